/**
 * Creates the sessions of one root of a server on both sides of a comparison: live, and some of them from the cache.
 */

import { lstatSync } from "node:fs";
import { join, posix } from "node:path";
import { FileChangeType } from "vscode-languageserver-protocol";
import { limit } from "../model/codes.ts";
import { compact } from "../model/compact.ts";
import type { FixedFinding } from "../model/fixes.ts";
import { canonical } from "../model/json.ts";
import type { LookupPlan } from "../model/lookup.ts";
import { foldersAbove } from "../model/paths.ts";
import type { ProgressEvent } from "../model/progress.ts";
import type { Limit, Side } from "../model/report.ts";
import type { ProcessChoice } from "../model/run-facts.ts";
import type { RunScope } from "../model/scope.ts";
import { type SessionName, traceName, unitName } from "../model/sessions.ts";
import { lastLines } from "../model/text.ts";
import { readOptional } from "../platform/files.ts";
import { configNames } from "../servers/typescript/configuration.ts";
import type { ObservationCache } from "../session/observe/cache/cache.ts";
import { compareFiles } from "../session/observe/differences.ts";
import { readSourceText } from "../session/observe/live.ts";
import type { Observation } from "../session/observe/observation.ts";
import type { Probing } from "../session/observe/probing.ts";
import type { Lease, SideSwitch } from "../session/pool/lease.ts";
import type { RunRecord, SideRun } from "../verdict/record.ts";
import { emptySide } from "../verdict/roots.ts";
import { checkedFilesOf, withinScope } from "../verdict/scope.ts";
import type { RootSessions, SideProbing } from "../verdict/sessions.ts";
import { affectsEveryFile } from "../verdict/whole-program.ts";
import type { Workspace } from "./open.ts";
import { digestInputOfRest } from "./open.ts";
import type { OpenedRoot } from "./open-roots.ts";
import { homePrefix } from "./scratch.ts";

// Starting a server takes long. A process can be reused for several passes over a root, also over both sides, if
// measurements show that it keeps no state (docs/second-look.md, docs/speed-of-base.md).

/**
 * True if a process of this server version can be reset, by measurements, and if the reset covers all of this root.
 * Only such a process may run several passes, because a second pass must not see state of the first.
 */
function staysIn({ context, server, sides }: OpenedRoot): boolean {
  const { profile, pin } = server.chosen;
  const { forgets } = profile.walks ?? {};
  // A walk reuses its servers in another way.
  if (forgets?.versions.includes(pin.version) !== true || context.warm !== undefined) return false;
  if (forgets.by !== "edit") return true;
  // A file without a project above it belongs to whatever project is loaded, and an edit does not reset that.
  return [sides.base, sides.head].every((side) => {
    if (side === undefined) return true;
    const { configurationFiles, program } = side.facts;
    const folders = new Set(configurationFiles.filter(isProject).map((path) => posix.dirname(path)));
    return program.every((path) => [".", ...foldersAbove(path)].some((folder) => folders.has(folder)));
  });
}

/** Reason why one process cannot check both sides, in the words of `run.json`. */
type NotBoth = { readonly why: string };

/** Returns how one process switches between the trees of both sides, or why it cannot. */
function bothSidesOf(
  { context, server, root, sides: { base, head } }: OpenedRoot,
  scope: RunScope | undefined,
): SideSwitch | NotBoth {
  const { profile, sandbox } = server.chosen;
  if (base === undefined || head === undefined) return isTwo("one side does not have the root");
  if (base.refusal !== null || head.refusal !== null) return isTwo("the server does not start on one side");
  if (sandbox !== undefined) return isTwo("the server runs in a sandbox");
  if (startOf(base) !== startOf(head)) return isTwo("the start options of the server differ");
  if (profile.walks?.forgets?.by === "edit") return bothByTexts({ base, head }, scope);
  // The link is next to the trees, outside of them.
  return { by: "link", link: join(context.scratch, `side-${unitName(profile.id, root.folder)}`) };
}

/** True for the configuration file of a project. */
function isProject(path: string): boolean {
  return configNames.includes(posix.basename(path));
}

/** Returns the reason for two processes. */
function isTwo(why: string): NotBoth {
  return { why };
}

/**
 * Decides for a server that keeps its program and gets other texts. Loading uses all processors, and checking uses
 * one. So two servers that check a part load as much as two that check all, and one process is faster. The server
 * remains on base's tree, because a file under another path would have two names. So only texts of sources may
 * differ.
 */
function bothByTexts(
  { base, head }: Readonly<Record<Side, Workspace>>,
  scope: RunScope | undefined,
): SideSwitch | NotBoth {
  const isPart = (side: Side, { facts }: Workspace) =>
    checkedFilesOf(withinScope(facts, side, scope)).length <= facts.program.length * partMax;
  if (!isPart("base", base) || !isPart("head", head))
    return isTwo("checking costs more than starting the server");
  if (digestInputOfRest(base.tree, "") !== digestInputOfRest(head.tree, ""))
    return isTwo("links, skipped files or dependencies differ");
  // A file that is open under its own name keeps its text from disk under the name of a link.
  if (base.tree.written.links.length > 0 || !base.tree.linked.every((name) => isLink(base.tree.root, name)))
    return isTwo("links point into the tree");
  // With references between projects, a file can be in a program or not, depending on whether it is open.
  if (base.facts.configurationFiles.some((path) => refersToProjects(textAt(base, path))))
    return isTwo("the projects refer to each other");
  const differences = compareFiles(blobsOf(base), blobsOf(head));
  const program = new Set([...base.facts.program, ...head.facts.program]);
  const paths = differences.map(({ path }) => path).filter((path) => program.has(path));
  const other =
    differences.find(({ path, type }) => type !== FileChangeType.Changed || mayBeRead(path))?.path ??
    paths.find((path) => !isText(path, base, head));
  if (paths.length > heldMax) return isTwo(`${paths.length} files have other texts in head`);
  return other === undefined
    ? { by: "texts", paths }
    : isTwo(`${other} is added, deleted, not plain text, or a configuration`);
}

/** Maximum share of a program that is checked: beyond it checking takes longer than loading. */
const partMax = 0.25;
/**
 * Maximum number of files with another text. Each rebuilds the program: with 400 of 2,000 files it took twice as long
 * as two processes.
 */
const heldMax = 40;

/**
 * True for files that a server reads in addition to the sources of the program: configuration and data. Their text
 * cannot be replaced in memory.
 */
function mayBeRead(path: string): boolean {
  return affectsEveryFile(path) || path.endsWith(".json");
}

/** True if the text of a configuration may refer to other projects; a false positive is possible. */
export function refersToProjects(text: string): boolean {
  return text.includes('"references"');
}

/** Returns the text of a file in the tree; empty if there is none. */
function textAt({ tree }: Workspace, path: string): string {
  return readOptional(join(tree.root, path)) ?? "";
}

/** True if the place of these dependencies is a link to their installation, outside of the tree. */
function isLink(root: string, name: string): boolean {
  return lstatSync(join(root, name)).isSymbolicLink();
}

/**
 * True if the text is the same when read from disk and when held open: a byte order mark, and bytes that are not UTF-8,
 * differ.
 */
function isText(path: string, base: Workspace, head: Workspace): boolean {
  return [base, head].every(({ tree }) => {
    const text = readSourceText(join(tree.root, path), true);
    return typeof text === "string" && !text.startsWith("\ufeff");
  });
}

/** Returns the blobs of a tree's files by path. */
function blobsOf({ tree: { written } }: Workspace): ReadonlyMap<string, string> {
  return new Map(written.files.map(({ path, blob }) => [path, blob]));
}

/**
 * Returns the start configuration without the tree. If it differs between the sides, one process cannot serve both.
 * Packages in it, such as a copied environment, lead to the sources of that one side.
 */
function startOf({ prepared: { context, toolchain, places, packages, dependencies } }: Workspace): string {
  const { settings, overlays = [], parts = [] } = context;
  // Files that answer the server instead of an interpreter.
  const answers = Object.values(context.toolchain).map((file) => readOptional(file) ?? null);
  return canonical({ settings, overlays, parts, toolchain, answers, places, packages, dependencies });
}

/** How the sessions of a run are made. */
export type LiveOptions = {
  /** Files of a program that a session gets; undefined: all. */
  readonly scope?: RunScope | undefined;
  /** Folder of the traces, absolute, and the record that each begins with; null records nothing. */
  readonly recording: { readonly folder: string; readonly record: RunRecord } | null;
  /** True if other roots of the server are queried before this one is done. */
  readonly isAmongOthers: boolean;
  /** Cache of earlier observations; null if every server is to be queried. A recording queries them, too. */
  readonly cache: ObservationCache | null;
  /** True to query the servers for fixes of new findings. */
  readonly suggests?: boolean;
  readonly progress: (event: ProgressEvent) => void;
  /** Reports how long a session's server has waited for the client. */
  readonly idle: (session: string, ms: number) => void;
  readonly crashed?: (session: string, stderr: string) => void;
  /**
   * Reports the start of a session, and (`answered`) the answer to the last of its files. Later waiting is not a cost
   * of the session.
   */
  readonly begun?: (session: string) => void;
  readonly answered?: (session: string) => void;
  /** Reports whether the passes over both sides of a root share one process, if they could, and why. */
  readonly shared?: (unit: string, choice: ProcessChoice) => void;
};

/**
 * Returns the sessions of a root. Nothing starts until one of them is called. A recording uses a process for each
 * session, because a trace holds one session.
 */
export function liveSessions(opened: OpenedRoot, of: LiveOptions): RootSessions {
  const { server, root, sides, self } = opened;
  const { profile } = server.chosen;
  const { languageId } = profile;
  const { isAmongOthers } = of;
  // A trace holds one session, so a recording shares no process.
  const lines =
    of.recording === null && staysIn(opened)
      ? opened.context.pool.lines({ both: bothSidesOf(opened, of.scope), isAmongOthers })
      : null;
  if (lines !== null) of.shared?.(unitName(profile.id, root.folder), lines.choice);
  const leaseOf = (session: SessionName) => lines?.lease(session) ?? null;
  const record = (sides.head ?? sides.base)?.server;
  if (record === undefined) throw new Error(`Neither side has the root ${root.folder}.`);
  const first = async (
    workspace: Workspace,
    side: Side,
    session: SessionName,
    probing: SideProbing | null,
  ): Promise<SideRun> => {
    const facts = withinScope(workspace.facts, side, of.scope);
    const observation = await observe(opened, of, {
      workspace,
      side,
      session,
      paths: checkedFilesOf(facts),
      lookups: null,
      probing: probing === null ? null : (observed, ask) => probing({ ...facts, observation: observed }, ask),
      lease: leaseOf(session),
    });
    return { ...facts, observation };
  };
  const byItself = (side: Side, session: SessionName, paths: readonly string[]): Promise<Observation> => {
    const workspace = sides[side];
    return workspace === undefined
      ? Promise.resolve(emptySide(languageId).observation)
      : observe(opened, of, { workspace, side, session, paths, lookups: null, probing: null });
  };
  return {
    root: root.folder,
    server: record,
    sessions: {
      first: (side, probing) => {
        const workspace = sides[side];
        return workspace === undefined
          ? Promise.resolve(emptySide(languageId))
          : first(workspace, side, side, probing);
      },
      again: (side, paths, lookups) => {
        const workspace = sides[side];
        return workspace === undefined
          ? Promise.resolve(emptySide(languageId).observation)
          : observe(opened, of, {
              ...{ workspace, side, session: `${side}-again`, paths, lookups, probing: null },
              lease: leaseOf(`${side}-again`),
            });
      },
      ...(profile.isOrdered === true
        ? { alone: (side, paths) => byItself(side, `${side}-alone`, paths) }
        : {}),
      ...(of.scope?.mode === "complete"
        ? { recheck: (side, paths) => byItself(side, `${side}-recheck`, paths) }
        : {}),
      ...compact({ end: lines?.end ?? undefined }),
      headConfiguration: self === undefined ? null : () => first(self, "head", "self", null),
      ...(of.suggests === true ? fixesOf(opened, of) : {}),
    },
  };
}

/**
 * Returns the query for fixes, which suggestions need. Empty for a command that prints no fixes, and if head does not
 * have the root.
 */
function fixesOf(opened: OpenedRoot, of: LiveOptions): Pick<RootSessions["sessions"], "fixes"> {
  const { compiler } = opened.server.chosen.profile;
  const { head: workspace } = opened.sides;
  if (workspace === undefined || (compiler !== undefined && compiler.printsFixes !== true)) return {};
  const inOrder = (paths: ReadonlySet<string>) => workspace.facts.program.filter((path) => paths.has(path));
  return {
    fixes: (findings) =>
      observe(opened, of, {
        workspace,
        side: "head",
        session: "head-fixes",
        paths: inOrder(new Set(findings.map(({ path }) => path))),
        lookups: null,
        probing: null,
        fixes: findings,
      }),
  };
}

/** One session to run. */
type Look = {
  readonly workspace: Workspace;
  readonly side: Side;
  readonly session: SessionName;
  readonly paths: readonly string[];
  readonly lookups: LookupPlan | null;
  readonly probing: Probing | null;
  readonly lease?: Lease | null;
  readonly fixes?: readonly FixedFinding[];
};

/**
 * Runs one session and reports its progress. A first pass may restart a crashed server once; a later pass may not,
 * because it has to confirm the first.
 */
async function observe(
  { context, server, root }: OpenedRoot,
  of: LiveOptions,
  { workspace, side, session, paths, lookups, probing, lease = null, fixes }: Look,
): Promise<Observation> {
  const { id, name } = server.chosen.profile;
  const { recording } = of;
  const plan = { session, side, paths, record: recording?.record ?? null };
  const file = traceName(id, root.folder, session);
  const called = `${unitName(id, root.folder)} ${session}`;
  // Only first passes predict the cost of later runs: other passes check few files.
  const isFirst = firstLooks.has(session);
  const begin = () => {
    if (isFirst) of.begun?.(called);
  };
  begin();
  const restarts: Limit[] = [];
  const reportState = (state: "started" | "ready" | "ended", failure: string | null) =>
    of.progress({ kind: "server", server: id, root: root.folder, session, state, failure });
  reportState("started", null);
  try {
    const observation = await workspace.observe({
      ...plan,
      lookups,
      fixes,
      lease: lease && {
        ...lease,
        // The time of the session begins when it has the server for itself.
        take: async () => {
          const server = await lease.take();
          begin();
          return server;
        },
      },
      probing:
        probing &&
        ((observed, ask) => {
          lease?.over();
          return probing(observed, ask);
        }),
      home: join(context.scratch, `${homePrefix}${unitName(id, root.folder)}-${session}`),
      cache: recording === null ? of.cache : null,
      trace:
        recording === null ? null : { file: join(recording.folder, file), header: workspace.headerOf(plan) },
      progress: (done, serverIdleMs) => {
        if (done === 0 && paths.length > 0) {
          reportState("ready", null);
          return;
        }
        of.idle(called, serverIdleMs);
        if (done === paths.length) of.answered?.(called);
        const at = { root: root.folder, side, done, of: paths.length };
        of.progress({ kind: "files", server: id, name, ...at });
      },
      crashed: (printed) => {
        of.crashed?.(called, lastLines(printed));
        of.progress({ kind: "note", text: lastWords(called, printed) });
      },
      // A later pass confirms the first one, so a crash in it is final.
      restarted: isFirst
        ? ({ code, message }) => {
            reportState("ended", code);
            const why = `${name} on ${side}: ${message}; Lanser restarted the server`;
            of.progress({ kind: "note", text: why });
            restarts.push(limit("server-restarted", why));
            reportState("started", null);
          }
        : undefined,
    });
    reportState("ended", observation.failure?.code ?? null);
    return restarts.length === 0
      ? observation
      : { ...observation, limits: [...observation.limits, ...restarts] };
  } finally {
    lease?.over();
  }
}

/** Sessions of the first pass. */
const firstLooks: ReadonlySet<SessionName> = new Set(["base", "head", "self"]);

/** Returns the last lines that a crashed server printed, for the log. */
function lastWords(session: string, printed: string): string {
  const shown = printed.trim() === "" ? " nothing" : `\n${lastLines(printed)}`;
  return `${session} ended. The end of its standard error:${shown}`;
}
