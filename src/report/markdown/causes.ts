/** Renders one edit in Markdown: its own lines as a diff, and its effects. */
import { type ComparedFinding, isInHead } from "../../model/finding.ts";
import { plural, shortId } from "../../model/text.ts";
import { fenceOf } from "../../model/visible.ts";
import { bytesOf } from "../bytes.ts";
import { type CauseGroup, diffOf, sameOnOneLine } from "../causes.ts";
import { terminalName, terminalText } from "../escape.ts";
import { remarksOn } from "../remarks.ts";
import { causeLabel, causeWords } from "../words.ts";
import { codeSpan, findingLine, linkTo, type MarkdownOptions, markdownInline } from "./finding.ts";

/** Number of effects of an edit that are shown unfolded. */
const effectsOpenMax = 3;
const effectsMax = 50;
const diffLinesMax = 24;

/**
 * Renders one edit, in at most `room` bytes if possible: first the folded list is shortened, then dropped, then the
 * diff is shortened. The edit itself and its first effect are always there.
 */
export function causeEntry(
  { cause, at, effects }: CauseGroup,
  options: MarkdownOptions,
  room: number,
): string {
  const label = causeLabel(at);
  const place = linkTo(
    `${terminalName(at.path)}:${at.range.start.line + 1}`,
    at,
    isInHead(at) ? "head" : "base",
    options,
  );
  const title = `**${plural(effects.length, "finding")}** from ${label === null ? "" : `${codeSpan(label)} at `}${place}: ${causeWords[cause.how]}`;
  const lines = sameOnOneLine(effects)
    .slice(0, effectsMax)
    .map(
      ([one, ...others]) =>
        `${effectLine(one, options)}${others.length === 0 ? "" : ` (${others.length + 1}× on this line: ${idsOf(others)})`}`,
    );
  const groups = sameOnOneLine(effects).length;
  const diff = diffOf(cause).map(
    ({ kind, text }) => `${{ same: " ", removed: "-", added: "+" }[kind]} ${terminalText(text)}`,
  );
  const written = ({ diffLines, foldedLines, openLines }: Lengths): string =>
    [
      title,
      "",
      ...code(diff, diffLines),
      ...lines.slice(0, openLines),
      ...fold(lines.slice(openLines, openLines + foldedLines), groups - openLines),
      "",
      "",
    ].join("\n");
  const foldedMax = Math.max(0, lines.length - effectsOpenMax);
  const longest = { diffLines: diffLinesMax, foldedLines: foldedMax, openLines: effectsOpenMax };
  const fits = (lengths: Lengths) => bytesOf(written(lengths)) <= room;
  const shorter: readonly ((size: number) => Lengths)[] = [
    (size) => ({ ...longest, foldedLines: size }),
    (size) => ({ ...longest, foldedLines: 0, diffLines: size }),
    (size) => ({ diffLines: 0, foldedLines: 0, openLines: 1 + size }),
  ];
  const most = [foldedMax, diffLinesMax, effectsOpenMax - 1];
  for (const [step, of] of shorter.entries()) {
    const size = largest(most[step] ?? 0, (one) => fits(of(one)));
    if (size !== null) return written(of(size));
  }
  return written({ diffLines: 0, foldedLines: 0, openLines: 1 });
}

/** Lists the ids, which waivers need: each finding has its own. */
function idsOf(findings: readonly ComparedFinding[]): string {
  const shown = findings.slice(0, idsMax).map(({ id }) => `\`${shortId(id)}\``);
  const left = findings.length - shown.length;
  return `${shown.join(", ")}${left > 0 ? ` and ${left} more` : ""}`;
}

const idsMax = 10;

type Lengths = { readonly diffLines: number; readonly foldedLines: number; readonly openLines: number };

/** Finds the largest of 0…most that fits; null if not even 0 does. If a size fits, every smaller one fits. */
function largest(most: number, fits: (size: number) => boolean): number | null {
  if (!fits(0)) return null;
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function code(diff: readonly string[], most: number): readonly string[] {
  if (diff.length === 0) return [];
  const left = diff.length - most;
  if (most === 0)
    return [
      `${plural(diff.length, "line")} of the edit ${diff.length === 1 ? "is" : "are"} in the report.`,
      "",
    ];
  const shown = left > 0 ? [...diff.slice(0, most), `… ${plural(left, "more line")}`] : diff;
  return [...fenceOf(shown, "diff"), ""];
}

/** Folds the other effects: `count` in all, of which `lines` are listed. */
function fold(lines: readonly string[], count: number): readonly string[] {
  if (count <= 0) return [];
  const left = count - lines.length;
  const more = left > 0 ? [`- ${left} more ${left === 1 ? "is" : "are"} in the report.`] : [];
  if (lines.length === 0) return more;
  return ["", `<details><summary>${count} more</summary>`, "", ...lines, ...more, "", "</details>"];
}

function effectLine(finding: ComparedFinding, options: MarkdownOptions): string {
  const remarks = remarksOn(finding).map(({ text }) => `; ${markdownInline(text)}`);
  return `${findingLine(finding, options)} · ${codeSpan(shortId(finding.id))}${remarks.join("")}`;
}
