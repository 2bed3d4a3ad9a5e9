/** One finding in Markdown: its line, what is known of it, its code. What a server says, and why somebody waived it, stands in code: agents read it. */

import {
  type Cause,
  type ComparedFinding,
  isInHead,
  type Place,
  type Severity,
  sideOf,
} from "../../model/finding.ts";
import type { Excerpt, Report } from "../../model/report.ts";
import type { RewardStep } from "../../model/reward-step.ts";
import { ruleName } from "../../model/rules.ts";
import type { Suggestion } from "../../model/suggestion.ts";
import { cut, shortId } from "../../model/text.ts";
import { fenceOf, spanOf } from "../../model/visible.ts";
import { terminalName, terminalText } from "../escape.ts";
import { ruleAddress } from "../rules.ts";
import { suggestionDiff, suggestionTitle } from "../suggestion.ts";
import {
  alsoFoundBy,
  blameText,
  brokenBy,
  causeLabel,
  policyRemarks,
  unprovenText,
  waivedBy,
} from "../words.ts";

export type MarkdownOptions = {
  /** The command that gives this report again. */
  readonly reproduce: string;
  readonly show: Severity;
  /** Of the whole text. */
  readonly bytesMax: number;
  /** Where the code of a side can be looked at; null where that is unknown. */
  readonly links: Links | null;
  /** What went wrong around the report: a surface that could not be posted. */
  readonly notes: readonly string[];
  /** Of a run that looked at each commit. */
  readonly steps?: readonly RewardStep[];
};

/** `server` is GitHub's address, `repository` is OWNER/NAME; the commits are those whose lines the report names. */
export type Links = {
  readonly server: string;
  readonly repository: string;
  readonly base: string | null;
  readonly head: string | null;
  /** The run that measured, below which its artifacts stand; absent where unknown. */
  readonly run?: string;
  /** The check run that was posted; absent where there is none, or not yet. */
  readonly check?: string;
  /** Of the pull request; absent where there is none. */
  readonly checks?: string;
};

export const messageLengthMax = 1_000;
/** One side's lines of a finding. */
const codeLinesMax = 9;

export function wholeEntry(
  report: Report,
  finding: ComparedFinding,
  options: MarkdownOptions,
  hasCode: boolean,
): string {
  const { waived, cause } = finding;
  const blame = blameText(finding);
  const also = alsoFoundBy(finding);
  const details = [
    ...(blame === null ? [] : [blame]),
    ...(also === null ? [] : [codeSpan(cut(also, messageLengthMax))]),
    ...(waived === undefined
      ? []
      : [`**Waived** by ${codeSpan(waivedBy(waived))}: ${codeSpan(cut(waived.reason, messageLengthMax))}`]),
    ...policyRemarks(finding),
    ...(finding.suggestion === undefined ? [] : [suggestedText(finding.suggestion)]),
    ...(finding.proof?.kind === "unproven"
      ? [`${unprovenText}: ${codeSpan(cut(finding.proof.probe, messageLengthMax))}`]
      : []),
    `${cause === null ? sentence(finding.why) : causeText(cause, options)} · ${codeSpan(shortId(finding.id))}`,
  ];
  const excerpt = hasCode ? (report.excerpts.get(finding.id)?.head ?? null) : null;
  const code = excerpt === null ? [] : fence(excerpt, finding).map((text) => `  ${text}`);
  const suggested = hasCode ? suggestionFence(finding).map((text) => `  ${text}`) : [];
  return [
    line(finding, options),
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

/** Each line made safe: here it is read, and in the review comment it is taken. */
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

export function line(finding: ComparedFinding, options: MarkdownOptions): string {
  const rule = ruleName(finding);
  const code = rule === null ? "" : ` ${ruleLink(finding, rule)}`;
  const side = sideOf(finding);
  const seen = finding.seen === null ? "" : ` (${seenWords(finding.seen)})`;
  return `- ${placeLink(finding, side, options)} ${finding.severity}${code}: ${codeSpan(messageOf(finding))}${seen}`;
}

function ruleLink(finding: ComparedFinding, rule: string): string {
  const address = ruleAddress(finding);
  return address === null ? codeSpan(rule) : `[${codeSpan(rule)}](${address})`;
}

/** On one line, as at the terminal: what a server indents below a message stands behind a dash. */
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

/** A link is made of our own commit and of percent-encoded names, never of a server's text. */
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

/** Code with its line numbers; the fence is longer than any run of backticks in it. */
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
 * A sentence of ours as prose. A word is prose where every character of it is only that: letters, digits, and marks that nothing is
 * made of. What could be a mention, a link, an issue, a commit, an emoji or Markdown stands in code, and so does what stands in
 * backticks.
 */
export function sentence(text: string): string {
  return text
    .split(quoted)
    .map((part, at) => (at % 2 === 1 ? codeSpan(part) : prose(part, at === 0)))
    .join("");
}

/** In backticks, with a space or nothing around it and what ends it: two code spans that touch would be one. */
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

/** What ends a sentence or a part of it is none of the code, and neither are brackets around it. */
function codeThenMarks(text: string): string {
  const [, opening = "", inner = text] = /^(\(*)(.*)$/su.exec(text) ?? [];
  const isWithin = opening !== "" || !inner.includes("(");
  const [, code = inner, marks = ""] =
    (isWithin ? /^(.*?[^,;:.)])([,;:.)]*)$/su : /^(.*[^,;:.])([,;:.]*)$/su).exec(inner) ?? [];
  return `${opening}${codeSpan(code)}${marks}`;
}

/** Nothing is made of these where no bracket is square. */
const marksAlone = /^(?:\(+|[,;:.!?)]+)$/u;

/** A number, or a word with brackets around it, what ends it, and hyphens inside that no number follows: `GH-1` is an issue. */
const proseWord =
  /^\(*"?(?:[-+]?\d+(?:\.\d+)*%?|[\p{L}\p{N}’]+(?:[-'](?=\p{L})[\p{L}\p{N}’]+)*%?)?"?[,;:.!?)]*$/u;
/** GitHub makes a link of it where there is such a commit. */
const commitLike = /[0-9a-f]{7,}/iu;
const listMark = /^\d+[.)]/u;

/** A code span that ends nowhere but at its end: one line, with a fence longer than any run of backticks inside. */
export function codeSpan(text: string): string {
  return spanOf(terminalText(text));
}
