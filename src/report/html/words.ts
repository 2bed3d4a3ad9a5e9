/** Words of the page for the verdicts. */
import type { Verdict } from "../../model/report.ts";

export const verdictWords = {
  pass: "Pass",
  inconclusive: "Inconclusive",
  fail: "Fail",
} as const satisfies Record<Verdict, string>;
