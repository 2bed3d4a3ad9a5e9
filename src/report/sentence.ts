/** Sums up a run in one sentence that a person reads first. */

import { isFailing } from "../model/failing.ts";
import { type ComparedFinding, type Severity, severities } from "../model/finding.ts";
import { compareText } from "../model/order.ts";
import type { Reason, Report } from "../model/report.ts";
import { plural, shortId } from "../model/text.ts";
import { unknownAccounts } from "./codes/limits.ts";
import { reasonAccounts } from "./codes/reasons.ts";

/**
 * Counts the new findings, their edits, and the broken files that nobody would look into: "10 new errors from 1
 * edit, in 2 files that the change does not touch". Null if nothing is new.
 */
export function newSentence(report: Pick<Report, "findings" | "causes">): string | null {
  const { fresh, edits, caused, elsewhere } = brokenIn(report);
  if (fresh.length === 0) return null;
  const allCaused = fresh.every(({ id }) => caused.has(id));
  const from = edits.length > 0 && allCaused ? ` from ${plural(edits.length, "edit")}` : "";
  const allElsewhere = fresh.every(({ path }) => elsewhere.has(path));
  const where =
    elsewhere.size === 0
      ? ""
      : `, ${allElsewhere ? "" : "also "}in ${plural(elsewhere.size, "file")} that the change does not touch`;
  return `${counted(fresh)}${from}${where}`;
}

/** Reason as a person reads it. */
export type Decision = {
  readonly reason: Reason;
  readonly said: string;
  /** What to do; null if there is nothing, or if it is said with a reason before. */
  readonly todo: string | null;
};

/** Says why the verdict is what it is. What decides comes first. */
export function decisionsOf(report: Report): readonly Decision[] {
  const known = new Set<string>();
  return report.reasons.map((reason) => {
    const found = reason.code === "new-finding" ? newSentence(report) : null;
    const advice = adviceOnReason(reason, report);
    const todo = advice === null || known.has(advice) ? null : advice;
    if (todo !== null) known.add(todo);
    return { reason, said: found ?? reason.message, todo };
  });
}

/** Lists the files that the change broke without touching them, sorted by path. */
export function untouchedFiles(report: Pick<Report, "findings" | "causes">): readonly string[] {
  return [...brokenIn(report).elsewhere].sort(compareText);
}

function brokenIn({ findings, causes }: Pick<Report, "findings" | "causes">) {
  const fresh = findings.filter(({ state, waived }) => state === "new" && waived === undefined);
  const known = new Set(fresh.map(({ id }) => id));
  const edits = causes.filter(({ effects }) => effects.some((id) => known.has(id)));
  const touched = new Set(edits.flatMap((one) => one.touched));
  const caused = new Set(edits.flatMap(({ effects }) => effects));
  const elsewhere = new Set(
    fresh.filter(({ id, path }) => caused.has(id) && !touched.has(path)).map(({ path }) => path),
  );
  return { fresh, edits, caused, elsewhere };
}

/**
 * Advises on a reason: by the hint of the run or, if the run does not pass, by the account of its code. Null if
 * there is nothing to do.
 */
export function adviceOnReason(
  { code, hint }: Reason,
  report: Pick<Report, "causes" | "findings" | "policy" | "reasons" | "unknown" | "unscored" | "verdict">,
): string | null {
  if (code === "unscored" && report.unscored !== null)
    return `Cause: ${report.unscored}. ${hint ?? ""}`.trim();
  if (hint !== null || report.verdict === "pass") return hint;
  if (code === "new-finding") return `${whatToCorrect(report)}. ${howToWaive(report)}`;
  // What is said of the files without an answer is said of their findings.
  const isSaid = code === "unmatched-findings" && report.reasons.some((one) => one.code === "unknown-files");
  return isSaid ? null : (aboutUnknown(code, report) ?? toDo(code));
}

/** Returns the advice for files without an answer that all have the same reason; null otherwise. */
function aboutUnknown(code: Reason["code"], { unknown }: Pick<Report, "unknown">): string | null {
  const [first, ...others] = new Set(unknown.map(({ reason }) => reason));
  if (code !== "unknown-files" || first === undefined || others.length > 0) return null;
  if (!Object.hasOwn(unknownAccounts, first)) return null;
  const { means, todo } = unknownAccounts[first as keyof typeof unknownAccounts];
  return `${means} ${todo} ${orTolerate}`;
}

const orTolerate =
  "If it remains, exclude the file with `ignore`, or write `unknown: warn` below `policy` in `.lanser/config.yml` of the base branch. Then such jobs end with exit code 0, and the verdict stays inconclusive.";

function whatToCorrect(report: Pick<Report, "findings" | "causes">): string {
  const { edits } = brokenIn(report);
  if (edits.length === 0) return "Fix the new findings";
  return edits.length === 1
    ? "Fix the edited code or the code that uses it"
    : "Fix the edited code or the code that uses it";
}

/** Explains how to waive, which only failing findings need. A single one gets its own line, ready to paste. */
function howToWaive({ findings, policy }: Pick<Report, "findings" | "policy">): string {
  const [first, ...others] = findings.filter((one) => isFailing(one, policy));
  const [what, id, each] =
    first !== undefined && others.length === 0
      ? ["it pass as it is", shortId(first.id), ""]
      : ["them pass as they are", "ID", ", one line for each failing finding with its ID,"];
  return `To let ${what}, write \`Lanser-Allow: ${id} REASON\`${each} below the subject of a commit; base's \`.lanser/config.yml\` must allow it (\`policy: { waivers: [trailer] }\`).`;
}

/** Returns the advice of a code; null for a code that needs no action, which is listed next to reasons that do. */
function toDo(code: Reason["code"]): string | null {
  const { todo } = reasonAccounts[code];
  return todo.startsWith("Nothing") ? null : todo;
}

/** Counts by severity: "2 new errors and 1 new warning". */
function counted(fresh: readonly ComparedFinding[]): string {
  const parts = severities.flatMap((severity) => {
    const count = fresh.filter((one) => one.severity === severity).length;
    return count === 0 ? [] : [plural(count, `new ${nouns[severity]}`)];
  });
  const last = parts.pop() ?? "";
  return parts.length === 0 ? last : `${parts.join(", ")} and ${last}`;
}

const nouns = {
  error: "error",
  warning: "warning",
  information: "notice",
  hint: "hint",
} as const satisfies Record<Severity, string>;
