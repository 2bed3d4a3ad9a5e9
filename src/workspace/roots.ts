/** Finds the folders (roots) of both trees that a server is opened on. */
import { join } from "node:path";
import picomatch from "picomatch";
import { compareText } from "../model/order.ts";
import { folderOf, isBelow } from "../model/paths.ts";
import type { Side } from "../model/report.ts";
import { readOptional } from "../platform/files.ts";
import type { FoundRoots, Profile, TreeListing } from "../servers/profile.ts";
import type { Tree } from "./tree.ts";

/** Folder that a server is opened on. */
export type ServerRoot = {
  /** Folder relative to the tree, "." for the top. */
  readonly folder: string;
  readonly on: Readonly<Record<Side, boolean>>;
  /** Folder of base that is this one in head: judged under base's configuration, which moved along. */
  readonly movedFrom?: string;
};

/** Parts of a server's profile that decide about its roots. */
export type RootsProfile = Pick<Profile, "findRoots" | "isSource" | "isDetected">;

/** Roots of a server in both trees. */
export type ServerRoots = {
  /** Roots in the order of their paths. */
  readonly roots: readonly ServerRoot[];
  /** Folders of head with a configuration of the server that are no roots. */
  readonly others: readonly string[];
};

/**
 * Finds the roots of both sides. Base decides: a change must not move its files out of a checked root by adding a
 * configuration of its own. `configured` are the folders and globs of base's configuration; undefined stands for the
 * folders that the server itself would use.
 */
export function findServerRoots(
  profile: RootsProfile,
  configured: readonly string[] | undefined,
  trees: Readonly<Record<Side, Tree>>,
): ServerRoots {
  const listings = { base: treeListing(trees.base), head: treeListing(trees.head) };
  const found = {
    base: findIn(profile, configured, listings.base),
    head: findIn(profile, configured, listings.head),
  };
  const hasSource = (side: Side, folder: string) =>
    listings[side].paths.some((path) => profile.isSource(path) && isBelow(path, folder));
  const isConfigured = (side: Side, folder: string) =>
    profile.isDetected(pathsBelow(listings[side].paths, folder));
  // If base has sources but no configuration, the first configuration comes from head.
  const isFirst = (folder: string) =>
    configured === undefined &&
    hasSource("base", folder) &&
    !isConfigured("base", folder) &&
    found.head.roots.some((one) => isConfigured("head", one));
  const known = new Set(found.base.roots.filter((folder) => !isFirst(folder)));
  const isApart = (folder: string) =>
    ![...known].some((one) => one === folder || isBelow(one, folder) || isBelow(folder, one));
  // A change cannot make a new root of a folder that base checks as part of another root.
  const fresh = found.head.roots.filter(
    (folder) =>
      !known.has(folder) && (!hasSource("base", folder) || (configured === undefined && isApart(folder))),
  );
  // A folder without sources, such as a solution, is compared as it is. A folder that lost its sources is a root of
  // base alone.
  const isOnHead = (folder: string) =>
    folder === "." ||
    hasSource("head", folder) ||
    (found.head.roots.includes(folder) && !hasSource("base", folder));
  const roots = [...known, ...fresh].sort(compareText).map((folder) => ({
    folder,
    on: { base: known.has(folder), head: isOnHead(folder) },
  }));
  const all = new Set(roots.map(({ folder }) => folder));
  const others = [...found.head.others, ...found.head.roots].filter((folder) => !all.has(folder));
  return { roots, others: [...new Set(others)].sort(compareText) };
}

/** Finds the roots of one tree alone, for a command without a comparison. */
export function rootsIn(
  profile: RootsProfile,
  configured: readonly string[] | undefined,
  tree: Tree,
): FoundRoots {
  return findIn(profile, configured, treeListing(tree));
}

/**
 * Finds the roots of a tree. If roots are configured, all roots that the server would use itself are only `others`.
 */
function findIn(
  profile: RootsProfile,
  configured: readonly string[] | undefined,
  listing: TreeListing,
): FoundRoots {
  const found = profile.findRoots(listing);
  return configured === undefined
    ? found
    : { others: [...found.roots, ...found.others], roots: matching(profile, configured, listing.paths) };
}

/**
 * Returns the paths of a tree, and a reader of its files. A path outside of the list reads as missing, so no link
 * leads out of the tree.
 */
export function treeListing({ root, written }: Tree): TreeListing {
  const paths = written.files.map(({ path }) => path);
  const there = new Set(paths);
  return {
    paths,
    text: (path) => (there.has(path) ? readOptional(join(root, path)) : undefined),
  };
}

/**
 * Matches the configured patterns against the folders. A folder with its own name in the list is a root if any file
 * lies in it. A folder that a glob finds is a root only if the server can check it.
 */
function matching(
  { isDetected }: RootsProfile,
  patterns: readonly string[],
  paths: readonly string[],
): readonly string[] {
  const named = patterns.map((one) => one.replace(/^\.\/(?=.)/u, "").replace(/(?<=.)\/+$/u, ""));
  const isMatch = picomatch(named.filter((one) => one !== "."));
  const literal = new Set(named);
  const found = [...foldersOf(paths)].filter(
    (folder) => isMatch(folder) && (literal.has(folder) || isDetected(pathsBelow(paths, folder))),
  );
  return [...(literal.has(".") ? ["."] : []), ...found].sort(compareText);
}

/** Returns the paths below the folder, relative to it. */
function pathsBelow(paths: readonly string[], folder: string): readonly string[] {
  if (folder === ".") return paths;
  return paths.flatMap((path) => (isBelow(path, folder) ? [path.slice(folder.length + 1)] : []));
}

/** Returns all folders that contain a file, without the top. */
function foldersOf(paths: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of paths)
    for (let folder = folderOf(path); folder !== "." && !folders.has(folder); folder = folderOf(folder))
      folders.add(folder);
  return folders;
}
