/** What biome reads of a repository, and what of its output is believed. */
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { ruleAddress } from "../../src/report/rules.ts";
import { biome } from "../../src/servers/biome/profile.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { gateWith, installed } from "../support/commands.ts";
import { type Files, folderOf } from "../support/files.ts";
import { repositoryOf } from "../support/repository.ts";

beforeAll(async () => {
  await installed("biome");
}, 120_000);

const rules = {
  "biome.json": '{ "linter": { "rules": { "suspicious": { "noDoubleEquals": "error" } } } }\n',
};

test("a finding behind characters of several bytes stands where it is, and a comment of its own suppresses it", async () => {
  const base = { ...rules, "a.ts": "export {};\n", "b.js": "export const b = (c, d) => c == d;\n" };
  const head = {
    "a.ts": 'export const a = "é😀"; export const b = a == "";\r\n',
    "b.js": "// biome-ignore lint/suspicious/noDoubleEquals: not now\nexport const b = (c, d) => c == d;\n",
  };
  const report = reportOf(await gateWith(["biome"])(repositoryOf(base, head)));
  const found = report.findings.find(({ path }) => path === "a.ts") ?? expect.fail();
  expect(head["a.ts"].slice(found.range.start.character, found.range.end.character)).toBe("==");
  expect(findingLines(report)).toEqual([
    "new a.ts:1 lint/suspicious/noDoubleEquals",
    "suppressed b.js:1 lint/suspicious/noDoubleEquals",
  ]);
});

test("head is judged under base's rules, its own configuration is no source, and what is linked into the tree is none either", async () => {
  const repository = repositoryOf(
    { ...rules, ".gitignore": ".venv\n", "a.ts": "export {};\n" },
    { "biome.json": '{ "linter": { "enabled": false } }\n', "a.ts": 'export const a = "" == "b";\n' },
  );
  symlinkSync(
    folderOf({ "pyvenv.cfg": "version = 3.12.0\n", "lib/late.js": "debugger\n" }),
    join(repository, ".venv"),
  );
  const report = reportOf(await gateWith(["biome"])(repository));
  expect(findingLines(report)).toEqual(["new a.ts:1 lint/suspicious/noDoubleEquals"]);
  expect(report.policyChanges.map(({ kind }) => kind)).toEqual(["server-configuration"]);
  expect(report.servers.map(({ base, head }) => [base.files, head.files])).toEqual([[1, 1]]);
});

test("what a configuration names outside of the project is refused, and so is a plugin that is a program", async () => {
  const said = async (configuration: object) => {
    const base = { "biome.json": JSON.stringify(configuration), "a.ts": "", "plugin.js": "debugger;\n" };
    const { verdict, reasons } = reportOf(
      await gateWith(["biome"])(repositoryOf(base, { "a.ts": "a == 1;\n" })),
    );
    return `${verdict}: ${reasons[0]?.code} ${reasons[0]?.message}`;
  };
  expect([
    await said({ extends: ["../elsewhere.json"] }),
    await said({ plugins: ["/etc/plugin.grit"] }),
    await said({ plugins: ["./plugin.js"] }),
    await said({ overrides: [{ includes: ["**"], plugins: [{ path: "plugin.js" }] }] }),
  ]).toMatchInlineSnapshot(`
    [
      "inconclusive: server-configuration biome on base and head: biome.json names a file outside the project: move that file into it",
      "inconclusive: server-configuration biome on base and head: biome.json names a file outside the project: move that file into it",
      "inconclusive: server-configuration biome on base and head: biome.json names the plugin ./plugin.js, which biome would run: remove the plugin",
      "inconclusive: server-configuration biome on base and head: biome.json names the plugin plugin.js, which biome would run: remove the plugin",
    ]
  `);
});

test("a file that is too large for biome as a rule, or as its configuration says, is looked at all the same", async () => {
  const padded = (...lines: readonly string[]) =>
    [lines[0], `// ${"x".repeat(1_200_000)}`, ...lines.slice(1), ""].join("\n");
  const base = { ...rules, "a.js": "export const a = (b) => b == 1;\n" };
  const told = async (head: Files) => {
    const report = reportOf(await gateWith(["biome"])(repositoryOf(base, head)));
    return [report.verdict, ...findingLines(report), `${report.counts.unchanged} unchanged`];
  };
  const larger = padded("export const a = (b) => b == 1;", "export const c = (d) => d == 1;");
  expect([
    await told({ "a.js": larger }),
    await told({ "a.js": larger, "biome.json": '{ "files": { "maxSize": 10 } }\n' }),
  ]).toEqual(
    Array.from({ length: 2 }, () => ["fail", "new a.js:3 lint/suspicious/noDoubleEquals", "1 unchanged"]),
  );
});

test("advice on its own configuration, such as another release in its schema, is no note of a run", async () => {
  const of = {
    $schema: "https://biomejs.dev/schemas/2.1.0/schema.json",
    linter: { rules: { recommended: true } },
  };
  const base = { "biome.json": JSON.stringify(of), "a.ts": "export {};\n" };
  const report = reportOf(await gateWith(["biome"])(repositoryOf(base, { "a.ts": "export const a = 1;\n" })));
  expect([report.verdict, report.limits.map(({ message }) => message)]).toEqual(["pass", []]);
});

test("an exit code alone proves nothing", () => {
  const one = (severity: string) => ({
    severity,
    message: "no",
    category: "lint/suspicious/noDebugger",
    location: { path: "a.js", start: { line: 1, column: 1 }, end: { line: 1, column: 10 } },
  });
  const json = (diagnostics: readonly unknown[], change: object = {}) =>
    JSON.stringify({
      summary: { errors: diagnostics.length, diagnosticsNotPrinted: 0, skipped: 0, ...change },
      diagnostics,
    });
  const ended = (exitCode: number | null, stdout: string, stderr = "") => {
    const read = biome.compiler.read({
      exitCode,
      stdout,
      stderr,
      timedOut: false,
      cwd: "/tree",
      over: "project",
    });
    return read.kind === "failed" ? `${read.code}: ${read.reason}` : `${read.diagnostics.length} found`;
  };
  expect({
    "nothing, and 0": ended(0, json([])),
    "a warning, and 0": ended(0, json([one("warning")], { errors: 0 })),
    "an error, and 1": ended(1, json([one("error")])),
    "an error, and 0": ended(0, json([one("error")])),
    "nothing, and 1": ended(1, json([])),
    "another count": ended(1, json([one("error")], { errors: 2 })),
    "left out": ended(1, json([one("error")], { diagnosticsNotPrinted: 3 })),
    "half a list": ended(1, json([one("error")]).slice(0, -9)),
    "a configuration": ended(
      1,
      "",
      "biome.json:1:3 deserialize ━━\n\n  × Found an unknown key `bogus`.\n\nconfiguration ━━\n\n  × Biome exited because the configuration resulted in errors. Please fix them.\n",
    ),
    "a panic": ended(101, "", "Biome encountered an unexpected error\n"),
    "a signal": ended(null, ""),
  }).toMatchInlineSnapshot(`
    {
      "a configuration": "server-configuration: Found an unknown key \`bogus\`.",
      "a panic": "server-not-ready: biome ended with code 101",
      "a signal": "server-not-ready: a signal ended the command",
      "a warning, and 0": "1 found",
      "an error, and 0": "server-not-ready: biome ended with code 0, although it printed 1 finding",
      "an error, and 1": "1 found",
      "another count": "server-not-ready: biome printed another number of errors (1) than it counted",
      "half a list": "server-not-ready: biome did not print a list of findings",
      "left out": "server-not-ready: biome left findings out of its list",
      "nothing, and 0": "0 found",
      "nothing, and 1": "server-not-ready: biome ended with code 1, although it printed 0 findings",
    }
  `);
});

test("a finding leads to the page of its rule", () => {
  const address = (code: string) => ruleAddress({ server: "biome", code });
  expect([
    address("lint/suspicious/noDoubleEquals"),
    address("lint/a11y/useAltText"),
    address("parse"),
  ]).toEqual([
    "https://biomejs.dev/linter/rules/no-double-equals",
    "https://biomejs.dev/linter/rules/use-alt-text",
    null,
  ]);
});
