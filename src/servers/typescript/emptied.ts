/** Files of a tree that hold nothing for a while. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readFileBytes } from "../../platform/files.ts";

/** While `work` goes on these files are empty. The tree is ours, and other projects of it are listed before or after. */
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

/** The other side may have the very file. */
function replaceFile(file: string, content: string | Buffer): void {
  rmSync(file);
  writeFileSync(file, content);
}
