import { execFile, spawnSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { strictAjv } from "../scripts/validators.ts";
import { currentMode } from "../src/servers/compiler/modes.ts";
import { profiles } from "../src/servers/registry.ts";
import { metadataOf } from "./support/actions.ts";
import { unusedPermissions, violations } from "./support/architecture.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Beside the one reader: those that write, that read what is ours, or that looked whether it is a regular file. */
const readers = [
  "src/cli/trace/export.ts",
  "src/git/work-tree.ts",
  "src/platform/disk.ts",
  "src/platform/files.ts",
  "src/platform/folders.ts",
  "src/platform/host.ts",
  "src/servers/tree-digest.ts",
  "src/session/observe/cache/store.ts",
  "src/session/trace/record.ts",
  "src/session/trace/source.ts",
  "src/syntax/grammars.ts",
];

/** The most lines of a server's folder, by what it is. */
const serverLinesMax = { compiler: 60, lsp: 100 } as const;

/** The servers that need more, and why. */
const largeServers: Readonly<Record<string, string>> = {
  "bash-language-server": "rules and a list of scripts are prepared for each tree",
  biome: "its list of files and its failures are drawings, and plugins are refused",
  cargo: "targets, modules and the Rust of the machine are read from files",
  clangd: "the database of compile commands is rewritten for each tree",
  eslint: "its configuration loads files of the repository, and its files are listed through its API",
  go: "packages that cannot be resolved are told from mistakes",
  gopls: "errors that mean an empty answer, and reports that are not in the protocol's form",
  oxlint: "configurations that would run code are refused in three ways",
  pyrefly: "its list of files is part of a longer text, and notebooks and places are left out of its output",
  pyright: "configurations, roots, additions and messages of pyright are read",
  shellcheck: "scripts are found by their first lines, and a second run shows what directives hide",
  taplo: "its output is a drawing, and its globs are matched",
  ty: "a file that it gives up, or cannot read, is among its findings",
  typescript: "projects, references and imports of TypeScript are read",
};

describe("the sources", () => {
  test("have no type errors", () => {
    expect(run([process.execPath, join(root, "node_modules/typescript/bin/tsc"), "--noEmit"])).toEqual(
      quietSuccess,
    );
  }, 90_000);

  test("are laid out and linted", () => {
    const { code, stdout, stderr } = run(["biome", "check", "--colors=off", "--error-on-warnings", "."]);
    expect({ code, said: code === 0 ? "" : stdout + stderr }).toEqual({ code: 0, said: "" });
  });

  test("import only what the list allows", () => {
    const paths = globSync("**/*.ts", { cwd: join(root, "src") });
    expect(
      violations(new Map(paths.map((path) => [path, readFileSync(join(root, "src", path), "utf8")]))),
    ).toEqual([]);
  });

  test("read files of others in one place", () => {
    const reads =
      /\b(?:readFileSync|readFile|createReadStream|openSync|openAsBlob)\b(?=[^;]*\} from "node:fs)/u;
    const found = globSync("src/**/*.ts", { cwd: root }).filter((path) =>
      reads.test(readFileSync(join(root, path), "utf8")),
    );
    expect(found.sort()).toEqual(readers);
  });

  test("define a server in one small file, unless there is a reason", () => {
    const sizes = profiles.map((profile) => {
      const folder = globSync(`src/servers/${profile.id}/**/*.ts`, { cwd: root });
      const own = folder.filter((path) => !path.endsWith(".gen.ts"));
      const lines = own.flatMap((path) =>
        readFileSync(join(root, path), "utf8").trimEnd().split("\n"),
      ).length;
      return { id: profile.id, lines, isSmall: lines <= serverLinesMax[currentMode(profile)] };
    });
    expect(sizes.filter(({ id, isSmall }) => !isSmall && !(id in largeServers))).toEqual([]);
    // Whoever became small leaves the list.
    const small = sizes.flatMap(({ id, isSmall }) => (isSmall ? [id] : []));
    expect(small.filter((id) => id in largeServers)).toEqual([]);
    expect(small.sort()).toEqual([
      "basedpyright",
      "json",
      "ruff",
      "typescript-language-server",
      "vtsls",
      "yaml",
    ]);
  });

  test("use every permission of the list", () => {
    const paths = globSync("**/*.ts", { cwd: join(root, "src") });
    expect(
      unusedPermissions(new Map(paths.map((path) => [path, readFileSync(join(root, "src", path), "utf8")]))),
    ).toEqual([]);
  });

  test("are held to that, too: a row without a folder and a permission without a use are found", () => {
    const sources = new Map([
      ["lsp/session.ts", 'import type { Clock } from "../platform/host.ts"; import "../wire/stdio.ts";'],
      ["wire/stdio.ts", ""],
      ["platform/host.ts", ""],
    ]);
    const found = unusedPermissions(
      sources,
      { lsp: ["wire", "platform"], wire: [], platform: [], query: ["lsp"] },
      { wire: ["lsp"] },
    );
    expect(found.filter((one) => /^(?:lsp|wire|platform|query)/u.test(one))).toEqual([
      "query: there is no such folder",
      "lsp: does not import platform",
      "query: does not import lsp",
      "wire: does not import lsp",
    ]);
  });

  test("are held to the list: every kind of break is found", () => {
    const sources = new Map([
      ["model/order.ts", 'import fs from "node:fs"; export const x = Math["random"]();'],
      ["model/utils.ts", 'import type { Session } from "../session/session.ts";'],
      ["match/match.ts", 'import * as rpc from "vscode-jsonrpc"; import { a } from "canonicalize";'],
      ["session/a.ts", 'import "./b.ts"; import { git } from "../git/git.ts"; export * from "./c.ts";'],
      ["session/b.ts", 'type A = import("./a.ts").A; const where = "x"; await import(where);'],
      [
        "session/stdio.ts",
        'import type { ChildProcess } from "node:child_process"; import "../model/order.ts";',
      ],
      ["git/git.ts", 'import { spawn } from "node:child_process"; import "simple-git";'],
      [
        "session/read.ts",
        'import { hash } from "node:crypto"; import { sha256 } from "@noble/hashes/sha2.js";',
      ],
      [
        "report/plain.ts",
        'import core from "@actions/core"; import "simple-git"; import "../../scripts/build.ts";',
      ],
      [
        "cli/main.ts",
        'import process from "node:process"; import "../session/a.ts"; import "../report/plain.ts";',
      ],
      ["policy/clock.ts", 'import type { Clock } from "../platform/host.ts";'],
      ["syntax/clock.ts", 'import type { Clock } from "../platform/host.ts";'],
      ["elsewhere/a.ts", 'import "../session/stdio.ts";'],
      ["action/gate.ts", 'import "../cli/program/drift.ts"; import type { Flags } from "../cli/main.ts";'],
      ["index.ts", 'import "./cli/program/drift.ts"; import "./action/gate.ts";'],
      ["cli/program/drift.ts", 'import "../../git/git.ts"; import "../main.ts";'],
      ["report/api.ts", 'import "../cli/program/drift.ts";'],
      ["report/a.ts", "export function render() {} export type Line = string; export const [one] = [1];"],
      ["report/b.ts", "export const render = 1, other = 2; type Line = number; export const two = 2;"],
      ["report/c.ts", "export interface Line {} export class other {} export function two(): void;"],
    ]);
    expect(violations(sources)).toMatchInlineSnapshot(`
      [
        "model/utils.ts: a name that says nothing",
        "action/gate.ts: may not import ../cli/main.ts (action may import everything but cli, index)",
        "cli/program/drift.ts: may not import ../main.ts (cli/program may import everything but action, cli, index)",
        "elsewhere/a.ts: may not import ../session/stdio.ts (elsewhere is not in scripts/imports.ts)",
        "git/git.ts: may not import node:child_process (it belongs to platform)",
        "index.ts: may not import ./action/gate.ts (index may import everything but action, cli)",
        "match/match.ts: may not import vscode-jsonrpc (match touches nothing but values)",
        "model/order.ts: may not import node:fs (model touches nothing but values)",
        "model/utils.ts: may not import ../session/session.ts (model may import nothing)",
        "policy/clock.ts: may not import ../platform/host.ts (policy may import nothing)",
        "report/api.ts: may not import ../cli/program/drift.ts (report may import platform)",
        "report/plain.ts: may not import @actions/core (it belongs to action)",
        "report/plain.ts: may not import simple-git (it belongs to git)",
        "report/plain.ts: may not import ../../scripts/build.ts (it is outside src)",
        "session/a.ts: may not import ../git/git.ts (session may import platform, syntax, servers)",
        "session/read.ts: may not import node:crypto (it belongs to platform)",
        "session/read.ts: may not import @noble/hashes/sha2.js (it belongs to model)",
        "model/order.ts: uses Math.random",
        "session/a.ts: re-exports ./c.ts; only index.ts re-exports",
        "session/b.ts: imports something that only shows when it runs",
        "report/b.ts: exports render, as report/a.ts does",
        "report/c.ts: exports Line, as report/a.ts does",
        "report/c.ts: exports other, as report/b.ts does",
        "report/c.ts: exports two, as report/b.ts does",
        "a cycle: session/a.ts -> session/b.ts -> session/a.ts",
      ]
    `);
  });

  test("are held to what the linter bans: globals that reach the world", () => {
    const folder = temporaryFolder();
    const { vcs: _, ...configuration } = JSON.parse(readFileSync(join(root, "biome.json"), "utf8"));
    writeFileSync(join(folder, "biome.json"), JSON.stringify(configuration));
    for (const path of [
      "src/model/a.ts",
      "src/session/wire/a.ts",
      "src/cli/run.ts",
      "src/cli/main.ts",
      "src/platform/host.ts",
    ]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), "console.log(process.pid, Date, fetch, globalThis, performance);\n");
    }
    const { stdout, stderr } = run(["biome", "lint", "--colors=off", "."], { cwd: folder });
    const found = `${stdout}${stderr}`.matchAll(/^(src\S+) (lint\/\S+)/gm);
    expect([...found].map(([, place, rule]) => `${place} ${rule}`).sort()).toMatchInlineSnapshot(`
      [
        "src/cli/run.ts:1:1 lint/suspicious/noConsole",
        "src/cli/run.ts:1:13 lint/style/noRestrictedGlobals",
        "src/cli/run.ts:1:26 lint/style/noRestrictedGlobals",
        "src/cli/run.ts:1:32 lint/style/noRestrictedGlobals",
        "src/cli/run.ts:1:39 lint/style/noRestrictedGlobals",
        "src/model/a.ts:1:1 lint/suspicious/noConsole",
        "src/model/a.ts:1:13 lint/style/noRestrictedGlobals",
        "src/model/a.ts:1:26 lint/style/noRestrictedGlobals",
        "src/model/a.ts:1:32 lint/style/noRestrictedGlobals",
        "src/model/a.ts:1:39 lint/style/noRestrictedGlobals",
        "src/model/a.ts:1:51 lint/style/noRestrictedGlobals",
        "src/session/wire/a.ts:1:1 lint/suspicious/noConsole",
        "src/session/wire/a.ts:1:13 lint/style/noRestrictedGlobals",
        "src/session/wire/a.ts:1:26 lint/style/noRestrictedGlobals",
        "src/session/wire/a.ts:1:32 lint/style/noRestrictedGlobals",
        "src/session/wire/a.ts:1:39 lint/style/noRestrictedGlobals",
      ]
    `);
  });
});

describe("what is generated", () => {
  test("follows from its sources", () => {
    expect(run([process.execPath, join(root, "scripts/generate.ts"), "--check"])).toEqual(quietSuccess);
  });

  test("from a checkout alone is not committed", () => {
    const { stdout } = run(["git", "ls-files", "src/schemas"]);
    expect(stdout.trimEnd().split("\n")).toEqual(["src/schemas/README.md", "src/schemas/validate.ts"]);
    const lost = run(["git", "check-ignore", "--quiet", "src/schemas/generated/report.v1.ts"]);
    expect(lost.code).toBe(0);
  });

  test("names in docs/action.md every input and output of action.yml, and no other", () => {
    const action = metadataOf("gate");
    const page = readFileSync(join(root, "docs/action.md"), "utf8");
    const rows = (name: string) => {
      const table = page.split(`<!-- ${name}:start -->`)[1]?.split(`<!-- ${name}:end -->`)[0] ?? "";
      return [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, input]) => input);
    };
    expect({ inputs: rows("inputs"), outputs: rows("outputs") }).toEqual({
      inputs: Object.keys(action.inputs),
      outputs: Object.keys(action.outputs),
    });
  });
});

describe("the script of the validators", () => {
  const script = join(root, "scripts/validators.ts");
  const idOf = (name: string) => `https://example.invalid/${name}.json`;
  const schemaOf = (name: string, type: string) =>
    JSON.stringify({ $schema: "https://json-schema.org/draft/2020-12/schema", $id: idOf(name), type });

  /** A folder of two schemas, and what generates their validators beside it. */
  function fixture() {
    const folder = temporaryFolder();
    const [schemas, out] = [join(folder, "schemas"), join(folder, "generated")];
    mkdirSync(schemas);
    const write = (name: string, type: string) =>
      writeFileSync(join(schemas, `${name}.json`), schemaOf(name, type));
    write("port.v1", "string");
    write("ship.v1", "string");
    const line = [process.execPath, script, "--schemas", schemas, "--out", out];
    const read = () => readdirSync(out).map((name) => [name, readFileSync(join(out, name), "utf8")]);
    const times = () => readdirSync(out).map((name) => statSync(join(out, name)).mtimeMs);
    return { schemas, out, write, line, read, times };
  }

  test("imports nothing of src, which needs the validators", () => {
    const imports = [...readFileSync(script, "utf8").matchAll(/from "(\.[^"]*)"/gu)];
    expect(imports.map(([, path]) => path)).toEqual([]);
  });

  test("writes again where a schema is another, or a validator is, and else nothing", () => {
    const { schemas, out, write, line, read, times } = fixture();
    expect(run(line)).toEqual(quietSuccess);
    const [first, written] = [read(), times()];
    expect(first.map(([name]) => name)).toEqual([".digest", "port.v1.ts", "ship.v1.ts", "texts.ts"]);
    expect(run(line)).toEqual(quietSuccess);
    expect(times()).toEqual(written);

    rmSync(join(out, "port.v1.ts"));
    writeFileSync(join(out, "ship.v1.ts"), "export const validateShipV1 = () => true;\n");
    expect(run(line)).toEqual(quietSuccess);
    expect(read()).toEqual(first);

    write("port.v1", "number");
    rmSync(join(schemas, "ship.v1.json"));
    expect(run(line)).toEqual(quietSuccess);
    expect(read().map(([name]) => name)).toEqual([".digest", "port.v1.ts", "texts.ts"]);
    expect(readFileSync(join(out, "port.v1.ts"), "utf8")).toContain('typeof data == "number"');
  });

  test("runs twice at the same time, and no reader sees a half of a file", async () => {
    const { line, out, read } = fixture();
    expect(run(line)).toEqual(quietSuccess);
    const [first, seen] = [read(), new Set<string>()];
    const text = readFileSync(join(out, "port.v1.ts"), "utf8");
    writeFileSync(join(out, ".digest"), "");
    const runs = [1, 2].map(() => {
      const [program = "", ...args] = line;
      return promisify(execFile)(program, args);
    });
    let isEnded = false;
    const ended = Promise.all(runs).finally(() => {
      isEnded = true;
    });
    while (!isEnded) {
      seen.add(readFileSync(join(out, "port.v1.ts"), "utf8"));
      await nextTurn();
    }
    expect(await ended).toEqual([
      { stdout: "", stderr: "" },
      { stdout: "", stderr: "" },
    ]);
    expect([...seen]).toEqual([text]);
    expect(read()).toEqual(first);
  });
});

describe("an example of CONTRIBUTING", () => {
  const page = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
  const blocks = [...page.matchAll(/^```ts (\S+)\n([\s\S]*?)^```$/gmu)];

  test("is there for each kind of server", () => {
    const kinds = blocks.map(([, , text = ""]) => /defineServer\("(\w+)"/u.exec(text)?.[1]);
    expect(kinds.sort()).toEqual(["command", "lsp"]);
  });

  test.each(blocks.map(([, path = "", text = ""]) => [path, text] as const))(
    "stands so in %s",
    (path, text) => {
      const source = readFileSync(join(root, path), "utf8");
      expect(source).toContain(text);
      const { compiler, lsp } = serverLinesMax;
      const linesMax = text.includes('defineServer("command"') ? compiler : lsp;
      expect(source.trimEnd().split("\n").length).toBeLessThanOrEqual(linesMax);
    },
  );
});

describe("a document", () => {
  test.each(globSync(["*.md", "docs/*.md", "examples/**/*.md", "bench/**/*.md"], { cwd: root }).sort())(
    "%s links to files that are there",
    (path) => {
      const text = readFileSync(join(root, path), "utf8");
      const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = ""]) => link);
      const missing = links.filter((link) => !existsSync(join(root, dirname(path), link)));
      expect(missing).toEqual([]);
    },
  );
});

describe("a bundle", () => {
  test("of the command runs from an empty folder", () => {
    const { code, stdout, stderr } = run([process.execPath, alone("cli.js"), "--version"], { env: {} });
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect({ code, stdout: stdout.trim().split(" ").at(-1), stderr }).toEqual({
      code: 0,
      stdout: version,
      stderr: "",
    });
  });

  test("of the action runs from an empty folder, where it has nothing to look at and says so without a stack", () => {
    const file = alone("action.js");
    const { code, stdout, stderr } = run([process.execPath, file], { cwd: dirname(file), env: { PATH: "" } });
    expect([12, 13], stdout + stderr).toContain(code);
    expect(stdout + stderr).not.toMatch(/^\s+at .+:\d+:\d+/m);
  });

  test.each(["cli.js", "action.js", "nightly.js", "plan.js", "publish.js", "shard.js"])(
    "%s turns an older Node away in one line",
    (name) => {
      const file = alone(name);
      // The pinned Node that says it is old is always there; a real old one is asked wherever there is one.
      const pretend = `data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.20.2"})`;
      for (const node of [[process.execPath, "--import", pretend], ...olderNodes().map((path) => [path])]) {
        const { code, stdout, stderr } = run([...node, file, "--version"], { env: {} });
        expect({ code, stdout }, node.join(" ")).toEqual({ code: 13, stdout: "" });
        expect(stderr).toMatch(/^lanser needs Node 22\.17 or newer; this is Node \d+\.\d+\.\d+\. .+\n$/);
      }
    },
  );

  test("of the library turns an older Node away with an error of one line", () => {
    const file = alone("index.js");
    const pretend = `data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.20.2"})`;
    const ask = `import(${JSON.stringify(file)}).catch((error) => console.log(error.message))`;
    for (const node of [[process.execPath, "--import", pretend], ...olderNodes().map((path) => [path])]) {
      const { stdout } = run([...node, "--input-type=module", "--eval", ask], { env: {} });
      expect(stdout, node.join(" ")).toMatch(
        /^lanser needs Node 22\.17 or newer; this is Node \d+\.\d+\.\d+\. .+\n$/,
      );
    }
  });
});

describe("the download of the Action", () => {
  const bytesMax = 6_000_000;

  test("is small, and runs", () => {
    const folder = temporaryFolder();
    const archive = join(folder, "lanser.tar.gz");
    const packed = ["archive", "--format=tar.gz", "--worktree-attributes", `--output=${archive}`, "HEAD"];
    expect(run(["git", ...packed])).toEqual(quietSuccess);
    expect(statSync(archive).size).toBeLessThan(bytesMax);
    run(["tar", "--extract", "--file", archive, "--directory", folder]);
    expect(readdirSync(folder).sort()).toEqual([
      ...["LICENSE", "README.md", "SECURITY.md", "action.yml", "dist", "lanser.tar.gz", "nightly"],
      ...["package.json", "plan", "publish", "schemas", "shard"],
    ]);
    const { code, stderr } = run([process.execPath, join(folder, "dist/cli.js"), "--version"], { env: {} });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  });
});

describe("the changelog", () => {
  const text = readFileSync(join(root, "CHANGELOG.md"), "utf8");
  const sections = text.split(/^## /mu).slice(1);

  test("has at most one section for what does not exist, of at most 30 lines", () => {
    const unreleased = sections.filter((section) => section.startsWith("Unreleased\n"));
    expect(unreleased.length).toBeLessThanOrEqual(1);
    for (const section of unreleased) expect(section.trimEnd().split("\n").length).toBeLessThanOrEqual(30);
  });

  test("has a version and a day for what is released, and four kinds of changes", () => {
    const released = sections.filter((section) => !section.startsWith("Unreleased\n"));
    expect(released.filter((section) => !/^\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)\n/u.test(section))).toEqual([]);
    const kinds = [...text.matchAll(/^### (.+)$/gmu)].map(([, kind]) => kind);
    expect(kinds.filter((kind) => !/^(?:Added|Changed|Fixed|Security)$/u.test(kind ?? ""))).toEqual([]);
  });
});

describe("the subject of a commit", () => {
  const script = join(root, "scripts/subjects.mjs");
  const checked = (subject: string) => {
    const file = join(temporaryFolder(), "message");
    writeFileSync(file, `${subject}\n\nThe body is free.\n# A comment of git's.\n`);
    return run([process.execPath, script, file]);
  };

  test.each([
    "fix: keep the order of findings",
    "feat(cli)!: name the server first",
    "Merge branch 'topic'",
    `docs: ${"a".repeat(66)}`,
  ])("%s is taken", (subject) => {
    expect(checked(subject)).toEqual(quietSuccess);
  });

  test.each([
    ["Keep the order of findings", "not a Conventional Commit"],
    ["feature: keep the order", "not a Conventional Commit"],
    ["fix:keep the order", "not a Conventional Commit"],
    [`docs: ${"a".repeat(67)}`, "longer than 72 characters"],
  ])("%s is refused", (subject, why) => {
    const { code, stderr } = checked(subject);
    expect([code, stderr.split("\n")[0]]).toEqual([1, `the message: ${why}`]);
  });

  test("is refused by the hook, and by the check of a branch with the title of its pull request", () => {
    const folder = temporaryFolder();
    const git = (...args: readonly string[]) =>
      run(["git", "-c", "user.name=a", "-c", "user.email=a@example.invalid", ...args], { cwd: folder });
    git("init", "--quiet");
    git("commit", "--quiet", "--allow-empty", "--message", "What was before");
    const marked = git("rev-parse", "HEAD").stdout.trim();
    writeFileSync(join(folder, "release-please-config.json"), JSON.stringify({ "bootstrap-sha": marked }));
    const hooked = [
      "-c",
      `core.hooksPath=${join(root, "scripts/hooks")}`,
      "commit",
      "--quiet",
      "--allow-empty",
    ];
    expect(git(...hooked, "--message", "Added something").code).toBe(1);
    expect(git(...hooked, "--message", "feat: add something").code).toBe(0);
    const check = (title: string) =>
      run([process.execPath, script], {
        cwd: folder,
        env: { PATH: process.env["PATH"] ?? "", TITLE: title },
      });
    expect([check("").code, check("fix: a title").code, check("A title").code]).toEqual([0, 0, 1]);
    git("commit", "--quiet", "--allow-empty", "--message", "Added something");
    expect(check("").stderr).toMatch(/^[0-9a-f]+: not a Conventional Commit\n {2}Added something\n/u);
  });
});

describe("a schema", () => {
  const schemas = globSync("schemas/*.json", { cwd: root }).sort();

  test("is there", () => {
    expect(schemas).not.toEqual([]);
  });

  test.each(schemas)("%s compiles, holds for its examples and not for its counter-examples", (path) => {
    const ajv = strictAjv();
    for (const other of schemas) ajv.addSchema(JSON.parse(readFileSync(join(root, other), "utf8")));
    const schema = JSON.parse(readFileSync(join(root, path), "utf8"));
    expect(schema.$schema).toBe("https://json-schema.org/draft/2020-12/schema");
    const validate = ajv.getSchema(schema.$id);
    const examples = globSync(`schemas/examples/${basename(path, ".json")}/*.json`, { cwd: root }).sort();
    const wrong = examples.flatMap((example) => {
      const holds = validate?.(JSON.parse(readFileSync(join(root, example), "utf8"))) === true;
      if (holds !== example.endsWith(".invalid.json")) return [];
      return [`${example}: ${holds ? "should not hold" : ajv.errorsText(validate?.errors ?? null)}`];
    });
    expect(wrong).toEqual([]);
    expect(
      examples.filter((example) => !example.endsWith(".invalid.json")),
      "it has no example",
    ).not.toEqual([]);
  });
});

const quietSuccess = { code: 0, stdout: "", stderr: "" };

type Ran = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

function run(line: readonly string[], options: { cwd?: string; env?: Record<string, string> } = {}): Ran {
  const [program = "", ...args] = line;
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: options.cwd ?? root,
    env: options.env ?? process.env,
    encoding: "utf8",
    maxBuffer: 64_000_000,
    timeout: 80_000,
  });
  if (error !== undefined) throw error;
  return { code: status, stdout, stderr };
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "lanser-tidy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** One bundle of dist in a folder that has nothing else. */
function alone(name: string): string {
  const folder = temporaryFolder();
  for (const file of [name, "package.json"]) copyFileSync(join(root, "dist", file), join(folder, file));
  if (name !== "index.js") cpSync(join(root, "dist/chunks"), join(folder, "chunks"), { recursive: true });
  return join(folder, name);
}

/** Every Node on PATH, or the one npm runs on, that is older than the one we need. */
function olderNodes(): string[] {
  const onPath = (process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, "node"));
  const candidates = new Set([process.env["npm_node_execpath"] ?? "", ...onPath, "/usr/bin/node"]);
  return [...candidates].filter((path) => {
    if (!existsSync(path)) return false;
    const { code, stdout } = run([path, "--version"], { env: {} });
    return code === 0 && Number(/^v(\d+)\./.exec(stdout)?.[1]) < 24;
  });
}
