/**
 * What a change can matter to in a root whose files cannot be listed, because a file that configures it is not there: read from
 * folders and from the words of imports, generously, as nothing says what `paths` or patterns that file has.
 */
import { posix } from "node:path";
import { once } from "../model/once.ts";
import { compareText } from "../model/order.ts";
import { folderOf, isBelow } from "../model/paths.ts";
import { push } from "../model/push.ts";
import type { Profile, TreeListing } from "../servers/profile.ts";
import { nameOf, stemOf, type TreeWords, wordsOf } from "./unlisted-words.ts";

export type Unlisted = {
  /** All that lies below the folder, and the sources that those may import, through others too. */
  readonly program: readonly string[];
  /** Whether an import of one of them may mean a file of this name. */
  readonly isSought: (path: string) => boolean;
};

type OfProfile = Pick<Profile, "isSource" | "languageId" | "configurationPaths">;

/** By the root's folder. */
export function unlistedPrograms(profile: OfProfile, tree: TreeListing): (folder: string) => Unlisted {
  const words = once(() => wordsOf(profile, tree));
  return (folder) => unlistedProgram(profile, words(), folder);
}

function unlistedProgram(profile: OfProfile, words: TreeWords, folder: string): Unlisted {
  const configured = configuredPlaces(profile, words, folder);
  const fixed = configured.aliases.filter((alias) => !alias.includes("*"));
  const wild = configured.aliases.filter((alias) => alias.includes("*"));
  const packages = new Map<string | undefined, string[]>();
  for (const one of words.manifests) push(packages, one.name, one.folder);
  const own = words.tree.paths.filter(
    (path) => isBelow(path, folder) || configured.taken.some((one) => path.startsWith(one)),
  );
  const found = new Set(own);
  const sought = new Set<string>();
  const [names, specifiers, beginnings] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const take = (beginning: string): void => {
    if (beginnings.has(beginning)) return;
    beginnings.add(beginning);
    for (const target of words.beginningWith(beginning)) found.add(target);
  };
  // A set is walked in the order of its additions, and what is added on the way comes too.
  for (const path of found) {
    const { targets, stems, others } = words.of(path);
    for (const target of targets) found.add(target);
    for (const stem of stems) sought.add(stem);
    for (const { specifier, names: all } of others) {
      for (const name of all) {
        if (names.has(name)) continue;
        names.add(name);
        sought.add(name);
        for (const target of words.named(name)) found.add(target);
      }
      if (specifier === undefined || specifiers.has(specifier)) continue;
      specifiers.add(specifier);
      for (const one of fixed) take(one);
      const parts = specifier.split("/");
      for (const at of parts.keys()) {
        const end = parts.slice(at).join("/");
        // What may stand for the wildcard is any end of what is imported.
        for (const alias of wild) take(alias.replace("*", () => end));
        for (const one of packages.get(parts.slice(0, at + 1).join("/")) ?? [])
          take(one === "." ? "" : `${one}/`);
      }
    }
  }
  return {
    program: [...found].sort(compareText),
    isSought: (path) => sought.has(nameOf(path)) || sought.has(stemOf(path)),
  };
}

type Configured = {
  /** What files that can be read take in, as beginnings of paths. */
  readonly taken: readonly string[];
  /** Where they look for imports, each with a wildcard or none. */
  readonly aliases: readonly string[];
};

/** Named by the configuration in the folder, and by what it extends and that is there. */
function configuredPlaces(
  { configurationPaths }: OfProfile,
  { tree: { paths, text }, there }: TreeWords,
  folder: string,
): Configured {
  const [taken, aliases] = [new Set<string>(), new Set<string>()];
  const files = new Set(paths.filter((path) => folderOf(path) === folder && path.endsWith(".json")));
  for (const file of files) {
    const content = text(file) ?? "";
    const named = configurationPaths(file, content).filter(({ kind }) => kind !== "leaves-out");
    for (const { key, value, kind, relativeTo } of named) {
      const under = named.find((one) => one.key === relativeTo)?.value ?? ".";
      const from = value.startsWith("$") ? folder : posix.join(folderOf(file), under);
      const place = posix.join(from, value.replace(/^\$\{configDir\}/u, "."));
      for (const one of key === "extends" ? [place, `${place}.json`] : []) if (there.has(one)) files.add(one);
      if (key === "extends") continue;
      const [beginning = ""] = place.split(/[*?]/u);
      if (kind === "lookup") aliases.add(place);
      else taken.add(/^\.{0,2}(?:\/|$)/u.test(beginning) ? "" : beginning);
    }
  }
  return { taken: [...taken], aliases: [...aliases] };
}
