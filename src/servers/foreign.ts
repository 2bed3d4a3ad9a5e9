/** Files that are sources of one language and can be nothing to a server of another. */
import type { Profile } from "./profile.ts";

/**
 * The endings of files that no server of another language reads: neither as a source nor as a configuration or
 * data.
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
 * Says what is foreign to a server that finds modules by their names with endings of its own, and by folders: in a
 * folder that both sides have, a name of another language is nothing to it.
 */
export function ignoreSourcesOf(...own: readonly Language[]): NonNullable<Profile["canIgnoreChange"]> {
  const isOther = ignoreSourcesBut(...own);
  return ({ path, isNewName, isNewFolder = true }) => isOther({ path, isNewName: isNewName && isNewFolder });
}

/**
 * Says what is foreign to a server that reads these and what is not listed at all. A file that came or went may
 * matter by its name alone: it makes a folder a package, or is what a pattern takes in.
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
