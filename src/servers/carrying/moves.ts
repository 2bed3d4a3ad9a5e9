/**
 * Finds out if the files that a configuration's path names moved together, and where to. It uses the files of both
 * trees, because git pairs equal or empty files arbitrarily. Pure.
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

/** The files of both trees, relative to the tree. */
export type Moves = {
  readonly base: ReadonlySet<string>;
  /** The path in head for each renamed path of base. */
  readonly head: ReadonlySet<string>;
  /** Paths in head, by the path in base. */
  readonly renames: ReadonlyMap<string, string>;
  readonly isSource: (path: string) => boolean;
};

/**
 * How the files of a path moved. `lost` are their places in head; for "stuck", only those that the path does not name
 * there.
 */
export type Movement =
  | { readonly kind: "stays" }
  | { readonly kind: "moved"; readonly to: NamedPath; readonly lost: readonly string[] }
  | {
      readonly kind: "stuck";
      readonly why: string;
      readonly lost: readonly string[];
      /** True if none of the files is where it was. */
      readonly isGone: boolean;
    };

/**
 * Decides how the files of a path moved. "moved" needs one target that has all of them and nothing else: a path that
 * named more or fewer files than before would change what is checked. If files moved apart, the result is "stuck"
 * with the reason.
 */
export function findMovement(path: ConfigurationPath, named: NamedPath, moves: Moves): Movement {
  const { base, head, renames } = moves;
  if (![...renames.keys()].some((from) => mayName(named, from))) return { kind: "stays" };
  const shape = pathShape(named, base);
  const isNamed = matcherOf(path, named, shape);
  const all = [...base].filter(isNamed);
  const sources = all.filter(moves.isSource);
  // Files that are no sources can stay behind, such as a README or a Makefile.
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
        ? `only some files of the path moved: ${left} did not`
        : `${left} is now at the place that the files moved away from`,
    );
  if (to === undefined) return stuck(`the files of the path have no common new place: ${shown(moved)}`);
  const stray = moved.find((one) => !isThere(one.to));
  if (stray !== undefined) {
    const other = moved.find((one) => isThere(one.to));
    return stuck(`the files of the path moved to several places: ${other?.to} and ${stray.to}`);
  }
  const origins = new Map([...renames].map(([from, into]) => [into, from] as const));
  const isForeign = (one: string) =>
    path.kind === "leaves-out" ? !own.has(origins.get(one) ?? "") : base.has(one);
  const foreign = [...head].find((one) => isConcerned(one) && isThere(one) && isForeign(one));
  if (foreign !== undefined)
    return stuck(`${foreign} is at the files' new place, but did not move with them`);
  return { kind: "moved", to, lost: moved.map((one) => one.to) };
}

/** One renamed file. */
type Renamed = { readonly from: string; readonly to: string };

/**
 * Chooses the target by a vote of the moved files: the place to which most moved with the same path below it. git can
 * pair single files wrongly.
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

/**
 * Gives the folder that a file's move implies: its new path without the part below the old folder. Undefined if that
 * part changed. It is one vote for `targetOf`.
 */
function folderTarget(prefix: string, from: string, to: string): string | undefined {
  const inside = relativeToFolder(from, prefix);
  if (to === inside) return ".";
  return to.endsWith(`/${inside}`) ? to.slice(0, -inside.length - 1) : undefined;
}

/**
 * Gives the new path that a file's move implies; without the ending if the configuration names the file without it.
 */
function fileTarget(prefix: string, from: string, to: string): string | undefined {
  const ending = from.slice(prefix.length);
  return to.endsWith(ending) ? to.slice(0, to.length - ending.length) : undefined;
}

/** Shows the first rename for a message. */
function shown([first]: readonly Renamed[]): string {
  return first === undefined ? "" : `${first.from} is ${first.to}`;
}

/**
 * Gives the folder that all sources of a folder moved to; undefined if they did not move together. A configuration
 * belongs to the sources of its folder, so it follows them.
 */
export function folderMove(folder: string, moves: Moves): string | undefined {
  if (folder === ".") return undefined;
  const path: ConfigurationPath = { key: "", value: folder, kind: "place", at: null, wildcard: "folders" };
  const movement = findMovement(path, { prefix: folder, rest: [] }, moves);
  return movement.kind === "moved" ? movement.to.prefix : undefined;
}
