/** One edit in Markdown: its own lines as a diff, and what it broke. */
import { type ComparedFinding, isInHead } from "../../core/finding.ts";
import { cut, plural, shortId } from "../../core/text.ts";
import { fenceOf } from "../../core/visible.ts";
import { type CauseGroup, diffOf } from "../causes.ts";
import { terminalName, terminalText } from "../escape.ts";
import { causeLabel, causeWords, policyRemarks } from "../words.ts";
import { codeSpan, line, linkTo, type MarkdownOptions, messageLengthMax } from "./finding.ts";

/** Effects of an edit that are read without unfolding. */
const effectsOpenMax = 3;
const effectsMax = 50;
const diffLinesMax = 24;

export function causeEntry({ cause, at, effects }: CauseGroup, options: MarkdownOptions): string {
  const label = causeLabel(at);
  const place = linkTo(
    `${terminalName(at.path)}:${at.range.start.line + 1}`,
    at,
    isInHead(at) ? "head" : "base",
    options,
  );
  const diff = diffOf(cause).map(
    ({ kind, text }) => `${{ same: " ", removed: "-", added: "+" }[kind]} ${terminalText(text)}`,
  );
  const left = diff.length - diffLinesMax;
  const shown = left > 0 ? [...diff.slice(0, diffLinesMax), `… ${left} more lines`] : diff;
  const lines = effects.slice(0, effectsMax).map((one) => effectLine(one, options));
  const [open, folded] = [lines.slice(0, effectsOpenMax), lines.slice(effectsOpenMax)];
  const more =
    effects.length > effectsMax ? [`- ${effects.length - effectsMax} more are in the report.`] : [];
  return [
    `**${plural(effects.length, "finding")}** from ${label === null ? "" : `${codeSpan(label)} at `}${place}: ${causeWords[cause.how]}`,
    "",
    ...(shown.length === 0 ? [] : [...fenceOf(shown, "diff"), ""]),
    ...open,
    ...(folded.length === 0
      ? []
      : ["", `<details><summary>${folded.length} more</summary>`, "", ...folded, ...more, "", "</details>"]),
    "",
    "",
  ].join("\n");
}

function effectLine(finding: ComparedFinding, options: MarkdownOptions): string {
  const waived =
    finding.waived === undefined
      ? ""
      : ` **Waived** by ${codeSpan(finding.waived.by)}: ${codeSpan(cut(finding.waived.reason, messageLengthMax))}`;
  const remarks = policyRemarks(finding).map((remark) => `; ${remark}`);
  return `${line(finding, options)} · ${codeSpan(`sha256:${shortId(finding.id)}`)}${waived}${remarks.join("")}`;
}
