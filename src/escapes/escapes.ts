/**
 * Finds what a change adds that can silence a checker without fixing the code. Such an addition is called an escape.
 */

import type { ChangedFile } from "../model/change.ts";
import type { EscapeKind } from "../model/escapes.ts";
import { folderOf } from "../model/paths.ts";
import { push } from "../model/push.ts";
import { fileEscapes } from "./files.ts";
import { compareEscapes, type Escape } from "./kinds.ts";
import {
  type EscapeInput,
  escapeReader,
  type FileEscapes,
  type FoundEscape,
  type ReadEscapes,
  usedNamesOf,
} from "./read.ts";

/** Escapes of a change, found once for all servers that check it. */
export type ChangedEscapes = {
  /** All added escapes, by path and line. */
  readonly added: readonly Escape[];
  readonly read: ReadEscapes;
};

/**
 * Returns the escapes that head has and base lacks, by path and line. They are counted per file, through renames, and
 * per definition. An escape is not added if it remains in its definition, or came with a definition that is new under
 * its name while the old one is gone. An escape that moved from one definition to another is added: there it silences
 * other code.
 */
export function changedEscapes(input: EscapeInput): ChangedEscapes {
  const read = escapeReader(input);
  return { read, added: addedAmong(input.files, read) };
}

/**
 * Collects the added escapes of all files, including those that no single text shows: removed types, settings,
 * schemas and files.
 */
function addedAmong(files: readonly ChangedFile[], read: ReadEscapes): readonly Escape[] {
  const sides = files.map(({ from, to }) => ({ base: read("base", from), head: read("head", to) }));
  const left = sides.map(({ base, head }) => ({ base, head, ...difference(base, head) }));
  const moved = movedWithDefinitions(left);
  const added = left.flatMap(({ base, head, added }) => [
    ...added.filter((found) => !moved.has(found)),
    ...weakenedTypes(base, head),
    ...bareAttributes(base, head),
    ...removedStrictness(base, head),
    ...otherSchema(base, head),
  ]);
  return [...added.map(withoutContext), ...fileEscapes(files)].sort(compareEscapes);
}

/** Escapes that only one side has. */
type Difference = { readonly added: readonly FoundEscape[]; readonly removed: readonly FoundEscape[] };

/**
 * Subtracts multisets: of two equal escapes one can be new. Escapes with equal lines are paired first, so that the
 * one whose line changed is the added one.
 */
function difference(base: FileEscapes, head: FileEscapes): Difference {
  const byLine = withoutPairs(base.escapes, head.escapes, (found) => `${equality(found)}\0${found.context}`);
  const left = withoutPairs(byLine.removed, byLine.added, equality);
  if (!base.isPartial && !head.isPartial) return left;
  // A reading with errors may lack the definition around an escape. Then its definition is not compared.
  const isKnown = ({ symbol }: FoundEscape, own: FileEscapes, other: FileEscapes) =>
    symbol === null ? !own.isPartial : other.symbols.has(symbol);
  const removedByKnown = Map.groupBy(left.removed, (found) => isKnown(found, base, head));
  const addedByKnown = Map.groupBy(left.added, (found) => isKnown(found, head, base));
  const rest = withoutPairs(
    removedByKnown.get(false) ?? [],
    addedByKnown.get(false) ?? [],
    ({ kind, text, context }) => `${kind}\0${text}\0${context}`,
  );
  return {
    added: [...rest.added, ...(addedByKnown.get(true) ?? [])],
    removed: [...rest.removed, ...(removedByKnown.get(true) ?? [])],
  };
}

/** Returns the key by which escapes of both sides are the same. */
function equality({ symbol, kind, text }: FoundEscape): string {
  return `${symbol ?? ""}\0${kind}\0${text}`;
}

/** Removes escapes that both sides have, as many as there are on both. The rest was added or removed. */
function withoutPairs(
  base: readonly FoundEscape[],
  head: readonly FoundEscape[],
  keyOf: (found: FoundEscape) => string,
): Difference {
  // The lists are reversed because removing the last element is cheap.
  const waiting = Map.groupBy(base.toReversed(), keyOf);
  const added = head.filter((found) => waiting.get(keyOf(found))?.pop() === undefined);
  return { added, removed: [...waiting.values()].flat() };
}

/** Difference of one file with both readings. */
type Compared = Difference & { readonly base: FileEscapes; readonly head: FileEscapes };

/**
 * Finds escapes that came with their definition: base lacks a definition of this name, and head lacks the one that
 * the escape was in, in the same file or with the same last name. Moving code adds no escape. At module level of a
 * new file, an escape counts as moved if its whole line was removed from another file.
 */
function movedWithDefinitions(files: readonly Compared[]): ReadonlySet<FoundEscape> {
  const waiting = new Map<string, FoundEscape[]>();
  for (const { base, head, removed } of files)
    for (const found of removed)
      for (const key of found.symbol !== null && head.symbols.has(found.symbol)
        ? []
        : origins(found, base.path))
        push(waiting, key, found);

  const used = new Set<FoundEscape>();
  const takeFrom = (list: FoundEscape[] | undefined): FoundEscape | undefined => {
    let found = list?.pop();
    while (found !== undefined && used.has(found)) found = list?.pop();
    if (found !== undefined) used.add(found);
    return found;
  };
  const isNewHere = ({ symbol }: FoundEscape, base: FileEscapes) =>
    symbol === null ? base.path === "" : !base.symbols.has(symbol);
  const moved = files.flatMap(({ base, added }) =>
    added.filter(
      (found) =>
        isNewHere(found, base) &&
        origins(found, base.path).some((key) => takeFrom(waiting.get(key)) !== undefined),
    ),
  );
  return new Set(moved);
}

/**
 * Returns keys of the places that an escape may have come from, or gone to: its file, or the last name of its
 * definition; at module level its line.
 */
function origins({ symbol, kind, text, context }: FoundEscape, basePath: string): readonly string[] {
  const what = `${kind}\0${text}`;
  return symbol === null
    ? [`line ${context}\0${what}`]
    : [`file ${basePath}\0${what}`, `leaf ${leafOf(symbol)}\0${what}`];
}

/**
 * Finds attributes that had a type in their class or one of its methods and have none now, if another method assigns
 * them. An attribute without a type accepts more, so findings vanish. In the same method they are found as variables.
 */
function bareAttributes(base: FileEscapes, head: FileEscapes): readonly FoundEscape[] {
  const [before, after] = [attributeTypes(base), attributeTypes(head)];
  return [...before].flatMap(([owner, had]) => {
    const has = after.get(owner);
    if (has === undefined) return [];
    const bared = [...had.annotated].filter(
      ([name, place]) => !has.annotated.has(name) && (has.bare.get(name) ?? place) !== place,
    );
    return bared.map(([name]): FoundEscape => {
      const found = lost("annotation-removed", head.path, `attribute ${name}`);
      return { ...found, line: has.line, symbol: owner, reach: "symbol", names: usedNamesOf(owner, [name]) };
    });
  });
}

/** Attributes by name, with the symbol that contains them. */
type Attributes = {
  readonly annotated: Map<string, string>;
  readonly bare: Map<string, string>;
  readonly line: number;
};

/**
 * Collects attributes by class: `x` in its body and `self.x` in its methods are the same attribute. A type that moved
 * from one of these places to the other is still there.
 */
function attributeTypes(file: FileEscapes): ReadonlyMap<string, Attributes> {
  const found = new Map<string, Attributes>();
  for (const [symbol, { annotated, bare, line }] of file.annotations) {
    if (symbol === null) continue;
    for (const [names, kind] of [
      [annotated, "annotated"],
      [bare, "bare"],
    ] as const) {
      for (const what of names) {
        const [, of, name] = /^variable (self\.|cls\.)?(.+)$/u.exec(what) ?? [];
        if (name === undefined) continue;
        const owner = of === undefined ? symbol : symbol.split(".").slice(0, -1).join(".");
        const known = found.get(owner) ?? {
          annotated: new Map(),
          bare: new Map(),
          line,
        };
        known[kind].set(name, symbol);
        found.set(owner, known);
      }
    }
  }
  return found;
}

/**
 * Finds names that had a type in base and have none in head, in the definition of the same name. Also finds functions
 * that accept any positional or any named argument in head, and did not in base; those that accept both are found in
 * each text. The checker then accepts more, so findings vanish.
 */
function weakenedTypes(base: FileEscapes, head: FileEscapes): readonly FoundEscape[] {
  return [...head.annotations].flatMap(([symbol, has]) => {
    const had = base.annotations.get(symbol);
    if (had === undefined) return [];
    const here = (kind: EscapeKind, what: string): FoundEscape => {
      const variable = /^variable (?:.*\.)?(.+)$/u.exec(what)?.[1];
      const names = usedNamesOf(symbol, variable === undefined ? [] : [variable]);
      return { ...lost(kind, head.path, what), line: has.lineOf(what), symbol, reach: "symbol", names };
    };
    const bared = [...had.annotated].filter((what) => has.bare.has(what) && !has.annotated.has(what));
    const widened = has.anything.size === 1 ? [...has.anything.difference(had.anything)] : [];
    return [
      ...bared.map((what) => here("annotation-removed", what)),
      ...(symbol === null ? [] : widened).map((what) => here("any-arguments", what)),
    ];
  });
}

/** Finds settings that made the checker stricter and are gone: without them it reports less. */
function removedStrictness(base: FileEscapes, head: FileEscapes): readonly FoundEscape[] {
  const kind = head.path.endsWith(".rs") ? "lint-removed" : "strict-removed";
  return base.stricter
    .filter((item) => head.path !== "" && !head.stricter.includes(item))
    .map((item) => lost(kind, head.path, item));
}

/**
 * Finds a changed schema. If a file names another schema now, or none, the server stops reporting the findings of
 * base's schema. The same is true of a schema of the configuration if the file names one of its own.
 */
function otherSchema(base: FileEscapes, head: FileEscapes): readonly FoundEscape[] {
  const [before, after] = [namedSchema(base), namedSchema(head)];
  // If a folder moves with its schemas, the written name stays the same.
  const isSame = before === after || base.schema?.name === head.schema?.name;
  const isOther = before === undefined ? after !== undefined : before !== "none" && !isSame;
  if (base.path === "" || head.path === "" || !isOther) return [];
  const found = lost("schema-changed", head.path, `$schema: ${before ?? "-"} -> ${after ?? "-"}`);
  return [{ ...found, line: head.schema?.line ?? 0 }];
}

/**
 * Returns the named schema as a path from the top of the tree, or as written if it is a URL. Files in different
 * folders can name one schema in different ways.
 */
function namedSchema({ path, schema }: FileEscapes): string | undefined {
  if (schema === undefined || /^[a-z][a-z0-9+.-]*:|^\//iu.test(schema.name)) return schema?.name;
  if (schema.name.toLowerCase() === "none") return "none";
  const parts: string[] = [];
  for (const part of `${folderOf(path)}/${schema.name}`.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}

/** Makes an escape that consists of something missing; it reaches the whole file. */
function lost(kind: EscapeKind, path: string, text: string): FoundEscape {
  return { kind, path, line: 0, symbol: null, text, reach: "file", names: [], context: text };
}

/** Drops what only the comparison needs. */
function withoutContext({ context: _context, span: _span, ...found }: FoundEscape): Escape {
  return found;
}

function leafOf(symbol: string): string {
  return symbol.slice(symbol.lastIndexOf(".") + 1);
}
