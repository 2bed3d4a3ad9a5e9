/**
 * Gives head's tree the files that configure base's servers. Head is checked under base's server configuration, so
 * that a change cannot switch off the checks that it fails.
 */
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, posix } from "node:path";
import type { TreeChange } from "../git/changes.ts";
import { once } from "../model/once.ts";
import { isInside } from "../model/paths.ts";
import { push } from "../model/push.ts";
import { countMore, cut } from "../model/text.ts";
import { readFileText, readOptional } from "../platform/files.ts";
import type { CarriedConfiguration } from "../servers/carrying/carry.ts";
import { carryConfiguration, type ToCarry } from "../servers/carrying/carry.ts";
import { folderMove, type Moves } from "../servers/carrying/moves.ts";
import type { ConfiguredTree, Profile } from "../servers/profile.ts";
import { importsIn, writtenModule } from "../syntax/imports.ts";
import { syntaxLanguage } from "../syntax/parser.ts";
import type { ServerRoot, ServerRoots } from "./roots.ts";
import type { Tree } from "./tree.ts";

/**
 * What carrying needs of a server. Carrying brings base's configuration to head: paths move along with the files that
 * they name, and head's additions are kept.
 */
type Configuring = Pick<
  Profile,
  "configurationFiles" | "configurationPaths" | "configurationAdditions" | "isSource" | "languageId"
>;

/**
 * Returns the files of two trees, and the renames between them. A path in a configuration may have to follow a
 * rename.
 */
function movesOf(
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

/**
 * Returns base's roots that moved in head, by their folder there. A moved root keeps base's configuration: otherwise
 * moving a folder could switch checks off.
 */
function movedRoots(roots: readonly ServerRoot[], moves: Moves): ReadonlyMap<string, string> {
  const fresh = new Set(roots.flatMap(({ folder, on }) => (on.base ? [] : [folder])));
  return new Map(
    roots.flatMap(({ folder, on }) => {
      const to = on.base && !on.head ? folderMove(folder, moves) : undefined;
      return to !== undefined && fresh.has(to) ? [[to, folder] as const] : [];
    }),
  );
}

/**
 * Returns base's configuration as head will be checked under it, without writing it: a change must not switch off its own
 * checks. Paths follow head's renames. Harmless additions are taken from `own`, the unchanged head. Files that base's
 * tree does not have itself, such as those of a package, are left out.
 */
export function carriedTo(
  profile: Configuring,
  base: ConfiguredTree,
  own: string,
  moves: Moves,
): CarriedConfiguration {
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

/**
 * Returns the modules that sources of base import, as written: an addition of head must not change where they lead.
 */
function importsOf(profile: Configuring, root: string, { base, isSource }: Moves): ReadonlySet<string> {
  const modules = [...base].filter(isSource).flatMap((path) => {
    const language = syntaxLanguage(profile.languageId(path));
    const text = language === undefined ? undefined : readOptional(join(root, path));
    return language === undefined || text === undefined ? [] : importsIn(language, text).map(writtenModule);
  });
  return new Set(modules);
}

/** Returns the reason why head cannot be checked under base's configuration, with the first place; null if it can. */
function whyUncarried({ problems: [first, ...more] }: CarriedConfiguration): string | null {
  if (first === undefined) return null;
  const { file, line, key, value, why } = first;
  const what = key === "" ? "the configuration" : `"${value}" in \`${key}\``;
  return `${file}:${line}: cannot apply ${what} to head: ${why}${countMore(more.length)}`;
}

/** Returns one line for each carried path, for messages. */
function carriedLines({ changes }: CarriedConfiguration): readonly string[] {
  return changes.map(({ file, line, from, to }) =>
    from === file ? `${file} is now ${to}` : `${file}:${line} ${from} is now ${to}`,
  );
}

/** Maximum length of an entry in a message. */
const nameLengthMax = 80;

/** Returns one line for each addition of head, for messages. */
export function additionLines({ additions }: CarriedConfiguration): readonly string[] {
  return additions.map(({ file, key, name }) => `${cut(name, nameLengthMax)} in ${key} of ${file}`);
}

/** A server with its roots. */
export type ConfiguredServer = {
  readonly profile: Configuring & Pick<Profile, "configuration"> & { readonly id: string };
  readonly roots: readonly ServerRoot[];
};

/** Trees of both sides. */
type BothTrees = Readonly<Record<"base" | "head", Tree>>;

/**
 * Returns the projects of a server on the roots that base has. A root that only head has is checked under its own
 * configuration, because base has none for it.
 */
function configuredTree({ roots }: ConfiguredServer, { root }: Tree): ConfiguredTree {
  return {
    root,
    projects: roots.flatMap(({ folder, on }) => (on.base ? [folder] : [])),
    apart: roots.flatMap(({ folder, on }) => (on.base ? [] : [folder])),
  };
}

/** Returns the ids of the servers whose configuration differs between the trees. If there are none, nothing is carried. */
export function configuredApart(
  servers: readonly ConfiguredServer[],
  { base, head }: BothTrees,
): readonly string[] {
  const apart = servers.filter((server) => {
    const { configuration } = server.profile;
    return configuration(configuredTree(server, base)) !== configuration(configuredTree(server, head));
  });
  return apart.map(({ profile }) => profile.id);
}

/** Result of giving head the server configuration of base. */
export type AlikeConfiguration = {
  /** Files that configure a server in base or in head, if head's differ from base's as they were carried. */
  readonly files: readonly string[];
  /** Files that extend a configuration file, by that file: they change with it. */
  readonly heirs: ReadonlyMap<string, readonly string[]>;
  /** Reasons why a server cannot judge head, by its id. */
  readonly refusals: ReadonlyMap<string, string>;
  /** Paths of base's configuration that moved along with files, for people. */
  readonly carried: readonly string[];
  /** Entries that head adds to base's configuration, for people. */
  readonly added: readonly string[];
  /**
   * True if head has the same configuration as base's carried one: then there is no separate head configuration to
   * check.
   */
  readonly isOwn: boolean;
  /** Base's roots that moved in head: by the server's id, and the folder in head. */
  readonly moved: ReadonlyMap<string, ReadonlyMap<string, string>>;
};

/**
 * Configures head like base. `own` is another copy of head, which remains unchanged, so that head can also be checked
 * under its own configuration. If that cannot be done, the server is refused with the reason.
 */
export function configureBothSides(
  servers: readonly ConfiguredServer[],
  trees: BothTrees & { readonly own: Tree },
  changes: readonly TreeChange[],
): AlikeConfiguration {
  const all = servers.map((server) => carry(server, trees, changes));
  const refusals = new Map(
    all.flatMap(({ id, carried }) => {
      const why = whyUncarried(carried);
      return why === null ? [] : [[id, why] as const];
    }),
  );
  const judged = all.filter(({ id }) => !refusals.has(id));
  const { files, isAlike } = replaceAll(judged, trees.base.root, trees.head.root);
  if (!isAlike) for (const { id } of judged) refusals.set(id, unlike);
  const configured = all.map(({ configuration, onHead }) => [
    configuration(onHead),
    configuration({ ...onHead, root: trees.own.root }),
  ]);
  const more = all.flatMap((one) => (refusals.has(one.id) ? one.files() : carriedFiles(one)));
  return {
    files: [...new Set([...files, ...more])].sort(),
    heirs: heirsIn(all, trees.own.root),
    refusals,
    carried: judged.flatMap(({ carried }) => carriedLines(carried)),
    added: judged.flatMap(({ carried }) => additionLines(carried)),
    isOwn: refusals.size === 0 && configured.every(([judgedBy, own]) => judgedBy === own),
    moved: new Map(all.map(({ id, moved }) => [id, moved] as const)),
  };
}

/**
 * Returns the files that extend another configuration, as head has them, by that file. A change of one affects all of
 * them.
 */
function heirsIn(all: readonly Carrying[], root: string): AlikeConfiguration["heirs"] {
  const heirs = new Map<string, string[]>();
  for (const { paths, files: filesOf } of all) {
    const files = new Set(filesOf());
    for (const file of files) {
      const text = readOptional(join(root, file)) ?? "";
      for (const { value } of paths(file, text).filter(({ key }) => key === "extends")) {
        const named = posix.join(posix.dirname(file), value);
        const found = [named, `${named}.json`].find((one) => files.has(one));
        if (found !== undefined) push(heirs, found, file);
      }
    }
  }
  return heirs;
}

/** Returns the files in which a path moved or an entry was added, or that moved themselves. */
function carriedFiles({ carried: { files, changes, additions } }: Carrying): readonly string[] {
  const changed = new Set([...changes, ...additions].map(({ file }) => file));
  return [...files].flatMap(([path, { from }]) => (changed.has(from) ? [path] : []));
}

/** Reason if head's configuration cannot be replaced. */
const unlike = "cannot replace head's server configuration by base's: a linked folder contains a part of it";

/** One server whose configuration is being carried. */
type Carrying = {
  readonly id: string;
  readonly configuration: Profile["configuration"];
  readonly onBase: ConfiguredTree;
  /** Head under base's configuration as it was carried. */
  readonly onHead: ConfiguredTree;
  readonly carried: CarriedConfiguration;
  /** Files to write, by their path in head. */
  readonly wanted: ReadonlyMap<string, { readonly from: string; readonly text: string }>;
  readonly moved: ReadonlyMap<string, string>;
  readonly paths: Profile["configurationPaths"];
  /** Returns all files that configure it on either side now. */
  readonly files: () => readonly string[];
  readonly isAlike: () => boolean;
};

/**
 * Carries one server's configuration, without writing it. Without moves and additions, base's files are copied as
 * they are.
 */
function carry(
  server: ConfiguredServer,
  { base, head, own }: BothTrees & { readonly own: Tree },
  changes: readonly TreeChange[],
): Carrying {
  const { id, configuration, configurationFiles, isSource } = server.profile;
  const moves = movesOf({ base, head }, changes, isSource);
  const moved = movedRoots(server.roots, moves);
  const into = new Map([...moved].map(([to, from]) => [from, to] as const));
  const onBase = configuredTree(server, base);
  const onHead = {
    root: head.root,
    projects: onBase.projects.map((folder) => into.get(folder) ?? folder),
    apart: onBase.apart.filter((folder) => !moved.has(folder)),
  };
  const carried = carriedTo(server.profile, onBase, own.root, moves);
  const isCarried = carried.changes.length + carried.additions.length + moved.size > 0;
  // Without moves, configurations are compared as the server reads them, so layout and comments do not matter.
  const wanted = isCarried ? carried.files : new Map<string, { from: string; text: string }>();
  const files = () => [...configurationFiles(onBase), ...configurationFiles(onHead)];
  const isWritten = () => {
    const there = configurationFiles(onHead);
    const isWanted = (file: string) => readFileText(join(head.root, file)) === wanted.get(file)?.text;
    return there.length === wanted.size && there.every(isWanted);
  };
  const isSame = () => configuration(onBase) === configuration(onHead);
  return {
    id,
    configuration,
    onBase,
    onHead,
    carried,
    wanted,
    moved,
    paths: server.profile.configurationPaths,
    files,
    isAlike: isCarried ? isWritten : isSame,
  };
}

/**
 * Maximum number of rounds. A file that appears when another one is removed may configure too; each round settles at
 * least one.
 */
const roundsMax = 20;

/**
 * Gives head the files that configure base's servers, and removes those that only head has. Not alike if that cannot
 * be done in the tree alone: dependencies are links to the user's own files, and nothing behind a link is changed.
 */
function replaceAll(
  servers: readonly Carrying[],
  base: string,
  head: string,
): { readonly files: readonly string[]; readonly isAlike: boolean } {
  const changed = new Set<string>();
  const wanted = new Map(servers.flatMap((one) => [...one.wanted]));
  const gone = new Set([...wanted].flatMap(([path, { from }]) => (path === from ? [] : [from])));
  const alike = () => servers.every(({ isAlike }) => isAlike());
  for (let round = 0; round < roundsMax && !alike(); round += 1) {
    for (const name of [...servers.flatMap(({ files }) => files()), ...wanted.keys()]) {
      changed.add(name);
      if (isBehindLink(base, name) || isBehindLink(head, name))
        return { files: [...changed].sort(), isAlike: false };
      const text = wanted.get(name)?.text;
      if (text !== undefined) replaceFile(head, name, (file) => writeFileSync(file, text, { flag: "wx" }));
      else if (gone.has(name) || !isFile(join(base, name))) replaceFile(head, name, null);
      else replaceFile(head, name, (file) => copyFileSync(join(base, name), file));
    }
  }
  return { files: [...changed].sort(), isAlike: alike() };
}

/** True if the path is behind a link that leads out of the tree; a write there would change the user's files. */
function isBehindLink(root: string, name: string): boolean {
  const parts = name.split("/");
  return parts.some((_, at) => {
    const path = join(root, ...parts.slice(0, at + 1));
    return kindAt(path) === "link" && !(existsSync(path) && isInside(realpathSync(path), root));
  });
}

/** Replaces or removes a file. Head may have a folder where base has the file, or a file where base has its folder. */
function replaceFile(head: string, name: string, write: ((file: string) => void) | null): void {
  const folders = name.split("/").slice(0, -1);
  for (const at of folders.keys()) {
    const folder = join(head, ...folders.slice(0, at + 1));
    if (kindAt(folder) === "file") rmSync(folder);
  }
  const file = join(head, name);
  rmSync(file, { force: true, recursive: true });
  if (write === null) return;
  mkdirSync(dirname(file), { recursive: true });
  write(file);
}

/** True for a file, also behind a link. */
function isFile(path: string): boolean {
  return kindAt(path) !== "none" && statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** Returns what is at a path, without following a link. A link could lead out of the tree. */
function kindAt(path: string): "link" | "folder" | "file" | "none" {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return "none";
    return stats.isSymbolicLink() ? "link" : stats.isDirectory() ? "folder" : "file";
  } catch (error) {
    // ENOTDIR: a folder of the path is a file.
    if ((error as { code?: unknown }).code === "ENOTDIR") return "none";
    throw error;
  }
}

/** Marks moved roots with their folder in base, so that they count as the same root. */
export function withMoved(
  { roots, others }: ServerRoots,
  moved: ReadonlyMap<string, string> | undefined,
): ServerRoots {
  return {
    roots: roots.map((root) => {
      const from = moved?.get(root.folder);
      return from === undefined ? root : { ...root, movedFrom: from };
    }),
    others,
  };
}
