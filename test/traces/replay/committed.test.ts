/** Traces that base has committed are replayed in every run; what comes out differently is shown and decides by policy. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { plainLog } from "../../../src/report/plain.ts";
import { type Files, makeFolder, temporaryFolder, write } from "../../support/files.ts";
import { gate } from "../../support/gate.ts";
import { testByNight } from "../../support/night.ts";
import { commit, git, repositoryAt, repositoryOf } from "../../support/repository.ts";
import { sharePyright } from "../../support/shared-pyright.ts";
import { recordTrace, rewriteTrace, within } from "../../support/traces.ts";

sharePyright();

const sources: Files = {
  "rates.py": "def rate(kind: str) -> int:\n    return 1\n",
  "use.py": 'from rates import rate\n\nold: int = "old"\nnow: int = rate("a")\n',
};

const path = ".lanser/traces/use.trace.jsonl";

const made = makeFolder();
afterAll(made.remove);
const recordings = new Map<string, Promise<string>>();

/** A repository whose last commit holds a trace of the one before: a copy of what was recorded once. */
async function recorded(files: Files = {}): Promise<string> {
  const key = JSON.stringify(files);
  const recording = recordings.get(key) ?? record(files);
  recordings.set(key, recording);
  const repository = join(temporaryFolder(), "project");
  cpSync(await recording, repository, { recursive: true });
  return repository;
}

async function record(files: Files): Promise<string> {
  const repository = repositoryAt(join(made.folder, `recording-${recordings.size}`), {
    ...sources,
    ...files,
  });
  await recordTrace(repository, "use");
  commit(repository, {}, "trace");
  return repository;
}

async function judged(repository: string, options: Parameters<typeof gate>[1] = {}) {
  const { report, exitCode, error } = await gate(repository, options);
  if (report === undefined) throw error;
  return { report, exitCode, replayed: report.replay?.traces ?? [] };
}

describe("a committed trace", () => {
  test("is replayed without a server and leads to the same", async () => {
    const repository = await recorded();
    commit(repository, { "use.py": `# a comment\n${sources["use.py"] as string}` });
    const { report, exitCode, replayed } = await judged(repository);
    expect([exitCode, report.replay?.mode, replayed.map(({ path, state }) => [path, state])]).toEqual([
      0,
      "offline",
      [[path, "equal"]],
    ]);
  });

  test("is asked again of the pinned server where that is wanted, and says the same", async () => {
    const repository = await recorded();
    commit(repository, { "use.py": `# a comment\n${sources["use.py"] as string}` });
    const { report, replayed } = await judged(repository, { policy: { ...policy, replay: "live" } });
    expect([
      report.verdict,
      report.replay?.mode,
      replayed.map(({ state, message }) => [state, message]),
    ]).toEqual(["pass", "live", [["equal", "pyright 1.1.414 gave the same answers as in the recording"]]]);
  });

  testByNight("is not looked at with replay: off", async () => {
    const repository = await recorded();
    commit(repository, {});
    const { report } = await judged(repository, { policy: { ...policy, replay: "off" } });
    expect(report.replay).toBeNull();
  });

  test("whose words lead to another result now fails, and ten lines say which, where and why", async () => {
    const repository = await recorded();
    rewriteTrace(join(repository, path), within("result", "reportAssignmentType", "reportOldName"));
    commit(repository, {}, "as an older release read it");
    commit(repository, {});
    const { report, exitCode } = await judged(repository);
    const log = plainLog(report, { reproduce: "lanser gate", all: false, show: "hint", detail: "usual" });
    const at = log.indexOf("Traces (");
    expect([exitCode, report.reasons.map(({ code }) => code)]).toEqual([1, ["replay-mismatch"]]);
    const [block = ""] = log.slice(at).split("\n\u2502 \n");
    expect(block.split("\n").length).toBeLessThanOrEqual(10);
    expect(block.replace(/entry \d+/u, "entry N")).toMatchInlineSnapshot(`
      "Traces (1)
      │   Lanser replayed 1 committed trace without a server: 1 different. A trace is a recorded server session. Its replay must give the recorded result.
      │   .lanser/traces/use.trace.jsonl (pyright 1.1.414) is different, which fails this run (policy replay-mismatch: fail)
      │     What: this release, 0.1.0, recorded the trace, but now gives another result
      │     Where: entry N of the trace, at /files/0/findings/0/code
      │     Recorded: "reportOldName"
      │     Now: "reportAssignmentType"
      │     Kind: another severity, rule, tags or related places (drift class D5)
      │     Try first: The server's answers are the same, but this release reads another result from them. Compare the two reports.
      │     Try next: To record the session again: lanser trace refresh"
    `);
  });

  testByNight("that comes to another result is a warning where the policy says so", async () => {
    const repository = await recorded({
      ".lanser/config.yml": "version: 1\nservers: [{ id: pyright }]\npolicy: { replay-mismatch: warn }\n",
    });
    rewriteTrace(join(repository, path), within("result", "reportAssignmentType", "reportOldName"));
    commit(repository, {}, "as an older release read it");
    commit(repository, {});
    const { report, exitCode, replayed } = await judged(repository, { policy: { ...policy, servers: [] } });
    expect([exitCode, report.verdict, replayed.map(({ state, class: of }) => [state, of])]).toEqual([
      0,
      "pass",
      [["different", "D5"]],
    ]);
  });

  test("of another release that asked otherwise is stale: a warning, with the command that mends it", async () => {
    const repository = await recorded();
    rewriteTrace(join(repository, path), (entry) => {
      const asked = within("frame", '"clientInfo":{"name":"lanser"}', '"clientInfo":{"name":"older"}')(entry);
      return entry.k === "header"
        ? { ...(asked as object), tool: { name: "lanser", version: "0.0.9" } }
        : asked;
    });
    commit(repository, {}, "of an older release");
    commit(repository, {});
    const { report, exitCode, replayed } = await judged(repository);
    expect([exitCode, report.verdict, replayed.map(({ state, at }) => [state, at?.pointer])]).toEqual([
      0,
      "pass",
      [["stale", "/params/clientInfo/name"]],
    ]);
    expect(replayed[0]?.advice.join(" ")).toContain("lanser trace refresh");
  });

  test("that was cut or changed by hand fails, and the line is named", async () => {
    const repository = await recorded();
    const text = readFileSync(join(repository, path), "utf8");
    writeFileSync(join(repository, path), text.slice(0, -40));
    commit(repository, {}, "cut");
    commit(repository, {});
    const { exitCode, replayed } = await judged(repository);
    expect([exitCode, replayed.map(({ state, message }) => [state, message.replace(/\d+/g, "N")])]).toEqual([
      1,
      [["unreadable", "use.trace.jsonl:N: entry N: the last line is incomplete"]],
    ]);
  });

  test("that a change edits is base's all the same, and the report says that head changes it", async () => {
    const repository = await recorded();
    rewriteTrace(join(repository, path), within("result", "reportAssignmentType", "reportOldName"));
    commit(repository, {}, "the change");
    const { report, exitCode, replayed } = await judged(repository);
    expect([exitCode, replayed.map(({ state }) => state), report.policyChanges]).toEqual([
      0,
      ["equal"],
      [
        {
          kind: "traces",
          files: [path],
          message: "head changes committed traces; Lanser replayed base's traces",
          hides: null,
          adds: null,
        },
      ],
    ]);
  });

  test("that a change damages is reported before it is base's, where it would fail every change", async () => {
    const repository = await recorded();
    const file = join(repository, path);
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace("use.py", "use.px"));
    commit(repository, {});
    const { report, exitCode } = await judged(repository);
    expect([
      exitCode,
      report.reasons.map(({ code, hint }) => [code, hint]),
      report.replay?.traces[0]?.state,
    ]).toEqual([
      11,
      [
        [
          "head-configuration",
          "Fix this file. If you merge this file, Lanser can no longer check any change.",
        ],
      ],
      "equal",
    ]);
    expect(report.reasons[0]?.message).toMatch(/^Lanser cannot read a trace of head: .*use\.trace\.jsonl: /u);
    writeFileSync(file, text);
    commit(repository, {});
    expect((await judged(repository, { base: { kind: "exact", rev: "HEAD^^" } })).exitCode).toBe(0);
  });

  testByNight("of a server that this release does not know is no whole run", async () => {
    const repository = await recorded();
    rewriteTrace(join(repository, path), within("header", '"id":"pyright"', '"id":"rust-analyzer"'));
    commit(repository, {}, "another server");
    commit(repository, {});
    const { replayed } = await judged(repository);
    expect(replayed.map(({ state, message }) => [state, message])).toEqual([
      ["unreadable", "this release of Lanser does not know the server rust-analyzer"],
    ]);
  });
});

describe("a committed run", () => {
  test("replays to its own report, byte for byte, and tells where it does not", async () => {
    const repository = repositoryOf(sources, { "rates.py": "def rate(kind: str) -> str:\n    return ''\n" });
    const folder = join(repository, ".lanser/traces/broken");
    const first = await judged(repository, { traceFolder: folder });
    expect(first.report.verdict).toBe("fail");
    commit(repository, {}, "recorded");
    commit(repository, {});
    const again = await judged(repository);
    expect(again.replayed.map(({ path: at, state }) => [at, state])).toEqual([
      [".lanser/traces/broken", "equal"],
    ]);
    const report = readFileSync(join(folder, "report.json"), "utf8");
    write(repository, {
      ".lanser/traces/broken/report.json": report.replace('"verdict":"fail"', '"verdict":"pass"'),
    });
    commit(repository, {}, "forged");
    commit(repository, {});
    const { replayed } = await judged(repository);
    expect(
      replayed.map(({ path: at, state, at: where, wanted, got }) => [at, state, where, wanted, got]),
    ).toEqual([
      [
        ".lanser/traces/broken/report.json",
        "different",
        { entry: 0, pointer: "/verdict" },
        '"pass"',
        '"fail"',
      ],
    ]);
  }, 120_000);
});

testByNight(
  "a trace whose tree is not in the clone is inconclusive when the server is to be asked again",
  async () => {
    const repository = await recorded();
    commit(repository, { "use.py": `# a comment\n${sources["use.py"] as string}` });
    commit(repository, { "use.py": `# two comments\n${sources["use.py"] as string}` });
    const clone = join(temporaryFolder(), "clone");
    git(repository, "clone", "--quiet", "--depth", "2", `file://${repository}`, clone);
    const { report, exitCode, replayed } = await judged(clone, { policy: { ...policy, replay: "live" } });
    expect([exitCode, report.reasons.map(({ code }) => code), replayed.map(({ state }) => state)]).toEqual([
      11,
      ["replay-inconclusive"],
      ["inconclusive"],
    ]);
    expect(replayed[0]?.advice[0]).toContain("fetch-depth: 0");
  },
);

const policy = {
  servers: [{ id: "pyright", version: undefined }],
  file: undefined,
  failOn: undefined,
  where: "terminal",
} as const;
