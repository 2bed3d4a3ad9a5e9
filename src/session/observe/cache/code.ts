/**
 * Identity of Lanser's own code, for the cache key: another version may read the same server output in another way.
 */
import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { once } from "../../../model/once.ts";
import { compareText } from "../../../model/order.ts";
import { readFileBytes } from "../../../platform/files.ts";
import { sha256Hex } from "../../../platform/hashing.ts";

/**
 * Returns the digest of the program's files: the sources, or the bundle in `dist`. Undefined if they cannot be read;
 * then the cache is not used.
 */
export const ownCode = once((): string | undefined => {
  try {
    const { filename, dirname: folder } = import.meta;
    return filename.endsWith(".ts")
      ? filesDigest(join(folder, "../../.."), ["package-lock.json", "src/**/*.{ts,json}"])
      : filesDigest(basename(folder) === "chunks" ? dirname(folder) : folder, ["*.js", "chunks/*.js"]);
  } catch {
    return undefined;
  }
});

function filesDigest(top: string, patterns: readonly string[]): string {
  const files = globSync(patterns, { cwd: top }).sort(compareText);
  return sha256Hex(JSON.stringify(files.map((file) => [file, sha256Hex(readFileBytes(join(top, file)))])));
}
