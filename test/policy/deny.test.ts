/** What a configuration denies: who is not started, what is not sent, and which files nobody is asked about. */
import { beforeAll, describe, expect, test } from "vitest";
import { UserError } from "../../src/model/errors.ts";
import { parseConfig } from "../../src/policy/config.ts";
import { assertAllowed, deniedPaths, listExtraQueries } from "../../src/policy/deny.ts";
import { leftOutGlobs } from "../../src/policy/globs.ts";
import { registry } from "../../src/servers/registry.ts";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { reportOf } from "../support/account.ts";
import { temporaryFolder } from "../support/files.ts";
import { gate, installedPyright, sharedCache, testHost } from "../support/gate.ts";
import { runInProcess } from "../support/in-process.ts";
import { questionClient } from "../support/question-client.ts";
import { commit, repositoryOf } from "../support/repository.ts";

beforeAll(async () => {
  await installedPyright();
});

const configOf = (deny: string) => parseConfig(`version: 1\ndeny: ${deny}\n`, "config.yml");

function problemOf(deny: string, server = "pyright"): string {
  try {
    assertAllowed(configOf(deny), [registry.profile(server)], "config.yml", registry);
    return "";
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return `${error.exitCode} ${error.message}`;
  }
}

test("servers are denied by name and by language, in any case of letters", () => {
  expect(problemOf("{ servers: [pyright] }")).toBe("12 config.yml: deny.servers denies pyright");
  expect(problemOf("{ languages: [python] }")).toBe("12 config.yml: deny.languages denies pyright");
  expect(problemOf("{ servers: [ruff], languages: [Go] }")).toBe("");
});

test("a language goes by the name that editors give it, too", () => {
  expect(problemOf("{ languages: [JavaScript] }", "typescript")).toContain(
    "deny.languages denies typescript",
  );
});

test("a name that means nothing would deny nothing: it is an error", () => {
  expect(problemOf("{ servers: [rufff] }")).toBe("12 config.yml: deny names the unknown server `rufff`");
  expect(problemOf("{ languages: [pyton] }")).toBe("12 config.yml: deny names the unknown language `pyton`");
  expect(problemOf("{ methods: [textDocument/hoover] }")).toBe(
    "12 config.yml: deny names the unknown request `textDocument/hoover`",
  );
  expect(problemOf("{ methods: [rust-analyzer/expandMacro, textDocument/codeAction] }")).toBe("");
});

test("what the schema refuses is said in words", () => {
  expect(() => configOf("{ methods: [definition] }")).toThrow("`methods` must be names of requests");
  expect(() => configOf('{ paths: ["!app/**"] }')).toThrow("`paths` must be globs inside the repository");
});

test("what nothing can be checked without cannot be denied", () => {
  for (const method of ["textDocument/diagnostic", "workspace/diagnostic"])
    expect(problemOf(`{ methods: [${method}] }`)).toContain(
      `deny.methods denies ${method}, which every check needs`,
    );
  expect(problemOf("{ methods: [textDocument/hover] }")).toBe("");
});

test("what is missing without a request is said, where it would have been sent", () => {
  const config = configOf("{ methods: [textDocument/definition, textDocument/codeAction] }");
  const messages = (suggests: boolean) =>
    listExtraQueries(config, suggests).limits.map(({ message }) => message);
  expect(messages(false)).toEqual([
    "deny.methods denies textDocument/definition, so Lanser does not search for the edits that break other files",
  ]);
  expect(messages(true)).toHaveLength(2);
  expect(listExtraQueries(config, true)).toMatchObject({
    record: { looksUp: false },
    live: { suggests: false },
  });
  expect(listExtraQueries(configOf("{ servers: [ruff] }"), true)).toMatchObject({
    record: {},
    live: { suggests: true },
  });
});

test("of denied files the findings are left out", () => {
  const config = configOf('{ paths: ["secret/**"] }');
  expect(leftOutGlobs(config)).toEqual(["secret/**"]);
  expect(["secret/a.py", "a.py"].map(deniedPaths(config))).toEqual([true, false]);
});

describe("on a real server", () => {
  const files = {
    ".lanser/config.yml":
      'version: 1\nservers: [{ id: pyright }]\ndeny: { paths: ["secret/**"], languages: [shell], methods: [textDocument/hover, textDocument/definition] }\n',
    "secret/key.py": "key: int = 1\n",
    "rates.py": "def rate(name: str) -> int:\n    return 1\n",
    "bill.py": 'from rates import rate\n\nrate("a")\n',
  };

  test("a change of them is judged without, and says so", async () => {
    const repository = repositoryOf(files);
    commit(repository, {
      "secret/key.py": 'key: int = "a"\n',
      "rates.py": "def rate(name: str, year: int) -> int:\n    return year\n",
    });
    const policy = { servers: [], file: undefined, failOn: undefined, where: "terminal" } as const;
    const traceFolder = temporaryFolder();
    const report = reportOf(await gate(repository, { policy, traceFolder }));
    const replayed = await replayRun(traceFolder);
    expect(replayed.kind === "diverged" ? replayed.divergence : replayed.report).toEqual(report);
    expect(report.findings.map(({ path, cause }) => [path, cause?.symbol])).toEqual([["bill.py", undefined]]);
    expect(report.limits.flatMap(({ code, message }) => (code === "denied" ? [message] : []))).toEqual([
      "deny.methods denies textDocument/definition, so Lanser does not search for the edits that break other files",
      "deny.paths excludes 1 changed source, so Lanser does not check it",
    ]);
    expect(report.changed?.find(({ path }) => path === "secret/key.py")?.records).toEqual([
      { server: null, outcome: "left-out", why: "denied" },
    ]);
  });

  test("questions are not asked, whoever asks", async () => {
    await using client = await questionClient(testHost(temporaryFolder()), repositoryOf(files), "pyright");
    const codeOf = async (cmd: string, place: string) => {
      const { meta, ...bundle } = await client.ask({ cmd, places: [place] });
      return [meta.exit_code, "error" in bundle ? bundle.error.message : "answered"];
    };
    expect(await codeOf("hover", "rates.py#rate")).toEqual([
      12,
      "deny.methods of the configuration denies textDocument/hover",
    ]);
    expect(await codeOf("refs", "rates.py#rate")).toEqual([0, "answered"]);
    expect(await codeOf("refs", "secret/key.py#key")).toEqual([
      12,
      "deny.paths of the configuration denies secret/key.py",
    ]);
    const whole = await client.ask({ cmd: "diag", workspace: true });
    expect("facts" in whole && whole.facts.files).toEqual({ asked: 2, final: 2, unknown: [] });
    const named = await client.ask({ cmd: "diag", places: ["rates.py", "secret/key.py"] });
    expect([named.meta.exit_code, "facts" in named && named.facts.files?.unknown]).toEqual([
      11,
      [{ path: "secret/key.py", reason: "denied" }],
    ]);
    const fitting = await client.ask({ cmd: "diag", places: ["**/*.py"] });
    expect([fitting.meta.exit_code, fitting.meta.notes]).toEqual([
      0,
      ["deny.paths of the configuration denies 1 file"],
    ]);
    const symbols = await client.ask({ cmd: "symbols", params: { query: "key" }, workspace: true });
    expect("facts" in symbols && symbols.facts.symbols).toEqual([]);
    const { meta } = await client.ask({ cmd: "capabilities" });
    expect(meta.notes.join()).toContain(
      "the list leaves out methods that deny.methods of the configuration denies",
    );
  });

  test("all symbols are not none where a server can tell them by a denied request alone", async () => {
    const config =
      "version: 1\nservers: [{ id: pyright }]\ndeny: { methods: [textDocument/documentSymbol] }\n";
    const repository = repositoryOf({ ...files, ".lanser/config.yml": config });
    await using client = await questionClient(testHost(temporaryFolder()), repository, "pyright");
    const { meta, ...bundle } = await client.ask({ cmd: "symbols", params: { all: true } });
    expect([meta.exit_code, "error" in bundle && bundle.error.message]).toEqual([
      12,
      "deny.methods of the configuration denies textDocument/documentSymbol",
    ]);
  });

  test("a request by its own words names no denied file either, however it is written", async () => {
    await using client = await questionClient(testHost(temporaryFolder()), repositoryOf(files), "pyright");
    for (const uri of ["secret/key.py", "./secret/key.py", "secret//key.py", "secret/./key.py"]) {
      const params = { method: "textDocument/documentSymbol", params: { textDocument: { uri } } };
      const bundle = await client.ask({ cmd: "request", params });
      expect([bundle.meta.exit_code, "error" in bundle && bundle.error.message]).toEqual([
        12,
        "deny.paths of the configuration denies secret/key.py",
      ]);
    }
  });

  test("a server that a flag names is denied, too", async () => {
    const { code, stderr } = await runInProcess(repositoryOf(files), [
      ...["gate", "--base", "HEAD", "--server", "shellcheck", "--cache", sharedCache],
    ]);
    expect([code, stderr]).toEqual([12, expect.stringContaining("deny.languages denies shellcheck")]);
  });
});
