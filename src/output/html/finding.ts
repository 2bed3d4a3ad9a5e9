/** One finding on the page: what it says, where it was placed and why, and both sides' code. */
import { type ComparedFinding, type Place, placesOf, type Seen } from "../../core/finding.ts";
import type { Excerpt, Report, Side } from "../../core/report.ts";
import { matchWords, placementWords } from "../words.ts";
import { type Html, markup, name, nothing, shortened } from "./escape.ts";

/** A finding and where it stands on the page; `cause` is the number of its cause, where that is on the page too. */
export type Entry = {
  readonly finding: ComparedFinding;
  readonly number: number;
  readonly cause: number | null;
};

/** What is new stands open. */
export function openEntry(entry: Entry, report: Report): Html {
  const { finding, number } = entry;
  const waived = finding.waived === undefined ? nothing : markup` is-waived`;
  return markup`<article class="finding${waived}" id="finding-${number}">
<h3>${severityTag(finding)} <code>${placeName(finding)}</code></h3>
${body(entry, report)}</article>
`;
}

/** What needs no action is folded away. */
export function foldedEntry(entry: Entry, report: Report): Html {
  const { finding, number } = entry;
  const gist = shortened(firstLine(finding.message), gistLengthMax);
  return markup`<details class="finding" id="finding-${number}">
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
  return markup`<p class="message">${finding.message === "" ? "(no message)" : finding.message}</p>
${waived === undefined ? nothing : markup`<p class="waived"><strong>Waived</strong> by ${waived.by}: ${waived.reason}</p>\n`}<dl class="facts">
${cause === null ? causeText(finding) : causeLink(finding, cause)}${fact("Why", markup`${finding.why}`)}${fact("Placed", markup`${placementWords[finding.placement]}`)}${
  finding.matchedBy === null ? nothing : fact("Matched", markup`${matchWords[finding.matchedBy]}`)
}${seen === null ? nothing : seenFacts(seen)}${fact("Said by", saidBy(finding))}</dl>
${sides(finding, report)}
`;
}

export function fact(title: string, value: Html): Html {
  return markup`<dt>${title}</dt><dd>${value}</dd>\n`;
}

function causeLink({ cause }: ComparedFinding, number: number): Html {
  if (cause === null) return nothing;
  return fact("Caused by", markup`<a href="#cause-${number}">${causeName(cause)}</a>`);
}

function causeText({ cause }: ComparedFinding): Html {
  return cause === null ? nothing : fact("Caused by", causeName(cause));
}

export function causeName({ symbol, ...place }: Place & { readonly symbol: string | null }): Html {
  const at = markup`<code>${placeName(place)}</code>`;
  return symbol === null ? at : markup`<code>${name(symbol, pathLengthMax)}</code> at ${at}`;
}

function seenFacts(seen: Seen): Html {
  const words = (side: Side) =>
    seen[side].length === 0 ? "under no schedule" : `under the ${seen[side].join(" and the ")} order`;
  return markup`${fact("In base", markup`seen ${words("base")}`)}${fact("In head", markup`seen ${words("head")}`)}`;
}

function saidBy({ server, source, code, symbol, id }: ComparedFinding): Html {
  const by = source === null ? name(server) : markup`${name(server)}, as ${name(source)}`;
  const rule = code === null ? nothing : markup` (<code>${name(code, pathLengthMax)}</code>)`;
  const within =
    symbol === null ? markup` in the module itself` : markup` in <code>${name(symbol, pathLengthMax)}</code>`;
  return markup`${by}${rule}${within}; id <code>${id.slice(0, idLengthMax)}</code>`;
}

/** "sha256:" and twelve digits, enough for `lanser explain`. */
/** Without an ellipsis, because it is made to be copied: "sha256:" and twelve digits. */
const idLengthMax = 19;

function sides(finding: ComparedFinding, report: Report): Html {
  const places = placesOf(finding);
  const excerpts = report.excerpts.get(finding.id);
  const side = (own: Side) => figure(own, places[own], excerpts?.[own] ?? null);
  return markup`<div class="sides">${side("base")}${side("head")}</div>`;
}

function figure(side: Side, place: Place | null, excerpt: Excerpt | null): Html {
  if (place === null)
    return markup`<figure><figcaption>${side}</figcaption><p class="absent">Its code is not there.</p></figure>`;
  const code =
    excerpt === null
      ? markup`<p class="absent">The report does not carry this code.</p>`
      : markup`<div class="code">${excerpt.lines.map((text, index) => codeLine(text, excerpt.line + index, place))}</div>`;
  return markup`<figure><figcaption>${side} <code>${placeName(place)}</code></figcaption>${code}</figure>`;
}

function codeLine(text: string, line: number, { range }: Place): Html {
  const isHit = line >= range.start.line && line <= range.end.line;
  const hit = isHit ? markup` class="hit"` : nothing;
  const marked = isHit ? markedLine(text, line, range) : codeText(text);
  return markup`<div${hit}><span class="number">${line + 1}</span><span class="text">${marked}</span></div>`;
}

/** The part of a line that the range covers; excerpts cut long lines, so it may be past the end. */
function markedLine(text: string, line: number, { start, end }: Place["range"]): Html {
  const from = line === start.line ? wholeCharacter(text, start.character) : indentOf(text);
  const to = line === end.line ? wholeCharacter(text, end.character) : text.length;
  if (to <= from) return codeText(text);
  return markup`${codeText(text.slice(0, from))}<mark>${codeText(text.slice(from, to))}</mark>${codeText(text.slice(to))}`;
}

/** Never between the halves of a surrogate pair. */
function wholeCharacter(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : Math.min(at, text.length);
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

function codeText(text: string): Html {
  return name(text.replaceAll("\t", "    "));
}
