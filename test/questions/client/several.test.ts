/** What several configured servers are asked: findings and symbols of all of them, each once. */
import { beforeAll, describe, expect, test } from "vitest";
import { UserError } from "../../../src/model/errors.ts";
import type { Bundle } from "../../../src/questions/bundle/bundle.ts";
import { joinAnswers, type OneAnswer } from "../../../src/questions/client/joined.ts";
import { installed } from "../../support/commands.ts";
import { temporaryFolder } from "../../support/files.ts";
import { installedPyright, testHost } from "../../support/gate.ts";
import { questionClient } from "../../support/question-client.ts";
import { repositoryOf } from "../../support/repository.ts";

beforeAll(async () => {
  await installedPyright();
  for (const server of ["ruff", "basedpyright", "typescript"]) await installed(server);
}, 240_000);

const files = {
  "app.py": 'import os\n\n\ndef fee(days: int) -> int:\n    return days\n\n\nfee("a")\n',
  "other.py": "x: int = 1\n",
  "script.sh": "echo $1\n",
  "notes.txt": "hello\n",
  "ruff.toml": '[lint]\nselect = ["F"]\n',
};

const named = (...ids: readonly string[]) => ids.map((id) => ({ id, version: undefined }));

async function clientOf(servers: readonly string[], overlays: Readonly<Record<string, string>> = {}) {
  const [first = ""] = servers;
  const more = { servers: named(...servers), overlays: new Map(Object.entries(overlays)) };
  return questionClient(testHost(temporaryFolder()), repositoryOf(files), first, more);
}

function told(bundle: Bundle): object {
  if ("error" in bundle) return { exit: bundle.meta.exit_code, error: bundle.error.message };
  const { diagnostics = [], files: checked } = bundle.facts;
  return {
    exit: bundle.meta.exit_code,
    found: diagnostics.map(({ path, range, server, code }) => `${path}:${range[0] + 1} ${server} ${code}`),
    final: checked?.final,
    unknown: checked?.unknown,
    notes: bundle.meta.notes,
  };
}

describe("diag", () => {
  test.each([
    ["pyright", "ruff"],
    ["ruff", "pyright"],
  ])("asks %s and %s, of a file and of the workspace", async (...servers) => {
    await using client = await clientOf(servers);
    const found = ["app.py:1 ruff F401", "app.py:8 pyright reportArgumentType"];
    expect(told(await client.ask({ cmd: "diag", places: ["app.py"] }))).toMatchObject({
      exit: 0,
      found,
      final: 1,
      unknown: [],
    });
    expect(told(await client.ask({ cmd: "diag", workspace: true }))).toMatchObject({
      exit: 0,
      found,
      final: 2,
    });
    const passed = await client.ask({ cmd: "check", places: ["other.py"] });
    expect(passed.meta.exit_code).toBe(0);
    expect((await client.ask({ cmd: "check", places: ["app.py"] })).meta.exit_code).toBe(1);
  });

  test("what two say of one place is there once, with both names", async () => {
    await using client = await clientOf(["pyright", "basedpyright"]);
    const bundle = await client.ask({ cmd: "diag", places: ["app.py"] });
    if ("error" in bundle) throw new Error(bundle.error.message);
    const calls = (bundle.facts.diagnostics ?? []).filter(({ code }) => code === "reportArgumentType");
    expect(calls.map(({ server, also }) => [server, also])).toEqual([["pyright", ["basedpyright"]]]);
  });

  test("a command that cannot see a text that lies over the file is left out, and named", async () => {
    await using client = await clientOf(["pyright", "ruff"], { "app.py": 'import os\n\nx: int = "a"\n' });
    expect(told(await client.ask({ cmd: "diag", places: ["app.py"] }))).toMatchObject({
      exit: 0,
      found: ["app.py:3 pyright reportAssignmentType"],
      final: 1,
      notes: [expect.stringContaining("ruff did not answer")],
    });
    const passed = async (text: string) => {
      await using laid = await clientOf(["pyright", "ruff"], { "app.py": text });
      const bundle = await laid.ask({ cmd: "check", places: ["app.py"] });
      return "facts" in bundle && [bundle.meta.exit_code, bundle.facts.passed];
    };
    expect(await passed("x: int = 1\n")).toEqual([0, true]);
    expect(await passed('x: int = "a"\n')).toEqual([1, false]);
  });

  test("a file that is named and that nobody checks has no answer; one that a glob fits is only said", async () => {
    await using client = await clientOf(["pyright"]);
    expect(told(await client.ask({ cmd: "diag", places: ["other.py", "notes.txt"] }))).toMatchObject({
      exit: 11,
      final: 1,
      unknown: [{ path: "notes.txt", reason: "no-server" }],
    });
    expect(told(await client.ask({ cmd: "diag", places: ["other.py", "script.sh"] }))).toMatchObject({
      exit: 11,
      unknown: [{ path: "script.sh", reason: "no-server" }],
    });
    expect(told(await client.ask({ cmd: "diag", places: ["**/*.{py,sh,txt}"] }))).toMatchObject({
      exit: 0,
      final: 2,
      notes: ["no configured server checks the language of 1 file"],
    });
    expect(told(await client.ask({ cmd: "diag", places: ["script.sh"] }))).toMatchObject({ exit: 12 });
  });
});

describe("of the workspace", () => {
  test("symbols come from all, each once, and capabilities say whose they are", async () => {
    await using client = await clientOf(["pyright", "basedpyright", "ruff"]);
    const symbols = await client.ask({ cmd: "symbols", params: { query: "fee" } });
    if ("error" in symbols) throw new Error(symbols.error.message);
    expect(symbols.facts.symbols?.map(({ path, name }) => `${path} ${name}`)).toEqual(["app.py fee"]);
    expect(symbols.meta.notes).toEqual([expect.stringContaining("ruff did not answer")]);
    const capabilities = await client.ask({ cmd: "capabilities" });
    if ("error" in capabilities) throw new Error(capabilities.error.message);
    const { offered = [], questions = [] } = capabilities.facts;
    expect(offered.map(({ server }) => server)).toEqual(["pyright", "basedpyright", "ruff"]);
    expect(offered.map((one) => one.questions.includes("hover"))).toEqual([true, true, false]);
    expect(questions).toContain("hover");
  });

  test("all of them are all, though pyright gives none to an empty query", async () => {
    await using client = await clientOf(["pyright"]);
    const bundle = await client.ask({ cmd: "symbols", params: { all: true } });
    if ("error" in bundle) throw new Error(bundle.error.message);
    const top = (bundle.facts.symbols ?? []).filter(({ container }) => container === null);
    expect(top.map(({ path, name }) => `${path} ${name}`)).toEqual(["app.py fee", "other.py x"]);
  });

  test("of more than TypeScript gives to a query it is said that there may be others; all of them are all", async () => {
    const many = Array.from({ length: 300 }, (_, nth) => `export function fun${nth}() {}\n`).join("");
    const repository = repositoryOf({ "tsconfig.json": '{ "include": ["*.ts"] }\n', "a.ts": many });
    await using client = await questionClient(testHost(temporaryFolder()), repository, "typescript");
    const query = await client.ask({ cmd: "symbols", params: { query: "fun" } });
    const all = await client.ask({ cmd: "symbols", params: { all: true } });
    if ("error" in query || "error" in all) throw new Error("no answer");
    expect([query.facts.symbols?.length, query.facts.truncated, query.meta.cursor]).toEqual([
      256,
      true,
      null,
    ]);
    expect(query.meta.notes).toEqual([expect.stringContaining("at most 256 symbols")]);
    expect([all.facts.symbols?.length, all.facts.truncated]).toEqual([300, false]);
  });
});

test("what calls from outside of any function is named by its file, wherever that lies", async () => {
  const repository = repositoryOf({
    "tsconfig.json": '{ "include": ["*.ts"] }\n',
    "a.ts": "export function go(): void {}\n",
    "b.ts": 'import { go } from "./a";\n\ngo();\nclass Boat {\n  sail() {\n    go();\n  }\n}\n',
  });
  const answers: Bundle[] = [];
  for (const _ of [1, 2]) {
    await using client = await questionClient(testHost(temporaryFolder()), repository, "typescript");
    answers.push(await client.ask({ cmd: "calls", places: ["a.ts#go"], params: { mode: "in" } }));
  }
  const [first, second] = answers;
  if (first === undefined || "error" in first) throw new Error("no answer");
  expect(first.facts.calls?.map(({ container, name }) => [container, name])).toEqual([
    [null, "b.ts"],
    ["Boat", "sail"],
  ]);
  expect(second?.factsId).toBe(first.factsId);
});

describe("answers of several, as values", () => {
  test("where none could be asked there is no answer, and where one could not it is partial", () => {
    const policy = { failOn: "error", servers: [] } as never;
    const error = new UserError("server-crashed", "it ended");
    const missing = answerOf(["a.py"], ["a.py"], { error });
    expect(() => joinAnswers([missing, missing], policy)).toThrow("it ended");
    const symbols = (
      status: "ok" | "unavailable",
      exitCode: 0 | 11,
      more: Partial<OneAnswer> = {},
    ): OneAnswer => ({
      ...answerOf([], [], more),
      answer: { status, exitCode, facts: { provenance: "lsp", symbols: [] } },
    });
    const { answer } = joinAnswers([symbols("ok", 0), symbols("unavailable", 11, { error })], policy);
    expect([answer.status, answer.exitCode]).toEqual(["partial", 11]);
  });

  const environment = {
    snapshot: null,
    root: ".",
    server: { id: "one", version: "1" },
    positionEncoding: null,
  } as const;
  const bare = {
    ...environment,
    toolchain: null,
    readiness: null,
    digests: null,
    platform: { os: "", arch: "", serverDigest: null },
  };
  const answerOf = (
    paths: readonly string[],
    unknown: readonly string[],
    more: Partial<OneAnswer> = {},
  ): OneAnswer => ({
    answer: {
      status: unknown.length === 0 ? "ok" : unknown.length === paths.length ? "unavailable" : "partial",
      exitCode: unknown.length === 0 ? 0 : 11,
      facts: {
        provenance: "lsp",
        diagnostics: [],
        files: {
          asked: paths.length,
          final: paths.length - unknown.length,
          unknown: unknown.map((path) => ({ path, reason: "timeout" })),
        },
      },
    },
    records: [],
    retries: 0,
    restarts: 0,
    paths,
    environment: bare,
    ...more,
  });
  const policy = { failOn: "error" } as const;
  const files = (...answers: readonly OneAnswer[]) => {
    const { status, exitCode, facts } = joinAnswers(answers, policy).answer;
    return [status, exitCode, facts.files];
  };

  test("a file is answered for where everybody who was asked about it answered", () => {
    expect(files(answerOf(["a", "b"], []), answerOf(["b", "c"], ["b"]))).toEqual([
      "partial",
      11,
      { asked: 3, final: 2, unknown: [{ path: "b", reason: "timeout" }] },
    ]);
    expect(files(answerOf(["a"], []), answerOf(["a"], []))).toEqual([
      "ok",
      0,
      { asked: 1, final: 1, unknown: [] },
    ]);
  });

  test("who was left out leaves only what nobody else was asked about", () => {
    const left = answerOf(["a", "b"], [], { isLeftOut: true });
    expect(files(left, answerOf(["a"], []))).toEqual([
      "partial",
      11,
      { asked: 2, final: 1, unknown: [{ path: "b", reason: "not-asked" }] },
    ]);
  });
});

test("symbols of several files are those of the files, not of the workspace", async () => {
  await using client = await clientOf(["pyright"]);
  const of = async (...places: readonly string[]) => {
    const bundle = await client.ask({ cmd: "symbols", places });
    return "facts" in bundle
      ? bundle.facts.symbols?.map(({ path, name }) => `${path} ${name}`)
      : bundle.error;
  };
  expect(await of("o*.py")).toEqual(["other.py x"]);
  expect(await of("app.py", "other.py")).toEqual(["app.py fee", "app.py days", "other.py x"]);
});
