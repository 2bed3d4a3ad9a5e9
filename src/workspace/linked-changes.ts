/**
 * Converts git's changes to what servers see. Servers follow links, so a file can have one or more other names in a
 * program.
 */

import { createLinkFollower, type FollowedLink } from "../git/links.ts";
import type { ChangedFile } from "../model/change.ts";
import { push } from "../model/push.ts";
import type { Side } from "../model/report.ts";

/** Links and programs of one side. */
export type LinkedSide = {
  readonly links: readonly FollowedLink[];
  /** Files that any server checks on that side. */
  readonly program: readonly string[];
};

/**
 * Converts git's changes of sources, so that findings under a link's name match a change. A file is listed under its
 * names in the programs. A file that has other names in head than in base, because a link was added or removed,
 * counts as renamed without an edit.
 */
export function linkedChanges(
  changes: readonly ChangedFile[],
  sides: Readonly<Record<Side, LinkedSide>>,
): readonly ChangedFile[] {
  if (sides.base.links.length + sides.head.links.length === 0) return changes;
  const names = { base: namesOf(sides.base), head: namesOf(sides.head) };
  const isAliased = (file: string) =>
    (["base", "head"] as const).some((side) => {
      const own = names[side].get(file);
      return own !== undefined && (own.length > 1 || own[0] !== file);
    });
  const origins = new Map(changes.flatMap(({ from, to }) => (to === null ? [] : [[to, from] as const])));
  const moved = new Set(changes.flatMap(({ from }) => (from === null ? [] : [from])));
  const others = [...new Set([...names.base.keys(), ...names.head.keys()])].filter(
    (file) => isAliased(file) && !origins.has(file) && !moved.has(file),
  );
  const all = [
    ...changes.map((change) => ({ ...change, isEdited: true })),
    ...others.map((file) => ({ from: file, to: file, isEdited: false })),
  ];
  return all.flatMap(({ from, to, isEdited }) => {
    if (!isAliased(from ?? "") && !isAliased(to ?? "")) return [{ from, to }];
    const before = from === null ? [] : (names.base.get(from) ?? (isEdited ? [from] : []));
    const after = to === null ? [] : (names.head.get(to) ?? (isEdited ? [to] : []));
    return pairs(before, after).filter((pair) => isEdited || pair.from !== pair.to);
  });
}

/**
 * Maps every other name of a file in the programs of a side to its main name. A finding under another name is then
 * not counted twice.
 */
export function otherNames(side: LinkedSide): Readonly<Record<string, string>> {
  if (side.links.length === 0) return {};
  return Object.fromEntries(
    [...namesOf(side).values()].flatMap(([first, ...others]) =>
      first === undefined ? [] : others.map((name) => [name, first] as const),
    ),
  );
}

/**
 * Maps the real path of a file to its names in the programs. The name with the fewest links comes first and is the
 * main name.
 */
function namesOf({ links, program }: LinkedSide): ReadonlyMap<string, readonly string[]> {
  const follow = createLinkFollower(links);
  const names = new Map<string, string[]>();
  const found = [...new Set(program)].map((name) => ({ name, ...follow(name) }));
  for (const { place, name } of found.toSorted((one, other) => one.hops - other.hops))
    push(names, place, name);
  return names;
}

/**
 * Pairs the names of a file before and after the change. The main names form the first pair. Of the others, equal
 * names form pairs first, then the rest in order.
 */
function pairs(before: readonly string[], after: readonly string[]): readonly ChangedFile[] {
  const [[first], [second]] = [before, after];
  if (first !== undefined && second !== undefined && first !== second)
    return [{ from: first, to: second }, ...samePairs(before.slice(1), after.slice(1))];
  return samePairs(before, after);
}

/**
 * Pairs equal names, then the rest of both sides in order. A name without a partner has null, so it counts as added
 * or deleted.
 */
function samePairs(before: readonly string[], after: readonly string[]): readonly ChangedFile[] {
  const same = after.filter((name) => before.includes(name));
  const gone = before.filter((name) => !same.includes(name));
  const come = after.filter((name) => !same.includes(name));
  const many = Math.max(gone.length, come.length);
  return [
    ...same.map((name) => ({ from: name, to: name })),
    ...Array.from({ length: many }, (_, at) => ({ from: gone[at] ?? null, to: come[at] ?? null })),
  ];
}
