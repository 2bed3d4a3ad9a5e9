/**
 * Finds code that the change edits or affects and that uses a name of an unresolved import. A checker gives such a
 * name the type Any and reports nothing about it, so its silence proves nothing.
 */

import { withImporters } from "../affected/imports.ts";
import { importBehindFinder } from "../causes/flow.ts";
import { findUnresolvedImports } from "../causes/unresolved.ts";
import { alignLines } from "../match/lines.ts";
import type { ComparedFinding, Place } from "../model/finding.ts";
import { once } from "../model/once.ts";
import { compareText } from "../model/order.ts";
import { splitText } from "../model/text.ts";
import type { UndecidedFinding } from "../packages/missing.ts";
import { guardedImport } from "../syntax/guarded.ts";
import { chainAt, type Definition } from "../syntax/outline.ts";
import type { Reading } from "../syntax/reading.ts";
import type { RunRecord, ServerRun } from "./record.ts";

/** First use of a name that an import does not provide; 0-based. */
export type NameUse = {
  readonly name: string;
  readonly path: string;
  readonly line: number;
  /** False for the first line that was not followed because of the limit: it may use the name. */
  readonly isFollowed: boolean;
};

/** Data for the search for unresolved imports that a change uses. */
export type UsedImportsInput = {
  /** Findings of head on imports that do not resolve. */
  readonly undecided: readonly UndecidedFinding[];
  readonly findings: readonly ComparedFinding[];
  readonly record: Pick<RunRecord, "changedFiles">;
  readonly sides: ServerRun["sides"];
  readonly graphs: ServerRun["graphs"];
  /** Files that the change can affect. */
  readonly relevant: ReadonlySet<string>;
};

/** Maximum number of lines that are followed to the imports behind them. */
const linesMax = 2_000;

/**
 * Returns the first use of each package that cannot be resolved, sorted by name. If too many lines would have to be
 * followed and no use is found, returns the first line that was not followed (`isFollowed: false`).
 */
export function usedImports(input: UsedImportsInput): readonly NameUse[] {
  const { sides, graphs, relevant, findings } = input;
  const { program, unchecked, text, reading } = sides.head;
  const fresh = new Set(
    findings.filter(({ state }) => state === "new").map(({ path, range }) => at(path, range.start.line)),
  );
  const isOwn = once(() => ownModules([...program, ...unchecked]));
  // A file can import the name from another file that imports it, so importers count, too.
  const isNear = (path: string) =>
    [path, ...(graphs.head.importers.get(path) ?? [])].some((one) => relevant.has(one));
  const wanted = input.undecided.filter(({ finding, name, module }) => {
    const { path, range } = finding;
    const own = isNear(path) ? reading(path) : undefined;
    return (
      own !== undefined &&
      // A new finding fails by itself and needs no doubt.
      !fresh.has(at(path, range.start.line)) &&
      !name.startsWith("@types/") &&
      !isOwn()(path, module) &&
      !guardedImport(own, range.start.line)
    );
  });
  if (wanted.length === 0) return [];
  const imports = findUnresolvedImports(
    wanted.map(({ finding }) => finding),
    reading,
  );
  if (imports.isEmpty) return [];
  const nameAt = new Map(
    wanted.map(({ finding, name }) => [at(finding.path, finding.range.start.line), name]),
  );
  const behind = importBehindFinder({ files: program, text, reading });
  const importing = new Set(wanted.map(({ finding }) => finding.path));
  const uses = new Map<string, NameUse>();
  const places = placesOf(input, importing);
  for (const place of places.slice(0, linesMax)) {
    const found = behind(place, ({ path, local }) => imports.of(path, local) !== undefined, "statement");
    const unresolved = found && imports.of(found.path, found.local);
    const name =
      unresolved &&
      linesFrom(unresolved.first, unresolved.last).flatMap(
        (line) => nameAt.get(at(unresolved.path, line)) ?? [],
      )[0];
    if (name !== undefined && !uses.has(name))
      uses.set(name, { name, path: place.path, line: place.range.start.line, isFollowed: true });
  }
  const next = places[linesMax];
  const [name] = [...nameAt.values()].sort(compareText);
  if (uses.size === 0 && next !== undefined && name !== undefined)
    return [{ name, path: next.path, line: next.range.start.line, isFollowed: false }];
  return [...uses.values()].sort((left, right) => compareText(left.name, right.name));
}

/** Returns the key of a line in a file. */
function at(path: string, line: number): string {
  return `${path}:${line}`;
}

/** Returns the line numbers from first to last, both included. */
function linesFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/**
 * Tests whether a module is one of the repository: at the top, in `src`, or next to or above the file that imports it.
 * A package of the project also counts if it has no file for the module, because a build step may write one. Inside
 * another package it does not count (`app.celery` is no `celery`).
 */
function ownModules(files: readonly string[]): (from: string, module: string) => boolean {
  const known = new Set<string>();
  for (const path of files) {
    const parts = path.split("/");
    for (let depth = 1; depth < parts.length; depth += 1) known.add(parts.slice(0, depth).join("/"));
    known.add(path.replace(/\.(?:pyi?|[cm]?[jt]sx?)$/u, ""));
  }
  return (from, module) => {
    const folders = from.split("/").slice(0, -1);
    const above = folders.map((_, depth) => `${folders.slice(0, depth + 1).join("/")}/`);
    const [first = module] = module.split("/");
    const isPackage = (folder: string) => known.has(`${folder}__init__`);
    return (
      ["", "src/", ...above].some((folder) => known.has(`${folder}${module}`)) ||
      ["", "src/"].some((folder) => known.has(`${folder}${first}`)) ||
      above.some((folder) => !isPackage(folder) && isPackage(`${folder}${first}/`))
    );
  };
}

/**
 * Returns the lines that may use an unresolved name: all lines of changed functions and statements, and lines
 * elsewhere that name a definition which the change edits. Only files that lead to such an import are searched,
 * because following a line is slow.
 */
function placesOf(
  { record, sides, graphs, relevant }: UsedImportsInput,
  importing: ReadonlySet<string>,
): readonly Place[] {
  // A file without a path of imports to an unresolved import cannot use its name.
  const leading = withImporters(graphs.head, importing);
  const edited = new Map<string, Set<number>>();
  const names = new Set<string>();
  for (const { from, to } of record.changedFiles) {
    const own = to === null ? undefined : sides.head.reading(to);
    if (to === null || own === undefined) continue;
    const base = from === null ? undefined : sides.base.reading(from);
    const chosen = new Set<number>();
    const bound = Map.groupBy(own.bindings, ({ line }) => line);
    const functions = new Set<Definition>();
    for (const line of changedLines(base, own)) {
      const chain = chainAt(own, { line, character: indentOf(own, line) });
      const around = chain.findLast(({ kind }) => kind === "function");
      const range = around?.range ?? { start: { line }, end: { line } };
      if (around === undefined || !functions.has(around))
        for (const one of linesFrom(range.start.line, range.end.line)) chosen.add(one);
      if (around !== undefined) functions.add(around);
      for (const name of [chain[0]?.name, chain.at(-1)?.name]) if (name !== undefined) names.add(name);
      if (chain.length === 0) for (const { name } of bound.get(line) ?? []) names.add(name);
    }
    edited.set(to, chosen);
  }
  // Edited files are searched line by line. For unedited importing files, their direct importers are searched.
  const handing = [...importing].filter((path) => !edited.has(path));
  const binding = new Set([
    ...importing,
    ...handing.flatMap((path) => [...(graphs.head.importers.get(path) ?? [])]),
  ]);
  const places = [...relevant].sort(compareText).flatMap((path): readonly Place[] => {
    const own =
      leading.has(path) && (edited.has(path) || binding.has(path)) ? sides.head.reading(path) : undefined;
    if (own === undefined) return [];
    const chosen = edited.get(path);
    const imports = new Set(own.bindings.flatMap(({ kind, line }) => (kind === "import" ? [line] : [])));
    return splitText(own.code).flatMap((line, index): readonly Place[] => {
      const isMeant = chosen?.has(index) === true || (binding.has(path) && speaksOf(line, names));
      if (!isMeant || imports.has(index) || line.trim() === "") return [];
      const [start, end] = [
        { line: index, character: line.length - line.trimStart().length },
        { line: index, character: line.trimEnd().length },
      ];
      return [{ path, range: { start, end } }];
    });
  });
  // The header of a definition leads to its return type only, so lines of bodies are followed first.
  const isHeader = ({ path, range: { start } }: Place) =>
    chainAt(sides.head.reading(path) ?? none, start).at(-1)?.nameRange.start.line === start.line;
  const kinds = Map.groupBy(places, (place) => (isHeader(place) ? "header" : "body"));
  return [...(kinds.get("body") ?? []), ...(kinds.get("header") ?? [])];
}

/** Stands for a text that cannot be parsed. */
const none = { definitions: [], hasErrors: false };

/**
 * Returns the zero-based lines of head whose code differs from base's. For deleted lines returns the line before
 * them, because their function changed.
 */
function changedLines(base: Reading | undefined, head: Reading): readonly number[] {
  const [was, is] = [splitText(base?.code ?? ""), splitText(head.code)].map((all) =>
    all.map((line) => line.trimEnd()),
  );
  if (was === undefined || is === undefined) return [];
  return alignLines(was, is).hunks.flatMap(({ headStart, headEnd }) =>
    headStart === headEnd ? [Math.max(0, headStart - 1)] : linesFrom(headStart, headEnd - 1),
  );
}

/**
 * Returns the number of characters before the code of a line: the symbol there is the innermost one around the line.
 */
function indentOf({ code, starts }: Reading, line: number): number {
  const text = code.slice(starts[line] ?? 0, starts[line + 1] ?? code.length);
  return text.length - text.trimStart().length;
}

/** True if the line has one of the names as a whole word. */
function speaksOf(line: string, names: ReadonlySet<string>): boolean {
  return (line.match(/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu) ?? []).some((word) => names.has(word));
}
