/**
 * Every way in which a Report is shown, one row each: flags, inputs, outputs, the reproduce line and what is written or
 * posted follow from this table.
 */
import type { Severity } from "../model/finding.ts";
import type { Report } from "../model/report.ts";
import type { RewardStep } from "../model/reward-step.ts";
import { annotations, annotationsPerStepMax } from "./annotations.ts";
import { checkAnnotationsMax, checkContent } from "./check.ts";
import { comment, commentBytesMax } from "./comment.ts";
import { evidence } from "./evidence.ts";
import { type FileSurface, fileFlags, fileSurfaces } from "./file-flags.ts";
import { gitlab } from "./gitlab.ts";
import { html, pageBytesMax } from "./html.ts";
import { junit } from "./junit.ts";
import type { Links } from "./markdown/finding.ts";
import { plainLog } from "./plain.ts";
import { rdjson } from "./rdjson.ts";
import { reviewCommentsMax, reviewContent } from "./review.ts";
import { codeScanningSarif, resultsMax, sarif } from "./sarif.ts";
import { summary, summaryBytesMax } from "./summary.ts";
import type { Detail } from "./terminal/options.ts";

export type Rendering = {
  readonly report: Report;
  /** The report as it is published. */
  readonly json: string;
  /** The command that gives this report again. */
  readonly reproduce: string;
  /** Lowest severity that is shown. */
  readonly show: Severity;
  /** Old findings too, not only what the change did; in the log alone. */
  readonly all: boolean;
  /** Absent: the usual; in the log alone. */
  readonly detail?: Detail;
  /** Distinguishes the jobs of one workflow; may be empty. */
  readonly name: string;
  /** Where the code of a side can be looked at; null where that is unknown. */
  readonly links: Links | null;
  /** What went wrong around the report. */
  readonly notes: readonly string[];
  /** GitHub code scanning opens an alert for every result, also for what the change fixed. */
  readonly reader: "person" | "code-scanning";
  /** Of a run that looked at each commit; absent: it did not. */
  readonly steps?: readonly RewardStep[];
};

type Surface<Content = unknown> = {
  /** Where it goes: the log, the job's summary, a file, or GitHub through its API. */
  readonly to: "log" | "summary" | "file" | "github";
  /** Its name in the list of the input `publish`; null for what is not posted. */
  readonly publish: string | null;
  /** Of a file: its name in the folder of the Action, where it is always written; null where another system reads it. */
  readonly beside?: string | null;
  /** Of `lanser gate`, which takes a path. */
  readonly flag: string | null;
  /** What the flag does. */
  readonly help: string;
  /** In messages. */
  readonly noun: string;
  /** What the receiver takes at most; null where nothing limits it. */
  readonly limit: {
    readonly max: number;
    readonly of: "bytes" | "annotations" | "results" | "comments";
  } | null;
  readonly render: (of: Rendering) => Content;
};

/** In the order in which a run shows them. */
export const surfaces = {
  log: {
    to: "log",
    publish: null,
    flag: null,
    help: "",
    noun: "log",
    limit: null,
    render: ({ report, reproduce, all, show, detail = "usual" }) =>
      plainLog(report, { reproduce, all, show, detail }),
  },
  report: {
    to: "file",
    publish: null,
    ...fileFlags.report,
    beside: "report.json",
    noun: "report",
    limit: null,
    render: ({ json }) => json,
  },
  sarif: {
    to: "file",
    publish: null,
    ...fileFlags.sarif,
    beside: "report.sarif",
    noun: "SARIF log",
    limit: { max: resultsMax, of: "results" },
    render: ({ report, show, reader }) =>
      reader === "code-scanning" ? codeScanningSarif(report, { show }) : sarif(report, { show }),
  },
  html: {
    to: "file",
    publish: null,
    ...fileFlags.html,
    beside: "report.html",
    noun: "HTML page",
    limit: { max: pageBytesMax, of: "bytes" },
    render: ({ report, reproduce, show, steps = [] }) => html(report, { reproduce, show, steps }),
  },
  junit: {
    to: "file",
    publish: null,
    ...fileFlags.junit,
    beside: "junit.xml",
    noun: "JUnit file",
    limit: null,
    render: ({ report, reproduce }) => junit(report, { reproduce }),
  },
  rdjson: {
    to: "file",
    publish: null,
    ...fileFlags.rdjson,
    beside: "rdjson.json",
    noun: "rdjson file",
    limit: null,
    render: ({ report, show }) => rdjson(report, { show }),
  },
  evidence: {
    to: "file",
    publish: null,
    ...fileFlags.evidence,
    beside: "evidence.jsonl",
    noun: "evidence",
    limit: null,
    render: ({ report }) => evidence(report),
  },
  gitlab: {
    to: "file",
    publish: null,
    ...fileFlags.gitlab,
    beside: null,
    noun: "GitLab report",
    limit: null,
    render: ({ report, show }) => gitlab(report, { show }),
  },
  check: {
    to: "github",
    publish: "check",
    flag: null,
    help: "",
    noun: "check run",
    limit: { max: checkAnnotationsMax, of: "annotations" },
    render: ({ report, reproduce, show, links, notes, steps = [] }) =>
      checkContent(report, { reproduce, show, links, notes, steps }),
  },
  comment: {
    to: "github",
    publish: "comment",
    flag: null,
    help: "",
    noun: "comment",
    limit: { max: commentBytesMax, of: "bytes" },
    render: ({ report, name, reproduce, show, links, notes, steps = [] }) =>
      comment(report, name, { reproduce, show, links, notes, steps }),
  },
  review: {
    to: "github",
    publish: "suggestions",
    flag: null,
    help: "",
    noun: "review",
    limit: { max: reviewCommentsMax, of: "comments" },
    render: ({ report, show }) => reviewContent(report, show),
  },
  annotations: {
    to: "log",
    publish: null,
    flag: null,
    help: "",
    noun: "annotations",
    limit: { max: annotationsPerStepMax, of: "annotations" },
    render: ({ report, show }) => annotations(report, show),
  },
  summary: {
    to: "summary",
    publish: null,
    flag: null,
    help: "",
    noun: "job summary",
    limit: { max: summaryBytesMax, of: "bytes" },
    render: ({ report, reproduce, show, links, notes, steps = [] }) =>
      summary(report, { reproduce, show, links, notes, steps }),
  },
} as const satisfies Readonly<Record<string, Surface>> &
  Readonly<Record<FileSurface, Surface & { readonly to: "file" }>>;

export type SurfaceName = keyof typeof surfaces;

type NamesTo<To> = {
  [Name in SurfaceName]: (typeof surfaces)[Name]["to"] extends To ? Name : never;
}[SurfaceName];

/** Each is also the name of the output with its path. */
export type ActionFile = {
  [Name in FileSurface]: (typeof surfaces)[Name]["beside"] extends string ? Name : never;
}[FileSurface];
export type PostedSurface = NamesTo<"github">;

/** In the order of the table. */
export const actionFiles = fileSurfaces.filter((name): name is ActionFile => surfaces[name].beside !== null);
export const postedSurfaces = namesTo("github") as readonly PostedSurface[];

/** One value for each file of the Action. */
export function eachActionFile<Value>(
  value: (name: ActionFile) => Value,
): Readonly<Record<ActionFile, Value>> {
  return Object.fromEntries(actionFiles.map((name) => [name, value(name)])) as Record<ActionFile, Value>;
}

function namesTo(to: Surface["to"]): readonly SurfaceName[] {
  return (Object.keys(surfaces) as SurfaceName[]).filter((name) => surfaces[name].to === to);
}
