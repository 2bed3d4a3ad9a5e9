/** Finds names that a change removed from a file. */
import type { Hunk } from "../match/lines.ts";
import type { Edit, FoundCause, Place, Range } from "../model/finding.ts";
import { compareText, countWhile } from "../model/order.ts";
import { push } from "../model/push.ts";
import type { Side } from "../model/report.ts";
import { positionAt } from "../model/text.ts";
import type { Binding } from "../syntax/bindings.ts";
import { chainAt, type Definition, namedDefinitions } from "../syntax/outline.ts";
import { isPartialReading, type Reading } from "../syntax/reading.ts";

/** Changed file with its definitions on both sides. */
export type EditedSource = EditedText & {
  readonly readings: Readonly<Record<Side, Reading | undefined>>;
  /** Definitions by their dotted names. An overloaded name has several. */
  readonly definitions: () => Readonly<Record<Side, ReadonlyMap<string, readonly Definition[]>>>;
};

/** Name that the change removed, with the edit that removed it. */
export type RemovedName = FoundCause & {
  /** Name of the class or module that contained it. */
  readonly within: string;
  /** True if the word no longer occurs anywhere in its file. */
  readonly isGone: boolean;
  /** True for an imported name, and for a local name of a function. */
  readonly isLocal: boolean;
};

/**
 * Returns definitions of base that head does not have under their name, and other names that lost their binding. Code
 * that still uses such a name breaks, so these are the causes of findings about missing names.
 */
export function findRemovedNames(files: ReadonlyMap<string, EditedSource>): Map<string, RemovedName[]> {
  const names = new Map<string, RemovedName[]>();
  for (const [path, file] of [...files].sort(([one], [other]) => compareText(one, other))) {
    const add = (
      name: string,
      symbol: string,
      range: Range,
      at: LineSpan,
      more: Pick<RemovedName, "within" | "isGone" | "isLocal">,
    ) =>
      push(names, name, {
        cause: { path, range, symbol, how: "removed-name" },
        edit: editedAway(file, at),
        ...more,
      });
    const still = file.definitions().head;
    const module = moduleName(path, file.readings.base);
    const left = new Set(file.lines.head.join("\n").match(wordPattern) ?? []);
    const mayStay = isPartialReading(file.readings.head) ? left : new Set<string>();
    for (const { symbol, definition } of namedDefinitions(file.readings.base)) {
      // A removed `impl` block does not remove its type, and no code refers to a data key by its name alone.
      const { name, kind, part } = definition;
      if (still.has(symbol) || part !== undefined || kind === "key" || mayStay.has(name)) continue;
      const container = symbol.split(".").slice(0, -1).join(".");
      const range =
        still.get(container)?.at(-1)?.nameRange ??
        lineRange(file, headLineOf(file, definition.range.start.line));
      const within = lastName(container) || module;
      const more = { within, isGone: true, isLocal: false };
      add(definition.name, symbol, range, spanTakenAway(file, symbol, definition), more);
    }
    // Variables, parameters and imports come next. The result of a function has a type and no name.
    const bound = (file.readings.base?.bindings ?? []).filter(({ kind }) => kind !== "result");
    for (const hunk of file.hunks) {
      const stay = new Set(
        file.lines.head.slice(hunk.headStart, hunk.headEnd).join("\n").match(wordPattern) ?? [],
      );
      const lost = new Map<string, Binding>();
      for (const one of bound) {
        const { name, line } = one;
        const word = lastName(name);
        const isLost = hunk.baseStart <= line && line < hunk.baseEnd && !stay.has(word);
        if (isLost && !lost.has(word)) lost.set(word, one);
      }
      for (const [word, binding] of lost) {
        const { line } = binding;
        // The place in head is as far down in the new lines as the name was in the old ones.
        const range = lineRange(
          file,
          Math.max(hunk.headStart, Math.min(hunk.headStart + line - hunk.baseStart, hunk.headEnd - 1)),
        );
        const isGone = !left.has(word);
        add(
          word,
          word,
          range,
          { first: line, last: line },
          {
            within: module,
            isGone,
            isLocal: binding.kind === "import" || isOfFunction(file, binding),
          },
        );
      }
    }
  }
  return names;
}

/** True for a local name of a function. An assignment to an object is visible from outside. */
function isOfFunction({ readings: { base } }: EditedSource, { name, start }: Binding): boolean {
  if (base === undefined || name.includes(".")) return false;
  return chainAt(base, positionAt(base.starts, start)).some(({ kind }) => kind === "function");
}

/**
 * Returns the lines of a removed definition, which a report shows as the cause. If none of them was edited, the
 * change renamed a container; then it returns the line of the container's name.
 */
function spanTakenAway(file: EditedSource, symbol: string, { range }: Definition): LineSpan {
  const own = { first: range.start.line, last: range.end.line };
  if (changedWithin(file, "base", own) !== undefined) return own;
  for (let at = symbol.lastIndexOf("."); at > 0; at = symbol.lastIndexOf(".", at - 1)) {
    const around = file.definitions().base.get(symbol.slice(0, at))?.at(-1);
    const { line } = around?.nameRange.start ?? range.start;
    const name = { first: line, last: line };
    if (changedWithin(file, "base", name) !== undefined) return name;
  }
  return own;
}

/** Returns the edit that removed some lines of base. */
function editedAway(file: EditedSource, span: LineSpan): Edit {
  const base = changedWithin(file, "base", span);
  return editOf(file, { base, head: base && isNow(file, base) });
}

/** Matches identifiers. */
export const wordPattern = /[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu;

/** Returns the lines of head that replace removed lines; undefined if they were deleted without replacement. */
export function isNow(file: EditedSource, span: LineSpan): LineSpan | undefined {
  const hunk = file.hunks.find(({ baseStart, baseEnd }) => baseStart <= span.last && span.first < baseEnd);
  return hunk === undefined ? undefined : counterpart(file, hunk, "base", span);
}

/**
 * Returns the line of head for a line of base, or for the place from which the line was deleted. Reports show head,
 * so a removed definition needs a place there.
 */
function headLineOf({ hunks }: { readonly hunks: readonly Hunk[] }, line: number): number {
  const at = countWhile(hunks, ({ baseEnd }) => baseEnd <= line);
  const hunk = hunks[at];
  if (hunk !== undefined && hunk.baseStart <= line) return hunk.headStart;
  const before = hunks[at - 1];
  return before === undefined ? line : line - before.baseEnd + before.headEnd;
}

/** Returns the range of a whole line of head. A line number beyond the end gives the last line. */
function lineRange({ lines: { head } }: EditedSource, line: number): Range {
  const at = Math.max(0, Math.min(line, head.length - 1));
  return { start: { line: at, character: 0 }, end: { line: at, character: head[at]?.length ?? 0 } };
}

/**
 * Returns the name under which other files mention a file's module. A removed top-level name can be the cause of a
 * finding whose message mentions its module. In Go, it is the name in the package clause. In Rust, the root file of a
 * crate is `crate`, and a `mod.rs` is named after its folder.
 */
function moduleName(path: string, reading: Reading | undefined): string {
  const [, folder, first] = /(?:([^/]+)\/)?(lib|main|mod)\.rs$/u.exec(path) ?? [];
  if (first !== undefined) return first === "mod" && folder !== undefined ? folder : "crate";
  const [, name] = reading?.language === "go" ? (packageClause.exec(reading.code) ?? []) : [];
  return name ?? moduleBaseName(path);
}

/** Matches the package clause of a Go file. */
const packageClause = /(?:^|[\r\n;])[ \t\ufeff]*package[ \t]+([\p{L}_][\p{L}\p{N}_]*)/u;

/** Returns the last part of a path without extension, or the folder's name if the file's name is generic. */
export function moduleBaseName(path: string): string {
  const parts = path.replace(/\.d\.[cm]?ts$|\.\w+$/u, "").split("/");
  const name = parts.at(-1) ?? "";
  return (name === "__init__" || (name === "index" && parts.length > 1) ? parts.at(-2) : name) ?? "";
}

/** Returns the last part of a dotted name. */
export function lastName(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}

// Edited lines of a changed file on each side, and their counterparts.

/** A span of lines, 0-based, both inclusive. */
export type LineSpan = { readonly first: number; readonly last: number };

/** File that head has, with its text on both sides. The text of base is empty for an added file. */
type EditedText = {
  readonly paths: { readonly base: string | null; readonly head: string };
  readonly lines: Readonly<Record<Side, readonly string[]>>;
  readonly hunks: readonly Hunk[];
};

/**
 * Returns the changed lines within a span, from the first to the last. Undefined if the change edited none of them:
 * then the span is no cause.
 */
export function changedWithin(
  { hunks }: Pick<EditedText, "hunks">,
  side: Side,
  { first, last }: LineSpan,
): LineSpan | undefined {
  const changed = hunks.flatMap((hunk) => {
    const own = hunkSpan(hunk, side);
    const overlap = { first: Math.max(own.first, first), last: Math.min(own.last, last) };
    return overlap.first <= overlap.last ? [overlap] : [];
  });
  const [start, end] = [changed[0], changed.at(-1)];
  return start === undefined || end === undefined ? undefined : { first: start.first, last: end.last };
}

/**
 * Returns the lines on the other side that correspond to lines of a hunk. If both sides have equally many lines, it
 * maps line by line. If the span covers all of this side, it is all of the other side. Otherwise undefined: nobody
 * knows which lines belong together.
 */
export function counterpart(
  { lines }: Pick<EditedText, "lines">,
  hunk: Hunk,
  side: Side,
  span: LineSpan,
): LineSpan | undefined {
  const own = hunkSpan(hunk, side);
  const otherSide = side === "base" ? "head" : "base";
  const other = hunkSpan(hunk, otherSide);
  if (other.first > other.last) return undefined;
  if (other.last - other.first === own.last - own.first) {
    const shift = other.first - own.first;
    return { first: span.first + shift, last: span.last + shift };
  }
  const rest = lines[side].slice(own.first, own.last + 1);
  const isWhole = rest.every(
    (line, at) => line.trim() === "" || (span.first <= own.first + at && own.first + at <= span.last),
  );
  return isWhole ? other : undefined;
}

/** Returns the lines of a hunk on one side. `last` is before `first` if the side has none. */
export function hunkSpan(hunk: Hunk, side: Side): LineSpan {
  return side === "base"
    ? { first: hunk.baseStart, last: hunk.baseEnd - 1 }
    : { first: hunk.headStart, last: hunk.headEnd - 1 };
}

/**
 * Returns an edit from the start of the first line to the end of the last, on each side; null for a side without
 * lines.
 */
export function editOf(text: EditedText, spans: Readonly<Record<Side, LineSpan | undefined>>): Edit {
  return { base: placeOf(text, "base", spans.base), head: placeOf(text, "head", spans.head) };
}

/** Returns the place of some lines on one side; null for none. */
function placeOf({ paths, lines }: EditedText, side: Side, span: LineSpan | undefined): Place | null {
  const path = paths[side];
  if (path === null || span === undefined) return null;
  const end = { line: span.last, character: lines[side][span.last]?.length ?? 0 };
  return { path, range: { start: { line: span.first, character: 0 }, end } };
}
