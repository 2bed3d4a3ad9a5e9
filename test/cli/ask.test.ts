/** Questions as they are called: arguments in, text or one bundle out. */
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canonical } from "../../src/model/json.ts";
import { type Bundle, idsOf } from "../../src/questions/bundle/bundle.ts";
import { questions } from "../../src/questions/query/questions.ts";
import { validateBundleV1 } from "../../src/schemas/generated/questions.ts";
import { makeFolder, temporaryFolder } from "../support/files.ts";
import { installedPyright, sharedCache } from "../support/gate.ts";
import { type InProcess, runInProcess } from "../support/in-process.ts";
import { repositoryAt } from "../support/repository.ts";
import { installedTypescript } from "../support/typescript.ts";

const made = makeFolder();
afterAll(made.remove);
const repository = join(made.folder, "project");

beforeAll(async () => {
  await installedPyright();
  repositoryAt(repository, {
    "rates.py":
      'class Rate:\n    def total(self, days: int) -> int:\n        return days\n\n\ns = "😀"; after = s\n',
    "lib/app.py": "import rates\n\nprint(rates.Rate().total(2))\n",
    "notes.txt": "nothing\n",
    "app/[id]/page.py": "page = 1\n",
    "ci.yaml": "jobs:\n  build:\n    steps:\n      - run: a\n      - run: |\n          b\n",
  });
});

const run = (args: readonly string[], change: InProcess = {}) => runInProcess(repository, args, change);
const bundleOf = async (args: readonly string[], change: InProcess = {}): Promise<Bundle> => {
  const { stdout } = await run([...args, "--json"], change);
  const bundle: Bundle = JSON.parse(stdout);
  expect(stdout, "one canonical line alone").toBe(`${canonical(bundle)}\n`);
  expect(validateBundleV1(bundle), JSON.stringify(validateBundleV1.errors)).toBe(true);
  expect(idsOf(bundle)).toEqual({ bundleId: bundle.bundleId, factsId: bundle.factsId });
  return bundle;
};

test("brackets are part of a name, in a path and in a glob", async () => {
  expect((await bundleOf(["outline", "app/[id]/page.py"])).request.selector).toBe("app/[id]/page.py");
  expect((await bundleOf(["locate", "app/[id]/page.py@L1:C1"])).request.selector).toBe(
    "app/[id]/page.py@L1:C1",
  );
  const bundle = await bundleOf(["diag", "app/[id]/*.py", "--server", "pyright"]);
  expect("facts" in bundle && bundle.facts.files).toEqual({ asked: 1, final: 1, unknown: [] });
});

test("a link is no file of its own", async () => {
  const folder = repositoryAt(join(temporaryFolder(), "linked"), { "a.py": "a = 1\n" });
  symlinkSync("a.py", join(folder, "b.py"));
  const { code, stderr } = await runInProcess(folder, ["outline", "b.py"]);
  expect([code, stderr]).toEqual([3, expect.stringContaining("b.py is a link, or Lanser cannot read it")]);
});

test("a glob is one of the folder that one stands in, and may lead above it", async () => {
  const cwd = join(repository, "lib");
  for (const glob of ["../lib/*.py", "./*.py", "*.py"]) {
    const bundle = await bundleOf(["diag", glob, "--server", "pyright"], { cwd });
    expect([glob, bundle.request.params["paths"]]).toEqual([glob, ["lib/*.py"]]);
  }
  expect((await run(["diag", "../../*.py", "--server", "pyright"], { cwd })).code).toBe(13);
});

describe("without a server", () => {
  test("an outline and a place are text for people", async () => {
    expect((await run(["outline", "rates.py"])).stdout).toMatchInlineSnapshot(`
      "Found 4 symbols in rates.py:
      rates.py:1:7  class Rate
      rates.py:2:9  method Rate.total
      rates.py:6:11  variable after
      rates.py:6:1  variable s
      "
    `);
    expect((await run(["locate", "rates.py#Rate.total"])).stdout).toMatchInlineSnapshot(`
      "rates.py:2:9 (Rate.total)  score 1 by name and syntax
        |     def total(self, days: int) -> int:
        |         return days
      selector rates.py#Rate.total
      "
    `);
  });

  test("a part of a definition is a place", async () => {
    const bundle = await bundleOf(["locate", "rates.py#Rate.total:sig"]);
    expect("facts" in bundle ? bundle.facts.location : bundle).toMatchObject({
      range: [1, 4, 1, 37],
      symbol: "Rate.total",
      text: "def total(self, days: int) -> int",
    });
    expect((await run(["locate", "rates.py#Rate.total:doc"])).stderr).toContain("has no doc");
  });

  test("keys of data are listed and found, and the brackets of an item are none of a glob", async () => {
    expect((await run(["outline", "ci.yaml"])).stdout).toMatchInlineSnapshot(`
      "Found 7 symbols in ci.yaml:
      ci.yaml:1:1  key jobs
      ci.yaml:2:3  key jobs.build
      ci.yaml:3:5  key jobs.build.steps
      ci.yaml:4:7  key jobs.build.steps[0]
      ci.yaml:4:9  key jobs.build.steps[0].run
      ci.yaml:5:7  key jobs.build.steps[1]
      ci.yaml:5:9  key jobs.build.steps[1].run
      "
    `);
    expect((await run(["locate", "ci.yaml#jobs.build.steps[1].run"])).stdout).toMatchInlineSnapshot(`
      "ci.yaml:5:9 (jobs.build.steps[1].run)  score 1 by name and syntax
        |         run: |
        |           b
      selector ci.yaml#jobs.build.steps[1].run
      "
    `);
    const bundle = await bundleOf(["outline", "ci.yaml"]);
    const { symbols = [] } = "facts" in bundle ? bundle.facts : {};
    expect(symbols.map(({ container, name, kind }) => `${container} ${name} ${kind}`)).toContain(
      "jobs.build steps[1] key",
    );
  });

  test("paths are those of the folder that one stands in, and the bundle has the repository's", async () => {
    const cwd = join(repository, "lib");
    expect((await bundleOf(["outline", "../rates.py"], { cwd })).request.selector).toBe("rates.py");
    expect((await bundleOf(["locate", "app.py@L3:C1"], { cwd })).request.selector).toBe("lib/app.py@L3:C1");
  });

  test("columns are counted as --index-io says, and the bundle has the server's", async () => {
    const at = async (column: number, unit: string) => {
      const bundle = await bundleOf(["locate", `rates.py@L6:C${column}`, "--index-io", unit]);
      return bundle.resolution?.resolved?.range ?? bundle.meta.exit_code;
    };
    expect([await at(11, "utf-16"), await at(10, "codepoint"), await at(13, "utf-8")]).toEqual([
      [5, 10, 5, 10],
      [5, 10, 5, 10],
      [5, 10, 5, 10],
    ]);
    // Inside of the emoji.
    expect([await at(7, "utf-16"), await at(7, "utf-8")]).toEqual([3, 3]);
  });

  test.each([
    [["outline", "rates.py@"], 2],
    [["outline", "rate.py"], 3],
    [["locate", "rates.py#Rate.sum"], 3],
    [["locate", "rates.py@L99:C1"], 3],
    [["locate", "rates.py@L0:C1"], 2],
    [["def", "rates.py", "--server", "pyright"], 2],
    [["def", "rates.py@L6", "--server", "pyright"], 2],
    [["def"], 13],
    [["calls", "rates.py#Rate"], 13],
    [["def", "rates.py#Rate", "--workspace"], 13],
    [["symbols", "--workspace"], 13],
    [["outline", "notes.txt"], 72],
    [["def", "rates.py#Rate"], 12],
    [["def", "rates.py#Rate", "--server", "typescript", "--cache", sharedCache], 12],
    [["def", "rates.py#Rate", "--rev", "nowhere"], 13],
  ])("%j ends with %i, and the same as a bundle", async (args, code) => {
    const { code: ended, stdout, stderr } = await run(args);
    expect([ended, stdout], stderr).toEqual([code, ""]);
    expect(stderr).toMatch(/^lanser: .+\n/u);
    const bundle = await bundleOf(args);
    expect([bundle.status, bundle.meta.exit_code]).toEqual(["error", code]);
  });

  test("a folder without a repository is 13, as a bundle too", async () => {
    const cwd = temporaryFolder();
    expect((await bundleOf(["outline", "a.py"], { cwd })).meta.exit_code).toBe(13);
  });

  test("a table of ours needs none", async () => {
    const { code, stdout } = await run(["exit-codes"], { cwd: temporaryFolder() });
    expect([code, stdout]).toEqual([0, expect.stringContaining("  3  not-found")]);
    expect((await run(["exit-codes", "a.py"], { cwd: temporaryFolder() })).code).toBe(13);
  });

  test("paths are those of the folder at the top, too, absolute ones and the folder itself", async () => {
    const selectors: (string | null)[] = [];
    for (const path of ["./rates.py", join(repository, "rates.py"), "lib/../rates.py"])
      selectors.push((await bundleOf(["outline", path])).request.selector);
    expect(selectors).toEqual(["rates.py", "rates.py", "rates.py"]);
    const whole = await bundleOf(["diag", ".", "--server", "clangd"]);
    expect(whole.request.params).toMatchObject({ paths: ["**"] });
  });

  test("a name alone is no file, and where it is can be asked", async () => {
    const { stderr } = await run(["def", "Nowhere", "--server", "pyright"]);
    expect(stderr).toContain(
      "To name a symbol, write PATH#Nowhere. To find its file: lanser symbols --query Nowhere",
    );
  });

  test("where no server given the line to paste is said", async () => {
    const { stderr } = await run(["def", "rates.py#Rate"]);
    expect(stderr).toContain("lanser def … --server pyright");
    expect(stderr).not.toContain("lanser gate");
  });

  test("where CI is set a configuration of the asked tree starts nothing", async () => {
    const folder = repositoryAt(join(temporaryFolder(), "configured"), {
      "a.py": "x = 1\n",
      ".lanser/config.yml": "version: 1\nservers: [{ id: pyright, version: 0.0.1 }]\n",
    });
    const codeOf = async (env: Record<string, string>) => {
      const { code, stderr } = await runInProcess(folder, ["hover", "a.py@L1:C1"], { env });
      return `${code} ${stderr.split("\n")[0]}`;
    };
    expect(await codeOf({})).toContain("0.0.1");
    expect(await codeOf({ CI: "true" })).toContain(
      "no server is named. If `CI` is set, Lanser ignores .lanser/config.yml of the queried tree",
    );
  });

  test("a time is clamped, and that is said", async () => {
    const { stderr } = await run(["outline", "rates.py", "--timeout", "99999"]);
    expect(stderr).toBe("lanser: --timeout 99999 is outside 5 to 3600 seconds, so Lanser uses 3600\n");
    const { meta } = await bundleOf(["outline", "rates.py", "--timeout", "1"]);
    expect(meta.notes).toEqual(["--timeout 1 is outside 5 to 3600 seconds, so Lanser uses 5"]);
    expect((await run(["outline", "rates.py", "--timeout", "x"])).code).toBe(13);
    const none = await run(["outline", "rates.py", "--limit", "0"]);
    expect(none.stderr).toContain("--limit must be a whole number from 1, not `0`");
  });

  test("an overlay is read in the place of the file", async () => {
    const stdin = async function* () {
      yield "def fresh(): ";
      yield "...\n";
    };
    const { stdout } = await run(["outline", "rates.py", "--overlay", "rates.py=-"], { stdin });
    expect(stdout).toContain("function fresh");
    // Its path is one of the folder that one stands in, as every other.
    const inside = { stdin, cwd: join(repository, "lib") };
    const said = await run(["outline", "app.py", "--overlay", "./app.py=-"], inside);
    expect(said.stdout).toContain("lib/app.py:1:5  function fresh");
    const missed = await run(["outline", "app.py", "--overlay", "ap.py=-"], inside);
    expect(missed.stdout).toContain("note: the tree has no file `lib/ap.py`");
    expect((await run(["outline", "app.py", "--overlay", "../../x.py=-"], inside)).code).toBe(13);
  });
});

describe("help", () => {
  test.each(questions.map(({ name }) => name))("of %s names every flag that it takes", async (name) => {
    const [help, same] = [await run(["help", name]), await run([name, "--help"])];
    expect([help.code, help.stderr, help.stdout]).toEqual([0, "", same.stdout]);
    const flags = [...help.stdout.matchAll(/^ {2}--([\w-]+)/gmu)].map(([, flag]) => flag);
    for (const flag of flags) {
      const { stderr } = await run([name, `--${flag}`, "--help"]);
      expect(stderr).not.toContain("there is no flag");
    }
  });

  test("suggests the nearest for a question that there is not", async () => {
    expect(await run(["hovr", "a.py"])).toMatchObject({
      code: 13,
      stderr: expect.stringContaining("`hover`"),
    });
    expect((await run(["go_to_def", "--help"])).stdout).toContain("lanser def PLACE");
  });

  test("of exit codes is the table", async () => {
    const { stdout, code } = await run(["exit-codes"]);
    expect(code).toBe(0);
    expect(stdout).toContain(" 72  unsupported-capability");
    expect((await bundleOf(["exit-codes"])).status).toBe("ok");
  });
});

describe("a context", () => {
  const own = ["--server", "pyright", "--cache", sharedCache];

  test("is no more than its budget, says what it is made of, and is on standard output alone", async () => {
    const of = async (budget: number) =>
      run(["context", "rates.py", "lib/*.py", "--budget", `${budget}`, ...own]);
    const { stdout, stderr } = await of(4_000);
    expect(stdout).toMatchInlineSnapshot(`
      "rates.py:1 class Rate()
      rates.py:2 (method) def total(
          self: Self@Rate,
          days: int
      ) -> int
      rates.py:6 (variable) s: Literal['😀']
      rates.py:6 (variable) after: Literal['😀']
      rates.py:1 class Rate
        2 method total
      rates.py:6 variable s
      rates.py:6 variable after
      lib/app.py no diagnostics
      rates.py no diagnostics
      "
    `);
    expect(stderr).toMatchInlineSnapshot(`
      "lanser: the answer uses 84 of 4000 tokens (4 bytes each)
      lanser: the answer has no hints, because pyright does not offer textDocument/inlayHint
      "
    `);
    const small = await of(20);
    expect(Buffer.byteLength(small.stdout)).toBeLessThanOrEqual(80);
    expect([small.stdout !== "" && stdout.startsWith(small.stdout), small.stderr]).toEqual([
      true,
      expect.stringContaining("of 20 tokens (4 bytes each); the next omitted piece needs"),
    ]);
  });

  test("comes to the same bytes again of its recording, without a server", async () => {
    const trace = join(temporaryFolder(), "trace");
    const folder = repositoryAt(join(temporaryFolder(), "importing"), {
      "a.py": "class Rate:\n    def total(self) -> int:\n        return 1\n",
      "b.py": "from a import Rate\n\nn: str = Rate().total()\n",
    });
    const asked = ["context", "b.py", "--json", ...own, "--trace", trace];
    const { stdout } = await runInProcess(folder, asked);
    expect(stdout).toContain('"kind":"definition"');
    const recording = join(trace, "pyright.questions.trace.jsonl");
    const replayed = await runInProcess(folder, ["trace", "replay", recording, "--format", "json"]);
    expect([replayed.code, replayed.stdout]).toEqual([0, stdout]);
  });

  test.each(["0", "x", "1000001"])("has no budget of %s", async (budget) => {
    expect((await run(["context", "rates.py", "--budget", budget, ...own])).code).toBe(13);
  });
});

describe("with pyright", () => {
  const own = ["--server", "pyright", "--cache", sharedCache];

  test("a definition is shown with its lines, and recorded with its evidence", async () => {
    const trace = join(temporaryFolder(), "trace");
    const { code, stdout } = await run(["def", "lib/app.py@L3~total", ...own, "--trace", trace]);
    expect(code).toBe(0);
    expect(stdout).toMatchInlineSnapshot(`
      "Found 1 definition:
      rates.py:2:9
          1 | class Rate:
        > 2 |     def total(self, days: int) -> int:
          3 |         return days
      "
    `);
    const [record] = readFileSync(join(trace, "evidence.jsonl"), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(record).toMatchObject({
      query_types: ["textDocument/definition"],
      targets: ["lib/app.py@L3~total"],
      outcome: "responded",
    });
    expect(JSON.parse(readFileSync(join(trace, "run.json"), "utf8"))).toHaveProperty("ms");
  });

  test("a request is sent as it is written, of a place or of params, and what may write is not", async () => {
    const method = "textDocument/documentHighlight";
    const of = async (...args: string[]) => {
      const bundle = await bundleOf(["request", method, ...args, ...own]);
      if ("error" in bundle) return bundle.error.message;
      const result = bundle.facts.response?.result as { range: { start: { line: number } } }[];
      return result.map(({ range }) => range.start.line);
    };
    const file = join(temporaryFolder(), "params.json");
    const params = '{"textDocument": {"uri": "rates.py"}, "position": {"line": 1, "character": 20}}';
    writeFileSync(file, params);
    const all = [
      await of("rates.py@L2~days"),
      await of("--params", params),
      await of("--params", `@${file}`),
    ];
    expect(all).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    expect((await run(["request", method, "--params", "[]", ...own])).stderr).toContain("not an object");
    const rename = ["request", "textDocument/rename", "rates.py#Rate", "--params", '{"newName": "Fee"}'];
    expect((await run([...rename, ...own])).code).toBe(71);
    const allowed = [...rename, "--allow-method", "textDocument/rename", ...own];
    expect((await run(allowed)).stdout).toContain('"newText": "Fee"');
    const ci = await run(allowed, { env: { CI: "true" } });
    expect([ci.code, ci.stderr]).toEqual([
      71,
      expect.stringContaining("CI is set, so Lanser refuses --allow-method"),
    ]);
    expect(readFileSync(join(repository, "rates.py"), "utf8")).not.toContain("Fee");
  });

  test("a batch is answered in its order by one server", async () => {
    const lines = [
      { id: "a", cmd: "def", place: "lib/app.py@L3~total" },
      { id: "b", cmd: "refs", place: { $ref: "a#/facts/definitions/0" } },
      { id: "c", cmd: "diag", place: "rates.py", overlay: { "rates.py": 'n: int = "x"\n' } },
      { id: "d", cmd: "diag", place: "rates.py" },
      { id: "e", cmd: "def", place: "lib/app.py@L3~total" },
      {
        id: "f",
        cmd: "request",
        params: {
          method: "textDocument/hover",
          params: { textDocument: { uri: "rates.py" }, position: { line: 0, character: 6 } },
        },
      },
      { id: "g", cmd: "request", place: "rates.py", params: { method: "workspace/executeCommand" } },
    ];
    const file = join(temporaryFolder(), "in.jsonl");
    writeFileSync(file, lines.map((line) => JSON.stringify(line)).join("\n"));
    const { code, stdout, stderr } = await run(["batch", "--in", file, ...own]);
    expect([code, stderr]).toEqual([0, ""]);
    const out = stdout
      .trim()
      .split("\n")
      .map((line): { id: string; bundle: Bundle } => JSON.parse(line));
    const raw = out.slice(-2).map(({ bundle }) => ("facts" in bundle ? bundle.facts.response : bundle.error));
    expect(raw).toMatchObject([
      { result: { contents: { value: expect.stringContaining("class Rate") } } },
      { exitCode: 71 },
    ]);
    const counts = out
      .slice(0, -2)
      .map(
        ({ id, bundle }) => `${id} ${"facts" in bundle ? bundle.facts.total : "error"} ${bundle.meta.cache}`,
      );
    // What lay over the file is gone with its line.
    expect(counts).toEqual(["a 1 miss", "b 2 miss", "c 1 miss", "d 0 miss", "e 1 hit"]);
  });

  test("an overlay counts for every file that is asked about, in whatever order", async () => {
    const stdin = async function* () {
      yield "class Rate:\n    def total(self) -> str:\n        return ''\n";
    };
    const folder = repositoryAt(join(temporaryFolder(), "laid"), {
      "a.py": "class Rate:\n    def total(self) -> int:\n        return 1\n",
      "b.py": "from a import Rate\n\nn: int = Rate().total()\n",
    });
    const { stdout } = await runInProcess(folder, ["diag", "a.py", "b.py", ...own, "--overlay", "a.py=-"], {
      stdin,
    });
    expect(stdout).toContain("b.py:3:10  error [reportAssignmentType]");
  });

  test("an overlay changes what the server finds, and the file stays as it is", async () => {
    const stdin = async function* () {
      yield 'n: int = "x"\n';
    };
    const before = readFileSync(join(repository, "rates.py"), "utf8");
    const { code, stdout } = await run(["check", "rates.py", ...own, "--overlay", "rates.py=-"], { stdin });
    expect([code, stdout.split("\n")[0]]).toEqual([1, expect.stringContaining("reportAssignmentType")]);
    expect(readFileSync(join(repository, "rates.py"), "utf8")).toBe(before);
  });
});

describe("of several servers that look at a file one is asked", () => {
  const asked = async (servers: string) => {
    const bundle = await bundleOf(["hover", "rates.py@L6~s", "--config", configured(servers)]);
    return "error" in bundle
      ? `${bundle.meta.exit_code} ${bundle.error.message}`
      : bundle.environment.server?.id;
  };
  const configured = (servers: string) => {
    const file = join(temporaryFolder(), "config.yml");
    writeFileSync(file, `version: 1\nservers: [${servers}]\n`);
    return file;
  };

  test("the primary, and a server before a command; by the roles that the configuration gives", async () => {
    expect([
      await asked("{ id: ruff }, { id: pyright }"),
      await asked("{ id: ty }, { id: pyright }"),
      await asked("{ id: basedpyright, role: second-opinion }, { id: pyright }"),
    ]).toEqual(["pyright", "pyright", "pyright"]);
  });

  test("none where two are equal: it is for a person to name one", async () => {
    expect(await asked("{ id: basedpyright }, { id: pyright }")).toMatchInlineSnapshot(
      `"13 basedpyright and pyright both check \`rates.py\`"`,
    );
  });
});

test("TypeScript is asked for a context, a request and its state in the same way", async () => {
  await installedTypescript();
  const folder = repositoryAt(join(temporaryFolder(), "script"), {
    "tsconfig.json": '{ "compilerOptions": { "strict": true, "noEmit": true } }\n',
    "rates.ts": "export const fee = (days: number) => days * 3;\n",
    "app.ts":
      'import { fee } from "./rates";\nexport function main() {\n  const a: string = fee(2);\n  return a;\n}\n',
  });
  const own = ["--server", "typescript", "--cache", sharedCache];
  const of = async (...args: string[]) => (await runInProcess(folder, [...args, ...own])).stdout;
  const context = (await of("context", "app.ts")).split("\n");
  expect(context).toContain("app.ts:2 function main(): string");
  expect(context.join("\n")).toContain("rates.ts:1\nexport const fee = (days: number) => days * 3;\n");
  expect(context).toContain("app.ts:3:9 error [2322] Type 'number' is not assignable to type 'string'.");
  expect(await of("request", "textDocument/documentHighlight", "app.ts@L4~a")).toContain('"line": 3');
  expect(await of("status", "--start")).toMatch(/^typescript \S+: ready\n$/u);
});

test("a command is not asked about texts that it would not see", async () => {
  const over = join(temporaryFolder(), "over.py");
  writeFileSync(over, "print(lost)\n");
  const asked = ["diag", "rates.py", "--server", "ruff", "--overlay", `rates.py=${over}`];
  const bundle = await bundleOf(asked);
  expect("error" in bundle ? [bundle.meta.exit_code, bundle.error.message] : bundle.facts).toEqual([
    72,
    "ruff is a command and reads files from the disk, so it cannot see overlays",
  ]);
});
