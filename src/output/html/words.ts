/** What the page calls things. */
import type { Cause, FindingState, MatchStage, PlacementKind } from "../../core/finding.ts";
import type { Verdict } from "../../core/report.ts";

export const verdictWords = {
  pass: "Pass",
  inconclusive: "Inconclusive",
  fail: "Fail",
} as const satisfies Record<Verdict, string>;

export const stateTitles = {
  new: "New",
  unchanged: "Unchanged",
  moved: "Moved",
  fixed: "Fixed",
  removed: "Removed",
  suppressed: "Suppressed",
  volatile: "Volatile",
} as const satisfies Record<FindingState, string>;

export const stateWords = {
  new: "The change introduced these.",
  unchanged: "The same code as in base; these are only counted.",
  moved: "Their code was moved by the change.",
  fixed: "Their code lives on without them.",
  removed: "Their code was deleted.",
  suppressed: "Something that the change added hides them. They do not count as fixed, and earn nothing.",
  volatile:
    "These depend on the order in which files are checked. They neither fail nor earn anything by default.",
} as const satisfies Record<FindingState, string>;

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

export const causeWords = {
  definition: "The change edited this definition, and what it breaks refers to it.",
  related: "The change edited this, and the server names it beside what it breaks.",
  "removed-name": "The change took this name away, and what it breaks still uses it.",
} as const satisfies Record<Cause["how"], string>;
