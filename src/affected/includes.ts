/** Resolves an `#include` of C or C++ to files of a program. */
import { push } from "../model/push.ts";

export type ResolveInclude = (includer: string, path: string) => readonly string[];

/**
 * Resolves to the file next to the includer. The include folders are in the compile command, which is not read here. So
 * otherwise it is the file of the tree whose path ends that way, if there is exactly one.
 */
export function includeResolver(files: readonly string[]): ResolveInclude {
  const known = new Set(files);
  const byName = new Map<string, string[]>();
  for (const file of files) push(byName, nameOf(file), file);
  return (includer, path) => {
    const beside = joined(includer.split("/").slice(0, -1), path.split("/"));
    if (beside !== undefined && known.has(beside)) return [beside];
    const end = path.replace(/^(?:\.{1,2}\/)+/u, "");
    const found = (byName.get(nameOf(path)) ?? []).filter((file) => file === end || file.endsWith(`/${end}`));
    return found.length === 1 ? found : [];
  };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Joins a path to a folder; undefined if it is outside the tree. */
function joined(folder: readonly string[], parts: readonly string[]): string | undefined {
  const found = [...folder];
  for (const part of parts) {
    if (part === "..") {
      if (found.pop() === undefined) return undefined;
    } else if (part !== "." && part !== "") found.push(part);
  }
  return found.join("/");
}
