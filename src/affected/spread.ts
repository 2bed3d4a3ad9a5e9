/**
 * Spreads changed names to other files, and from the definitions that use them to further files. It works in rounds
 * until a round adds nothing.
 */
import { compareText } from "../model/order.ts";
import type { Side } from "../model/report.ts";
import type { Alias } from "../syntax/aliases.ts";
import { type Import, writtenModule } from "../syntax/imports.ts";
import type { ChangedNames } from "./change.ts";
import { changedImportTargets, type ImportLinks } from "./links.ts";
import { isComputed } from "./listing.ts";
import { type CodePiece, defaultName, wholeName } from "./piece.ts";
import type { RuleFilter } from "./rules.ts";
import type { ModuleSource } from "./source.ts";
import {
  createStars,
  exportedNames,
  type FileOnSides,
  isExternalImport,
  type StarNames,
  sourcesWithSides,
} from "./stars.ts";
import type { Uses } from "./words.ts";

// Phrases for the reasons why a file is in the set.

/** Ending of the reasons for an installed package that may re-export names of this repository. */
const handsOn = "which needs a package of this repository";

/** Converts a reason of a file into a reason of a definition that uses the name: a sentence without a subject. */
function dependsOn(why: string): string {
  const what = why.replace(/, .*$/su, "");
  if (what.startsWith("has an import that")) return what;
  return /^(?:uses|imports) /u.test(what) ? what : `depends on ${what.replace(/^mentions /u, "")}`;
}

/**
 * Converts a reason of a name into a reason of another name that stands for it: an alias has the reason of its
 * original, so a user sees the edit and not the alias.
 */
function reasonOf(why: string): string {
  return (
    /^(?:imports [^:]*: it )?mentions [^,]*, (.*)$/su.exec(why)?.[1] ??
    `which has another meaning, because its file ${why}`
  );
}

/** Converts a reason for the name that an importer gives to a whole module, or to its default export. */
function imported(why: string, local: string): string {
  return `imports ${local}: it ${why}`;
}

/** Files and links that the changed names spread over. */
export type SpreadInput = {
  readonly files: ReadonlyMap<string, FileOnSides>;
  /** Files that can be reached, in the order of paths. */
  readonly near: ReadonlySet<string>;
  /** Returns a file and all its importers, direct and indirect. */
  readonly within: (path: string) => ReadonlySet<string>;
  readonly links: Readonly<Record<Side, ImportLinks>>;
  readonly holds: RuleFilter;
};

/** Limit on the reasons that are listed for a file. */
const reasonsMax = 4;
/** Origin of a name that needs no import. */
const anywhere = "*";

/** What is known about one file so far. */
type State = {
  /** Names in this file whose meaning may have changed, with the reason. */
  readonly hot: Map<string, string>;
  /** Those of them that come from other files. */
  readonly imported: Map<string, string>;
  readonly joined: Set<CodePiece>;
  /** Reasons in the order in which they were found. */
  readonly because: Set<string>;
};

/**
 * Creates the walker over affected files. The caller adds the changed names with `begin`, then calls `run`, and reads
 * the `reasons` of each file. `run` returns a sentence if any file may be affected, and undefined otherwise.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: closures over one state, each of a few lines.
export function createImpactWalker({ files, near, within, links, holds }: SpreadInput) {
  /** Name → the files in which it changed → how it changed. */
  const changed = new Map<string, Map<string, string>>();
  const namesIn = new Map<string, Set<string>>();
  /** File → names that may differ only for its star imports → how. */
  const listedIn = new Map<string, Map<string, string>>();
  const states = new Map<string, State>();
  let fresh: (readonly [name: string, path: string])[] = [];
  let beyond: string | undefined;

  const reaches = new Map<string, ReadonlySet<string>>();
  /** True if a file can depend on a module: the file, or a file that it imports, imports the module. */
  const isWithin = (path: string, origin: string): boolean => {
    const found = reaches.get(origin) ?? within(origin);
    reaches.set(origin, found);
    return found.has(path);
  };
  const stateOf = (path: string): State => {
    const state = states.get(path) ?? {
      hot: new Map(),
      imported: new Map(),
      joined: new Set(),
      because: new Set(),
    };
    states.set(path, state);
    return state;
  };
  const add = (name: string, path: string, what: string): void => {
    const origins = changed.get(name) ?? new Map<string, string>();
    if (origins.has(path)) return;
    changed.set(name, origins.set(path, what));
    namesIn.set(path, (namesIn.get(path) ?? new Set()).add(name));
    fresh.push([name, path]);
  };

  const addListed = (name: string, path: string, what: string): void => {
    listedIn.set(path, (listedIn.get(path) ?? new Map<string, string>()).set(name, what));
    fresh.push([name, path]);
    // A list makes private names public, and in a stub also imported names.
    if (name.startsWith("_") || path.endsWith(".pyi")) add(name, path, what);
  };

  const begin = (path: string, found: ChangedNames): void => {
    const exported = exportedNames(files.get(path));
    for (const [name, { what, reach }] of found) {
      if (reach === "stars") {
        addListed(name, path, `${what} in ${path}`);
        continue;
      }
      stateOf(path).hot.set(name, `${name}, ${what}`);
      if (exported.has(name)) add(name, reach === "importers" ? path : anywhere, `${what} in ${path}`);
    }
    // The file's own definitions may use the changed names, so it is examined too.
    fresh.push(["", path]);
  };

  const stars = createStars(files, links);
  /** Adds the names that a file re-exports from star imports. */
  const addStars = (path: string, { names, outside }: StarNames, what: string): void => {
    if (outside !== undefined) beyond ??= `any name that ${path} re-exports from ${outside} ${what}`;
    for (const name of names) {
      if (name === defaultName || name === wholeName) continue;
      const state = stateOf(path);
      if (!state.hot.has(name)) state.hot.set(name, `mentions ${name}, which ${what} in ${path}`);
      add(name, path, `which ${what} in ${path}`);
    }
  };
  /** Files to check although they may not import the change. */
  const handing = new Set<string>();
  const hand = (path: string, why: string): void => {
    stateOf(path).because.add(why);
    handing.add(path);
  };
  const compareStars = (path: string): void => {
    const other = holds("star imports") ? stars.compare(path) : undefined;
    if (other === undefined) return;
    addStars(path, other, "may come from another star import");
    // A message about the names that came or went can quote the target file.
    for (const target of other.from)
      hand(target, `is the target of a star import of ${path} on only one side`);
  };

  /** Adds all names of the files to which an import resolves on only one side. */
  const compareResolution = (path: string): void => {
    const file = files.get(path);
    // The imports of an edited file are compared name by name.
    if (file?.base === undefined || file.base.blob !== file.head?.blob) return;
    const moved = changedImportTargets(links, path);
    if (moved.length === 0) return;
    stateOf(path).because.add("has an import that resolves to another file");
    fresh.push(["", path]);
    for (const target of moved) {
      hand(target, `is the target of an import of ${path} on only one side`);
      for (const name of exportedNames(files.get(target)))
        add(name, target, `which another module of that name has, in ${target}`);
    }
  };

  const run = (): string | undefined => {
    while (fresh.length > 0 && beyond === undefined) {
      const round = fresh;
      fresh = [];
      for (const path of candidates(round)) examine(path);
      if (!holds("closure")) break;
    }
    return beyond;
  };

  const candidates = (round: typeof fresh): readonly string[] => {
    const found = new Set<string>();
    const names = new Set<string>();
    for (const [name, path] of round) {
      if (name === "") found.add(path);
      else {
        names.add(name);
        for (const side of ["base", "head"] as const)
          for (const importer of links[side].importers.get(path) ?? []) found.add(importer);
        for (const side of ["base", "head"] as const) for (const path of links[side].handed) found.add(path);
        if (name === defaultName || name === wholeName)
          for (const side of ["base", "head"] as const) for (const open of links[side].open) found.add(open);
      }
    }
    for (const path of near) {
      if (found.has(path)) continue;
      const sources = sourcesWithSides(files.get(path));
      for (const name of names) {
        if (!sources.some(([source]) => source.mentions(name))) continue;
        found.add(path);
        break;
      }
    }
    return [...found].filter((path) => near.has(path)).sort(compareText);
  };

  /** Returns the reason if a name changed in one of these files. An open import may resolve to any file. */
  const originOf = (name: string, targets: ReadonlySet<string>, isOpen: boolean): string | undefined => {
    const origins = changed.get(name);
    if (origins === undefined) return undefined;
    for (const [path, what] of origins)
      if (isOpen || path === anywhere || targets.has(path)) return `mentions ${name}, ${what}`;
    return undefined;
  };

  const examine = (path: string): void => {
    const file = files.get(path);
    const state = stateOf(path);
    for (const [source, sides] of sourcesWithSides(file)) {
      const modules = new Map<string, ReadonlySet<string>>();
      const outside = new Set<string>();
      for (const alias of source.aliases()) see(path, source, sides, alias, state, modules, outside);
      unnamed(path, source, sides, state);
      augment(path, source, sides, state);
      const own = new Set(
        source
          .pieces()
          .list.flatMap(({ kind, names }) => (kind === "function" || kind === "class" ? names : [])),
      );
      const around = { modules, outside, own, isWithin: (origin: string) => isWithin(path, origin) };
      for (const hit of hitsOf(source.uses(), { ...around, hot: state.imported })) state.because.add(hit);
      join(path, source, state, (uses) => hitsOf(uses, { ...around, hot: state.hot }));
    }
  };

  /**
   * True for an import of an installed package that needs one of the repository. It may re-export any changed name.
   */
  const isOther = (one: Import, sides: readonly Side[]): boolean =>
    changed.size + listedIn.size > 0 && sides.some((side) => links[side].isHanding(one));

  /**
   * Adds the names that an import brings in. The import can name a changed definition, a changed module, or all names
   * of one.
   */
  const see = (
    path: string,
    source: ModuleSource,
    sides: readonly Side[],
    alias: Alias,
    state: State,
    modules: Map<string, ReadonlySet<string>>,
    outside: Set<string>,
  ): void => {
    const isPython = source.language === "python";
    const hand = (name: string, what: string) => {
      if (alias.isExported) add(name, path, reasonOf(what));
    };
    if (alias.from === null) {
      const why = state.hot.get(alias.imported);
      if (why !== undefined) add(alias.local, path, `which is ${alias.imported} of ${path}`);
      return;
    }
    const { from } = alias;
    const isOpen = sides.some((side) => links[side].isOpen(from));
    const targetsOn = (side: Side, name: string) => new Set(links[side].resolve(path, from, name));
    const union = (name: string) => new Set(sides.flatMap((side) => [...targetsOn(side, name)]));
    const targets = union("");
    const inner = isPython && !/^\*?$/u.test(alias.imported) ? union(alias.imported) : new Set<string>();
    const local = isPython && alias.imported === "" ? (alias.local.split(".")[0] ?? "") : alias.local;
    const heat = (why: string) => {
      state.because.add(why);
      if (!state.hot.has(local)) state.hot.set(local, why);
      state.imported.set(local, state.imported.get(local) ?? why);
      if (alias.isExported) add(local, path, reasonOf(why));
    };
    if (targets.size === 0 && inner.size === 0 && !isOpen && isExternalImport(from)) outside.add(local);
    if (isOther(from, sides)) {
      const name = from.kind === "module" ? from.module : writtenModule(from);
      if (alias.imported === "*") beyond ??= `${path} imports all names of ${name}, ${handsOn}`;
      else heat(`imports ${local} from ${name}, ${handsOn}`);
    }
    const moved = (name: string) =>
      sides.length === 2 && targetsOn("base", name).symmetricDifference(targetsOn("head", name)).size > 0;
    if (holds("resolution") && (moved("") || (inner.size > 0 && moved(alias.imported))))
      heat("has an import that resolves to another file");

    if (alias.imported === "*") {
      if (!holds("star imports")) return;
      for (const target of [...targets].sort(compareText)) {
        const listed = listedIn.get(target);
        for (const name of new Set([...(namesIn.get(target) ?? []), ...(listed?.keys() ?? [])])) {
          if (name === defaultName || name === wholeName) continue;
          const what = `mentions ${name}, ${changed.get(name)?.get(target) ?? listed?.get(name) ?? ""}`;
          if (alias.local === "*" && isPython) {
            if (!state.hot.has(name)) state.hot.set(name, what);
            state.imported.set(name, state.imported.get(name) ?? what);
          }
          if (!isPython && stars.isShared(path, name)) state.because.add(what);
          hand(name, what);
        }
      }
      return;
    }
    const isDefault = alias.imported === defaultName;
    const why = isDefault && !holds("defaults") ? undefined : originOf(alias.imported, targets, isOpen);
    if (alias.imported !== "" && why !== undefined) heat(isDefault ? imported(why, local) : why);
    const all = holds("defaults") ? originOf(wholeName, targets, isOpen) : undefined;
    if (all !== undefined) heat(imported(all, local));

    const own = alias.imported === "" ? targets : inner;
    if (own.size === 0 || !holds("module values")) return;
    modules.set(local, new Set([...(modules.get(local) ?? []), ...own]));
    if (isPython && local !== alias.local) modules.delete(local);
    const part = [...own].sort(compareText).find((target) => (namesIn.get(target)?.size ?? 0) > 0);
    const isValue = source.uses().get(local)?.isWhole === true || (!isPython && alias.isExported);
    if (part !== undefined && isValue) heat(`uses ${local} as a value, and names of ${part} changed`);
  };

  /** Adds the names of another module that the file extends (module augmentation). */
  const augment = (path: string, source: ModuleSource, sides: readonly Side[], state: State): void => {
    for (const one of source.augmented) {
      for (const target of new Set(sides.flatMap((side) => links[side].resolve(path, one)))) {
        for (const name of namesIn.get(target) ?? []) {
          const why = `mentions ${name}, ${changed.get(name)?.get(target) ?? ""}`;
          if (!state.hot.has(name)) state.hot.set(name, why);
          state.imported.set(name, state.imported.get(name) ?? why);
        }
      }
    }
  };

  /**
   * Handles `require`, `import()` and other imports without a list of names. They may use any name of the module, so
   * all names of the file depend on it.
   */
  const unnamed = (path: string, source: ModuleSource, sides: readonly Side[], state: State): void => {
    if (source.language === "python" || !holds("defaults")) return;
    const listed = new Set(
      source.aliases().flatMap(({ from }) => (from?.kind === "path" ? from.specifier : [])),
    );
    for (const one of source.imports) {
      if (one.kind !== "path" || listed.has(one.specifier)) continue;
      if (isOther(one, sides)) beyond ??= `${path} imports ${one.specifier}, ${handsOn}`;
      const targets = new Set(sides.flatMap((side) => links[side].resolve(path, one)));
      const isOpen = sides.some((side) => links[side].isOpen(one));
      const why = originOf(wholeName, targets, isOpen) ?? originOf(defaultName, targets, isOpen);
      if (why === undefined) continue;
      const what = imported(why, one.specifier);
      state.because.add(what);
      for (const { names, exported } of source.pieces().list) {
        for (const name of names) if (!state.hot.has(name)) state.hot.set(name, what);
        for (const name of exported) add(name, path, `which depends on ${one.specifier}`);
      }
    }
  };

  const hitsOf = (
    uses: Uses,
    of: {
      readonly hot: ReadonlyMap<string, string>;
      readonly modules: ReadonlyMap<string, ReadonlySet<string>>;
      readonly outside: ReadonlySet<string>;
      readonly own: ReadonlySet<string>;
      readonly isWithin: (origin: string) => boolean;
    },
  ): readonly string[] => {
    const found: string[] = [];
    for (const [word, use] of uses) {
      const hot = use.isBare ? of.hot.get(word) : undefined;
      if (hot !== undefined) found.push(hot);
      const origins = changed.get(word);
      if (origins === undefined || word === wholeName) continue;
      if (use.isBare && origins.has(anywhere)) found.push(`mentions ${word}, ${origins.get(anywhere) ?? ""}`);
      for (const root of use.roots) {
        const head = root.replace(/\.$/u, "");
        if (of.outside.has(head) || (of.own.has(head) && head === root)) continue;
        const targets = head === root ? of.modules.get(head) : undefined;
        if (targets !== undefined) {
          const why = originOf(word, targets, false);
          if (why !== undefined) found.push(why);
        } else {
          const far = [...origins].find(([origin]) => origin === anywhere || of.isWithin(origin));
          if (far !== undefined) found.push(`mentions ${word}, ${far[1]}`);
        }
      }
    }
    return found;
  };

  /** Adds the pieces whose text uses a changed name, until a pass adds nothing: one piece can use another. */
  const join = (
    path: string,
    source: ModuleSource,
    state: State,
    hits: (uses: Uses) => readonly string[],
  ): void => {
    const { list } = source.pieces();
    for (let isMore = true; isMore; ) {
      isMore = false;
      for (const piece of list) {
        // Other code judges an import by its target, so only the conditions around it are read here.
        const seen = piece.kind === "import" ? piece.guards : piece.text;
        if (seen === undefined || state.joined.has(piece)) continue;
        const [why] = hits(source.usesOf(seen));
        if (why === undefined) continue;
        state.joined.add(piece);
        isMore = true;
        if (piece.kind === "statement" && !holds("statements")) continue;
        // A changed statement can end the module, so later star imports may not run.
        if (/^(?:statement|import)$/u.test(piece.kind) && holds("star imports") && holds("closure"))
          addStars(path, stars.handedOn([path]), "may not be reached any more");
        for (const one of piece.kind === "statement" ? list : [piece]) {
          const what = `which ${dependsOn(why)}`;
          for (const name of one.names)
            if (!state.hot.has(name)) state.hot.set(name, `mentions ${name}, ${what}`);
          if (!holds("closure")) continue;
          for (const name of one.exported) {
            if (one.reach === "all") beyond ??= `${name}, ${what} in ${path}, is visible without an import`;
            if (name === "__getattr__" && holds("whole program"))
              beyond ??= `${path} has a \`__getattr__\`, ${what}: it can provide any name`;
            add(name, one.reach === "importers" ? path : anywhere, `${what} in ${path}`);
            // A computed `__all__` decides which names a star import takes from here.
            if (name === "__all__" && isComputed(one.text) && holds("listed names"))
              addStars(path, stars.handedOn([path]), "may be listed in another `__all__`");
          }
        }
      }
    }
  };

  const reasons = (path: string): readonly string[] => {
    const all = [...(states.get(path)?.because ?? [])].sort(compareText);
    const more = all.length - reasonsMax;
    return more > 1 ? [...all.slice(0, reasonsMax), `and ${more} more`] : all;
  };

  return { begin, compareResolution, compareStars, handing, run, reasons };
}
