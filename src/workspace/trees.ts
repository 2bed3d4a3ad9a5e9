/**
 * Writes the trees of both sides, gives both the same server configuration, and lists the files that were left out.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { type TreeChange, treeChanges } from "../git/changes.ts";
import type { Repository } from "../git/git.ts";
import { listTree } from "../git/listing.ts";
import { readBlob } from "../git/objects.ts";
import type { ResolvedRevisions } from "../git/resolved.ts";
import { alignLines, type Hunk } from "../match/lines.ts";
import { limit } from "../model/codes.ts";
import { compareText } from "../model/order.ts";
import type { Side } from "../model/report.ts";
import { countMore, plural, shortId, splitText } from "../model/text.ts";
import type { Profile } from "../servers/profile.ts";
import { createIgnoreTest } from "../verdict/compare-sides.ts";
import type { PullRequestLines, RunRecord } from "../verdict/record.ts";
import { affectsEveryFile } from "../verdict/whole-program.ts";
import {
  type AlikeConfiguration,
  type ConfiguredServer,
  configureBothSides,
  configuredApart,
  withMoved,
} from "./configure-alike.ts";
import type { WorkspaceContext } from "./context.ts";
import { findServerRoots, type RootsProfile, type ServerRoots } from "./roots.ts";
import { type Tree, writeTree } from "./tree.ts";

/** Trees of both sides, as servers see them. */
export type Trees = Readonly<Record<Side, Tree>> & {
  /** Roots of each server, by its id. */
  readonly roots: ReadonlyMap<string, ServerRoots>;
  /** Head with its own server configuration, if it differs from base's; `head` itself then has base's. */
  readonly headConfiguration: Tree | null;
  /** Ids of the servers whose configuration head changes, and of those that cannot judge head. */
  readonly apart: ReadonlySet<string>;
  /** Files of the server configuration that head changes. */
  readonly configurationFiles: readonly string[];
  /** Files that extend one of those, by that file. */
  readonly heirs: AlikeConfiguration["heirs"];
  /** Reasons why a server cannot judge head, by its id: head could not get base's configuration. */
  readonly refusals: ReadonlyMap<string, string>;
  /** Paths of base's configuration that moved along with the files that it names, for people. */
  readonly carried: readonly string[];
  /** Entries that head adds to it, for people. */
  readonly added: readonly string[];
};

/** Server, and the roots that base's configuration sets; undefined if it sets none. */
export type ServerOnTrees = {
  readonly profile: ConfiguredServer["profile"] & RootsProfile & Partial<Pick<Profile, "executes">>;
  readonly roots: readonly string[] | undefined;
};

/**
 * Writes the trees to folders of equal path length, so that no result can depend on the side. If head changes the
 * configuration of a server, head gets base's: otherwise a change could hide findings with its own configuration.
 */
export async function writeTrees(
  context: Omit<WorkspaceContext, "pool">,
  revisions: ResolvedRevisions,
  servers: readonly ServerOnTrees[],
  /** Folder of base's dependencies, laid out like the repository; absolute. */
  from: string,
): Promise<Trees> {
  const { warm } = context;
  const placeOf = (name: Side | "self") => (name === "self" ? name : (warm?.place(name) ?? name));
  const write = async (side: Side, name: Side | "self", like?: Tree): Promise<Tree> => {
    const { commit, tree } = revisions[side];
    const own = side === "base" ? { ...context, from } : context;
    const folder = join(context.scratch, placeOf(name));
    const present =
      kept === undefined || name === "self"
        ? undefined
        : kept.present(side, await listTree(context.repository, tree));
    return writeTree(own, { commit, tree }, folder, () => folder, { like, present });
  };
  // Git lists head's files while base's are written. An error of this call occurs again where the list is needed.
  listTree(context.repository, revisions.head.tree).catch(() => undefined);
  // A server that runs code of the repository can write to a source. Both trees share equal files on disk, so such a
  // write would change both.
  const isShared = servers.every(({ profile }) => profile.executes !== "repository");
  const kept = warm === undefined && isShared ? context.keptTrees?.take() : undefined;
  const writeBase = () => {
    // A walk can have left base's tree with packages from elsewhere.
    if (warm !== undefined) rmSync(join(context.scratch, placeOf("base")), { recursive: true, force: true });
    return write("base", "base");
  };
  const base = await (warm === undefined || !isShared ? writeBase() : warm.kept("base", from, writeBase));
  const head = await write("head", "head", isShared ? base : undefined);
  const roots = new Map(
    servers.map(
      ({ profile, roots }) => [profile.id, findServerRoots(profile, roots, { base, head })] as const,
    ),
  );
  kept?.written({ base: base.written.files, head: head.written.files });
  const configured = servers.map(({ profile }) => ({ profile, roots: roots.get(profile.id)?.roots ?? [] }));
  const apart = configuredApart(configured, { base, head });
  if (apart.length === 0) {
    const alike = { apart: new Set<string>(), configurationFiles: [], carried: [], added: [] };
    const none = { heirs: new Map<string, string[]>(), refusals: new Map<string, string>() };
    return { base, head, roots, headConfiguration: null, ...alike, ...none };
  }
  const own = await write("head", "self", isShared ? head : undefined);
  const changes = await treeChanges(context.repository, revisions.base.tree, revisions.head.tree);
  const alike = configureBothSides(configured, { base, head, own }, changes);
  return {
    base,
    head,
    roots: new Map([...roots].map(([id, all]) => [id, withMoved(all, alike.moved.get(id))] as const)),
    headConfiguration: alike.isOwn ? null : own,
    apart: new Set([...apart, ...alike.refusals.keys()]),
    configurationFiles: alike.files,
    heirs: alike.heirs,
    refusals: alike.refusals,
    carried: alike.carried,
    added: alike.added,
  };
}

/**
 * Returns the differences between the analysed merge and the pull request's own head, file by file; null if there are
 * none. Annotations need them: GitHub numbers the lines of the pull request's head, not those of the merge.
 */
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
    // Without the other text (a partial clone, a huge file) the new place of a line is unknown.
    shown[change.from] = isThere
      ? await hunksBetween(repository, change.fromBlob, change.toBlob).catch(() => null)
      : null;
  }
  return shown;
}

/** Aligns the lines of two blobs. */
async function hunksBetween(repository: Repository, from: string, to: string): Promise<readonly Hunk[]> {
  const [one, other] = await Promise.all([readBlob(repository, from), readBlob(repository, to)]);
  return alignLines(splitText(one.toString("utf8")), splitText(other.toString("utf8"))).hunks;
}

/** Maximum number of left-out files that a report names. */
const skippedShownMax = 100;

/**
 * Returns the limits for files that are not in the trees, so that nobody takes them for checked. Beyond a hundred
 * files, one limit says only their number.
 */
export function skippedLimits(
  trees: Trees,
  /** Folders that a configuration names: a missing one of these is reported. */
  named: ReadonlySet<string>,
  { ignore, isSource }: { readonly ignore: readonly string[]; readonly isSource: (path: string) => boolean },
): RunRecord["limits"] {
  const skipped = [...trees.base.written.skipped, ...trees.head.written.skipped]
    .filter(({ kind, path }) => kind !== "missing" || isSource(path) || affectsEveryFile(path))
    .map((one) => limit(`not-written-${one.kind}`, `${one.path}: ${one.reason}`));
  const unlinked = [...trees.base.unlinked, ...trees.head.unlinked]
    .filter(
      (one) => one.reason !== "tracked in the tree" && (one.reason !== "missing" || named.has(one.name)),
    )
    .map((one) => limit("dependency-not-linked", `${one.name}: ${one.reason}`));
  const shared = (["base", "head"] as const).flatMap((side) =>
    trees[side].shared.map(({ name, ownFiles }) => {
      const files = plural(ownFiles, "file");
      const message = `${name}: ${side} has ${files} of its own in this folder of dependencies; servers use them instead of the installed ones`;
      return limit("dependency-own-files", message);
    }),
  );
  const more = skipped.length - skippedShownMax;
  const rest = more > 0 ? [limit("not-written", "more files were left out", more)] : [];
  return [
    ...changedSubmodules(trees, createIgnoreTest(ignore)),
    ...skipped.slice(0, skippedShownMax),
    ...rest,
    ...unlinked,
    ...shared,
  ];
}

/**
 * Returns a limit for submodules that changed: no server can check changes there, because Lanser does not fetch
 * submodules.
 */
function changedSubmodules({ base, head }: Trees, isIgnored: (path: string) => boolean): RunRecord["limits"] {
  const commits = (tree: Tree) =>
    new Map(
      tree.written.skipped.flatMap(({ kind, path, blob }) => (kind === "submodule" ? [[path, blob]] : [])),
    );
  const [before, after] = [commits(base), commits(head)];
  const changed = [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path) && !isIgnored(`${path}/`) && !isIgnored(path))
    .sort(compareText);
  const [first] = changed;
  if (first === undefined) return [];
  const [from, to] = [before, after].map((side) => shortId(side.get(first) ?? "none"));
  const what = `Lanser cannot read the files of the submodule ${first} (${from} → ${to}) on both sides`;
  return [limit("submodule-changed", `${what}${countMore(changed.length - 1)}`)];
}

/**
 * Maximum number of files on each side among which git follows renames. Beyond it, an old finding in a renamed file
 * would look new.
 */
const renamesMax = 5_000;

/**
 * Returns limits that make a whole comparison unreliable. The run is then inconclusive, unless a new finding fails
 * it.
 */
export function doubts(changes: readonly TreeChange[]): RunRecord["limits"] {
  const added = changes.filter((one) => one.status === "added").length;
  const deleted = changes.filter((one) => one.status === "deleted").length;
  if (added * deleted <= renamesMax * renamesMax) return [];
  const message = `the change adds and deletes more than ${renamesMax} files: too many for git to follow renames, so old findings would look new`;
  return [limit("renames-skipped", message)];
}
