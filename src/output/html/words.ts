/** What the page calls things. */
import type { Cause, FindingState } from "../../core/finding.ts";
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

export const causeWords = {
  definition: "The change edited this definition, and what it breaks refers to it.",
  related: "The change edited this, and the server names it beside what it breaks.",
  "removed-name": "The change took this name away, and what it breaks still uses it.",
} as const satisfies Record<Cause["how"], string>;
