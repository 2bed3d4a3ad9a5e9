/** Decides which changed files cannot affect a server of another language. */
import type { Profile } from "./profile.ts";

/**
 * The endings of files that no server of another language reads, neither as a source nor as configuration or data.
 */
const endings = {
  Python: ["py", "pyi"],
  TypeScript: ["ts", "tsx", "mts", "cts", "js", "jsx", "mjs", "cjs"],
  Go: ["go"],
  Rust: ["rs"],
  C: ["c", "cc", "cpp", "cxx", "h", "hh", "hpp", "hxx"],
  shell: ["sh", "bash", "dash", "ksh", "bats"],
  YAML: ["yaml", "yml"],
  prose: ["md", "rst"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Language = keyof typeof endings;

/**
 * Builds the test for a server that resolves modules by names with its own endings, and by folders. A changed file of
 * another language cannot affect it, even if the file is new, unless its folder is new too: the folder could become a
 * module.
 */
export function ignoreSourcesOf(...own: readonly Language[]): NonNullable<Profile["canIgnoreChange"]> {
  const isOther = ignoreSourcesBut(...own);
  return ({ path, isNewName, isNewFolder = true }) => isOther({ path, isNewName: isNewName && isNewFolder });
}

/**
 * Builds the test for a server that reads files of the languages `own` and files of no listed language. A file that
 * only one side has can affect it by its name alone: it can make a folder a package, or match a pattern. So a new or
 * deleted file counts as a possible effect.
 */
export function ignoreSourcesBut(...own: readonly Language[]): NonNullable<Profile["canIgnoreChange"]> {
  const others = Object.entries(endings).flatMap(([language, all]) =>
    own.some((one) => one === language) ? [] : all,
  );
  const foreign: ReadonlySet<string> = new Set(others);
  return ({ path, isNewName }) => {
    const name = path.slice(path.lastIndexOf("/") + 1);
    const ending = name.lastIndexOf(".");
    return !isNewName && ending > 0 && foreign.has(name.slice(ending + 1));
  };
}
