/** Every server opened on every root of both trees; what need not be asked is left out. */
import { allEnded } from "../core/all-ended.ts";
import { limit } from "../core/codes.ts";
import { isBelow } from "../core/paths.ts";
import { andMore, plural } from "../core/text.ts";
import { UserError } from "../errors.ts";
import type { Host } from "../host.ts";
import type { TreeChange } from "../repo/changes.ts";
import type { RunRecord, SkippedRoot } from "../verdict/record.ts";
import type { WorkspaceContext } from "../workspace/context.ts";
import type { ServerRoot } from "../workspace/roots.ts";
import type { ReadyServer } from "../workspace/server.ts";
import {
  type OpenedRoot,
  onRoots,
  openRoot,
  type ServerOnRoots,
  type UntouchedRoot,
} from "../workspace/sessions.ts";
import type { Trees } from "../workspace/trees.ts";

export type OpenedServer = {
  readonly ready: ReadyServer;
  /** In the order of their paths. */
  readonly roots: readonly OpenedRoot[];
  readonly skipped: readonly SkippedRoot[];
};

type ToOpen = {
  readonly context: WorkspaceContext;
  readonly trees: Trees;
  readonly ready: readonly ReadyServer[];
  /** Folders of the repository: only roots at or below one of them; empty for all. */
  readonly only: readonly string[];
  /** What differs between the trees; null where what is installed may differ, too. */
  readonly changes: readonly TreeChange[] | null;
};

/** Throws a UserError where `only` leaves none. */
export async function openServers(host: Host, of: ToOpen): Promise<readonly OpenedServer[]> {
  const opened: OpenedServer[] = [];
  for (const ready of of.ready) opened.push(await openServer(host, of, ready));
  if (
    of.only.length > 0 &&
    of.ready.length > 0 &&
    opened.every(({ roots, skipped }) => roots.length + skipped.length === 0)
  )
    throw noRoot(of);
  return opened;
}

async function openServer(host: Host, of: ToOpen, ready: ReadyServer): Promise<OpenedServer> {
  const all = of.trees.roots.get(ready.chosen.profile.id)?.roots ?? [];
  const chosen = chosenOf(all, of.only);
  const isAsked = all.length < 2 || ready.chosen.bump !== null;
  const shared = onRoots(
    host,
    { context: of.context, server: ready, trees: of.trees, roots: all },
    isAsked ? null : of.changes,
  );
  const looked = await openedOf(host, shared, chosen);
  const roots = looked.filter((one) => one.kind === "opened");
  const skipped = looked.flatMap((one) =>
    one.kind === "untouched" ? [{ root: one.root, server: one.server }] : [],
  );
  return { ready, roots, skipped };
}

/** As many at a time as there are processors; in their order. */
async function openedOf(
  host: Host,
  shared: ServerOnRoots,
  roots: readonly ServerRoot[],
): Promise<readonly (OpenedRoot | UntouchedRoot)[]> {
  const opened: (OpenedRoot | UntouchedRoot)[] = [];
  const waiting = [...roots.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      opened[next[0]] = await openRoot(host, { ...shared, root: next[1] });
  };
  const width = Math.min(host.capacity().processors, roots.length);
  await allEnded(Array.from({ length: width }, work));
  return opened;
}

/** Roots at or below one of the folders; of a folder with none, the roots that it lies in. */
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

/** Two processes for each: as many as there are processors and memory for. */
export function rootsAtATime({ capacity }: Pick<Host, "capacity">): number {
  const { processors, freeBytes } = capacity();
  return Math.max(1, Math.min(Math.floor(processors / 2), Math.floor(freeBytes / bytesPerRoot)));
}

const bytesPerRoot = 3 * 1_024 ** 3;

/** A root that only head has is judged under what head brings. */
export function newRoots({ ready, roots }: OpenedServer): RunRecord["policyChanges"] {
  const fresh = roots.filter(({ root }) => !root.on.base && root.movedFrom === undefined);
  return fresh.map(({ root: { folder }, sides }) => ({
    kind: "new-root",
    files: [...(sides.head?.facts.configurationFiles ?? [])],
    message: `${folder} is a new root of ${ready.chosen.profile.name}; it was judged under head's own configuration`,
  }));
}

const foldersShownMax = 5;

/** Folders that have a configuration of a server and are no root: what lies there may not be checked. */
export function otherRoots(opened: readonly OpenedServer[], { roots }: Trees): RunRecord["limits"] {
  return opened.flatMap(({ ready: { chosen } }) => {
    const { name, id } = chosen.profile;
    const others = roots.get(id)?.others ?? [];
    const [first, second] = others;
    if (first === undefined) return [];
    const shown = others.slice(0, foldersShownMax).join(", ") + andMore(others.length - foldersShownMax);
    const message =
      second === undefined
        ? `${first} is configured for ${name} and is no root: add it to \`roots\` to check it`
        : `${others.length} folders are configured for ${name} and are no roots: ${shown}: add those to \`roots\` that are to be checked`;
    return [limit("not-a-root", message)];
  });
}

/** Where a server has other roots than the top: sources that the change touches, and that none of them takes in. */
export function uncheckedSources(
  opened: readonly OpenedServer[],
  changedFiles: RunRecord["changedFiles"],
): RunRecord["limits"] {
  return opened.flatMap(({ ready: { chosen }, roots, skipped }) => {
    if ([...roots.map(({ root }) => root.folder), ...skipped.map(({ root }) => root)].every(isTop)) return [];
    const checked = new Set(roots.flatMap(({ sides }) => sides.head?.facts.program ?? []));
    const left = changedFiles.flatMap(({ to }) =>
      to !== null && chosen.profile.isSource(to) && !checked.has(to) ? [to] : [],
    );
    const [first, ...more] = left;
    if (first === undefined) return [];
    const files = `${plural(left.length, "changed source")} that no root of ${chosen.profile.name} takes in`;
    return [limit("unchecked-sources", `${files}: ${first}${andMore(more.length)}`)];
  });
}

function isTop(folder: string): boolean {
  return folder === ".";
}
