/** Extracts the code around findings, so that a reader of a Report needs no checkout. */
import { alignLines } from "../match/lines.ts";
import { type ComparedFinding, type Place, placesOf } from "../model/finding.ts";
import { compareText } from "../model/order.ts";
import type { BareCause, Excerpt, Excerpts, ReportedCause, Side } from "../model/report.ts";
import { splitText } from "../model/text.ts";
import type { RunRecord, ServerRun } from "./record.ts";

/** Lines before and after a finding, maximum lines of an excerpt, and maximum characters of a line. */
const linesAround = 2;
const linesMax = 8;
const lineLengthMax = 240;
/**
 * Maximum number of findings of each state that have excerpts; a report of fifty thousand findings is long enough
 * without.
 */
const findingsMax = 500;

/**
 * Returns the lines under each finding that is not unchanged and two lines around it, in base and in head. Only a
 * limited number per state: a report of fifty thousand findings is long enough without code.
 */
export function readExcerpts(findings: readonly ComparedFinding[], runs: readonly ServerRun[]): Excerpts {
  const excerptOf = excerptsFrom((server, side, path) =>
    runs.find((run) => run.server.id === server)?.sides[side].text(path),
  );
  const counts = new Map<string, number>();
  const excerpts = new Map<string, Readonly<Record<Side, Excerpt | null>>>();
  for (const finding of findings) {
    const count = (counts.get(finding.state) ?? 0) + 1;
    counts.set(finding.state, count);
    if (finding.state !== "unchanged" && count <= findingsMax) excerpts.set(finding.id, excerptOf(finding));
  }
  return excerpts;
}

/**
 * Adds the code of their edits to causes, and the files of their effects that the change touches. A reader of an
 * annotation sees then which edit broke the line.
 */
export function shownCauses(
  causes: readonly BareCause[],
  {
    findings,
    runs,
    changedFiles,
  }: {
    readonly findings: readonly ComparedFinding[];
    readonly runs: readonly ServerRun[];
    readonly changedFiles: RunRecord["changedFiles"];
  },
): readonly ReportedCause[] {
  const changed = new Set(changedFiles.flatMap(({ to }) => to ?? []));
  const pathOf = new Map(findings.map(({ id, path }) => [id, path]));
  const textOf = (side: Side, path: string) => {
    for (const run of runs) {
      const text = run.sides[side].text(path);
      if (text !== undefined) return splitText(text);
    }
    return undefined;
  };
  const linesOf = (side: Side, place: Place | null): readonly string[] =>
    place === null
      ? []
      : (textOf(side, place.path)?.slice(place.range.start.line, place.range.end.line + 1) ?? []);
  const excerpt = (place: Place | null, lines: readonly string[]): Excerpt | null =>
    place === null || lines.length === 0 ? null : { line: place.range.start.line, lines: lines.map(cutLine) };
  return causes.map((cause) => {
    const paths = new Set(cause.effects.flatMap((id) => pathOf.get(id) ?? []));
    const { base, head } = startOfEdit(linesOf("base", cause.base), linesOf("head", cause.head));
    return {
      ...cause,
      excerpts: { base: excerpt(cause.base, base), head: excerpt(cause.head, head) },
      touched: [...paths].filter((path) => changed.has(path)).sort(compareText),
    };
  });
}

/** Maximum number of lines of one side of an edit; for more, readers open the change itself. */
const editLinesMax = 40;

/**
 * Cuts both sides of an edit at the same place. If each were cut on its own, lines that only one side still has would
 * look added or removed.
 */
function startOfEdit(
  base: readonly string[],
  head: readonly string[],
): Readonly<Record<Side, readonly string[]>> {
  const { headLine, baseLine } = alignLines(base, head);
  let [before, after] = [Math.min(base.length, editLinesMax), Math.min(head.length, editLinesMax)];
  // The end moves to before the first unchanged line whose other side is cut off.
  for (let line = 0; line < before; line += 1) if ((headLine(line) ?? 0) >= after) before = line;
  for (let line = 0; line < after; line += 1) if ((baseLine(line) ?? 0) >= before) after = line;
  return { base: base.slice(0, before), head: head.slice(0, after) };
}

/**
 * Returns a function that cuts the code around a finding on both sides. It reads the text of each file once, because
 * a file can have many findings.
 */
export function excerptsFrom(
  textOf: (server: string, side: Side, path: string) => string | undefined,
): (finding: ComparedFinding) => Readonly<Record<Side, Excerpt | null>> {
  const texts = new Map<string, readonly string[] | undefined>();
  const linesOf = (server: string, side: Side, path: string): readonly string[] | undefined => {
    const key = JSON.stringify([server, side, path]);
    if (!texts.has(key)) {
      const text = textOf(server, side, path);
      texts.set(key, text === undefined ? undefined : splitText(text));
    }
    return texts.get(key);
  };
  return (finding) => {
    const places = placesOf(finding);
    const cut = (side: Side) => excerpt(places[side], (path) => linesOf(finding.server, side, path));
    return { base: cut("base"), head: cut("head") };
  };
}

/**
 * Returns the lines around a place, at most a few; null if the text of the file is not known. `line` is zero-based.
 */
function excerpt(
  place: Place | null,
  linesOf: (path: string) => readonly string[] | undefined,
): Excerpt | null {
  const all = place === null ? undefined : linesOf(place.path);
  if (place === null || all === undefined) return null;
  const first = Math.max(0, place.range.start.line - linesAround);
  const last = Math.min(place.range.end.line + linesAround, first + linesMax - 1, all.length - 1);
  const shown = all.slice(first, last + 1).map(cutLine);
  return shown.length === 0 ? null : { line: first, lines: shown };
}

/**
 * Cuts a long line, never between the halves of a surrogate pair: a report must be valid UTF-8. Minified files have
 * lines of megabytes.
 */
function cutLine(line: string): string {
  const cut = line.slice(0, lineLengthMax);
  return cut.isWellFormed() || !line.isWellFormed() ? cut : cut.slice(0, -1);
}
