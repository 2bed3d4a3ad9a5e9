/** Finds globs of a configuration that match no file. They are valid, but often misspelt, so a note names them. */
import { foldersAbove } from "../model/paths.ts";
import { describeRule } from "../model/rules.ts";
import type { Config } from "./config.ts";
import { pathMatcher } from "./rules.ts";

type GlobConfig = Pick<Config, "rules" | "ignore" | "include" | "deny"> & {
  readonly servers: readonly Pick<Config["servers"][number], "id" | "roots">[];
};

/**
 * Returns the globs of excluded findings as one list: ignored and denied paths, then the included ones, each with an
 * exclamation mark. A recorded run holds this one list, so that a replay excludes the same findings.
 */
export function leftOutGlobs({
  ignore,
  include = [],
  deny,
}: Pick<Config, "ignore" | "include" | "deny">): readonly string[] {
  return [...ignore, ...(deny?.paths ?? []), ...include.map((glob) => `!${glob}`)];
}

/** True if a configuration has globs to match against files. Without any, the caller need not list the files. */
export function hasGlobs({ rules = [], ignore, include = [], deny, servers }: GlobConfig): boolean {
  const isRooted = servers.some(({ roots }) => roots !== undefined);
  return (
    isRooted ||
    ignore.length + include.length + (deny?.paths ?? []).length > 0 ||
    rules.some(({ path }) => path !== undefined)
  );
}

/**
 * Returns a sentence for each glob that matches none of the files, in the order of the configuration. A misspelt glob
 * is valid and has no effect, so only this note shows it. Globs of `roots` match folders.
 */
export function emptyGlobs(
  { rules = [], ignore, include = [], deny, servers }: GlobConfig,
  files: readonly string[],
): readonly string[] {
  const isEmpty = (glob: string) => {
    const matches = pathMatcher(glob);
    return !files.some((path) => matches(path));
  };
  const folders = new Set([".", ...files.flatMap(foldersAbove)]);
  const isFolderless = (root: string) => {
    const glob = root.replace(/^(?:\.\/)+/u, "").replace(/\/+$/u, "");
    const matches = glob === "" ? () => true : pathMatcher(glob);
    return ![...folders].some((folder) => matches(folder));
  };
  const note = (key: string, glob: string) => `${key}: the glob ${glob} matches no file of the repository`;
  return [
    ...ignore.flatMap((glob, index) => (isEmpty(glob) ? [note(`ignore[${index}]`, glob)] : [])),
    ...include.flatMap((glob, index) => (isEmpty(glob) ? [note(`include[${index}]`, glob)] : [])),
    ...(deny?.paths ?? []).flatMap((glob, index) =>
      isEmpty(glob) ? [note(`deny.paths[${index}]`, glob)] : [],
    ),
    ...rules.flatMap(({ path }, index) =>
      path !== undefined && isEmpty(path) ? [note(describeRule(index), path)] : [],
    ),
    ...servers.flatMap(({ id, roots = [] }) =>
      roots
        .filter(isFolderless)
        .map((glob) => `roots of ${id}: the glob ${glob} matches no folder of the repository`),
    ),
  ];
}
