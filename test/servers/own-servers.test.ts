/** Servers that a repository describes: what is read of a description, and what of a command's output is believed. */
import { expect, test } from "vitest";
import { UserError } from "../../src/model/errors.ts";
import { sandboxOf } from "../../src/policy/consent.ts";
import { eslint } from "../../src/servers/eslint/profile.ts";
import { ignoreSourcesBut, ignoreSourcesOf } from "../../src/servers/foreign.ts";
import { readOwn } from "../../src/servers/own/compiler.ts";
import { type OwnCompiler, ownServerId, parseOwnServer } from "../../src/servers/own/definition.ts";
import { ownProfile } from "../../src/servers/own/profile.ts";
import { readOwnServers } from "../../src/servers/own/read.ts";
import { emptyFacts } from "../../src/servers/protocol/facts.ts";
import { pyright } from "../../src/servers/pyright/profile.ts";

const language = `version: 1
language: Dockerfile
files: ["**/Dockerfile"]
role: linter
source: { npm: docker-server }
command: ["{node}", "{server}/node_modules/docker-server/bin/start", --stdio]
executes: never
executes-why: It parses files itself and runs nothing.
mode: push
done: version
canary: { file: Dockerfile, text: "BOGUS\\n", codes: ["38", null] }
`;
const command = language
  .replace("mode: push\ndone: version\n", "mode: compiler\n")
  .replace(
    '["{node}", "{server}/node_modules/docker-server/bin/start", --stdio]',
    '["{server}/wheel/bin/lint"]',
  )
  .replace("{ npm: docker-server }", "{ wheel: lint }")
  .concat('compiler: { arguments: ["{files}"], format: sarif, exit: { clean: [0], found: [1] } }\n');

function said(text: string): string {
  try {
    const { id } = parseOwnServer("docker", text, ".lanser/servers/docker.yml");
    return `read ${id}`;
  } catch (error) {
    if (error instanceof UserError) return error.message.replace(".lanser/servers/docker.yml:", "");
    throw error;
  }
}

test("what is wrong with a description is said with its line and column", () => {
  const changed = (from: string, to: string, text = language) => {
    expect(text).toContain(from);
    return said(text.replace(from, to));
  };
  expect({
    whole: said(language),
    "a command": said(command),
    "no YAML": said("version: [\n"),
    "an alias": said(`${language}environment: &a {}\nsettings: *a\n`),
    "a misspelt key": changed("role:", "rol:"),
    "a misspelt key below": changed("file: Dockerfile", "fil: Dockerfile"),
    "a key that is missing": changed("role: linter\n", ""),
    "a value that is none": changed("mode: push", "mode: pushed"),
    "another version": changed("version: 1", "version: 2"),
    "a reason that is no sentence": changed("It parses files itself and runs nothing.", "nothing"),
    "an empty text": changed("BOGUS\\n", "").replace('""', "1"),
    "a glob that leaves": changed("**/Dockerfile", "../Dockerfile"),
    "two sources": changed("{ npm: docker-server }", "{ npm: docker-server, wheel: docker }"),
    "several sources, of one kind": changed(
      "{ npm: docker-server }",
      "[{ npm: docker-server }, { npm: other, version: 1.0.0 }]",
    ),
    "several sources, without a version": changed(
      "{ npm: docker-server }",
      "[{ npm: docker-server }, { wheel: lint }]",
    ),
    "a version at the first": changed("{ npm: docker-server }", "{ npm: docker-server, version: 1.0.0 }"),
    "a misspelt key of the second": changed(
      "{ npm: docker-server }",
      "[{ npm: docker-server }, { weel: lint, version: 1.0.0 }]",
    ),
    "a program of Go without its Go": changed("{ npm: docker-server }", "{ go: example.com/lint }"),
    "an address that is none": changed("{ npm: docker-server }", "{ archive: { x64: 'ftp://a/b' } }"),
    "an address with braces": changed(
      "{ npm: docker-server }",
      "{ archive: { x64: 'https://a.example/{versoin}' } }",
    ),
    "files beside the canary of a server": changed(
      'codes: ["38", null] }',
      'codes: ["38", null], beside: { a: b } }',
    ),
    "a folder of a program without a module": changed(
      "{ npm: docker-server }",
      "{ npm: docker-server, package: cmd/a }",
    ),
    "a group that means nothing": changed(
      "format: sarif",
      "format: lines, line: '(?<path>a)(?<line>1)(?<kode>c)(?<message>m)'",
      command,
    ),
    "a wheel's key at a package": changed("{ npm: docker-server }", "{ npm: docker-server, libc: '2.28' }"),
    "a version that is no exact one": changed(
      "{ npm: docker-server }",
      "{ npm: docker-server, with: { typescript: '^5' } }",
    ),
    "a program of the repository": changed('"{node}"', "./bin/server"),
    "a path out of the installation": changed(
      '["{server}/wheel/bin/lint"]',
      '["{server}/../../bin/sh"]',
      command,
    ),
    "a script of the repository": changed("{server}/node_modules/docker-server/bin/start", "tools/server.js"),
    "a program without a source of that kind": changed('"{node}"', '"{program}"'),
    "publishing, and no evidence": changed("done: version\n", ""),
    "asked, and evidence of publishing": changed("mode: push", "mode: pull"),
    "a command without how it is read": said(command.replace(/compiler: .*\n$/u, "")),
    "settings of a command": said(`${command}settings: {}\n`),
    "lines, and no expression": changed("format: sarif", "format: lines", command),
    "an expression that is none": changed("format: sarif", "format: lines, line: '(?<path>a'", command),
    "an expression without a group": changed(
      "format: sarif",
      "format: lines, line: '(?<path>a)(?<line>1)'",
      command,
    ),
    "a variable that decides what is run": said(`${language}environment: { NODE_OPTIONS: "-r ./a.js" }\n`),
  }).toMatchInlineSnapshot(`
    {
      "a command": "read docker",
      "a command without how it is read": "9:7: \`mode: compiler\` needs \`compiler\`",
      "a folder of a program without a module": "5:40: \`source.package\` is only for \`source.go\`",
      "a glob that leaves": "3:9: \`files.0\` must be a glob inside the repository, without \`!\` or \`/\` at the start and without a folder \`..\`",
      "a group that means nothing": "11:58: \`line\` has the unknown group (?<kode>…): use path, line, column, end_line, end_column, severity, code, message",
      "a key that is missing": "1:1: the file needs \`role\`",
      "a misspelt key": "4:1: the file has an unknown key \`rol\`: did you mean \`role\`?",
      "a misspelt key below": "11:11: \`canary\` has an unknown key \`fil\`: did you mean \`file\`?",
      "a misspelt key of the second": "5:36: \`source.1\` has an unknown key \`weel\`: did you mean \`wheel\`?",
      "a path out of the installation": "6:11: \`command\` must begin with {node}, {program} or {server}/PATH",
      "a program of Go without its Go": "5:9: \`source\` needs \`toolchain\`, the version of Go that builds the server",
      "a program of the repository": "6:11: \`command\` must begin with {node}, {program} or {server}/PATH",
      "a program without a source of that kind": "6:11: {program} in \`command\` needs \`source.program\`",
      "a reason that is no sentence": "8:15: \`executes-why\` must have at least 10 characters",
      "a script of the repository": "6:21: after {node}, \`command\` must name a file of the server: {server}/node_modules/…",
      "a value that is none": "9:7: \`mode\` must be one of pull, push, compiler",
      "a variable that decides what is run": "12:14: \`environment\` has a wrong key: use capitals, and no variable that selects programs (PATH, HOME, TMPDIR, NODE_…, LD_…, PYTHON…, XDG_…)",
      "a version at the first": "5:40: the pin gives the first source its version: remove \`version\`",
      "a version that is no exact one": "5:51: \`source.with.typescript\` must be an exact version, such as 1.2.3",
      "a wheel's key at a package": "5:37: \`source.libc\` is only for \`source.wheel\`",
      "an address that is none": "5:27: \`source.archive.x64\` must be a URL that begins with https://",
      "an address with braces": "5:27: \`source.archive.x64\` has an unknown placeholder: use only {version}",
      "an alias": "13:11: YAML aliases are not allowed: repeat the value",
      "an empty text": "11:35: \`canary.text\` must not be empty",
      "an expression that is none": "11:58: \`compiler.line\` is an invalid regular expression: Invalid regular expression: /(?<path>a/u: Unterminated group",
      "an expression without a group": "11:58: \`line\` needs the group (?<message>…)",
      "another version": "1:10: \`version\` must be 1",
      "asked, and evidence of publishing": "10:7: \`done\` is only for \`mode: push\`",
      "files beside the canary of a server": "11:75: \`canary.beside\` is only for \`mode: compiler\`",
      "lines, and no expression": "11:45: \`format: lines\` needs \`line\`",
      "no YAML": "2:1: Flow sequence in block collection must be sufficiently indented and end with a ] at line 2, column 1:",
      "publishing, and no evidence": "9:7: \`mode: push\` needs \`done\`: version or published",
      "settings of a command": "12:11: \`settings\` is only for language servers: remove it or change \`mode\`",
      "several sources, of one kind": "5:34: \`source\` has two entries of the same kind (npm): keep one",
      "several sources, without a version": "5:34: \`source.1\` needs \`version\`, an exact version",
      "two sources": "5:9: \`source\` needs one of npm, wheel, program, go, debian, archive",
      "whole": "read docker",
    }
  `);
});

test("a description is called by a name that a configuration can have, and by none of this release", () => {
  expect(
    [".lanser/servers/docker.yml", ".lanser/servers/Docker.yml", ".lanser/servers/a/b.yml"].map(ownServerId),
  ).toEqual(["docker", undefined, undefined]);
  const read = (...names: readonly string[]) => {
    try {
      return readOwnServers(names.map((name) => ({ name, text: language }))).profiles.at(-1)?.id;
    } catch (error) {
      return error instanceof UserError ? error.message : error;
    }
  };
  expect([
    read(".lanser/servers/docker.yml"),
    read(".lanser/servers/ruff.yml"),
    read(".lanser/servers/docker.yml", ".lanser/servers/docker.yaml"),
    read(".lanser/servers/Docker.yml"),
  ]).toMatchInlineSnapshot(`
    [
      "docker",
      ".lanser/servers/ruff.yml: this release already has a server called ruff",
      ".lanser/servers/docker.yaml and .lanser/servers/docker.yml describe the same server: remove one",
      ".lanser/servers/Docker.yml: rename it to NAME.yml, in lower case",
    ]
  `);
});

const cwd = "/tree";
function believed(own: Partial<OwnCompiler>, stdout: string, exitCode: number | null, more: object = {}) {
  const compiler: OwnCompiler = {
    arguments: ["{files}"],
    format: "json-lines",
    exit: { clean: [0], found: [1] },
    ...own,
  };
  const ended = { exitCode, stdout, stderr: "", timedOut: false, cwd, over: "project", ...more } as const;
  const read = readOwn(compiler, ended, "lint", ["a.txt", "b/c.txt"]);
  if (read.kind === "failed") return `${read.code}: ${read.reason}`;
  const found = read.diagnostics.map(({ path, start, end, severity, code, message }) =>
    [path, JSON.stringify(start), JSON.stringify(end), severity, code, message].join(" "),
  );
  return [`${read.files ?? "the project"}`, ...found];
}

const fields = { path: "file", line: "at.line", column: "at.column", message: "text", code: "rule" };
const one = (of: object = {}) =>
  JSON.stringify({ file: "a.txt", at: { line: 2, column: 3 }, text: "wrong", rule: 7, ...of });

test("findings are read from JSON, from lines and from SARIF, wherever they stand and however places are counted", () => {
  const nested = JSON.stringify({
    results: [
      { name: "b/c.txt", found: [{ l: 0, c: 0, e: 4, m: "wrong", s: 2 }] },
      { name: "a.txt", found: [] },
    ],
  });
  const line =
    "^(?<path>[^:]+):(?<line>\\d+):(?<column>\\d+)-(?<end_line>\\d+):(?<end_column>\\d+) (?<severity>\\w+) (?<message>.*)$";
  expect({
    "JSON lines": believed({ fields }, `${one()}\n${one({ at: { line: 1 }, rule: null })}\n`, 1),
    "those of one kind": believed(
      { fields, only: { kind: "typo" } },
      `${one({ kind: "typo" })}\n{"kind":"summary"}\n`,
      1,
    ),
    "JSON by files, counted from 0": believed(
      {
        format: "json",
        list: "results",
        messages: "found",
        fields: { path: "name", line: "l", column: "c", "end-column": "e", message: "m", severity: "s" },
        severities: { "2": "error" },
        "first-line": 0,
        "first-column": 0,
      },
      nested,
      1,
    ),
    lines: believed(
      { format: "lines", line, skip: ["^found \\d"], severities: { warn: "warning" } },
      "a.txt:1:2-3:4 warn it is wrong\nfound 1\n",
      1,
    ),
    nothing: believed({ fields }, "", 0),
    "as many files as there are": believed({ fields, checked: "(?<files>\\d+) files" }, "", 0, {
      stderr: "2 files\n",
    }),
  }).toMatchInlineSnapshot(`
    {
      "JSON by files, counted from 0": [
        "the project",
        "/tree/b/c.txt {"line":1,"column":1} {"line":1,"column":5} error  wrong",
      ],
      "JSON lines": [
        "the project",
        "/tree/a.txt {"line":2,"column":3} null error 7 wrong",
        "/tree/a.txt {"line":1,"column":1} null error  wrong",
      ],
      "as many files as there are": [
        "2",
      ],
      "lines": [
        "the project",
        "/tree/a.txt {"line":1,"column":2} {"line":3,"column":4} warning  it is wrong",
      ],
      "nothing": [
        "the project",
      ],
      "those of one kind": [
        "the project",
        "/tree/a.txt {"line":2,"column":3} null error 7 wrong",
      ],
    }
  `);
});

test("output that is not understood to the end is not believed, nor an exit code that does not go with it", () => {
  const line = "^(?<path>[^:]+):(?<line>\\d+): (?<message>.*)$";
  expect({
    "a broken line": believed({ fields }, `${one()}\n{"file":`, 1),
    "no list": believed({ format: "json", fields }, "{}", 1),
    "no path": believed({ fields }, one({ file: null }), 1),
    "no line": believed({ fields }, one({ at: {} }), 1),
    "no message": believed({ fields }, one({ text: null }), 1),
    "a severity that is not named": believed(
      { fields: { ...fields, severity: "s" }, severities: { bad: "error" } },
      one({ s: "fatal" }),
      1,
    ),
    "a line that is neither": believed({ format: "lines", line }, "a.txt:1: wrong\nTraceback\n", 1),
    "no SARIF": believed({ format: "sarif" }, "{}", 0),
    "found, and an exit code of nothing found": believed({ fields }, one(), 0),
    "nothing found, and an exit code of something": believed({ fields }, "", 1, { stderr: "it broke\n" }),
    "an exit code that is not named": believed({ fields }, "", 3),
    "ended by a signal": believed({ fields }, "", null),
    "not ended": believed({ fields }, "", null, { timedOut: true }),
    "a file outside": believed({ fields }, one({ file: "../other.txt" }), 1),
    "a file that is not its own": believed({ fields }, one({ file: "d.txt" }), 1),
    "no word of how many files": believed({ fields, checked: "(?<files>\\d+) files" }, "", 0),
  }).toMatchInlineSnapshot(`
    {
      "a broken line": "server-configuration: lint ended with code 1: a line of the output is invalid JSON: {"file":"a.txt","at":{"line":2,"column":3},"text":"wrong","rule":7}; {"file":",
      "a file outside": "server-configuration: lint reported a finding outside the project: {"file":"../other.txt","at":{"line":2,"column":3},"text":"wrong","rule":7}",
      "a file that is not its own": "server-configuration: lint reported a finding in d.txt, outside \`files\`: {"file":"d.txt","at":{"line":2,"column":3},"text":"wrong","rule":7}",
      "a line that is neither": "server-configuration: lint ended with code 1: the output has an unknown line, \`Traceback\`: a.txt:1: wrong; Traceback",
      "a severity that is not named": "server-configuration: lint ended with code 1: \`severities\` lacks the severity fatal: {"file":"a.txt","at":{"line":2,"column":3},"text":"wrong","rule":7,"s":"fatal"}",
      "an exit code that is not named": "server-configuration: lint ended with code 3 and 0 findings, expected 0",
      "ended by a signal": "server-not-ready: a signal ended the command",
      "found, and an exit code of nothing found": "server-configuration: lint ended with code 0 and 1 findings, expected 1: {"file":"a.txt","at":{"line":2,"column":3},"text":"wrong","rule":7}",
      "no SARIF": "server-configuration: lint ended with code 0: the output is incomplete SARIF: {}",
      "no line": "server-configuration: lint ended with code 1: a finding in a.txt has no line: {"file":"a.txt","at":{},"text":"wrong","rule":7}",
      "no list": "server-configuration: lint ended with code 1: the output has no list: {}",
      "no message": "server-configuration: lint ended with code 1: a finding in a.txt has no message: {"file":"a.txt","at":{"line":2,"column":3},"text":null,"rule":7}",
      "no path": "server-configuration: lint ended with code 1: a finding in the output has no path: {"file":null,"at":{"line":2,"column":3},"text":"wrong","rule":7}",
      "no word of how many files": "server-configuration: lint printed no number of files that \`checked\` matches",
      "not ended": "server-not-ready: the command did not end in time",
      "nothing found, and an exit code of something": "server-configuration: lint ended with code 1 and 0 findings, expected 0: it broke",
    }
  `);
});

test("without a canary a server is unproven; one that waits for its settings is not ready before", () => {
  const profile = (text: string) => ownProfile(parseOwnServer("docker", text, "docker.yml"));
  const without = profile(language.replace(/canary: .*\n/u, ""));
  expect([profile(language).unproven, without.unproven]).toEqual([
    undefined,
    ".lanser/servers/docker.yml names no canary",
  ]);
  expect(without.canaries.map(({ text, codes }) => [text, codes])).toEqual([
    ["", null],
    ["", null],
  ]);
  const waiting = profile(
    `${language}ready: { settings: docker.lint }\nsettings: { docker: { lint: "{root}" } }\n`,
  );
  const facts = emptyFacts("kept");
  const context = { root: "/tree", project: "a", serverFolder: "/server", toolchain: {}, settings: {} };
  expect(waiting.section("docker.lint", context)).toBe("/tree/a");
  expect(waiting.readiness(facts).state).toBe("unmet");
  facts.configurationAnswers.set("docker.lint", 1);
  expect(waiting.readiness(facts).state).toBe("met");
});

test("a sandbox that is asked for is around every server, and none is said of one that runs code alone", () => {
  const own = (executes: string) =>
    ownProfile(
      parseOwnServer("docker", language.replace("executes: never", `executes: ${executes}`), "docker.yml"),
    );
  expect({
    "described, runs nothing": sandboxOf(own("never"), { sandbox: "bwrap" }),
    "described, none": sandboxOf(own("never"), { sandbox: "none" }),
    "described, runs code": sandboxOf(own("repository"), { sandbox: "none" }),
    "of this release, runs nothing": sandboxOf(pyright, { sandbox: "bwrap" }),
    "of this release, none": sandboxOf(pyright, { sandbox: "none" }),
    "of this release, runs code": sandboxOf(eslint, { sandbox: "bwrap" }),
  }).toEqual({
    "described, runs nothing": "bwrap",
    "described, none": undefined,
    "described, runs code": "none",
    "of this release, runs nothing": "bwrap",
    "of this release, none": undefined,
    "of this release, runs code": "bwrap",
  });
});

test("a source of another language can be nothing to a server; what came or went, and what may be data, can", () => {
  const isForeign = ignoreSourcesBut("Go", "C");
  const told = (path: string, isNewName = false) => isForeign({ path, isNewName });
  expect(["a.py", "web/a.ts", "README.md"].map((path) => told(path))).toEqual([true, true, true]);
  expect(["a.go", "a.h", "go.mod", "a.json", "py", ".py", "a.PY"].map((path) => told(path))).toEqual(
    Array.from({ length: 7 }, () => false),
  );
  expect(told("a.py", true)).toBe(false);
});

test("where modules are found by names and folders, a name of another language in a folder that is there is nothing", () => {
  const isForeign = ignoreSourcesOf("Python");
  const told = (path: string, isNewFolder?: boolean) =>
    isForeign({ path, isNewName: true, ...(isNewFolder === undefined ? {} : { isNewFolder }) });
  // A folder alone is a package.
  expect([told("web/a.ts", false), told("web/a.ts", true), told("web/a.ts")]).toEqual([true, false, false]);
  expect([told("web/a.py", false), told("web/py.typed", false)]).toEqual([false, false]);
});
