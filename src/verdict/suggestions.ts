/**
 * Turns fixes that servers offer for new findings into lines that a reviewer can apply. A suggestion is shown only if
 * the diff shows all its lines, and only if servers do not offer different code there. It decides nothing, and nothing
 * is applied.
 */

import { alignLines } from "../match/lines.ts";
import { limit } from "../model/codes.ts";
import { type ComparedFinding, findingsOf } from "../model/finding.ts";
import type { Fix, FixedFinding, OfferedFixes } from "../model/fixes.ts";
import { canonical, isSameJson, makeWellFormed } from "../model/json.ts";
import { compareRanges } from "../model/order.ts";
import type { Limit, Report } from "../model/report.ts";
import { isReadable, rangesOverlap, type Suggestion } from "../model/suggestion.ts";
import { lineStarts, splitText } from "../model/text.ts";
import type { FixesRun, RunRecord, ServerRun, SideRun } from "./record.ts";
import type { RootSessions } from "./sessions.ts";

/** Lines of head that a diff shows together; the end is exclusive. */
type Window = { readonly start: number; readonly end: number };

/** Maximum number of findings per server: each costs a query, and a reviewer reads no more. */
const findingsMax = 60;
/** Number of lines that git and GitHub show around a changed line. */
const linesAround = 3;

type Measured = Pick<ServerRun, "sides" | "comparison">;
type Asked = Pick<RootSessions, "root" | "sessions"> & { readonly sides: Readonly<Record<"head", SideRun>> };

/** Queries fixes, one root after the other; each finding is queried in the first root that has it. */
export async function askForFixes(
  { changedFiles }: Pick<RunRecord, "changedFiles">,
  { sides, comparison }: Measured,
  roots: readonly Asked[],
): Promise<FixesRun | null> {
  if (roots.every(({ sessions }) => sessions.fixes === undefined)) return null;
  const shown = windowsOf(changedFiles, sides);
  const wanted = comparison.findings.filter(
    ({ state, path, range: { start } }) =>
      state === "new" && shown(path).some((one) => one.start <= start.line && start.line < one.end),
  );
  const left = new Map(wanted.slice(0, findingsMax).map((one) => [keyOf(one), one] as const));
  const offered: OfferedFixes[] = [];
  const limits: Limit[] = [];
  for (const { sessions, sides: own } of roots) {
    if (sessions.fixes === undefined) continue;
    const asked = findingsOf(own.head.observation).flatMap((one) => {
      const found = left.get(keyOf(one));
      return found !== undefined && left.delete(keyOf(one)) ? [found] : [];
    });
    if (asked.length === 0) continue;
    const { fixes, failure } = await sessions.fixes(asked);
    if (failure === undefined) offered.push(...(fixes?.offered ?? []));
    const why = failure?.message ?? (fixes?.isCut === true ? "the server did not answer in time" : null);
    if (why !== null) limits.push(limit("fixes-failed", `not all requests for fixes worked: ${why}`));
  }
  const cut = wanted.length - findingsMax;
  if (cut > 0) limits.push(limit("fixes-cut", "new findings without a request for fixes", cut));
  return { offered, limits };
}

function keyOf({ path, range, severity, source, code, message }: FixedFinding): string {
  return canonical(makeWellFormed([path, range, severity, source, code, message]));
}

/**
 * Returns the shown windows by path of head, in order, without overlaps. A file whose text in base is unknown has none.
 */
function windowsOf(
  changedFiles: RunRecord["changedFiles"],
  sides: ServerRun["sides"],
): (path: string) => readonly Window[] {
  const known = new Map<string, readonly Window[]>();
  const origins = new Map(changedFiles.flatMap(({ from, to }) => (to === null ? [] : [[to, from] as const])));
  return (path) => {
    const made = known.get(path) ?? windowsIn(origins, path, sides);
    known.set(path, made);
    return made;
  };
}

function windowsIn(
  origins: ReadonlyMap<string, string | null>,
  path: string,
  sides: ServerRun["sides"],
): readonly Window[] {
  const from = origins.get(path);
  const head = sides.head.text(path);
  const base = from === null ? "" : from === undefined ? undefined : sides.base.text(from);
  if (head === undefined || base === undefined || !hasPlainEndings(head)) return [];
  const all = splitText(head);
  // Behind the last line ending is no line.
  const count = all.at(-1) === "" ? all.length - 1 : all.length;
  const windows: Window[] = [];
  for (const { headStart, headEnd } of alignLines(splitText(base), all).hunks) {
    const start = Math.max(0, headStart - linesAround);
    const end = Math.min(count, headEnd + linesAround);
    const last = windows.at(-1);
    if (last !== undefined && start <= last.end) windows[windows.length - 1] = { start: last.start, end };
    else if (start < end) windows.push({ start, end });
  }
  return windows;
}

/**
 * True if the file has no carriage returns: GitHub counts only line feeds, and the line endings that it writes are
 * unknown.
 */
function hasPlainEndings(text: string): boolean {
  return !text.includes("\r");
}

/** Returns by id of the finding the first fix that can be shown, in the order in which its server prefers them. */
export function suggestionsOf(
  { changedFiles }: Pick<RunRecord, "changedFiles">,
  { server, sides, comparison, fixes }: Pick<ServerRun, "server" | "sides" | "comparison" | "fixes">,
): ReadonlyMap<string, Suggestion> {
  const offered = new Map((fixes?.offered ?? []).map((one) => [keyOf(one.finding), one.fixes] as const));
  const found = new Map<string, Suggestion>();
  if (offered.size === 0) return found;
  const shown = windowsOf(changedFiles, sides);
  for (const finding of comparison.findings) {
    const own = finding.state === "new" ? offered.get(keyOf(finding)) : undefined;
    const text = own === undefined ? undefined : sides.head.text(finding.path);
    for (const fix of text === undefined ? [] : (own ?? [])) {
      const suggestion = suggestionIn(text ?? "", server.id, fix);
      const isWithin = ({ start, end }: Window) =>
        suggestion !== undefined &&
        start <= suggestion.line &&
        suggestion.line + suggestion.before.length <= end;
      if (suggestion === undefined || !shown(finding.path).some(isWithin)) continue;
      found.set(finding.id, suggestion);
      break;
    }
  }
  return found;
}

/**
 * Returns the suggestion of a fix. Undefined if it changes no line, changes the end of the file, only silences the
 * checker, or cannot be judged by a reviewer.
 */
export function suggestionIn(text: string, server: string, { title, edits }: Fix): Suggestion | undefined {
  const [was, is] = [splitText(text), splitText(applied(text, edits))];
  if ((was.at(-1) === "") !== (is.at(-1) === "")) return undefined;
  const least = Math.min(was.length, is.length);
  let same = 0;
  while (same < least && was[same] === is[same]) same += 1;
  let behind = 0;
  while (behind < least - same && was.at(-1 - behind) === is.at(-1 - behind)) behind += 1;
  if (same === was.length && same === is.length) return undefined;
  // A comment stands on a line that is there: what is only put in takes one beside it along.
  const isPutIn = was.length - behind === same;
  const before = isPutIn && same > 0 ? 1 : 0;
  const after = isPutIn && same === 0 ? 1 : 0;
  const suggestion: Suggestion = {
    server,
    title,
    line: same - before,
    before: was.slice(same - before, was.length - behind + after),
    after: is.slice(same - before, is.length - behind + after),
  };
  return isReadable(suggestion) && !silences(suggestion) ? suggestion : undefined;
}

/** Applies the edits. None of them overlap; those at one place are in the server's order. */
function applied(text: string, edits: Fix["edits"]): string {
  const starts = lineStarts(text);
  const offsetOf = ({ line, character }: { readonly line: number; readonly character: number }) =>
    (starts[line] ?? text.length) + character;
  const sorted = edits.toSorted((one, other) => compareRanges(one.range, other.range));
  let at = 0;
  let written = "";
  for (const { range, text: instead } of sorted) {
    written += text.slice(at, offsetOf(range.start)) + instead;
    at = offsetOf(range.end);
  }
  return written + text.slice(at);
}

/**
 * True if a suggestion only silences the checker, which fixes nothing. In doubt true: one suggestion too few does no
 * harm.
 */
function silences({ before, after }: Suggestion): boolean {
  const count = (lines: readonly string[]) => lines.filter((line) => silencing.test(line)).length;
  const known = new Set(before);
  // A line that silences stays one where it is written anew, and what stood beside it is not in its place.
  return (
    count(after) > count(before) ||
    after.some((line) => !known.has(line) && explicit.test(line) && !before.some((old) => explicit.test(old)))
  );
}

/** Comments for a checker and for nothing else. */
const explicit =
  /\b(?:type|pyright|mypy|pyre|ruff|pylint):\s*(?:ignore|noqa|disable|skip-file)|\bnoqa\b|\bnolint\b|#nosec|@ts-|eslint-disable|biome-ignore|shellcheck\s+disable/iu;

const silencing =
  /(?:#|\/\/|\/\*|<!--|\[).*\b(?:ignore|noqa|nolint|disable|allow|fixme|expect-error|no-?check|suppress)|@(?:ts-|Suppress)|\bas\s+(?:any|unknown|never)\b|[:<]\s*(?:any|Any)\b|\bcast\(|\btype:\s*ignore/iu;

/** Drops suggestions of several servers that write different code into the same lines. */
export function dropRivals(findings: readonly ComparedFinding[]): readonly ComparedFinding[] {
  const byPath = Map.groupBy(
    findings.filter(({ suggestion }) => suggestion !== undefined),
    ({ path }) => path,
  );
  return findings.map((one) => {
    const { suggestion: own, ...rest } = one;
    if (own === undefined) return one;
    const isRival = ({ suggestion: other }: ComparedFinding) =>
      other !== undefined &&
      other.server !== own.server &&
      rangesOverlap(own, other) &&
      !isSameJson([own.line, own.before, own.after], [other.line, other.before, other.after]);
    return byPath.get(one.path)?.some(isRival) === true ? rest : one;
  });
}

/**
 * Checks the suggestions of a report from elsewhere. That a server offered one is trusted, like its answers; the other
 * rules are checked.
 */
export function hasItsSuggestions({ findings, off, servers }: Report): boolean {
  const known = new Set(servers.map(({ id }) => id));
  return (
    isSameJson(dropRivals(findings), findings) &&
    off.every(({ suggestion }) => suggestion === undefined) &&
    findings.every(
      ({ state, suggestion }) =>
        suggestion === undefined ||
        (state === "new" && known.has(suggestion.server) && isReadable(suggestion) && !silences(suggestion)),
    )
  );
}
