/** Both trees written out, what differs between them, and what was left out. */
import { copyFileSync, lstatSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { limit } from "../core/codes.ts";
import type { Side } from "../core/report.ts";
import { lines, plural } from "../core/text.ts";
import { alignLines, type Hunk } from "../delta/lines.ts";
import { type TreeChange, treeChanges } from "../repo/changes.ts";
import type { Repository } from "../repo/git.ts";
import { readBlob } from "../repo/objects.ts";
import type { ResolvedRevisions } from "../repo/resolved.ts";
import type { Profile } from "../servers/profile.ts";
import type { PullRequestLines, RunRecord } from "../verdict/record.ts";
import type { WorkspaceContext } from "./context.ts";
import { type RootsProfile, rootsOf, type ServerRoot, type ServerRoots } from "./roots.ts";
import { type Tree, writeTree } from "./tree.ts";

export type Trees = Readonly<Record<Side, Tree>> & {
  /** Where each server is opened, by its id. */
  readonly roots: ReadonlyMap<string, ServerRoots>;
  /** Head with its own server configuration, where that is another than base's; `head` itself then has base's. */
  readonly headConfiguration: Tree | null;
  /** The files of the server configuration that head changes. */
  readonly configurationFiles: readonly string[];
  /** False where head could not be given base's: then head cannot be judged. */
  readonly isConfiguredAlike: boolean;
};

/** A server, and where base's configuration says that its roots are; undefined: nowhere. */
export type ServerOnTrees = {
  readonly profile: Pick<Profile, "configuration" | "configurationFiles"> &
    RootsProfile & { readonly id: string };
  readonly roots: readonly string[] | undefined;
};

/** Folders of equal path length, so that no result can depend on which side it is. */
export async function writeTrees(
  context: WorkspaceContext,
  revisions: ResolvedRevisions,
  servers: readonly ServerOnTrees[],
  /** Where base's dependencies are found, laid out as the repository; absolute. */
  from: string,
): Promise<Trees> {
  const write = async (side: Side, name: string, like?: Tree): Promise<Tree> => {
    const { commit, tree } = revisions[side];
    const own = side === "base" ? { ...context, from } : context;
    const folder = join(context.scratch, name);
    return writeTree(own, { commit, tree }, folder, () => folder, like);
  };
  const base = await write("base", "base");
  const head = await write("head", "head", base);
  const roots = new Map(
    servers.map(({ profile, roots }) => [profile.id, rootsOf(profile, roots, { base, head })] as const),
  );
  const configured = servers.map(({ profile }) => configuredBy(profile, roots.get(profile.id)?.roots ?? []));
  if (!configured.some((one) => differs(one, base.root, head.root))) {
    return { base, head, roots, headConfiguration: null, configurationFiles: [], isConfiguredAlike: true };
  }
  const headConfiguration = await write("head", "self", head);
  const { files: configurationFiles, isAlike } = configureAlike(configured, base.root, head.root);
  return { base, head, roots, headConfiguration, configurationFiles, isConfiguredAlike: isAlike };
}

/** What configures a server on the roots that base has; one that only head has is judged under its own. */
type Configures = {
  readonly configuration: (root: string) => string;
  readonly configurationFiles: (root: string) => readonly string[];
};

function configuredBy(
  { configuration, configurationFiles }: ServerOnTrees["profile"],
  roots: readonly ServerRoot[],
): Configures {
  const projects = roots.flatMap(({ folder, on }) => (on.base ? [folder] : []));
  const apart = roots.flatMap(({ folder, on }) => (on.base ? [] : [folder]));
  return {
    configuration: (root) => configuration({ root, projects, apart }),
    configurationFiles: (root) => configurationFiles({ root, projects, apart }),
  };
}

function differs({ configuration }: Configures, base: string, head: string): boolean {
  return configuration(base) !== configuration(head);
}

/** A file that comes to light when another one goes may configure too; each round settles at least one. */
const roundsMax = 20;

/**
 * Gives head the files that configure base's servers, and takes away those that only head has. Not alike where that
 * cannot be done in the tree alone: dependencies are links to the user's own files, and nothing is touched behind one.
 */
function configureAlike(
  servers: readonly Configures[],
  base: string,
  head: string,
): { readonly files: readonly string[]; readonly isAlike: boolean } {
  const changed = new Set<string>();
  const alike = () => !servers.some((one) => differs(one, base, head));
  for (let round = 0; round < roundsMax && !alike(); round += 1) {
    for (const name of servers.flatMap((one) => [
      ...one.configurationFiles(base),
      ...one.configurationFiles(head),
    ])) {
      changed.add(name);
      if (isBehindLink(base, name) || isBehindLink(head, name))
        return { files: [...changed].sort(), isAlike: false };
      replaceFile(base, head, name);
    }
  }
  return { files: [...changed].sort(), isAlike: alike() };
}

function isBehindLink(root: string, name: string): boolean {
  const parts = name.split("/");
  return parts.some((_, at) => kindAt(join(root, ...parts.slice(0, at + 1))) === "link");
}

/** Head may have a folder where base has the file, or a file where base has its folder. */
function replaceFile(base: string, head: string, name: string): void {
  const folders = name.split("/").slice(0, -1);
  for (const at of folders.keys()) {
    const folder = join(head, ...folders.slice(0, at + 1));
    if (kindAt(folder) === "file") rmSync(folder);
  }
  rmSync(join(head, name), { force: true, recursive: true });
  if (kindAt(join(base, name)) !== "file") return;
  mkdirSync(dirname(join(head, name)), { recursive: true });
  copyFileSync(join(base, name), join(head, name));
}

function kindAt(path: string): "link" | "folder" | "file" | "none" {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return "none";
    return stats.isSymbolicLink() ? "link" : stats.isDirectory() ? "folder" : "file";
  } catch (error) {
    // What should be a folder on the way is a file.
    if ((error as { code?: unknown }).code === "ENOTDIR") return "none";
    throw error;
  }
}

/** How the analysed merge differs from the pull request's own head, file by file. */
export async function pullRequestLines(
  repository: Repository,
  revisions: ResolvedRevisions,
  isSource: (path: string) => boolean,
): Promise<PullRequestLines | null> {
  if (revisions.annotate === null || revisions.annotate.tree === revisions.head.tree) return null;
  const shown: Record<string, readonly Hunk[] | null> = {};
  for (const change of await treeChanges(repository, revisions.head.tree, revisions.annotate.tree)) {
    if (change.from === null || !isSource(change.from)) continue;
    const isThere = change.status === "modified" && change.fromBlob !== null && change.toBlob !== null;
    // Without the other text (a partial clone, a huge file) where a line went is unknown.
    shown[change.from] = isThere
      ? await hunksBetween(repository, change.fromBlob, change.toBlob).catch(() => null)
      : null;
  }
  return shown;
}

async function hunksBetween(repository: Repository, from: string, to: string): Promise<readonly Hunk[]> {
  const [one, other] = await Promise.all([readBlob(repository, from), readBlob(repository, to)]);
  return alignLines(lines(one.toString("utf8")), lines(other.toString("utf8"))).hunks;
}

const skippedShownMax = 100;

/** What was left out of the trees; beyond a hundred only how many. */
export function skippedLimits(
  trees: Trees,
  /** Folders that a configuration names: that one of these is not there is worth a word. */
  named: ReadonlySet<string>,
): RunRecord["limits"] {
  const skipped = [...trees.base.written.skipped, ...trees.head.written.skipped].map((one) =>
    limit(`not-written-${one.kind}`, `${one.path}: ${one.reason}`),
  );
  const unlinked = [...trees.base.unlinked, ...trees.head.unlinked]
    .filter(
      (one) => one.reason !== "tracked in the tree" && (one.reason !== "missing" || named.has(one.name)),
    )
    .map((one) => limit("dependency-not-linked", `${one.name}: ${one.reason}`));
  const shared = (["base", "head"] as const).flatMap((side) =>
    trees[side].shared.map(({ name, ownFiles }) => {
      const files = plural(ownFiles, "file");
      const message = `${name}: ${side} has ${files} of its own in this folder of dependencies, taken in place of what is installed there`;
      return limit("dependency-own-files", message);
    }),
  );
  const more = skipped.length - skippedShownMax;
  const rest = more > 0 ? [limit("not-written", "more files were left out", more)] : [];
  return [...skipped.slice(0, skippedShownMax), ...rest, ...unlinked, ...shared];
}

/** git follows renames among at most this many files a side; beyond it an old finding would look new. */
const renamesMax = 5_000;

/** What makes a comparison doubtful as a whole: the run is inconclusive unless something new fails it. */
export function doubts(changes: readonly TreeChange[]): RunRecord["limits"] {
  const added = changes.filter((one) => one.status === "added").length;
  const deleted = changes.filter((one) => one.status === "deleted").length;
  if (added * deleted <= renamesMax * renamesMax) return [];
  const message = `more than ${renamesMax} files were added and deleted: renames were not followed`;
  return [limit("renames-skipped", message)];
}
