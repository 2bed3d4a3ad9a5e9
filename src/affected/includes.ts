/** Which files of a program an `#include` of C or C++ means. */
import { push } from "../model/push.ts";

export type ResolveInclude = (includer: string, path: string) => readonly string[];

/**
 * The file beside it. Which folders a compiler looks into stands in its command, which is not asked: where none lies beside it, it is the
 * one of the tree whose path ends so, if there is one alone.
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

/** Undefined for what lies outside of the tree. */
function joined(folder: readonly string[], parts: readonly string[]): string | undefined {
  const found = [...folder];
  for (const part of parts) {
    if (part === "..") {
      if (found.pop() === undefined) return undefined;
    } else if (part !== "." && part !== "") found.push(part);
  }
  return found.join("/");
}
