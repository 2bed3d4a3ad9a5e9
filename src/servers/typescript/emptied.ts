/** Empties files of a tree for a while. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readFileBytes } from "../../platform/files.ts";

/**
 * Empties these files while `work` runs. The tree belongs to the run, and its other projects are listed before or
 * after.
 */
export async function withEmptied<T>(
  root: string,
  paths: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const kept = paths.map((path) => [join(root, path), readFileBytes(join(root, path))] as const);
  try {
    for (const [file] of kept) replaceFile(file, "");
    return await work();
  } finally {
    for (const [file, bytes] of kept) replaceFile(file, bytes);
  }
}

/** Replaces a file instead of overwriting it: the other side may have the same file on disk. */
function replaceFile(file: string, content: string | Buffer): void {
  rmSync(file);
  writeFileSync(file, content);
}
