/**
 * Defines the raw diagnostic, the unit by which runs are compared: everything that a server sends about one diagnostic.
 * Its order is total, so that a comparison gives the same pairs on every machine.
 */
import { type Finding, type Position, type Range, type Severity, severities } from "../../model/finding.ts";
import { canonical, readMember } from "../../model/json.ts";
import {
  compareNullableText,
  comparePaths,
  compareRanges,
  compareText,
  type Order,
} from "../../model/order.ts";
import { shorten } from "../../model/text.ts";

/** A diagnostic as a server sent it, with positions as in LSP (0-based). */
export type RawDiagnostic = {
  /** Path relative to the root. */
  readonly path: string;
  readonly range: Range;
  /** Null if the server sent none. */
  readonly severity: Severity | null;
  readonly source: string | null;
  readonly code: string | null;
  readonly message: string;
  /** RFC 8785 text of the tags; empty for none, and if only findings are known, which have none. */
  readonly tags: string;
  /** RFC 8785 text of the related information; empty for none. */
  readonly related: string;
};

/**
 * Returns a finding as a raw diagnostic, so that the same code compares findings and the diagnostics in traces. Tags are
 * empty, because findings have none.
 */
export function rawOfFinding(finding: Finding): RawDiagnostic {
  const { path, range, severity, source, code, message, related } = finding;
  return {
    path,
    range,
    severity,
    source,
    code,
    message,
    tags: "",
    related: related === undefined ? "" : canonical(related),
  };
}

/** Returns unreachable code as a hint without a rule, since an observation keeps only its range. */
export function rawOfUnreachable(path: string, range: Range): RawDiagnostic {
  const none = { source: null, code: null, tags: "", related: "" };
  return { path, range, severity: "hint", message: "unreachable", ...none };
}

/**
 * Reads a diagnostic from a message of the protocol. A diagnostic without a message or a range keeps its full JSON as
 * the message, so that two different invalid ones do not count as equal.
 */
export function rawOfDiagnostic(path: string, item: unknown): RawDiagnostic {
  const [message, range] = [textOf(readMember(item, "message")), rangeOf(readMember(item, "range"))];
  const severity = readMember(item, "severity");
  const [tags, related] = [readMember(item, "tags"), readMember(item, "relatedInformation")];
  return {
    path,
    range: range ?? { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
    severity: typeof severity === "number" ? (severities[severity - 1] ?? null) : null,
    source: nullable(readMember(item, "source")),
    code: nullable(readMember(item, "code")),
    message: message === undefined || range === undefined ? canonical(item) : message,
    tags: tags === undefined ? "" : canonical(tags),
    related: related === undefined ? "" : canonical(related),
  };
}

function nullable(value: unknown): string | null {
  if (value === undefined || value === null || value === "") return null;
  return typeof value === "string" ? value : canonical(value);
}

/** Returns the text of a message: a string, or the `value` of MarkupContent, which LSP 3.18 allows. */
function textOf(value: unknown): string | undefined {
  const marked = typeof value === "string" ? value : readMember(value, "value");
  return typeof marked === "string" ? marked : undefined;
}

function rangeOf(value: unknown): Range | undefined {
  const [start, end] = [positionOf(readMember(value, "start")), positionOf(readMember(value, "end"))];
  return start === undefined || end === undefined ? undefined : { start, end };
}

function positionOf(value: unknown): Position | undefined {
  const [line, character] = [readMember(value, "line"), readMember(value, "character")];
  return typeof line === "number" && typeof character === "number" ? { line, character } : undefined;
}

/**
 * Compares all fields; zero only if all are equal. Pairs and lists use this order, so they are the same on each
 * machine.
 */
export function compareRaw(left: RawDiagnostic, right: RawDiagnostic): Order {
  return (
    comparePaths(left.path, right.path) ||
    compareRanges(left.range, right.range) ||
    compareNullableText(left.severity, right.severity) ||
    compareNullableText(left.source, right.source) ||
    compareNullableText(left.code, right.code) ||
    compareText(left.message, right.message) ||
    compareText(left.tags, right.tags) ||
    compareText(left.related, right.related)
  );
}

/** Returns a key that is equal only if all fields are equal, so that a map or a digest can count equal diagnostics. */
export function rawKey({
  path,
  range,
  severity,
  source,
  code,
  message,
  tags,
  related,
}: RawDiagnostic): string {
  return JSON.stringify([path, ...numbersOf(range), severity, source, code, message, tags, related]);
}

export function numbersOf({ start, end }: Range): readonly number[] {
  return [start.line, start.character, end.line, end.character];
}

const shownLengthMax = 400;

/**
 * Writes a diagnostic on one line for people, with 1-based positions: `3:1-3:6 error Pyright(reportCall): message`.
 * Dashes join the lines of the message. Tags and related places are included, because two diagnostics can differ only
 * in them. The line is cut at 400 characters.
 */
export function rawLine({ range, severity, source, code, message, tags, related }: RawDiagnostic): string {
  const { start, end } = range;
  const place = `${start.line + 1}:${start.character + 1}-${end.line + 1}:${end.character + 1}`;
  const rule = code === null ? (source ?? "") : `${source ?? ""}(${code})`;
  const extras = [tags === "" ? "" : ` tags ${tags}`, related === "" ? "" : ` related ${related}`].join("");
  const flat = message.replace(/\s*\n\s*/gu, " \u2014 ");
  return shortenShown(`${place} ${severity ?? "no severity"} ${rule}: ${flat}${extras}`);
}

export function shortenShown(text: string): string {
  return shorten(text, shownLengthMax);
}
