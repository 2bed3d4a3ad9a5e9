import { plural, shortId } from "../../model/text.ts";
import { bytesOf } from "../bytes.ts";
import {
  type CauseGroup,
  type DiffLine,
  diffOf,
  type Effect,
  effectsIn,
  effectsOpenMax,
  idList,
} from "../causes.ts";
import { causeName, remarksOn } from "../remarks.ts";
import { causeWords } from "../words.ts";
import { codeSpan, diffFence, findingLine, type MarkdownOptions, markdownInline } from "./finding.ts";

const effectsMax = 50;
const diffLinesMax = 24;

/**
 * Renders one edit in at most `room` bytes if possible. It first shortens the folded list, then drops it, then
 * shortens the diff. The edit and its first effect always remain, because without them the count means nothing.
 */
export function causeEntry(
  { cause, at, effects }: CauseGroup,
  options: MarkdownOptions,
  room: number,
): string {
  const title = `**${plural(effects.length, "finding")}** from ${markdownInline(causeName(at), options.links)}: ${causeWords[cause.how]}`;
  const all = effectsIn(effects);
  const lines = all.slice(0, effectsMax).map((one) => effectLine(one, options));
  const diff = diffOf(cause);
  const written = ({ diffLines, foldedLines, openLines }: Lengths): string =>
    [
      title,
      "",
      ...code(diff, diffLines),
      ...lines.slice(0, openLines),
      ...fold(lines.slice(openLines, openLines + foldedLines), all.length - openLines),
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

type Lengths = { readonly diffLines: number; readonly foldedLines: number; readonly openLines: number };

/**
 * Finds the largest size from 0 to `most` that fits, by halving; null if not even 0 fits. `causeEntry` uses it to
 * use up its bytes. It relies on every smaller size to fit, too.
 */
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

/**
 * Shows the diff of the edit in a fence of at most `most` lines. If there is no room for any line, a sentence counts
 * them.
 */
function code(diff: readonly DiffLine[], most: number): readonly string[] {
  if (diff.length === 0) return [];
  if (most > 0) return [...diffFence(diff, most), ""];
  return [
    `${plural(diff.length, "line")} of the edit ${diff.length === 1 ? "is" : "are"} in the report.`,
    "",
  ];
}

/**
 * Folds the effects after the open ones, so that a comment stays short: `count` in all, and `lines` of them are listed.
 * Without room for a line only the count remains.
 */
function fold(lines: readonly string[], count: number): readonly string[] {
  if (count <= 0) return [];
  const left = count - lines.length;
  const more = left > 0 ? [`- ${left} more ${left === 1 ? "is" : "are"} in the report.`] : [];
  if (lines.length === 0) return more;
  return ["", `<details><summary>${count} more</summary>`, "", ...lines, ...more, "", "</details>"];
}

/**
 * Writes one effect as a list item with its id, which a waiver needs, and the ids of the same finding on its line.
 */
function effectLine({ finding, others }: Effect, options: MarkdownOptions): string {
  const remarks = remarksOn(finding).map(({ text }) => `; ${markdownInline(text)}`);
  const same = others.length === 0 ? "" : ` (${others.length + 1}× on this line: ${idList(others, "`")})`;
  return `${findingLine(finding, options)} · ${codeSpan(shortId(finding.id))}${remarks.join("")}${same}`;
}
