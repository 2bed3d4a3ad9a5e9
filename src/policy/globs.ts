/** Globs of a configuration that name no file: not wrong, but worth a word. */
import { ruleAt } from "../core/rules.ts";
import type { Config } from "./config.ts";
import { pathMatcher } from "./rules.ts";

type GlobConfig = Pick<Config, "rules" | "ignore" | "include">;

/** Of what findings are left out: what is ignored, and, where something is included, all else. */
export function leftOutGlobs({ ignore, include }: Pick<Config, "ignore" | "include">): readonly string[] {
  const [first, ...more] = include ?? [];
  if (first === undefined) return ignore;
  return [...ignore, more.length === 0 ? `!${first}` : `!{${[first, ...more].join(",")}}`];
}

/** Whether a configuration has globs that files could be looked for by. */
export function hasGlobs({ rules = [], ignore, include = [] }: GlobConfig): boolean {
  return ignore.length + include.length > 0 || rules.some(({ path }) => path !== undefined);
}

/** One sentence for each glob by which none of the files is found, in the order of the configuration. */
export function emptyGlobs(
  { rules = [], ignore, include = [] }: GlobConfig,
  files: readonly string[],
): readonly string[] {
  const isEmpty = (glob: string) => {
    const matches = pathMatcher(glob);
    return !files.some((path) => matches(path));
  };
  const told = (key: string, glob: string) => `${key}: no file of the repository is named by ${glob}`;
  return [
    ...ignore.flatMap((glob, index) => (isEmpty(glob) ? [told(`ignore[${index}]`, glob)] : [])),
    ...include.flatMap((glob, index) => (isEmpty(glob) ? [told(`include[${index}]`, glob)] : [])),
    ...rules.flatMap(({ path }, index) =>
      path !== undefined && isEmpty(path) ? [told(ruleAt(index), path)] : [],
    ),
  ];
}
