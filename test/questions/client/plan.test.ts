/** Edits that real servers plan, and that a client writes: from a question to the files, and back. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Bundle } from "../../../src/questions/bundle/bundle.ts";
import { type LanserClientOptions, openLanserClient } from "../../../src/questions/client/sdk.ts";
import { validateBundleV1 } from "../../../src/schemas/generated/questions.ts";
import { temporaryFolder } from "../../support/files.ts";
import { sharedCache, testHost } from "../../support/gate.ts";
import { runInProcess } from "../../support/in-process.ts";
import { git, repositoryOf } from "../../support/repository.ts";

const python = {
  ".lanser/config.yml": "version: 1\nservers: [{ id: pyright }]\n",
  "rates.py": [
    "class Rate:",
    "    def pay(self, times: int) -> int:",
    "        return times",
    "",
    "    def other(self) -> int:",
    "        return self.pay(2)",
    "",
    "",
    "def rate() -> Rate:",
    "    return Rate()",
    "",
  ].join("\r\n"),
  "app.py": "from rates import Rate, rate\n\nprint(rate().pay(4), Rate().pay(2))\nprint(len('a'))\n",
};
const script = {
  ".lanser/config.yml": "version: 1\nservers: [{ id: typescript }]\n",
  "tsconfig.json":
    '{ "compilerOptions": { "strict": true, "noEmit": true, "module": "nodenext" }, "include": ["src"] }\n',
  "package.json": '{ "type": "module" }\n',
  "src/rates.ts":
    'import { one } from "./numbers.js";\nimport { two } from "./numbers.js";\nexport const make = (foo: number) => ({ foo, two });\nexport function pay( x:number ) { return make(x).foo }\n',
  "src/numbers.ts": "export const one = 1;\nexport const two = 2;\n",
  "src/app.ts": 'import { pay } from "./rates.js";\nconsole.log(pay(2));\n',
};

const hostOf = () => ({
  ...testHost(temporaryFolder()),
  env: { ...testHost(temporaryFolder()).env, XDG_STATE_HOME: temporaryFolder() },
});
const opened = (repository: string, more: Partial<LanserClientOptions> = {}) =>
  openLanserClient(hostOf(), { repository, cacheFolder: sharedCache, ...more });

const statusOf = (repository: string) => git(repository, "status", "--porcelain");
const read = (repository: string, path: string) => readFileSync(join(repository, path), "utf8");

/** The patch without the lines of git that name objects. */
function patchOf(bundle: Bundle): string {
  expect(validateBundleV1(bundle)).toBe(true);
  if ("error" in bundle) return `${bundle.error.code}: ${bundle.error.message}`;
  return (bundle.edits?.diff ?? "no edit").replace(/^(?:index|diff|---|\+\+\+) .*\n/gmu, "");
}

describe("pyright", () => {
  test("renames a method everywhere, keeps the line ends, and takes it back", async () => {
    const repository = repositoryOf(python);
    await using client = opened(repository);
    const bundle = await client.preview({ cmd: "rename", place: "rates.py#Rate.pay", params: { to: "due" } });
    expect(patchOf(bundle)).toMatchInlineSnapshot(`
      "@@ -1,4 +1,4 @@
       from rates import Rate, rate
       
      -print(rate().pay(4), Rate().pay(2))
      +print(rate().due(4), Rate().due(2))
       print(len('a'))
      @@ -1,9 +1,9 @@
       class Rate:
      -    def pay(self, times: int) -> int:
      +    def due(self, times: int) -> int:
               return times
       
           def other(self) -> int:
      -        return self.pay(2)
      +        return self.due(2)
       
       
       def rate() -> Rate:
      "
    `);
    expect(statusOf(repository)).toBe("");
    const { digest = "", symbols = [] } = bundle.edits ?? {};
    // An id also sketches the code, so the class and the caller have other ones, too.
    const shown = (id: string | null) => id?.split("/")[2];
    expect(symbols.map(({ before, after }) => [shown(before), shown(after)])).toEqual([
      ["Rate", "Rate"],
      ["Rate.pay", "Rate.due"],
      ["Rate.other", "Rate.other"],
    ]);
    expect(await client.apply(digest)).toEqual(["app.py", "rates.py"]);
    expect(read(repository, "rates.py")).toBe(python["rates.py"].replaceAll("pay", "due"));
    expect(await client.undo()).toEqual(["app.py", "rates.py"]);
    expect(statusOf(repository)).toBe("");
  });

  test("renames again in the same session, on the files as they are then", async () => {
    const repository = repositoryOf(python);
    await using client = opened(repository);
    for (const [place, to] of [
      ["rates.py#Rate.pay", "due"],
      ["rates.py#Rate.due", "owed"],
    ] as const) {
      const { edits } = await client.preview({ cmd: "rename", place, params: { to } });
      await client.apply(edits?.digest ?? "", { allowDirty: true });
    }
    expect(read(repository, "app.py")).toBe(python["app.py"].replaceAll("pay", "owed"));
  });

  test.each([
    ["a b", "E/BAD_SELECTOR: `a b` is not a name"],
    ["class", "E/BAD_SELECTOR: `class` is not a name in this language"],
    ["a.b", "E/BAD_SELECTOR: `a.b` is not a name"],
    ["other", "E/APPLY_CONFLICT: the same scope defines `other` already (line 5)"],
  ])("refuses the new name %s", async (to, wanted) => {
    const repository = repositoryOf(python);
    await using client = opened(repository);
    const bundle = await client.ask({ cmd: "rename", place: "rates.py#Rate.pay", params: { to } });
    expect(patchOf(bundle)).toBe(wanted);
  });

  test("refuses a symbol of a library, and a place that is ambiguous", async () => {
    const repository = repositoryOf(python, { "two.py": "def f(): ...\ndef f(): ...\n" });
    await using client = opened(repository);
    const ask = (place: string) => client.ask({ cmd: "rename", place, params: { to: "size" } });
    const [library, ambiguous] = [await ask("app.py@L4:C7"), await ask("two.py#f")];
    expect([library.meta.exit_code, library.edits]).toEqual([3, null]);
    expect([ambiguous.meta.exit_code, ambiguous.edits]).toEqual([4, null]);
  });

  test("writes only what it planned, for files as they were, and none with uncommitted changes", async () => {
    const repository = repositoryOf(python);
    await using client = opened(repository);
    await expect(client.apply(`sha256:${"0".repeat(64)}`)).rejects.toMatchObject({ code: "not-found" });
    await expect(client.preview({ cmd: "outline", place: "app.py" })).rejects.toMatchObject({
      code: "usage",
    });
    const question = { cmd: "rename", place: "rates.py#Rate.pay", params: { to: "due" } };
    const { edits } = await client.preview(question);
    writeFileSync(join(repository, "app.py"), `${python["app.py"]}# more\n`);
    await expect(client.apply(edits?.digest ?? "")).rejects.toMatchObject({ code: "apply-conflict" });
    const dirty = await client.preview(question);
    expect(dirty.edits?.dirty).toEqual(["app.py"]);
    await expect(client.apply(dirty.edits?.digest ?? "")).rejects.toThrow("not committed");
    expect(read(repository, "rates.py")).toBe(python["rates.py"]);
    await client.apply(dirty.edits?.digest ?? "", { allowDirty: true });
    expect(read(repository, "app.py")).toContain("due(4)");
  });

  test("a batch numbers its edits", async () => {
    const lines = [
      { id: "a", cmd: "outline", place: "rates.py" },
      { id: "b", cmd: "rename", place: "rates.py#Rate.pay", params: { to: "due" } },
    ];
    const stdin = () =>
      [lines.map((line) => JSON.stringify(line)).join("\n")] as unknown as AsyncIterable<string>;
    const { stdout } = await runInProcess(repositoryOf(python), ["batch", "--cache", sharedCache], { stdin });
    const bundles = stdout
      .trim()
      .split("\n")
      .map((line) => (JSON.parse(line) as { readonly bundle: Bundle }).bundle);
    expect(bundles.map((one) => validateBundleV1(one))).toEqual([true, true]);
    expect(bundles.map(({ meta }) => meta.step)).toEqual([undefined, 2]);
  });

  test("a recorded session with edits is replayed without the server", async () => {
    const repository = repositoryOf(python);
    const traceFolder = join(temporaryFolder(), "trace");
    {
      await using client = opened(repository, { traceFolder });
      await client.ask({ cmd: "refs", place: "rates.py#rate" });
      await client.preview({ cmd: "rename", place: "rates.py#Rate.pay", params: { to: "due" } });
    }
    const traces = readdirSync(traceFolder).filter((name) => name.endsWith(".trace.jsonl"));
    expect(traces.sort()).toEqual(["pyright.edits.trace.jsonl", "pyright.questions.trace.jsonl"]);
    for (const name of traces) {
      const { code, stderr } = await runInProcess(repository, ["trace", "replay", join(traceFolder, name)]);
      expect([code, stderr]).toEqual([0, ""]);
    }
  });
});

describe("TypeScript", () => {
  test("plans a rename, a move, an order of imports and a format, and names the server without one", async () => {
    const repository = repositoryOf(script);
    await using client = opened(repository);
    const plan = async (cmd: string, rest: object) => patchOf(await client.preview({ cmd, ...rest }));
    expect(await plan("rename", { place: "src/rates.ts#pay", params: { to: "due" } })).toMatchInlineSnapshot(`
      "@@ -1,2 +1,2 @@
      -import { pay } from "./rates.js";
      -console.log(pay(2));
      +import { due } from "./rates.js";
      +console.log(due(2));
      @@ -1,4 +1,4 @@
       import { one } from "./numbers.js";
       import { two } from "./numbers.js";
       export const make = (foo: number) => ({ foo, two });
      -export function pay( x:number ) { return make(x).foo }
      +export function due( x:number ) { return make(x).foo }
      "
    `);
    expect(
      await plan("rename-file", { paths: ["src/rates.ts"], params: { to: "src/lib/prices.ts" } }),
    ).toMatchInlineSnapshot(`
      "@@ -1,2 +1,2 @@
      -import { pay } from "./rates.js";
      +import { pay } from "./lib/prices.js";
       console.log(pay(2));
      similarity index 59%
      rename from src/rates.ts
      rename to src/lib/prices.ts
      @@ -1,4 +1,4 @@
      -import { one } from "./numbers.js";
      -import { two } from "./numbers.js";
      +import { one } from "../numbers.js";
      +import { two } from "../numbers.js";
       export const make = (foo: number) => ({ foo, two });
       export function pay( x:number ) { return make(x).foo }
      "
    `);
    expect(await plan("organize-imports", { paths: ["src/rates.ts"] })).toMatchInlineSnapshot(`
      "@@ -1,4 +1,3 @@
      -import { one } from "./numbers.js";
       import { two } from "./numbers.js";
       export const make = (foo: number) => ({ foo, two });
       export function pay( x:number ) { return make(x).foo }
      "
    `);
    expect(await plan("format", { paths: ["src/rates.ts"] })).toMatchInlineSnapshot(`
      "@@ -1,4 +1,4 @@
       import { one } from "./numbers.js";
       import { two } from "./numbers.js";
       export const make = (foo: number) => ({ foo, two });
      -export function pay( x:number ) { return make(x).foo }
      +export function pay(x: number) { return make(x).foo }
      "
    `);
    expect(
      await plan("rename-file", { paths: ["src/rates.ts"], params: { to: "src/app.ts" } }),
    ).toMatchInlineSnapshot(
      `"E/APPLY_CONFLICT: the edit does not fit the files: src/app.ts exists already (at /documentChanges/1)"`,
    );
    expect(statusOf(repository)).toBe("");
  });
});
