/** What oxlint would run of a repository, and what of its output is believed. */
import { chmodSync, existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { ruleAddress } from "../../src/report/rules.ts";
import { oxlint } from "../../src/servers/oxlint/profile.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { gateWith, installed } from "../support/commands.ts";
import { type Files, temporaryFolder, write } from "../support/files.ts";
import { repositoryOf } from "../support/repository.ts";

beforeAll(async () => {
  await installed("oxlint");
}, 120_000);

const rules = { ".oxlintrc.json": '{ "rules": { "eqeqeq": "error" } }\n' };

test("no code of the repository runs: a configuration that names some is refused", async () => {
  const marker = join(temporaryFolder(), "ran");
  const plugin = `require("node:fs").writeFileSync(${JSON.stringify(marker)}, "");\n`;
  const typeAware = '{ "options": { "typeAware": true } }\n';
  const said = async (base: Files, head: Files = {}) => {
    const repository = repositoryOf(
      { ".gitignore": "node_modules\n", ...base },
      { "a.js": "a == null;\n", ...head },
    );
    // An installed package is linked into both trees.
    write(repository, { "node_modules/.bin/tsgolint": `#!/bin/sh\n: > ${marker}\n` });
    chmodSync(join(repository, "node_modules/.bin/tsgolint"), 0o755);
    const report = reportOf(await gateWith(["oxlint"])(repository));
    return `${report.verdict}: ${report.reasons.map(({ message }) => message).join("; ")}`;
  };
  expect([
    await said({ ".oxlintrc.json": '{ "jsPlugins": ["./plugin.js"] }\n', "plugin.js": plugin }),
    await said({
      ".oxlintrc.json": '{ "overrides": [{ "files": ["*"], "jsPlugins": ["./plugin.js"] }] }\n',
      "plugin.js": plugin,
    }),
    await said({ "oxlint.config.js": plugin }),
    await said({ "packages/one/oxlint.config.ts": plugin }),
    await said({ ".oxlintrc.json": '{ "extends": ["../elsewhere.json"] }\n' }),
    await said({ ".oxlintrc.json": typeAware }),
    await said({ "packages/one/.oxlintrc.json": typeAware }),
    await said(rules, { ".oxlintrc.json": typeAware }),
  ]).toMatchInlineSnapshot(`
    [
      "inconclusive: oxlint on base and head: .oxlintrc.json names \`jsPlugins\`, which oxlint would run: remove them",
      "inconclusive: oxlint on base and head: .oxlintrc.json names \`jsPlugins\`, which oxlint would run: remove them",
      "inconclusive: oxlint on base and head: oxlint.config.js is a program that oxlint would run: write the configuration as .oxlintrc.json",
      "inconclusive: oxlint on base and head: packages/one/oxlint.config.ts is a program that oxlint would run: write the configuration as .oxlintrc.json",
      "inconclusive: oxlint on base and head: .oxlintrc.json extends a file outside the project: move that file into it",
      "inconclusive: oxlint on base and head: .oxlintrc.json turns on \`typeAware\` rules, which run the repository's tsgolint: turn them off",
      "inconclusive: oxlint on base and head: packages/one/.oxlintrc.json turns on \`typeAware\` rules, which run the repository's tsgolint: turn them off",
      "fail: 1 new error",
    ]
  `);
  expect(existsSync(marker)).toBe(false);
});

test("a finding behind characters of several bytes stands where it is, and a comment of its own suppresses it", async () => {
  const base = { ...rules, "a.ts": "", "b.js": "export const b = (c) => c == null;\n" };
  const head = {
    "a.ts": 'export const a = "é😀"; export const b = a == null;\r\n',
    "b.js": "// oxlint-disable-next-line eqeqeq\nexport const b = (c) => c == null;\n",
  };
  const report = reportOf(await gateWith(["oxlint"])(repositoryOf(base, head)));
  const text = head["a.ts"];
  const found =
    report.findings.find(({ path, code }) => path === "a.ts" && code === "eslint(eqeqeq)") ?? expect.fail();
  expect(text.slice(found.range.start.character, found.range.end.character)).toBe("==");
  expect(findingLines(report)).toMatchInlineSnapshot(`
    [
      "fixed a.ts:1 unicorn(no-empty-file)",
      "new a.ts:1 eslint(eqeqeq)",
      "suppressed b.js:1 eslint(eqeqeq)",
    ]
  `);
});

test("an exit code alone proves nothing", () => {
  const one = (severity: string) => ({
    message: "no",
    code: "eslint(no-debugger)",
    severity,
    filename: "a.js",
    labels: [{ span: { offset: 0, length: 9, line: 1, column: 1 } }],
  });
  const json = (diagnostics: readonly unknown[]) => JSON.stringify({ diagnostics, number_of_files: 2 });
  const ended = (exitCode: number | null, stdout: string, stderr = "") => {
    const read = oxlint.compiler.read({
      exitCode,
      stdout,
      stderr,
      timedOut: false,
      cwd: "/tree",
      over: "project",
    });
    return read.kind === "failed"
      ? `${read.code}: ${read.reason}`
      : `${read.files} files, ${read.diagnostics.length} found`;
  };
  expect({
    "nothing, and 0": ended(0, json([])),
    "a warning, and 0": ended(0, json([one("warning")])),
    "an error, and 1": ended(1, json([one("error")])),
    "an error, and 0": ended(0, json([one("error")])),
    "nothing, and 1": ended(1, json([])),
    "half a list": ended(1, json([one("error")]).slice(0, -9)),
    "no count": ended(0, '{"diagnostics":[]}'),
    "a configuration": ended(
      1,
      "Failed to parse oxlint configuration file.\n\n  x Rule 'no-such' not found\n",
    ),
    "a panic": ended(101, "", "thread 'main' panicked\n"),
    "a signal": ended(null, ""),
    "no file": ended(1, json([{ message: "no" }])),
  }).toMatchInlineSnapshot(`
    {
      "a configuration": "server-configuration: Failed to parse oxlint configuration file.; Rule 'no-such' not found",
      "a panic": "server-not-ready: thread 'main' panicked",
      "a signal": "server-not-ready: a signal ended the command",
      "a warning, and 0": "2 files, 1 found",
      "an error, and 0": "server-not-ready: oxlint ended with code 0, although it printed 1 finding",
      "an error, and 1": "2 files, 1 found",
      "half a list": "server-not-ready: {"diagnostics":[{"message":"no","code":"eslint(no-debugger)","severity":"error","filename":"a.js","labels":[{"span":{"offset":0,"length":9,"line":1,"column":1}}]}],"number_of_",
      "no count": "server-not-ready: oxlint did not print how many files it checked",
      "no file": "server-not-ready: oxlint printed a finding without a file, place or message",
      "nothing, and 0": "2 files, 0 found",
      "nothing, and 1": "server-not-ready: oxlint ended with code 1, although it printed 0 findings",
    }
  `);
});

test("a finding leads to the page of its rule", () => {
  const address = (code: string) => ruleAddress({ server: "oxlint", code });
  expect([
    address("eslint(no-debugger)"),
    address("typescript-eslint(no-explicit-any)"),
    address("unicorn(no-thenable)"),
    address("jsx-a11y(alt-text)"),
  ]).toEqual([
    "https://oxc.rs/docs/guide/usage/linter/rules/eslint/no-debugger.html",
    "https://oxc.rs/docs/guide/usage/linter/rules/typescript/no-explicit-any.html",
    "https://oxc.rs/docs/guide/usage/linter/rules/unicorn/no-thenable.html",
    null,
  ]);
});
