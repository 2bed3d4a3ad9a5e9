/** Writes one finding on the page: its message, where it was placed and why, and both sides' code. */
import { type Cause, type ComparedFinding, type Place, placesOf, type Seen } from "../../model/finding.ts";
import type { Excerpt, Report, Side } from "../../model/report.ts";
import { ruleName } from "../../model/rules.ts";
import { shortId } from "../../model/text.ts";
import { ruleAddress } from "../rules.ts";
import { excerptsOf, suggestionDiff, suggestionTitle } from "../suggestion.ts";
import {
  alsoFoundBy,
  blameText,
  brokenBy,
  causeLabel,
  matchWords,
  placementText,
  policyRemarks,
  sourceParts,
  unprovenText,
  waivedBy,
} from "../words.ts";
import { type CodeLine, codeLines, codePart } from "./code.ts";
import { diffFigure } from "./diff.ts";
import { type Html, markup, name, nothing, shortened } from "./escape.ts";

/** Finding with its number on the page; `cause` is the number of its cause, null if that is not on the page. */
export type Entry = {
  readonly finding: ComparedFinding;
  readonly number: number;
  readonly cause: number | null;
  /** Attribute by which the page's script identifies it. */
  readonly of: Html;
};

/** Writes a new finding, unfolded. */
export function openEntry(entry: Entry, report: Report): Html {
  const { finding, number, of } = entry;
  const waived = finding.waived === undefined ? nothing : markup` is-waived`;
  return markup`<article class="finding${waived}" id="finding-${number}"${of}>
<h3>${severityTag(finding)} <code>${placeName(finding)}</code></h3>
${body(entry, report)}</article>
`;
}

/** Folds a finding that needs no action. */
export function foldedEntry(entry: Entry, report: Report): Html {
  const { finding, number, of } = entry;
  const gist = shortened(firstLine(finding.message), gistLengthMax);
  return markup`<details class="finding" id="finding-${number}"${of}>
<summary>${severityTag(finding)} <code>${placeName(finding)}</code> <span class="gist">${gist}</span></summary>
<div>${body(entry, report)}</div></details>
`;
}

const gistLengthMax = 120;

export function placeName({ path, range: { start } }: Place, lengthMax = pathLengthMax): Html {
  return markup`${name(path, lengthMax)}:${start.line + 1}:${start.character + 1}`;
}

const pathLengthMax = 1_000;

export function firstLine(message: string): string {
  return /^[^\r\n]*/u.exec(message)?.[0] ?? "";
}

function severityTag({ severity }: ComparedFinding): Html {
  return markup`<span class="tag ${severity}">${severity}</span>`;
}

function body({ finding, cause }: Entry, report: Report): Html {
  const { waived, seen } = finding;
  const blame = blameText(finding);
  const also = alsoFoundBy(finding);
  const isToldTwice = finding.cause === null && finding.why === placementText(finding);
  return markup`<p class="message">${finding.message === "" ? "(no message)" : finding.message}</p>
${waived === undefined ? nothing : markup`<p class="waived"><strong>Waived</strong> by ${waivedBy(waived)}: ${waived.reason}</p>\n`}<dl class="facts">
${fact("Why", finding.cause === null ? markup`${finding.why}` : causeText(finding.cause, cause))}${isToldTwice ? nothing : fact("Its line", markup`${placementText(finding)}`)}${blame === null ? nothing : fact("Commit", markup`${blame}`)}${
  finding.matchedBy === null ? nothing : fact("Matched", markup`${matchWords[finding.matchedBy]}`)
}${also === null ? nothing : fact("Also", markup`${also}`)}${policyRemarks(finding).map((remark) => fact("Policy", markup`${remark}`))}${finding.proof?.kind === "unproven" ? fact("Not proven", markup`${unprovenText}: ${finding.proof.probe}`) : nothing}${seen === null ? nothing : seenFacts(seen)}${fact("Source", sourceText(finding))}${fact("ID", markup`<code>${shortId(finding.id)}</code>`)}</dl>
${sides(finding, report)}
${suggestionFigure(finding)}`;
}

function suggestionFigure({ suggestion, path }: ComparedFinding): Html {
  if (suggestion === undefined) return nothing;
  const { server, title } = suggestionTitle(suggestion);
  const { base, head } = excerptsOf(suggestion);
  const code = { base: { path, ...base }, head: { path, ...head } };
  return diffFigure(markup`${server} suggests: ${title}`, suggestionDiff(suggestion), code);
}

export function fact(title: string, value: Html): Html {
  return markup`<dt>${title}</dt><dd>${value}</dd>\n`;
}

/** Names the cause; `number` is that of its own section, null if it has none. */
function causeText(cause: Cause, number: number | null): Html {
  const { broken, at } = brokenBy(cause);
  const label = causeLabel(cause);
  const symbol = label === null ? nothing : markup`<code>${name(label, pathLengthMax)}</code>`;
  const place = markup`<code>${name(cause.path, pathLengthMax)}:${cause.range.start.line + 1}</code>`;
  const named = markup`${symbol}${at}${place}`;
  return markup`${broken}${number === null ? named : markup`<a href="#cause-${number}">${named}</a>`}`;
}

export function causeName(cause: Place & Pick<Cause, "symbol" | "dependency">): Html {
  const at = markup`<code>${placeName(cause)}</code>`;
  const label = causeLabel(cause);
  return label === null ? at : markup`<code>${name(label, pathLengthMax)}</code> at ${at}`;
}

function seenFacts(seen: Seen): Html {
  const words = (side: Side) =>
    seen.isFlaky === true
      ? `in ${seen[side].length} of 2 checks`
      : seen[side].length === 0
        ? "under no schedule"
        : `under the ${seen[side].join(" and the ")} order`;
  return markup`${fact("In base", markup`seen ${words("base")}`)}${fact("In head", markup`seen ${words("head")}`)}`;
}

function sourceText(finding: ComparedFinding): Html {
  const address = ruleAddress(finding);
  const rule = ruleName(finding);
  const parts = sourceParts(finding).map((part, at) => {
    const shown = name(part, pathLengthMax);
    // A link is no request; what it leads to is ours but for a code of letters and digits.
    const linked =
      address !== null && part === rule ? markup`<a href="${address}" rel="noreferrer">${shown}</a>` : shown;
    return at === 0 ? linked : markup` · ${linked}`;
  });
  return markup`${parts}`;
}

function sides(finding: ComparedFinding, report: Report): Html {
  const places = placesOf(finding);
  const excerpts = report.excerpts.get(finding.id);
  const { base, head } = places;
  const [before, after] = [excerpts?.base ?? null, excerpts?.head ?? null];
  if (base !== null && head !== null && isSameCode(before, after, base, head))
    return markup`<div class="sides one">${figure("head", head, after, sameAs(base, head))}</div>`;
  return markup`<div class="sides">${figure("base", base, before)}${figure("head", head, after)}</div>`;
}

function sameAs(base: Place, head: Place): Html {
  const isHere = base.path === head.path && base.range.start.line === head.range.start.line;
  return isHere ? markup`base and ` : markup`the same in base <code>${placeName(base)}</code> and `;
}

/** True if both sides have the same text with the same part marked: showing it twice adds nothing. */
function isSameCode(
  before: Excerpt | null,
  after: Excerpt | null,
  { range: was }: Place,
  { range: is }: Place,
): boolean {
  if (before === null || after === null) return false;
  const lines = is.start.line - was.start.line;
  return (
    after.line - before.line === lines &&
    is.end.line - was.end.line === lines &&
    is.start.character === was.start.character &&
    is.end.character === was.end.character &&
    before.lines.length === after.lines.length &&
    before.lines.every((line, at) => line === after.lines[at])
  );
}

function figure(side: Side, place: Place | null, excerpt: Excerpt | null, beside: Html = nothing): Html {
  if (place === null)
    return markup`<figure><figcaption>${side}</figcaption><p class="absent">This side has no such code.</p></figure>`;
  const code =
    excerpt === null
      ? markup`<p class="absent">The report does not carry this code.</p>`
      : markup`<div class="code">${codeLines(place.path, excerpt.lines).map((one, index) => codeLine(one, excerpt.line + index, place))}</div>`;
  return markup`<figure><figcaption>${beside}${side} <code>${placeName(place)}</code></figcaption>${code}</figure>`;
}

function codeLine(code: CodeLine, line: number, { range }: Place): Html {
  const isHit = line >= range.start.line && line <= range.end.line;
  const hit = isHit ? markup` class="hit"` : nothing;
  const marked = isHit ? markedLine(code, line, range) : codePart(code);
  return markup`<div${hit}><span class="number">${line + 1}</span><span class="text">${marked}</span></div>`;
}

/** Marks the part of a line that the range covers. Excerpts cut long lines, so the range may be past the end. */
function markedLine(code: CodeLine, line: number, { start, end }: Place["range"]): Html {
  const { text } = code;
  const from = line === start.line ? wholeCharacter(text, start.character) : indentOf(text);
  const to = line === end.line ? wholeCharacter(text, end.character) : text.length;
  if (to <= from) return codePart(code);
  return markup`${codePart(code, 0, from)}<mark>${codePart(code, from, to)}</mark>${codePart(code, to)}`;
}

/** Returns an offset that is never between the halves of a surrogate pair. */
function wholeCharacter(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : Math.min(at, text.length);
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
