/**
 * Lists every way in which a report is shown, one row each. Flags, inputs, outputs, the reproduce line and the
 * files and posts of a run follow from this table.
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
  readonly links: Links | null;
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

/** Surfaces in the order in which a run shows them. */
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
