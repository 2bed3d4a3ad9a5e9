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
import { groupedByCause, sameOnOneLine, waysTo } from "./causes.ts";
import { terminalText } from "./escape.ts";
import { editBlocks, messageBlocks, placeSpan, stateStyles, wayLine } from "./terminal/finding.ts";
import { type FrameOptions, sideFrame } from "./terminal/frame.ts";
import {
  type Block,
  blank,
  indented,
  layout,
  place,
  type Span,
  type Style,
  text,
  words,
} from "./terminal/layout.ts";
import { logLook, type TextLook } from "./terminal/options.ts";
import { painted } from "./terminal/paint.ts";
import {
  causeLabel,
  causeWords,
  matchWords,
  placementText,
  policyRemarks,
  sourceParts,
  stateWords,
  waivedBy,
} from "./words.ts";

export function explain(report: Report, finding: ComparedFinding, look: TextLook = logLook): string {
  const { seen, cause, waived, state, severity } = finding;
  const styles = stateStyles[state][severity];
  const rule = ruleName(finding);
  const code = rule === null ? "" : ` (${rule})`;
  const { width } = look;
  return written(
    [
      ...messageBlocks(finding.message, [text(`${state} ${severity}${code}:`, ...styles), text(" ")], []),
      fact("id", words(shortId(finding.id))),
      fact("source", words(sourceParts(finding).map(terminalText).join(" · "))),
      fact("verdict", words(`${state}: ${stateWords[state].one}`)),
      ...(waived === undefined ? [] : [fact("waived", words(`by ${waivedBy(waived)}: ${waived.reason}`))]),
      ...(finding.sources ?? []).slice(1).map((one) => fact("also", words(sourceLine(one)))),
      ...policyRemarks(finding).map((remark) => fact("policy", words(remark))),
      fact("placed", words(placementText(finding))),
      fact("matched", words(finding.matchedBy === null ? "nothing" : matchWords[finding.matchedBy])),
      fact("why", words(finding.why)),
      ...(cause === null ? [] : causeFacts(finding, cause, report)),
      fact("schedules", words(schedulesOf(report, finding))),
      ...(seen === null
        ? []
        : (["base", "head"] as const).map((side) => fact("", words(seenOn(side, seen))))),
      blank,
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

/** Makes one row of the account; wrapped lines are aligned with its text. */
function fact(label: string, block: Block): Block {
  const [row = block] = indented(" ".repeat(12), [block], text(`  ${label.padEnd(10)}`, "dim"));
  return row;
}

function causeFacts(
  finding: ComparedFinding,
  cause: NonNullable<ComparedFinding["cause"]>,
  report: Report,
): readonly Block[] {
  const label = causeLabel(cause);
  const reported = report.causes.find(({ id }) => id === causeId(cause));
  const through = reported === undefined ? [] : (waysTo(reported).get(finding.path) ?? []);
  return [
    fact("cause", words(...(label === null ? [] : [text(`${label} at `)]), placeSpan(cause))),
    fact("", words(causeWords[cause.how])),
    // Nothing where the import is direct.
    ...wayLine(through).map((way) => fact("", way)),
  ];
}

function seenOn(side: Side, seen: NonNullable<ComparedFinding["seen"]>): string {
  if (seen.isFlaky === true) return `${side}: seen in ${seen[side].length} of 2 checks`;
  return `${side}: ${seen[side].length === 0 ? "never seen" : `seen in ${seen[side].join(" and ")} order`}`;
}

/** Shows the edit that broke it, with its own lines; nothing if the report does not carry them. */
function editFor({ cause }: ComparedFinding, { causes }: Report, width: number): readonly Block[] {
  const reported = cause === null ? undefined : causes.find(({ id }) => id === causeId(cause));
  if (reported === undefined) return [];
  const edit = editBlocks(reported, { width: width - 2, linesMax: Number.POSITIVE_INFINITY });
  if (edit.length === 0) return [];
  const others = reported.effects.length - 1;
  const also =
    others === 0
      ? ""
      : `, which also causes ${plural(others, "other finding")}: lanser explain ${shortId(reported.id)} lists them`;
  return [words("edit: ", place(reported.path, ""), also), ...indented("  ", edit), blank];
}

/** Explains an edit: how it broke things, its lines, and all its effects. */
export function explainCause(report: Report, cause: ReportedCause, look: TextLook = logLook): string {
  const group = groupedByCause(report, "hint").causes.find((one) => one.cause.id === cause.id);
  const effects = group?.effects ?? [];
  const label = group === undefined ? null : causeLabel(group.at);
  const line = (cause.head ?? cause.base)?.range.start.line;
  const edit = editBlocks(cause, { width: look.width - 2, linesMax: Number.POSITIVE_INFINITY });
  const ways = waysTo(cause);
  return written(
    [
      words(
        text("edit: "),
        ...(label === null ? [] : [text(label, "bold"), text(" at ")]),
        place(cause.path, line === undefined ? "" : `:${line + 1}`, "bold"),
        text(` causes ${plural(cause.effects.length, "finding")}`),
      ),
      fact("id", words(shortId(cause.id))),
      fact("why", words(causeWords[cause.how])),
      blank,
      ...indented("  ", edit),
      blank,
      ...sameOnOneLine(effects).flatMap(([one, ...same]) => [
        words(
          placeSpan(one, "bold"),
          text(` · ${[one, ...same].map(({ id }) => shortId(id)).join(", ")}`, "dim"),
        ),
        ...indented("  ", [
          ...messageBlocks(
            one.message,
            [text(`${one.severity}:`, ...stateStyles[one.state][one.severity]), text(" ")],
            [],
          ),
          ...wayLine(ways.get(one.path) ?? []),
        ]),
      ]),
    ],
    look,
  );
}

function schedulesOf(report: Report, { state, server, seen }: ComparedFinding): string {
  const summary = report.servers.find((one) => one.id === server);
  const shown = summary === undefined ? server : `${summary.id} ${summary.version}`;
  if (seen?.isFlaky === true) return `${shown}, two checks of each side`;
  if (state === "volatile") return `${shown}, canonical and reverse order of files`;
  if (findingStateTable[state].isConfirmed)
    return `${shown}; it holds in canonical and in reverse order of files`;
  return `${shown}, canonical order of files`;
}

function codeOn(
  side: Side,
  finding: ComparedFinding,
  report: Report,
  width: number,
  style: Style,
): readonly Block[] {
  const at: Place | null = placesOf(finding)[side];
  if (at === null) return [words(`${side}: no such code`), blank];
  const excerpt = report.excerpts.get(finding.id)?.[side] ?? null;
  // All that the report carries of it.
  const frame: FrameOptions = { width: width - 2, around: Number.POSITIVE_INFINITY, style };
  const code =
    excerpt === null
      ? [words("(the report does not contain this code; name its repository with --repo DIR)")]
      : sideFrame(excerpt, at.range, frame);
  const title: readonly Span[] = [text(`${side}: `), placeSpan(at)];
  return [words(...title), ...indented("  ", code), blank];
}

function written(blocks: readonly Block[], look: TextLook): string {
  return painted(layout(blocks, look), look);
}
