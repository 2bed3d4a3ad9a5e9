/** Finds the places of dependencies: the targets of the links of a tree, and of the links among those. */
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isInside, relativeInside } from "../../model/paths.ts";

const linksMax = 100_000;

type Linked = {
  /** Links in the tree, and folders of packages in it that are not links, relative to its root. */
  readonly links: readonly string[];
  readonly packageFolders: readonly string[];
};

/**
 * Returns the real paths. Links that a change can add stay in the tree, so all others are the user's own. `checkouts`
 * are the folders where those were found, laid out like the tree: a path there that is not a package belongs to the
 * repository itself, and would be the same for both sides.
 */
export function dependencyPlaces(
  root: string,
  { links, packageFolders }: Linked,
  checkouts: readonly string[] = [],
): readonly string[] {
  const places = new Set<string>();
  const isOwn = (place: string) =>
    checkouts.some((top) => isInside(place, top) && !isDependency(place.slice(top.length)));
  const own = links.map((one) => join(root, one));
  const waiting = [...packageFolders.flatMap((one) => linksBelow(join(root, one))), ...own];
  const ours = new Set(own);
  for (let link = waiting.pop(); link !== undefined && places.size < linksMax; link = waiting.pop()) {
    // A link to what is not there leads to no dependency.
    if (!existsSync(link)) continue;
    const place = realpathSync(link);
    if (isInside(place, root) || places.has(place) || (!ours.has(link) && isOwn(place))) continue;
    places.add(place);
    for (const folder of foldersOf(place)) waiting.push(...packageLinks(folder));
  }
  return [...places];
}

/**
 * Folders in which the package at `place` finds its dependencies: in a store like pnpm's, the links next to it lead on.
 */
function foldersOf(place: string): readonly string[] {
  const parent = dirname(place);
  const beside = basename(parent).startsWith("@") ? dirname(parent) : parent;
  return [place, join(place, "node_modules"), beside].filter((one) => basename(one) === "node_modules");
}

/** Packages that are links: those of pnpm, and those that a person linked. */
function packageLinks(folder: string): readonly string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries.flatMap((entry) => {
    const place = join(folder, entry.name);
    if (entry.isSymbolicLink()) return [place];
    return entry.isDirectory() && entry.name.startsWith("@") ? packageLinks(place) : [];
  });
}

/** Links in a folder of the tree, at any depth: a folder there was created so that some of them lead into the tree. */
function linksBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = join(folder, entry.name);
    if (entry.isSymbolicLink()) return [place];
    return entry.isDirectory() ? linksBelow(place) : [];
  });
}

export function isDependency(path: string): boolean {
  return path.split("/").includes("node_modules");
}

/** Describes a file that a project includes and may not, and what to do; its absolute path is not shown. */
export function describeOutside(file: string, root: string, checkouts: readonly string[]): string {
  const inCheckout = checkouts.map((top) => relativeInside(top, file)).find((path) => path !== undefined);
  if (inCheckout !== undefined && !isDependency(inCheckout) && existsSync(join(root, inCheckout)))
    return `${inCheckout} of the checkout: a package needs it without declaring it as a dependency`;
  return `${inCheckout ?? belowPackage(file)}; is it a linked package? Then add its folder to \`dependencies\``;
}

/** Path from the nearest `node_modules` on, or the name alone: nothing there is read. */
function belowPackage(file: string): string {
  const at = file.lastIndexOf("/node_modules/");
  return at >= 0 ? file.slice(at + 1) : basename(file);
}
