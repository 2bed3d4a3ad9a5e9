/**
 * Renders one finding in Markdown: its line, its facts, its code. Text of a server, and the reason of a waiver, is
 * in code: agents read it.
 */

import {
  type Cause,
  type ComparedFinding,
  isInHead,
  type Place,
  type Severity,
  sideOfFinding,
} from "../../model/finding.ts";
import type { Excerpt, Report } from "../../model/report.ts";
import type { RewardStep } from "../../model/reward-step.ts";
import { ruleName } from "../../model/rules.ts";
import type { Suggestion } from "../../model/suggestion.ts";
import { cut, shortId } from "../../model/text.ts";
import { fenceOf, spanOf } from "../../model/visible.ts";
import type { Inline } from "../blocks.ts";
import { terminalName, terminalText } from "../escape.ts";
import { remarksOn } from "../remarks.ts";
import { ruleAddress } from "../rules.ts";
import { suggestionDiff, suggestionTitle } from "../suggestion.ts";
import { brokenBy, causeLabel } from "../words.ts";

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

export const messageLengthMax = 1_000;
/** Maximum number of lines of one side. */
const codeLinesMax = 9;

export function wholeEntry(
  report: Report,
  finding: ComparedFinding,
  options: MarkdownOptions,
  hasCode: boolean,
): string {
  const { cause } = finding;
  const details = [
    ...remarksOn(finding).map(({ text }) => markdownInline(text)),
    ...(finding.suggestion === undefined ? [] : [suggestedText(finding.suggestion)]),
    `${cause === null ? renderSentence(finding.why) : causeText(cause, options)} · ${codeSpan(shortId(finding.id))}`,
  ];
  const excerpt = hasCode ? (report.excerpts.get(finding.id)?.head ?? null) : null;
  const code = excerpt === null ? [] : fence(excerpt, finding).map((text) => `  ${text}`);
  const suggested = hasCode ? suggestionFence(finding).map((text) => `  ${text}`) : [];
  return [
    findingLine(finding, options),
    ...details.map((text) => `  <br>${text}`),
    "",
    ...code,
    ...suggested,
    "",
    "",
  ].join("\n");
}

function suggestedText(suggestion: Suggestion): string {
  const { server, title } = suggestionTitle(suggestion);
  return `${codeSpan(server)} suggests: ${codeSpan(title)}`;
}

/**
 * Shows the suggestion as a diff, each line made safe: here it is only read; the review comment is the one to
 * apply.
 */
function suggestionFence({ suggestion }: ComparedFinding): readonly string[] {
  if (suggestion === undefined) return [];
  const lines = suggestionDiff(suggestion).slice(0, suggestedLinesMax);
  return fenceOf(
    lines.map(({ kind, text }) => `${signs[kind]}${terminalText(text)}`),
    "diff",
  );
}

const suggestedLinesMax = 12;
const signs = { same: " ", removed: "-", added: "+" } as const;

function causeText(cause: Cause, options: MarkdownOptions): string {
  const { broken, at } = brokenBy(cause);
  const label = causeLabel(cause);
  const symbol = label === null ? "" : codeSpan(label);
  const place = `${terminalName(cause.path)}:${cause.range.start.line + 1}`;
  return `${broken}${symbol}${at}${linkTo(place, cause, isInHead(cause) ? "head" : "base", options)}`;
}

export function findingLine(finding: ComparedFinding, options: MarkdownOptions): string {
  const rule = ruleName(finding);
  const code = rule === null ? "" : ` ${ruleLink(finding, rule)}`;
  const side = sideOfFinding(finding);
  const seen = finding.seen === null ? "" : ` (${seenWords(finding.seen)})`;
  return `- ${placeLink(finding, side, options)} ${finding.severity}${code}: ${codeSpan(messageOf(finding))}${seen}`;
}

function ruleLink(finding: ComparedFinding, rule: string): string {
  const address = ruleAddress(finding);
  return address === null ? codeSpan(rule) : `[${codeSpan(rule)}](${address})`;
}

/** Puts the message on one line, as at the terminal: an indented line of the server follows a dash. */
function messageOf({ message }: ComparedFinding): string {
  return cut(message, messageLengthMax).replace(/\n\s*/gu, " — ");
}

function seenWords({ base, head }: NonNullable<ComparedFinding["seen"]>): string {
  const words = (schedules: readonly string[]) =>
    schedules.length === 0 ? "never" : schedules.join(" and ");
  return `base: ${words(base)}; head: ${words(head)}`;
}

function placeLink(place: Place, side: "base" | "head", options: MarkdownOptions): string {
  const { line, character } = place.range.start;
  return linkTo(`${terminalName(place.path)}:${line + 1}:${character + 1}`, place, side, options);
}

/** Links a place. The link consists of our own commit and percent-encoded names, never of a server's text. */
export function linkTo(
  text: string,
  { path, range }: Place,
  side: "base" | "head",
  { links }: MarkdownOptions,
): string {
  const shown = codeSpan(text);
  const commit = links?.[side] ?? null;
  if (links === null || commit === null) return shown;
  const name = path.split("/").map(encoded).join("/");
  return `[${shown}](${links.server}/${links.repository.split("/").map(encoded).join("/")}/blob/${commit}/${name}#L${range.start.line + 1})`;
}

function encoded(segment: string): string {
  const percent = (one: string) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(segment.toWellFormed()).replace(/[!'()*~]/gu, percent);
}

/** Shows code with its line numbers; the fence is longer than any run of backticks in it. */
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

/** Puts a word into code. Marks that end a sentence or a part of it, and brackets around the word, remain outside. */
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

/** Prints a line. */
export function markdownInline(all: readonly Inline[]): string {
  return all.map(written).join("");
}

function written(one: Inline): string {
  if (typeof one === "string") return renderSentence(cut(one, messageLengthMax));
  switch (one.kind) {
    case "place":
      return codeSpan(`${terminalName(one.path)}${one.position}`);
    case "code":
      return codeSpan(terminalName(cut(one.text, messageLengthMax)));
    case "said":
      return codeSpan(cut(one.text, messageLengthMax).replace(/\n\s*/gu, " — "));
    case "toned":
      return renderSentence(one.text);
    case "strong":
      return `**${renderSentence(one.text)}**`;
  }
}
