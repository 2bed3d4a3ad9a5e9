/**
 * Renders a report as a Code Quality report of GitLab: a subset of Code Climate's format, one JSON array. GitLab
 * compares the file of a merge request with that of its target and shows what only the first one has. Ours has new
 * findings alone, so GitLab shows the same whether the target has a file or not.
 */

import { sha256 } from "../model/digest.ts";
import type { Severity } from "../model/finding.ts";
import { canonical } from "../model/json.ts";
import type { Report } from "../model/report.ts";
import { terminalName } from "./escape.ts";
import { flat, isShown, type ListedFinding, type ListedProblem, listed, ruleName } from "./other-cis.ts";

type Level = "info" | "minor" | "major" | "critical" | "blocker";

type Entry = {
  readonly type: "issue";
  readonly description: string;
  readonly check_name: string;
  /** Hexadecimal id; the same problem has the same one in every run. */
  readonly fingerprint: string;
  readonly severity: Level;
  readonly location: {
    readonly path: string;
    readonly lines: { readonly begin: number; readonly end: number };
  };
};

/** File for problems that have no file of their own. It is in every project in which this format is read. */
const projectFile = ".gitlab-ci.yml";

export function gitlab(report: Report, { show }: { readonly show: Severity }): string {
  const { findings, problems } = listed(report, isShown(show));
  return `${canonical([...problems.map(problemEntry), ...findings.map(findingEntry)])}\n`;
}

const failing = {
  error: "critical",
  warning: "major",
  information: "major",
  hint: "major",
} as const satisfies Record<Severity, Level>;

const passing = {
  error: "minor",
  warning: "minor",
  information: "info",
  hint: "info",
} as const satisfies Record<Severity, Level>;

function findingEntry({ finding, isFailing, message, remarks }: ListedFinding): Entry {
  const { path, range, severity, id } = finding;
  // An end at the first column is the end of the line before.
  const end = range.end.line - (range.end.character === 0 && range.end.line > range.start.line ? 1 : 0);
  return {
    type: "issue",
    description: [message, ...remarks].map(flat).join(" · "),
    check_name: ruleName(finding),
    fingerprint: id.replace(/^sha256:/u, ""),
    severity: (isFailing ? failing : passing)[severity],
    location: {
      path: terminalName(path.toWellFormed()),
      lines: { begin: range.start.line + 1, end: end + 1 },
    },
  };
}

const levelOf = {
  failure: "critical",
  doubt: "blocker",
  tolerated: "minor",
} as const satisfies Record<ListedProblem["kind"], Level>;

const wordsOf = {
  failure: "The run fails",
  doubt: "The run is inconclusive",
  tolerated: "Let pass by the policy",
} as const satisfies Record<ListedProblem["kind"], string>;

function problemEntry({ kind, code, message, hint }: ListedProblem): Entry {
  const what = code === "more" ? message : `${wordsOf[kind]}: ${message}`;
  return {
    type: "issue",
    description: hint === null ? what : `${what} · ${hint}`,
    check_name: `lanser/${code}`,
    fingerprint: sha256(canonical([code, message])).replace(/^sha256:/u, ""),
    severity: levelOf[kind],
    location: { path: projectFile, lines: { begin: 1, end: 1 } },
  };
}
