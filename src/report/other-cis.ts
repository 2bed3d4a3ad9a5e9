/**
 * Lists the findings and problems for formats of other programs. These formats cannot express unchanged, moved or
 * fixed findings: they list problems, and an empty list means that all is well. So they get the new findings and
 * every other reason for which a run does not pass. The list of a run that measured nothing is never empty.
 */
import type { ReasonCode } from "../model/codes.ts";
import { isTolerated } from "../model/exit-code.ts";
import { isFailing, isFailure } from "../model/failing.ts";
import {
  type ComparedFinding,
  isInHead,
  type Severity,
  severityAtLeast,
  severityRank,
} from "../model/finding.ts";
import { compareFindings } from "../model/order.ts";
import { isRelativePath } from "../model/paths.ts";
import type { Report } from "../model/report.ts";
import { capitalized, plural, shorten } from "../model/text.ts";
import { shownText, terminalName, terminalText } from "./escape.ts";
import { alsoFoundBy, brokenBy, causeLabel, policyRemarks, waivedBy } from "./words.ts";

/** Maximum number of entries in one file. None of the readers documents a limit; a person reads no more than this. */
export const entriesMax = 5_000;
const [messageLengthMax, nameLengthMax] = [2_000, 200];

export type ListedFinding = {
  readonly finding: ComparedFinding;
  readonly isFailing: boolean;
  /** Message of the server; may have several lines. */
  readonly message: string;
  /** Remarks: what broke the finding, who waived it, what the policy does. Empty if there are none. */
  readonly remarks: readonly string[];
};

/**
 * Problem of the run. `failure`: the run fails for it. `doubt`: the run is inconclusive. `tolerated`: it would be
 * inconclusive, and the policy lets it pass.
 */
export type ListedProblem = {
  readonly kind: "failure" | "doubt" | "tolerated";
  readonly code: ReasonCode | "more";
  readonly message: string;
  readonly hint: string | null;
};

/** Words before the message of a problem. */
export const problemWords = {
  failure: "The run fails",
  doubt: "The run is inconclusive",
  tolerated: "Tolerated by the policy",
} as const satisfies Record<ListedProblem["kind"], string>;

export type ListedFindings = {
  readonly findings: readonly ListedFinding[];
  readonly problems: readonly ListedProblem[];
};

/**
 * Lists what a file for another CI system contains: new findings that `isWanted` selects, failing ones first, and
 * the problems of the run. All these formats share it, so that they agree about what fails.
 */
export function listFindings(
  report: Report,
  isWanted: (finding: ComparedFinding, isFailing: boolean) => boolean,
): ListedFindings {
  const fails = (one: ComparedFinding) => isFailing(one, report.policy);
  const wanted = report.findings.filter((one) => one.state === "new" && isWanted(one, fails(one)));
  const inside = wanted.filter((one) => isRelativePath(one.path));
  const ranked = inside.toSorted(
    (left, right) =>
      Number(fails(right)) - Number(fails(left)) ||
      severityRank(left.severity) - severityRank(right.severity) ||
      compareFindings(left, right),
  );
  const shown = ranked.slice(0, entriesMax);
  const there = new Set(shown);
  const left = wanted.filter((one) => !there.has(one));
  return {
    findings: shown.map((finding) => ({
      finding,
      isFailing: fails(finding),
      message: shorten(shownText(finding.message).toWellFormed(), messageLengthMax) || "(no message)",
      remarks: remarksOf(finding),
    })),
    problems: [...problemsOf(report), ...leftOut(left.length, left.some(fails))],
  };
}

/**
 * Returns a filter for findings at or above the shown severity. A finding that fails the run is never hidden: a file
 * without it would contradict the exit code.
 */
export function isShown(show: Severity): (finding: ComparedFinding, isFailing: boolean) => boolean {
  return ({ severity }, fails) => fails || severityAtLeast(severity, show);
}

/**
 * Lists remarks on a finding: who waived it, what the policy does with it, which other servers found it, and which
 * edit broke it. These formats have no fields for them, so they follow the message.
 */
function remarksOf(finding: ComparedFinding): readonly string[] {
  const { cause, waived } = finding;
  const also = alsoFoundBy(finding);
  const remarks = [
    ...(waived === undefined ? [] : [`Waived by ${waivedBy(waived)}: ${waived.reason}`]),
    ...policyRemarks(finding).map(capitalized),
    ...(also === null ? [] : [capitalized(terminalText(also))]),
  ];
  if (cause !== null) {
    const { broken, at } = brokenBy(cause);
    const line = isInHead(cause) ? `:${cause.range.start.line + 1}` : "";
    const sentence = `${broken}${causeLabel(cause) ?? ""}${at}${terminalName(cause.path)}${line}`;
    remarks.push(capitalized(sentence));
  }
  return remarks.map(flattenText);
}

/**
 * Lists the reasons of the verdict that are not findings. The reasons `new-finding` and `waived` are left out,
 * because the findings themselves are in the list.
 */
function problemsOf(report: Report): readonly ListedProblem[] {
  if (report.verdict === "pass") return [];
  const listedElsewhere: readonly ReasonCode[] = ["waived", "new-finding"];
  const doubt = isTolerated(report) ? "tolerated" : "doubt";
  return report.reasons
    .filter(({ code }) => !listedElsewhere.includes(code))
    .map(({ code, message, hint }) => ({
      kind: isFailure(code, report) ? "failure" : doubt,
      code,
      message: flattenText(message),
      hint: hint === null ? null : flattenText(hint),
    }));
}

/**
 * Counts the findings that are left out because of the limit or a path outside the repository. They fail the run as
 * much as the listed ones.
 */
function leftOut(many: number, isAnyFailing: boolean): readonly ListedProblem[] {
  if (many === 0) return [];
  const message = `${plural(many, "more new finding")} ${many === 1 ? "is" : "are"} in the report`;
  return [{ kind: isAnyFailing ? "failure" : "tolerated", code: "more", message, hint: null }];
}

/** Puts text on one line that no runner takes for a command, because these files are also printed. A dash replaces each line break. */
export function flattenText(text: string): string {
  return terminalText(text.replace(/\s*\r?\n\s*/gu, " — ")).toWellFormed();
}

/** Names the rule: "pyright/reportCallIssue". Without a code it is the server alone, because every format requires a rule. */
export function serverRuleName({ server, code }: Pick<ComparedFinding, "server" | "code">): string {
  const by = shorten(flattenText(server), nameLengthMax) || "lanser";
  return code === null ? by : `${by}/${shorten(flattenText(code), nameLengthMax)}`;
}

/** Names the place: "app/billing.py:7:34". */
export function placeText({ path, range: { start } }: Pick<ComparedFinding, "path" | "range">): string {
  return `${terminalName(path.toWellFormed())}:${start.line + 1}:${start.character + 1}`;
}
