/** What outputs say of how a finding was placed and matched, and of how a trace replays. */
import type { MatchStage, PlacementKind } from "../core/finding.ts";
import type { DriftClass, ReplayedTrace, ReplaySummary, ReplayWeight } from "../core/replay.ts";

export const placementWords = {
  "same-line": "its line is the same on the other side",
  "edited-line": "its code lives on in a line that was edited",
  replaced: "its code was edited in place",
  rewritten: "its code is not there on the other side",
  "no-file": "the other side has no such file",
  unchecked: "the other side has the file, but the server does not check it there",
} as const satisfies Record<PlacementKind, string>;

export const matchWords = {
  image: "the same finding on the same code",
  "image-message-drift": "the same finding on the same code, in other words",
  replaced: "the same finding on code that was edited in place",
  "moved-text": "the same finding on the same line elsewhere in the file",
  "moved-context": "the same finding between the same tokens elsewhere in the file",
  "moved-symbol": "the same finding in the same definition, which was rewritten",
  "moved-file-text": "the same finding on the same line in another file",
  "moved-file-context": "the same finding between the same tokens in another file",
  "moved-file-symbol": "the same finding in a definition of that name in another file",
} as const satisfies Record<MatchStage, string>;

export const driftWords = {
  D0: "identical",
  D1: "order only",
  D2: "text only",
  D3: "range moved",
  D4: "presence: one of the two does not have it",
  D5: "severity, code, tags or related information",
  D6: "protocol: the conversation itself",
  D7: "temporal: another way to the same result",
  D8: "crash, hang or exit status",
  D9: "environment: it was recorded in another",
} as const satisfies Record<DriftClass, string>;

/** As they are counted. */
export const replayStateWords = {
  equal: "the same",
  different: "different",
  unreadable: "unreadable",
  inconclusive: "not replayed",
  stale: "out of date",
} as const satisfies Record<ReplayedTrace["state"], string>;

export const replayWeightWords = {
  nothing: "which is as it should be",
  fails: "which fails this run (policy replay-mismatch: fail)",
  inconclusive: "which leaves this run inconclusive",
  warns: "which only warns",
} as const satisfies Record<ReplayWeight, string>;

export const replayModeWords = {
  offline: { done: "replayed", how: "without a server", same: "the same results" },
  live: { done: "asked", how: "again of the pinned server", same: "the same answers" },
} as const satisfies Record<ReplaySummary["mode"], Readonly<Record<"done" | "how" | "same", string>>>;
