/** Opens every server on every root of both trees; leaves out what needs no check. */
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

export type OpeningServers = AsyncDisposable & {
  readonly servers: readonly OpeningServer[];
  /** Calls `all` of each server, one after the other. */
  readonly all: () => Promise<readonly OpenedServer[]>;
};

type ToOpen = {
  readonly context: WorkspaceContext;
  readonly trees: Trees;
  readonly ready: readonly ReadyServer[];
  /** Folders of the repository: only roots at or below one of them; empty for all. */
  readonly only: readonly string[];
  /** Changes between the trees; null if the installed packages may differ, too. */
  readonly changes: readonly TreeChange[] | null;
};

/** Opens the servers. Throws a UserError if `only` leaves none. */
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

function rootsFor({ trees }: ToOpen, id: string): readonly ServerRoot[] {
  return trees.roots.get(id)?.roots ?? [];
}

/**
 * Detects that no change can affect a server, which is then not started; only if there are several servers. A change of
 * one language starts only servers of that language.
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

function unreadOf({ unread }: UntouchedRoot): Pick<SkippedRoot, "unread"> {
  return unread === undefined ? {} : { unread };
}

/** Runs at most `width` at a time; returns the results in the order of `all`. Fails only after the last has ended. */
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

/** Selects roots at or below one of the folders; for a folder with none, the roots that contain it. */
function chosenOf(all: readonly ServerRoot[], only: readonly string[]): readonly ServerRoot[] {
  if (only.length === 0) return all;
  const chosen = only.flatMap((one) => {
    const below = all.filter(({ folder }) => folder === one || isBelow(folder, one));
    return below.length > 0 ? below : all.filter(({ folder }) => isBelow(one, folder));
  });
  return all.filter((root) => chosen.includes(root));
}

function noRoot({ only, trees, ready }: ToOpen): UserError {
  const known = ready.flatMap(({ chosen: { profile } }) =>
    (trees.roots.get(profile.id)?.roots ?? []).map(({ folder }) => folder),
  );
  return new UserError("usage", `no project root lies in ${only.join(", ")}`, {
    hint: `Roots are: ${[...new Set(known)].join(", ")}.`,
  });
}

/** Lists new roots: one that only head has is judged under head's own configuration. */
export function listNewRoots({ ready, roots }: OpenedServer): RunRecord["policyChanges"] {
  const fresh = roots.filter(({ root }) => !root.on.base && root.movedFrom === undefined);
  return fresh.map(({ root: { folder }, sides }) => ({
    kind: "new-root",
    files: [...(sides.head?.facts.configurationFiles ?? [])],
    message: `${folder} is a new root of ${ready.chosen.profile.name}; head's own configuration applies`,
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

const foldersShownMax = 5;

/**
 * Limits for folders whose files may not be checked: they have a configuration of a server and are not a root, or have
 * no readable configuration.
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

/** Names all roots in one limit, and the reason of the first: the same step often writes the files of all. */
function unreadRoots(name: string, skipped: readonly SkippedRoot[]): RunRecord["limits"] {
  const [first, ...more] = skipped.filter(({ unread }) => unread !== undefined);
  if (first === undefined) return [];
  const place = first.root === "." ? "" : ` in ${first.root}`;
  const shown = more.slice(0, foldersShownMax).map(({ root }) => (root === "." ? "the top" : root));
  const others =
    more.length === 0
      ? ""
      : `. The same is true for ${shown.join(", ")}${countMore(more.length - foldersShownMax)}`;
  const message = `${name}${place} not checked, because the change cannot affect it: ${first.unread ?? ""}${others}`;
  return [limit("unread-root", message, 1 + more.length)];
}

/**
 * Limits for servers that the repository describes and that check nothing on either side: a glob that matches nothing
 * looks like code without findings.
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
 * Limits for changed sources that no root of the server contains; only for a server with other roots than the top. A
 * server that checks a root names such sources itself.
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
    const files = `${plural(left.length, "changed source")} outside every root of ${chosen.profile.name}`;
    return [limit("unchecked-sources", `${files}: ${first}${countMore(more.length)}`)];
  });
}

function isTop(folder: string): boolean {
  return folder === ".";
}

/** Returns the folders (absolute) that lie in the repository, relative to it. */
export function foldersInRepository(top: string, folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) => relativeInside(top, realFolder(folder)) ?? []);
}

function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch (error) {
    throw new UserError("not-found", `there is no folder ${folder}`, { cause: error });
  }
}
