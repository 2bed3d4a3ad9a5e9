/**
 * Carries base's server configuration to head: paths move along with the files that they name, and head's additions are
 * kept.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { TreeChange } from "../git/changes.ts";
import { once } from "../model/once.ts";
import { andMore, cut } from "../model/text.ts";
import { readOptional } from "../platform/files.ts";
import { type Carried, carryConfiguration, type ToCarry } from "../servers/carrying/carry.ts";
import { folderMove, type Moves } from "../servers/carrying/moves.ts";
import type { ConfiguredTree, Profile } from "../servers/profile.ts";
import { importsIn, writtenModule } from "../syntax/imports.ts";
import { syntaxLanguage } from "../syntax/parser.ts";
import type { ServerRoot } from "./roots.ts";
import type { Tree } from "./tree.ts";

export type Configuring = Pick<
  Profile,
  "configurationFiles" | "configurationPaths" | "configurationAdditions" | "isSource" | "languageId"
>;

/** Returns the files of two trees, and the renames between them. */
export function movesOf(
  { base, head }: Readonly<Record<"base" | "head", Tree>>,
  changes: readonly TreeChange[],
  isSource: Moves["isSource"],
): Moves {
  const paths = ({ written }: Tree) => new Set(written.files.map(({ path }) => path));
  const renames = changes.flatMap(({ from, to, status }) =>
    status === "renamed" && from !== null && to !== null ? [[from, to] as const] : [],
  );
  return { base: paths(base), head: paths(head), renames: new Map(renames), isSource };
}

/** Roots of base that moved in head, by the folder there. */
export function movedRoots(roots: readonly ServerRoot[], moves: Moves): ReadonlyMap<string, string> {
  const fresh = new Set(roots.flatMap(({ folder, on }) => (on.base ? [] : [folder])));
  return new Map(
    roots.flatMap(({ folder, on }) => {
      const to = on.base && !on.head ? folderMove(folder, moves) : undefined;
      return to !== undefined && fresh.has(to) ? [[to, folder] as const] : [];
    }),
  );
}

/**
 * Carries the configuration to head; `own` is head as it came. Files that the trees do not have themselves, such as
 * those of a package, stay as they are.
 */
export function carriedTo(profile: Configuring, base: ConfiguredTree, own: string, moves: Moves): Carried {
  const configurations = profile.configurationFiles(base).flatMap((file) => {
    const text = moves.base.has(file) ? readOptional(join(base.root, file)) : undefined;
    return text === undefined ? [] : [{ file, text, paths: profile.configurationPaths(file, text) }];
  });
  const ownIn = (file: string) => {
    const text = existsSync(join(own, file)) ? readOptional(join(own, file)) : undefined;
    return text === undefined ? undefined : { text, paths: profile.configurationPaths(file, text) };
  };
  const imports = once(() => importsOf(profile, base.root, moves));
  const additions: ToCarry["additions"] = (of) => profile.configurationAdditions?.(of, base) ?? [];
  return carryConfiguration({ configurations, own: ownIn, moves, additions, imports });
}

/** Modules that sources of base import, as written. */
function importsOf(profile: Configuring, root: string, { base, isSource }: Moves): ReadonlySet<string> {
  const modules = [...base].filter(isSource).flatMap((path) => {
    const language = syntaxLanguage(profile.languageId(path));
    const text = language === undefined ? undefined : readOptional(join(root, path));
    return language === undefined || text === undefined ? [] : importsIn(language, text).map(writtenModule);
  });
  return new Set(modules);
}

/** Reason why head cannot be judged, or null: a sentence that names the first place. */
export function whyUncarried({ problems: [first, ...more] }: Carried): string | null {
  if (first === undefined) return null;
  const { file, line, key, value, why } = first;
  const what = key === "" ? "the configuration" : `"${value}" in \`${key}\``;
  return `${file}:${line}: ${what} cannot be carried to head: ${why}${andMore(more.length)}`;
}

/** Lines for people: the paths that were carried, and from where. */
export function carriedLines({ changes }: Carried): readonly string[] {
  return changes.map(({ file, line, from, to }) =>
    from === file ? `${file} is now ${to}` : `${file}:${line} ${from} is now ${to}`,
  );
}

const nameLengthMax = 80;

/** Lines for people: the additions of head. */
export function additionLines({ additions }: Carried): readonly string[] {
  return additions.map(({ file, key, name }) => `${cut(name, nameLengthMax)} in ${key} of ${file}`);
}
