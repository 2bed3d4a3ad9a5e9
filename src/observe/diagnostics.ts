/** From the protocol's diagnostics to findings: strict about shape, explicit about everything that is left out. */
import type { Finding, Place, Range, Severity } from "../core/finding.ts";
import { placeIn } from "../core/paths.ts";
import { lines, rangeWithin } from "../core/text.ts";
import { field } from "../lsp/answers.ts";
import type { Profile } from "../servers/profile.ts";
import type { UnknownReason } from "./observation.ts";

export type Read =
  | {
      readonly kind: "findings";
      readonly findings: readonly Finding[];
      readonly unreachable: readonly Range[];
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

const severityNames = ["error", "warning", "information", "hint"] as const satisfies readonly Severity[];

/** Reads the answer to one `textDocument/diagnostic`. */
export function readReport(report: unknown, options: ReadOptions): Read {
  // "unchanged" is an answer to a previousResultId, which is never sent: the server has not looked.
  if (field(report, "kind") !== "full") return { kind: "unknown", reason: "malformed" };
  const items = field(report, "items");
  if (!Array.isArray(items)) return { kind: "unknown", reason: "malformed" };
  const { limits } = options.profile;
  if (items.length > limits.diagnosticsPerFileMax) return { kind: "unknown", reason: "too-many-findings" };
  const documentLines = items.length === 0 ? [] : lines(options.text);
  const findings: Finding[] = [];
  const unreachable: Range[] = [];
  let severitiesAssumed = 0;
  let cut = 0;
  for (const item of items as unknown[]) {
    const range = readRange(field(item, "range"));
    const message = readMessage(field(item, "message"));
    if (message === undefined) return { kind: "unknown", reason: "malformed" };
    if (range === undefined || !rangeWithin(documentLines, range))
      return { kind: "unknown", reason: "bad-range" };
    const said = field(item, "severity");
    const isKnown = said === 1 || said === 2 || said === 3 || said === 4;
    // The protocol leaves a missing severity to the client; for a gate the safe reading is an error.
    const severity = isKnown ? said : 1;
    if (!isKnown) severitiesAssumed += 1;
    if (!options.profile.isFinding(severity)) {
      if (options.profile.isUnreachable(message)) unreachable.push(range);
      continue;
    }
    // Before it is cut: where that falls must not depend on how long this machine's paths are.
    const told = options.relative(message);
    if (told.length > limits.messageLengthMax) cut += 1;
    findings.push({
      server: options.profile.id,
      source: readText(field(item, "source")),
      code: readText(field(item, "code")),
      severity: severityNames[severity - 1] ?? "error",
      message: told.slice(0, limits.messageLengthMax).toWellFormed(),
      path: options.path,
      range,
      symbol: options.symbolAt(range),
      ...relatedOf(field(item, "relatedInformation"), options.root),
    });
  }
  return { kind: "findings", findings, unreachable, severitiesAssumed, cut };
}

const relatedMax = 16;

/** Places outside of the project are left out, and so is an empty list. */
function relatedOf(value: unknown, root: string): { readonly related?: readonly Place[] } {
  const items = Array.isArray(value) ? (value as unknown[]).slice(0, relatedMax) : [];
  const related = items.flatMap((item): Place[] => {
    const location = field(item, "location");
    const [uri, range] = [field(location, "uri"), readRange(field(location, "range"))];
    const place = typeof uri === "string" && range !== undefined ? placeIn(root, uri, range) : undefined;
    return place === undefined ? [] : [place];
  });
  return related.length === 0 ? {} : { related };
}

export function readRange(value: unknown): Range | undefined {
  const start = readPosition(field(value, "start"));
  const end = readPosition(field(value, "end"));
  return start === undefined || end === undefined ? undefined : { start, end };
}

function readPosition(value: unknown): Range["start"] | undefined {
  const line = field(value, "line");
  const character = field(value, "character");
  return Number.isSafeInteger(line) &&
    Number.isSafeInteger(character) &&
    (line as number) >= 0 &&
    (character as number) >= 0
    ? { line: line as number, character: character as number }
    : undefined;
}

/** A string, or since LSP 3.18 marked-up text. */
function readMessage(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  const marked = field(value, "value");
  return typeof marked === "string" ? marked : undefined;
}

function readText(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value.toWellFormed().slice(0, 1_024) : null;
}
