/**
 * What a change can matter to in a root whose files cannot be listed, because a file that configures it is not there: read from
 * folders and from the words of imports, generously, as nothing says what `paths` or patterns that file has.
 */
import { posix } from "node:path";
import { importResolver } from "../affected/imports.ts";
import { placesOfSpecifier } from "../affected/specifiers.ts";
import { member } from "../model/json.ts";
import { compareText } from "../model/order.ts";
import { folderOf, isBelow } from "../model/paths.ts";
import { push } from "../model/push.ts";
import { readJson } from "../packages/document.ts";
import type { Profile, TreeListing } from "../servers/profile.ts";
import { type Import, importsIn, writtenModule } from "../syntax/imports.ts";
import { syntaxLanguage } from "../syntax/parser.ts";

export type Unlisted = {
  /** All that lies below the folder, and the sources that those may import, through others too. */
  readonly program: readonly string[];
  /** Whether an import of one of them may mean a file of this name. */
  readonly isSought: (path: string) => boolean;
};

export function unlistedProgram(
  profile: Pick<Profile, "isSource" | "languageId" | "configurationPaths">,
  tree: TreeListing,
  folder: string,
): Unlisted {
  const configured = configuredPlaces(profile, tree, folder);
  const sources = tree.paths.filter(profile.isSource);
  const { near } = importResolver(sources);
  const byName = new Map<string, string[]>();
  for (const path of sources) push(byName, nameOf(path), path);
  const packages = packagesIn(tree);
  const sought = new Set<string>();
  const found = new Set(
    tree.paths.filter(
      (path) => isBelow(path, folder) || configured.taken.some((one) => path.startsWith(one)),
    ),
  );
  // A set is walked in the order of its additions, and what is added on the way comes too.
  for (const path of found) {
    const language = profile.isSource(path) ? syntaxLanguage(profile.languageId(path)) : undefined;
    const imports = language === undefined ? [] : importsIn(language, tree.text(path) ?? "");
    for (const one of imports) {
      for (const target of near(path, one)) found.add(target);
      const relative = relativePath(one);
      for (const place of relative === undefined ? [] : placesOfSpecifier(path, relative))
        sought.add(stemOf(place));
      for (const name of namesOf(one)) {
        sought.add(name);
        for (const target of byName.get(name) ?? []) found.add(target);
      }
      for (const place of one.kind === "path" ? placesByAlias(one.specifier, configured.aliases) : [])
        for (const target of sources) if (target.startsWith(place)) found.add(target);
      for (const own of packages.filter(({ name }) => isOf(one, name)))
        for (const target of sources) if (isBelow(target, own.folder)) found.add(target);
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
  { configurationPaths }: Pick<Profile, "configurationPaths">,
  { paths, text }: TreeListing,
  folder: string,
): Configured {
  const [taken, aliases] = [new Set<string>(), new Set<string>()];
  const there = new Set(paths);
  const files = new Set(paths.filter((path) => folderOf(path) === folder && path.endsWith(".json")));
  for (const file of files) {
    const named = configurationPaths(file, text(file) ?? "").filter(({ kind }) => kind !== "leaves-out");
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

/** What may stand for the wildcard is any end of what is imported. */
function placesByAlias(specifier: string, aliases: readonly string[]): readonly string[] {
  const parts = specifier.split("/");
  const ends = parts.map((_, at) => parts.slice(at).join("/"));
  return aliases.flatMap((alias) =>
    alias.includes("*") ? ends.map((end) => alias.replace("*", end)) : [alias],
  );
}

function relativePath(one: Import): string | undefined {
  return one.kind === "path" && /^\.{1,2}(?:\/|$)/u.test(one.specifier) ? one.specifier : undefined;
}

/** By which files that an alias, or a search path, leads to are found; none for a relative path, which leads to one place. */
function namesOf(one: Import): readonly string[] {
  if (relativePath(one) !== undefined) return [];
  if (one.kind === "path") return [nameOf(one.specifier)];
  const last = writtenModule(one).split(/[./]/u).at(-1) ?? "";
  return one.kind === "module" ? [last, ...one.names] : [last];
}

function isOf(one: Import, name: string): boolean {
  return one.kind === "path" && (one.specifier === name || one.specifier.startsWith(`${name}/`));
}

/** A path without what an import leaves out: its endings, and the file that stands for its folder. */
function stemOf(path: string): string {
  const at = path.lastIndexOf("/") + 1;
  const [stem = ""] = path.slice(at).split(".");
  return /^(?:index|__init__)$/u.test(stem) ? folderOf(path) : path.slice(0, at) + stem;
}

function nameOf(path: string): string {
  return posix.basename(stemOf(path));
}

function packagesIn({
  paths,
  text,
}: TreeListing): readonly { readonly name: string; readonly folder: string }[] {
  return paths.flatMap((path) => {
    if (posix.basename(path) !== "package.json") return [];
    const read = readJson(text(path) ?? "");
    const name = read.kind === "value" ? member(read.value, "name") : undefined;
    return typeof name === "string" && name !== "" ? [{ name, folder: folderOf(path) }] : [];
  });
}
