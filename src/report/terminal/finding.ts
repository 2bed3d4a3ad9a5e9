/** Lays out a finding as blocks: its place, its message, its code, and why it has its state. */
import {
  type Cause,
  type ComparedFinding,
  type FindingState,
  type Place,
  type Severity,
  sideOf,
} from "../../model/finding.ts";
import type { Report } from "../../model/report.ts";
import { ruleName } from "../../model/rules.ts";
import { shortId } from "../../model/text.ts";
import { ruleAddress } from "../rules.ts";
import { excerptsOf, suggestionTitle } from "../suggestion.ts";
import {
  alsoFoundBy,
  blameText,
  brokenBy,
  causeLabel,
  policyRemarks,
  unprovenText,
  waivedBy,
} from "../words.ts";
import { editBlocks } from "./edit.ts";
import { frameOf } from "./frame.ts";
import { type Block, indented, place, type Span, type Style, text, words } from "./layout.ts";
import { messageBlocks } from "./message.ts";

export type FindingOptions = {
  /** Width of the whole line, in columns. */
  readonly width: number;
  /** Lines of code around the range; null for no code at all. */
  readonly around: number | null;
  /** Returns the address of a file of head; null if a terminal could not open it. */
  readonly linkOf: ((path: string) => string) | null;
  /** True if its cause is already shown above it. */
  readonly isBelowCause: boolean;
  /** Files through which it imports its cause, if they are shown here; empty for a direct import. */
  readonly through: readonly string[];
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

/** Lays out a finding. `others` are the same finding on the same line: only their columns and ids are named. */
export function findingBlocks(
  report: Report,
  finding: ComparedFinding,
  others: readonly ComparedFinding[],
  options: FindingOptions,
): readonly Block[] {
  const styles: readonly Style[] = stateStyles[finding.state][finding.severity];
  const rule = ruleName(finding);
  const code: readonly Span[] =
    rule === null
      ? []
      : [text(" "), text("(", "dim"), { ...text(rule, "dim"), link: ruleAddress(finding) }, text(")", "dim")];
  const frame =
    options.around === null
      ? []
      : frameOf(report, finding, {
          width: options.width - indent.length,
          around: options.around,
          style: styles[0] ?? null,
        });
  const below: readonly Block[] = [
    ...messageBlocks(finding.message, [text(`${finding.severity}:`, ...styles), text(" ")], code),
    ...frame,
    ...sameLine(others),
    ...suggestionOf(finding, options),
    ...notesOf(finding),
    ...wayLine(options.through),
    ...(options.isBelowCause ? [] : [whyLine(finding)]),
  ];
  return [placeLine(finding, options), ...indented(indent, below)];
}

const indent = "  ";

/** Writes `path:line:col`, which tools recognize, and the id, which `explain` and a waiver need. */
function placeLine(finding: ComparedFinding, { linkOf }: FindingOptions): Block {
  const link = linkOf !== null && sideOf(finding) === "head" ? linkOf(finding.path) : null;
  return words(
    { ...placeSpan(finding, "bold"), link },
    ...(finding.symbol === null ? [] : [text(" in ", "dim"), text(finding.symbol, "dim")]),
    text(` · ${shortId(finding.id)}`, "dim"),
  );
}

export function placeSpan({ path, range }: Place, ...styles: readonly Style[]): Span {
  return place(path, `:${range.start.line + 1}:${range.start.character + 1}`, ...styles);
}

function sameLine(others: readonly ComparedFinding[]): readonly Block[] {
  if (others.length === 0) return [];
  const columns = others.map(({ range, id }) => `column ${range.start.character + 1} (${shortId(id)})`);
  const shown = columns.slice(0, 3).join(", ");
  const left = columns.length - 3;
  return [words(text(`the same at ${shown}${left > 0 ? ` and ${left} more` : ""}`, "dim"))];
}

/** Shows a suggestion: with its edit if code is shown, otherwise only its title. */
function suggestionOf({ suggestion }: ComparedFinding, { width, around }: FindingOptions): readonly Block[] {
  if (suggestion === undefined) return [];
  const { server, title } = suggestionTitle(suggestion);
  const edit =
    around === null
      ? []
      : editBlocks(
          { excerpts: excerptsOf(suggestion) },
          { width: width - indent.length, linesMax: suggestedLinesMax },
        );
  return [words(text(`${server} suggests: `, "dim"), text(title)), ...edit];
}

const suggestedLinesMax = 12;

function notesOf(finding: ComparedFinding): readonly Block[] {
  const { waived, proof } = finding;
  const blame = blameText(finding);
  const also = alsoFoundBy(finding);
  return [
    ...(blame === null ? [] : [words(text(blame))]),
    ...(also === null ? [] : [words(text(also))]),
    ...policyRemarks(finding).map((remark) => words(text(remark, "yellow"))),
    ...(waived === undefined
      ? []
      : [words(text(`waived by ${waivedBy(waived)}: ${waived.reason}`, "yellow"))]),
    ...(proof?.kind === "unproven" ? [words(text(`${unprovenText}: ${proof.probe}`, "yellow"))] : []),
  ];
}

export function wayLine(through: readonly string[]): readonly Block[] {
  if (through.length === 0) return [];
  const files = through.flatMap((path, at) => [
    ...(at === 0 ? [] : [text(" → ", "dim")]),
    place(path, "", "dim"),
  ]);
  return [words(text("imports it through ", "dim"), ...files)];
}

/** Names the cause in place of the report's own sentence, which does not name it. */
function whyLine({ cause, why }: ComparedFinding): Block {
  return cause === null ? words(text(why, "dim")) : words(...causeSpans(cause));
}

function causeSpans(cause: Cause): readonly Span[] {
  const { broken, at } = brokenBy(cause);
  const label = causeLabel(cause);
  return [
    text(broken),
    ...(label === null ? [] : [text(`\`${label}\``)]),
    text(at),
    place(cause.path, `:${cause.range.start.line + 1}`),
  ];
}
