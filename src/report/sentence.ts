/** What a run came to, in one sentence that a person reads first. */

import { isFailing } from "../model/failing.ts";
import { type ComparedFinding, type Severity, severities } from "../model/finding.ts";
import { compareText } from "../model/order.ts";
import type { Reason, Report } from "../model/report.ts";
import { plural, shortId } from "../model/text.ts";
import { unknownAccounts } from "./codes/limits.ts";
import { reasonAccounts } from "./codes/reasons.ts";

/**
 * "10 new errors from 1 edit, in 2 files that you did not touch": how many new findings, from how many edits, and where they are as
 * far as nobody would look there. Null where nothing is new.
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

/** The files that the change does not touch and that it broke; in the order of paths. */
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

/** What to do about it: as the run says, or as the account of its code does, where it does not pass; null for nothing to say. */
export function adviceOn(
  { code, hint }: Reason,
  report: Pick<Report, "causes" | "findings" | "policy" | "reasons" | "unknown" | "unscored" | "verdict">,
): string | null {
  if (code === "unscored" && report.unscored !== null)
    return `What is in the way: ${report.unscored}. ${hint ?? ""}`.trim();
  if (hint !== null || report.verdict === "pass") return hint;
  if (code === "new-finding") return `${whatToCorrect(report)}. ${howToWaive(report)}`;
  // What is said of the files without an answer is said of their findings.
  const isSaid = code === "unmatched-findings" && report.reasons.some((one) => one.code === "unknown-files");
  return isSaid ? null : (aboutUnknown(code, report) ?? toDo(code));
}

/** Files without an answer that all have one reason: what it says to do. */
function aboutUnknown(code: Reason["code"], { unknown }: Pick<Report, "unknown">): string | null {
  const [first, ...others] = new Set(unknown.map(({ reason }) => reason));
  if (code !== "unknown-files" || first === undefined || others.length > 0) return null;
  if (!Object.hasOwn(unknownAccounts, first)) return null;
  const { means, todo } = unknownAccounts[first as keyof typeof unknownAccounts];
  return `${means} ${todo} ${orTolerate}`;
}

const orTolerate =
  "If it stays, leave the file out with `ignore`, or write `unknown: warn` below `policy` in `.lanser/config.yml` of the base branch: such jobs end with exit code 0 then, and the verdict stays inconclusive.";

function whatToCorrect(report: Pick<Report, "findings" | "causes">): string {
  const { edits } = brokenIn(report);
  if (edits.length === 0) return "Correct what is new";
  return edits.length === 1 ? "Correct the edit, or what uses it" : "Correct the edits, or what uses them";
}

/** Only what fails needs a waiver; of one finding its own line, ready to paste. */
function howToWaive({ findings, policy }: Pick<Report, "findings" | "policy">): string {
  const [first, ...others] = findings.filter((one) => isFailing(one, policy));
  const [what, id, each] =
    first !== undefined && others.length === 0
      ? ["it pass as it is", shortId(first.id), ""]
      : ["them pass as they are", "ID", ", a line for each finding that fails with its ID,"];
  return `To let ${what}, write \`Lanser-Allow: ${id} REASON\`${each} below the subject of a commit; base's \`.lanser/config.yml\` must allow it (\`policy: { waivers: [trailer] }\`).`;
}

/** Null for what asks for nothing, beside reasons that do. */
function toDo(code: Reason["code"]): string | null {
  const { todo } = reasonAccounts[code];
  return todo.startsWith("Nothing") ? null : todo;
}

/** "2 new errors and 1 new warning". */
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
