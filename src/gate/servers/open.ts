/**
 * Opens every server on every root of both trees, and leaves out what needs no check. A root is a folder with its own
 * configuration of the server.
 */
import { realpathSync } from "node:fs";
import type { TreeChange } from "../../git/changes.ts";
import { allEnded } from "../../model/all-ended.ts";
import { limit } from "../../model/codes.ts";
import { UserError } from "../../model/errors.ts";
import { once } from "../../model/once.ts";
import { isBelow, relativeInside } from "../../model/paths.ts";
import { countMore, plural } from "../../model/text.ts";
import type { Host } from "../../platform/host.ts";
import { withoutFiles } from "../../servers/own/words.ts";
import type { Profile } from "../../servers/profile.ts";
import { syntaxLanguage } from "../../syntax/parser.ts";
import { blank, read } from "../../syntax/reading.ts";
import type { RunRecord, SkippedRoot, UnbuiltImport } from "../../verdict/record.ts";
import type { WorkspaceContext } from "../../workspace/context.ts";
import { npmPackages } from "../../workspace/installed.ts";
import {
  changedPaths,
  createServerOnRoots,
  foreignRoot,
  type OpenedRoot,
  openRoot,
  type UntouchedRoot,
  untouchedRoot,
} from "../../workspace/open-roots.ts";
import { type ServerRoot, treeListing } from "../../workspace/roots.ts";
import type { ReadyServer } from "../../workspace/server.ts";
import type { Trees } from "../../workspace/trees.ts";
import { findUnbuiltImports } from "../../workspace/unbuilt.ts";
import type { Ready } from "../ready.ts";

/** A server with all its roots: those that are checked, and those that the change cannot affect. */
export type OpenedServer = {
  readonly ready: ReadyServer;
  /** Opened roots in the order of their paths. */
  readonly roots: readonly OpenedRoot[];
  readonly skipped: readonly SkippedRoot[];
  /** Files of the program of each root, skipped ones too. */
  readonly programs: readonly { readonly root: string; readonly program: readonly string[] }[];
};

/** Server on the roots in which something changed; the search for other affected roots still runs. */
export type OpeningServer = {
  readonly ready: ReadyServer;
  readonly near: readonly OpenedRoot[];
  /** True if there are no other roots. */
  readonly isNear: boolean;
  /** Opens the others and returns all roots. No session may be running: opening a root may change files for a while. */
  readonly all: () => Promise<OpenedServer>;
  /** Resolves once no search runs any more. */
  readonly settled: Promise<unknown>;
};

/** Servers that are being opened; disposing waits for searches that still run. */
export type OpeningServers = AsyncDisposable & {
  readonly servers: readonly OpeningServer[];
  /** Calls `all` of each server, one after the other. */
  readonly all: () => Promise<readonly OpenedServer[]>;
};

/** Data for opening servers. */
type ToOpen = {
  readonly context: WorkspaceContext;
  readonly trees: Trees;
  readonly ready: readonly ReadyServer[];
  /** Folders of the repository: only roots at or below one of them; empty for all. */
  readonly only: readonly string[];
  /** Changes between the trees; null if the installed packages may differ, too. */
  readonly changes: readonly TreeChange[] | null;
};

/**
 * Opens the servers one after the other, because opening a root can change files for a while. Throws a UserError if
 * `only` leaves no root.
 */
export async function openServers(host: Host, of: ToOpen): Promise<OpeningServers> {
  const isNone = ({ chosen }: ReadyServer) => chosenOf(rootsFor(of, chosen.profile.id), of.only).length === 0;
  if (of.only.length > 0 && of.ready.length > 0 && of.ready.every(isNone)) throw noRoot(of);
  const servers: OpeningServer[] = [];
  const settled = async () => {
    for (const one of servers) await one.settled;
  };
  try {
    for (const ready of of.ready)
      servers.push(foreignTo(host, of, ready) ?? (await openServer(host, of, ready)));
  } catch (error) {
    await settled();
    throw error;
  }
  const all = async () => {
    const opened: OpenedServer[] = [];
    for (const one of servers) opened.push(await one.all());
    return opened;
  };
  return { servers, all, [Symbol.asyncDispose]: settled };
}

/** Returns the roots of a server; empty if it has none. */
function rootsFor({ trees }: ToOpen, id: string): readonly ServerRoot[] {
  return trees.roots.get(id)?.roots ?? [];
}

/**
 * Detects that no change can affect a server, which is then not started; undefined if one can. Only if there are
 * several servers. A change of one language starts only servers of that language.
 */
function foreignTo(host: Host, of: ToOpen, ready: ReadyServer): OpeningServer | undefined {
  const all = rootsFor(of, ready.chosen.profile.id);
  const chosen = chosenOf(all, of.only);
  if (of.ready.length < 2 || of.changes === null || ready.chosen.bump !== null) return undefined;
  const shared = createServerOnRoots(
    host,
    { context: of.context, server: ready, trees: of.trees, roots: all },
    null,
  );
  const changes = changedPaths(of.changes, of.trees);
  const untouched = chosen.flatMap((root) => foreignRoot({ ...shared, root }, changes) ?? []);
  if (untouched.length === 0 || untouched.length < chosen.length) return undefined;
  const opened = openedServer(ready, chosen, untouched);
  return {
    ready,
    near: [],
    isNear: true,
    all: () => Promise.resolve(opened),
    settled: Promise.resolve(),
  };
}

/**
 * Opens a server on the roots that contain a change, and searches at the same time whether other roots are affected.
 * Sessions on the near roots can start while the search still reads files.
 */
async function openServer(host: Host, of: ToOpen, ready: ReadyServer): Promise<OpeningServer> {
  const all = rootsFor(of, ready.chosen.profile.id);
  const chosen = chosenOf(all, of.only);
  const shared = createServerOnRoots(
    host,
    { context: of.context, server: ready, trees: of.trees, roots: all },
    ready.chosen.bump === null ? of.changes : null,
    all.length < 2 ? "all" : "touched",
  );
  const width = of.context.pool.room().programs;
  const open = (root: ServerRoot) => openRoot(host, { ...shared, root });
  const look = (root: ServerRoot) => untouchedRoot({ ...shared, root });
  const isNear = ({ folder }: ServerRoot) =>
    shared.listed === null || (shared.changes?.some(({ path }) => isBelow(path, folder)) ?? true);
  const looked = runWithLimit(
    chosen.filter((root) => !isNear(root)),
    width,
    async (root) => [root, await look(root)] as const,
  );
  const settled = looked.catch(() => undefined);
  const early = runWithLimit(
    chosen.filter(isNear),
    width,
    async (root) => (await look(root)) ?? (await open(root)),
  );
  const near = await early.catch(async (error: unknown) => {
    await settled;
    throw error;
  });
  const rest = once(async () => runWithLimit(await looked, width, async ([root, one]) => one ?? open(root)));
  return {
    ready,
    near: near.filter((one) => one.kind === "opened"),
    isNear: chosen.every(isNear),
    all: async () => openedServer(ready, chosen, [...near, ...(await rest())]),
    settled,
  };
}

/** Sorts roots as they were chosen, because they were opened in any order and a report must not depend on that. */
function openedServer(
  ready: ReadyServer,
  chosen: readonly ServerRoot[],
  opened: readonly (OpenedRoot | UntouchedRoot)[],
): OpenedServer {
  const known = new Map(opened.map((one) => [one.kind === "opened" ? one.root.folder : one.root, one]));
  const inOrder = chosen.flatMap(({ folder }) => known.get(folder) ?? []);
  return {
    ready,
    roots: inOrder.filter((one) => one.kind === "opened"),
    skipped: inOrder.flatMap((one) =>
      one.kind === "opened" ? [] : [{ root: one.root, server: one.server, ...unreadOf(one) }],
    ),
    programs: inOrder.map((one) =>
      one.kind === "opened"
        ? { root: one.root.folder, program: programOf(one) }
        : { root: one.root, program: one.program },
    ),
  };
}

/** Returns the files of head's program; none where its configuration cannot be read, as the program is unknown then. */
function programOf({ sides: { head } }: OpenedRoot): readonly string[] {
  return head === undefined || head.refusal !== null ? [] : head.facts.program;
}

/** Returns why the configuration of an untouched root could not be read; empty if it was read. */
function unreadOf({ unread }: UntouchedRoot): Pick<SkippedRoot, "unread"> {
  return unread === undefined ? {} : { unread };
}

/**
 * Runs at most `width` at a time; returns the results in the order of `all`. Fails only after the last has ended, so
 * that no work continues in folders that the caller removes.
 */
export async function runWithLimit<One, Result>(
  all: readonly One[],
  width: number,
  work: (one: One) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const waiting = [...all.entries()];
  const next = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift())
      results[one[0]] = await work(one[1]);
  };
  await allEnded(Array.from({ length: Math.min(width, all.length) }, next));
  return results;
}

/**
 * Selects roots at or below one of the folders. For a folder without a root, selects the roots that contain it:
 * people name a folder of sources, too.
 */
function chosenOf(all: readonly ServerRoot[], only: readonly string[]): readonly ServerRoot[] {
  if (only.length === 0) return all;
  const chosen = only.flatMap((one) => {
    const below = all.filter(({ folder }) => folder === one || isBelow(folder, one));
    return below.length > 0 ? below : all.filter(({ folder }) => isBelow(one, folder));
  });
  return all.filter((root) => chosen.includes(root));
}

/** Returns the error for folders without a root. Lists all roots, so that the user can pick one. */
function noRoot({ only, trees, ready }: ToOpen): UserError {
  const known = ready.flatMap(({ chosen: { profile } }) =>
    (trees.roots.get(profile.id)?.roots ?? []).map(({ folder }) => folder),
  );
  return new UserError("usage", `${only.join(", ")} contains no project root`, {
    hint: `Name one of these roots: ${[...new Set(known)].join(", ")}.`,
  });
}

/**
 * Lists new roots as changes of the policy. Base has no configuration for such a root, so head's own decides, and a
 * reviewer must know that.
 */
export function listNewRoots({ ready, roots }: OpenedServer): RunRecord["policyChanges"] {
  const fresh = roots.filter(({ root }) => !root.on.base && root.movedFrom === undefined);
  return fresh.map(({ root: { folder }, sides }) => ({
    kind: "new-root",
    files: [...(sides.head?.facts.configurationFiles ?? [])],
    message: `${folder} is a new root of ${ready.chosen.profile.name}; Lanser used head's own configuration there`,
  }));
}

/** Finds what the roots of a server import from packages of the repository without build output. */
export function unbuiltImports(
  { ready, programs }: OpenedServer,
  { trees: { head }, changes }: Pick<Ready, "trees" | "changes">,
): readonly UnbuiltImport[] {
  const { profile } = ready.chosen;
  if (profile.programFrom !== "references") return [];
  const installed = npmPackages(head.root);
  return findUnbuiltImports({
    server: profile.id,
    tree: treeListing(head),
    languageId: profile.languageId,
    withoutComments: (path, text) => {
      const language = syntaxLanguage(profile.languageId(path));
      return language === undefined ? text : blank(text, read(ready.parser, language, text).comments);
    },
    programs,
    changed: changes.flatMap(({ from, to }) => [from, to].filter((path) => path !== null)),
    isCopy: (folder, name) => {
      const { installed: version, isOwn } = installed(folder === "." ? "" : folder, name);
      return version !== null && isOwn !== true;
    },
  });
}

/** Maximum number of folders that a message lists. */
const foldersShownMax = 5;

/**
 * Returns limits for folders whose files may not be checked: they have a configuration of a server but are not roots,
 * or their configuration cannot be read. Without the note, an unchecked folder looks clean.
 */
export function otherRootLimits(opened: readonly OpenedServer[], { roots }: Trees): RunRecord["limits"] {
  return opened.flatMap(({ ready: { chosen }, skipped }) => {
    const { name, id } = chosen.profile;
    const unread = unreadRoots(name, skipped);
    const others = roots.get(id)?.others ?? [];
    const [first, second] = others;
    if (first === undefined) return unread;
    const shown = others.slice(0, foldersShownMax).join(", ") + countMore(others.length - foldersShownMax);
    const message =
      second === undefined
        ? `${first} has a configuration of ${name} but is not a root: add it to \`roots\` to check it`
        : `${others.length} folders have a configuration of ${name} but are not roots: ${shown}. To check them, add them to \`roots\``;
    return [...unread, limit("not-a-root", message)];
  });
}

/**
 * Returns one limit for all roots that were not checked and whose configuration cannot be read. It has the reason of the
 * first root, because one command often writes the files of all of them.
 */
function unreadRoots(name: string, skipped: readonly SkippedRoot[]): RunRecord["limits"] {
  const [first, ...more] = skipped.filter(({ unread }) => unread !== undefined);
  if (first === undefined) return [];
  const place = first.root === "." ? "the top folder" : first.root;
  const shown = more.slice(0, foldersShownMax).map(({ root }) => (root === "." ? "the top folder" : root));
  const others =
    more.length === 0
      ? ""
      : `. The same is true for ${shown.join(", ")}${countMore(more.length - foldersShownMax)}`;
  const message = `${name} did not check ${place}, because the change does not affect it: ${first.unread ?? ""}${others}`;
  return [limit("unread-root", message, 1 + more.length)];
}

/**
 * Returns limits for servers that the repository describes and that check nothing on either side. A glob that matches
 * nothing would look like code without findings.
 */
export function unmatchedFiles(profiles: readonly Profile[], { base, head }: Trees): RunRecord["limits"] {
  const [before, after] = [base, head].map(({ written }) => [
    ...written.files.map(({ path }) => path),
    ...written.links.map(({ path }) => path),
  ]);
  return profiles.flatMap((profile) => {
    const message = withoutFiles(profile, after ?? []);
    return message === undefined || before?.some(profile.isSource) === true
      ? []
      : [limit("files-unmatched", `${profile.name}: ${message}`)];
  });
}

/**
 * Returns limits for changed source files of a server that checked no root, because none of its roots includes them.
 * A server that checks a root lists such files itself.
 */
export function uncheckedSources(
  opened: readonly OpenedServer[],
  changedFiles: RunRecord["changedFiles"],
): RunRecord["limits"] {
  return opened.flatMap(({ ready: { chosen }, roots, skipped }) => {
    if (roots.length > 0 || skipped.every(({ root }) => isTop(root))) return [];
    const left = changedFiles.flatMap(({ to }) => (to !== null && chosen.profile.isSource(to) ? [to] : []));
    const [first, ...more] = left;
    if (first === undefined) return [];
    const files = `no project of ${chosen.profile.name} includes ${plural(left.length, "changed source file")}`;
    return [limit("unchecked-sources", `${files}: ${first}${countMore(more.length)}`)];
  });
}

/** True for the top folder of the repository. */
function isTop(folder: string): boolean {
  return folder === ".";
}

/**
 * Returns the folders (absolute) that are in the repository, relative to it. Folders elsewhere restrict nothing and
 * are dropped.
 */
export function foldersInRepository(top: string, folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) => relativeInside(top, realFolder(folder)) ?? []);
}

/** Resolves links in the path of a folder. Throws a UserError if it does not exist. */
function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch (error) {
    throw new UserError("not-found", `there is no folder ${folder}`, { cause: error });
  }
}
