/** What a change did to the names of one file. */
import { defaultName, type Piece } from "./piece.ts";
import type { Holds } from "./rules.ts";
import type { Source } from "./source.ts";

/** Names of a file that differ, and how: "whose parameters changed". */
export type Changed = ReadonlyMap<string, { readonly what: string; readonly reach: Piece["reach"] }>;

/** All of a file that is on one side alone. */
export function allOf(source: Source | undefined, what: string): Changed {
  const pieces = source?.pieces().list ?? [];
  return new Map(
    pieces.flatMap(({ names, exported, reach }) =>
      [...names, ...exported].map((name) => [name, { what, reach }]),
    ),
  );
}

export function changedNames(base: Source, head: Source, holds: Holds): Changed {
  const [before, after] = [base.pieces().list, head.pieces().list];
  const [old, now] = [byName(before), byName(after)];
  const changed = new Map<string, { what: string; reach: Piece["reach"] }>();
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(name), now.get(name)];
    const what = difference(was, is);
    if (what !== undefined) changed.set(name, { what, reach: farthest([...(was ?? []), ...(is ?? [])]) });
  }
  if (holds("listed names")) {
    const [was, is] = [listed(old.get("__all__")), listed(now.get("__all__"))];
    for (const name of symmetric(was, is))
      if (!changed.has(name))
        changed.set(name, { what: "whose place in `__all__` changed", reach: "importers" });
  }
  const all = wholeDifference(base, head, before, after, holds);
  if (all !== undefined)
    for (const [name, pieces] of [...old, ...now])
      if (!changed.has(name)) changed.set(name, { what: `${all} changed`, reach: farthest(pieces) });
  return changed;
}

/** What concerns every name of a file. */
function wholeDifference(
  base: Source,
  head: Source,
  before: readonly Piece[],
  after: readonly Piece[],
  holds: Holds,
): string | undefined {
  if (base.directives() !== head.directives()) return "with the comments that direct the checker, which";
  const statements = (pieces: readonly Piece[]) =>
    pieces.flatMap(({ kind, text }) => (kind === "statement" ? [text] : [])).join("\n");
  if (holds("statements") && statements(before) !== statements(after))
    return "beside statements of its module that";
  const order = (pieces: readonly Piece[], others: readonly Piece[]) => {
    const known = new Set(others.map(keyOf));
    const own = pieces.filter((piece) => isOrdered(piece) && known.has(keyOf(piece))).map(keyOf);
    return [...new Set(own)].join("\n");
  };
  if (holds("order") && order(before, after) !== order(after, before)) return "in a module whose order";
  return undefined;
}

/** Single names that are imported are the same in any order. */
function isOrdered({ kind, names }: Piece): boolean {
  return kind !== "statement" && (kind !== "import" || names.length === 0);
}

function keyOf({ names, exported, text, kind }: Piece): string {
  return kind === "import" ? text : [...names, "", ...exported].join(" ");
}

type ByName = ReadonlyMap<string, readonly Piece[]>;

function byName(pieces: readonly Piece[]): ByName {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) {
    for (const name of new Set([...piece.names, ...piece.exported])) {
      const list = found.get(name);
      if (list === undefined) found.set(name, [piece]);
      else list.push(piece);
    }
  }
  return found;
}

function difference(was: readonly Piece[] | undefined, is: readonly Piece[] | undefined): string | undefined {
  if (was === undefined) return "which was added";
  if (is === undefined) return "which was removed";
  const texts = (pieces: readonly Piece[]) =>
    pieces
      .map(({ names, exported, reach, text }) => [...names, ">", ...exported, reach, text].join("\0"))
      .join("\n");
  if (texts(was) === texts(is)) return undefined;
  const [first, last] = [was.at(0), is.at(-1)];
  if (first?.kind !== last?.kind || was.length !== is.length) return "which was defined anew";
  if (last?.kind === "function")
    return first?.header === last.header ? "whose result may have changed" : "whose parameters changed";
  if (last?.kind === "class") return "whose members changed";
  return last?.kind === "import" ? "whose import changed" : "whose value changed";
}

function farthest(pieces: readonly Piece[]): Piece["reach"] {
  const all = pieces.map(({ reach }) => reach);
  return all.find((one) => one === "all") ?? all.find((one) => one === "names") ?? "importers";
}

function listed(pieces: readonly Piece[] | undefined): ReadonlySet<string> {
  return new Set(
    (pieces ?? []).flatMap(({ text }) =>
      [...text.matchAll(/["']([\p{L}_][\p{L}\p{N}_]*)["']/gu)].map(([, name = ""]) => name),
    ),
  );
}

function symmetric(left: ReadonlySet<string>, right: ReadonlySet<string>): readonly string[] {
  return [...left.symmetricDifference(right)].filter((name) => name !== defaultName);
}
