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
 * Returns limits for such dependencies. Their imports look broken on both sides alike, so code that uses them would
 * get no new finding, and a clean report would be wrong without a limit.
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

/** Files of Yarn's Plug'n'Play that replace `node_modules`. */
const loaders = [".pnp.cjs", ".pnp.loader.mjs"];

/**
 * Detects Yarn's Plug'n'Play. It keeps packages in archives, and a file that only its own loader reads replaces
 * `node_modules`.
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
  const what = `${file} replaces node_modules (Plug'n'Play), which language servers do not read`;
  return [
    limit(
      "dependencies-missing",
      `${what}: set \`nodeLinker: node-modules\` in .yarnrc.yml and install again`,
    ),
  ];
}

/** Pattern of import hooks that setuptools and the package `editables` install. */
const hookFiles = "lib/python3*/site-packages/{__editable__*_finder,_editable_impl_*}.py";
const namesShownMax = 3;
/** Matches an entry of such a hook: the name of a package, and its absolute path. */
const mapping = /(["'])([\w.]+)\1\s*:\s*(["'])(\/[^"'\n]+)\3/gu;

/**
 * Detects editable installations by an import hook: a program that maps names to folders when Python starts. pyright
 * does not run it. pyright still finds a package at the top or in `src`, so only other folders count.
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
  // Members of a workspace have the same kind of installation, so one limit names them all.
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
