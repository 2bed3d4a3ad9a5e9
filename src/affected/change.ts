/** Finds the changed names of one file. */
import { compareText } from "../model/order.ts";
import { isListing, namesListedOnOneSide, writtenNames } from "./listing.ts";
import type { ChangeReach, CodePiece } from "./piece.ts";
import type { RuleFilter } from "./rules.ts";
import type { ModuleSource } from "./source.ts";

/**
 * Changed names of a file with the kind of change: "whose parameters changed". Names whose place in `__all__` changed
 * affect only star imports.
 */
export type ChangedNames = ReadonlyMap<
  string,
  { readonly what: string; readonly reach: ChangeReach | "stars" }
>;

/** Returns all names of a file that only one side has. */
export function allNamesOf(source: ModuleSource | undefined, what: string): ChangedNames {
  const pieces = source?.pieces().list ?? [];
  return new Map(
    pieces.flatMap(({ names, exported, reach }) =>
      [...names, ...exported].map((name) => [name, { what, reach }]),
    ),
  );
}

export function changedNames(base: ModuleSource, head: ModuleSource, holds: RuleFilter): ChangedNames {
  const [before, after] = [base.pieces().list, head.pieces().list];
  const [old, now] = [byName(before), byName(after)];
  const changed = new Map<string, { what: string; reach: ChangeReach | "stars" }>();
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(name), now.get(name)];
    const what = difference(was, is);
    if (what !== undefined) changed.set(name, { what, reach: farthest([...(was ?? []), ...(is ?? [])]) });
  }
  if (holds("listed names")) {
    const names = namesListedOnOneSide(
      { list: old.get("__all__") ?? [], names: old.keys() },
      { list: now.get("__all__") ?? [], names: now.keys() },
    );
    for (const name of names)
      if (!changed.has(name)) changed.set(name, { what: "whose place in `__all__` changed", reach: "stars" });
  }
  const all = wholeDifference(base, head, before, after, holds);
  const listed = [...writtenNames([...before, ...after].filter(isListing))].map(
    (name) => [name, []] as const,
  );
  if (all !== undefined)
    for (const [name, pieces] of [...old, ...now, ...listed])
      if ((changed.get(name)?.reach ?? "stars") === "stars")
        changed.set(name, { what: `${all} changed`, reach: farthest(pieces) });
  return changed;
}

/** Returns a difference that affects every name of a file. */
function wholeDifference(
  base: ModuleSource,
  head: ModuleSource,
  before: readonly CodePiece[],
  after: readonly CodePiece[],
  holds: RuleFilter,
): string | undefined {
  if (base.directives() !== head.directives()) return "with the comments that direct the checker, which";
  const statements = (pieces: readonly CodePiece[]) =>
    pieces.flatMap(({ kind, text }) => (kind === "statement" ? [text] : [])).join("\n");
  if (holds("statements") && statements(before) !== statements(after))
    return "next to statements of its module that";
  // Of what is defined more than once each definition has a place of its own.
  const repeated = repeatedIn(before).union(repeatedIn(after));
  const keyIn = (piece: CodePiece) =>
    repeated.has(keyOf(piece)) ? `${keyOf(piece)}\0${piece.text}` : keyOf(piece);
  const order = (pieces: readonly CodePiece[], others: readonly CodePiece[]) => {
    const known = new Set(others.map(keyIn));
    const common = pieces.filter((piece) => known.has(keyIn(piece)));
    return orderOf(common, { keyOf: keyIn, isRun: base.language === "python" });
  };
  if (holds("order") && order(before, after) !== order(after, before)) return "in a module whose order";
  return undefined;
}

/**
 * Returns the order of pieces. Adjacent imports are equal in any order. In Python, code before an import does not know
 * its names yet.
 */
function orderOf(
  pieces: readonly CodePiece[],
  { keyOf, isRun }: { readonly keyOf: (piece: CodePiece) => string; readonly isRun: boolean },
): string {
  const order: string[] = [];
  let together: string[] = [];
  const flush = () => {
    order.push(...together.sort(compareText));
    together = [];
  };
  for (const piece of pieces) {
    // What a condition mentions may be imported before it or behind.
    if (piece.kind !== "import" || piece.names.length === 0 || piece.guards !== undefined) {
      flush();
      order.push(keyOf(piece));
    } else if (isRun) together.push(keyOf(piece));
  }
  flush();
  return [...new Set(order)].join("\n");
}

function keyOf({ names, exported, text, kind }: CodePiece): string {
  return kind === "import" || kind === "statement" ? text : [...names, "", ...exported].join(" ");
}

function repeatedIn(pieces: readonly CodePiece[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(
    pieces.map(keyOf).filter((key) => {
      const isSeen = seen.has(key);
      seen.add(key);
      return isSeen;
    }),
  );
}

type ByName = ReadonlyMap<string, readonly CodePiece[]>;

function byName(pieces: readonly CodePiece[]): ByName {
  const found = new Map<string, CodePiece[]>();
  for (const piece of pieces) {
    for (const name of new Set([...piece.names, ...piece.exported])) {
      const list = found.get(name);
      if (list === undefined) found.set(name, [piece]);
      else list.push(piece);
    }
  }
  return found;
}

function difference(
  was: readonly CodePiece[] | undefined,
  is: readonly CodePiece[] | undefined,
): string | undefined {
  if (was === undefined) return "which was added";
  if (is === undefined) return "which was removed";
  const texts = (pieces: readonly CodePiece[]) =>
    pieces
      .map(({ names, exported, reach, text }) => [...names, ">", ...exported, reach, text].join("\0"))
      .join("\n");
  if (texts(was) === texts(is)) return undefined;
  const [first, last] = [was.at(0), is.at(-1)];
  if (first?.kind !== last?.kind || was.length !== is.length) return "which has a new definition";
  if (last?.kind === "function")
    return first?.header === last.header
      ? "whose result may have changed"
      : parametersIn(first?.header) === parametersIn(last.header)
        ? "whose result changed"
        : "whose parameters changed";
  if (last?.kind === "class") return "whose members changed";
  return last?.kind === "import" ? "whose import changed" : "whose value changed";
}

/** Returns the header of a function without its declared result. */
function parametersIn(header: string | null | undefined): string | undefined {
  return header?.slice(0, header.lastIndexOf(")"));
}

function farthest(pieces: readonly CodePiece[]): ChangeReach {
  const all = pieces.map(({ reach }) => reach);
  return all.find((one) => one === "all") ?? all.find((one) => one === "names") ?? "importers";
}
