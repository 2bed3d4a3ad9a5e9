/**
 * Carries base's configuration of a server through a change. Head is checked under base's configuration: its paths
 * follow the files that they name, and what head adds to it is added to what base has. Pure.
 */
import { posix } from "node:path";
import { folderOf, inFolder, isBelow } from "../../model/paths.ts";
import { type Addition, withAdditions } from "./additions.ts";
import { type CarriedPath, type ConfigurationText, carryText, type UncarriedPath } from "./carry-text.ts";
import { folderMove, type Moves } from "./moves.ts";
import { insideOf } from "./patterns.ts";

export type ToCarry = {
  /** Configurations of base. */
  readonly configurations: readonly ConfigurationText[];
  /** Returns head's own file; undefined if head has none there. */
  readonly own: (file: string) => Pick<ConfigurationText, "text" | "paths"> | undefined;
  readonly moves: Moves;
  /** Returns what head's own file adds to base's. */
  readonly additions: (of: AddedTo) => readonly Addition[];
  /** Returns the modules that sources of base import, as they write them. */
  readonly imports: () => ReadonlySet<string>;
};

export type AddedTo = Pick<ToCarry, "imports"> & {
  /** Paths of the configuration: `file` in base, `to` in head. */
  readonly file: string;
  readonly to: string;
  /** Base's text with its paths carried to head; `own` is head's own text. */
  readonly text: string;
  readonly own: string;
  /** Files of head. */
  readonly heads: ReadonlySet<string>;
};

/** Addition that was carried; `file` is base's. */
export type CarriedAddition = Pick<Addition, "key" | "name"> & { readonly file: string };

export type Carried = {
  /** Texts by the path in head, for every file of base; a text is base's if nothing in it moved or was added. */
  readonly files: ReadonlyMap<string, { readonly from: string; readonly text: string }>;
  /** Paths that were rewritten or moved, each with its place in base. */
  readonly changes: readonly CarriedPath[];
  readonly additions: readonly CarriedAddition[];
  /** Paths that moved and cannot be carried: head cannot be checked under base's configuration. */
  readonly problems: readonly UncarriedPath[];
};

export function carryConfiguration(of: ToCarry): Carried {
  const files = new Map<string, { readonly from: string; readonly text: string }>();
  const changes: CarriedPath[] = [];
  const additions: CarriedAddition[] = [];
  const problems: UncarriedPath[] = [];
  const targets = new Map<string, string>();
  for (const { file } of of.configurations) {
    const move = fileMove(file, of.moves);
    targets.set(file, move.to);
    if (move.to !== file) changes.push({ file, line: 1, from: file, to: move.to });
    if (move.why !== undefined) problems.push({ file, line: 1, key: "", value: file, why: move.why });
  }
  // A configuration may be edited beyond what git takes for a rename; what extends it follows it.
  const known = new Map([...of.moves.renames, ...[...targets].filter(([from, to]) => from !== to)]);
  const moves = { ...of.moves, renames: known };
  const projects = [...new Set(of.configurations.map(({ file }) => folderOf(file)))];
  for (const configuration of of.configurations) {
    const to = targets.get(configuration.file) ?? configuration.file;
    const { file } = configuration;
    const own = of.own(to);
    const carried = carryText(configuration, { to, own: own?.paths, moves, projects });
    const { text } = carried;
    const beside = { imports: of.imports, heads: moves.head };
    const added = own === undefined ? [] : of.additions({ file, to, text, own: own.text, ...beside });
    const whole = withAdditions(file, text, own?.text ?? "", added);
    files.set(to, { from: file, text: whole.text });
    changes.push(...carried.changes);
    additions.push(...whole.added.map(({ key, name }) => ({ file, key, name })));
    problems.push(...carried.problems);
  }
  return { files, changes, additions, problems };
}

/** Files whose name alone makes them the configuration of the folder that they lie in. */
const projectNames = ["tsconfig.json", "jsconfig.json", "pyrightconfig.json", "pyproject.toml"];

/** Returns the place that a file that configures a server moved to: itself if it is still there, or is gone. */
function fileMove(file: string, moves: Moves): { readonly to: string; readonly why?: string } {
  if (moves.head.has(file)) return { to: file };
  const folder = folderOf(file);
  const into = folderMove(folder, moves);
  const along = into === undefined ? undefined : inFolder(into, insideOf(file, folder));
  if (along !== undefined && moves.head.has(along) && !moves.base.has(along)) return { to: along };
  const renamed = moves.renames.get(file);
  if (renamed === undefined) return { to: file };
  if (!projectNames.includes(posix.basename(file))) return { to: renamed };
  const target = folderOf(renamed);
  // Two packages often have the same configuration; where no source went the same way, one is gone and another came.
  const isFollowed = [...moves.renames].some(
    ([from, to]) => moves.isSource(from) && isBelow(from, folder) && isBelow(to, target),
  );
  return isFollowed && posix.basename(renamed) === posix.basename(file)
    ? { to: file, why: `it moved to ${renamed}, and not all sources of its folder did` }
    : { to: file };
}
