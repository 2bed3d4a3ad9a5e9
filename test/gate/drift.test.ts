/** Recording, recording again and asking again on the real pyright, by the commands that a person types. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { traceRecord } from "../../src/cli/trace/record.ts";
import { plainLog } from "../../src/output/plain.ts";
import type { TraceHeader } from "../../src/trace/format.ts";
import { readTrace } from "../../src/trace/read.ts";
import { openTrace } from "../../src/trace/record.ts";
import { openTraceFile } from "../../src/trace/source.ts";
import { plainEnvironment } from "../support/command.ts";
import { driftReport, trace } from "../support/drift.ts";
import { type Files, temporaryFolder, write } from "../support/files.ts";
import { gate, sharedCache, testHost } from "../support/gate.ts";
import { leftBehind } from "../support/processes.ts";
import { commit, git, repositoryAt, repositoryOf } from "../support/repository.ts";
import { watchServers } from "../support/watched-host.ts";
import { stillClock } from "../trace/written.ts";

const sources: Files = {
  "rates.py": "def rate(kind: str) -> int:\n    return 1\n",
  "shop/use.py": 'from rates import rate\n\nold: int = "old"\nnow: int = rate("a")\n',
  "shop/sums.py": "total: int = None\n",
};
const configuration = "servers:\n  - id: pyright\n";
const shop = (): string => repositoryOf({ ...sources, ".lanser/config.yml": configuration });
const traces = (repository: string): readonly string[] => {
  const folder = join(repository, ".lanser/traces");
  return existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String).sort() : [];
};

/** The whole terminal, with the commit by name: equal input gives equal commits, but a change here would change them. */
const said = ({ code, stdout, stderr }: Awaited<ReturnType<typeof trace>>): string =>
  `${stderr}${stdout}exit code ${code}`.replaceAll(/\b[0-9a-f]{12}\b/g, "COMMIT").replaceAll(/\d+ bytes/g, "N bytes");

describe("trace record", () => {
  test("keeps a session of a commit, and says what comes next", async () => {
    const repository = shop();
    write(repository, { "rates.py": "this is not what is recorded" });
    expect(said(await trace(repository, "record", "--name", "core"))).toMatchInlineSnapshot();
    expect(traces(repository)).toEqual(["core.trace.jsonl"]);
    const header = readTraceHeader(join(repository, ".lanser/traces/core.trace.jsonl"));
    expect(header.program.map(({ path }) => path)).toEqual(["rates.py", "shop/sums.py", "shop/use.py"]);
    expect(header.snapshot.commit).toBe(git(repository, "rev-parse", "HEAD"));
  });

  test("takes files and folders, compressed where that is wanted", async () => {
    const repository = shop();
    const { code } = await trace(repository, "record", "--name", "shop", "--zst", "./shop/");
    expect([code, traces(repository)]).toEqual([0, ["shop.trace.jsonl.zst"]]);
    const { program } = readTraceHeader(join(repository, ".lanser/traces/shop.trace.jsonl.zst"));
    expect(program.map(({ path }) => path)).toEqual(["shop/sums.py", "shop/use.py"]);
  });

  const token = `gh${"p_0123456789abcdefghijABCDEFGHIJ012345"}`;
  test.each<[string, Files, readonly string[]]>([
    ["a name that leaves the folder", {}, ["--name", "../x"]],
    ["a file that is spelled otherwise", {}, ["--name", "x", "shop/ues.py"]],
    ["a file that is not committed", {}, ["--name", "x", "draft.py"]],
    ["a revision that is not there", {}, ["--name", "x", "--rev", "nowhere"]],
    ["a secret in a source", { "key.py": `KEY = "${token}"\n` }, ["--name", "x"]],
    ["a version that is not pinned", {}, ["--name", "x", "--server", "pyright@1.1.1"]],
  ])("refuses %s", async (_, files, args) => {
    const repository = shop();
    commit(repository, files);
    write(repository, { "draft.py": "" });
    expect(said(await trace(repository, "record", ...args))).toMatchSnapshot();
    expect(traces(repository)).toEqual([]);
  });

  test("replaces a trace only when it is told to, and keeps the old one when the new one is refused", async () => {
    const repository = shop();
    const name = ["--name", "core", "rates.py"];
    expect((await trace(repository, "record", ...name)).code).toBe(0);
    const before = readFileSync(join(repository, ".lanser/traces/core.trace.jsonl"));
    expect(said(await trace(repository, "record", ...name))).toMatchInlineSnapshot();
    expect((await trace(repository, "record", "--force", "--name", "core", "rate.py")).code).toBe(3);
    expect(readFileSync(join(repository, ".lanser/traces/core.trace.jsonl"))).toEqual(before);
    expect((await trace(repository, "record", "--force", ...name)).code).toBe(0);
  });

  test.each<[string, readonly string[]]>([
    ["a session", ["shop"]],
    ["a gate's run", ["gate", "--base-exact", "HEAD"]],
  ])("that is interrupted in %s leaves nothing", async (_, what) => {
    const [repository, temporary] = [shop(), temporaryFolder()];
    const abort = new AbortController();
    const quiet = { write: () => undefined, isTerminal: false };
    const host = watchServers(
      { ...testHost(temporary), env: plainEnvironment(), cwd: repository, stdout: quiet, stderr: quiet },
      {
        see: ({ message }) => {
          if ("method" in message && message.method === "textDocument/didOpen") abort.abort();
        },
      },
    );
    const args = ["--name", "core", "--cache", sharedCache, "--", ...what];
    const own = what[0] === "gate" ? [...args, "--cache", sharedCache] : args;
    await expect(traceRecord(host, own, abort.signal)).rejects.toThrow("the run was cancelled");
    expect([traces(repository), leftBehind(temporary, sharedCache)]).toEqual([[], []]);
  });

  test("keeps every session of a gate's run, which replay to its report", async () => {
    const repository = shop();
    commit(repository, { "rates.py": "def rate(kind: str) -> str:\n    return 1\n" });
    const run = ["--base-exact", "HEAD^", "--head", "HEAD", "--server", "pyright", "--cache", sharedCache];
    const { code } = await trace(repository, "record", "--name", "change", "--", "gate", ...run);
    expect(code).toBe(1);
    expect(traces(repository)).toContain("change/pyright.base.trace.jsonl");
    commit(repository, {});
    const { report } = await gate(repository, { base: { kind: "exact", rev: "HEAD" } });
    expect(report?.replay?.traces.map(({ path, state }) => `${path}: ${state}`)).toEqual([
      ".lanser/traces/change: equal",
    ]);
  });
});

describe("trace refresh", () => {
  test("records again what changed, without the files that are gone, and each for itself", async () => {
    const repository = shop();
    for (const [name, file] of [["a", "."], ["b", "rates.py"], ["c", "shop/use.py"]] as const)
      expect((await trace(repository, "record", "--name", name, file)).code).toBe(0);
    commit(repository, { "rates.py": null, "shop/sums.py": "total: int = 1\n" });
    expect(said(await trace(repository, "refresh"))).toMatchInlineSnapshot();
    const { program } = readTraceHeader(join(repository, ".lanser/traces/a.trace.jsonl"));
    expect(program.map(({ path }) => path)).toEqual(["shop/sums.py", "shop/use.py"]);
    expect(said(await trace(repository, "refresh", "aa"))).toMatchInlineSnapshot();
  });
});

describe("trace drift", () => {
  test("of what is the same again says what that tells, and whatever surrounds the server changes nothing", async () => {
    const repository = shop();
    await trace(repository, "record", "--name", "core");
    const told = await trace(repository, "drift", "--trace", "core", "--runs", "2", "--vary", "locale");
    expect(said(told)).toMatchInlineSnapshot();
    const { variations, judgement } = await driftReport(repository, "--runs", "1", "--vary", "all", "--", "shop/use.py");
    expect(judgement).toBe("stable");
    expect(variations.map(({ name, divergence, notVaried }) => [name, divergence.class, notVaried.length])).toEqual(
      ["locale", "time-zone", "home", "depth", "heap", "processors", "directory-order"].map((name) => [name, "D0", 0]),
    );
  }, 60_000);

  test("of a trace whose commit a shallow clone does not have is inconclusive, and says so", async () => {
    const repository = shop();
    await trace(repository, "record", "--name", "core");
    commit(repository, { "rates.py": "" });
    const clone = join(temporaryFolder(), "clone");
    git(repository, "clone", "--quiet", "--depth=1", `file://${repository}`, clone);
    expect(said(await trace(clone, "drift", "--trace", "core"))).toMatchInlineSnapshot();
  });

  test("of a trace whose server is not pinned any more says how it is", async () => {
    const repository = shop();
    await trace(repository, "record", "--name", "core");
    rewrite(repository, "core", (text) => text.replaceAll("1.1.414", "1.1.413"));
    expect(said(await trace(repository, "drift", "--trace", "core"))).toMatchInlineSnapshot();
  });
});

describe("a committed trace that the pinned server answers otherwise", () => {
  test("is told with its class, its place and what to do", async () => {
    const repository = shop();
    await trace(repository, "record", "--name", "core");
    // As if the server had said another rule when it was recorded: every word of it, and what was made of it.
    rewrite(repository, "core", (text) => text.replaceAll('"reportAssignmentType"}', '"reportCallIssue"}').replaceAll('"code":"reportAssignmentType","codeDescription"', '"code":"reportCallIssue","codeDescription"'));
    commit(repository, {});
    const { report, exitCode } = await gate(repository, {
      base: { kind: "exact", rev: "HEAD" },
      policy: { servers: [], file: undefined, failOn: undefined, inActions: false, replay: "live" },
    });
    const [told] = report?.replay?.traces ?? [];
    expect([exitCode, told]).toMatchInlineSnapshot();
    if (report === undefined) return;
    expect(plainLog(report, { reproduce: "lanser gate", all: false, show: "hint" })).toMatchInlineSnapshot();
  });
});

function readTraceHeader(file: string): TraceHeader {
  const read = readTrace(openTraceFile(file));
  if (read.kind !== "trace") throw new Error(JSON.stringify(read));
  return read.trace.header;
}

/** The trace as the writer itself would have written it, had every entry been another text. */
function rewrite(repository: string, name: string, change: (text: string) => string): void {
  const file = join(repository, `.lanser/traces/${name}.trace.jsonl`);
  const read = readTrace(openTraceFile(file));
  if (read.kind !== "trace") throw new Error(JSON.stringify(read));
  const other = <Value>(value: Value): Value => JSON.parse(change(JSON.stringify(value))) as Value;
  const entries = [...read.trace.entries()];
  const writer = openTrace(stillClock, file, other(read.trace.header), new Map());
  for (const { k, d, m } of entries) {
    if (k === "frame") writer.frame(d ?? ">", other(m) as never);
    else if (k !== "header" && k !== "checkpoint" && k !== "trailer") writer.note(k, other(m));
  }
  writer.finish();
}
