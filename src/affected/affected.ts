/**
 * Finds the files whose findings a change can affect. A changed name reaches its importers, also through other
 * modules. Definitions that use it may change their meaning too, and then reach further files. With this, a run
 * checks some files instead of all and finds the same.
 */
import { comparePaths, compareText } from "../model/order.ts";
import type { Side } from "../model/report.ts";
import { plural } from "../model/text.ts";
import { allNamesOf, type ChangedNames, changedNames } from "./change.ts";
import { withImporters } from "./imports.ts";
import { changedImportTargets, type ImportLinks, linkFiles, type SideLinks } from "./links.ts";
import type { RuleFilter } from "./rules.ts";
import { type BlobFile, type FindSource, type ModuleSource, syntaxLanguageOf } from "./source.ts";
import { createImpactWalker } from "./spread.ts";
import { createStars, type FileOnSides } from "./stars.ts";

/** File whose findings the change can affect, with the reasons for `lanser affected` and the report. */
export type AffectedFile = {
  readonly path: string;
  /** True if head does not have it. */
  readonly isDeleted: boolean;
  /** Sentences without a subject: "changed"; "mentions rate, whose parameters changed in rates.py". */
  readonly because: readonly string[];
};

/** Result: the files to check. In full mode the change can affect any file, and `why` says how. */
export type Affected = {
  readonly mode: "affected" | "full";
  /** Affected files of both sides by path; in full mode, all files. */
  readonly files: readonly AffectedFile[];
  /**
   * The changed files and all their importers, direct and indirect, on either side. In affected mode no other file can
   * be in the set.
   */
  readonly near: ReadonlySet<string>;
  /** Number of files of both sides together. */
  readonly of: number;
  /** Why the set consists of these files. */
  readonly why: string;
};

/** Everything that the affected set is computed from. */
export type AffectedInput = {
  /**
   * Sources of both trees, in any order: those that `syntaxLanguageOf` knows and the program may include. Others are ignored.
   */
  readonly files: Readonly<Record<Side, readonly BlobFile[]>>;
  readonly sourceOf: FindSource;
  /** Names of packages whose source is in the tree, and aliases of its configuration (`@app/*`). */
  readonly packages: Readonly<Record<Side, readonly string[]>>;
  /**
   * Import names of installed packages that need a package of the tree, directly or indirectly. The same on both sides.
   */
  readonly handing: readonly string[];
  /** Paths of changed files that are not sources. One of them may be imported (`./data.json`). */
  readonly others: readonly string[];
  /**
   * Reasons to check everything that come from files that are not sources: configuration, lock files. See
   * `reasonsForFullCheck`.
   */
  readonly whole: readonly string[];
  readonly holds: RuleFilter;
  /** Memory for a caller with a sequence of states: results of one state are reused for the next. */
  readonly memory?: LinkMemory;
};

/** Import links of the last state. Commits of one branch share most files, so most links can be reused. */
export type LinkMemory = { last?: SideLinks };

/** Returns the affected files, if the texts of all sources are available at once. Otherwise use `affectedSteps`. */
export function affectedFiles(input: AffectedInput): Affected {
  const steps = affectedSteps(input);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/**
 * Computes the affected files. It yields the files whose whole text it needs from here on, before it reads them, so
 * that the caller can load them: in a large program these are few.
 */
export function* affectedSteps(input: AffectedInput): Generator<readonly BlobFile[], Affected> {
  const { sourceOf, holds } = input;
  const files = onSides(input);
  const full = (why: string): Affected => ({
    mode: "full",
    files: [...files.values()].map(({ path, head }) => ({
      path,
      isDeleted: head === undefined,
      because: [why],
    })),
    near: new Set(files.keys()),
    of: files.size,
    why,
  });
  const changed = [...files.values()].filter(({ base, head }) => base?.blob !== head?.blob);
  const [whole] = input.whole;
  if (holds("whole program") && whole !== undefined) return full(whole);
  const data = holds("whole program") ? importedData(input) : undefined;
  if (data !== undefined) return full(`the change edits ${data}, which a source imports`);
  const names = new Map<string, ChangedNames>();
  yield changed.flatMap(blobsOf);
  for (const file of changed) {
    const found = namesOf(file, holds);
    if (typeof found === "string") return full(found);
    names.set(file.path, found);
  }
  const handing = holds("installed packages") ? input.handing : [];
  const linksOn = (side: Side, like?: SideLinks) =>
    linkFiles(
      input.files[side].filter(isSource),
      sourceOf,
      { packages: input.packages[side], handing },
      like,
    );
  const base = linksOn("base", input.memory?.last);
  const head = linksOn("head", base);
  const links: Record<Side, ImportLinks> = { base, head };
  if (input.memory !== undefined) input.memory.last = head;
  const within = importersIn(links);
  const near = nearOf(files, changed, links, within);
  yield [...near].flatMap((path) => blobsOf(files.get(path)));
  yield* beyondNear(near, files, links);
  const spread = createImpactWalker({ files, near, within: (path) => within([path]), links, holds });
  for (const [path, found] of names) spread.begin(path, found);
  if (holds("resolution")) for (const path of near) spread.compareResolution(path);
  for (const path of near) spread.compareStars(path);
  const beyond = spread.run();
  if (beyond !== undefined) return full(beyond);

  const isChanged = new Set(changed.map(({ path }) => path));
  const because = [...near.union(spread.handing)].flatMap((path): AffectedFile[] => {
    const own = isChanged.has(path) ? [statusOf(files.get(path))] : spread.reasons(path);
    return own.length === 0 ? [] : [{ path, isDeleted: files.get(path)?.head === undefined, because: own }];
  });
  return {
    mode: "affected",
    files: because.sort((left, right) => comparePaths(left.path, right.path)),
    near,
    of: files.size,
    why: changed.length === 0 ? "no source differs" : `${plural(changed.length, "file")} changed`,
  };
}

/**
 * Yields the files whose names star imports re-export, directly or indirectly, and old and new targets of imports.
 * Their texts are needed too, although the change may not reach them.
 */
function* beyondNear(
  near: ReadonlySet<string>,
  files: ReadonlyMap<string, FileOnSides>,
  links: Readonly<Record<Side, ImportLinks>>,
): Generator<readonly BlobFile[], void> {
  const { targetsOf } = createStars(files, links);
  const known = new Set(near);
  let fresh = new Set(
    [...near].flatMap((path) => [...targetsOf(path), ...changedImportTargets(links, path)]),
  ).difference(known);
  while (fresh.size > 0) {
    yield [...fresh].flatMap((path) => blobsOf(files.get(path)));
    for (const path of fresh) known.add(path);
    fresh = new Set([...fresh].flatMap(targetsOf)).difference(known);
  }
}

/** Returns the blobs of a file: one for each side that has the file. */
function blobsOf(file: FileOnSides | undefined): readonly BlobFile[] {
  return [file?.base, file?.head].flatMap((one) =>
    file === undefined || one === undefined ? [] : [{ path: file.path, blob: one.blob }],
  );
}

/**
 * Returns a changed file that is not a source and that an import of some source may resolve to, such as
 * `./data.json`. Its content has a type, so the change can affect every importer. Undefined if there is none.
 */
function importedData({ files, others, sourceOf }: AffectedInput): string | undefined {
  const byName = new Map(others.map((path) => [path.slice(path.lastIndexOf("/") + 1), path]));
  if (byName.size === 0) return undefined;
  for (const file of [...files.base, ...files.head]) {
    for (const one of sourceOf(file)?.imports ?? []) {
      if (one.kind !== "path") continue;
      const found = byName.get(one.specifier.slice(one.specifier.lastIndexOf("/") + 1));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function isSource({ path }: BlobFile): boolean {
  return syntaxLanguageOf(path) !== undefined;
}

/** Says what happened to a changed file. */
function statusOf(file: FileOnSides | undefined): string {
  return file?.base === undefined ? "added" : file.head === undefined ? "deleted" : "changed";
}

/**
 * Joins the sources of both sides by path, in the order of paths. All later steps need both versions of a file, and
 * one order makes all results the same from run to run.
 */
function onSides({ files, sourceOf }: AffectedInput): ReadonlyMap<string, FileOnSides> {
  const found = new Map<string, FileOnSides>();
  for (const side of ["base", "head"] as const) {
    for (const file of files[side].filter(isSource)) {
      const source = sourceOf(file);
      found.set(file.path, {
        ...found.get(file.path),
        path: file.path,
        [side]: { blob: file.blob, source },
      });
    }
  }
  return new Map([...found].sort(([left], [right]) => compareText(left, right)));
}

/**
 * Returns the changed names of a file that other files can see. Returns a sentence instead if the names cannot be
 * determined; then every file must be checked.
 */
function namesOf({ path, base, head }: FileOnSides, holds: RuleFilter): ChangedNames | string {
  for (const one of [base, head]) {
    if (one === undefined) continue;
    if (one.source === undefined) return `${path} cannot be read`;
    if (!holds("whole program")) continue;
    if (one.source.hasErrors()) return `${path} has syntax errors`;
    const { beyond } = one.source.pieces();
    if (beyond !== undefined) return `${path} ${beyond}`;
  }
  const forAll = holds("ambient") ? broughtForAll(base?.source, head?.source) : undefined;
  if (forAll !== undefined)
    return `only one side of ${path} brings in ${forAll}, which can declare names for every file`;
  const changed =
    base?.source === undefined
      ? allNamesOf(head?.source, "which was added")
      : head?.source === undefined
        ? allNamesOf(base.source, "which was removed")
        : changedNames(base.source, head.source, holds);
  for (const [name, { what, reach }] of changed) {
    if (reach === "all" && holds("ambient"))
      return `${name}, ${what} in ${path}, is visible without an import`;
    if (name === "__getattr__" && holds("whole program"))
      return `${path} has a \`__getattr__\`, ${what}: it can provide any name`;
  }
  return changed;
}

/**
 * Returns a library that only one side references, or a package that only one side imports for its side effects. Such
 * an import can declare names for all files, and no mention of the importing file leads there.
 */
function broughtForAll(base: ModuleSource | undefined, head: ModuleSource | undefined): string | undefined {
  const [was, is] = [base, head].map((one) => new Set(one === undefined ? [] : broughtBy(one)));
  return was === undefined || is === undefined ? undefined : [...was.symmetricDifference(is)][0];
}

/**
 * Returns the reference directives and the side-effect imports of a script. Only these can declare names for other
 * files without an import there. Python has neither.
 */
function broughtBy(source: ModuleSource): readonly string[] {
  if (source.language === "python") return [];
  const references = source.directives().match(/^\/\/\/\s*<reference\b.*$/gmu) ?? [];
  const packages = source
    .pieces()
    .list.flatMap(({ text }) => /^import (["'])([^."'].*)\1$/u.exec(text)?.[2] ?? []);
  return [...references, ...packages];
}

/** Returns files together with all their importers. */
type Within = (paths: readonly string[]) => ReadonlySet<string>;

/**
 * Returns a function for files and all their importers, direct and indirect, on either side. An open import can
 * resolve to any file, so its file counts as an importer of every file.
 */
function importersIn({ base, head }: Readonly<Record<Side, ImportLinks>>): Within {
  const importers = new Map<string, ReadonlySet<string> | readonly string[]>(base.importers);
  if (head.importers !== base.importers)
    for (const [path, own] of head.importers)
      importers.set(path, new Set([...(importers.get(path) ?? []), ...own]));
  return (paths) => withImporters({ importers }, [...paths, ...base.open, ...head.open]);
}

/**
 * Returns the changed files and all their importers. Only these can be affected, so all later work is limited to
 * them. Ambient declarations need no import, so they reach every file that is not Python.
 */
function nearOf(
  files: ReadonlyMap<string, FileOnSides>,
  changed: readonly FileOnSides[],
  links: Readonly<Record<Side, ImportLinks>>,
  within: Within,
): ReadonlySet<string> {
  if (changed.length === 0) return new Set();
  // If an import resolves to another file than before, or to none, its file counts as changed.
  const moved = [...files.keys()].filter((path) => !isSame(links, path));
  const near = within([...changed.map(({ path }) => path), ...moved]);
  const isAmbient = [...near].some((path) => {
    const { base, head } = files.get(path) ?? {};
    return base?.source?.mayBeAmbient === true || head?.source?.mayBeAmbient === true;
  });
  const all = isAmbient ? [...files.keys()].filter((path) => syntaxLanguageOf(path) !== "python") : [];
  return new Set([...near, ...all].sort(compareText));
}

/** True if the imports of a file resolve to the same files on both sides. */
function isSame({ base, head }: Readonly<Record<Side, ImportLinks>>, path: string): boolean {
  const [was, is] = [base.imports.get(path), head.imports.get(path)];
  if (was === is) return true;
  return was !== undefined && is !== undefined && was.symmetricDifference(is).size === 0;
}
