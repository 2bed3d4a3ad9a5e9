/** What the page calls things. */
import type { Cause } from "../../core/finding.ts";
import type { Verdict } from "../../core/report.ts";

export const verdictWords = {
  pass: "Pass",
  inconclusive: "Inconclusive",
  fail: "Fail",
} as const satisfies Record<Verdict, string>;

export const causeWords = {
  "removed-module": "The change deleted this file, and what it breaks imports it.",
  "moved-module":
    "The change moved this file, and what it breaks has its old path, or is in it and imports what is no more beside it.",
  definition: "The change edited this definition, and what it breaks refers to it.",
  related: "The change edited this, and the server names it beside what it breaks.",
  inferred: "The change edited this body, and the type of what it breaks is inferred from it.",
  "base-class": "The change edited this in a class that what it breaks is derived from.",
  "re-export": "The change edited the line that hands this name on, and what it breaks has it from there.",
  "broken-import":
    "The change edited this import, which does not resolve any more, and what it breaks depends on it.",
  "mended-import": "The change mended an import by this, and the server sees now what was wrong before.",
  dependency: "The change takes another version of this package, and what it breaks uses it.",
  "removed-name": "The change took this name away, and what it breaks still uses it.",
} as const satisfies Record<Cause["how"], string>;
