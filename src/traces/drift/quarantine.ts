/**
 * Reads the list of known divergences (`.lanser/quarantine.yml`). Only a divergence that is not in the list leads to an
 * issue or an exit code.
 */
import picomatch from "picomatch";
import { isNode, LineCounter, parseDocument } from "yaml";
import type { DivergenceClass } from "../../model/divergence.ts";
import { findNearest } from "../../model/nearest.ts";
import { validateQuarantineV1 } from "../../schemas/generated/quarantine.v1.ts";
import type { Suspect } from "./suspects.ts";

export const quarantinePath = ".lanser/quarantine.yml";

/** A known divergence, as people write it. */
export type QuarantineEntry = {
  readonly server: string;
  readonly class: DivergenceClass;
  /** Glob or folder; absent: every file. */
  readonly path?: string;
  /** Rule; absent: every rule. */
  readonly code?: string;
  /** Last day on which it counts, YYYY-MM-DD; absent: always. */
  readonly until?: string;
};

export type ReadQuarantine =
  | { readonly kind: "list"; readonly entries: readonly QuarantineEntry[] }
  | { readonly kind: "fault"; readonly line: number | null; readonly message: string };

/**
 * Reads the list; an empty text is an empty list. People write this file, so a fault says what to change, with the
 * 1-based line if the parser knows it. YAML aliases are refused, because a few lines of them can expand to gigabytes.
 */
export function readQuarantine(text: string): ReadQuarantine {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, uniqueKeys: true, strict: true });
  const problem = document.errors[0] ?? document.warnings[0];
  if (problem !== undefined) {
    const line = counter.linePos(problem.pos[0]).line;
    // The message of the yaml package tells programmers to call another function.
    if (problem.code === "MULTIPLE_DOCS")
      return { kind: "fault", line, message: "the file must have only one YAML document" };
    const message = problem.message.split(/ at line \d+, column \d+|\n/)[0] ?? "the file is not valid YAML";
    return { kind: "fault", line, message };
  }
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 0 }) ?? [];
  } catch {
    return { kind: "fault", line: null, message: "the file must not use YAML aliases" };
  }
  if (validateQuarantineV1(value)) {
    const entries = value as readonly QuarantineEntry[];
    const at = entries.findIndex(({ until }) => until !== undefined && !isInCalendar(until));
    if (at < 0) return { kind: "list", entries };
    const message = `entry ${at + 1}: the calendar has no day ${entries[at]?.until}`;
    return { kind: "fault", line: lineOf(document.getIn([at, "until"], true), counter), message };
  }
  const { instancePath = "", keyword = "", params = {} } = validateQuarantineV1.errors?.[0] ?? {};
  const [index, key] = instancePath.split("/").slice(1);
  const which = index === undefined ? "the file" : `entry ${Number(index) + 1}`;
  const what = key === undefined ? shapeFault(index, keyword, params) : `: \`${key}\` must be ${wanted(key)}`;
  return { kind: "fault", line: null, message: `${which}${what}` };
}

/** True if the day exists. An entry with `until: 2027-02-31` would end on another day than its author wanted. */
function isInCalendar(day: string): boolean {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return date <= days;
}

function lineOf(node: unknown, counter: LineCounter): number | null {
  return isNode(node) && node.range ? counter.linePos(node.range[0]).line : null;
}

/** Describes a violation of the schema as the rest of a sentence that begins with the file or the entry. */
function shapeFault(
  index: string | undefined,
  keyword: string,
  params: Readonly<Record<string, unknown>>,
): string {
  if (keyword === "required") return ` has no \`${params["missingProperty"]}\``;
  if (keyword !== "additionalProperties")
    return ` must be a ${index === undefined ? "list of entries" : "mapping"} with \`server\` and \`class\``;
  const key = String(params["additionalProperty"]);
  const near = findNearest(key, ["server", "class", "path", "code", "until"]);
  return ` has the unknown key \`${key}\`${near === undefined ? "" : `; did you mean \`${near}\`?`}`;
}

function wanted(key: string): string {
  if (key === "class") return "one of D1 to D9";
  return key === "until" ? "a day such as 2027-01-31" : "a text";
}

/**
 * Returns the suspects that no current entry covers. Entries have a last day, so that a known flake is examined again.
 * `today` is YYYY-MM-DD, which sorts as text.
 */
export function notListed(
  suspects: readonly Suspect[],
  entries: readonly QuarantineEntry[],
  today: string,
): readonly Suspect[] {
  const current = entries.filter(({ until }) => until === undefined || today <= until);
  return suspects.filter((one) => !current.some((entry) => covers(entry, one)));
}

/** True if the path matches the glob `named`, or is in the folder `named`. */
function isAt(path: string, named: string): boolean {
  return picomatch.isMatch(path, named, { dot: true }) || path.startsWith(`${named.replace(/\/$/u, "")}/`);
}

/** True if an entry covers a suspect. An entry without a path or a rule covers all paths or rules. */
function covers(entry: QuarantineEntry, { server, class: of, path, code }: Suspect): boolean {
  return (
    entry.server === server &&
    entry.class === of &&
    (entry.code === undefined || entry.code === code) &&
    (entry.path === undefined || (path !== null && isAt(path, entry.path)))
  );
}
