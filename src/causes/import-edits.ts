/** Finds imports that an edit broke or fixed, and code that depends on them. */
import { createModuleResolver } from "../affected/imports.ts";
import {
  type CauseKind,
  type ComparedFinding,
  type Edit,
  type FoundCause,
  findingStateTable,
  type Place,
  type Range,
} from "../model/finding.ts";
import { once } from "../model/once.ts";
import { positionAt, splitText } from "../model/text.ts";
import { findAliases } from "../syntax/aliases.ts";
import { namedDefinitions } from "../syntax/outline.ts";
import type { Reading } from "../syntax/reading.ts";
import type { ChangeInput, Changes } from "./changes.ts";
import { type ImportedName, importBehindFinder } from "./flow.ts";
import type { GoneModulesInput } from "./gone-modules.ts";
import { changedWithin, editOf } from "./removed-names.ts";
import { findUnresolvedImports } from "./unresolved.ts";

/** Findings and changes of both sides. */
export type ImportEditsInput = ChangeInput &
  Pick<GoneModulesInput, "programs"> & {
    readonly findings: readonly ComparedFinding[];
    readonly changes: Pick<Changes, "file" | "at">;
  };

/** Finds the edit that broke or fixed an import that a new finding depends on. */
export type FindImportEdit = (finding: ComparedFinding) => FoundCause | undefined;

/**
 * Returns the finder. If an edit fixes an import, the checker sees types that it did not see before, and reports old
 * errors as new ones. If an edit breaks an import, code behind it gets new errors.
 */
export function importEditFinder(input: ImportEditsInput): FindImportEdit {
  const { findings, changedFiles, programs, changes } = input;
  const reading = (path: string) => input.reading("head", path);
  const gone = findings.filter(({ state }) => findingStateTable[state].isGone);
  const was = findUnresolvedImports(gone, (path) => input.reading("base", path));
  const is = findUnresolvedImports(
    findings.filter(({ state }) => !findingStateTable[state].isGone),
    reading,
  );
  const broke = findUnresolvedImports(
    findings.filter(({ state }) => state === "new"),
    reading,
  );
  const origins = new Map(changedFiles.map(({ from, to }) => [to, from] as const));
  const baseOf = (path: string) => origins.get(path) ?? path;
  const behind = once(() =>
    importBehindFinder({ files: programs.head, text: (path) => input.text("head", path), reading }),
  );
  const resolve = once(() => createModuleResolver(programs.head));
  const isMended = ({ path, local }: ImportedName) =>
    was.of(baseOf(path), local) !== undefined && is.of(path, local) === undefined;

  const aliasOf = ({ path, local }: ImportedName) => {
    const own = reading(path);
    return own === undefined ? undefined : findAliases(own).find((one) => one.local === local);
  };
  /** Returns the cause if the import statement itself was edited. */
  const ownEdit = (name: ImportedName, how: CauseKind): FoundCause | undefined => {
    const alias = aliasOf(name);
    const file = changes.file(name.path);
    const head = alias && file && changedWithin(file, "head", alias);
    if (alias === undefined || file === undefined || head === undefined) return undefined;
    const old = input.reading("base", baseOf(name.path));
    const was = old && findAliases(old).find(({ local }) => local === name.local);
    const base = was && changedWithin(file, "base", was);
    const at = { line: head.first, character: 0 };
    const end = { line: head.first, character: file.lines.head[head.first]?.length ?? 0 };
    return {
      cause: { path: name.path, range: { start: at, end }, symbol: name.local, how },
      edit: editOf(file, { base, head }),
    };
  };
  /**
   * Returns the cause if the import's target was edited: a file was added or moved there, or the file now has the
   * name.
   */
  const edited = (name: ImportedName): FoundCause | undefined => {
    const alias = aliasOf(name);
    if (alias === undefined || alias.from === null) return undefined;
    for (const target of resolve()(name.path, alias.from)) {
      const from = origins.get(target);
      if (from !== undefined && from !== target) return wholeFile(target, from, input);
      const range = nameRange(reading(target), alias.imported);
      const found = range && changes.at({ path: target, range });
      if (found !== undefined) return { cause: { ...found.cause, how: "mended-import" }, edit: found.edit };
    }
    return undefined;
  };

  return (finding) => {
    if (!was.isEmpty) {
      const name = behind()(finding, isMended, "statement");
      const found = name && (ownEdit(name, "mended-import") ?? edited(name));
      if (found !== undefined) return found;
    }
    if (broke.isEmpty) return undefined;
    const name = behind()(finding, ({ path, local }) => broke.of(path, local) !== undefined, "place");
    return name && ownEdit(name, "broken-import");
  };
}

/** Returns the range in which a module defines or binds a name, so that an edit there can be recognized. */
function nameRange(reading: Reading | undefined, name: string): Range | undefined {
  const defined = namedDefinitions(reading).find(({ symbol }) => symbol === name);
  if (defined !== undefined || reading === undefined) return defined?.definition.nameRange;
  const bound = reading.bindings.find((one) => one.name === name && one.kind === "variable");
  if (bound === undefined) return undefined;
  const [start, end] = [bound.start, bound.start + name.length].map((at) => positionAt(reading.starts, at));
  return start === undefined || end === undefined ? undefined : { start, end };
}

/**
 * Returns the cause for a file that was added or moved to an import's target. No single line is the cause, so the
 * range is the start of the file.
 */
function wholeFile(path: string, from: string | null, { text }: ChangeInput): FoundCause {
  const start = { line: 0, character: 0 };
  const range = { start, end: start };
  const all = splitText(text("head", path) ?? "");
  const last = Math.max(0, all.length - (all.at(-1) === "" ? 2 : 1));
  const whole: Place = {
    path,
    range: { start, end: { line: last, character: all[last]?.length ?? 0 } },
  };
  const edit: Edit =
    from === null ? { base: null, head: whole } : { base: { path: from, range }, head: { path, range } };
  return { cause: { path, range, symbol: null, how: "mended-import" }, edit };
}
