/** A trace that follows the schema and is not what was recorded does not replay, and never by an internal error. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { showProblem } from "../../../src/cli/program/problem.ts";
import type { TraceEntry } from "../../../src/session/trace/format.ts";
import { openTraceFile, traceFromBytes } from "../../../src/session/trace/source.ts";
import { judgeReplay } from "../../../src/traces/drift/stale.ts";
import { replayOffline } from "../../../src/traces/replay/offline.ts";
import { replayRun } from "../../../src/traces/replay/recorded-run.ts";
import { rechained } from "../../session/trace/written.ts";
import { temporaryFolder } from "../../support/files.ts";
import { runInProcess } from "../../support/in-process.ts";
import { commit, repositoryOf } from "../../support/repository.ts";
import { recordTrace } from "../../support/traces.ts";

const recorded = fileURLToPath(new URL("../harbour", import.meta.url));
const name = "pyright.head-again.trace.jsonl";

type Entry = TraceEntry & { readonly m: Readonly<Record<string, unknown>> };
type Change = (entries: Entry[]) => readonly TraceEntry[];

const entriesOf = (): Entry[] =>
  readFileSync(join(recorded, name), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Entry);

function bytesOf(change: Change): Buffer {
  const lines = rechained(change(entriesOf()).map((entry) => JSON.stringify(entry)));
  return Buffer.from(`${lines.join("\n")}\n`);
}

/** What a replay of the changed trace says, without numbers that depend on how often the server logs. */
async function replayed(change: Change): Promise<string> {
  const source = () => traceFromBytes(bytesOf(change), name);
  const { state, message, at, wanted, got, advice } = await replayOffline({
    kind: "session",
    path: name,
    source,
  });
  const where =
    at === null ? message : `${at.entry} ${at.pointer} wanted ${wanted}, got ${got}; ${advice[0]}`;
  return `${state}: ${where}`
    .replaceAll(/[0-9a-f]{40,}/g, (id) => (/^0+$/.test(id) ? "000" : "abc"))
    .replaceAll(/\b\d{3,}\b/g, (number) => (number === "000" ? number : "N"));
}

/** Changes the content of each entry of a kind. */
const inside =
  (kind: TraceEntry["k"], change: (m: Readonly<Record<string, unknown>>) => unknown): Change =>
  (entries) =>
    entries.map((one) => (one.k === kind ? { ...one, m: change(one.m) } : one));

const without =
  (kind: TraceEntry["k"]): Change =>
  (entries) =>
    entries.filter(({ k }) => k !== kind);

const zeros = (length: number) => "0".repeat(length);
const headerDigest = (which: string): Change =>
  inside("header", (m) => ({
    ...m,
    digests: { ...(m["digests"] as object), [which]: `sha256:${zeros(64)}` },
  }));
const program = (change: (file: { path: string; blob: string | null }, at: number) => unknown): Change =>
  inside("header", (m) => ({ ...m, program: (m["program"] as never[]).map(change) }));

test("the recording itself is equal", async () => {
  expect(await replayed((entries) => entries)).toMatch(/^equal: /);
});

describe("where a trace follows the old schema and code relies on more, it is unreadable", () => {
  test.each<[string, Change]>([
    ["no run", inside("header", (m) => ({ ...m, run: null }))],
    ["a number of files", inside("result", (m) => ({ ...m, files: 5 }))],
    ["a file that is null", inside("result", (m) => ({ ...m, files: [null] }))],
    [
      "a finding that is a text",
      inside("result", (m) => ({
        ...m,
        files: [{ kind: "final", path: "a.py", findings: ["x"], unreachable: [] }],
      })),
    ],
    ["look-ups that are a text", inside("result", (m) => ({ ...m, lookups: "x" }))],
    [
      "a look-up without a position",
      inside("result", (m) => ({ ...m, lookups: [{ path: "a.py", targets: [] }] })),
    ],
    ["a failure that is a text", inside("result", (m) => ({ ...m, failure: "x" }))],
    [
      "a refusal that is a number",
      (entries) => entries.toSpliced(-1, 0, { i: 0, k: "decision", m: { refused: 5 }, t: 0 } as never),
    ],
    [
      "a project diagnostic without a range",
      inside("header", (m) => ({
        ...m,
        run: {
          ...(m["run"] as object),
          told: [{ path: "a", range: 5, severity: "error", source: "", code: "", message: "", line: null }],
        },
      })),
    ],
  ])("%s", async (_, change) => {
    expect(await replayed(change)).toMatch(/^unreadable: pyright\.head-again/);
  });
});

describe("where something is missing or more than it was", () => {
  test.each<[string, Change, string]>([
    ["the result", without("result"), "the recording is incomplete: the trace has no result"],
    [
      "a second result",
      (entries) => entries.flatMap((one) => (one.k === "result" ? [one, one] : [one])),
      "the trace has a second result",
    ],
    ["the digests", without("digest"), "the trace lacks the digest of the files at the start or at the end"],
    [
      "the last digest",
      (entries) => entries.filter(({ k }, at) => k !== "digest" || at === 1),
      "the trace lacks the digest of the files at the start or at the end",
    ],
    [
      "a refusal of what was begun",
      (entries) => entries.toSpliced(-1, 0, { i: 0, k: "decision", m: { refused: "x" }, t: 0 } as never),
      "the session never started, but the trace has this entry of it",
    ],
  ])("%s", async (_, change, said) => {
    const text = await replayed(change);
    expect(text).toMatch(/^unreadable: /);
    expect(text).toContain(said);
  });
});

describe("an answer that the client passed over", () => {
  const answers = (entries: readonly Entry[]) =>
    [...entries.keys()].filter((at) => {
      const one = entries[at];
      return one?.d === "<" && one.m["method"] === undefined;
    });
  const judged = async (change: Change) => {
    const source = () => traceFromBytes(bytesOf(change), name);
    return replayOffline({ kind: "session", path: name, source });
  };

  test("is D6 with its place wherever it stands, and leads to the same results", async () => {
    const entries = entriesOf();
    const all = answers(entries);
    for (const at of [all[0], all[all.length >> 1], all.at(-1)] as number[]) {
      const {
        state,
        class: of,
        at: place,
        got,
        message,
      } = await judged(() => entries.toSpliced(at + 1, 0, entries[at] as Entry));
      const id = entries[at]?.m["id"];
      expect([state, of, place]).toEqual(["equal", "D6", { entry: at + 1, pointer: "" }]);
      expect(got).toContain(`"id":${JSON.stringify(id)}`);
      expect(message).toMatch(new RegExp(`The server answered request ${id} \\(.+\\) twice`, "u"));
    }
  });

  test("to a request that was never sent is D6, too", async () => {
    const entries = entriesOf();
    const [at = 0] = answers(entries);
    const one = entries[at] as Entry;
    const {
      state,
      class: of,
      message,
    } = await judged(() => entries.toSpliced(at, 0, { ...one, m: { ...one.m, id: "x" } }));
    expect([state, of, message]).toEqual([
      "equal",
      "D6",
      'the replay gives the same results as the recording. The server answered request "x", which Lanser did not send, but no result depends on this answer',
    ]);
  });

  test("of a session of a run names the session", async () => {
    const traces = new Map(
      readdirSync(recorded)
        .filter((file) => file.endsWith(".jsonl"))
        .map((file) => [
          file,
          () =>
            file === name
              ? traceFromBytes(
                  bytesOf((entries) => {
                    const [at = 0] = answers(entries);
                    return entries.toSpliced(at + 1, 0, entries[at] as Entry);
                  }),
                  file,
                )
              : openTraceFile(join(recorded, file), file),
        ]),
    );
    const folder = { name: "harbour", traces, report: null };
    const { state, class: of, path } = await replayOffline({ kind: "run", path: "harbour", folder });
    expect([state, of, path]).toEqual(["equal", "D6", `harbour/${name}`]);
  });
});

describe("where the trace says of itself what is not so", () => {
  test.each<[string, Change]>([
    ["the schedule", headerDigest("schedule")],
    ["the capabilities", headerDigest("capabilities")],
    ["a blob", program((file, at) => (at === 1 ? { ...file, blob: zeros(40) } : file))],
    [
      "a digest of a file, twice",
      inside("digest", (m) => ({
        ...m,
        files: { ...(m["files"] as object), "harbour/money.py": `sha256:${zeros(64)}` },
      })),
    ],
    [
      "a file that is never opened, twice",
      inside("digest", (m) => ({
        ...m,
        files: { ...(m["files"] as object), "zoo.py": `sha256:${zeros(64)}` },
      })),
    ],
  ])("%s", async (_, change) => {
    expect(await replayed(change)).toMatchSnapshot();
  });

  test("a file whose blob is not known, or has the id of another hash, is compared as far as it goes", async () => {
    expect([
      await replayed(program((file) => ({ ...file, blob: null }))),
      (await replayed(program((file) => ({ ...file, blob: zeros(64) })))).slice(0, 30),
    ]).toEqual([
      "equal: the replay gives the same results as the recording",
      "different: 0 /program/0/blob w",
    ]);
  });

  test("under another version the schedule is stale, not different", () => {
    const [entry] = entriesOf();
    const divergence = { problem: "changed-digest", pointer: "/digests/schedule" } as const;
    expect(judgeReplay({ recordedBy: "0.0.1", replayedBy: "0.1.0", divergence, entry }).kind).toBe(
      "stale-recording",
    );
  });
});

test("a folder with two traces of one session is not a recorded run", async () => {
  const folder = temporaryFolder();
  cpSync(recorded, folder, { recursive: true });
  cpSync(join(folder, name), join(folder, `${name}.zst`));
  const error: unknown = await replayRun(folder).catch((thrown: unknown) => thrown);
  expect(showProblem(error).text).toContain("is not a recorded run: pyright has two traces of head-again");
});

test("a session of a run is recorded again with its run", async () => {
  const folder = temporaryFolder();
  cpSync(recorded, folder, { recursive: true });
  const kept = join(folder, "report.json");
  writeFileSync(kept, readFileSync(kept, "utf8").replace('"verdict":"fail"', '"verdict":"pass"'));
  const result = await replayRun(folder);
  const asked = await replayOffline({
    kind: "session",
    path: name,
    source: () => traceFromBytes(bytesOf(inside("result", (m) => ({ ...m, files: [] }))), name),
  });
  expect([result.kind === "diverged" && result.divergence.whatToTry, asked.advice]).toEqual([
    [
      "This release of Lanser makes another report from the same sessions. Record the run again: lanser trace record --name NAME --force -- gate …",
    ],
    [
      "The server's answers are the same, but this release reads another result from them. Compare the two reports.",
      "To record the run again: lanser trace record --name NAME --force -- gate …",
    ],
  ]);
});

test("a trace that is not there is an error with the nearest name", async () => {
  const folder = temporaryFolder();
  cpSync(join(recorded, name), join(folder, ".lanser/traces/harbour.trace.jsonl"), { recursive: true });
  const said: string[] = [];
  for (const trace of ["harbor.trace.jsonl", ".lanser/traces/harbor.trace.jsonl.zst", "zoo.jsonl", "zoo"]) {
    const { code, stderr } = await runInProcess(folder, ["trace", "replay", trace]);
    said.push(`${code} ${stderr.replaceAll(folder, "FOLDER").replaceAll(/\n +/g, " | ").trim()}`);
  }
  expect(said).toMatchInlineSnapshot(`
    [
      "3 lanser: there is no trace \`harbor\` | Did you mean \`harbour\`?",
      "3 lanser: there is no trace \`harbor\` | Did you mean \`harbour\`?",
      "3 lanser: there is no trace \`zoo.jsonl\` | To list all traces, run: lanser trace list",
      "3 lanser: there is no trace \`zoo\` | To list all traces, run: lanser trace list",
    ]
  `);
});

test("a text with a byte order mark, other line ends or bytes that are no UTF-8 is compared as it lay on disk", async () => {
  const repository = repositoryOf({
    "mark.py": "\ufeffone: int = 1\n",
    "ends.py": "one: int = 1\r\ntwo: int = 2\r\n",
  });
  writeFileSync(join(repository, "latin.py"), Buffer.from("# caf\xe9\none: int = 1\n", "latin1"));
  commit(repository, {}, "bytes");
  await recordTrace(repository, "texts");
  const path = join(repository, ".lanser/traces/texts.trace.jsonl");
  const replay = () => replayOffline({ kind: "session", path, source: () => openTraceFile(path) });
  expect((await replay()).state).toBe("equal");
  const entries = readFileSync(path, "utf8").trimEnd().split("\n");
  writeFileSync(
    path,
    `${rechained(entries.map((line) => line.replaceAll(String.raw`= 1\r\n`, String.raw`= 1\n`))).join("\n")}\n`,
  );
  const { state, at } = await replay();
  expect([state, at?.pointer]).toEqual(["different", "/files/ends.py"]);
}, 60_000);
