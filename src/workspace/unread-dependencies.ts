/** Detects dependencies that are installed in a way that no language server reads. */
import { existsSync, globSync } from "node:fs";
import { join, posix } from "node:path";
import { limit } from "../model/codes.ts";
import { relativeInside } from "../model/paths.ts";
import { countMore } from "../model/text.ts";
import { readOptional } from "../platform/files.ts";
import type { Profile } from "../servers/profile.ts";
import type { RunRecord } from "../verdict/record.ts";
import type { Tree } from "./tree.ts";

/**
 * Limits for such dependencies: their imports look broken, on both sides alike, and no new finding would appear in the
 * code that uses them.
 */
export function unreadDependencies(
  trees: readonly Tree[],
  profiles: readonly Pick<Profile, "languageIds">[],
  repository: string,
): RunRecord["limits"] {
  const languages = new Set(profiles.flatMap(({ languageIds }) => languageIds));
  return [
    ...(languages.has("javascript") ? plugAndPlay(trees) : []),
    ...(languages.has("python") ? importHooks(trees, repository) : []),
  ];
}

const loaders = [".pnp.cjs", ".pnp.loader.mjs"];

/**
 * Detects Yarn's Plug'n'Play: packages are in archives, and a file that only its own loader reads replaces
 * node_modules.
 */
function plugAndPlay(trees: readonly Tree[]): RunRecord["limits"] {
  const found = trees.flatMap(({ from, linked, written }) => {
    const locks = written.files.filter(({ path }) => posix.basename(path) === "yarn.lock");
    const folders = [".", ...locks.map(({ path }) => posix.dirname(path))];
    return folders
      .filter((folder) => !linked.includes(posix.join(folder, "node_modules")))
      .flatMap((folder) => loaders.map((name) => posix.join(folder, name)))
      .filter((path) => existsSync(join(from, path)));
  });
  const file = found[0];
  if (file === undefined) return [];
  const what = `${file} replaces node_modules (Plug'n'Play), and language servers do not read it`;
  return [
    limit(
      "dependencies-missing",
      `${what}: set \`nodeLinker: node-modules\` in .yarnrc.yml and install again`,
    ),
  ];
}

/** Files of setuptools and of the package `editables`. */
const hookFiles = "lib/python3*/site-packages/{__editable__*_finder,_editable_impl_*}.py";
const namesShownMax = 3;
const mapping = /(["'])([\w.]+)\1\s*:\s*(["'])(\/[^"'\n]+)\3/gu;

/**
 * Detects an editable installation whose folders have other names than its packages: it maps names to places in a
 * program, which runs when Python starts. pyright follows none; it finds a package at the top or in `src` by itself.
 */
function importHooks(trees: readonly Tree[], repository: string): RunRecord["limits"] {
  const found = trees.flatMap(({ root, from, linked }) =>
    linked.flatMap((folder) =>
      globSync(hookFiles, { cwd: join(root, folder) }).flatMap((file) => {
        const text = readOptional(join(root, folder, file)) ?? "";
        return [...text.matchAll(mapping)].flatMap(([, , name = "", , place = ""]) => {
          const inside = relativeInside(from, place) ?? relativeInside(repository, place);
          if (inside === undefined || ["", ".", "src"].includes(posix.dirname(inside))) return [];
          return [{ folder, what: `${name} (${inside})` }];
        });
      }),
    ),
  );
  const advice = "install with `--config-settings editable_mode=compat`";
  // The members of a workspace are installed alike.
  return [...Map.groupBy(found, ({ folder }) => folder)].map(([folder, own]) => {
    const names = [...new Set(own.map(({ what }) => what))];
    const shown = `${names.slice(0, namesShownMax).join(", ")}${countMore(names.length - namesShownMax)}`;
    const verb = names.length === 1 ? "is" : "are";
    return limit(
      "dependency-not-linked",
      `${folder}: ${shown} ${verb} installed by an import hook, which pyright does not follow: ${advice}`,
    );
  });
}
