/** Which files TypeScript checks by itself: those in which its own compiler finds something else, and the changed ones. On the real server. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Report } from "../../src/model/report.ts";
import type { Host } from "../../src/platform/host.ts";
import { typescriptCommand } from "../../src/servers/typescript/program.ts";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { plainEnvironment, start } from "../support/command.ts";
import { type Files, folderOf, temporaryFolder, write } from "../support/files.ts";
import { firstOfNow, testByNight } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";
import { gateTypescript, installedTypescript, onlyTypescript } from "../support/typescript.ts";

beforeAll(async () => {
  await installedTypescript();
}, 120_000);

const configured = (options: object = {}) => ({
  "tsconfig.json": JSON.stringify({
    compilerOptions: {
      strict: true,
      types: [],
      target: "es2022",
      module: "esnext",
      moduleResolution: "bundler",
      ...options,
    },
  }),
});

function told(report: Report): readonly string[] {
  const { scope } = report;
  const files = scope === undefined || scope.mode === "full" ? scope?.why : scope.files.join(" ");
  return [`${report.verdict}, ${scope?.mode}: ${files}`, ...findingLines(report, { all: true })];
}

type Change = {
  readonly what: string;
  readonly base: Files;
  readonly head: Files;
  /** What is installed on both sides. */
  readonly installed?: Files;
  /** The untouched files that differ, beside the changed ones. */
  readonly files: string;
};

const ambient = {
  "node_modules/ambient/package.json": '{ "name": "ambient", "version": "1.0.0", "types": "index.d.ts" }',
  "node_modules/ambient/index.d.ts": "declare global {\n  var shared: number;\n}\nexport {};\n",
};
const needsAmbient = {
  ...configured(),
  ".gitignore": "node_modules\n",
  "package.json": '{ "dependencies": { "ambient": "1.0.0" } }',
  "use.ts": "export const used: number = shared;\n",
};
const lib = (type: string, value: string) => ({ "lib.ts": `export const value: ${type} = ${value};\n` });

/** A type that `use.ts` exports cannot be named once it is hidden; `lib.ts` has such an error on both sides. */
const declared = {
  ...configured({ declaration: true, declarationMap: true, declarationDir: "types", outDir: "out" }),
  "lib.ts":
    "export interface One {\n  one: number;\n}\nexport const make = (): One => ({ one: 1 });\nexport const Old = class {\n  private own = 1;\n};\n",
  "use.ts": 'import { make } from "./lib";\n\nexport const made = make();\n',
};
const hidden = { "lib.ts": declared["lib.ts"].replace("export interface", "interface") };

const changes: readonly Change[] = [
  {
    what: "a declaration that can no longer be written",
    base: declared,
    head: hidden,
    files: "lib.ts use.ts",
  },
  {
    what: "two files that one hands on come to have the same name",
    base: {
      ...configured(),
      "a.ts": "export const one = 1;\n",
      "b.ts": "export const two = 2;\n",
      "index.ts": 'export * from "./a";\nexport * from "./b";\n',
    },
    head: { "b.ts": "export const one = 2;\n" },
    files: "b.ts index.ts",
  },
  {
    what: "a message names another property",
    base: {
      ...configured(),
      "a.ts": "export type Both = { one: number };\n",
      "use.ts": 'import type { Both } from "./a";\n\nexport const both: Both = {};\n',
    },
    head: { "a.ts": "export type Both = { two: number };\n" },
    files: "a.ts use.ts",
  },
  {
    what: "a file begins to import a package whose types declare globals",
    base: { ...needsAmbient, "begin.ts": "export {};\n" },
    head: { "begin.ts": 'import "ambient";\n' },
    installed: ambient,
    files: "begin.ts use.ts",
  },
  {
    what: "the last file stops importing a package whose types declare globals",
    base: { ...needsAmbient, "begin.ts": 'import "ambient";\n' },
    head: { "begin.ts": "export {};\n" },
    installed: ambient,
    files: "begin.ts use.ts",
  },
  {
    what: "typeof import of a module",
    base: {
      ...configured(),
      ...lib("number", "1"),
      "use.ts": 'type Lib = typeof import("./lib");\nexport const own: Lib = { value: 1 };\n',
    },
    head: lib("string", '""'),
    files: "lib.ts use.ts",
  },
  {
    what: "await import of a module",
    base: {
      ...configured(),
      ...lib("number", "1"),
      "use.ts": 'const lib = await import("./lib");\nexport const own: { value: number } = lib;\n',
    },
    head: lib("string", '""'),
    files: "lib.ts use.ts",
  },
  {
    what: "import = require used as a whole",
    base: {
      ...configured({ module: "commonjs" }),
      ...lib("number", "1"),
      "use.ts": 'import lib = require("./lib");\nexport const own: { value: number } = lib;\n',
    },
    head: lib("string", '""'),
    files: "lib.ts use.ts",
  },
  {
    what: "a library that another file refers to",
    base: {
      ...configured({ lib: ["es2022"] }),
      "browser.ts": '/// <reference lib="dom" />\nexport {};\n',
      "use.ts": "export const title: string = document.title;\n",
    },
    head: { "browser.ts": "export {};\n" },
    files: "browser.ts use.ts",
  },
  {
    what: "a name that is exported as a text",
    base: {
      ...configured(),
      "k.ts": 'const k: number = 1;\nexport { k as "a" };\n',
      "use.ts": 'import { "a" as own } from "./k";\n\nexport const used: number = own;\n',
    },
    head: { "k.ts": 'const k: string = "";\nexport { k as "a" };\n' },
    files: "k.ts use.ts",
  },
  {
    what: "an interface of TypeScript's own library that the project extends",
    base: {
      ...configured({ lib: ["es2022", "dom"] }),
      "id.ts": "export type Id = string;\n",
      "page.ts":
        'import type { Id } from "./id";\n\ndeclare global {\n  interface HTMLElement {\n    id: Id;\n  }\n}\n',
    },
    head: { "id.ts": "export type Id = number;\n" },
    files: "id.ts page.ts",
  },
  {
    what: "a file of the project in place of a part of TypeScript's own library",
    base: {
      "tsconfig.json": JSON.stringify({
        compilerOptions: {
          ...{ strict: true, types: [], module: "esnext", moduleResolution: "bundler" },
          ...{
            lib: ["es2022", "dom"],
            libReplacement: true,
            paths: { "@typescript/lib-dom": ["./dom.d.ts"] },
          },
        },
        files: ["lib.ts"],
      }),
      ...lib("number", "1"),
      "dom.d.ts":
        'interface Page {\n  all: string;\n}\ninterface Own extends Page {\n  all: typeof import("./lib").value extends number ? string : number;\n}\n',
    },
    head: lib("string", '""'),
    files: "dom.d.ts lib.ts",
  },
];

describe("what differs in a file that the change does not touch is found", () => {
  test.each(changes)("$what", async ({ base, head, installed = {}, files }) => {
    const repository = repositoryOf(base, head);
    write(repository, installed);
    const traceFolder = temporaryFolder();
    const report = reportOf(await gateTypescript(repository, { traceFolder }));
    const whole = reportOf(
      await gateTypescript(repository, { policy: { ...onlyTypescript, scope: "full" } }),
    );
    const [scope, ...found] = told(report);
    expect(scope).toBe(`${whole.verdict}, complete: ${files}`);
    expect(found).toEqual(findingLines(whole, { all: true }));
    const replayed = await replayRun(traceFolder);
    expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
      serializeReport(report),
    );
  });
});

const whys: readonly (Omit<Change, "files" | "installed"> & { readonly why: string })[] = [
  {
    what: "a file does not parse",
    base: { ...configured(), "a.ts": "export const one = 1;\n", "b.ts": "export const two: string = 2;\n" },
    head: { "a.ts": "export const one = ;\n" },
    why: "tsc checks no types in a project with a syntax error",
  },
  {
    what: "an option is invalid",
    base: { ...configured({ target: "es5" }), "a.ts": "export const one = 1;\n" },
    head: { "a.ts": "export const one = 2;\n" },
    why: "tsconfig.json(1,",
  },
  {
    what: "projects refer to one another",
    base: {
      "tsconfig.json": '{ "files": [], "references": [{ "path": "./lib" }] }',
      "lib/tsconfig.json": '{ "compilerOptions": { "composite": true } }',
      "lib/a.ts": "export const one = 1;\n",
    },
    head: { "lib/a.ts": "export const one = 2;\n" },
    why: "the projects refer to one another",
  },
  {
    what: "a project is composite",
    base: { ...configured({ composite: true }), "a.ts": "export const one = 1;\n" },
    head: { "a.ts": "export const one = 2;\n" },
    why: "tsconfig.json is composite",
  },
  {
    what: "JavaScript alone is configured",
    base: {
      "jsconfig.json": '{ "compilerOptions": { "checkJs": true, "types": [] } }',
      "a.js": "export const one = 1;\n",
    },
    head: { "a.js": "export const one = 2;\n" },
    why: "jsconfig.json configures JavaScript",
  },
];

describe("every file is checked where", () => {
  test.each(whys)("$what", async ({ base, head, why }) => {
    const report = reportOf(await gateTypescript(repositoryOf(base, head)));
    expect([report.scope?.mode, report.scope?.why]).toEqual(["full", expect.stringContaining(why)]);
  });
});

const part = (name: string, needs: readonly string[], options: object = {}): Files => ({
  [`${name}/tsconfig.json`]: JSON.stringify({
    compilerOptions: {
      ...{ composite: true, strict: true, types: [], target: "es2022", lib: ["es2022"] },
      ...{
        module: "esnext",
        moduleResolution: "bundler",
        rootDir: ".",
        outDir: `../out/${name}`,
        ...options,
      },
    },
    references: needs.map((path) => ({ path: `../${path}` })),
  }),
  [`${name}/index.ts`]: [
    ...needs.map((one) => `import { value as ${one} } from "../${one}/index";\n`),
    `export const value${needs.length === 0 ? ": number = 1" : ` = ${needs.join(" + ")}`};\n`,
  ].join(""),
});
const solution = (...names: readonly string[]): Files => ({
  "tsconfig.json": JSON.stringify({ files: [], references: names.map((path) => ({ path })) }),
});
const top = (name: string, needs: string) => ({
  [`${name}/use.ts`]: `import { value } from "../${needs}/index";\n\nexport const used: number = value;\n`,
});

const workspaces: readonly { readonly shape: string; readonly files: Files; readonly use: string }[] = [
  {
    shape: "a chain",
    files: {
      ...solution("app"),
      ...part("core", []),
      ...part("lib", ["core"]),
      ...part("app", ["lib"]),
      ...top("app", "lib"),
    },
    use: "app/use.ts",
  },
  {
    shape: "a diamond",
    files: {
      ...solution("app"),
      ...part("core", []),
      ...part("left", ["core"]),
      ...part("right", ["core"]),
      ...part("app", ["left", "right"]),
      ...top("app", "right"),
    },
    use: "app/use.ts",
  },
  {
    shape: "a library and its tests",
    files: {
      ...solution("core", "tests"),
      ...part("core", []),
      ...part("tests", ["core"]),
      ...top("tests", "core"),
    },
    use: "tests/use.ts",
  },
];

// No run without output prints what the server finds, so the server checks every file. Where this fails, `complete` has a way to judge them.
test.each(workspaces)("tsc cannot check $shape of projects without writing it", async ({ files, use }) => {
  const text = files["core/index.ts"] ?? "";
  const head = { "core/index.ts": text.replace(": number = 1", ': string = ""') };
  const repository = repositoryOf(files, head);
  const { folder } = await installedTypescript();
  const codes = async (...args: string[]) => {
    const copy = folderOf({ ...files, ...head });
    const line = [typescriptCommand(folder, process.arch), ...args, "--noEmit", "--pretty", "false"] as const;
    const { stdout } = await start(line, { cwd: copy, env: plainEnvironment() }).ended;
    return [...new Set(stdout.match(/(?<=error )TS\d+/gu))];
  };
  expect([await codes("-b"), await codes("-p", use.split("/")[0] ?? "")]).toEqual([["TS6310"], ["TS6305"]]);
  const report = reportOf(await gateTypescript(repository));
  expect(told(report)[0]).toBe("fail, full: the projects refer to one another");
  expect(findingLines(report)).toContain(`new ${use}:3 2322`);
});

test("the command has the environment of its stage, on both sides", async () => {
  const repository = repositoryOf({ ...configured(), ...lib("number", "1") }, lib("string", '""'));
  const limits: (string | undefined)[] = [];
  const host = (real: Host): Host => ({
    ...real,
    spawn: (what) => {
      if (what.args.includes("--singleThreaded")) limits.push(what.env["GOMEMLIMIT"]);
      return real.spawn(what);
    },
  });
  await gateTypescript(repository, { host });
  expect(limits).toEqual(["1GiB", "1GiB"]);
});

test("what the compiler printed of a tree is kept, and the report has the same bytes", async () => {
  const repository = repositoryOf(
    {
      ...configured(),
      ...lib("number", "1"),
      "use.ts": 'import { value } from "./lib";\nexport const own: number = value;\n',
    },
    lib("string", '""'),
  );
  const observations = { folder: temporaryFolder(), use: "read-write", bytesMax: 10_000_000 } as const;
  const runs = [];
  for (const kept of [null, observations, observations]) {
    const outcome = await gateTypescript(repository, { observations: kept });
    const whole = (outcome.run?.observations ?? []).filter(({ session }) => session.endsWith(" whole"));
    runs.push({
      bytes: serializeReport(reportOf(outcome)),
      from: whole.map(({ session, from }) => `${session}: ${from}`),
    });
  }
  const [cold, first, second] = runs;
  expect([cold?.from, first?.from, second?.from]).toEqual([
    [],
    ["typescript base whole: server", "typescript head whole: server"],
    ["typescript base whole: cache", "typescript head whole: cache"],
  ]);
  expect([first?.bytes, second?.bytes]).toEqual([cold?.bytes, cold?.bytes]);
});

test.each(firstOfNow(["vtsls", "typescript-language-server"], 0))(
  "%s is asked about what the tsc beside it finds different",
  async (id) => {
    const repository = repositoryOf(
      {
        ...configured(),
        ...lib("number", "1"),
        "use.ts": 'import * as lib from "./lib";\nexport const own: { value: number } = lib;\n',
        "far.ts": "export const far: string = 1;\n",
      },
      lib("string", '""'),
    );
    const policy = { ...onlyTypescript, servers: [{ id, version: undefined }] };
    expect(told(reportOf(await gateTypescript(repository, { policy })))).toEqual([
      "fail, complete: lib.ts use.ts",
      "new use.ts:2 2322",
    ]);
  },
);

testByNight("an error of a declaration is found by TypeScript 5.9 beside errors of types", async () => {
  const base = { ...declared, "bad.ts": 'const bad: number = "";\n' };
  const policy = { ...onlyTypescript, servers: [{ id: "vtsls", version: undefined }] };
  const report = reportOf(await gateTypescript(repositoryOf(base, hidden), { policy }));
  expect(told(report)).toEqual([
    "fail, complete: lib.ts use.ts",
    "unchanged lib.ts:5 4094",
    "new use.ts:3 4023",
  ]);
});

testByNight("a library of the project's own is checked by TypeScript 5.9, too", async () => {
  const names = ["Array", "Boolean", "CallableFunction", "Function", "IArguments", "NewableFunction"];
  const globals = [...names, "Number", "Object", "RegExp", "String"].map((name) => `interface ${name} {}\n`);
  const repository = repositoryOf(
    {
      ...configured({ noLib: true }),
      ...lib("number", "1"),
      "globals.d.ts": `/// <reference no-default-lib="true"/>\n${globals.join("").replace("Array", "Array<T>")}declare const own: typeof import("./lib").other;\n`,
    },
    { "lib.ts": "export const value = 1;\nexport const other = 2;\n" },
  );
  const policy = { ...onlyTypescript, servers: [{ id: "vtsls", version: undefined }] };
  expect(told(reportOf(await gateTypescript(repository, { policy })))).toEqual([
    "pass, complete: globals.d.ts lib.ts",
    "fixed globals.d.ts:12 2694",
  ]);
});

test("beside a server that checks every file each has its own, and a replay has both", async () => {
  const repository = repositoryOf(
    {
      ...configured(),
      ...lib("number", "1"),
      "use.ts": 'import * as lib from "./lib";\nexport const own: { value: number } = lib;\n',
      "far.ts": "export const far = 1;\n",
      "rates.py": "def rate() -> int:\n    return 1\n",
      "bill.py": "import rates\n\nsum: int = rates.rate()\n",
    },
    { ...lib("string", '""'), "rates.py": "def rate() -> str:\n    return ''\n" },
  );
  const traceFolder = temporaryFolder();
  const servers = ["pyright", "typescript"].map((id) => ({ id, version: undefined }));
  const report = reportOf(
    await gateTypescript(repository, { policy: { ...onlyTypescript, servers }, traceFolder }),
  );
  expect([
    report.scope,
    ...report.servers.map(({ id, head, scope }) => [id, head.files, scope?.mode, scope?.files.join(" ")]),
    ...findingLines(report),
  ]).toEqual([
    undefined,
    ["pyright", 2, undefined, undefined],
    ["typescript", 2, "complete", "lib.ts rates.py use.ts"],
    "new bill.py:3 reportAssignmentType",
    "new use.ts:2 2322",
  ]);
  const replayed = await replayRun(traceFolder);
  expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
    serializeReport(report),
  );
});
