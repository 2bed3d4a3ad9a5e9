/** Where dependencies may lie: what the links of a tree lead to, and what the links among those lead to. */
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const linksMax = 100_000;

/** Real paths. `links` are relative to `root`; a change cannot bring one, so all of them are the user's own. */
export function dependencyPlaces(root: string, links: readonly string[]): readonly string[] {
  const places = new Set<string>();
  const waiting = links.map((one) => join(root, one));
  for (let link = waiting.pop(); link !== undefined && places.size < linksMax; link = waiting.pop()) {
    // A link to what is not there leads to no dependency.
    if (!existsSync(link)) continue;
    const place = realpathSync(link);
    if (places.has(place)) continue;
    places.add(place);
    for (const folder of packageFolders(place)) waiting.push(...packageLinks(folder));
  }
  return [...places];
}

/** Where the package at `place` finds what it needs: of a store like pnpm's the links beside it lead on. */
function packageFolders(place: string): readonly string[] {
  const parent = dirname(place);
  const beside = basename(parent).startsWith("@") ? dirname(parent) : parent;
  return [place, join(place, "node_modules"), beside].filter((one) => basename(one) === "node_modules");
}

/** Packages by another way than a folder: those of pnpm, and those that a person linked. */
function packageLinks(folder: string): readonly string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries.flatMap((entry) => {
    const place = join(folder, entry.name);
    if (entry.isSymbolicLink()) return [place];
    return entry.isDirectory() && entry.name.startsWith("@") ? packageLinks(place) : [];
  });
}
