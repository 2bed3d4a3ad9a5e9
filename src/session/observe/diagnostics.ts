/** Converts diagnostics of the protocol to findings: strict about shape, explicit about everything that is left out. */
import {
  type Diagnostic,
  type DiagnosticRelatedInformation,
  DiagnosticSeverity,
  DocumentDiagnosticReportKind,
  type FullDocumentDiagnosticReport,
  type Location,
  type MarkupContent,
  type Position as ProtocolPosition,
  type Range as ProtocolRange,
} from "vscode-languageserver-protocol";
import type { UnknownReason } from "../../model/codes.ts";
import type { Finding, Place, Position, Range, Severity } from "../../model/finding.ts";
import { readMember } from "../../model/json.ts";
import { comparePositions } from "../../model/order.ts";
import { placeFromUri } from "../../model/paths.ts";
import type { UnreachableCode } from "../../model/probe.ts";
import { rangeWithin, splitText } from "../../model/text.ts";
import type { Profile } from "../../servers/profile.ts";

type Read =
  | {
      readonly kind: "findings";
      readonly findings: readonly Finding[];
      readonly unreachable: readonly UnreachableCode[];
      readonly silent: readonly string[];
      readonly severitiesAssumed: number;
      readonly cut: number;
    }
  | { readonly kind: "unknown"; readonly reason: UnknownReason };

export type ReadOptions = {
  readonly profile: Profile;
  readonly path: string;
  readonly text: string;
  /** The folder of the project, absolute. */
  readonly root: string;
  /** Makes the server's absolute places relative. */
  readonly relative: (message: string) => string;
  readonly symbolAt: (range: Range) => string | null;
};

const severityNames = {
  [DiagnosticSeverity.Error]: "error",
  [DiagnosticSeverity.Warning]: "warning",
  [DiagnosticSeverity.Information]: "information",
  [DiagnosticSeverity.Hint]: "hint",
} as const satisfies Readonly<Record<DiagnosticSeverity, Severity>>;

/**
 * Reads the report about one file and returns its findings. One malformed item or range makes the whole file unknown,
 * because the other items of such a report cannot be trusted. Also counts what was assumed or cut, for the limits.
 */
export function readReport(report: unknown, options: ReadOptions): Read {
  // "unchanged" answers a `previousResultId`, which Lanser never sends. So the server did not check the file.
  if (readMember<FullDocumentDiagnosticReport>(report, "kind") !== DocumentDiagnosticReportKind.Full)
    return { kind: "unknown", reason: "malformed" };
  const items = readMember<FullDocumentDiagnosticReport>(report, "items");
  if (!Array.isArray(items)) return { kind: "unknown", reason: "malformed" };
  const { limits } = options.profile;
  if (items.length > limits.diagnosticsPerFileMax) return { kind: "unknown", reason: "too-many-findings" };
  const documentLines = items.length === 0 ? [] : splitText(options.text);
  const findings: Finding[] = [];
  const unreachable: UnreachableCode[] = [...silencedIn(options)];
  let severitiesAssumed = 0;
  let cut = 0;
  for (const item of items as unknown[]) {
    const sent = readRange(readMember<Diagnostic>(item, "range"));
    const converted =
      sent !== undefined && options.profile.countsCodePoints === true ? inUnits(sent, documentLines) : sent;
    const range =
      converted !== undefined && options.profile.clampsColumns === true
        ? withinLines(converted, documentLines)
        : converted;
    const message = readMessage(readMember<Diagnostic>(item, "message"));
    if (message === undefined) return { kind: "unknown", reason: "malformed" };
    if (range === undefined || !rangeWithin(documentLines, range))
      return { kind: "unknown", reason: "bad-range" };
    const rated = readSeverity(readMember<Diagnostic>(item, "severity"));
    // The protocol leaves a missing severity to the client. A gate must not pass because of it, so it is an error.
    const severity = rated ?? DiagnosticSeverity.Error;
    if (rated === undefined) severitiesAssumed += 1;
    if (!options.profile.isFinding(severity, message)) {
      if (options.profile.isUnreachable(message)) unreachable.push({ ...range, message });
      continue;
    }
    // Paths become relative before the cut, so that the cut does not depend on the length of this machine's paths.
    const portable = options.relative(message);
    if (portable.length > limits.messageLengthMax) cut += 1;
    findings.push({
      server: options.profile.id,
      source: sourceOf(readMember<Diagnostic>(item, "source"), options),
      code: readText(readMember<Diagnostic>(item, "code")),
      severity: severityNames[severity],
      message: portable.slice(0, limits.messageLengthMax).toWellFormed(),
      path: options.path,
      range,
      symbol: options.symbolAt(range),
      ...relatedOf(readMember<Diagnostic>(item, "relatedInformation"), options.root),
    });
  }
  const silent = options.profile.compiler === undefined ? undefined : readMember(report, "silent");
  return {
    kind: "findings",
    findings,
    unreachable,
    silent: Array.isArray(silent) ? silent.filter((one) => typeof one === "string") : [],
    severitiesAssumed,
    cut,
  };
}

/**
 * Returns the lines that a comment excludes from the check, marked like unreachable code: a probe there must not expect
 * a finding.
 */
function silencedIn({ profile, text }: ReadOptions): readonly UnreachableCode[] {
  const silenced = profile.silencedLines?.(text) ?? [];
  return silenced.map((line) => ({
    start: { line, character: 0 },
    end: { line: line + 1, character: 0 },
    message: "a comment excludes this line from the check",
  }));
}

/**
 * Converts columns in code points to UTF-16, for servers that violate the protocol in this way (`countsCodePoints`). A
 * column behind the line stays behind it, so that the range is rejected later.
 */
function inUnits(range: Range, texts: readonly string[]): Range {
  const counted = ({ line, character }: Position): Position => {
    const points = [...(texts[line] ?? "")];
    const before = points.slice(0, character).join("").length;
    return { line, character: before + Math.max(0, character - points.length) };
  };
  return { start: counted(range.start), end: counted(range.end) };
}

/**
 * Repairs a range: puts start before end, and limits both to their lines. Servers with `clampsColumns` merge two
 * diagnostics of one kind on a line, and the result begins with the later and ends with the earlier.
 */
function withinLines(range: Range, texts: readonly string[]): Range {
  const [start, end] = [range.start, range.end].sort(comparePositions) as [Position, Position];
  const within = ({ line, character }: Position) => ({
    line,
    character: Math.min(character, texts[line]?.length ?? character),
  });
  return { start: within(start), end: within(end) };
}

/**
 * Reads the source of a diagnostic and makes paths in it relative. Some servers name the file that defines a rule
 * there, and that path differs between machines.
 */
function sourceOf(value: unknown, { relative }: ReadOptions): string | null {
  const source = readText(value);
  return source === null ? null : relative(source);
}

const relatedMax = 16;

/**
 * Reads the related places of a diagnostic, at most `relatedMax`. Places outside of the project are left out, because
 * their paths differ between machines. Returns no member for an empty list.
 */
function relatedOf(value: unknown, root: string): { readonly related?: readonly Place[] } {
  const items = Array.isArray(value) ? (value as unknown[]).slice(0, relatedMax) : [];
  const related = items.flatMap((item): Place[] => {
    const location = readMember<DiagnosticRelatedInformation>(item, "location");
    const uri = readMember<Location>(location, "uri");
    const range = readRange(readMember<Location>(location, "range"));
    const place = typeof uri === "string" && range !== undefined ? placeFromUri(root, uri, range) : undefined;
    return place === undefined ? [] : [place];
  });
  return related.length === 0 ? {} : { related };
}

/** Reads a range of the protocol; undefined if it has another shape or a negative number. */
export function readRange(value: unknown): Range | undefined {
  const start = readPosition(readMember<ProtocolRange>(value, "start"));
  const end = readPosition(readMember<ProtocolRange>(value, "end"));
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** Reads a position of the protocol (0-based, UTF-16); undefined if it has another shape or a negative number. */
function readPosition(value: unknown): Range["start"] | undefined {
  const line = readMember<ProtocolPosition>(value, "line");
  const character = readMember<ProtocolPosition>(value, "character");
  return Number.isSafeInteger(line) &&
    Number.isSafeInteger(character) &&
    (line as number) >= 0 &&
    (character as number) >= 0
    ? { line: line as number, character: character as number }
    : undefined;
}

function readSeverity(value: unknown): DiagnosticSeverity | undefined {
  return Object.values(DiagnosticSeverity).find((one) => one === value);
}

/** A string, or since LSP 3.18 marked-up text. */
function readMessage(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  const marked = readMember<MarkupContent>(value, "value");
  return typeof marked === "string" ? marked : undefined;
}

function readText(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value.toWellFormed().slice(0, 1_024) : null;
}
