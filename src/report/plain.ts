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
} from "../model/finding.ts";
import type { Report } from "../model/report.ts";
import { plural, shortId } from "../model/text.ts";
import {
  type CauseGroup,
  type Effect,
  effectFindings,
  effectsIn,
  effectsOpenMax,
  findingsIn,
  groupByCause,
  groupByFile,
  idList,
} from "./causes.ts";
import { claimsLine } from "./claims.ts";
import { logLines, logPrefix } from "./escape.ts";
import { isPartialReport, scopeLine, serverName, sideCommits, skippedRoots, whyUnchanged } from "./notes.ts";
import { noRewardLine, rewardLine } from "./numbers.ts";
import { inOrder, type SectionId, statesInOrder } from "./order.ts";
import { asRecordedLine } from "./replayed.ts";
import { reportSections } from "./sections.ts";
import { type Decision, decisionsOf, untouchedFiles } from "./sentence.ts";
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
import { causeLabel, classWords } from "./words.ts";

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
  /** True if the state is always listed; otherwise only with `--all`. */
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

/**
 * Writes the section of one state with title and count; nothing without findings, because an empty section is no
 * information.
 */
function section(report: Report, state: FindingState, options: PlainOptions): readonly TextBlock[] {
  const findings = findingsIn(state, report.findings, options.show);
  if (findings.length === 0) return [];
  const title = `${findingStateTable[state].title} (${findings.length}${inPart(report, state)})`;
  return [
    wordsBlock(textSpan(title, "bold")),
    ...indentBlocks("  ", listed(report, state, findings, options)),
  ];
}

/** Marks the count of unchanged findings in a partial run, because unchecked files can have more of them. */
function inPart(report: Report, state: FindingState): string {
  return state === "unchanged" && isPartialReport(report) ? ", in the checked part" : "";
}

/**
 * Lists the findings of a state: first those below the edit that caused them, then the others file by file. All
 * share the limits of the state, and each cut says which findings are missing.
 */
function listed(
  report: Report,
  state: FindingState,
  findings: readonly ComparedFinding[],
  options: PlainOptions,
): readonly TextBlock[] {
  const isVerbose = options.detail === "verbose";
  const row: Row = isVerbose ? { ...rows[state], ...unlimited } : rows[state];
  const { causes, alone } =
    state === "new" ? groupByCause(report, options.show) : { causes: [], alone: findings };
  let { listedMax: room, codeMax: codeRoom } = row;
  const more = (left: readonly ComparedFinding[]) => [
    wordsBlock(textSpan(moreText(left, options), "dim")),
    blankBlock,
  ];
  const write = (effects: readonly Effect[], most: number, isBelowCause: boolean): readonly TextBlock[] => {
    const shown = effects.slice(0, Math.min(most, room));
    room -= shown.length;
    const blocks = shown.flatMap((effect) => {
      codeRoom -= 1;
      const of: FindingOptions = {
        width: options.width - (isBelowCause ? 4 : 2),
        around: codeRoom < 0 ? null : row.around,
        linkOf: options.linkOf,
        isBelowCause,
      };
      const spaced = of.around !== null || state === "new";
      return [...findingBlocks(report, effect, of), ...(spaced ? [blankBlock] : [])];
    });
    const left = effectFindings(effects.slice(shown.length));
    return left.length === 0 ? blocks : [...blocks, ...more(left)];
  };
  const below: TextBlock[] = [];
  for (const [at, group] of causes.entries()) {
    if (room <= 0) {
      below.push(...more(causes.slice(at).flatMap(({ effects }) => effects)));
      break;
    }
    const effects = effectsIn(group.effects, group.cause);
    const most = isVerbose ? Number.POSITIVE_INFINITY : effectsOpenMax;
    below.push(
      ...causeBlocks(group),
      ...indentBlocks("  ", [...editOf(group, options), ...write(effects, most, true)]),
      blankBlock,
    );
  }
  return [...below, ...write(effectsIn(groupByFile(alone)), Number.POSITIVE_INFINITY, false)];
}

/** Limits of verbose mode. */
const unlimited = {
  listedMax: Number.POSITIVE_INFINITY,
  codeMax: Number.POSITIVE_INFINITY,
  around: 2,
} as const;

/** Counts findings that are not listed, with their ids: a reader of a log can waive them without another run. */
function moreText(left: readonly ComparedFinding[], { detail }: PlainOptions): string {
  const where = detail === "verbose" ? "The JSON report has all" : "The JSON report and --verbose show all";
  return `… ${left.length} more: ${idList(left)}. ${where}.`;
}

/**
 * Names an edit and how much it broke, as a heading above its effects. Its id is there, because `lanser explain`
 * lists all its effects by it.
 */
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

/** Shows the lines of an edit: the first twelve, or all in verbose mode. */
function editOf({ cause }: CauseGroup, { width, detail }: PlainOptions): readonly TextBlock[] {
  const blocks = editBlocks(cause, {
    width: width - 2,
    linesMax: detail === "verbose" ? Number.POSITIVE_INFINITY : editLinesMax,
  });
  return blocks.length === 0 ? [] : [...blocks, blankBlock];
}

const editLinesMax = 12;

/** Words for what the change did at the cause, in brackets behind its place. */
const editWords = {
  definition: "edited",
  related: "edited",
  inferred: "edited, with an inferred type",
  "base-class": "edited, with derived classes",
  "re-export": "edited and re-exported",
  "removed-name": "removed",
  "removed-module": "file deleted",
  "moved-module": "file moved",
  "broken-import": "import without a target",
  "mended-import": "import fixed",
  dependency: "another version",
} as const satisfies Record<CauseKind, string>;

/** Colours of the verdict, the first word of a report. */
const verdictStyle = { pass: "green", fail: "red", inconclusive: "yellow" } as const satisfies Record<
  Report["verdict"],
  Style
>;

/**
 * Writes the verdict and its reasons with what to do, then the command that reproduces the report. A job log often
 * shows only these lines.
 */
function headline(report: Report, { reproduce }: PlainOptions): readonly TextBlock[] {
  const [first, ...rest] = decisionsOf(report);
  const scope = scopeLine(report);
  const untouched = untouchedFiles(report);
  const todo = (one: Decision | undefined): readonly TextBlock[] =>
    one === undefined || one.todo === null ? [] : [wordsBlock("what to do: ", one.todo)];
  return [
    wordsBlock(
      textSpan(report.verdict.toUpperCase(), verdictStyle[report.verdict], "bold"),
      ...(first === undefined ? [] : [": ", first.said]),
    ),
    ...indentBlocks("  ", [
      ...(untouched.length === 0
        ? []
        : [wordsBlock("untouched files with new findings: ", pathList(untouched))]),
      ...(scope === null ? [] : [wordsBlock(scope)]),
      ...todo(first),
      ...rest.flatMap((one) => [wordsBlock("also: ", one.said), ...indentBlocks("  ", todo(one))]),
      ...toleratedBy(report).map((setting) =>
        wordsBlock(`the policy \`${setting}\` sets the exit code to 0; the verdict stays inconclusive`),
      ),
      copiedBlock("reproduce: ", reproduce),
    ]),
  ];
}

const untouchedShownMax = 3;

/** Lists the first paths, and counts the others. */
function pathList(paths: readonly string[]): string {
  const left = paths.length - untouchedShownMax;
  return `${paths.slice(0, untouchedShownMax).join(", ")}${left > 0 ? ` and ${left} more` : ""}`;
}

/**
 * Names the interpreter of a server: " (Python 3.12)". pyright without one sees no installed package, so its absence
 * is named; other servers do not need one.
 */
function pythonOf({ id, interpreter }: Report["servers"][number]): string {
  if (interpreter !== null)
    return ` (${/^python/u.test(interpreter.name) ? "Python" : interpreter.name} ${interpreter.version})`;
  return id === "pyright" ? " (no Python)" : "";
}

type Sided = { readonly files: number; readonly unknown: number };

/** Phrases how many files a side checked. It says "all" only of a complete check of several files. */
function checkedOf({ files, unknown }: Sided, report: Report): string {
  if (unknown > 0) return `${files - unknown} of ${files}`;
  return isPartialReport(report) || files < 2 ? String(files) : `all ${files}`;
}

/**
 * Writes the last lines: counts, what each server checked, what was compared, and the reward. They are dim, because
 * they do not decide.
 */
function footer(report: Report, { detail }: Pick<PlainOptions, "detail">): readonly TextBlock[] {
  const { counts } = report;
  const parts = statesInOrder.flatMap((state) => (counts[state] === 0 ? [] : [`${counts[state]} ${state}`]));
  const checking = report.servers.filter(({ skipped }) => skipped === null);
  const servers = checking.map(
    (one) =>
      `${serverName(one)}${pythonOf(one)} checked ${checkedOf(one.base, report)} ${one.base.files === 1 ? "file" : "files"} of base and ${checkedOf(one.head, report)} of head`,
  );
  const { base, head } = sideCommits(report);
  const lines = [
    `${parts.length === 0 ? "no findings" : parts.join(" · ")}${isPartialReport(report) ? ", in the checked part" : ""}`,
    whyUnchanged(report),
    asRecordedLine(report),
    ...servers,
    ...skippedRoots(report),
    `compared ${base} with ${head}; class ${report.class} (${classWords[report.class]}); policy from ${report.policy.origin}, fail-on ${failOnText(report.policy)}`,
    rewardLine(report) ?? (detail === "verbose" ? noRewardLine(report) : null),
    claimsLine(report),
  ];
  return lines.filter((line) => line !== null).map((line) => wordsBlock(textSpan(line, "dim")));
}

/** Returns `fail-on`, with the servers that have a value of their own. */
function failOnText({ failOn, servers = {} }: Report["policy"]): string {
  const exceptions = Object.entries(servers).flatMap(([id, one]) =>
    one.failOn === undefined ? [] : [`${id} ${one.failOn}`],
  );
  return exceptions.length === 0 ? failOn : `${failOn} (${exceptions.join(", ")})`;
}

/**
 * Renders the report for a terminal. `quiet` shows only the verdict with its reasons, `verbose` every finding with
 * its code.
 */
export function plain(report: Report, options: PlainOptions): string {
  const width = Math.max(widthMin, options.width);
  const fitted = { ...options, width };
  const sections =
    options.detail === "quiet"
      ? [headline(report, fitted)]
      : [
          headline(report, fitted),
          ...inOrder([...findingSections(report, fitted), ...otherSections(report, fitted)], report).map(
            ({ blocks }) => blocks,
          ),
          footer(report, fitted),
        ];
  const blocks = sections.flatMap((section): readonly TextBlock[] => [...section, blankBlock]);
  return paintSpan(layout(blocks, fitted), fitted);
}

/**
 * Renders the report for the log of a job. The runner reads every line, so each has a prefix that keeps it from
 * being a command.
 */
export function plainLog(report: Report, options: Omit<PlainOptions, keyof typeof logLook>): string {
  const look = { ...logLook, width: logWidth - widthOf(logPrefix) };
  return `${logLines(plain(report, { ...options, ...look }).trimEnd())}\n`;
}
