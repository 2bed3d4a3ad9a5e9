/** The line that gives a report again: what stands in it, for whom. That it does so is in test/tools/reproduce.test.ts. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { callerOf } from "../../../src/cli/program/caller.ts";
import { noChosenOptions, reproduceChosen, reproduceCommand } from "../../../src/cli/program/reproduce.ts";
import { surroundingsOf } from "../../../src/cli/program/where.ts";
import { version } from "../../../src/platform/version.ts";
import { reportOf } from "../../report/support.ts";
import { temporaryFolder } from "../../support/files.ts";

const report = reportOf({
  base: { commit: "1".repeat(40), tree: "2".repeat(40) },
  head: { commit: "3".repeat(40), tree: "4".repeat(40) },
});
const commits = `--base-exact ${"1".repeat(40)} --head ${"3".repeat(40)}`;
const fetched = `git fetch --quiet origin ${"1".repeat(40)} ${"3".repeat(40)} && `;

const callerIn = (
  env: Readonly<Record<string, string>>,
  { isReleased = false, programFile }: { isReleased?: boolean; programFile?: string } = {},
) => callerOf({ env, cwd: "/", programFile, where: surroundingsOf(env) }, { isReleased });

const job = { GITHUB_ACTIONS: "true", GITHUB_REPOSITORY: "acme/shop" };
const own = { GITHUB_ACTIONS: "true", GITHUB_REPOSITORY: "lanser/lanser" };

describe("of a job", () => {
  const line = (env: Readonly<Record<string, string>>, isReleased: boolean) =>
    reproduceChosen(report, { ...noChosenOptions, servers: ["pyright"] }, callerIn(env, { isReleased }));

  test("the commits come first, then the released package, by its version", () => {
    expect(line(job, true)).toBe(`${fetched}npx --yes lanser@${version} gate ${commits} --server pyright`);
  });

  test("server settings stand in it, on one line", () => {
    const of = (settings: string) =>
      reproduceChosen(report, { ...noChosenOptions, settings }, callerIn(job, { isReleased: true }));
    expect(of("pyright:\n  analysis:\n    typeCheckingMode: strict # all of it\n")).toBe(
      `${fetched}npx --yes lanser@${version} gate ${commits} --settings '{"pyright":{"analysis":{"typeCheckingMode":"strict"}}}'`,
    );
    expect(of(" \n")).not.toContain("--settings");
  });

  test("while nothing is released, the bundle of the Action as the workflow names it", () => {
    const named = { ...job, GITHUB_ACTION_REPOSITORY: "acme/lanser", GITHUB_ACTION_REF: "3f2b7c1" };
    expect(line(named, false)).toBe(
      `${fetched}{ test -d ../lanser-gate || git clone --quiet https://github.com/acme/lanser.git ../lanser-gate; } && ` +
        `git -C ../lanser-gate checkout --quiet 3f2b7c1 && node ../lanser-gate/dist/cli.js gate ${commits} --server pyright`,
    );
    expect(line(job, false)).toContain(
      "https://github.com/lanser/lanser.git ../lanser-gate; } && git -C ../lanser-gate checkout --quiet v0 && ",
    );
  });

  test.each([
    { CI: "true", GITLAB_CI: "true" },
    { CI: "1", BUILD_ID: "7" },
  ])("of another CI, whose reader is elsewhere, too: %j", (env) => {
    expect(line(env, true)).toBe(`${fetched}npx --yes lanser@${version} gate ${commits} --server pyright`);
    expect(line(env, false)).toContain(
      `${fetched}{ test -d ../lanser-gate || git clone --quiet https://github.com/lanser/lanser.git`,
    );
  });

  test("of this repository, its own script", () => {
    expect(line(own, false)).toBe(`${fetched}npm run -s gate -- ${commits} --server pyright`);
  });

  test("that has no commits has none to fetch, and one commit is fetched once", () => {
    const caller = callerIn(job, { isReleased: true });
    const nothing = { commit: null, tree: null };
    expect(reproduceCommand(reportOf({ base: nothing, head: nothing }), {}, caller)).toMatch(/^npx /u);
    const same = { commit: "1".repeat(40), tree: null };
    expect(reproduceCommand(reportOf({ base: same, head: same }), {}, caller)).toMatch(
      /^git fetch --quiet origin 1+ && /u,
    );
  });
});

describe("at a terminal", () => {
  const line = (...args: Parameters<typeof callerIn>) =>
    reproduceCommand(report, { server: ["pyright"] }, callerIn(...args));

  test("it is the command as it was called", () => {
    const script = (npm_lifecycle_event: string) => ({ LANSER_CALLED_FROM: "/shop", npm_lifecycle_event });
    expect([
      line({}),
      line(script("gate")),
      line(script("lanser")),
      line({ npm_command: "exec" }, { isReleased: true, programFile: "/x/lanser" }),
    ]).toEqual([
      `lanser gate ${commits} --server pyright`,
      `npm run -s gate -- ${commits} --server pyright`,
      `npm run -s lanser -- gate ${commits} --server pyright`,
      `npx --yes lanser@${version} gate ${commits} --server pyright`,
    ]);
  });

  test("of a bundle it names the file from where it was called", () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "cli.js"), "");
    const host = { env: {}, cwd: folder, programFile: join(folder, "cli.js"), where: surroundingsOf({}) };
    expect(callerOf(host).gate).toBe("node cli.js gate");
  });

  test("what is only shown, kept or waited for is left out", () => {
    const given = {
      ...{ watch: true, fresh: true, cache: "x", all: true, show: "error", verbose: true, color: "always" },
      ...{ format: "json", events: "-", report: "r", base: "main" },
    };
    expect(reproduceCommand(report, { ...given, root: ["a b"] }, callerIn({}))).toBe(
      `lanser gate ${commits} --root 'a b'`,
    );
  });
});

test("a shell takes every word of a line for one argument, whatever a repository or a workflow calls itself", () => {
  const words = fc.array(
    fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 8 }),
      fc.constantFrom("$(id)", "`id`", "a'b", "; exit 9", "&&", "-x", "*", "~", "\n", ""),
    ),
    { minLength: 1, maxLength: 4 },
  );
  const lists = fc
    .sample(words, { numRuns: 200, seed: 1 })
    .map((list) => list.map((one) => one.replaceAll("\0", "")));
  const script = lists
    .map((list) => {
      return reproduceCommand(report, { root: list }, { gate: "show", isElsewhere: false });
    })
    .join("\n");
  const said = execFileSync("sh", ["-c", `show() { printf '%s\\0' "$@"; printf '\\0'; }\n${script}`], {
    encoding: "utf8",
  });
  const first = ["--base-exact", "1".repeat(40), "--head", "3".repeat(40)];
  const wanted = lists.map((list) => [...first, ...list.flatMap((one) => ["--root", one])].join("\0"));
  expect(said).toBe(wanted.map((one) => `${one}\0\0`).join(""));
});
