/** What outputs say of a finding's state, of how it was placed and matched, and of how a trace replays. */
import type { FindingState, MatchStage, PlacementKind } from "../core/finding.ts";
import type { ReplayedTrace, ReplaySummary, ReplayWeight } from "../core/replay.ts";

/** In the order of a page. What is unchanged is only counted. */
const isListed = {
  new: true,
  fixed: true,
  moved: true,
  removed: true,
  suppressed: true,
  volatile: true,
  unchanged: false,
} as const satisfies Record<FindingState, boolean>;

export type ListedState = {
  [State in FindingState]: (typeof isListed)[State] extends true ? State : never;
}[FindingState];

export const statesInOrder = Object.keys(isListed) as readonly FindingState[];
export const listedStates = statesInOrder.filter((state): state is ListedState => isListed[state]);

/** Of one finding, and of all of a section. */
export const stateWords = {
  new: { one: "the change introduced it", all: "The change introduced these." },
  unchanged: {
    one: "the same code as in base",
    all: "The same code as in base; these are only counted.",
  },
  moved: { one: "its code was moved by the change", all: "Their code was moved by the change." },
  fixed: { one: "its code lives on without it", all: "Their code lives on without them." },
  removed: { one: "its code was deleted", all: "Their code was deleted." },
  suppressed: {
    one: "something that the change added hides it",
    all: "Something that the change added hides them. They do not count as fixed, and earn nothing.",
  },
  volatile: {
    one: "it depends on the order in which files are checked; it neither fails nor earns anything",
    all: "These depend on the order in which files are checked. They neither fail nor earn anything by default.",
  },
} as const satisfies Record<FindingState, { readonly one: string; readonly all: string }>;

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
