/** What a kept result is of: the sources of this product. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

export function sourceDigest(): string {
  const digest = createHash("sha256");
  for (const path of globSync("src/**/*.{ts,json}", { cwd: root }).sort())
    digest.update(`${path}\0`).update(readFileSync(join(root, path)));
  return digest.digest("hex").slice(0, 12);
}
