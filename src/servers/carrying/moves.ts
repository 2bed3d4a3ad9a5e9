/**
 * Finds out if what a path of a configuration names moved as a whole, and where to. Uses the files of both trees,
 * because git pairs files that are alike, or empty, crosswise. Pure.
 */
import { compareText } from "../../model/order.ts";
import {
  type ConfigurationPath,
  isPlace,
  matcherOf,
  mayName,
  type NamedPath,
  pathShape,
  relativeToFolder,
  type Shape,
} from "./patterns.ts";

/** Files of both trees; paths relative to the tree. */
export type Moves = {
  readonly base: ReadonlySet<string>;
  readonly head: ReadonlySet<string>;
  /** Paths in head, by the path in base. */
  readonly renames: ReadonlyMap<string, string>;
  readonly isSource: (path: string) => boolean;
};

/**
 * Movement of what a path names. `lost`: the places in head that its files went to; if it is stuck, those that the
 * path does not name there.
 */
export type Movement =
  | { readonly kind: "stays" }
  | { readonly kind: "moved"; readonly to: NamedPath; readonly lost: readonly string[] }
  | {
      readonly kind: "stuck";
      readonly why: string;
      readonly lost: readonly string[];
      /** True if nothing of it is where it was. */
      readonly isGone: boolean;
    };

export function findMovement(path: ConfigurationPath, named: NamedPath, moves: Moves): Movement {
  const { base, head, renames } = moves;
  if (![...renames.keys()].some((from) => mayName(named, from))) return { kind: "stays" };
  const shape = pathShape(named, base);
  const isNamed = matcherOf(path, named, shape);
  const all = [...base].filter(isNamed);
  const sources = all.filter(moves.isSource);
  // What is no source may stay behind: a README, a Makefile.
  const isConcerned = sources.length > 0 ? moves.isSource : () => true;
  const own = new Set(sources.length > 0 ? sources : all);
  const moved = [...own].flatMap((from) => {
    const to = head.has(from) ? undefined : renames.get(from);
    return to === undefined ? [] : [{ from, to }];
  });
  const lost = moved.flatMap(({ to }) => (isNamed(to) ? [] : [to]));
  if (moved.length === 0 || (lost.length === 0 && !isPlace(path))) return { kind: "stays" };
  const to = targetOf(named, shape, moved);
  const isThere = to === undefined ? () => false : matcherOf(path, to, shape);
  const left = [...head].find((one) => isConcerned(one) && isNamed(one) && !isThere(one));
  const stuck = (why: string): Movement =>
    lost.length === 0 ? { kind: "stays" } : { kind: "stuck", why, lost, isGone: left === undefined };
  if (left !== undefined)
    return stuck(
      base.has(left)
        ? `only a part of it moved: ${left} did not`
        : `${left} lies now where it moved away from`,
    );
  if (to === undefined) return stuck(`its new place is unknown: ${shown(moved)}`);
  const stray = moved.find((one) => !isThere(one.to));
  if (stray !== undefined) {
    const other = moved.find((one) => isThere(one.to));
    return stuck(`it moved to more than one place: ${other?.to} and ${stray.to}`);
  }
  const origins = new Map([...renames].map(([from, into]) => [into, from] as const));
  const isForeign = (one: string) =>
    path.kind === "leaves-out" ? !own.has(origins.get(one) ?? "") : base.has(one);
  const foreign = [...head].find((one) => isConcerned(one) && isThere(one) && isForeign(one));
  if (foreign !== undefined) return stuck(`${foreign} lies where it moved to, and did not come from there`);
  return { kind: "moved", to, lost: moved.map((one) => one.to) };
}

type Renamed = { readonly from: string; readonly to: string };

/**
 * Returns the place that most files moved to with the same path below it: git pairs files that are alike, or empty,
 * crosswise.
 */
function targetOf(
  { prefix, rest }: NamedPath,
  shape: Shape,
  moved: readonly Renamed[],
): NamedPath | undefined {
  const votes = new Map<string, number>();
  for (const { from, to } of moved) {
    const target = shape === "folder" ? folderTarget(prefix, from, to) : fileTarget(prefix, from, to);
    if (target !== undefined && target !== prefix) votes.set(target, (votes.get(target) ?? 0) + 1);
  }
  const [best] = [...votes].sort(([a, one], [b, other]) => other - one || compareText(a, b));
  return best === undefined ? undefined : { prefix: best[0], rest };
}

function folderTarget(prefix: string, from: string, to: string): string | undefined {
  const inside = relativeToFolder(from, prefix);
  if (to === inside) return ".";
  return to.endsWith(`/${inside}`) ? to.slice(0, -inside.length - 1) : undefined;
}

/** Returns the place that a file moved to; without its ending if the file is named without it. */
function fileTarget(prefix: string, from: string, to: string): string | undefined {
  const ending = from.slice(prefix.length);
  return to.endsWith(ending) ? to.slice(0, to.length - ending.length) : undefined;
}

function shown([first]: readonly Renamed[]): string {
  return first === undefined ? "" : `${first.from} is ${first.to}`;
}

/** Returns the place that a folder moved to with all its sources, or undefined. */
export function folderMove(folder: string, moves: Moves): string | undefined {
  if (folder === ".") return undefined;
  const path: ConfigurationPath = { key: "", value: folder, kind: "place", at: null, wildcard: "folders" };
  const movement = findMovement(path, { prefix: folder, rest: [] }, moves);
  return movement.kind === "moved" ? movement.to.prefix : undefined;
}
