/**
 * Renders one finding in Markdown: its line, its facts, its code. Text of a server, and the reason of a waiver, is
 * in code: agents read it.
 */

import { type ComparedFinding, type Severity, sideOfFinding } from "../../model/finding.ts";
import type { Excerpt, Report } from "../../model/report.ts";
import type { RewardStep } from "../../model/reward-step.ts";
import { ruleName } from "../../model/rules.ts";
import { cut, plural, shortId } from "../../model/text.ts";
import { fenceOf, spanOf } from "../../model/visible.ts";
import { exactPlace, type Inline, type InlineOf, said } from "../blocks.ts";
import { type DiffLine, diffSigns } from "../causes.ts";
import { terminalName, terminalText } from "../escape.ts";
import { remarksOn, suggested, whyOf } from "../remarks.ts";
import { ruleAddress } from "../rules.ts";
import { suggestionDiff } from "../suggestion.ts";
import { seenWords, sideNames } from "../words.ts";

export type MarkdownOptions = {
  /** Command that reproduces this report. */
  readonly reproduce: string;
  readonly show: Severity;
  /** Maximum size of the whole text. */
  readonly bytesMax: number;
  /** Links to the code of each side; null if they are unknown. */
  readonly links: ReportLinks | null;
  /** Problems outside the report, such as a surface that could not be posted. */
  readonly notes: readonly string[];
  /** Steps of a run that checked each commit. */
  readonly steps?: readonly RewardStep[];
};

/**
 * Parts of the links: `server` is GitHub's address, `repository` is OWNER/NAME; the commits are those whose lines
 * the report names.
 */
export type ReportLinks = {
  readonly server: string;
  readonly repository: string;
  readonly base: string | null;
  readonly head: string | null;
  /** Address of the run that measured, which also lists its artifacts; absent if unknown. */
  readonly run?: string;
  /** Address of the check run that was posted; absent if there is none, or not yet. */
  readonly check?: string;
  /** Address of the checks of the pull request; absent if there is none. */
  readonly checks?: string;
};

const messageLengthMax = 1_000;
/** Maximum number of lines of one side. */
const codeLinesMax = 9;

/**
 * Renders a new finding as a list item: its line, its facts, its code and its suggestion. `hasCode` is false after
 * the first fifty, to save bytes.
 */
export function wholeEntry(
  report: Report,
  finding: ComparedFinding,
  options: MarkdownOptions,
  hasCode: boolean,
): string {
  const details = [
    ...remarksOn(finding).map(({ text }) => markdownInline(text)),
    ...(finding.suggestion === undefined ? [] : [markdownInline(suggested(finding.suggestion))]),
    `${markdownInline(whyOf(finding), options.links)} · ${codeSpan(shortId(finding.id))}`,
  ];
  const excerpt = hasCode ? (report.excerpts.get(finding.id)?.head ?? null) : null;
  const code = excerpt === null ? [] : fence(excerpt, finding).map((text) => `  ${text}`);
  const { suggestion } = finding;
  const diff = !hasCode || suggestion === undefined ? [] : suggestionDiff(suggestion);
  return [
    findingLine(finding, options),
    ...details.map((text) => `  <br>${text}`),
    "",
    ...code,
    ...diffFence(diff, suggestedLinesMax).map((text) => `  ${text}`),
    "",
    "",
  ].join("\n");
}

/**
 * Shows an edit or a suggestion as a diff in a fence, at most `most` lines. Each line is made safe: here it is only
 * read. The review comment has the suggestion that a person applies.
 */
export function diffFence(lines: readonly DiffLine[], most: number): readonly string[] {
  if (lines.length === 0) return [];
  const left = lines.length - most;
  const shown = lines.slice(0, most).map(({ kind, text }) => `${diffSigns[kind]} ${terminalText(text)}`);
  return fenceOf(left > 0 ? [...shown, `… ${plural(left, "more line")}`] : shown, "diff");
}

const suggestedLinesMax = 12;

/**
 * Renders a finding as one list item without its code: place, severity, rule and message. A volatile one also says
 * in which checks each side had it.
 */
export function findingLine(finding: ComparedFinding, { links }: MarkdownOptions): string {
  const rule = ruleName(finding);
  const code = rule === null ? "" : ` ${ruleLink(finding, rule)}`;
  const { seen } = finding;
  const sides = seen === null ? [] : sideNames.map((side) => `${side}: ${seenWords(seen, side)}`);
  const line = [exactPlace(finding, sideOfFinding(finding)), ` ${finding.severity}`];
  const behind = sides.length === 0 ? "" : ` (${sides.join("; ")})`;
  return `- ${markdownInline(line, links)}${code}: ${markdownInline([said(finding.message)])}${behind}`;
}

/** Links a rule to its documentation, if the server has a page for it. */
function ruleLink(finding: ComparedFinding, rule: string): string {
  const address = ruleAddress(finding);
  return address === null ? codeSpan(rule) : `[${codeSpan(rule)}](${address})`;
}

/**
 * Links a place to its line on GitHub, if the commit of its side is known. The address consists of our own commit
 * and percent-encoded names, so no server's text can change it.
 */
function placeLink({ path, position, linked }: InlineOf<"place">, links: ReportLinks | null): string {
  const shown = codeSpan(`${terminalName(path)}${position}`);
  const commit = linked === undefined ? null : (links?.[linked.side] ?? null);
  if (links === null || commit === null) return shown;
  const [name, repository] = [path, links.repository].map((one) => one.split("/").map(encoded).join("/"));
  return `[${shown}](${links.server}/${repository}/blob/${commit}/${name}#L${linked?.line})`;
}

/** Percent-encodes a part of a path, with the marks that have a meaning in Markdown. */
function encoded(segment: string): string {
  const percent = (one: string) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(segment.toWellFormed()).replace(/[!'()*~]/gu, percent);
}

/**
 * Shows up to nine lines of code around the finding, with numbers and a mark on its line. The fence is longer than
 * any run of backticks in the code, so the code cannot end it.
 */
function fence(excerpt: Excerpt, finding: ComparedFinding): readonly string[] {
  const first = Math.max(
    0,
    Math.min(finding.range.start.line - excerpt.line - 4, excerpt.lines.length - codeLinesMax),
  );
  const lines = excerpt.lines.slice(first, first + codeLinesMax);
  const width = String(excerpt.line + first + lines.length).length;
  const shown = lines.map((text, at) => {
    const number = excerpt.line + first + at;
    const mark = number === finding.range.start.line ? ">" : " ";
    return `${mark} ${String(number + 1).padStart(width)} | ${terminalText(text)}`;
  });
  return fenceOf(shown, "text");
}

/**
 * Renders a sentence of ours as prose. A word is prose if it has only letters, digits and marks without a meaning
 * in Markdown. A possible mention, link, issue, commit, emoji or Markdown becomes code, and so does text in
 * backticks.
 */
export function renderSentence(text: string): string {
  return text
    .split(quoted)
    .map((part, at) => (at % 2 === 1 ? codeSpan(part) : prose(part, at === 0)))
    .join("");
}

/**
 * Matches text in backticks, with a space or nothing before it and an end mark or nothing after it: two code spans
 * that touch would become one.
 */
const quoted = /(?<=(?:^|\s)\(*)`([^`]+)`(?=[,;:.!?)]*(?:\s|$))/u;

/**
 * Renders text outside of backticks. Every word that GitHub could read as Markdown, a mention or a link becomes
 * code; plain words stay prose.
 */
function prose(text: string, isStart: boolean): string {
  const words = text.split(" ");
  const isProse = words.map(
    (word, at) =>
      word === "" ||
      marksAlone.test(word) ||
      (proseWord.test(word) &&
        !commitLike.test(word) &&
        terminalText(word) === word &&
        !(isStart && at === 0 && listMark.test(word))),
  );
  return words.map((word, at) => (isProse[at] === true ? word : codeThenMarks(word))).join(" ");
}

/**
 * Puts a word into code. Marks that end a sentence or a part of it, and brackets around the word, remain outside, so
 * that the sentence still reads well.
 */
function codeThenMarks(text: string): string {
  const [, opening = "", inner = text] = /^(\(*)(.*)$/su.exec(text) ?? [];
  const isWithin = opening !== "" || !inner.includes("(");
  const [, code = inner, marks = ""] =
    (isWithin ? /^(.*?[^,;:.)])([,;:.)]*)$/su : /^(.*[^,;:.])([,;:.]*)$/su).exec(inner) ?? [];
  return `${opening}${codeSpan(code)}${marks}`;
}

/** Matches marks that have no meaning in Markdown as long as no bracket is square. */
const marksAlone = /^(?:\(+|[,;:.!?)]+)$/u;

/**
 * Matches a number, or a word with brackets around it, end marks, and hyphens inside that no number follows: `GH-1`
 * is an issue.
 */
const proseWord =
  /^\(*"?(?:[-+]?\d+(?:\.\d+)*%?|[\p{L}\p{N}’]+(?:[-'](?=\p{L})[\p{L}\p{N}’]+)*%?)?"?[,;:.!?)]*$/u;
/** Matches text that GitHub links if such a commit exists. */
const commitLike = /[0-9a-f]{7,}/iu;
const listMark = /^\d+[.)]/u;

/** Makes a code span that ends only at its end: one line, with a fence longer than any run of backticks inside. */
export function codeSpan(text: string): string {
  return spanOf(terminalText(text));
}

/** Puts a message of a server on one line, because a list item ends at a line break. A dash replaces each break. */
export function onOneLine(text: string): string {
  return cut(text, messageLengthMax).replace(/\n\s*/gu, " — ");
}

/** Prints the parts of a line. `links` has the addresses of commits; null if they are unknown. */
export function markdownInline(all: readonly Inline[], links: ReportLinks | null = null): string {
  return all.map((one) => written(one, links)).join("");
}

/**
 * Prints one part of a line. Words of servers and people become code, because agents read Markdown and must not take
 * them for instructions.
 */
function written(one: Inline, links: ReportLinks | null): string {
  if (typeof one === "string") return renderSentence(cut(one, messageLengthMax));
  switch (one.kind) {
    case "place":
      return placeLink(one, links);
    case "code":
      return codeSpan(terminalName(cut(one.text, messageLengthMax)));
    case "commit":
      return links === null
        ? codeSpan(shortId(one.id))
        : `[${codeSpan(shortId(one.id))}](${links.server}/${links.repository}/commit/${one.id})`;
    case "said":
      return codeSpan(onOneLine(one.text));
    case "toned":
      return renderSentence(one.text);
    case "strong":
      return `**${renderSentence(one.text)}**`;
  }
}
