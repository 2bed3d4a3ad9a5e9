/** A change as servers see it, which follow links: a file may have other names in a program than its own, and several. */
import type { ChangedFile } from "../core/change.ts";
import { push } from "../core/push.ts";
import type { Side } from "../core/report.ts";
import { type FollowedLink, throughLinks } from "../repo/links.ts";

export type LinkedSide = {
  readonly links: readonly FollowedLink[];
  /** The files that any server checks on that side. */
  readonly program: readonly string[];
};

/**
 * `changes` are git's, of sources. A file whose names in the programs differ from its own is there by those; one that has others
 * in head than in base, because a link came or went, was renamed without being edited.
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

/** By the place where a file really lies: what the programs call it, its own name first. */
function namesOf({ links, program }: LinkedSide): ReadonlyMap<string, readonly string[]> {
  const placeOf = throughLinks(links);
  const names = new Map<string, string[]>();
  const isOwn = (path: string) => placeOf(path) === path;
  const inOrder = [...program.filter(isOwn), ...program.filter((path) => !isOwn(path))];
  for (const path of new Set(inOrder)) push(names, placeOf(path), path);
  return names;
}

/** Equal names first; what then is left on both sides in its order. */
function pairs(before: readonly string[], after: readonly string[]): readonly ChangedFile[] {
  const same = after.filter((name) => before.includes(name));
  const gone = before.filter((name) => !same.includes(name));
  const come = after.filter((name) => !same.includes(name));
  const many = Math.max(gone.length, come.length);
  return [
    ...same.map((name) => ({ from: name, to: name })),
    ...Array.from({ length: many }, (_, at) => ({ from: gone[at] ?? null, to: come[at] ?? null })),
  ];
}
