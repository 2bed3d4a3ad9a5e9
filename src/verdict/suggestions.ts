/**
 * Turns fixes that servers offer for new findings into lines that a reviewer can apply. A suggestion is shown only if
 * the diff shows all its lines, and only if all servers offer the same code there. No suggestion affects the verdict,
 * and Lanser applies none.
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

/** Comparison whose new findings get suggestions. */
type Measured = Pick<ServerRun, "sides" | "comparison">;
/** Sessions of a root that can be queried for fixes. */
type Asked = Pick<RootSessions, "root" | "sessions"> & { readonly sides: Readonly<Record<"head", SideRun>> };

/**
 * Queries fixes for new findings on shown lines, one root after the other; each finding is queried in the first root
 * that has it. Null if no server offers fixes. A failure is only a limit: suggestions are optional.
 */
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
    if (why !== null) limits.push(limit("fixes-failed", `some suggestions are missing: ${why}`));
  }
  const cut = wanted.length - findingsMax;
  if (cut > 0) limits.push(limit("fixes-cut", "Lanser requested fixes only for the first new findings", cut));
  return { offered, limits };
}

/**
 * Returns the key by which a finding and its fixes are paired. Ill-formed UTF-16 is replaced first, because a trace
 * cannot store it.
 */
function keyOf({ path, range, severity, source, code, message }: FixedFinding): string {
  return canonical(makeWellFormed([path, range, severity, source, code, message]));
}

/**
 * Returns the lines of a file in head that the diff shows, as windows in order without overlaps. GitHub refuses a
 * suggestion on any other line. A file whose text in base is unknown has none.
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

/**
 * Computes the windows of one file: the lines of each changed hunk and three lines around it, zero-based. GitHub
 * accepts suggestions only on lines that its diff shows.
 */
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
  // The text after the last line feed is empty and is no line.
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

/**
 * Returns by id of the finding the first fix that can be shown, in the order in which its server prefers them. A fix
 * outside of the shown lines, or one that only silences the checker, is skipped.
 */
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
 * Returns the suggestion of a fix as whole lines: GitHub replaces lines, not ranges. Undefined if it changes no line,
 * changes the end of the file, only silences the checker, or cannot be judged by a reviewer.
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
  // GitHub attaches a suggestion to an existing line, so a fix that only inserts lines includes a neighbour.
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

/** Applies the edits of a fix to a text. None of them overlap; those at one place are in the server's order. */
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
 * True if a suggestion only silences the checker, which fixes nothing. True in doubt: a missing suggestion does no
 * harm.
 */
function silences({ before, after }: Suggestion): boolean {
  const count = (lines: readonly string[]) => lines.filter((line) => silencing.test(line)).length;
  const known = new Set(before);
  // The count alone does not see a comment that is new while another one goes, so new explicit comments count, too.
  return (
    count(after) > count(before) ||
    after.some((line) => !known.has(line) && explicit.test(line) && !before.some((old) => explicit.test(old)))
  );
}

/** Comments for a checker and for nothing else. */
const explicit =
  /\b(?:type|pyright|mypy|pyre|ruff|pylint):\s*(?:ignore|noqa|disable|skip-file)|\bnoqa\b|\bnolint\b|#nosec|@ts-|eslint-disable|biome-ignore|shellcheck\s+disable/iu;

/**
 * Matches an edit that only silences a finding: a suppression comment, a cast, or a type such as `any`. Such an edit
 * is not suggested.
 */
const silencing =
  /(?:#|\/\/|\/\*|<!--|\[).*\b(?:ignore|noqa|nolint|disable|allow|fixme|expect-error|no-?check|suppress)|@(?:ts-|Suppress)|\bas\s+(?:any|unknown|never)\b|[:<]\s*(?:any|Any)\b|\bcast\(|\btype:\s*ignore/iu;

/**
 * Drops suggestions of several servers that write different code into the same lines. A reviewer could apply only one
 * of them, and Lanser does not know which one is better.
 */
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
