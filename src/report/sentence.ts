/** Sums up a run in one sentence that a person reads first. */

import { isFailing } from "../model/failing.ts";
import { type ComparedFinding, type Severity, severities } from "../model/finding.ts";
import { compareText } from "../model/order.ts";
import type { Reason, Report } from "../model/report.ts";
import { plural, shortId } from "../model/text.ts";
import { unknownAccounts } from "./codes/limits.ts";
import { reasonAccounts } from "./codes/reasons.ts";

/**
 * Counts the new findings, their edits, and the broken files that the change does not touch: "10 new errors from 1
 * edit, in 2 files that the change does not touch". Null if nothing is new. It replaces the reason's own message,
 * which has only a count.
 */
export function newSentence(report: Pick<Report, "findings" | "causes" | "changed">): string | null {
  const { fresh, edits, caused, elsewhere } = brokenIn(report);
  if (fresh.length === 0) return null;
  const allCaused = fresh.every(({ id }) => caused.has(id));
  const from = edits.length > 0 && allCaused ? ` from ${plural(edits.length, "edit")}` : "";
  const allElsewhere = fresh.every(({ path }) => elsewhere.has(path));
  const where =
    elsewhere.size === 0
      ? ""
      : `, ${allElsewhere ? "" : "some of them "}in ${plural(elsewhere.size, "file")} that the change does not touch`;
  return `${counted(fresh)}${from}${where}`;
}

/** Reason as a person reads it. */
export type Decision = {
  readonly reason: Reason;
  readonly said: string;
  /** What to do; null if no action is needed, or if an earlier reason has the same advice. */
  readonly todo: string | null;
};

/**
 * Returns the reasons of the verdict as a person reads them, the deciding one first. Advice that an earlier reason
 * has is not repeated.
 */
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
export function untouchedFiles(report: Pick<Report, "findings" | "causes" | "changed">): readonly string[] {
  return [...brokenIn(report).elsewhere].sort(compareText);
}

/**
 * Returns the new findings that nobody waived, the edits that caused some of them, and the broken files that the
 * change does not touch. Without the list of changed files (reports of older releases) only files of effects count,
 * because a cause knows which of its files the change touches.
 */
function brokenIn({ findings, causes, changed }: Pick<Report, "findings" | "causes" | "changed">) {
  const fresh = findings.filter(({ state, waived }) => state === "new" && waived === undefined);
  const known = new Set(fresh.map(({ id }) => id));
  const edits = causes.filter(({ effects }) => effects.some((id) => known.has(id)));
  const touched = new Set([
    ...edits.flatMap((one) => one.touched),
    ...(changed ?? []).flatMap(({ path, from = path }) => [path, from]),
    // The list has sources alone. A finding on an edited line is in a touched file, too.
    ...fresh.filter(({ placement }) => placement !== "same-line").map(({ path }) => path),
  ]);
  const caused = new Set(edits.flatMap(({ effects }) => effects));
  const elsewhere = new Set(
    fresh
      .filter(({ id, path }) => (caused.has(id) || changed !== undefined) && !touched.has(path))
      .map(({ path }) => path),
  );
  return { fresh, edits, caused, elsewhere };
}

/**
 * Advises on a reason. The run's own hint comes first, because it knows the case; otherwise the explanation of the
 * code has the advice. Null if there is nothing to do.
 */
export function adviceOnReason(
  { code, hint }: Reason,
  report: Pick<
    Report,
    "causes" | "changed" | "findings" | "policy" | "reasons" | "unknown" | "unscored" | "verdict"
  >,
): string | null {
  if (code === "unscored" && report.unscored !== null)
    return `Cause: ${report.unscored}. ${hint ?? ""}`.trim();
  if (hint !== null || report.verdict === "pass") return hint;
  if (code === "new-finding") return `${whatToCorrect(report)}. ${howToWaive(report)}`;
  // The advice for files without an answer covers their findings, too.
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
  "If this happens again, exclude the file with `ignore`, or write `unknown: warn` below `policy` in `.lanser/config.yml` of the base branch. With `unknown: warn`, the job ends with exit code 0, but the verdict stays inconclusive.";

function whatToCorrect(report: Pick<Report, "findings" | "causes" | "changed">): string {
  return brokenIn(report).edits.length === 0
    ? "Fix the new findings"
    : "Fix the edited code or the code that uses it";
}

/** Explains how to accept failing findings. A single finding gets a line that is ready to paste. */
function howToWaive({ findings, policy }: Pick<Report, "findings" | "policy">): string {
  const [first, ...others] = findings.filter((one) => isFailing(one, policy));
  const [what, id, each] =
    first !== undefined && others.length === 0
      ? ["this finding", shortId(first.id), ""]
      : ["the findings", "ID", ", one line for each failing finding,"];
  return `To accept ${what}, write \`Lanser-Allow: ${id} REASON\`${each} below the subject of a commit. Base's \`.lanser/config.yml\` must allow this (\`policy: { waivers: [trailer] }\`).`;
}

/** Returns the advice of a code; null for a code that needs no action, which is listed next to reasons that do. */
function toDo(code: Reason["code"]): string | null {
  const { todo } = reasonAccounts[code];
  return todo.startsWith("No action") ? null : todo;
}

/**
 * Counts findings by severity: "2 new errors and 1 new warning". A reader judges errors and hints differently, so
 * one sum would mislead.
 */
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
