/** Writes one finding on the page: its message, where it was placed and why, and both sides' code. */
import { type ComparedFinding, type Place, placesOf } from "../../model/finding.ts";
import type { Excerpt, Report, Side } from "../../model/report.ts";
import { ruleName } from "../../model/rules.ts";
import { shortId } from "../../model/text.ts";
import type { DiffLine } from "../causes.ts";
import { remarksOn, suggested, whyOf } from "../remarks.ts";
import { ruleAddress } from "../rules.ts";
import { suggestionDiff, suggestionExcerpts } from "../suggestion.ts";
import { type ListedState, matchWords, placementText, seenWords, sideNames, sourceParts } from "../words.ts";
import { type Html, htmlInline, markup, nameMarkup, noMarkup, shortMarkup } from "./escape.ts";

/**
 * Highlights code: comments, strings, numbers and keywords. An excerpt is a few lines of a file, which no parser
 * accepts as a program, and the page is written from values alone; so this knows words, not grammar. It only
 * colours: every character is kept, in its order, however it is classified.
 */
type Kind = "comment" | "string" | "number" | "keyword";

type Colour = { readonly from: number; readonly to: number; readonly kind: Kind };

type CodeLine = { readonly text: string; readonly colours: readonly Colour[] };

type Language = {
  readonly tokens: RegExp;
  /** Tokens that span lines: kind and closing text. */
  readonly open: Readonly<Record<string, { readonly kind: Kind; readonly close: string }>>;
  readonly keywords: ReadonlySet<string>;
};

const shared = [
  // An unclosed string ends at the end of its line, so that the pattern reads no character twice.
  String.raw`(?<string>"(?:\\.?|[^"\\\n])*(?:"|$)|'(?:\\.?|[^'\\\n])*(?:'|$))`,
  String.raw`(?<number>\d[\w.]*)`,
  String.raw`(?<word>[\p{L}_$][\p{L}\p{M}\p{N}_$]*)`,
];

const python: Language = {
  tokens: tokensOf("(?<comment>#.*)", `(?<open>"""|''')`, String.raw`(?<prefix>\b[bfrtuBFRTU]{1,2}(?=["']))`),
  open: { '"""': { kind: "string", close: '"""' }, "'''": { kind: "string", close: "'''" } },
  keywords: wordsOf(
    "False None True and as assert async await break case class continue def del elif else except finally for from global if import in is lambda match nonlocal not or pass raise return self super try type while with yield",
  ),
};

const script: Language = {
  tokens: tokensOf(String.raw`(?<comment>\/\/.*)`, "(?<open>\\/\\*|`)"),
  open: { "/*": { kind: "comment", close: "*/" }, "`": { kind: "string", close: "`" } },
  keywords: wordsOf(
    "abstract any as async await boolean break case catch class const continue declare default delete do else enum export extends false finally for from function get if implements import in infer instanceof interface is keyof let namespace never new null number object of private protected public readonly return satisfies set static string super switch symbol this throw true try type typeof undefined unknown var void while with yield",
  ),
};

function tokensOf(...own: readonly string[]): RegExp {
  return new RegExp([...own, ...shared].join("|"), "gmu");
}

function wordsOf(all: string): ReadonlySet<string> {
  return new Set(all.split(" "));
}

function languageOf(path: string): Language | null {
  if (/\.pyi?$/u.test(path)) return python;
  return /\.[cm]?[jt]sx?$/u.test(path) ? script : null;
}

/** Maximum lengths that are highlighted, in characters: a report from outside may have lines of megabytes. */
const lineLengthMax = 1_000;
const lengthMax = 20_000;

/**
 * Splits code into lines with the parts to colour. All lines are read together, because a string or a comment can
 * span several.
 */
export function codeLines(path: string, lines: readonly string[]): readonly CodeLine[] {
  const language = languageOf(path);
  const text = lines.join("\n");
  const isPlain =
    language === null || text.length > lengthMax || lines.some(({ length }) => length > lineLengthMax);
  const all = isPlain ? [] : coloursOf(text, language);
  let start = 0;
  let next = 0;
  return lines.map((line) => {
    const end = start + line.length;
    const colours: Colour[] = [];
    for (let one = all[next]; one !== undefined && one.from < end; one = all[next]) {
      colours.push({
        from: Math.max(0, one.from - start),
        to: Math.min(one.to, end) - start,
        kind: one.kind,
      });
      if (one.to > end) break;
      next += 1;
    }
    start = end + 1;
    return { text: line, colours };
  });
}

/**
 * Finds the parts of a text to colour, in order and without overlap. A string or comment that does not end within
 * the excerpt is left without colour, because its end is unknown.
 */
function coloursOf(text: string, { tokens, open, keywords }: Language): readonly Colour[] {
  const colours: Colour[] = [];
  const endless = new Set<string>();
  let at = 0;
  for (const { index, 0: found, groups = {} } of text.matchAll(tokens)) {
    if (index < at) continue;
    const opened = groups["open"] === undefined ? undefined : open[found];
    if (opened === undefined) {
      const kind = kindOf(groups, keywords);
      at = index + found.length;
      if (kind !== null) colours.push({ from: index, to: at, kind });
      continue;
    }
    // A string or comment that does not end within the excerpt has no colour.
    const end = endless.has(found) ? -1 : text.indexOf(opened.close, index + found.length);
    if (end < 0) {
      endless.add(found);
      continue;
    }
    at = end + opened.close.length;
    colours.push({ from: index, to: at, kind: opened.kind });
  }
  return colours;
}

function kindOf(groups: Readonly<Record<string, string>>, keywords: ReadonlySet<string>): Kind | null {
  const { comment, string: literal, prefix, number: digits, word: named } = groups;
  if (comment !== undefined) return "comment";
  if (literal !== undefined || prefix !== undefined) return "string";
  if (digits !== undefined) return "number";
  return named !== undefined && keywords.has(named) ? "keyword" : null;
}

/**
 * Writes the characters from `from` up to, but without, `to`, with colours. The range of a finding cuts a line into
 * three such parts, because the middle one is inside a mark.
 */
export function codePart({ text, colours }: CodeLine, from = 0, to = text.length): Html {
  const parts: Html[] = [];
  let at = from;
  for (const colour of colours) {
    const [first, last] = [Math.max(colour.from, from), Math.min(colour.to, to)];
    if (first >= last) continue;
    if (first > at) parts.push(codeText(text.slice(at, first)));
    parts.push(markup`<span class="${letters[colour.kind]}">${codeText(text.slice(first, last))}</span>`);
    at = last;
  }
  if (at < to) parts.push(codeText(text.slice(at, to)));
  return parts.length === 0 ? noMarkup : markup`${parts}`;
}

/** Class names of one letter, because a page repeats them thousands of times. */
const letters = { comment: "c", string: "s", number: "n", keyword: "k" } as const satisfies Record<
  Kind,
  string
>;

function codeText(text: string): Html {
  return nameMarkup(text.replaceAll("\t", "    "));
}

/** Lines of one side, and the number of the first one, 0-based. */
type DiffSide = { readonly path: string; readonly line: number; readonly lines: readonly string[] };

/**
 * Shows an edit or a suggestion as a diff, at most 40 lines; empty without lines. Colours need the whole sides,
 * because a string can span lines that the diff separates.
 */
export function diffFigure(
  title: Html,
  lines: readonly DiffLine[],
  { base, head }: { readonly base: DiffSide; readonly head: DiffSide },
): Html {
  if (lines.length === 0) return noMarkup;
  const code = { base: codeLines(base.path, base.lines), head: codeLines(head.path, head.lines) };
  const row = ({ kind, number }: DiffLine) => {
    const line: CodeLine | undefined =
      kind === "removed" ? code.base[number - 1 - base.line] : code.head[number - 1 - head.line];
    return markup`<div class="${kind}"><span class="number">${number}</span><span class="sign">${signs[kind]}</span><span class="text">${line === undefined ? noMarkup : codePart(line)}</span></div>`;
  };
  const left = lines.length - diffLinesMax;
  const more = left > 0 ? markup`<p class="absent">${left} more lines</p>` : noMarkup;
  return markup`<figure class="diff"><figcaption>${title}</figcaption><div class="code">${lines.slice(0, diffLinesMax).map(row)}</div>${more}</figure>
`;
}

const signs = { same: " ", removed: "−", added: "+" } as const satisfies Record<DiffLine["kind"], string>;
const diffLinesMax = 40;

/** Finding with its number on the page; `cause` is the number of its cause, null if that is not on the page. */
export type NumberedFinding = {
  readonly finding: ComparedFinding;
  readonly number: number;
  readonly cause: number | null;
  /** Section of the finding. */
  readonly group: ListedState | "waived";
};

/**
 * Writes a new finding unfolded, because it needs action. `of` is the attribute by which the page's script filters.
 */
export function openEntry(entry: NumberedFinding, of: Html, report: Report): Html {
  const { finding, number } = entry;
  const waived = finding.waived === undefined ? noMarkup : markup` is-waived`;
  return markup`<article class="finding${waived}" id="finding-${number}"${of}>
<h3>${severityTag(finding)} <code>${placeMarkup(finding)}</code></h3>
${body(entry, report)}</article>
`;
}

/**
 * Writes a finding folded: the summary line has place and first line of the message. `of` is the attribute by which
 * the page's script filters.
 */
export function foldedEntry(entry: NumberedFinding, of: Html, report: Report): Html {
  const { finding, number } = entry;
  const gist = shortMarkup(firstLine(finding.message), gistLengthMax);
  return markup`<details class="finding" id="finding-${number}"${of}>
<summary>${severityTag(finding)} <code>${placeMarkup(finding)}</code> <span class="gist">${gist}</span></summary>
<div>${body(entry, report)}</div></details>
`;
}

const gistLengthMax = 120;

export function placeMarkup({ path, range: { start } }: Place, lengthMax = pathLengthMax): Html {
  return markup`${nameMarkup(path, lengthMax)}:${start.line + 1}:${start.character + 1}`;
}

const pathLengthMax = 1_000;

export function firstLine(message: string): string {
  return /^[^\r\n]*/u.exec(message)?.[0] ?? "";
}

function severityTag({ severity }: ComparedFinding): Html {
  return markup`<span class="tag ${severity}">${severity}</span>`;
}

/**
 * Writes the inside of a finding: message, waiver, facts, code of both sides and suggestion. It is the same for open
 * and folded findings.
 */
function body({ finding, cause }: NumberedFinding, report: Report): Html {
  const { seen } = finding;
  const remarks = remarksOn(finding);
  const waived = remarks.filter(({ title }) => title === "Waived");
  const others = remarks.filter(({ title }) => title !== "Waived");
  const isToldTwice = finding.cause === null && finding.why === placementText(finding);
  return markup`<p class="message">${finding.message === "" ? "(no message)" : finding.message}</p>
${waived.map(({ text }) => markup`<p class="waived">${htmlInline(text)}</p>\n`)}<dl class="facts">
${factMarkup("Why", whyMarkup(finding, cause))}${isToldTwice ? noMarkup : factMarkup("Placement", markup`${placementText(finding)}`)}${
  finding.matchedBy === null ? noMarkup : factMarkup("Matched", markup`${matchWords[finding.matchedBy]}`)
}${others.map(({ title, text }) => factMarkup(title, markup`${htmlInline(text)}`))}${seen === null ? noMarkup : sideNames.map((side) => factMarkup(`In ${side}`, markup`${seenWords(seen, side)}`))}${factMarkup("Source", sourceText(finding))}${factMarkup("ID", markup`<code>${shortId(finding.id)}</code>`)}</dl>
${sides(finding, report)}
${suggestionFigure(finding)}`;
}

function suggestionFigure({ suggestion, path }: ComparedFinding): Html {
  if (suggestion === undefined) return noMarkup;
  const { base, head } = suggestionExcerpts(suggestion);
  const code = { base: { path, ...base }, head: { path, ...head } };
  return diffFigure(markup`${htmlInline(suggested(suggestion))}`, suggestionDiff(suggestion), code);
}

export function factMarkup(title: string, value: Html): Html {
  return markup`<dt>${title}</dt><dd>${value}</dd>\n`;
}

/** Names the cause; `number` is that of its own section, to which the name links; null if it has none. */
function whyMarkup(finding: ComparedFinding, number: number | null): Html {
  const [broken = "", ...named] = whyOf(finding);
  const name = markup`${htmlInline(named)}`;
  return markup`${htmlInline([broken])}${number === null ? name : markup`<a href="#cause-${number}">${name}</a>`}`;
}

/**
 * Writes server, rule and symbol; the rule links to its documentation. The address is ours except for the code,
 * which has only letters, digits and marks that an address may have.
 */
function sourceText(finding: ComparedFinding): Html {
  const address = ruleAddress(finding);
  const rule = ruleName(finding);
  const parts = sourceParts(finding).map((part, at) => {
    const shown = nameMarkup(part, pathLengthMax);
    // The page requests nothing before a reader follows the link. The address is ours, with the code at its end.
    const linked =
      address !== null && part === rule ? markup`<a href="${address}" rel="noreferrer">${shown}</a>` : shown;
    return at === 0 ? linked : markup` · ${linked}`;
  });
  return markup`${parts}`;
}

/**
 * Shows the code of base and head next to each other, so that a reader can compare them, or once if both are equal.
 */
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
  return isHere ? markup`base and ` : markup`the same in base <code>${placeMarkup(base)}</code> and `;
}

/**
 * True if both sides have the same text with the same part marked. Then one figure is enough, because a second one
 * would add nothing.
 */
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

/**
 * Shows the code of one side, with the range of the finding marked. If this side does not have this code, or the report has
 * none, it says so: an empty box would look like a defect.
 */
function figure(side: Side, place: Place | null, excerpt: Excerpt | null, prefix: Html = noMarkup): Html {
  if (place === null)
    return markup`<figure><figcaption>${side}</figcaption><p class="absent">This side does not have this code.</p></figure>`;
  const code =
    excerpt === null
      ? markup`<p class="absent">The report does not contain this code.</p>`
      : markup`<div class="code">${codeLines(place.path, excerpt.lines).map((one, index) => codeLine(one, excerpt.line + index, place))}</div>`;
  return markup`<figure><figcaption>${prefix}${side} <code>${placeMarkup(place)}</code></figcaption>${code}</figure>`;
}

/** Writes one line of code with its number; lines of the finding are highlighted. */
function codeLine(code: CodeLine, line: number, { range }: Place): Html {
  const isHit = line >= range.start.line && line <= range.end.line;
  const hit = isHit ? markup` class="hit"` : noMarkup;
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

/**
 * Returns an offset that is never between the halves of a surrogate pair, which would become two invalid characters.
 * Offsets count UTF-16 code units.
 */
function wholeCharacter(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : Math.min(at, text.length);
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
