/** One finding in Markdown: its line, what is known of it, its code. Every text from outside stands in code. */
import {
  type Cause,
  type ComparedFinding,
  isInHead,
  type Place,
  type Severity,
  sideOf,
} from "../../core/finding.ts";
import type { Excerpt, Report } from "../../core/report.ts";
import { cut, shortId } from "../../core/text.ts";
import { fenceOf, spanOf } from "../../core/visible.ts";
import { terminalName, terminalText } from "../escape.ts";
import { brokenBy, causeLabel, policyRemarks, unprovenText } from "../words.ts";

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
};

/** `server` is GitHub's address, `repository` is OWNER/NAME; the commits are those whose lines the report names. */
export type Links = {
  readonly server: string;
  readonly repository: string;
  readonly base: string | null;
  readonly head: string | null;
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
  const details = [
    ...(waived === undefined
      ? []
      : [`**Waived** by ${codeSpan(waived.by)}: ${codeSpan(cut(waived.reason, messageLengthMax))}`]),
    ...policyRemarks(finding),
    ...(finding.proof?.kind === "unproven"
      ? [`${unprovenText}: ${codeSpan(cut(finding.proof.probe, messageLengthMax))}`]
      : []),
    `${cause === null ? codeSpan(finding.why) : causeText(cause, options)} · ${codeSpan(`sha256:${shortId(finding.id)}`)}`,
  ];
  const excerpt = hasCode ? (report.excerpts.get(finding.id)?.head ?? null) : null;
  const code = excerpt === null ? [] : fence(excerpt, finding).map((text) => `  ${text}`);
  return [line(finding, options), ...details.map((text) => `  <br>${text}`), "", ...code, "", ""].join("\n");
}

function causeText(cause: Cause, options: MarkdownOptions): string {
  const { broken, at } = brokenBy(cause);
  const label = causeLabel(cause);
  const symbol = label === null ? "" : codeSpan(label);
  const place = `${terminalName(cause.path)}:${cause.range.start.line + 1}`;
  return `${broken}${symbol}${at}${linkTo(place, cause, isInHead(cause) ? "head" : "base", options)}`;
}

export function line(finding: ComparedFinding, options: MarkdownOptions): string {
  const code = finding.code === null ? "" : ` ${codeSpan(finding.code)}`;
  const side = sideOf(finding);
  const seen = finding.seen === null ? "" : ` (${seenWords(finding.seen)})`;
  return `- ${placeLink(finding, side, options)} ${finding.severity}${code}: ${codeSpan(messageOf(finding))}${seen}`;
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
 * A sentence as prose where every character of it is only that: letters, digits, and marks that nothing is made of. What could be a
 * mention, a link, an issue, an emoji or Markdown stands in code.
 */
export function sentence(text: string): string {
  return isProse.test(text) ? text : codeSpan(text);
}

const isProse = /^(?:[\p{L}\p{N} ,;()%’]|: |-(?!\d)|\.(?= |$))+$/u;

/** A code span that ends nowhere but at its end: one line, with a fence longer than any run of backticks inside. */
export function codeSpan(text: string): string {
  return spanOf(terminalText(text));
}
