/**
 * Follows re-exports: names that a module passes on from another, and the lines of these that the change edited or
 * removed.
 */
import { createModuleResolver } from "../affected/imports.ts";
import type { ChangedFile } from "../model/change.ts";
import type { FoundCause, Range } from "../model/finding.ts";
import { once } from "../model/once.ts";
import type { Side } from "../model/report.ts";
import { type Alias, findAliases } from "../syntax/aliases.ts";
import { isInSpans, offsetOf, type Reading } from "../syntax/reading.ts";
import type { ChangedHead, Changes } from "./changes.ts";
import { changedWithin, counterpart, editOf, hunkSpan, type LineSpan } from "./removed-names.ts";

/** Programs and changed files of both sides. */
export type ReExportInput = {
  readonly changes: Pick<Changes, "file">;
  readonly changedFiles: readonly ChangedFile[];
  readonly programs: Readonly<Record<Side, readonly string[]>>;
  readonly reading: (side: Side, path: string) => Reading | undefined;
};

/** Finds the edited line through which a file of head gets a name from elsewhere, directly or through other modules. */
export type FindReExport = (
  path: string,
  name: string,
  /** The expression before its dot; null for a name by itself. */
  object: string | null,
) => FoundCause | undefined;

/** Limit on the modules through which a name is followed. */
const modulesMax = 4;

/**
 * Returns the finder. If a package re-exports a name from another module than before, code that imports the name from
 * the package can break, and the server answers with the new definition only.
 */
export function createReExportFinder(input: ReExportInput): FindReExport {
  const sides = { base: exportsOn("base", input), head: exportsOn("head", input) };
  const renames = new Map(input.changedFiles.map(({ from, to }) => [from, to] as const));

  const follow = (path: string, name: string, left: number): FoundCause | undefined => {
    const file = input.changes.file(path);
    const head = sides.head.handed(path, name);
    if (file !== undefined && file.paths.base !== null) {
      const base = sides.base.handed(file.paths.base, name);
      if (base !== undefined && !isSame(base, head, renames))
        return editedLine(file, name, base, head, sides);
    }
    if (head === undefined || left === 0) return undefined;
    for (const target of head.targets) {
      const found = follow(target, head.alias.imported === "*" ? name : head.alias.imported, left - 1);
      if (found !== undefined) return found;
    }
    return undefined;
  };

  return (path, name, object) => {
    for (const { alias, targets } of sides.head.had(path, name)) {
      const isModule = alias.imported === "";
      if (isModule ? alias.local !== object : object !== null) continue;
      for (const target of targets) {
        const found = follow(target, alias.imported === "" ? name : alias.imported, modulesMax);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  };
}

/** Import with the files that it may resolve to. */
type Handed = { readonly alias: Alias; readonly targets: readonly string[] };
/** Re-exports of one side. */
type Exports = {
  /** Returns the line that re-exports a name. Undefined if the file does not re-export it, or defines it itself. */
  readonly handed: (path: string, name: string) => Handed | undefined;
  /** Returns the lines by which a file imports a name, or a module that may have it. */
  readonly had: (path: string, name: string) => readonly Handed[];
  readonly defines: (path: string, name: string) => boolean;
};

/**
 * Reads the re-exports of one side. Each file is read when a name is followed into it, because most files are never
 * needed.
 */
function exportsOn(side: Side, { programs, reading }: ReExportInput): Exports {
  const resolve = once(() => createModuleResolver(programs[side]));
  const known = new Map<string, readonly Handed[]>();
  const aliasesOf = (path: string): readonly Handed[] => {
    const found = known.get(path);
    if (found !== undefined) return found;
    const own = reading(side, path);
    const all = (own === undefined ? [] : findAliases(own)).map((alias) => ({
      alias,
      targets: alias.from === null ? [path] : resolve()(path, alias.from),
    }));
    known.set(path, all);
    return all;
  };
  const own = new Map<string, ReadonlySet<string>>();
  const defines = (path: string, name: string): boolean => {
    const names = own.get(path) ?? topLevelNames(reading(side, path));
    own.set(path, names);
    return names.has(name);
  };
  const provides = (path: string, name: string, left: number): boolean =>
    isListed(reading(side, path), name) &&
    (defines(path, name) ||
      (left > 0 &&
        exported(path).some(
          ({ alias, targets }) =>
            alias.local === name ||
            (alias.local === "*" && targets.some((target) => provides(target, name, left - 1))),
        )));
  const exported = (path: string) => aliasesOf(path).filter(({ alias }) => alias.isExported);
  return {
    defines,
    handed: (path, name) => {
      const own = exported(path).find(({ alias }) => alias.local === name);
      // If the file exports an import under another name, the import is what counts.
      if (own?.alias.from === null)
        return (
          aliasesOf(path).find(({ alias }) => alias.local === own.alias.imported && alias.from !== null) ??
          own
        );
      return (
        own ??
        exported(path).find(
          ({ alias, targets }) =>
            alias.local === "*" && targets.some((target) => provides(target, name, modulesMax)),
        )
      );
    },
    had: (path, name) =>
      aliasesOf(path).filter(
        ({ alias }) =>
          alias.from !== null && (alias.local === name || alias.local === "*" || alias.imported === ""),
      ),
  };
}

/** True unless a Python module has an `__all__` without the name: `*` then excludes the name. */
function isListed(reading: Reading | undefined, name: string): boolean {
  if (reading?.language !== "python") return true;
  const lists = [...reading.text.matchAll(/^__all__\b[^[(\r\n]{0,200}[[(]([^\])]{0,20000})/gmu)];
  const isIn = (names: string) => names.includes(`"${name}"`) || names.includes(`'${name}'`);
  return lists.length === 0 || lists.some(([, names = ""]) => isIn(names));
}

/**
 * Returns the names that a file defines for others. Names inside a definition are left out, because no import reaches
 * them.
 */
export function topLevelNames(reading: Reading | undefined): ReadonlySet<string> {
  const { definitions = [], bindings = [], starts = [] } = reading ?? {};
  const spans = definitions.map(({ range }) => ({
    start: offsetOf(starts, range.start),
    end: offsetOf(starts, range.end),
  }));
  const bound = bindings.filter(({ kind, start }) => kind !== "import" && !isInSpans(spans, start));
  const own = definitions.filter(({ part }) => part === undefined);
  return new Set([...own, ...bound].map(({ name }) => name));
}

/** True if a name comes from the same place on both sides, through renames. Then the re-export is not the cause. */
function isSame(
  base: Handed,
  head: Handed | undefined,
  renames: ReadonlyMap<string | null, string | null>,
): boolean {
  if (head === undefined || base.alias.imported !== head.alias.imported) return false;
  if (base.targets.length === 0 && head.targets.length === 0)
    return JSON.stringify(base.alias.from) === JSON.stringify(head.alias.from);
  return base.targets.some((target) => head.targets.includes(renames.get(target) ?? target));
}

/**
 * Returns the cause for an edited or removed line of re-export. Undefined if the change did not touch the line, or if
 * the file defines the name itself now.
 */
function editedLine(
  file: ChangedHead,
  name: string,
  base: Handed,
  head: Handed | undefined,
  sides: Readonly<Record<Side, Exports>>,
): FoundCause | undefined {
  // If the file now defines the name itself, that definition is the cause, and the line is not.
  if (head === undefined && sides.head.defines(file.paths.head, name)) return undefined;
  const was = changedWithin(file, "base", base.alias);
  const now = head === undefined ? undefined : changedWithin(file, "head", head.alias);
  const hunk =
    was &&
    file.hunks.find(
      (one) => hunkSpan(one, "base").first <= was.last && was.first <= hunkSpan(one, "base").last,
    );
  const instead = now ?? (was && hunk && counterpart(file, hunk, "base", was));
  if (was === undefined && now === undefined) return undefined;
  return {
    cause: {
      path: file.paths.head,
      range: lineRange(file, instead?.first ?? hunk?.headStart ?? 0),
      symbol: name,
      how: "re-export",
    },
    edit: editOf(file, { base: was, head: instead }),
  };
}

/** Returns the range of a whole line. A line number beyond the end gives the last line. */
function lineRange({ lines: { head } }: ChangedHead, line: number): Range {
  const at: LineSpan["first"] = Math.max(0, Math.min(line, head.length - 1));
  return { start: { line: at, character: 0 }, end: { line: at, character: head[at]?.length ?? 0 } };
}
