/** Finds the changed names of one file: the names through which an edit can reach other files. */
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

/**
 * Returns all names of a file that only one side has: each of them was added or removed, so code that mentions one
 * can change. `what` says which, and reports quote it.
 */
export function allNamesOf(source: ModuleSource | undefined, what: string): ChangedNames {
  const pieces = source?.pieces().list ?? [];
  return new Map(
    pieces.flatMap(({ names, exported, reach }) =>
      [...names, ...exported].map((name) => [name, { what, reach }]),
    ),
  );
}

/**
 * Compares two versions of a file piece by piece, and returns each name that looks different from outside. Edits that
 * no other file can see, such as a body behind a declared type, give no name, so they reach no other file.
 */
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

/**
 * Returns a difference that affects every name of a file; undefined if there is none. A comment that directs the
 * checker and a statement that can end the module change what every name means, even if no definition differs. The
 * text stands between a name and "changed": `rate, in a module whose order changed`.
 */
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
  // If a name has several definitions, the order among them counts too.
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
 * Returns the order of pieces as text. Adjacent imports are equal in any order, because sorting imports changes
 * nothing. In Python the place of the group counts: code before an import does not know its names yet.
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
    // A condition may use names that are imported before it, so its place among the imports counts.
    if (piece.kind !== "import" || piece.names.length === 0 || piece.guards !== undefined) {
      flush();
      order.push(keyOf(piece));
    } else if (isRun) together.push(keyOf(piece));
  }
  flush();
  return [...new Set(order)].join("\n");
}

/** Returns the text by which pieces of both sides are recognized as the same piece. */
function keyOf({ names, exported, text, kind }: CodePiece): string {
  return kind === "import" || kind === "statement" ? text : [...names, "", ...exported].join(" ");
}

/**
 * Returns the keys that several pieces have. Their order among each other matters, because the last definition wins.
 */
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

/** Pieces by the names that they define or export, in the order of the text. */
type ByName = ReadonlyMap<string, readonly CodePiece[]>;

/** Groups pieces by the names that they define or export, so that both sides can be compared name by name. */
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

/**
 * Says how the definitions of one name differ. Undefined if they look the same from outside: then files that use the
 * name need no new check. Reports quote this text after the name.
 */
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

/** Returns the widest reach of some pieces: one that is visible without an import wins. */
function farthest(pieces: readonly CodePiece[]): ChangeReach {
  const all = pieces.map(({ reach }) => reach);
  return all.find((one) => one === "all") ?? all.find((one) => one === "names") ?? "importers";
}
