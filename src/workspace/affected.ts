/**
 * Finds the files that a change can affect, in the trees of both sides on disk. With `scope: affected` a run checks
 * only these.
 */

import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { affectedFiles } from "../affected/affected.ts";
import { allRules } from "../affected/rules.ts";
import { syntaxLanguageOf } from "../affected/source.ts";
import { changedNonSources, findSourcePackages, reasonsForFullCheck } from "../affected/whole.ts";
import { compact } from "../model/compact.ts";
import { readMember } from "../model/json.ts";
import type { Side } from "../model/report.ts";
import { listEntries, readJsonc } from "../packages/document.ts";
import { readOptional } from "../platform/files.ts";
import { blobId, type ObjectFormat } from "../platform/hashing.ts";
import { ambientReasons, findReverseDependencies, importedBy } from "./handing.ts";
import type { Tree } from "./tree.ts";
import type { Readings, WarmWorkspaces } from "./warm.ts";

/** Trees of both sides, and everything that the search for affected files reads. */
export type TreesRead = {
  readonly trees: Readonly<Record<Side, Pick<Tree, "root" | "written">>>;
  /** Configuration files of the servers on each side; `programs` are the files of their programs. */
  readonly configurationFiles: Readonly<Record<Side, readonly string[]>>;
  readonly programs: Readonly<Record<Side, readonly string[]>>;
  readonly isSource: (path: string) => boolean;
  /** Folders in which packages of Python are searched; absolute. */
  readonly places: readonly string[];
  readonly readings: Readings;
  readonly warm: Pick<WarmWorkspaces, "step" | "installed"> | undefined;
};

/** Affected files by their names on either side, or the reason why every file counts as affected. */
export type FoundFiles =
  | {
      readonly mode: "affected";
      readonly files: readonly string[];
      /** Changed files and all that import one, also through others. */
      readonly near: ReadonlySet<string>;
      readonly why: string;
    }
  | { readonly mode: "full"; readonly why: string };

/**
 * Parses the sources that `affectedIn` will need, while servers list their programs. It stops at the signal, and
 * never fails.
 */
export async function readAhead(
  { trees, isSource, readings }: Pick<TreesRead, "trees" | "isSource" | "readings">,
  objectFormat: ObjectFormat,
  signal: AbortSignal,
): Promise<void> {
  const places = placesIn(trees);
  const sourceOf = readings.sources((blob) => {
    const text = readOptional(places.get(blob) ?? "");
    // Listing a project can empty a broken source for a moment. Such a text must not be kept under the blob of the
    // real one.
    return text !== undefined && blobId(objectFormat, Buffer.from(text)) === blob ? text : undefined;
  });
  const files = [...trees.head.written.files, ...trees.base.written.files];
  for (const [at, { path, blob }] of files.filter(({ path }) => isSource(path)).entries()) {
    // Yields from time to time, so that messages of servers do not wait.
    if (at % readAtOnce === 0) await setImmediate();
    if (signal.aborted) return;
    sourceOf({ path, blob });
  }
}

/** Number of sources that are read before the loop yields. */
const readAtOnce = 32;

/** Returns a path on disk for each blob of both trees: an equal file is read once. */
function placesIn(trees: TreesRead["trees"]): ReadonlyMap<string, string> {
  return new Map(
    [trees.base, trees.head].flatMap(({ root, written }) =>
      written.files.map(({ path, blob }) => [blob, join(root, path)] as const),
    ),
  );
}

/**
 * Finds the affected files by following imports from the changed files, on both sides. It chooses "full" if imports
 * cannot show what a change affects: unsupported languages, unclear options, packages that depend on the repository.
 */
export function affectedIn(of: TreesRead): FoundFiles {
  const { trees, programs, isSource, readings } = of;
  const strange = [...programs.base, ...programs.head].find((path) => syntaxLanguageOf(path) === undefined);
  if (strange !== undefined) return { mode: "full", why: `${strange} is in an unsupported language` };
  const places = placesIn(trees);
  const textOf = (blob: string) => readOptional(places.get(blob) ?? "");
  const filesOf = (side: Side) => trees[side].written.files.map(({ path, blob }) => ({ path, blob }));
  const files = { base: filesOf("base"), head: filesOf("head") };
  const options = { base: optionsOf(of, "base"), head: optionsOf(of, "head") };
  const packagesOf = (side: Side) => [...findSourcePackages(files[side], textOf), ...options[side].aliases];
  const sourcesOf = (side: Side) => files[side].filter(({ path }) => isSource(path));
  const sources = { base: sourcesOf("base"), head: sourcesOf("head") };
  const packages = { base: packagesOf("base"), head: packagesOf("head") };
  const sourceOf = readings.sources(textOf);
  const handing = findReverseDependencies({
    root: trees.head.root,
    files: files.head.map(({ path }) => path),
    imported: importedBy([...sources.base, ...sources.head], sourceOf),
    packages: [...packages.base, ...packages.head],
    places: of.places,
    ...compact({ installed: of.warm === undefined ? undefined : of.warm.installed }),
  });
  const found = affectedFiles({
    memory: readings.links,
    files: sources,
    sourceOf,
    packages,
    handing: handing.names,
    others: changedNonSources(files),
    whole: [
      // If the installed packages differ between the sides, the caller checks all files and does not call this.
      ...reasonsForFullCheck({ files, textOf, packages: "same" }),
      ...options.base.unclear,
      ...options.head.unclear,
      ...ambientReasons(handing),
    ],
    holds: allRules,
  });
  of.warm?.step(files, (before) =>
    affectedFiles({
      memory: readings.links,
      files: { base: before.filter(({ path }) => isSource(path)), head: sources.head },
      sourceOf,
      packages: { base: packages.head, head: packages.head },
      handing: handing.names,
      others: [],
      whole: [...options.head.unclear, ...ambientReasons(handing)],
      holds: allRules,
    }),
  );
  return found.mode === "full"
    ? { mode: "full", why: found.why }
    : { mode: "affected", files: found.files.map(({ path }) => path), near: found.near, why: found.why };
}

/** Options of configuration files that change where an import leads. */
type ImportOptions = {
  readonly aliases: readonly string[];
  /** Reasons why an import may lead to a file that its words do not name. */
  readonly unclear: readonly string[];
};

/**
 * Reads the options that change where imports lead, because the search for affected files follows imports. An alias
 * looks like a package name but leads to a file of the tree. An unclear option makes the run check all files. All JSON
 * configuration files of the server are read, also those that a `tsconfig.json` extends.
 */
function optionsOf({ trees, configurationFiles }: TreesRead, side: Side): ImportOptions {
  const aliases: string[] = [];
  const unclear: string[] = [];
  for (const path of new Set(configurationFiles[side].filter((one) => one.endsWith(".json")))) {
    const text = readOptional(join(trees[side].root, path));
    if (text === undefined) continue;
    const read = readJsonc(text);
    if (read.kind !== "value") unclear.push(`${path} cannot be read`);
    const options = read.kind === "value" ? readMember(read.value, "compilerOptions") : undefined;
    for (const option of ["baseUrl", "rootDirs"])
      if (readMember(options, option) !== undefined) unclear.push(`${path} sets \`${option}\``);
    for (const [alias] of listEntries(readMember(options, "paths"))) aliases.push(alias);
  }
  return { aliases, unclear };
}
