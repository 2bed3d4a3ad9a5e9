/** Recording, recording again and asking again on the real pyright, by the commands that a person types. */
import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { commands } from "../../../src/cli/commands.ts";
import { parseFlags } from "../../../src/cli/program/flags.ts";
import { traceRecord } from "../../../src/cli/trace/record.ts";
import { plainLog } from "../../../src/report/plain.ts";
import { resultOf } from "../../../src/session/observe/observation.ts";
import type { TraceHeader } from "../../../src/session/trace/format.ts";
import { openTrace } from "../../../src/session/trace/record.ts";
import { createScrubber } from "../../../src/session/trace/scrub.ts";
import { openTraceFile } from "../../../src/session/trace/source.ts";
import type { Message } from "../../../src/session/wire/transport.ts";
import {
  factsIn,
  profileOf,
  readRecorded,
  recordedLookups,
  recordedProbing,
  replaySession,
} from "../../../src/traces/replay/recorded-session.ts";
import { parserFor } from "../../../src/workspace/parsers.ts";
import { rechained, stillClock, wholeTrace } from "../../session/trace/written.ts";
import { plainEnvironment } from "../../support/command.ts";
import { trace } from "../../support/drift.ts";
import { type Files, temporaryFolder, write } from "../../support/files.ts";
import { gate, installedPyright, sharedCache, testHost } from "../../support/gate.ts";
import { runInProcess } from "../../support/in-process.ts";
import { testByNight } from "../../support/night.ts";
import { leftBehind } from "../../support/processes.ts";
import { commit, git, repositoryOf } from "../../support/repository.ts";
import { sharePyright } from "../../support/shared-pyright.ts";
import { watchServers } from "../../support/watched-host.ts";

sharePyright();

// A first run would say that it installs.
beforeAll(async () => {
  await installedPyright();
});

const sources: Files = {
  "rates.py": "def rate(kind: str) -> int:\n    return 1\n",
  "shop/use.py": 'from rates import rate\n\nold: int = "old"\nnow: int = rate("a")\n',
  "shop/sums.py": 'total = "".sums\n',
};
const configuration = "version: 1\nservers:\n  - id: pyright\n";
const shop = (): string => repositoryOf({ ...sources, ".lanser/config.yml": configuration });
const traces = (repository: string): readonly string[] => {
  const folder = join(repository, ".lanser/traces");
  return existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String).sort() : [];
};

const token = `gh${"p_0123456789abcdefghijABCDEFGHIJ012345"}`;

/** The whole terminal, with the commit by name: equal input gives equal commits, but a change here would change them. */
const said = ({ code, stdout, stderr }: Awaited<ReturnType<typeof trace>>): string =>
  `${stderr}${stdout}exit code ${code}`
    .replaceAll(/\b[0-9a-f]{12}\b/g, "COMMIT")
    .replaceAll(/\d+ bytes/g, "N bytes")
    .replaceAll(/(recorded|at least) \d+ days/g, "$1 N days");

describe("trace record", () => {
  test("keeps a session of a commit, and says what comes next", async () => {
    const repository = shop();
    expect(said(await trace(repository, "record", "--name", "core"))).toMatchInlineSnapshot(`
      "recorded .lanser/traces/core.trace.jsonl
        pyright 1.1.414 on COMMIT: 3 files, 2 findings, N bytes
        a replay without a server gives the same result
      Next: review and commit the trace. Every gate run replays it once base has it.
      exit code 0"
    `);
    expect(traces(repository)).toEqual(["core.trace.jsonl"]);
    const header = readTraceHeader(join(repository, ".lanser/traces/core.trace.jsonl"));
    expect(header.program.map(({ path }) => path)).toEqual(["rates.py", "shop/sums.py", "shop/use.py"]);
    expect(header.snapshot.commit).toBe(git(repository, "rev-parse", "HEAD"));
  });

  test("is of the commit, and notes where the working tree has something else", async () => {
    const repository = shop();
    write(repository, { "rates.py": "this is not what is recorded", "unknown.py": "nor is this" });
    const { stderr } = await trace(repository, "record", "--name", "core");
    expect(stderr).toBe("lanser: rates.py differs in the working tree; the trace records the commit\n");
    const text = readFileSync(join(repository, ".lanser/traces/core.trace.jsonl"), "utf8");
    expect(text).not.toContain("not what is recorded");
    expect((await trace(repository, "record", "--name", "named", "--rev", "HEAD")).stderr).toBe("");
  });

  test("takes files and folders, compressed where that is wanted", async () => {
    const repository = shop();
    const { code } = await trace(repository, "record", "--name", "shop", "--zst", "./shop/");
    expect([code, traces(repository)]).toEqual([0, ["shop.trace.jsonl.zst"]]);
    const { program } = readTraceHeader(join(repository, ".lanser/traces/shop.trace.jsonl.zst"));
    expect(program.map(({ path }) => path)).toEqual(["shop/sums.py", "shop/use.py"]);
  });

  testByNight("does not write through a link that leads out of the repository", async () => {
    const [repository, outside] = [shop(), temporaryFolder()];
    write(outside, { "change/mine": "x" });
    symlinkSync(outside, join(repository, ".lanser/traces"));
    for (const args of [
      ["rates.py"],
      ["--force", "--", "gate", "--base-exact", "HEAD", "--cache", sharedCache],
    ]) {
      const { code, stderr } = await trace(repository, "record", "--name", "change", ...args);
      expect([code, stderr]).toEqual([13, expect.stringContaining(".lanser/traces is a symbolic link")]);
    }
    expect(readdirSync(outside, { recursive: true }).sort()).toEqual(["change", "change/mine"]);
  });

  test.each<[string, Files, readonly string[]]>([
    ["a name that leaves the folder", {}, ["--name", "../x"]],
    ["a file that is spelled otherwise", {}, ["--name", "x", "shop/ues.py"]],
    ["a file that is not committed", {}, ["--name", "x", "draft.py"]],
    ["a file that is no source", {}, ["--name", "x", ".lanser/config.yml"]],
    ["a file outside of it", {}, ["--name", "x", "../other.py"]],
    ["a revision that is not there", {}, ["--name", "x", "--rev", "nowhere"]],
    ["a secret in a source", { "key.py": `KEY = "${token}"\n` }, ["--name", "x"]],
    ["a version that is not pinned", {}, ["--name", "x", "--server", "pyright@1.1.1"]],
    ["what a gate's run does not take", {}, ["--name", "x", "--zst", "--", "gate", "--base", "HEAD"]],
  ])("refuses %s", async (_, files, args) => {
    const repository = shop();
    commit(repository, files);
    write(repository, { "draft.py": "" });
    expect(said(await trace(repository, "record", ...args))).toMatchSnapshot();
    expect(traces(repository)).toEqual([]);
  });

  test("by a gate's --trace that finds a secret leaves what the folder had", async () => {
    const repository = shop();
    const folder = join(temporaryFolder(), "traces");
    const comparing = {
      base: { kind: "exact", rev: "HEAD" },
      traceFolder: folder,
      allowSecrets: false,
    } as const;
    await gate(repository, comparing);
    const before = readFileSync(join(folder, "report.json"));
    commit(repository, { "key.py": `KEY = "${token}"\n` });
    await gate(repository, comparing);
    expect([readdirSync(folder).sort(), readFileSync(join(folder, "report.json"))]).toEqual([
      ["pyright.base.trace.jsonl", "pyright.head.trace.jsonl", "report.json"],
      before,
    ]);
    expect(readFileSync(join(folder, "pyright.head.trace.jsonl"), "utf8")).not.toContain(token);
    await gate(repository, { ...comparing, allowSecrets: true });
    expect(readFileSync(join(folder, "pyright.head.trace.jsonl"), "utf8")).toContain(token);
  });

  test("replaces a trace only with --force, and keeps the old one when the new one is refused", async () => {
    const repository = shop();
    const name = ["--name", "core", "rates.py"];
    expect((await trace(repository, "record", ...name)).code).toBe(0);
    const before = readFileSync(join(repository, ".lanser/traces/core.trace.jsonl"));
    expect(said(await trace(repository, "record", ...name))).toMatchInlineSnapshot(`
      "lanser: the trace .lanser/traces/core.trace.jsonl already exists
        Replace it with --force, or choose another name.
      exit code 13"
    `);
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
    const line = parseFlags(own, commands["trace record"].flags);
    await expect(traceRecord({ ...host, where: { kind: "terminal" } }, line, abort.signal)).rejects.toThrow(
      "the run was cancelled",
    );
    expect([traces(repository), leftBehind(temporary, sharedCache)]).toEqual([[], []]);
  });

  testByNight("of a gate's run looks at the commit, not at the working tree", async () => {
    const repository = shop();
    write(repository, { "rates.py": "this is not what is recorded" });
    const run = ["--base-exact", "HEAD", "--cache", sharedCache];
    const { code, stderr } = await trace(repository, "record", "--name", "change", "--", "gate", ...run);
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining("a replay without a server gives the same result"),
    ]);
    const { snapshot } = readTraceHeader(join(repository, ".lanser/traces/change/pyright.head.trace.jsonl"));
    expect(snapshot.commit).toBe(git(repository, "rev-parse", "HEAD"));
  });

  test("keeps every session of a gate's run, which replay to its report", async () => {
    const repository = shop();
    commit(repository, { "rates.py": "def rate(kind: str) -> str:\n    return 1\n" });
    const run = ["--base-exact", "HEAD^", "--head", "HEAD", "--server", "pyright", "--cache", sharedCache];
    const { code } = await trace(repository, "record", "--name", "change", "--", "gate", ...run);
    expect(code).toBe(1);
    expect(traces(repository)).toContain("change/pyright.base.trace.jsonl");
    commit(repository, {});
    expect(
      said(await trace(repository, "refresh", "change/pyright.base.trace.jsonl")),
    ).toMatchInlineSnapshot(`
      "lanser: cannot refresh change/pyright.base.trace.jsonl, because it belongs to a gate run
        To record the run again, use: lanser trace record --name change --force -- gate …
      exit code 13"
    `);
    const { report } = await gate(repository, { base: { kind: "exact", rev: "HEAD" } });
    expect(report?.replay?.traces.map(({ path, state }) => `${path}: ${state}`)).toEqual([
      ".lanser/traces/change: equal",
    ]);
  });
});

describe("trace refresh", () => {
  test("records again what changed, without the files that are gone, and each for itself", async () => {
    const repository = shop();
    for (const [name, file] of [
      ["a", "."],
      ["b", "rates.py"],
    ] as const)
      expect((await trace(repository, "record", "--name", name, file)).code).toBe(0);
    commit(repository, { "rates.py": null, "shop/sums.py": "total: int = 1\n" });
    expect(said(await trace(repository, "refresh"))).toMatchInlineSnapshot(`
      "lanser: the commit does not have rates.py any more
      lanser: the commit has none of the files of .lanser/traces/b.trace.jsonl
        Remove the trace, or record other files: lanser trace record --name b --force -- FILE…
      recorded .lanser/traces/a.trace.jsonl
        pyright 1.1.414 on COMMIT: 2 files, 2 findings, N bytes
        a replay without a server gives the same result
      Next: review the changes with git diff, and commit them.
      exit code 3"
    `);
    const { program } = readTraceHeader(join(repository, ".lanser/traces/a.trace.jsonl"));
    expect(program.map(({ path }) => path)).toEqual(["shop/sums.py", "shop/use.py"]);
    expect(said(await trace(repository, "refresh", "aa"))).toMatchInlineSnapshot(`
      "lanser: there is no trace \`aa\`
        Did you mean \`a\`?
      exit code 3"
    `);
  }, 120_000);

  testByNight(
    "leaves what still holds, whatever was committed since, and nothing else",
    async () => {
      const repository = shop();
      const file = join(repository, ".lanser/traces/core.trace.jsonl");
      const refreshed = async () => said(await trace(repository, "refresh")).split("\n")[0];
      await trace(repository, "record", "--name", "core");
      commit(repository, { "README.md": "of no interest to the server\n" });
      const before = readFileSync(file);
      expect(await refreshed()).toBe(".lanser/traces/core.trace.jsonl is still valid and stays unchanged");
      expect(readFileSync(file).equals(before)).toBe(true);

      // What we would ask otherwise today, what was cut off, and what was made of a tree that no clone has.
      const changes: readonly ((entry: string) => string)[] = [
        (entry) => entry.replace('"method":"initialized"', '"method":"initialised"'),
        (entry) => (entry.includes('"k":"result"') ? "" : entry),
        (entry) => entry.replace(/"tree":"\w+"/, `"tree":"${"0".repeat(40)}"`),
      ];
      for (const change of changes) {
        const entries = readFileSync(file, "utf8").trimEnd().split("\n");
        const changed = rechained(entries.map(change).filter((entry) => entry !== ""));
        expect(changed).not.toEqual(entries);
        write(repository, { ".lanser/traces/core.trace.jsonl": `${changed.join("\n")}\n` });
        expect(await refreshed()).toBe("recorded .lanser/traces/core.trace.jsonl");
        expect((await runInProcess(repository, ["trace", "replay", "core"])).code).toBe(0);
      }
    },
    120_000,
  );
});

describe("trace drift", () => {
  testByNight(
    "of what is the same again shows what follows from that",
    async () => {
      const repository = shop();
      await trace(repository, "record", "--name", "core");
      const told = await trace(repository, "drift", "--trace", "core", "--runs", "2", "--vary", "locale");
      expect(said(told)).toMatchInlineSnapshot(`
      "lanser: canonical 1 of 2
      lanser: canonical 2 of 2
      lanser: reverse
      lanser: canonical, locale
      stable: every run gave the same result
        core, pyright 1.1.414
        canonical order: 2 runs, one result
        other orders: 1 run; the same result
        result, with 95 % confidence: less than 63.2 % of canonical runs differ
        the chance to have seen a flake of 20 %: 48.8 %, of 10 %: 27.1 %, of 5 %: 14.3 %, of 2 %: 5.9 %

      Recording compared with the first run: the same

      Variations of the environment, compared with the first canonical run:
        locale: the same
      exit code 0"
    `);
    },
    60_000,
  );

  test("of a trace whose commit a shallow clone does not have is inconclusive, and says so", async () => {
    const repository = shop();
    await trace(repository, "record", "--name", "core");
    commit(repository, { "rates.py": "" });
    const clone = join(temporaryFolder(), "clone");
    git(repository, "clone", "--quiet", "--depth=1", `file://${repository}`, clone);
    expect(said(await trace(clone, "drift", "--trace", "core"))).toMatchInlineSnapshot(`
      "lanser: note: core: the recorded tree COMMIT (commit COMMIT) is not in this shallow clone. To fetch the rest of the history, run git fetch --unshallow (foreign-tree)
      lanser: note: core: the recording is at least N days old, and the limit is 30: record it again (old-recording)
      lanser: inconclusive: this clone does not have the tree of the trace (commit COMMIT)
        Fetch the whole history (actions/checkout with fetch-depth: 0). Or record the trace again: lanser trace refresh
      exit code 3"
    `);
  });

  test("writes neither a report nor a summary in which something looks like a secret", async () => {
    const [repository, out] = [shop(), temporaryFolder()];
    commit(repository, { "key.py": `key = "${token}".sums\n` });
    await trace(repository, "record", "--name", "core", "--allow-secrets", "key.py");
    await rewrite(repository, "core", (text) =>
      text.replaceAll("reportAttributeAccessIssue", "reportCallIssue"),
    );
    const [report, summary] = [join(out, "report.json"), join(out, "summary.md")];
    const files = ["--report", report, "--summary", summary];
    const again = ["--trace", "core", "--runs", "1", "--schedules", "canonical", ...files];
    const { code, stderr } = await trace(repository, "drift", ...again);
    expect([code, existsSync(report)]).toEqual([76, false]);
    expect(stderr).toContain(
      "lanser: cannot write the drift report, because it seems to contain a secret (GitHub token).",
    );
    expect(readFileSync(summary, "utf8")).toContain(
      "cannot write the summary, because it seems to contain a secret",
    );
    expect(readFileSync(summary, "utf8")).not.toContain(token);
  });

  testByNight("of a trace with settings that no configuration may have does not hand them on", async () => {
    const repository = shop();
    await trace(repository, "record", "--name", "core");
    await rewrite(repository, "core", (text) =>
      text.replace('"settings":{}', '"settings":{"pythonPath":"/tmp/python"}'),
    );
    expect(said(await trace(repository, "drift", "--trace", "core"))).toMatchInlineSnapshot(`
      "lanser: inconclusive: the trace has invalid settings: \`pythonPath\` is not known; write them as \`analysis: { typeCheckingMode: strict }\`
        Record it again: lanser trace refresh
      exit code 3"
    `);
  });

  test("against the version that is asked already says which to name", async () => {
    const args = ["--server", "pyright", "--against", "pyright@1.1.414"];
    expect(said(await trace(shop(), "drift", ...args))).toMatchInlineSnapshot(`
      "lanser: --against needs another version than 1.1.414, which this run already measures
        To measure an old version, use --server pyright@VERSION.
      exit code 13"
    `);
  });

  test("says what of the configuration is not committed", async () => {
    const repository = shop();
    write(repository, {
      ".lanser/config.yml": `${configuration}    version: 1.1.411\n`,
      ".lanser/pins/pyright-1.1.411.json": "{}\n",
    });
    const { stderr } = await trace(repository, "record", "--name", "core");
    expect(stderr).toMatchInlineSnapshot(`
      "lanser: .lanser/config.yml differs in the working tree. Lanser uses the version in the commit.
      lanser: .lanser/pins/pyright-1.1.411.json differs in the working tree. Lanser uses the version in the commit.
      "
    `);
  });

  test("with a list of a server that there is not says so before it asks", async () => {
    const repository = repositoryOf({
      ...sources,
      ".lanser/quarantine.yml": "- { server: pyright, class: D4 }\n- { server: pyrite, class: D4 }\n",
    });
    expect(said(await trace(repository, "drift", "--server", "pyright"))).toMatchInlineSnapshot(`
      "lanser: .lanser/quarantine.yml: entry 2: there is no server called pyrite
      exit code 12"
    `);
  });

  test("of a trace whose server is not pinned any more says how it is", async () => {
    const repository = shop();
    await trace(repository, "record", "--name", "core");
    await rewrite(repository, "core", (text) => text.replaceAll("1.1.414", "1.1.413"));
    expect(said(await trace(repository, "drift", "--trace", "core"))).toMatchInlineSnapshot(`
      "lanser: pyright 1.1.413 has no pin
        These versions are pinned: 1.1.414. To add one, run lanser pin pyright@VERSION.
      exit code 12"
    `);
  });
});

describe("a committed trace that the pinned server answers otherwise", () => {
  test("is shown with its class, its place and what to do", async () => {
    const repository = shop();
    await trace(repository, "record", "--name", "core");
    // As if the server had said another rule when it was recorded: every word of it, and what was made of it.
    await rewrite(repository, "core", (text) =>
      text.replaceAll("reportAttributeAccessIssue", "reportCallIssue"),
    );
    commit(repository, {});
    const { report, exitCode } = await gate(repository, {
      base: { kind: "exact", rev: "HEAD" },
      policy: { servers: [], file: undefined, failOn: undefined, where: "terminal", replay: "live" },
    });
    const [told] = report?.replay?.traces ?? [];
    // How many messages about progress stand before it depends on the machine.
    const place = { ...told?.at, entry: "N" };
    expect([exitCode, { ...told, at: place }]).toMatchInlineSnapshot(`
      [
        1,
        {
          "advice": [
            "To examine the trace, run: lanser trace drift --trace .lanser/traces/core.trace.jsonl",
            "If the new answers are right, record the trace again: lanser trace refresh",
            "If the new answers are wrong, report the output of the command above to the server's maintainers.",
          ],
          "at": {
            "entry": "N",
            "pointer": "/result/items/0/code",
          },
          "class": "D5",
          "got": "1:12-1:16 error Pyright(reportAttributeAccessIssue): Cannot access attribute "sums" for class "Literal['']" — Attribute "sums" is unknown",
          "message": "in a new run, pyright 1.1.414 gave other answers: another severity, rule, tags or related places in shop/sums.py:1",
          "path": ".lanser/traces/core.trace.jsonl",
          "server": "pyright",
          "state": "different",
          "version": "1.1.414",
          "wanted": "1:12-1:16 error Pyright(reportCallIssue): Cannot access attribute "sums" for class "Literal['']" — Attribute "sums" is unknown",
        },
      ]
    `);
    if (report === undefined) return;
    // What the run says of itself besides depends on the machine's Python.
    const [shown] = plainLog(report, {
      reproduce: "lanser gate",
      all: false,
      show: "hint",
      detail: "usual",
    }).split(" 2 unchanged");
    expect(shown?.replaceAll(/entry \d+/gu, "entry N")).toMatchInlineSnapshot(`
      "│ FAIL: the committed trace .lanser/traces/core.trace.jsonl does not replay as recorded, from entry N on (/result/items/0/code): in a new run, pyright 1.1.414 gave other answers: another severity, rule, tags or related places in shop/sums.py:1
      │   what to do: To examine the trace, run: lanser trace drift --trace .lanser/traces/core.trace.jsonl
      │   reproduce: lanser gate
      │ 
      │ Traces (1)
      │   Lanser replayed 1 committed trace against the pinned server: 1 different. A trace is a recorded server session. Its replay must give the recorded result.
      │   .lanser/traces/core.trace.jsonl (pyright 1.1.414) is different, which fails this run (policy replay-mismatch: fail)
      │     What: in a new run, pyright 1.1.414 gave other answers: another severity, rule, tags or related places in shop/sums.py:1
      │     Where: entry N of the trace, at /result/items/0/code
      │     Recorded: 1:12-1:16 error Pyright(reportCallIssue): Cannot access attribute "sums" for class "Literal['']" — Attribute "sums" is unknown
      │     Now: 1:12-1:16 error Pyright(reportAttributeAccessIssue): Cannot access attribute "sums" for class "Literal['']" — Attribute "sums" is unknown
      │     Kind: another severity, rule, tags or related places (drift class D5)
      │     Try first: To examine the trace, run: lanser trace drift --trace .lanser/traces/core.trace.jsonl
      │     Try next: If the new answers are right, record the trace again: lanser trace refresh · If the new answers are wrong, report the output of the command above to the server's maintainers.
      │ 
      │"
    `);
  });
});

function readTraceHeader(file: string): TraceHeader {
  return wholeTrace(readFileSync(file)).header;
}

const places = new Map(
  ["ROOT", "SERVER", "INTERPRETER", "SCRATCH", "REPOSITORY"].flatMap((name) => [
    [name, `/somewhere/${name}`] as const,
    [`${name}_URI`, `file:///somewhere/${name}`] as const,
  ]),
);

/** The trace as it would be had everything been said in other words: by the writer, with what a replay makes of them. */
async function rewrite(repository: string, name: string, change: (text: string) => string): Promise<void> {
  const file = join(repository, `.lanser/traces/${name}.trace.jsonl`);
  const { unscrub } = createScrubber(places);
  const changed = (value: unknown): unknown => JSON.parse(change(JSON.stringify(unscrub(value))));
  const again = (result: object | undefined): void => {
    const [header, ...entries] = [...wholeTrace(readFileSync(file)).entries()];
    const writer = openTrace(stillClock, file, changed(header?.m) as TraceHeader, places);
    for (const { k, d, m } of entries) {
      if (k === "frame") writer.frame(d ?? ">", changed(m) as Message);
      else if (k === "result" && result !== undefined) writer.note(k, result);
      else if (k !== "header" && k !== "checkpoint" && k !== "trailer") writer.note(k, changed(m));
    }
    writer.finish();
  };
  again(undefined);
  const read = readRecorded(openTraceFile(file));
  if (read.kind !== "trace") throw new Error(JSON.stringify(read));
  const profile = profileOf(read.trace);
  const facts = factsIn(read.trace, { profile, parser: await parserFor([profile]) });
  const { observation } = await replaySession(
    read.trace,
    profile,
    facts,
    recordedLookups(read.trace),
    recordedProbing(read.trace, profile),
  );
  again(resultOf(observation));
}
