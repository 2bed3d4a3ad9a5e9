/** One root of a server on both sides of a comparison, each session in a process of its own. */
import { join } from "node:path";
import type { LookupPlan } from "../core/lookup.ts";
import { isBelow } from "../core/paths.ts";
import type { ProgressEvent } from "../core/progress.ts";
import type { Side } from "../core/report.ts";
import { type SessionName, traceName, unitName } from "../core/sessions.ts";
import type { Host } from "../host.ts";
import type { Observation } from "../observe/observation.ts";
import type { Probing } from "../observe/probing.ts";
import type { TreeChange } from "../repo/changes.ts";
import type { RunRecord, SideFacts, SideRun, SkippedRoot } from "../verdict/record.ts";
import { absentSide } from "../verdict/roots.ts";
import type { RootSessions, SideProbing } from "../verdict/sessions.ts";
import type { WorkspaceContext } from "./context.ts";
import { openWorkspace, type Workspace } from "./open.ts";
import type { ServerRoot } from "./roots.ts";
import type { ReadyServer } from "./server.ts";
import type { Tree } from "./tree.ts";
import type { Trees } from "./trees.ts";

export type RootToOpen = {
  readonly context: WorkspaceContext;
  readonly server: ReadyServer;
  readonly trees: Trees;
  readonly root: ServerRoot;
  /** All folders that the server is opened on. */
  readonly roots: readonly ServerRoot[];
  /** What differs between the trees; null where the root is to be asked whatever differs. */
  readonly changes: readonly TreeChange[] | null;
};

/** A root with what each side is to the server; nothing was asked yet. */
export type OpenedRoot = RootToOpen & {
  readonly kind: "opened";
  /** Undefined where the side does not have the root. */
  readonly sides: Readonly<Record<Side, Workspace | undefined>>;
  /** Head with its own server configuration, where that is another than base's. */
  readonly self: Workspace | undefined;
};

export type LiveOptions = {
  readonly record: RunRecord;
  /** Absolute; undefined records nothing. */
  readonly traceFolder: string | undefined;
  readonly progress: (event: ProgressEvent) => void;
  /** For how long a session's server has waited for us. */
  readonly idle: (session: string, ms: number) => void;
};

/** A root that need not be asked: nothing differs that its program is made of, or that the server looks at for it. */
export type UntouchedRoot = SkippedRoot & { readonly kind: "untouched" };

export async function openRoot(host: Host, of: RootToOpen): Promise<OpenedRoot | UntouchedRoot> {
  const base = await openSide(host, of, "base");
  if (base !== undefined && isUntouched(base, of))
    return { kind: "untouched", root: of.root.folder, server: base.server };
  const head = await openSide(host, of, "head");
  const isBoth = base !== undefined && head !== undefined;
  const self = isBoth && of.trees.headConfiguration !== null ? await openSide(host, of, "self") : undefined;
  return { ...of, kind: "opened", sides: { base, head }, self };
}

/** What only one side has, and what could not be begun in base, is asked. */
function isUntouched(
  { tree, prepared, refusal, facts }: Workspace,
  { root, changes, server: { chosen } }: RootToOpen,
): boolean {
  if (changes === null || refusal !== null || !root.on.head) return false;
  // What was not written may import anything.
  if (facts.withheld.length > 0) return false;
  const touches = chosen.profile.touches({
    root: tree.root,
    project: root.folder,
    program: facts.program,
    places: prepared.places,
    settings: chosen.settings,
  });
  return !changes.some(({ from, to }) =>
    [from, to].some((path) => path !== null && touches({ path, isNewName: from !== to })),
  );
}

async function openSide(
  host: Host,
  { context, server, trees, root, roots }: RootToOpen,
  name: "base" | "head" | "self",
): Promise<Workspace | undefined> {
  const side = name === "base" ? "base" : "head";
  const tree = name === "self" ? trees.headConfiguration : trees[side];
  if (tree === null || !root.on[side]) return undefined;
  const { isSource } = server.chosen.profile;
  const other = trees[side === "base" ? "head" : "base"];
  return openWorkspace(host, server, tree, {
    context,
    project: root.folder,
    name,
    scratch: context.scratch,
    withheld: withheldFrom(tree, other, isSource).filter(({ path }) => concerns(path, root, roots)),
    refusal: name === "head" ? (trees.refusals.get(server.chosen.profile.id) ?? null) : null,
  });
}

/** What lies in no root may be imported by any. */
function concerns(path: string, root: ServerRoot, roots: readonly ServerRoot[]): boolean {
  return isBelow(path, root.folder) || !roots.some(({ folder }) => isBelow(path, folder));
}

export function liveSessions(opened: OpenedRoot, of: LiveOptions): RootSessions {
  const { server, root, sides, self } = opened;
  const { languageId } = server.chosen.profile;
  const record = (sides.head ?? sides.base)?.server;
  if (record === undefined) throw new Error(`Neither side has the root ${root.folder}.`);
  const first = async (
    workspace: Workspace,
    side: Side,
    session: SessionName,
    probing: SideProbing | null,
  ): Promise<SideRun> => {
    const { facts } = workspace;
    const observation = await observe(opened, of, {
      workspace,
      side,
      session,
      paths: facts.program,
      lookups: null,
      probing: probing === null ? null : (observed, ask) => probing({ ...facts, observation: observed }, ask),
    });
    return { ...facts, observation };
  };
  return {
    root: root.folder,
    server: record,
    sessions: {
      first: (side, probing) => {
        const workspace = sides[side];
        return workspace === undefined
          ? Promise.resolve(absentSide(languageId))
          : first(workspace, side, side, probing);
      },
      again: (side, paths, lookups) => {
        const workspace = sides[side];
        return workspace === undefined
          ? Promise.resolve(absentSide(languageId).observation)
          : observe(opened, of, { workspace, side, session: `${side}-again`, paths, lookups, probing: null });
      },
      headConfiguration: self === undefined ? null : () => first(self, "head", "self", null),
    },
  };
}

type Look = {
  readonly workspace: Workspace;
  readonly side: Side;
  readonly session: SessionName;
  readonly paths: readonly string[];
  readonly lookups: LookupPlan | null;
  readonly probing: Probing | null;
};

function observe(
  { context, server, root }: OpenedRoot,
  of: LiveOptions,
  { workspace, side, session, paths, lookups, probing }: Look,
): Promise<Observation> {
  const { id, name } = server.chosen.profile;
  const plan = { session, side, paths, record: of.record };
  const folder = of.traceFolder;
  const file = traceName(id, root.folder, session);
  return workspace.observe({
    ...plan,
    lookups,
    probing,
    home: join(context.scratch, `home-${unitName(id, root.folder)}-${session}`),
    trace: folder === undefined ? null : { file: join(folder, file), header: workspace.headerOf(plan) },
    progress: (done, serverIdleMs) => {
      of.idle(`${unitName(id, root.folder)} ${session}`, serverIdleMs);
      of.progress({ kind: "files", server: name, root: root.folder, side, done, of: paths.length });
    },
  });
}

/** Sources that the server is not given at all, and links where the other side has a source. */
function withheldFrom(tree: Tree, other: Tree, isSource: (path: string) => boolean): SideFacts["withheld"] {
  const others = new Set(other.written.files.map((file) => file.path));
  return tree.written.skipped
    .filter(({ kind, path }) =>
      kind === "symlink" || kind === "submodule"
        ? kind === "symlink" && others.has(path) && isSource(path)
        : kind === "missing" || kind === "cap" || isSource(path),
    )
    .map((one) => ({ path: safePath(one.path), reason: one.kind }));
}

/** A report names only paths inside the repository; git lets a tree hold others. */
function safePath(path: string): string {
  const part = (name: string) =>
    name === "" || name === "." || name === ".." ? name.replaceAll(".", "%2E") || "%" : name;
  return path.split("/").map(part).join("/");
}
