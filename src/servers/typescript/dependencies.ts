/**
 * Finds where the dependencies of a tree really lie: the targets of its links, and of the links in those packages.
 */
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isInside, relativeInside } from "../../model/paths.ts";

/** The most places to follow, so that a circle or a huge store ends. */
const linksMax = 100_000;

/** The links of a tree, as `findConfigurations` lists them. */
type Linked = {
  /** Links in the tree, and folders of packages that are no links, relative to the tree. */
  readonly links: readonly string[];
  readonly packageFolders: readonly string[];
};

/**
 * Returns the real paths of dependencies. A file of a program may lie only there or in the tree. A link that a change
 * adds cannot leave the tree, so all links to the outside are the user's own. A path in `checkouts` outside packages
 * belongs to the user's working tree: both sides would read the same file there, so it is excluded.
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
    // A broken link has no dependency.
    if (!existsSync(link)) continue;
    const place = realpathSync(link);
    if (isInside(place, root) || places.has(place) || (!ours.has(link) && isOwn(place))) continue;
    places.add(place);
    for (const folder of foldersOf(place)) waiting.push(...packageLinks(folder));
  }
  return [...places];
}

/**
 * Gives the folders in which a package finds its own dependencies. In a store like pnpm's, they are links next to the
 * package.
 */
function foldersOf(place: string): readonly string[] {
  const parent = dirname(place);
  const siblings = basename(parent).startsWith("@") ? dirname(parent) : parent;
  return [place, join(place, "node_modules"), siblings].filter((one) => basename(one) === "node_modules");
}

/**
 * Lists the packages in a folder that are links: those of pnpm, and those of `npm link`. Their targets have links of
 * their own, which lead to further packages.
 */
function packageLinks(folder: string): readonly string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries.flatMap((entry) => {
    const place = join(folder, entry.name);
    if (entry.isSymbolicLink()) return [place];
    return entry.isDirectory() && entry.name.startsWith("@") ? packageLinks(place) : [];
  });
}

/**
 * Lists the links in a folder at any depth. Lanser recreates a package folder with links if some packages of it must
 * come from the tree.
 */
function linksBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = join(folder, entry.name);
    if (entry.isSymbolicLink()) return [place];
    return entry.isDirectory() ? linksBelow(place) : [];
  });
}

/** True for a path inside a folder of packages. */
export function isDependency(path: string): boolean {
  return path.split("/").includes("node_modules");
}

/**
 * Describes a file outside that a project includes, and says what to do. The absolute path is left out: it names
 * folders of this machine.
 */
export function describeOutside(file: string, root: string, checkouts: readonly string[]): string {
  const inCheckout = checkouts.map((top) => relativeInside(top, file)).find((path) => path !== undefined);
  if (inCheckout !== undefined && !isDependency(inCheckout) && existsSync(join(root, inCheckout)))
    return `${inCheckout} of the checkout: declare its package in the \`dependencies\` of the importing package`;
  return `${inCheckout ?? belowPackage(file)}. If a linked package has it, add the package's folder to \`dependencies\``;
}

/** Shortens a path to the part from its last `node_modules`, or to its name. */
function belowPackage(file: string): string {
  const at = file.lastIndexOf("/node_modules/");
  return at >= 0 ? file.slice(at + 1) : basename(file);
}
