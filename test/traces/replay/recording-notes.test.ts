/** What is said of a recording beside its replay: nothing of it changes a byte of what the replay writes. */
import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openRepository } from "../../../src/git/git.ts";
import { realHost } from "../../../src/platform/host.ts";
import type { TraceHeader } from "../../../src/session/trace/format.ts";
import type { Trace } from "../../../src/session/trace/read.ts";
import { openTraceFile } from "../../../src/session/trace/source.ts";
import { readRecorded } from "../../../src/traces/replay/recorded-session.ts";
import { contradictionsIn, dayNumber, dayOf, notesOn } from "../../../src/traces/replay/recording-notes.ts";
import type { RecordedRun } from "../../../src/verdict/record.ts";
import { temporaryFolder } from "../../support/files.ts";
import { runInProcess } from "../../support/in-process.ts";
import { commit, git, repositoryOf } from "../../support/repository.ts";

const fileOf = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const python = fileOf("test/traces/harbour/pyright.head-again.trace.jsonl");
const script = fileOf(".lanser/traces/core.trace.jsonl.zst");

function traceIn(file: string): Trace {
  const read = readRecorded(openTraceFile(file));
  if (read.kind === "fault") throw new Error(read.message);
  return read.trace;
}

const zeros = `sha256:${"0".repeat(64)}`;

describe("a header that its own log contradicts", () => {
  const withHeader = (
    file: string,
    change: (header: TraceHeader) => Partial<TraceHeader>,
  ): readonly string[] => {
    const trace = traceIn(file);
    return contradictionsIn({ ...trace, header: { ...trace.header, ...change(trace.header) } });
  };

  test("is none of those that are recorded", () => {
    for (const file of [python, script, fileOf(".lanser/traces/harbour.trace.jsonl")])
      expect([file, contradictionsIn(traceIn(file))]).toEqual([file, []]);
  });

  const rows: readonly [string, string, (header: TraceHeader) => Partial<TraceHeader>, RegExp][] = [
    [
      "in the server's version, which pyright logs",
      python,
      (header) => ({ server: { ...header.server, version: "1.1.999" } }),
      /has the server's version 1\.1\.999, but the server's log has 1\.1\.414/,
    ],
    [
      "in the server's version, which TypeScript answers",
      script,
      (header) => ({
        server: { ...header.server, version: "7.9.9" },
        run: {
          ...(header.run as RecordedRun),
          server: { ...(header.run as RecordedRun).server, version: "7.9.9" },
        },
      }),
      /has the server's version 7\.9\.9, but the answer to `initialize` has 7\.0\.2/,
    ],
    [
      "in the files of the pinned server",
      python,
      (header) => ({
        server: { ...header.server, treeDigest: zeros },
        run: {
          ...(header.run as RecordedRun),
          server: { ...(header.run as RecordedRun).server, treeDigest: zeros },
        },
      }),
      /digest of the server's files sha256:0+, but the pin of pyright 1\.1\.414 has sha256:6ec/,
    ],
    [
      "in what was declared",
      python,
      (header) => ({ digests: { ...header.digests, capabilities: zeros } }),
      /digest of capabilities sha256:0+, but `initialize` has sha256:4b0/,
    ],
    [
      "in the packages",
      python,
      (header) => ({ digests: { ...header.digests, dependencies: zeros } }),
      /digest of packages sha256:0+, but the recorded run has sha256:/,
    ],
    [
      "in its side",
      python,
      () => ({ side: "base" }),
      /has the side base, but the name of the session has head/,
    ],
    [
      "in how many files there were",
      python,
      (header) => ({ run: { ...(header.run as RecordedRun), programFiles: 0 } }),
      /files, but the recorded run had only 0/,
    ],
    [
      "in the server",
      python,
      (header) => ({ server: { ...header.server, id: "\u001b[2Jx".repeat(100) } }),
      /has the server .{80}, but the recorded run has pyright/u,
    ],
  ];
  test.each(rows)("%s", (_, file, change, expected) => {
    expect(withHeader(file, change).join("\n")).toMatch(expected);
  });
});

describe("a tree", () => {
  const notes = async (folder: string, snapshot: TraceHeader["snapshot"]) => {
    await using repository = await openRepository(realHost(), folder);
    const trace = traceIn(python);
    return await notesOn({ ...trace, header: { ...trace.header, snapshot } }, repository, null, 0);
  };
  type Snapshot = { readonly commit: string; readonly tree: string };
  const twoCommits = () => {
    const folder = repositoryOf({ "a.py": "a\n" }, { "a.py": "b\n" });
    const [one, other] = ["HEAD~1", "HEAD"].map((rev) => ({
      commit: git(folder, "rev-parse", rev),
      tree: git(folder, "rev-parse", `${rev}^{tree}`),
    })) as [Snapshot, Snapshot];
    return { folder, one, other };
  };

  test("that the repository has is nothing to speak of, also where its commit is gone or there was none", async () => {
    const { folder, one } = twoCommits();
    for (const commitOf of [one.commit, "0".repeat(40), null])
      expect(await notes(folder, { commit: commitOf, tree: one.tree })).toEqual([]);
    expect(await notes(folder, { commit: null, tree: null })).toEqual([]);
  });

  test("that it never had is foreign, whatever the length of its id", async () => {
    const { folder } = twoCommits();
    for (const tree of ["1".repeat(40), "1".repeat(64)])
      expect(await notes(folder, { commit: null, tree })).toEqual([
        {
          code: "foreign-tree",
          message:
            "the recorded tree 111111111111 is not in this repository, so no server can repeat the recording. Record the trace again from a commit",
        },
      ]);
  });

  test("that a shallow clone lacks may be in what was not fetched", async () => {
    const { folder, one } = twoCommits();
    const clone = join(temporaryFolder(), "clone");
    git(folder, "clone", "--quiet", "--depth=1", `file://${folder}`, clone);
    expect(await notes(clone, one)).toMatchObject([
      { code: "foreign-tree", message: expect.stringMatching(/not in this shallow clone/u) },
    ]);
  });

  test("of another commit than the header says contradicts it", async () => {
    const { folder, one, other } = twoCommits();
    expect(await notes(folder, { commit: other.commit, tree: one.tree })).toMatchObject([
      { code: "contradicting-header", message: expect.stringMatching(/but that commit has the tree/u) },
    ]);
  });
});

test("a recording is old after 30 days, and the replay writes the same bytes on every day", async () => {
  const folder = repositoryOf({});
  const path = ".lanser/traces/again.trace.jsonl";
  commit(folder, { [path]: readFileSync(python, "utf8") });
  const replayed = (today: string, ...more: readonly string[]) =>
    runInProcess(folder, ["trace", "replay", "again", ...more], { today: () => today });
  // It is committed on 2023-11-14.
  const [young, old] = [await replayed("2023-12-14"), await replayed("2023-12-15")];
  expect([young.code, young.stdout]).toEqual([old.code, old.stdout]);
  expect([young.stderr.includes("old-recording"), old.stderr.split("\n").slice(1)]).toEqual([
    false,
    [
      "lanser: note: again: the recording is at least 31 days old, and the limit is 30: record it again (old-recording)",
      "",
    ],
  ]);
  expect(old.stderr).toMatch(/^lanser: note: again: the recorded tree .*\(foreign-tree\)\n/u);
  expect((await replayed("2023-12-14", "--format", "json")).stdout).toBe(
    (await replayed("2033-12-15", "--format", "json")).stdout,
  );
  // Recorded anew and not committed yet: the day of the commit says nothing of it.
  const anew = readFileSync(fileOf("test/traces/harbour/pyright.base-again.trace.jsonl"));
  writeFileSync(join(folder, path), anew);
  const isOld = async () => (await replayed("2023-12-15")).stderr.includes("old-recording");
  expect(await isOld()).toBe(false);
  utimesSync(join(folder, path), 1_690_000_000, 1_690_000_000);
  expect(await isOld()).toBe(true);
});

test("days are counted as the calendar does", () => {
  const days = fc.date({ min: new Date("1600-01-01"), max: new Date("2400-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      expect(dayNumber(date.toISOString().slice(0, 10))).toBe(dayOf(date.getTime() / 1_000));
    }),
  );
});
