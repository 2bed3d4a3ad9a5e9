/**
 * Renders a report as text for a terminal or a log. The first lines have the verdict, its reasons, and the command
 * that reproduces it.
 */

import { toleratedBy } from "../model/exit-code.ts";
import {
  type CauseKind,
  type ComparedFinding,
  type FindingState,
  findingStateTable,
  severityAtLeast,
} from "../model/finding.ts";
import type { Report } from "../model/report.ts";
import { plural, shortId } from "../model/text.ts";
import {
  type CauseGroup,
  effectsOpenMax,
  groupByCause,
  groupByFile,
  importPathsTo,
  sameOnOneLine,
} from "./causes.ts";
import { claimsLine } from "./claims.ts";
import { logLines, logPrefix } from "./escape.ts";
import { isPartialReport, scopeLine, serverName, skippedRoots, whyUnchanged } from "./notes.ts";
import { rewardLine } from "./numbers.ts";
import { inOrder, type SectionId, statesInOrder } from "./order.ts";
import { asRecordedLine } from "./replayed.ts";
import { reportSections } from "./sections.ts";
import { type Decision, decisionsOf } from "./sentence.ts";
import { editBlocks, type FindingOptions, findingBlocks } from "./terminal/finding.ts";
import {
  blankBlock,
  copiedBlock,
  indentBlocks,
  layout,
  place,
  type Style,
  type TextBlock,
  textSpan,
  wordsBlock,
} from "./terminal/layout.ts";
import { logLook, logWidth, type PlainOptions, widthMin } from "./terminal/options.ts";
import { paintSpan } from "./terminal/paint.ts";
import { sectionBlocks } from "./terminal/sections.ts";
import { widthOf } from "./terminal/width.ts";
import { causeLabel } from "./words.ts";

// Writes the sections of findings: new ones by cause and then by file, then the other states.

const rows = {
  new: { isAlwaysListed: true, listedMax: 100, codeMax: 30, around: 1 },
  volatile: { isAlwaysListed: true, listedMax: 20, codeMax: 10, around: 0 },
  fixed: { isAlwaysListed: true, listedMax: 20, codeMax: 10, around: 0 },
  moved: { isAlwaysListed: true, listedMax: 10, codeMax: 0, around: 0 },
  removed: { isAlwaysListed: true, listedMax: 10, codeMax: 0, around: 0 },
  suppressed: { isAlwaysListed: true, listedMax: 20, codeMax: 10, around: 0 },
  unchanged: { isAlwaysListed: false, listedMax: 200, codeMax: 0, around: 0 },
} as const satisfies Record<FindingState, Row>;

type Row = {
  /** True if always listed; otherwise only if all findings are wanted. */
  readonly isAlwaysListed: boolean;
  /** Maximum number of listed findings, and of those shown with their code, which are the first. */
  readonly listedMax: number;
  readonly codeMax: number;
  /** Lines of code around the range. */
  readonly around: number;
};

type Printed = { readonly id: SectionId; readonly blocks: readonly TextBlock[] };

function findingSections(report: Report, options: PlainOptions): readonly Printed[] {
  return statesInOrder
    .filter((state) => options.all || rows[state].isAlwaysListed)
    .map((state) => ({ id: state, blocks: section(report, state, options) }));
}

function otherSections(report: Report, { detail }: PlainOptions): readonly Printed[] {
  const entriesMax = detail === "verbose" ? Number.POSITIVE_INFINITY : otherEntriesMax;
  return reportSections(report).map((one) => ({ id: one.id, blocks: sectionBlocks(one, entriesMax) }));
}

const otherEntriesMax = 10;

function section(report: Report, state: FindingState, options: PlainOptions): readonly TextBlock[] {
  const findings = report.findings.filter(
    (one) => one.state === state && severityAtLeast(one.severity, options.show),
  );
  if (findings.length === 0) return [];
  const title = `${findingStateTable[state].title} (${findings.length}${inPart(report, state)})`;
  return [
    wordsBlock(textSpan(title, "bold")),
    ...indentBlocks("  ", listed(report, state, findings, options)),
  ];
}

/** Marks the unchanged findings of a partial run: the other files were not checked. */
function inPart(report: Report, state: FindingState): string {
  return state === "unchanged" && isPartialReport(report) ? ", in the checked part" : "";
}

function listed(
  report: Report,
  state: FindingState,
  findings: readonly ComparedFinding[],
  options: PlainOptions,
): readonly TextBlock[] {
  const row: Row = rows[state];
  const { causes, alone } =
    state === "new" ? groupByCause(report, options.show) : { causes: [], alone: findings };
  let room = options.detail === "verbose" ? Number.POSITIVE_INFINITY : row.listedMax;
  let codeRoom = options.detail === "verbose" ? Number.POSITIVE_INFINITY : row.codeMax;
  const write = (
    own: readonly ComparedFinding[],
    ways: ReadonlyMap<string, readonly string[]> | null,
    most: number,
  ): readonly TextBlock[] => {
    const isBelowCause = ways !== null;
    const groups = sameOnOneLine(own);
    const shown = groups.slice(0, Math.min(most, room));
    room -= shown.length;
    const left = groups.slice(shown.length).flat().length;
    const blocks = shown.flatMap(([first, ...others], at) => {
      // Once for all effects of a file that stand together.
      const isFirst = shown[at - 1]?.[0].path !== first.path;
      codeRoom -= 1;
      const of: FindingOptions = {
        width: options.width - (isBelowCause ? 4 : 2),
        around: codeRoom < 0 ? null : options.detail === "verbose" ? 2 : row.around,
        linkOf: options.linkOf,
        isBelowCause,
        through: isFirst ? (ways?.get(first.path) ?? []) : [],
      };
      const spaced = of.around !== null || state === "new";
      return [...findingBlocks(report, first, others, of), ...(spaced ? [blankBlock] : [])];
    });
    return left === 0
      ? blocks
      : [...blocks, wordsBlock(textSpan(moreText(left, options), "dim")), blankBlock];
  };
  const most = options.detail === "verbose" ? Number.POSITIVE_INFINITY : effectsOpenMax;
  const below: TextBlock[] = [];
  for (const [at, group] of causes.entries()) {
    if (room <= 0) {
      const left = causes.slice(at).flatMap(({ effects }) => effects).length;
      below.push(wordsBlock(textSpan(moreText(left, options), "dim")), blankBlock);
      break;
    }
    below.push(
      ...causeBlocks(group),
      ...indentBlocks("  ", [
        ...editOf(group, options),
        ...write(group.effects, importPathsTo(group.cause), most),
      ]),
      blankBlock,
    );
  }
  return [...below, ...write(groupByFile(alone), null, Number.POSITIVE_INFINITY)];
}

function moreText(left: number, { detail }: PlainOptions): string {
  return detail === "verbose"
    ? `… ${left} more are in the JSON report`
    : `… ${left} more; --verbose lists all, and the JSON report has them`;
}

/** Names the edit, and how much it broke. */
function causeBlocks({ cause, at, effects }: CauseGroup): readonly TextBlock[] {
  const label = causeLabel(cause);
  const files = new Set(effects.map(({ path }) => path)).size;
  const line = cause.head ?? cause.base ?? at;
  return [
    wordsBlock(
      ...(label === null ? [] : [textSpan(`\`${label}\``, "bold"), textSpan(", ")]),
      place(cause.path, `:${line.range.start.line + 1}`, "bold"),
      textSpan(` (${editWords[cause.how]})`, "dim"),
      textSpan(
        ` ${cause.how === "mended-import" ? "brings to light" : "causes"} ${plural(effects.length, "finding")} in ${plural(files, "file")}`,
      ),
      textSpan(` · edit ${shortId(cause.id)}`, "dim"),
    ),
  ];
}

/** Shows the edit: the first lines, or all of it in verbose mode. */
function editOf({ cause }: CauseGroup, { width, detail }: PlainOptions): readonly TextBlock[] {
  const blocks = editBlocks(cause, {
    width: width - 2,
    linesMax: detail === "verbose" ? Number.POSITIVE_INFINITY : editLinesMax,
  });
  return blocks.length === 0 ? [] : [...blocks, blankBlock];
}

const editLinesMax = 12;

/** Words for what the change did at the cause. */
const editWords = {
  definition: "edited",
  related: "edited",
  inferred: "edited, with an inferred type",
  "base-class": "edited, with derived classes",
  "re-export": "edited, and handed on",
  "removed-name": "removed",
  "removed-module": "file deleted",
  "moved-module": "file moved",
  "broken-import": "import without a target",
  "mended-import": "import mended",
  dependency: "another version",
} as const satisfies Record<CauseKind, string>;

/** Writes the first and the last lines of a report. */
const verdictStyle = { pass: "green", fail: "red", inconclusive: "yellow" } as const satisfies Record<
  Report["verdict"],
  Style
>;

/** Writes the verdict and its reasons, then what to do, and the command that reproduces it. */
function headline(report: Report, { reproduce }: PlainOptions): readonly TextBlock[] {
  const [first, ...rest] = decisionsOf(report);
  const scope = scopeLine(report);
  const todo = (one: Decision | undefined): readonly TextBlock[] =>
    one === undefined || one.todo === null ? [] : [wordsBlock("what to do: ", one.todo)];
  return [
    wordsBlock(
      textSpan(report.verdict.toUpperCase(), verdictStyle[report.verdict], "bold"),
      ...(first === undefined ? [] : [": ", first.said]),
    ),
    ...indentBlocks("  ", [
      ...(scope === null ? [] : [wordsBlock(scope)]),
      ...todo(first),
      ...rest.flatMap((one) => [wordsBlock("also: ", one.said), ...indentBlocks("  ", todo(one))]),
      ...toleratedBy(report).map((setting) =>
        wordsBlock(`the policy \`${setting}\` turns the exit code to 0; the verdict stays inconclusive`),
      ),
      copiedBlock("reproduce: ", reproduce),
    ]),
  ];
}

/**
 * Names the interpreter. Without one pyright sees no installed package, which is worth saying; other servers do not
 * need one.
 */
function pythonOf({ id, interpreter }: Report["servers"][number]): string {
  if (interpreter !== null)
    return ` (${/^python/u.test(interpreter.name) ? "Python" : interpreter.name} ${interpreter.version})`;
  return id === "pyright" ? " (no Python)" : "";
}

type Sided = { readonly files: number; readonly unknown: number };

/** Says "all" only of a side that was checked completely: not of a partial run, and not if nothing was checked. */
function checkedOf({ files, unknown }: Sided, report: Report): string {
  if (unknown > 0) return `${files - unknown} of ${files}`;
  return isPartialReport(report) || files < 2 ? String(files) : `all ${files}`;
}

function footer(report: Report): readonly TextBlock[] {
  const { counts } = report;
  const parts = statesInOrder.flatMap((state) => (counts[state] === 0 ? [] : [`${counts[state]} ${state}`]));
  const asked = report.servers.filter(({ skipped }) => skipped === null);
  const servers = asked.map(
    (one) =>
      `${serverName(one)}${pythonOf(one)} checked ${checkedOf(one.base, report)} ${one.base.files === 1 ? "file" : "files"} of base and ${checkedOf(one.head, report)} of head`,
  );
  const base = report.base.commit === null ? "no base" : shortId(report.base.commit);
  const head =
    report.head.tree === null
      ? "no head"
      : report.head.commit === null
        ? "the working tree"
        : shortId(report.head.commit);
  const reward = rewardLine(report);
  const claims = claimsLine(report);
  const asRecorded = asRecordedLine(report);
  const why = whyUnchanged(report);
  return [
    `${parts.length === 0 ? "no findings" : parts.join(" · ")}${isPartialReport(report) ? ", in the checked part" : ""}`,
    ...(why === null ? [] : [why]),
    ...(asRecorded === null ? [] : [asRecorded]),
    ...servers,
    ...skippedRoots(report),
    `compared ${base} with ${head}; class ${report.class}; policy from ${report.policy.origin}, fail-on ${failOnText(report.policy)}`,
    ...(reward === null ? [] : [reward]),
    ...(claims === null ? [] : [claims]),
  ].map((line) => wordsBlock(textSpan(line, "dim")));
}

/** Returns `fail-on` with the values of single servers. */
function failOnText({ failOn, servers = {} }: Report["policy"]): string {
  const own = Object.entries(servers).flatMap(([id, one]) =>
    one.failOn === undefined ? [] : [`${id} ${one.failOn}`],
  );
  return own.length === 0 ? failOn : `${failOn} (${own.join(", ")})`;
}

export function plain(report: Report, options: PlainOptions): string {
  const width = Math.max(widthMin, options.width);
  const own = { ...options, width };
  const sections =
    options.detail === "quiet"
      ? [headline(report, own)]
      : [
          headline(report, own),
          ...inOrder([...findingSections(report, own), ...otherSections(report, own)], report).map(
            ({ blocks }) => blocks,
          ),
          footer(report),
        ];
  const blocks = sections.flatMap((section): readonly TextBlock[] => [...section, blankBlock]);
  return paintSpan(layout(blocks, own), own);
}

/** Renders the same for the log of a job, in which the runner reads every line. */
export function plainLog(report: Report, options: Omit<PlainOptions, keyof typeof logLook>): string {
  const look = { ...logLook, width: logWidth - widthOf(logPrefix) };
  return `${logLines(plain(report, { ...options, ...look }).trimEnd())}\n`;
}
