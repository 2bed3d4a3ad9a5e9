/** `dist/` is committed, and built anew once, in the last commit of a change: here it is held to its sources. */
import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "../support/files.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const namesIn = (folder: string) => globSync("**/*.*", { cwd: folder }).sort();

test("is what the sources build, byte for byte", () => {
  const { folder, remove } = makeFolder();
  onTestFinished(remove);
  execFileSync(process.execPath, [join(root, "scripts/build.ts"), "--out", folder]);
  const dist = join(root, "dist");
  expect(namesIn(dist)).toEqual(namesIn(folder));
  const isStale = (name: string) => !readFileSync(join(folder, name)).equals(readFileSync(join(dist, name)));
  expect(namesIn(folder).filter(isStale), "stale: run npm run build").toEqual([]);
});
