/** Every code has words of its own for what it means and what to do, and `lanser explain CODE` prints them. */
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { allCodes, codeKinds, explainCode } from "../../src/report/codes/account.ts";
import { temporaryFolder } from "../support/files.ts";
import { runInProcess } from "../support/in-process.ts";

describe("the account of a code", () => {
  const rows = codeKinds.flatMap(({ one, codes }) =>
    Object.entries(codes).map(([code, account]) => ({ one, code, ...account })),
  );

  test("is two whole sentences that no other code of its kind has", () => {
    const odd = rows.filter(
      ({ means, todo }) => !/^[A-Z`][^|\n]*\.$/u.test(means) || !/^[A-Z`][^|\n]*\.?$/u.test(todo),
    );
    expect(odd).toEqual([]);
    for (const { one } of codeKinds) {
      const means = rows.filter((row) => row.one === one).map((row) => row.means);
      expect(means.filter((text, at) => means.indexOf(text) !== at)).toEqual([]);
    }
  });

  test("is short: at most three sentences for what it means and for what to do, none over 30 words", () => {
    const long = rows.flatMap(({ code, means, todo }) =>
      [means, todo].flatMap((text) => {
        const sentences = text.split(/(?<=\.)\s+(?=[A-Z`])/u);
        const isLong = sentences.length > 3 || sentences.some((one) => one.split(/\s+/u).length > 30);
        return isLong ? [`${code}: ${text}`] : [];
      }),
    );
    expect(long).toEqual([]);
  });

  test("is not to be mistaken for the id of a finding", () => {
    expect(allCodes.filter((code) => /^[0-9a-f]+$/u.test(code))).toEqual([]);
  });

  test("has every meaning of a code that is of several kinds", () => {
    expect(explainCode("server-timeout")).toMatchInlineSnapshot(`
      "server-timeout (reason of a verdict)
        The server did not answer in time.
        What to do: Run it again. If it happens again, use a runner with more memory or processors, or check fewer roots in a job.

      server-timeout (error)
        The server did not answer in time. Exit code 64.
        What to do: Try again, or name fewer files.
      "
    `);
    expect(explainCode("no-such-code")).toBe("");
  });
});

describe("lanser explain CODE", () => {
  const explain = async (...args: readonly string[]) => {
    const { code, stdout, stderr } = await runInProcess(temporaryFolder(), ["explain", ...args]);
    return `${code} ${stdout}${stderr}`;
  };

  test("prints it", async () => {
    expect(await explain("dependencies-differ")).toMatchInlineSnapshot(`
      "0 dependencies-differ (reason of a verdict, limit)
        Head needs other packages than base, but both sides used one environment. The packages can be the cause of a finding.
        What to do: Install base's packages into a folder outside the repository and name it (\`base-dependencies\`). See docs/dependencies.md for the steps.
      "
    `);
  });

  test("prints all with --all, each account once, and fits a terminal", async () => {
    const { stdout } = await runInProcess(temporaryFolder(), ["explain", "--all"], { isTerminal: true });
    const plain = stripVTControlCharacters(stdout);
    const heads = [...plain.matchAll(/^(\S+) \(.*\)$/gmu)].map(([, code]) => code);
    expect(allCodes.filter((code) => !heads.includes(code))).toEqual([]);
    expect(plain.match(/^renames-skipped .*$/gmu)).toEqual(["renames-skipped (reason of a verdict, limit)"]);
    expect(plain.split("\n").filter((line) => line.length > 120)).toEqual([]);
    expect(await explain("--all", "unscored")).toMatchInlineSnapshot(`
      "13 lanser: --all explains every code, so leave out the finding, the code and --report
        See: lanser explain --help
      "
    `);
  });

  test("names the nearest where there is none, and asks for a report where it is the id of a finding", async () => {
    expect(await explain("server-crash")).toMatchInlineSnapshot(`
      "3 lanser: there is no code server-crash
        Did you mean server-crashed?
      "
    `);
    expect(await explain("28cf7f4d69b7")).toMatchInlineSnapshot(`
      "13 lanser: to explain a finding, add --report FILE
        See: lanser explain --help
      "
    `);
  });
});
