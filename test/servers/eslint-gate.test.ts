/** ESLint runs the repository's code: not without consent, and then under base's code. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { explainRefusal } from "../../src/policy/consent.ts";
import { eslint } from "../../src/servers/eslint/profile.ts";
import { profiles } from "../../src/servers/registry.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { installed, only } from "../support/commands.ts";
import { type Files, folderOf, temporaryFolder } from "../support/files.ts";
import { type GateOptions, gate, testHost } from "../support/gate.ts";
import { repositoryOf } from "../support/repository.ts";

beforeAll(async () => {
  await installed("eslint");
}, 120_000);

const accepted = "version: 1\nservers: [{ id: eslint, trust: executes-repository, sandbox: none }]\n";
const byFile: NonNullable<GateOptions["policy"]> = {
  servers: [],
  file: undefined,
  failOn: undefined,
  where: "actions",
};
/** A configuration that leaves a sign when it runs. */
const config = (marker: string, rules: string) =>
  `import { appendFileSync } from "node:fs";\nimport own from "./rules/own.mjs";\nappendFileSync(${JSON.stringify(marker)}, "x");\nexport default [{ plugins: { own }, rules: ${rules} }];\n`;
const own = (name: string) =>
  `export default { rules: { name: { create: (context) => ({ Identifier(node) { if (node.name === "${name}") context.report({ node, message: "a bad name" }); } }) } } };\n`;
const baseOf = (marker: string): Files => ({
  "eslint.config.mjs": config(marker, '{ "no-debugger": "error", "own/name": "error" }'),
  "rules/own.mjs": own("bad"),
  "old.js": "export const old = 1;\n",
});

async function told(
  base: Files,
  head: Files,
  options: Pick<GateOptions, "policy"> = { policy: byFile },
): Promise<readonly string[]> {
  const report = reportOf(await gate(repositoryOf(base, head), options));
  return [
    `${report.verdict}: ${report.reasons.map(({ code, message }) => `${code}: ${message}`).join("; ")}`,
    ...findingLines(report),
  ];
}

const broken: Files = { "new.js": "debugger;\nexport const bad = 1;\n" };

test("it does not start where nobody who decides for base has accepted it", async () => {
  const marker = join(temporaryFolder(), "ran");
  const base = baseOf(marker);
  const configured = (more: string) => ({
    ...base,
    ".lanser/config.yml": `version: 1\nservers: [{ id: eslint${more} }]\n`,
  });
  expect([
    await told(configured(""), broken),
    await told(configured(", trust: executes-repository"), broken),
    // What the change itself accepts, and what a flag names.
    await told(base, { ...broken, ".lanser/config.yml": accepted }, { policy: only("eslint") }),
  ]).toMatchInlineSnapshot(`
    [
      [
        "inconclusive: install-refused: ESLint runs code of the repository, and no configuration accepts that",
      ],
      [
        "inconclusive: install-refused: ESLint runs code of the repository, but the configuration names no sandbox",
      ],
      [
        "inconclusive: install-refused: ESLint runs code of the repository, and no configuration accepts that",
      ],
    ]
  `);
  expect(existsSync(marker)).toBe(false);
});

test("accepted, it runs: head is judged under base's configuration and base's own rules", async () => {
  const marker = join(temporaryFolder(), "ran");
  const loosened = {
    ...broken,
    "eslint.config.mjs": config(marker, '{ "no-debugger": "off" }'),
    "rules/own.mjs": own("nothing"),
  };
  const said = await told({ ...baseOf(marker), ".lanser/config.yml": accepted }, loosened);
  expect(said).toMatchInlineSnapshot(`
    [
      "inconclusive: configuration-differs: 2 findings are new with base's configuration of the server, but head's configuration does not report them: new.js:1 no-debugger, new.js:2 own/name",
      "new new.js:1 no-debugger",
      "new new.js:2 own/name",
    ]
  `);
  expect(existsSync(marker)).toBe(true);
});

test("what its configuration loads by a relative place is configuration, too", () => {
  const root = folderOf({
    "eslint.config.js": 'import a from "./lint/a.js";\nconst b = require("./lint/b");\nimport c from "c";\n',
    "lint/a.js": 'export * from "../shared/index.js";\n',
    "lint/b.cjs": "",
    "shared/index.js": 'import "../../outside.js";\n',
    "src/a.js": "",
  });
  expect(eslint.configurationFiles({ root, projects: ["."], apart: [] })).toEqual([
    "eslint.config.js",
    "lint/a.js",
    "lint/b.cjs",
    "shared/index.js",
  ]);
});

test("only servers that run code of the repository need consent, and only base or a named file gives it", () => {
  const refused = (
    id: string,
    consent: Parameters<typeof explainRefusal>[1],
    origin: Parameters<typeof explainRefusal>[2],
  ) =>
    explainRefusal(profiles.find((one) => one.id === id) ?? expect.fail(), consent, origin)?.message ??
    "started";
  const all = { trust: "executes-repository", sandbox: "none" } as const;
  expect({
    "of another kind": refused("ruff", {}, "flags"),
    base: refused("eslint", all, "base"),
    "a named file": refused("eslint", all, "file"),
    "head's own": refused("eslint", all, "head"),
    "no sandbox": refused("eslint", { trust: "executes-repository" }, "base"),
    nothing: refused("eslint", {}, "base"),
    "a sandbox alone": refused("eslint", { sandbox: "none" }, "base"),
  }).toMatchInlineSnapshot(`
    {
      "a named file": "started",
      "a sandbox alone": "ESLint runs code of the repository, and no configuration accepts that",
      "base": "started",
      "head's own": "ESLint runs code of the repository, and only base's configuration can accept that",
      "no sandbox": "ESLint runs code of the repository, but the configuration names no sandbox",
      "nothing": "ESLint runs code of the repository, and no configuration accepts that",
      "of another kind": "started",
    }
  `);
});

test("its files are listed without a rule, and a configuration that fails is said in its own words", async () => {
  const { folder: serverFolder } = await installed("eslint");
  const marker = join(temporaryFolder(), "ran");
  const listed = async (files: Files) => {
    const root = folderOf(files);
    return eslint.program(testHost(temporaryFolder()), {
      root,
      project: ".",
      serverFolder,
      checkouts: [root],
    });
  };
  const leaving = `import { appendFileSync } from "node:fs";\nexport default { rules: { name: { create: () => ({ Program() { appendFileSync(${JSON.stringify(marker)}, "x"); } }) } } };\n`;
  const rules = `import own from "./own.mjs";\nexport default [{ ignores: ["out/"] }, { plugins: { own }, rules: { "own/name": 2 } }];\n`;
  const files = { "own.mjs": leaving, "a.js": "a;\n", "sub/b.cjs": "b;\n", "out/c.js": "c;\n" };
  expect([
    await listed({ ...files, "eslint.config.mjs": rules }),
    await listed({ ...files, "eslint.config.mjs": 'export default [{ rules: { "none/name": 2 } }];\n' }),
  ]).toMatchInlineSnapshot(`
    [
      {
        "kind": "program",
        "paths": [
          "a.js",
          "eslint.config.mjs",
          "own.mjs",
          "sub/b.cjs",
        ],
        "projectDiagnostics": [],
      },
      {
        "kind": "refused",
        "reason": "A configuration object specifies rule "none/name", but could not find plugin "none".; Common causes of this problem include:; 1. The "none" plugin is not defined in your configuration file.; 2. The "none" plugin is not defined within the same configuration object in which the "none/name" rule is applied.",
      },
    ]
  `);
  expect(existsSync(marker)).toBe(false);
});

test("an exit code alone proves nothing", () => {
  const file = (...severities: readonly unknown[]) => ({
    filePath: "/tree/a.js",
    messages: severities.map((severity) => ({ ruleId: "r", severity, message: "no", line: 1, column: 1 })),
  });
  const ended = (exitCode: number | null, stdout: string, stderr = "") => {
    const read = eslint.compiler.read({
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
    clean: ended(0, JSON.stringify([file(), file()])),
    "a warning, and 0": ended(0, JSON.stringify([file(1)])),
    "an error, and 1": ended(1, JSON.stringify([file(2, 1)])),
    "an error, and 0": ended(0, JSON.stringify([file(2)])),
    "a warning, and 1": ended(1, JSON.stringify([file(1)])),
    "half a list": ended(1, JSON.stringify([file(2)]).slice(0, -4)),
    "no severity": ended(1, JSON.stringify([file("2")])),
    "a configuration": ended(
      2,
      "",
      "\nOops! Something went wrong! :(\n\nESLint: 9.39.5\n\nError: Cannot find package 'x'\n    at f (a.js:1)\n",
    ),
    "a whole list, and 2": ended(2, JSON.stringify([file(2)])),
    "a signal": ended(null, ""),
  }).toMatchInlineSnapshot(`
    {
      "a configuration": "server-configuration: Error: Cannot find package 'x'",
      "a signal": "server-not-ready: a signal ended the command",
      "a warning, and 0": "1 files, 1 found",
      "a warning, and 1": "server-not-ready: ESLint ended with code 1, although it printed 1 finding",
      "a whole list, and 2": "server-configuration: ESLint ended with code 2",
      "an error, and 0": "server-not-ready: ESLint ended with code 0, although it printed 1 finding",
      "an error, and 1": "1 files, 2 found",
      "clean": "2 files, 0 found",
      "half a list": "server-not-ready: ESLint did not print a list of findings",
      "no severity": "server-not-ready: ESLint printed a finding without a file, place or message",
    }
  `);
});
