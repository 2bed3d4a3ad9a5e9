/** Whose change a replay that left its trace is. */
import { expect, test } from "vitest";
import type { TraceEntry } from "../../../src/session/trace/format.ts";
import type { ReplayDivergence } from "../../../src/session/trace/replay.ts";
import { judgeReplay, type LeftTrace } from "../../../src/traces/drift/stale.ts";

const entry = (k: TraceEntry["k"], d?: ">" | "<"): TraceEntry => ({
  i: 7,
  k,
  ...(d === undefined ? {} : { d }),
  m: {},
  t: 0,
});
const left = (
  problem: ReplayDivergence["problem"],
  of: TraceEntry | undefined,
  pointer = "",
  replayedBy = "0.2.0",
): LeftTrace => ({
  recordedBy: "0.1.0",
  replayedBy,
  divergence: { problem, pointer },
  entry: of,
});

test.each([
  [
    "a request of ours says something else",
    left("different-message", entry("frame", ">")),
    "stale-recording",
  ],
  ["we ask for more", left("unexpected-message", entry("frame", "<")), "stale-recording"],
  ["we ask for less", left("unused-entry", entry("frame", ">")), "stale-recording"],
  [
    "the schedule is another",
    left("different-message", entry("header"), "/digests/schedule"),
    "stale-recording",
  ],
  ["the files are others", left("different-message", entry("header"), "/program/3/path"), "stale-recording"],
  ["the snapshot is another", left("different-message", entry("header"), "/snapshot/tree"), "mismatch"],
  ["an answer was not read", left("unused-entry", entry("frame", "<")), "mismatch"],
  ["the result is another", left("different-result", entry("result"), "/observation"), "mismatch"],
  ["the entry is not there", left("unused-entry", undefined), "mismatch"],
  [
    "this very release recorded it and asks otherwise",
    left("different-message", entry("frame", ">"), "", "0.1.0"),
    "mismatch",
  ],
])("where %s", (_, what, kind) => {
  expect(judgeReplay(what).kind).toBe(kind);
});

test("the reason names both versions", () => {
  expect([
    judgeReplay(left("unexpected-message", undefined)).reason,
    judgeReplay(left("unused-entry", entry("frame", "<"))).reason,
    judgeReplay(left("unused-entry", entry("frame", "<"), "", "0.1.0")).reason,
  ]).toEqual([
    "release 0.1.0 recorded the trace. Release 0.2.0 sends other requests to the server",
    "release 0.1.0 recorded the trace. Release 0.2.0 sends the same requests but gives another result",
    "this release, 0.1.0, recorded the trace, but now gives another result",
  ]);
});
