/** Follows star imports: they pass on names that the text of a file does not mention. */
import type { Side } from "../model/report.ts";
import type { Alias } from "../syntax/aliases.ts";
import { writtenModule } from "../syntax/imports.ts";
import type { ImportLinks } from "./links.ts";
import { isListing, isPlainList, writtenNames } from "./listing.ts";
import type { CodePiece } from "./piece.ts";
import type { ModuleSource } from "./source.ts";

/** Names that star imports pass on. */
export type StarNames = {
  readonly names: ReadonlySet<string>;
  /** Module of a star import that leads out of the tree: it may pass on any name. */
  readonly outside: string | undefined;
};

/** One star import: the files that it may resolve to. */
type Star = { readonly targets: ReadonlySet<string>; readonly outside: string | undefined };

/**
 * Creates the functions that follow star imports on both sides. A star import hands on names that no text mentions,
 * so the search by words does not find them.
 */
export function createStars(
  files: ReadonlyMap<string, FileOnSides>,
  links: Readonly<Record<Side, ImportLinks>>,
) {
  const starsOn = (path: string, side: Side, source: ModuleSource): readonly Star[] =>
    !source.mayHaveStars
      ? []
      : source.aliases().flatMap(({ imported, from }: Alias) => {
          if (imported !== "*" || from === null) return [];
          const targets = new Set(links[side].resolve(path, from));
          const name = from.kind === "module" ? from.module : writtenModule(from);
          return [{ targets, outside: targets.size === 0 && isExternalImport(from) ? name : undefined }];
        });

  /** Returns every name that one of these files has, also through its own star imports, on either side. */
  const handedOn = (paths: Iterable<string>): StarNames => {
    const names = new Set<string>();
    const waiting = [...paths];
    const seen = new Set(waiting);
    let outside: string | undefined;
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      for (const name of exportedNames(files.get(next))) names.add(name);
      for (const star of starsIn(next)) {
        outside ??= star.outside;
        for (const target of star.targets.difference(seen)) {
          seen.add(target);
          waiting.push(target);
        }
      }
    }
    return { names, outside };
  };

  const starsIn = (path: string): readonly Star[] =>
    sourcesWithSides(files.get(path)).flatMap(([source, sides]) =>
      sides.flatMap((side) => starsOn(path, side, source)),
    );

  /**
   * Returns the names that a file's star imports may pass on differently, and the files that only one side imports
   * from. Undefined if both sides are the same.
   */
  const compare = (path: string): (StarNames & { readonly from: readonly string[] }) | undefined => {
    const { base, head } = files.get(path) ?? {};
    if (base?.source === undefined || head?.source === undefined) return undefined;
    const [was, is] = [starsOn(path, "base", base.source), starsOn(path, "head", head.source)];
    if (was.length + is.length === 0) return undefined;
    if (writtenOf(base.source) === writtenOf(head.source) && isSameList(was, is)) return undefined;
    const [before, after] = [new Set(was.map(keyOf)), new Set(is.map(keyOf))];
    const other = [
      ...was.filter((one) => !after.has(keyOf(one))),
      ...is.filter((one) => !before.has(keyOf(one))),
    ];
    // If only the order or the conditions differ, any name may come from another module.
    const all = other.length > 0 ? other : [...was, ...is];
    const { names, outside } = handedOn(all.flatMap(({ targets }) => [...targets]));
    const from = other.flatMap(({ targets }) => [...targets]);
    return { names, outside: outside ?? all.find((one) => one.outside !== undefined)?.outside, from };
  };

  /** True if several star exports of a file have a name. TypeScript then re-exports none of them. */
  const isShared = (path: string, name: string): boolean =>
    sourcesWithSides(files.get(path)).some(([source, sides]) =>
      sides.some(
        (side) =>
          starsOn(path, side, source).filter(({ targets }) => handedOn(targets).names.has(name)).length > 1,
      ),
    );

  const targetsOf = (path: string) => starsIn(path).flatMap(({ targets }) => [...targets]);

  return { handedOn, isShared, compare, targetsOf };
}

function isSameList(was: readonly Star[], is: readonly Star[]): boolean {
  return was.map(keyOf).join("\n") === is.map(keyOf).join("\n");
}

function keyOf({ targets, outside }: Star): string {
  return [...targets, outside ?? ""].join("\0");
}

/**
 * Returns the star imports as written, with their conditions and the statements before them that may end the module.
 * If this text differs between the sides, a star import may give other names. The list of re-exported names counts
 * only if it cannot be compared name by name.
 */
function writtenOf(source: ModuleSource): string {
  const { list } = source.pieces();
  const isListed = isPlainList(list.filter(isListing));
  const isPart = (piece: CodePiece) =>
    piece.kind === "statement" ||
    (isListing(piece) && !isListed) ||
    /(?:^| )import \* as |^export \* {2}/u.test(piece.text);
  return [source.directives(), ...list.filter(isPart).map(({ listing, text }) => listing ?? text)].join("\n");
}

/** A path on the two sides of a change. */
export type FileOnSides = {
  readonly path: string;
  readonly base?: { readonly blob: string; readonly source: ModuleSource | undefined };
  readonly head?: { readonly blob: string; readonly source: ModuleSource | undefined };
};

/**
 * Returns the sources of a file with the sides that have them. A source that is equal on both sides appears once, so
 * it is examined once.
 */
export function sourcesWithSides(
  file: FileOnSides | undefined,
): readonly (readonly [ModuleSource, readonly Side[]])[] {
  const { base, head } = file ?? {};
  if (base?.source !== undefined && base.source === head?.source) return [[base.source, ["base", "head"]]];
  return [
    ...(base?.source === undefined ? [] : [[base.source, ["base"]] as const]),
    ...(head?.source === undefined ? [] : [[head.source, ["head"]] as const]),
  ];
}

/**
 * Returns the names that others can import: the definitions of a file, and the names in its `__all__`. That list can
 * include names of builtins, which the file does not define.
 */
export function exportedNames(file: FileOnSides | undefined): ReadonlySet<string> {
  return new Set(
    sourcesWithSides(file).flatMap(([source]) => {
      const { list } = source.pieces();
      return [...list.flatMap(({ exported }) => exported), ...writtenNames(list.filter(isListing))];
    }),
  );
}

/** True if an import without a file in the tree leads out of the tree. */
export function isExternalImport(from: NonNullable<Alias["from"]>): boolean {
  return !writtenModule(from).startsWith(".");
}
