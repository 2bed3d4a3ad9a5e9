/** The package as somebody else's project sees it. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildInto } from "../scripts/build.ts";
import { rollUp } from "../scripts/declarations.ts";
import { plainEnvironment, start } from "./support/command.ts";
import { installedPyright, sharedCache } from "./support/gate.ts";
import { repositoryOf } from "./support/repository.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "lanser-sdk-"));
const installed = join(folder, "node_modules/lanser");
/** tsc's of the programs below; one line each. */
let errors: readonly string[] = [];

beforeAll(async () => {
  await buildInto(join(installed, "dist"), [
    { entries: [{ source: "src/index.ts", out: "index.js" }], kind: "library" },
  ]);
  cpSync(join(root, "package.json"), join(installed, "package.json"));
  // What npm installs with @types/node, the one package that the declarations need besides their own.
  mkdirSync(join(folder, "node_modules/@types"));
  for (const name of ["@types/node", "undici-types"]) {
    symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name), "dir");
  }
  write("package.json", `{ "type": "module" }`);
  for (const [name, text] of Object.entries(programs)) write(name, text);
  const options = { strict: true, noEmit: true, module: "nodenext", target: "es2024", types: ["node"] };
  write("tsconfig.json", JSON.stringify({ compilerOptions: options, files: Object.keys(programs) }));
  const tsc = [process.execPath, join(root, "node_modules/typescript/bin/tsc"), "--pretty", "false"];
  const { stdout, stderr } = await start(tsc, { cwd: folder, env: {} }).ended;
  errors = `${stdout}${stderr}`.split("\n").filter((line) => line !== "" && !line.startsWith(" "));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Each stands alone. */
const examples = readFileSync(join(root, "docs/sdk.md"), "utf8")
  .split("```ts\n")
  .slice(1)
  .map((text) => text.split("```")[0] ?? "");

const programs = {
  ...Object.fromEntries(examples.map((text, at) => [`page${at}.ts`, text])),
  "whole.ts": `
    import * as lanser from "lanser";
    const policy: lanser.PolicySource = {
      servers: [{ id: "pyright", version: undefined }],
      file: { path: "/repository/config.yml", name: "config.yml" },
      failOn: "warning" satisfies lanser.FailOn,
      replay: "off" satisfies lanser.ReplayMode,
      where: "terminal",
    };
    const base: lanser.BaseRequest = { kind: "merge-base", rev: "main" };
    const head: lanser.HeadRequest = { kind: "work-tree" };
    const progress = (event: lanser.ProgressEvent) => { if (event.kind === "phase") event.text.trim(); };
    const request: lanser.GateRequest = {
      ...{ repository: "/repository", base, head, policy, progress },
      ...{ cacheFolder: null, traceFolder: undefined, signal: new AbortController().signal },
    };
    const host: lanser.Host = lanser.realHost();
    const result: lanser.GateResult = await lanser.runGate(host, request);
    const report: lanser.Report = result.report;
    const run: lanser.RunFacts = result.run;
    const verdict: lanser.Verdict = report.verdict;
    const reasons: readonly lanser.Reason[] = report.reasons;
    const states: readonly lanser.FindingState[] = lanser.findingStates;
    const severities: readonly lanser.Severity[] = lanser.severities;
    const bytes: string = lanser.serializeReport(report);
    const again: lanser.ReplayResult = await lanser.replayRun("/traces");
    const divergence: lanser.ReplayDivergence | undefined =
      again.kind === "diverged" ? again.divergence : undefined;
    const code = (error: unknown): lanser.ErrorCode | undefined =>
      error instanceof lanser.UserError ? error.code : undefined;
    const asked: lanser.LanserClientOptions = {
      ...{ repository: "/repository", rev: "main", cacheFolder: null, traceFolder: "/traces" },
      on: { progress: (text) => text.trim(), answered: (bundle) => bundle.bundleId } satisfies lanser.LanserEvents,
    };
    const client: lanser.LanserClient = lanser.openLanserClient(host, asked);
    const question: lanser.LanserQuestion = { cmd: "calls", place: "a.py#f", params: { mode: "in" }, limit: 3 };
    const bundle: lanser.Bundle = await client.ask(question);
    export { bundle, bytes, code, divergence, reasons, run, severities, states, verdict };
    export const version: string = lanser.version;
  `,
  "wrong.ts": `
    import { type GateRequest, serializeReport, realHost, replayRun, type Report, runGate } from "lanser";
    declare const request: GateRequest;
    await runGate(realHost(), { ...request, base: { kind: "merge-base" } });
    await runGate(realHost(), { repository: "/repository" });
    serializeReport({ verdict: "pass" });
    replayRun(["/traces"]);
    (await replayRun("/traces")).report;
    ((report: Report) => { report.verdict = "pass"; });
    import { parseConfig } from "lanser";
  `,
} as const;

describe("an empty project that has the package", () => {
  test("compiles the programs of docs/sdk.md, strictly and with every declaration checked", () => {
    for (const name of ["runGate(", "afterEdit(", "openLanserClient("])
      expect(examples.filter((text) => text.includes(name)).length).toBeGreaterThan(0);
    expect(examples.flatMap((_, at) => errorsIn(`page${at}.ts`))).toEqual([]);
  });

  test("compiles what takes and gives every type that the package exports", () => {
    expect(errorsIn("whole.ts")).toEqual([]);
  });

  test("is refused each wrong use", () => {
    const lineAndCode = errorsIn("wrong.ts").map((line) =>
      line.replace(/.*\((\d+),\d+\): error (\w+): .*/, "$1 $2"),
    );
    expect(lineAndCode).toMatchInlineSnapshot(`
      [
        "4 TS2322",
        "5 TS2740",
        "6 TS2740",
        "7 TS2345",
        "8 TS2339",
        "9 TS2540",
        "10 TS2305",
      ]
    `);
    expect(errors.filter((line) => !/^(?:page|whole|wrong)\.ts\(/.test(line))).toEqual([]);
  });

  test("gets from the code what the declarations promise", async () => {
    const declared = [
      ...readFileSync(join(installed, "dist/index.d.ts"), "utf8").matchAll(
        /^export declare (?:const|function|class) (\w+)/gm,
      ),
    ].map(([, name]) => name);
    const { href } = pathToFileURL(join(installed, "dist/index.js"));
    expect(Object.keys(await import(href)).sort()).toEqual(declared.sort());
  });
});

test.each(
  examples.map((text, at) => [/(?:runGate|afterEdit|openLanserClient)(?=\()/u.exec(text)?.[0], at] as const),
)(
  "the program of docs/sdk.md with %s runs as it stands, and says what it is to say",
  async (name, at) => {
    await installedPyright();
    const repository = repositoryOf({
      "rates.py": "def rate(name: str) -> int:\n    return len(name)\n",
      "bill.py": 'from rates import rate\n\n\ndef total() -> int:\n    return rate("a")\n',
    });
    // Servers that are installed already; nothing else of it is another.
    const text = (examples[at] ?? "").replace(
      "cacheFolder: null",
      `cacheFolder: ${JSON.stringify(sharedCache)}`,
    );
    write(`run${at}.ts`, text);
    const env = plainEnvironment({ TMPDIR: folder, XDG_STATE_HOME: folder });
    const ran = await start([process.execPath, join(folder, `run${at}.ts`)], { cwd: repository, env }).ended;
    expect({ code: ran.code, stderr: ran.stderr.match(/error/giu) }, ran.stderr).toEqual({
      code: 0,
      stderr: null,
    });
    const said = {
      runGate: /^\{.*"verdict":"pass"/u,
      afterEdit: /^pass 0 0 0\n0$/mu,
      // Two answers with their ids, the places of one, or the files of an edit.
      openLanserClient:
        /^(?:ok sha256:[0-9a-f]{64}\nok sha256:[0-9a-f]{64}|bill\.py 1\nbill\.py 5\nrates\.py 1|bill\.py rates\.py)\n$/u,
    };
    expect(ran.stdout).toMatch(said[name as keyof typeof said]);
  },
  120_000,
);

describe("declarations that are rolled up", () => {
  test("are whole, each once, with one name each", () => {
    expect(
      roll({
        "index.d.ts": `export { type A, f } from "./a/a.ts";\nexport type { B as C } from "./b.ts";\n`,
        "a/a.d.ts": `/** The file. */
import type { ChildProcess as Child } from "node:child_process";
import type { B as Other, Unused } from "../b.ts";
/** What A is. */
export type A = { readonly own: B; readonly other: Other; readonly child: Child; readonly B: "B" };
type B = typeof values[number];
declare const values: readonly ["x"];
export declare function f(a: A): void;
export declare function f<T extends B>(b: T, rest: ReadonlyMap<string, T>): asserts b is T;
export declare const unseen: Unused;
`,
        "b.d.ts": `export type B = { readonly next?: B };\nexport type Unused = 1;\n`,
      }),
    ).toMatchInlineSnapshot(`
      "
      import type { ChildProcess } from "node:child_process";
      /** What A is. */
      export type A = { readonly own: B; readonly other: C; readonly child: ChildProcess; readonly B: "B" };
      export declare function f(a: A): void;
      export declare function f<T extends B>(b: T, rest: ReadonlyMap<string, T>): asserts b is T;
      export type C = { readonly next?: C };
      type B = typeof values[number];
      declare const values: readonly ["x"];
      export {};
      "
    `);
  });

  test.each([
    ["a type that an expression imports", `export type A = import("./b.ts").B;`],
    ["several constants in one statement", "export declare const A: 1, B: 2;"],
    ["an enumeration", "export declare enum A { B }"],
    ["a whole module as a name", `import * as all from "./b.ts";\nexport type A = all.B;`],
    ["a name that no module declares", "export type B = 1;"],
    ["a global that one of ours would hide", `import type { B } from "./b.ts";\nexport type A = [B, Date];`],
  ])("are refused with %s", (_, text) => {
    const index = `export type { A } from "./a.ts";`;
    const b = "type Date = 1;\nexport type B = Date;\n";
    expect(() => roll({ "index.d.ts": index, "a.d.ts": text, "b.d.ts": b })).toThrow();
  });
});

function roll(files: Readonly<Record<string, string>>): string {
  return `\n${rollUp("index.d.ts", (path) => files[path] ?? "")}`;
}

function errorsIn(program: string): string[] {
  return errors.filter((line) => line.startsWith(`${program}(`));
}

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}
