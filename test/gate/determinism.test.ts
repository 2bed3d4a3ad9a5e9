/** The same input gives the same bytes, and the canonical order is the order of the server's own command. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sha256 } from "../../src/model/digest.ts";
import { compareText } from "../../src/model/order.ts";
import { pyrightProgram } from "../../src/servers/pyright/program.ts";
import { circularProject } from "../support/circle.ts";
import { lanser, plainEnvironment } from "../support/command.ts";
import { folderOf, temporaryFolder } from "../support/files.ts";
import { gate, sharedCache } from "../support/gate.ts";
import { type Nightly, rowsOfNow, testByNight } from "../support/night.ts";
import { observeFolder } from "../support/observe.ts";
import { commandFindings, findingLine, observedFindings } from "../support/pyright-command.ts";
import { repositoryAt, repositoryOf } from "../support/repository.ts";

const circle = circularProject(16);

describe("a project whose modules import each other in circles", () => {
  testByNight("has other findings when it is checked in another order", async () => {
    const folder = folderOf(circle);
    const inReverse = Object.keys(circle).sort(compareText).reverse();
    const [walked, reversed] = [await commandFindings(folder), await commandFindings(folder, inReverse)];
    expect({ walked: walked.findings.length, reversed: reversed.findings.length }).toMatchInlineSnapshot(`
      {
        "reversed": 350,
        "walked": 304,
      }
    `);
  });

  test("has other findings when our own sessions open its files in another order, and the same in the same", async () => {
    const folder = folderOf(circle);
    const program = pyrightProgram({ root: folder, project: "." });
    const paths = program.kind === "program" ? program.paths : [];
    const orders = { walked: paths, again: paths, reversed: paths.toReversed() };
    const found: Record<string, string> = {};
    for (const [name, order] of Object.entries(orders)) {
      const { files, failure } = await observeFolder(folder, order);
      const findings = files.flatMap((file) => (file.kind === "final" ? file.findings.map(findingLine) : []));
      const digest = sha256(findings.sort(compareText).join("\n")).slice(0, 15);
      found[name] = `${failure?.code ?? "healthy"}, ${findings.length} findings, ${digest}`;
    }
    expect(found).toMatchInlineSnapshot(`
      {
        "again": "healthy, 304 findings, sha256:4dd24f07",
        "reversed": "healthy, 317 findings, sha256:1bf54262",
        "walked": "healthy, 304 findings, sha256:4dd24f07",
      }
    `);
  });

  testByNight(
    "has the findings of pyright's own command, on both sides",
    async () => {
      const repository = repositoryOf(circle, { "m5.py": `${circle["m5.py"]}\nx: int = ""\n` });
      const traces = temporaryFolder();
      const { report } = await gate(repository, { traceFolder: traces });
      expect(report?.servers).toMatchObject([
        { base: { files: 17, unknown: 0 }, head: { files: 17, unknown: 0 } },
      ]);
      for (const side of ["base", "head"] as const) {
        const files = side === "base" ? circle : { ...circle, "m5.py": `${circle["m5.py"]}\nx: int = ""\n` };
        const command = await commandFindings(folderOf(files));
        expect(await observedFindings(traces, side)).toEqual(command);
      }
    },
    120_000,
  );
});

describe("a report", () => {
  const base = {
    "app/rates.py": "def rate(name: str) -> int:\n    return len(name)\n",
    "app/bill.py": "from app.rates import rate\n\ntotal: str = rate(1)\n",
  };
  const head = { "app/rates.py": "def rate(name: str, day: int) -> int:\n    return len(name) + day\n" };

  test("is the same bytes whatever the folder, time zone, language, home and cache", async () => {
    // A version manager finds its Pythons from HOME unless a variable names them.
    const otherHome = { HOME: "/nonexistent", PYENV_ROOT: join(process.env["HOME"] ?? "", ".pyenv") };
    const variations: readonly (Nightly & {
      name: string;
      folder: string;
      env: Record<string, string>;
      cache: string;
    })[] = [
      { name: "plain", folder: "a", env: {}, cache: sharedCache },
      {
        name: "deep, with spaces, in other letters, and all else different",
        folder: "a/b/c/d/with space/and #1 %20/häfen/ポート",
        env: { TZ: "Asia/Kathmandu", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", ...otherHome },
        cache: "own-cache",
      },
      {
        name: "deep",
        folder: "a/b/c/d/e/f/g/h",
        env: { TZ: "Asia/Kathmandu" },
        cache: sharedCache,
        byNight: true,
      },
      {
        name: "spaces",
        folder: "with space/and #1 %20",
        env: { LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" },
        cache: sharedCache,
        byNight: true,
      },
      {
        name: "unicode",
        folder: "häfen/ポート",
        env: { TZ: "America/St_Johns", ...otherHome },
        cache: sharedCache,
        byNight: true,
      },
      { name: "cold", folder: "z", env: {}, cache: "own-cache", byNight: true },
    ];
    const reports: string[] = [];
    for (const { folder, env, cache } of rowsOfNow(variations)) {
      const place = join(temporaryFolder(), folder);
      mkdirSync(join(place, "tmp"), { recursive: true });
      const repository = repositoryAt(join(place, "project"), base, head);
      const { stdout, stderr } = await lanser(
        [
          "gate",
          "--fresh",
          "--base-exact",
          "HEAD^",
          "--head",
          "HEAD",
          "--server",
          "pyright",
          "--format",
          "json",
          "--cache",
          cache,
        ],
        { cwd: repository, env: plainEnvironment({ ...env, TMPDIR: join(place, "tmp") }) },
      );
      reports.push(stdout === "" ? stderr : stdout);
    }
    expect(new Set(reports).size).toBe(1);
    expect(reports[0]).toMatch(/^\{"base":.*"verdict":"fail"\}\n$/);
  }, 120_000);

  testByNight("of a working tree is the same bytes when TMPDIR lies in it", async () => {
    const repository = repositoryOf(base, head);
    mkdirSync(join(repository, "tmp"));
    const tree = { base: { kind: "exact", rev: "HEAD" }, head: { kind: "work-tree" } } as const;
    const [outside, inside] = [
      await gate(repository, tree),
      await gate(repository, {
        ...tree,
        host: (host) => ({ ...host, temporaryFolder: join(repository, "tmp") }),
      }),
    ];
    expect(inside.report).toEqual(outside.report);
  });
});
