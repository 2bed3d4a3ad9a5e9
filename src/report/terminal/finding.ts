/** Lays out a finding as blocks: its place, its message, its code, and why it has its state. */
import {
  type ComparedFinding,
  type FindingState,
  type Place,
  type Range,
  type Severity,
  sideOfFinding,
} from "../../model/finding.ts";
import type { Report, ReportedCause } from "../../model/report.ts";
import { ruleName } from "../../model/rules.ts";
import { cut, plural, shortId } from "../../model/text.ts";
import { type DiffLine, diffOf, diffSigns, type Effect } from "../causes.ts";
import { remarksOn, suggested, wayTo, whyOf } from "../remarks.ts";
import { ruleAddress } from "../rules.ts";
import { suggestionExcerpts } from "../suggestion.ts";
import { frameOf, gutterRows, type SignedRow } from "./frame.ts";
import {
  indentBlocks,
  place,
  type Style,
  type StyledSpan,
  type TextBlock,
  textSpan,
  wordsBlock,
} from "./layout.ts";
import { styledSpan } from "./sections.ts";

/**
 * Shows an edit as a diff with line numbers, at most `linesMax` lines; empty if the report has no code. Edits of
 * causes and suggestions of servers share it.
 */
export function editBlocks(
  cause: Pick<ReportedCause, "excerpts">,
  { width, linesMax }: { readonly width: number; readonly linesMax: number },
): readonly TextBlock[] {
  const lines = diffOf(cause);
  const focus = differences(lines);
  const rows = lines.slice(0, linesMax).map(
    (one): SignedRow => ({
      number: one.number - 1,
      line: one.text,
      sign: diffSigns[one.kind],
      range: null,
      focus: focus.get(one) ?? null,
    }),
  );
  const left = lines.length - rows.length;
  const more = left === 0 ? [] : [wordsBlock(textSpan(`… ${plural(left, "more line")} of the edit`, "dim"))];
  return [...gutterRows(rows, { width, around: 0, style: null }), ...more];
}

/**
 * Finds the range in which a removed line and the line that replaced it differ. In a narrow terminal, long lines are
 * cut around this range.
 */
function differences(lines: readonly DiffLine[]): ReadonlyMap<DiffLine, Range> {
  const found = new Map<DiffLine, Range>();
  for (let at = 0; at < lines.length; ) {
    const removed = runOf(lines, at, "removed");
    const added = runOf(lines, at + removed.length, "added");
    for (const [nth, from] of removed.entries()) {
      const to = added[nth];
      if (to === undefined) continue;
      const start = sharedStart(from.text, to.text);
      for (const one of [from, to]) {
        const end = Math.max(start, one.text.length - sharedEnd(from.text, to.text, start));
        const line = one.number - 1;
        found.set(one, { start: { line, character: start }, end: { line, character: end } });
      }
    }
    at += Math.max(1, removed.length + added.length);
  }
  return found;
}

/** Returns the lines of one kind from `at` on, up to the next line of another kind. */
function runOf(lines: readonly DiffLine[], at: number, kind: DiffLine["kind"]): readonly DiffLine[] {
  const rest = lines.slice(at);
  const end = rest.findIndex((one) => one.kind !== kind);
  return end < 0 ? rest : rest.slice(0, end);
}

/** Counts the characters that both texts have in common at the start. */
function sharedStart(left: string, right: string): number {
  let count = 0;
  while (count < left.length && count < right.length && left[count] === right[count]) count += 1;
  return count;
}

/** Counts the characters of the common end, without those of the common start. */
function sharedEnd(left: string, right: string, start: number): number {
  const most = Math.min(left.length, right.length) - start;
  let count = 0;
  while (count < most && left[left.length - 1 - count] === right[right.length - 1 - count]) count += 1;
  return count;
}

/** Lays out a diagnostic's message: its first line, and the reasons nested in it as a tree. */
const lengthMax = 2_000;
const linesMax = 24;
/** Maximum depth: deeper reasons are not indented further, so that a narrow terminal has room for their words. */
const depthMax = 5;

type Node = { readonly line: string; readonly depth: number };

/**
 * Lays out a message: its first line with `before` and `behind` around it, then the nested lines as a tree. Type
 * checkers explain an error level by level.
 */
export function messageBlocks(
  message: string,
  before: readonly StyledSpan[],
  behind: readonly StyledSpan[],
): readonly TextBlock[] {
  const [first = "", ...rest] = cut(message, lengthMax)
    .split(/\r?\n/u)
    .filter((line) => trimmed(line) !== "");
  const nodes = nested(rest.slice(0, linesMax));
  const left = rest.length - linesMax;
  return [
    wordsBlock(...before, textSpan(trimmed(first)), ...behind),
    ...nodes.flatMap((node, at) => branch(node, nodes.slice(at + 1))),
    ...(left > 0 ? [wordsBlock(textSpan(`… and ${left} more lines`, "dim"))] : []),
  ];
}

/**
 * Computes the depth of each line. Servers indent a reason further than the line that it explains, some with
 * no-break spaces.
 */
function nested(lines: readonly string[]): readonly Node[] {
  const open: number[] = [];
  return lines.map((line) => {
    const indent = line.search(/[^ \t\u00a0]|$/u);
    while ((open.at(-1) ?? -1) >= indent) open.pop();
    open.push(indent);
    return { line: trimmed(line), depth: Math.min(open.length, depthMax) };
  });
}

/** Removes spaces around a line; other characters without a shape remain and are shown. */
function trimmed(line: string): string {
  return line.replace(/^[ \t\u00a0]+|[ \t\u00a0]+$/gu, "");
}

/**
 * Draws one nested line of a message as a branch of a tree. The lines below it (`after`) decide whether the vertical
 * stroke continues.
 */
function branch({ line, depth }: Node, after: readonly Node[]): readonly TextBlock[] {
  const hasNext = (level: number): boolean => {
    const next = after.findIndex((one) => one.depth <= level);
    return next >= 0 && after[next]?.depth === level;
  };
  const outer = Array.from({ length: depth - 1 }, (_, at) => (hasNext(at + 1) ? "│ " : "  ")).join("");
  const marks = hasNext(depth) ? ["├ ", "│ "] : ["└ ", "  "];
  const [first = "", rest = ""] = marks.map((mark) => outer + mark);
  return indentBlocks(textSpan(rest, "dim"), [wordsBlock(textSpan(line))], textSpan(first, "dim"));
}

export type FindingOptions = {
  /** Width of the whole line, in columns. */
  readonly width: number;
  /** Lines of code around the range; null for no code at all. */
  readonly around: number | null;
  /** Returns the address of a file of head; null if a terminal could not open it. */
  readonly linkOf: ((path: string) => string) | null;
  /** True if its cause is already shown above it. */
  readonly isBelowCause: boolean;
};

/** Styles by state: new findings have bright colours, fixed ones are green; the rest is dim or yellow. */
export const stateStyles = {
  new: { error: ["red", "bold"], warning: ["yellow", "bold"], information: ["cyan"], hint: ["cyan"] },
  fixed: sameStyle("green"),
  volatile: sameStyle("yellow"),
  moved: sameStyle("dim"),
  removed: sameStyle("dim"),
  suppressed: sameStyle("yellow"),
  unchanged: sameStyle("dim"),
} as const satisfies Record<FindingState, Record<Severity, readonly Style[]>>;

function sameStyle(style: Style): Record<Severity, readonly [Style]> {
  return { error: [style], warning: [style], information: [style], hint: [style] };
}

/**
 * Lays out a finding: place, message, code, then remarks and the cause. If the same finding occurs again on the
 * line, only its column and id follow, to save lines.
 */
export function findingBlocks(
  report: Report,
  { finding, others, through }: Effect,
  options: FindingOptions,
): readonly TextBlock[] {
  const styles: readonly Style[] = stateStyles[finding.state][finding.severity];
  const rule = ruleName(finding);
  const code: readonly StyledSpan[] =
    rule === null
      ? []
      : [
          textSpan(" "),
          textSpan("(", "dim"),
          { ...textSpan(rule, "dim"), link: ruleAddress(finding) },
          textSpan(")", "dim"),
        ];
  const frame =
    options.around === null
      ? []
      : frameOf(report, finding, {
          width: options.width - indent.length,
          around: options.around,
          style: styles[0] ?? null,
        });
  const below: readonly TextBlock[] = [
    ...messageBlocks(finding.message, [textSpan(`${finding.severity}:`, ...styles), textSpan(" ")], code),
    ...frame,
    ...sameLine(others),
    ...suggestionOf(finding, options),
    ...notesOf(finding),
    ...wayLine(through),
    ...(options.isBelowCause
      ? []
      : [wordsBlock(...whyOf(finding).map((one) => styledSpan(one, finding.cause === null ? ["dim"] : [])))]),
  ];
  return [placeLine(finding, options), ...indentBlocks(indent, below)];
}

const indent = "  ";

/**
 * Writes `path:line:col`, which editors and terminals recognize, and the id, which `lanser explain` and a waiver
 * need.
 */
function placeLine(finding: ComparedFinding, { linkOf }: FindingOptions): TextBlock {
  const link = linkOf !== null && sideOfFinding(finding) === "head" ? linkOf(finding.path) : null;
  return wordsBlock(
    { ...placeSpan(finding, "bold"), link },
    ...(finding.symbol === null ? [] : [textSpan(" in ", "dim"), textSpan(finding.symbol, "dim")]),
    textSpan(` · ${shortId(finding.id)}`, "dim"),
  );
}

export function placeSpan({ path, range }: Place, ...styles: readonly Style[]): StyledSpan {
  return place(path, `:${range.start.line + 1}:${range.start.character + 1}`, ...styles);
}

/** Names the columns and ids of the same finding on this line: the first three, and the number of the rest. */
function sameLine(others: readonly ComparedFinding[]): readonly TextBlock[] {
  if (others.length === 0) return [];
  const columns = others.map(({ range, id }) => `column ${range.start.character + 1} (${shortId(id)})`);
  const shown = columns.slice(0, 3).join(", ");
  const left = columns.length - 3;
  return [wordsBlock(textSpan(`the same at ${shown}${left > 0 ? ` and ${left} more` : ""}`, "dim"))];
}

/** Shows a suggestion: with its edit if code is shown, otherwise only with its title. */
function suggestionOf(
  { suggestion }: ComparedFinding,
  { width, around }: FindingOptions,
): readonly TextBlock[] {
  if (suggestion === undefined) return [];
  const edit =
    around === null
      ? []
      : editBlocks(
          { excerpts: suggestionExcerpts(suggestion) },
          { width: width - indent.length, linesMax: suggestedLinesMax },
        );
  const title = suggested(suggestion).map((one, at, all) =>
    styledSpan(one, at < all.length - 1 ? ["dim"] : []),
  );
  return [wordsBlock(...title), ...edit];
}

const suggestedLinesMax = 12;

/** Prints the remarks, in yellow if they change how the finding counts. */
function notesOf(finding: ComparedFinding): readonly TextBlock[] {
  return remarksOn(finding).map(({ title, text: shown }) =>
    wordsBlock(
      ...shown.map((one) => styledSpan(one, title === "Commit" || title === "Also" ? [] : ["yellow"])),
    ),
  );
}

/** Names the files through which a file imports the edit; empty for a direct import. */
export function wayLine(through: readonly string[]): readonly TextBlock[] {
  return through.length === 0 ? [] : [wordsBlock(...wayTo(through).map((one) => styledSpan(one, ["dim"])))];
}
