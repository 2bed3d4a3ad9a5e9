/**
 * Lists every way in which a report is shown, one row each. Flags, inputs, outputs, the reproduce line and the
 * files and posts of a run follow from this table. Sections of text are built once as data (`blocks.ts`); `terminal/`,
 * `markdown/` and `html/` print them.
 */

import { sha256 } from "../model/digest.ts";
import type { Severity } from "../model/finding.ts";
import { canonical } from "../model/json.ts";
import type { Report } from "../model/report.ts";
import type { RewardStep } from "../model/reward-step.ts";
import { shorten, shortId } from "../model/text.ts";
import { annotations, annotationsPerStepMax } from "./annotations.ts";
import { checkAnnotationsMax, checkContent } from "./check.ts";
import { comment, commentBytesMax } from "./comment.ts";
import { entityOf, shownText, terminalName } from "./escape.ts";
import { renderEvidence } from "./evidence.ts";
import { type FileSurface, fileFlags, fileSurfaces } from "./file-flags.ts";
import { html, pageBytesMax } from "./html.ts";
import type { MarkdownOptions, ReportLinks } from "./markdown/finding.ts";
import { markdown } from "./markdown.ts";
import {
  flattenText,
  isShown,
  type ListedFinding,
  type ListedProblem,
  listFindings,
  placeText,
  problemWords,
  serverRuleName,
} from "./other-cis.ts";
import { plainLog } from "./plain.ts";
import { rdjson } from "./rdjson.ts";
import { reviewCommentsMax, reviewContent } from "./review.ts";
import { codeScanningSarif, resultsMax, sarif } from "./sarif.ts";
import type { Detail } from "./terminal/options.ts";

// Renders a report as JUnit XML, as Jenkins, GitLab, CircleCI and Azure Pipelines read it. A test case is a
// statement that must hold. One case is always there and passes. Each finding that fails the run is a failure, each
// reason that leaves it inconclusive an error, and each waived one is skipped. So a file is red exactly if the exit
// code is not 0, and never without a case.

/** Writer of XML: whatever is put into it is text, and remains text. */
const textLengthMax = 6_000;

/** Escapes the content of an element. Line feeds are kept. */
function xmlText(content: string): string {
  return escaped(content);
}

/** Escapes the value of an attribute between double quotes. A parser would turn a plain line feed into a blank. */
function xmlAttribute(value: string): string {
  return escaped(value).replaceAll("\n", "&#10;");
}

/**
 * Escapes text. XML 1.0 cannot hold some characters, not even as references: those become visible, or U+FFFD for
 * half a pair.
 */
function escaped(text: string): string {
  const shown = shorten(shownText(text).toWellFormed(), textLengthMax);
  return shown
    .replace(/[\ufffe\uffff]/gu, (one) => `\\u{${one.charCodeAt(0).toString(16).toUpperCase()}}`)
    .replace(/[&<>"']/gu, entityOf);
}

type Outcome = {
  readonly kind: "failure" | "error" | "skipped";
  readonly type: string;
  readonly message: string;
  /** Text inside the element. */
  readonly lines: readonly string[];
};

type Case = {
  readonly className: string;
  readonly name: string;
  /** Outcome of the case; undefined if it passes. */
  readonly outcome: Outcome | undefined;
  readonly said: readonly string[];
};

/**
 * Renders JUnit XML. Failing findings are failures, reasons of an inconclusive run are errors, and waived findings
 * are skipped. So a CI system turns red exactly if the exit code is not 0.
 */
export function renderJunit(report: Report, { reproduce }: { readonly reproduce: string }): string {
  const { findings, problems } = listFindings(
    report,
    ({ waived }, isFailing) => isFailing || waived !== undefined,
  );
  const cases = [runCase(report, reproduce), ...problems.map(problemCase), ...findings.map(findingCase)];
  const count = (kind: Outcome["kind"]) => cases.filter(({ outcome }) => outcome?.kind === kind).length;
  const counts = `tests="${cases.length}" failures="${count("failure")}" errors="${count("error")}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Lanser" ${counts}>`,
    `  <testsuite name="Lanser" ${counts} skipped="${count("skipped")}">`,
    ...cases.flatMap(caseLines),
    "  </testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}

/** Makes a case that always passes, so that the file is never without a case. Problems have cases of their own. */
function runCase(report: Report, reproduce: string): Case {
  const reasons = report.reasons.map(({ code, message }) => `${code}: ${message}`);
  return {
    className: "lanser",
    name: "Lanser ran",
    outcome: undefined,
    said: [`${report.verdict}: ${reasons.join("; ")}`, `Reproduce: ${reproduce}`],
  };
}

const kindOf = {
  failure: "failure",
  doubt: "error",
  tolerated: "skipped",
} as const satisfies Record<ListedProblem["kind"], Outcome["kind"]>;

/** Makes the case of a reason that is not a finding, so that a CI system shows it as a failed test. */
function problemCase({ kind, code, message, hint }: ListedProblem): Case {
  const lines = hint === null ? [message] : [message, hint];
  return {
    className: "lanser",
    name: code,
    outcome: { kind: kindOf[kind], type: code, message, lines },
    said: [],
  };
}

/**
 * Makes the case of a finding. Its name has no line number: a reader that keeps the history of a case follows it
 * through edits.
 */
function findingCase({ finding, isFailing, message, remarks }: ListedFinding): Case {
  const { server, path, symbol, id } = finding;
  const where = symbol === null ? "" : ` in ${symbol}`;
  const lines = [placeText(finding), message, ...remarks];
  return {
    // CI systems take the part before the last dot for a package.
    className: `${server.replaceAll(".", "_")}.${path.replaceAll(".", "_")}`,
    name: `${serverRuleName(finding)}${where} (${shortId(id)})`,
    outcome: {
      kind: isFailing ? "failure" : "skipped",
      type: serverRuleName(finding),
      message: `${placeText(finding)}: ${message}`,
      lines,
    },
    said: [],
  };
}

/** Writes a test case as XML. A passing case without output is one empty element, which is the usual form. */
function caseLines({ className, name, outcome, said }: Case): readonly string[] {
  const open = `    <testcase classname="${xmlAttribute(className)}" name="${xmlAttribute(name)}"`;
  const inside = [
    ...(outcome === undefined
      ? []
      : [
          `      <${outcome.kind} message="${xmlAttribute(outcome.message)}" type="${xmlAttribute(outcome.type)}">${xmlText(outcome.lines.join("\n"))}</${outcome.kind}>`,
        ]),
    ...(said.length === 0 ? [] : [`      <system-out>${xmlText(said.join("\n"))}</system-out>`]),
  ];
  return inside.length === 0 ? [`${open} />`] : [`${open}>`, ...inside, "    </testcase>"];
}

/**
 * Renders a report as a Code Quality report of GitLab: a subset of Code Climate's format, one JSON array. GitLab
 * compares the file of a merge request with that of its target and shows what only the first one has. Ours has new
 * findings alone, so GitLab shows the same whether the target has a file or not.
 */
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

/** Renders the Code Quality report for GitLab: problems of the run, then new findings. */
export function renderGitlab(report: Report, { show }: { readonly show: Severity }): string {
  const { findings, problems } = listFindings(report, isShown(show));
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

/**
 * Makes the entry of a finding for GitLab. Its fingerprint is the id of the finding, so GitLab recognizes it in the
 * next run. A failing finding is critical or major; all others are minor or informational.
 */
function findingEntry({ finding, isFailing, message, remarks }: ListedFinding): Entry {
  const { path, range, severity, id } = finding;
  // A range that ends at the first column ends with the line before.
  const end = range.end.line - (range.end.character === 0 && range.end.line > range.start.line ? 1 : 0);
  return {
    type: "issue",
    description: [message, ...remarks].map(flattenText).join(" · "),
    check_name: serverRuleName(finding),
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

/**
 * Makes the entry of a problem of the run. Its fingerprint is that of its message, so GitLab recognizes the same
 * problem in the next run.
 */
function problemEntry({ kind, code, message, hint }: ListedProblem): Entry {
  const what = code === "more" ? message : `${problemWords[kind]}: ${message}`;
  return {
    type: "issue",
    description: hint === null ? what : `${what} · ${hint}`,
    check_name: `lanser/${code}`,
    fingerprint: sha256(canonical([code, message])).replace(/^sha256:/u, ""),
    severity: levelOf[kind],
    location: { path: projectFile, lines: { begin: 1, end: 1 } },
  };
}

/**
 * Maximum size: GitHub drops a summary of more than 1 MiB completely, and others may write to the summary of the
 * same step.
 */
const summaryBytesMax = 900 * 1_024;

/** Renders the Markdown of the job summary. */
export function renderSummary(report: Report, options: Omit<MarkdownOptions, "bytesMax">): string {
  return markdown(report, { ...options, bytesMax: summaryBytesMax });
}

export type Rendering = {
  readonly report: Report;
  /** Published form of the report. */
  readonly json: string;
  /** Command that reproduces this report. */
  readonly reproduce: string;
  /** Lowest severity that is shown. */
  readonly show: Severity;
  /** True to show old findings too, not only the effects of the change; only for the log. */
  readonly all: boolean;
  /** Level of detail; the usual one if absent. Only for the log. */
  readonly detail?: Detail;
  /** Name that distinguishes the jobs of one workflow; may be empty. */
  readonly name: string;
  /** Links to the code of each side; null if they are unknown. */
  readonly links: ReportLinks | null;
  /** Problems outside the report. */
  readonly notes: readonly string[];
  /** Reader of the SARIF log: GitHub code scanning opens an alert for every result, also for fixed findings. */
  readonly reader: "person" | "code-scanning";
  /** Steps of a run that checked each commit; absent if it did not. */
  readonly steps?: readonly RewardStep[];
};

type Surface<Content = unknown> = {
  /** Destination: the log, the job's summary, a file, or GitHub through its API. */
  readonly to: "log" | "summary" | "file" | "github";
  /** Name in the list of the input `publish`; null for a surface that is not posted. */
  readonly publish: string | null;
  /** Name of a file in the folder of the Action, which always writes it; null for a file that another system reads. */
  readonly beside?: string | null;
  /** Flag of `lanser gate`, which takes a path. */
  readonly flag: string | null;
  /** Help text of the flag. */
  readonly help: string;
  /** Noun for messages. */
  readonly noun: string;
  /** Maximum that the receiver accepts; null if it has no limit. */
  readonly limit: {
    readonly max: number;
    readonly of: "bytes" | "annotations" | "results" | "comments";
  } | null;
  readonly render: (of: Rendering) => Content;
};

const file = { to: "file", publish: null } as const;
const flagless = { flag: null, help: "" } as const;

/** Surfaces in the order in which a run shows them. */
export const surfaces = {
  log: {
    to: "log",
    publish: null,
    ...flagless,
    noun: "log",
    limit: null,
    render: ({ report, reproduce, all, show, detail = "usual" }) =>
      plainLog(report, { reproduce, all, show, detail }),
  },
  report: {
    ...file,
    ...fileFlags.report,
    beside: "report.json",
    noun: "report",
    limit: null,
    render: ({ json }) => json,
  },
  sarif: {
    ...file,
    ...fileFlags.sarif,
    beside: "report.sarif",
    noun: "SARIF log",
    limit: { max: resultsMax, of: "results" },
    render: (of) => (of.reader === "code-scanning" ? codeScanningSarif : sarif)(of.report, of),
  },
  html: {
    ...file,
    ...fileFlags.html,
    beside: "report.html",
    noun: "HTML page",
    limit: { max: pageBytesMax, of: "bytes" },
    render: (of) => html(of.report, of),
  },
  junit: {
    ...file,
    ...fileFlags.junit,
    beside: "junit.xml",
    noun: "JUnit file",
    limit: null,
    render: (of) => renderJunit(of.report, of),
  },
  rdjson: {
    ...file,
    ...fileFlags.rdjson,
    beside: "rdjson.json",
    noun: "rdjson file",
    limit: null,
    render: (of) => rdjson(of.report, of),
  },
  evidence: {
    ...file,
    ...fileFlags.evidence,
    beside: "evidence.jsonl",
    noun: "evidence",
    limit: null,
    render: ({ report }) => renderEvidence(report),
  },
  gitlab: {
    ...file,
    ...fileFlags.gitlab,
    beside: null,
    noun: "GitLab report",
    limit: null,
    render: (of) => renderGitlab(of.report, of),
  },
  check: {
    to: "github",
    publish: "check",
    ...flagless,
    noun: "check run",
    limit: { max: checkAnnotationsMax, of: "annotations" },
    render: (of) => checkContent(of.report, of),
  },
  comment: {
    to: "github",
    publish: "comment",
    ...flagless,
    noun: "comment",
    limit: { max: commentBytesMax, of: "bytes" },
    render: (of) => comment(of.report, of.name, of),
  },
  review: {
    to: "github",
    publish: "suggestions",
    ...flagless,
    noun: "review",
    limit: { max: reviewCommentsMax, of: "comments" },
    render: ({ report, show }) => reviewContent(report, show),
  },
  annotations: {
    to: "log",
    publish: null,
    ...flagless,
    noun: "annotations",
    limit: { max: annotationsPerStepMax, of: "annotations" },
    render: ({ report, show }) => annotations(report, show),
  },
  summary: {
    to: "summary",
    publish: null,
    ...flagless,
    noun: "job summary",
    limit: { max: summaryBytesMax, of: "bytes" },
    render: (of) => renderSummary(of.report, of),
  },
} as const satisfies Readonly<Record<string, Surface>> &
  Readonly<Record<FileSurface, Surface & { readonly to: "file" }>>;

export type SurfaceName = keyof typeof surfaces;

type NamesTo<To> = {
  [Name in SurfaceName]: (typeof surfaces)[Name]["to"] extends To ? Name : never;
}[SurfaceName];

/** Files that the Action writes. Each name is also the name of the output with its path. */
export type ActionFile = {
  [Name in FileSurface]: (typeof surfaces)[Name]["beside"] extends string ? Name : never;
}[FileSurface];
export type PostedSurface = NamesTo<"github">;

/** Files of the Action in the order of the table. */
export const actionFiles = fileSurfaces.filter((name): name is ActionFile => surfaces[name].beside !== null);
export const postedSurfaces = namesTo("github") as readonly PostedSurface[];

/** Makes one value for each file of the Action. */
export function eachActionFile<Value>(
  value: (name: ActionFile) => Value,
): Readonly<Record<ActionFile, Value>> {
  return Object.fromEntries(actionFiles.map((name) => [name, value(name)])) as Record<ActionFile, Value>;
}

function namesTo(to: Surface["to"]): readonly SurfaceName[] {
  return (Object.keys(surfaces) as SurfaceName[]).filter((name) => surfaces[name].to === to);
}
