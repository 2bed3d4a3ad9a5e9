/** Explains one finding of a report: both sides' code, how it was placed, what matched, and why. */
import { causeId } from "../model/causes.ts";
import {
  type ComparedFinding,
  type FindingSource,
  findingStateTable,
  type Place,
  placesOf,
} from "../model/finding.ts";
import type { Report, ReportedCause, Side } from "../model/report.ts";
import { ruleName } from "../model/rules.ts";
import { plural, shortId } from "../model/text.ts";
import { exactPlace } from "./blocks.ts";
import { effectsIn, groupByCause, importPathsTo } from "./causes.ts";
import { terminalText } from "./escape.ts";
import { causeName } from "./remarks.ts";
import { editBlocks, messageBlocks, placeSpan, stateStyles, wayLine } from "./terminal/finding.ts";
import { type FrameOptions, sideFrame } from "./terminal/frame.ts";
import {
  blankBlock,
  indentBlocks,
  layout,
  place,
  type Style,
  type StyledSpan,
  type TextBlock,
  textSpan,
  wordsBlock,
} from "./terminal/layout.ts";
import { logLook, type TextLook } from "./terminal/options.ts";
import { paintSpan } from "./terminal/paint.ts";
import { styledSpan } from "./terminal/sections.ts";
import {
  causeLabel,
  causeWords,
  matchWords,
  placementText,
  policyRemarks,
  seenWords,
  sideNames,
  sourceParts,
  stateWords,
  waivedBy,
} from "./words.ts";

/**
 * Explains one finding for `lanser explain ID`: its facts, one a row, then the edit that caused it, then the code of
 * both sides. A reader uses it to check whether the finding is really new.
 */
export function explain(report: Report, finding: ComparedFinding, look: TextLook = logLook): string {
  const { seen, cause, waived, state, severity } = finding;
  const styles = stateStyles[state][severity];
  const rule = ruleName(finding);
  const code = rule === null ? "" : ` (${rule})`;
  const { width } = look;
  return written(
    [
      ...messageBlocks(
        finding.message,
        [textSpan(`${state} ${severity}${code}:`, ...styles), textSpan(" ")],
        [],
      ),
      fact("id", wordsBlock(shortId(finding.id))),
      fact("source", wordsBlock(sourceParts(finding).map(terminalText).join(" · "))),
      fact("verdict", wordsBlock(`${state}: ${stateWords[state].one}`)),
      ...(waived === undefined
        ? []
        : [fact("waived", wordsBlock(`by ${waivedBy(waived)}: ${waived.reason}`))]),
      ...(finding.sources ?? []).slice(1).map((one) => fact("also", wordsBlock(sourceLine(one)))),
      ...policyRemarks(finding).map((remark) => fact("policy", wordsBlock(remark))),
      fact("placed", wordsBlock(placementText(finding))),
      fact("matched", wordsBlock(finding.matchedBy === null ? "nothing" : matchWords[finding.matchedBy])),
      fact("why", wordsBlock(finding.why)),
      ...(cause === null ? [] : causeFacts(finding, cause, report)),
      fact("schedules", wordsBlock(schedulesOf(report, finding))),
      ...(seen === null
        ? []
        : sideNames.map((side) => fact("", wordsBlock(`${side}: ${seenWords(seen, side)}`)))),
      blankBlock,
      ...editFor(finding, report, width),
      ...codeOn("base", finding, report, width, styles[0]),
      ...codeOn("head", finding, report, width, styles[0]),
    ],
    look,
  );
}

/** Describes the same finding by another server: "ruff error (F821): Undefined name `x`". */
function sourceLine(one: FindingSource): string {
  const code = ruleName(one);
  return `${one.server} ${one.severity}${code === null ? "" : ` (${code})`}: ${one.message}`;
}

/** Makes one row: the label in a column of its own, the text next to it. Wrapped lines are aligned with the text. */
function fact(label: string, block: TextBlock): TextBlock {
  const [row = block] = indentBlocks(" ".repeat(12), [block], textSpan(`  ${label.padEnd(10)}`, "dim"));
  return row;
}

/**
 * Lists the facts of the cause: its name and place, how it breaks the finding, and the files through which it is
 * imported. Without them a reader could not see how an edit in another file breaks this line.
 */
function causeFacts(
  finding: ComparedFinding,
  cause: NonNullable<ComparedFinding["cause"]>,
  report: Report,
): readonly TextBlock[] {
  const reported = report.causes.find(({ id }) => id === causeId(cause));
  const through = reported === undefined ? [] : (importPathsTo(reported).get(finding.path) ?? []);
  return [
    fact("cause", wordsBlock(...causeName(cause, exactPlace(cause, "head")).map((one) => styledSpan(one)))),
    fact("", wordsBlock(causeWords[cause.how])),
    // A direct import has no files between.
    ...wayLine(through).map((way) => fact("", way)),
  ];
}

/**
 * Shows the edit that broke the finding, with its own lines; empty if the finding has no cause or the report has no
 * code. It counts the edit's other effects, because one fix can remove them all.
 */
function editFor({ cause }: ComparedFinding, { causes }: Report, width: number): readonly TextBlock[] {
  const reported = cause === null ? undefined : causes.find(({ id }) => id === causeId(cause));
  if (reported === undefined) return [];
  const edit = editBlocks(reported, { width: width - 2, linesMax: Number.POSITIVE_INFINITY });
  if (edit.length === 0) return [];
  const others = reported.effects.length - 1;
  const also =
    others === 0
      ? ""
      : `, which also causes ${plural(others, "other finding")}: lanser explain ${shortId(reported.id)} lists them`;
  return [wordsBlock("edit: ", place(reported.path, ""), also), ...indentBlocks("  ", edit), blankBlock];
}

/**
 * Explains an edit for `lanser explain ID`: how it broke other code, its lines, and all its effects. Other surfaces
 * cut the list of effects; this one is complete.
 */
export function explainCause(report: Report, cause: ReportedCause, look: TextLook = logLook): string {
  const group = groupByCause(report, "hint").causes.find((one) => one.cause.id === cause.id);
  const effects = group?.effects ?? [];
  const label = group === undefined ? null : causeLabel(group.at);
  const line = (cause.head ?? cause.base)?.range.start.line;
  const edit = editBlocks(cause, { width: look.width - 2, linesMax: Number.POSITIVE_INFINITY });
  return written(
    [
      wordsBlock(
        textSpan("edit: "),
        ...(label === null ? [] : [textSpan(label, "bold"), textSpan(" at ")]),
        place(cause.path, line === undefined ? "" : `:${line + 1}`, "bold"),
        textSpan(` causes ${plural(cause.effects.length, "finding")}`),
      ),
      fact("id", wordsBlock(shortId(cause.id))),
      fact("why", wordsBlock(causeWords[cause.how])),
      blankBlock,
      ...indentBlocks("  ", edit),
      blankBlock,
      ...effectsIn(effects, cause).flatMap(({ finding: one, others, through }) => [
        wordsBlock(
          placeSpan(one, "bold"),
          textSpan(` · ${[one, ...others].map(({ id }) => shortId(id)).join(", ")}`, "dim"),
        ),
        ...indentBlocks("  ", [
          ...messageBlocks(
            one.message,
            [textSpan(`${one.severity}:`, ...stateStyles[one.state][one.severity]), textSpan(" ")],
            [],
          ),
          ...wayLine(through),
        ]),
      ]),
    ],
    look,
  );
}

/**
 * Says in which orders of files the server checked the code. A finding that appears in one order only is volatile,
 * so the order is part of the evidence.
 */
function schedulesOf(report: Report, { state, server, seen }: ComparedFinding): string {
  const summary = report.servers.find((one) => one.id === server);
  const shown = summary === undefined ? server : `${summary.id} ${summary.version}`;
  if (seen?.isFlaky === true) return `${shown}, two checks of each side`;
  if (state === "volatile") return `${shown}, canonical and reverse order of files`;
  if (findingStateTable[state].isConfirmed)
    return `${shown}; confirmed in canonical and in reverse order of files`;
  return `${shown}, canonical order of files`;
}

/**
 * Shows the code of one side, with the finding underlined. If the report has no code, it names the option that reads
 * it from the repository.
 */
function codeOn(
  side: Side,
  finding: ComparedFinding,
  report: Report,
  width: number,
  style: Style,
): readonly TextBlock[] {
  const at: Place | null = placesOf(finding)[side];
  if (at === null) return [wordsBlock(`${side}: this side does not have this code`), blankBlock];
  const excerpt = report.excerpts.get(finding.id)?.[side] ?? null;
  // Shows all lines that the report has.
  const frame: FrameOptions = { width: width - 2, around: Number.POSITIVE_INFINITY, style };
  const code =
    excerpt === null
      ? [wordsBlock("(The report does not contain this code. To show it, add --repo DIR.)")]
      : sideFrame(excerpt, at.range, frame);
  const title: readonly StyledSpan[] = [textSpan(`${side}: `), placeSpan(at)];
  return [wordsBlock(...title), ...indentBlocks("  ", code), blankBlock];
}

function written(blocks: readonly TextBlock[], look: TextLook): string {
  return paintSpan(layout(blocks, look), look);
}
