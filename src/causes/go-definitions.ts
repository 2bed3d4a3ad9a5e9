/**
 * Finds definitions of Go words from the text, for a command that cannot answer lookups. A name of the package, or of
 * an imported one, is found by Go's rules. A member is found if the change edited it and no other edited member fits.
 */

import { createPackageResolver } from "../affected/imports.ts";
import type { Place } from "../model/finding.ts";
import type { Lookup } from "../model/lookup.ts";
import { comparePositions } from "../model/order.ts";
import { folderOf } from "../model/paths.ts";
import { positionAt } from "../model/text.ts";
import { importSpecs, packageName } from "../syntax/imports-go.ts";
import { chainAt, type NamedDefinition, namedDefinitions } from "../syntax/outline.ts";
import { offsetOf, type Reading } from "../syntax/reading.ts";
import type { CauseWords } from "./cause-words.ts";
import type { Changes } from "./changes.ts";

/** Files of head, and the tools of the search for causes. */
export type GoTexts = {
  /** Files of head. */
  readonly files: readonly string[];
  readonly changed: readonly string[];
  readonly reading: (path: string) => Reading | undefined;
  readonly words: Pick<CauseWords, "at" | "objectOf">;
  readonly changes: Pick<Changes, "at">;
};

/**
 * Returns a function that finds the places where a word of a Go file is defined; empty if that is not clear. The
 * commands `go build` and `go vet` answer no lookups, so their findings would have no cause.
 */
export function goDefinitions(of: GoTexts): (lookup: Lookup) => readonly Place[] {
  const { reading, words } = of;
  const files = of.files.filter((path) => path.endsWith(".go"));
  const folders = Map.groupBy(files, folderOf);
  const resolve = createPackageResolver(files);
  const inFiles = (paths: readonly string[], name: string): readonly Place[] =>
    paths.flatMap((path) =>
      (reading(path)?.definitions ?? [])
        .filter((one) => one.name === name && one.receiver === undefined)
        .map(({ nameRange }) => ({ path, range: nameRange })),
    );
  /** Returns the files of the imported package that a name stands for in a file. Undefined if it is not an import. */
  const imported = (path: string, own: Reading, name: string): readonly string[] | undefined => {
    const spec = importSpecs(own.text).find((one) => (one.name ?? packageName(one.path)) === name);
    if (spec === undefined) return undefined;
    const found = resolve(path, spec.path);
    if (found.length > 0) return found;
    // For the package in the top folder of its module, no part of the path is a folder.
    const folder = around(path).find((one) =>
      (folders.get(one) ?? []).some((file) => packageOf(reading(file)) === packageName(spec.path)),
    );
    return (folder === undefined ? [] : (folders.get(folder) ?? [])).filter(
      (file) => !file.endsWith("_test.go"),
    );
  };
  return (lookup) => {
    const own = reading(lookup.path);
    if (own?.language !== "go") return [];
    const [word, object] = [words.at(lookup), words.objectOf(lookup)];
    if (object === null) {
      const local = boundBefore(lookup, own, word);
      return local === undefined ? inFiles(folders.get(folderOf(lookup.path)) ?? [], word) : [local];
    }
    const meant = object.includes(".") ? undefined : imported(lookup.path, own, object);
    return meant === undefined ? editedMember(of, { ...lookup, own, word, object }) : inFiles(meant, word);
  };
}

/**
 * Returns the nearest binding of a name before a position, in the function around it. A local name hides one of the
 * package, so it is searched first.
 */
function boundBefore({ path, position }: Lookup, own: Reading, word: string): Place | undefined {
  const [around] = chainAt(own, position);
  if (around === undefined) return undefined;
  const at = offsetOf(own.starts, position);
  const from = offsetOf(own.starts, around.range.start);
  const found = own.bindings.findLast(
    ({ name, kind, start }) => name === word && kind !== "result" && from <= start && start < at,
  );
  if (found === undefined) return undefined;
  const start = positionAt(own.starts, found.start);
  return { path, range: { start, end: { ...start, character: start.character + word.length } } };
}

/** Lookup of a word behind a dot. */
type Member = Lookup & { readonly own: Reading; readonly word: string; readonly object: string };

/**
 * Returns the only edited member of that name. If several fit, it returns nothing, because the type of the object is
 * known only to the compiler.
 */
function editedMember({ changed, reading, changes }: GoTexts, of: Member): readonly Place[] {
  const type = typeOf(of);
  const found = changed.flatMap((path) => {
    const other = path.endsWith(".go") ? reading(path) : undefined;
    return other === undefined ? [] : membersNamed(path, other, of.word, type);
  });
  const edited = found.filter((place) => changes.at(place) !== undefined);
  return edited.length === 1 ? edited : [];
}

/**
 * Returns methods and fields with a name: only those of the type, if that is known. A method can be found in two
 * ways, so each place is listed once.
 */
function membersNamed(
  path: string,
  own: Reading,
  word: string,
  type: ReadonlySet<string> | undefined,
): readonly Place[] {
  const all = namedDefinitions(own);
  const ofType = (name: string | undefined) => name !== undefined && (type === undefined || type.has(name));
  const methods = all
    .filter(({ definition: { name, receiver } }) => name === word && ofType(receiver))
    .map(({ definition: { nameRange } }) => ({ path, range: nameRange }));
  const fields = own.bindings
    .filter(({ name, kind }) => kind !== "result" && name.slice(name.lastIndexOf(".") + 1) === word)
    .map(({ start }) => positionAt(own.starts, start))
    .filter((start) => ofType(holderOf(all, start)?.definition.name))
    .map((start) => ({
      path,
      range: { start, end: { ...start, character: start.character + word.length } },
    }));
  const inside = all
    .filter(
      ({ definition, kinds }) =>
        definition.name === word && kinds.length > 1 && definition.receiver === undefined,
    )
    .filter(({ symbol }) => ofType(symbol.split(".").at(-2)))
    .map(({ definition: { nameRange } }) => ({ path, range: nameRange }));
  const known = new Map(
    [...methods, ...inside, ...fields].map((place) => [JSON.stringify(place.range.start), place] as const),
  );
  return [...known.values()];
}

/**
 * Returns the type declaration around a position. A field belongs to that type, and several types can have a field of
 * one name.
 */
function holderOf(
  all: readonly NamedDefinition[],
  start: Place["range"]["start"],
): NamedDefinition | undefined {
  return all.findLast(
    ({ definition: { kind, range } }) =>
      kind === "class" && comparePositions(range.start, start) <= 0 && comparePositions(start, range.end) < 0,
  );
}

/**
 * Returns the words of the declared type of the name before the dot, which select the right member. Undefined if the
 * text does not show the type.
 */
function typeOf({ path, position, own, object }: Member): ReadonlySet<string> | undefined {
  const at = boundBefore({ path, position }, own, object);
  const start = at === undefined ? undefined : offsetOf(own.starts, at.range.start);
  const type = own.bindings.find((one) => one.start === start && one.kind !== "result")?.type;
  const words = type?.match(/[\p{L}_][\p{L}\p{N}_]*/gu);
  return words === undefined || words === null ? undefined : new Set(words);
}

/** Returns the folders around a file, nearest first. */
function around(path: string): readonly string[] {
  const folders = [folderOf(path)];
  for (let folder = folderOf(path); folder !== "."; folder = folderOf(folder)) folders.push(folderOf(folder));
  return folders;
}

/** Returns the name in the package clause of a file. */
function packageOf(own: Reading | undefined): string | undefined {
  return /^package[ \t]+([\p{L}_][\p{L}\p{N}_]*)/mu.exec(own?.code ?? "")?.[1];
}
