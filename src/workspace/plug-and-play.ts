/** Yarn's Plug'n'Play: packages lie in archives, and a file stands for node_modules that only its own loader reads. */
import { existsSync } from "node:fs";
import { posix } from "node:path";
import { limit } from "../core/codes.ts";
import type { Profile } from "../servers/profile.ts";
import type { RunRecord } from "../verdict/record.ts";
import type { Tree } from "./tree.ts";

/** Doubtful for servers of JavaScript and TypeScript: all their imports of packages look broken, on both sides alike. */
export function plugAndPlay(
  trees: readonly Tree[],
  profiles: readonly Pick<Profile, "languageIds">[],
): RunRecord["limits"] {
  if (!profiles.some(({ languageIds }) => languageIds.includes("javascript"))) return [];
  const found = trees.flatMap(({ from, linked, written }) => {
    const locks = written.files.filter(({ path }) => posix.basename(path) === "yarn.lock");
    const folders = [".", ...locks.map(({ path }) => posix.dirname(path))];
    return folders
      .filter((folder) => !linked.includes(posix.join(folder, "node_modules")))
      .flatMap((folder) => files.map((name) => posix.join(folder, name)))
      .filter((path) => existsSync(posix.join(from, path)));
  });
  const file = found[0];
  if (file === undefined) return [];
  const what = `${file} stands for node_modules (Plug'n'Play), which language servers do not read`;
  return [
    limit(
      "dependencies-missing",
      `${what}: set \`nodeLinker: node-modules\` in .yarnrc.yml and install again`,
    ),
  ];
}

const files = [".pnp.cjs", ".pnp.loader.mjs"];
