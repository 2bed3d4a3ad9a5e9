/** Opens the roots of a server on both sides of a comparison, and finds those that need no check. */

import { posix } from "node:path";
import type { TreeChange } from "../git/changes.ts";
import type { FollowedLink } from "../git/links.ts";
import { allEnded } from "../model/all-ended.ts";
import { compact } from "../model/compact.ts";
import { once } from "../model/once.ts";
import { isBelow } from "../model/paths.ts";
import type { Side } from "../model/report.ts";
import { unitName } from "../model/sessions.ts";
import { readOptional } from "../platform/files.ts";
import type { Host } from "../platform/host.ts";
import type { ChangedPath, FileSet, ListedProject, OpenedProject, Profile } from "../servers/profile.ts";
import { isScriptLanguage, type SyntaxParser, syntaxLanguage } from "../syntax/parser.ts";
import { read, readLengthMax } from "../syntax/reading.ts";
import { scriptReferences } from "../syntax/references.ts";
import type { SideFacts, SkippedRoot } from "../verdict/record.ts";
import { affectsEveryFile } from "../verdict/whole-program.ts";
import type { WorkspaceContext } from "./context.ts";
import { checkoutsOf, digestInputOfRest, openWorkspace, type Workspace } from "./open.ts";
import { type ServerRoot, treeListing } from "./roots.ts";
import type { ReadyServer } from "./server.ts";
import type { Tree } from "./tree.ts";
import type { Trees } from "./trees.ts";
import { unlistedPrograms } from "./unlisted.ts";

// Detects that a project of head has the same files as in base, so that one listing serves both. For servers whose
// programs follow from names, configuration and references of sources (`programFrom: "references"`): a change that
// alters none of these alters no program.

/** Returns base's listing if head's would be the same; null if head must be listed, without waiting for base. */
async function listedAlike(
  {
    root,
    trees,
    server: { chosen, parser },
  }: {
    readonly root: ServerRoot;
    readonly trees: Trees;
    readonly server: ReadyServer;
  },
  base: Workspace | undefined | Promise<Workspace | undefined>,
): Promise<FileSet | null> {
  const { profile } = chosen;
  const isComparable = root.on.base && root.on.head && root.movedFrom === undefined;
  if (!isComparable || trees.refusals.has(profile.id) || !haveSamePrograms(trees, profile, parser))
    return null;
  const listed = (await base)?.prepared.listed;
  // Base can be refused for a fault that only base has, so its listing is not always there.
  return listed?.kind === "program" ? inHead(listed, trees) : null;
}

/** Adapts the listing to head: messages about a configuration name the folder of the tree. */
function inHead(listed: Listed, { base, head }: Pick<Trees, "base" | "head">): FileSet {
  return {
    ...listed,
    projectDiagnostics: listed.projectDiagnostics.map((one) => ({
      ...one,
      message: one.message.replaceAll(`${base.root}/`, `${head.root}/`),
    })),
  };
}

/** Listing of a program that succeeded. */
type Listed = Extract<FileSet, { kind: "program" }>;

/** Maximum number of differing files: reading more takes longer than listing. */
const differingMax = 40;

/** True if both sides certainly have the same files in a program, so that one listing serves both. */
export function haveSamePrograms(
  { base, head, headConfiguration }: Pick<Trees, "base" | "head" | "headConfiguration">,
  { programFrom, languageId, isSource }: Pick<Profile, "programFrom" | "languageId" | "isSource">,
  parser: SyntaxParser,
): boolean {
  if (
    programFrom !== "references" ||
    headConfiguration !== null ||
    digestInputOfRest(base, "") !== digestInputOfRest(head, "")
  )
    return false;
  const differing = differingFiles(base, head);
  if (differing === undefined || differing.length > differingMax) return false;
  return differing.every((path) => {
    // Configuration and imported data are JSON files. Of any other file only the name counts.
    if (!isSource(path)) return !path.endsWith(".json");
    const language = syntaxLanguage(languageId(path));
    if (language === undefined || !isScriptLanguage(language)) return false;
    const references = (root: string) => {
      const text = readOptional(`${root}/${path}`);
      return text === undefined || text.length > readLengthMax
        ? undefined
        : scriptReferences(read(parser, language, text));
    };
    const before = references(base.root);
    return before !== undefined && before === references(head.root);
  });
}

/** Files whose content differs; undefined if a file was added or removed. */
function differingFiles({ written: base }: Tree, { written: head }: Tree): readonly string[] | undefined {
  if (base.files.length !== head.files.length) return undefined;
  const blobs = new Map(base.files.map(({ path, blob }) => [path, blob] as const));
  if (!head.files.every(({ path }) => blobs.has(path))) return undefined;
  return head.files.flatMap(({ path, blob }) => (blobs.get(path) === blob ? [] : [path]));
}

/** Data that all roots of a server share. */
export type ServerOnRoots = {
  readonly context: WorkspaceContext;
  readonly server: ReadyServer;
  readonly trees: Trees;
  /** Folders that the server is opened on. */
  readonly roots: readonly ServerRoot[];
  /** Sources of each side that the server does not get. */
  readonly withheld: Readonly<Record<Side, SideFacts["withheld"]>>;
  /** Changed paths between the trees; null if a root is to be checked regardless of the changes. */
  readonly changes: readonly ChangedPath[] | null;
  /** Changed paths for roots that cannot be listed. */
  readonly unlistedChanges: readonly ChangedPath[] | null;
  /** Program of a folder that cannot be listed, as far as it is known. */
  readonly unlisted: ReturnType<typeof unlistedPrograms>;
  /** Listings of the program of a folder, for the sides that matter; null if opening the root costs no more. */
  readonly listed: readonly ReturnType<NonNullable<Profile["listFiles"]>>[] | null;
};

/** Root, and the data that all roots of its server share. */
export type RootToOpen = ServerOnRoots & { readonly root: ServerRoot };

/**
 * Prepares the roots of a server. `changes`: those between the trees; null to check all roots. `asked`: "all" checks
 * all roots that can be listed.
 */
export function createServerOnRoots(
  host: Host,
  of: Pick<ServerOnRoots, "context" | "server" | "trees" | "roots">,
  changes: readonly TreeChange[] | null,
  asked: "all" | "touched" = "touched",
): ServerOnRoots {
  const { context, server, trees } = of;
  const { profile } = server.chosen;
  const { listFiles: listed } = profile;
  const { base, head } = trees;
  const unlistedChanges = changes === null ? null : changedPaths(changes, trees);
  const paths = asked === "all" ? null : unlistedChanges;
  // If no name is new, head's programs have the same files as base's, or a change affects base's programs.
  const isTraced = paths?.some(({ isNewName }) => isNewName) ?? false;
  const sides = isTraced ? [base, head] : [base];
  const listedOn = (tree: Tree) => ({
    root: tree.root,
    serverFolder: server.install.folder,
    checkouts: checkoutsOf(tree, context),
    isTraced,
  });
  return {
    ...of,
    withheld: {
      base: withheldFrom(base, "base", head, profile.isSource),
      head: withheldFrom(head, "head", base, profile.isSource),
    },
    changes: paths,
    unlistedChanges,
    unlisted: unlistedPrograms(profile, treeListing(base), base.root),
    listed: listed === null ? null : sides.map((tree) => listed(host, listedOn(tree))),
  };
}

/** Root with its workspace on each side; no query ran yet. */
export type OpenedRoot = RootToOpen & {
  readonly kind: "opened";
  /** Workspaces of the sides; undefined for a side without the root. */
  readonly sides: Readonly<Record<Side, Workspace | undefined>>;
  /** Head with its own server configuration, if it differs from base's. */
  readonly self: Workspace | undefined;
};

/** Root that need not be checked: nothing of its program, or of what the server reads for it, differs. */
export type UntouchedRoot = SkippedRoot & {
  readonly kind: "untouched";
  /** Files of its program, as far as they were listed. */
  readonly program: readonly string[];
};

/**
 * Detects an untouched root without opening it, if the files of its program can be listed for less; undefined if it
 * must be opened.
 */
export async function untouchedRoot(of: RootToOpen): Promise<UntouchedRoot | undefined> {
  const { root, listed, server } = of;
  // If a change affects the root regardless of its program, the program is not listed.
  const nothing = { program: [], places: [], isSought: () => false };
  if (listed === null || !isUntouchedBy(of, nothing)) return undefined;
  const programs: ListedProject[] = [];
  for (const list of listed) {
    const program = await list(root.folder);
    if (program === undefined) return undefined;
    programs.push(program);
  }
  const program = programs.flatMap(({ files }) => files);
  const isSought = (path: string) => programs.some((one) => one.isSought(path));
  if (!isUntouchedBy(of, { program, places: [], isSought })) return undefined;
  const { chosen, install } = server;
  // No server whose files can be listed in this way has a toolchain.
  const own = { id: chosen.profile.id, version: chosen.pin.version, interpreter: null };
  return {
    kind: "untouched",
    root: root.folder,
    server: { ...own, treeDigest: install.treeDigest },
    program,
  };
}

/**
 * Detects that nothing differs that can affect a project of the server, without reading any project; undefined if
 * something may.
 */
export function foreignRoot(of: RootToOpen, changes: readonly ChangedPath[]): UntouchedRoot | undefined {
  const { root, server } = of;
  const { profile, pin } = server.chosen;
  const { canIgnoreChange: isForeign = () => false } = profile;
  if (!changes.every(isForeign) || !isComparable(of, leadsToOneOf(changes, of.trees))) return undefined;
  const { id, unproven } = profile;
  const own = { id, version: pin.version, interpreter: null, treeDigest: server.install.treeDigest };
  return {
    kind: "untouched",
    root: root.folder,
    program: [],
    server: { ...own, ...compact({ stability: unproven === undefined ? undefined : "unproven" }) },
  };
}

/**
 * Opens a root on both sides, and on head with its own configuration if that differs. Returns an untouched root if
 * the program of base shows that the change cannot affect it.
 */
export async function openRoot(host: Host, of: RootToOpen): Promise<OpenedRoot | UntouchedRoot> {
  const { root, listed } = of;
  const open = (name: "base" | "head" | "self", listed: FileSet | null = null) =>
    openSide(host, of, name, listed);
  // If the program of base shows that the change affects the root, head is opened too. Otherwise head is not needed.
  const first = listed === null ? await open("base") : undefined;
  if (first !== undefined && first.refusal === null) {
    const opened = { program: first.facts.program, places: first.prepared.places, isSought: () => true };
    if (isUntouchedBy(of, opened))
      return { kind: "untouched", root: root.folder, server: first.server, program: first.facts.program };
  }
  const begun = first ?? open("base");
  const [base, head, self] = await allEnded([
    begun,
    open("head", await listedAlike(of, begun)),
    root.on.base && root.on.head ? open("self") : undefined,
  ]);
  const why = refusedAlike(base, head);
  if (base !== undefined && why !== undefined && isUntouchedUnlisted(of))
    return { kind: "untouched", root: root.folder, server: base.server, program: [], unread: why };
  return { ...of, kind: "opened", sides: { base, head }, self };
}

/**
 * True if git's changes show all differences of a root. That is not so for a root of one side alone, for a root with
 * a source that was not written, and for a root with a link to a change.
 */
function isComparable(of: RootToOpen, leads: (link: FollowedLink) => boolean): boolean {
  const { root, trees } = of;
  if (!root.on.base || !root.on.head) return false;
  if (withheldIn(of, "base").length + withheldIn(of, "head").length > 0) return false;
  return ![trees.base, trees.head].some(({ written }) => written.links.some(leads));
}

/**
 * True for a link to a change: its files are seen by another name than the one that git says has changed. A changed link
 * may be on the way of any other.
 */
function leadsToOneOf(
  changes: readonly ChangedPath[],
  { base, head }: Trees,
): (link: FollowedLink) => boolean {
  const links = new Set([base, head].flatMap(({ written }) => written.links.map(({ path }) => path)));
  const isMoved = changes.some(({ path }) => links.has(path));
  return ({ place }) => isMoved || changes.some(({ path }) => path === place || isBelow(path, place));
}

/**
 * True for a link that may lead to files of a root that no server listed. Such files can import anything, so the root
 * must be opened.
 */
function leadsInto(
  { root, server }: RootToOpen,
  reach: Pick<OpenedProject, "program" | "isSought">,
): (link: FollowedLink) => boolean {
  return ({ path, kind }) =>
    kind === "folder" ||
    (server.chosen.profile.isSource(path) &&
      (isBelow(path, root.folder) || reach.isSought(path) || reach.program.includes(path)));
}

/**
 * True if no change affects the project, as its program shows. The root is then skipped, which saves the check of
 * both sides.
 */
function isUntouchedBy(
  of: RootToOpen,
  opened: Pick<OpenedProject, "program" | "places" | "isSought">,
): boolean {
  const { root, changes, trees, server } = of;
  if (changes === null || !isComparable(of, leadsToOneOf(changes, trees))) return false;
  const { profile, settings } = server.chosen;
  const touches = profile.affectsProject({
    root: trees.base.root,
    project: root.folder,
    settings,
    ...opened,
  });
  return !changes.some(touches);
}

/** Reason why the server is not started on either side, if it is the same; undefined if it is started on one. */
function refusedAlike(base: Workspace | undefined, head: Workspace | undefined): string | undefined {
  const [before, after] = [base?.refusal ?? null, head?.refusal ?? null];
  if (before === null || after === null || before.code !== "server-configuration") return undefined;
  return before.message === after.message ? before.message : undefined;
}

/**
 * True if no change can affect a project that no server can list. Its broken configuration is then no reason to doubt
 * the run.
 */
function isUntouchedUnlisted(of: RootToOpen): boolean {
  const { root, unlistedChanges, unlisted, trees, server } = of;
  const { profile, settings } = server.chosen;
  if (unlistedChanges === null) return false;
  const { canIgnoreChange: isForeign = () => false } = profile;
  const near = unlistedChanges.filter((change) => !isForeign(change));
  if (near.length === 0 && isComparable(of, leadsToOneOf(unlistedChanges, trees))) return true;
  const { program, isSought, isOpen } = unlisted(root.folder);
  if (isOpen || !isComparable(of, leadsInto(of, { program, isSought }))) return false;
  const touches = profile.affectsProject({
    ...{ root: trees.base.root, project: root.folder, settings },
    ...{ program, places: [], isSought },
  });
  return !near.some(
    ({ path, isNewName }) =>
      isBelow(path, root.folder) || touches({ path, isNewName: false }) || (isNewName && isSought(path)),
  );
}

/** Opens the root on one tree. A walk keeps the workspace of base, unless it depends on head. */
async function openSide(
  host: Host,
  of: RootToOpen,
  name: "base" | "head" | "self",
  listed: FileSet | null,
): Promise<Workspace | undefined> {
  const { context, server, trees, root } = of;
  const side = name === "base" ? "base" : "head";
  const tree = name === "self" ? trees.headConfiguration : trees[side];
  const { id } = server.chosen.profile;
  if (tree === null || !root.on[side]) return undefined;
  // Under head's own configuration, a server that it does not configure reports the same again.
  if (name === "self" && !trees.apart.has(id)) return undefined;
  const withheld = withheldIn(of, side);
  const open = () =>
    openWorkspace(host, server, tree, {
      context,
      project: root.folder,
      name: name === "self" ? name : (context.warm?.place(name) ?? name),
      scratch: context.scratch,
      withheld,
      listed,
      refusal: name === "head" ? (trees.refusals.get(id) ?? null) : null,
    });
  // Sources that are withheld from base can depend on head.
  return context.warm === undefined || name !== "base" || withheld.length > 0
    ? open()
    : context.warm.kept(`base ${unitName(id, root.folder)}`, tree.from, open);
}

/** Returns the sources of a side that the server does not get and that matter to this root. */
function withheldIn({ withheld, root, roots }: RootToOpen, side: Side): SideFacts["withheld"] {
  return withheld[side].filter(({ path }) => concerns(path, root, roots));
}

/** True if a path matters to a root: it lies in it, or in no root, so that any root may import it. */
function concerns(path: string, root: ServerRoot, roots: readonly ServerRoot[]): boolean {
  return isBelow(path, root.folder) || !roots.some(({ folder }) => isBelow(path, folder));
}

/**
 * Lists sources that the server does not get, links that are a source on the other side, and links that head adds.
 * Findings may depend on them, so a root with such a path is not skipped.
 */
function withheldFrom(
  tree: Tree,
  side: Side,
  other: Tree,
  isSource: (path: string) => boolean,
): SideFacts["withheld"] {
  const others = new Set(other.written.files.map((file) => file.path));
  const known = new Map(other.written.skipped.map(({ path, blob }) => [path, blob] as const));
  // Only the target of an added link shows what the server's command would check there.
  const isAdded = (path: string, blob: string | undefined) => side === "head" && known.get(path) !== blob;
  return tree.written.skipped
    .filter(({ kind, path, blob }) =>
      kind === "symlink"
        ? isAdded(path, blob) || (others.has(path) && isSource(path))
        : kind === "cap" ||
          (kind !== "submodule" && isSource(path)) ||
          // A missing file that both sides have matters only if it can affect every file.
          (kind === "missing" && affectsEveryFile(path)),
    )
    .map((one) => ({ path: safePath(one.path), reason: one.kind }));
}

/** Escapes a path: a report names only paths inside the repository, but git lets a tree hold others. */
function safePath(path: string): string {
  const part = (name: string) =>
    name === "" || name === "." || name === ".." ? name.replaceAll(".", "%2E") || "%" : name;
  return path.split("/").map(part).join("/");
}

// Lists the changed paths of two trees as a server sees them: by the files that were written.

/**
 * Lists the changed paths. A name is new if only one side has a file there: a link that becomes a file, or a file that
 * becomes too large, counts as added or deleted.
 */
export function changedPaths(
  changes: readonly Pick<TreeChange, "from" | "to">[],
  trees: Readonly<Record<Side, Pick<Tree, "written">>>,
): readonly ChangedPath[] {
  const filesOf = ({ written }: Pick<Tree, "written">) => new Set(written.files.map(({ path }) => path));
  const [base, head] = [filesOf(trees.base), filesOf(trees.head)];
  const folders = once(() => ({ base: foldersOf(base), head: foldersOf(head) }));
  const isIn = (folder: string) => folders().base.has(folder) && folders().head.has(folder);
  return changes.flatMap(({ from, to }) =>
    [...new Set([from, to])].flatMap((path) =>
      path === null ? [] : [changedPath(path, from !== to || base.has(path) !== head.has(path))],
    ),
  );

  function changedPath(path: string, isNewName: boolean): ChangedPath {
    return {
      path,
      isNewName,
      ...compact({ isNewFolder: isNewName ? !isIn(posix.dirname(path)) : undefined }),
    };
  }
}

/** Returns every folder with a file in it, at any depth; "." for the top. */
function foldersOf(files: ReadonlySet<string>): ReadonlySet<string> {
  const folders = new Set(["."]);
  for (const path of files)
    for (let folder = posix.dirname(path); !folders.has(folder); folder = posix.dirname(folder))
      folders.add(folder);
  return folders;
}
