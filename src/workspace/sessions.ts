/**
 * Creates the sessions of one root of a server on both sides of a comparison: live, and some of them from the cache.
 */
import { join } from "node:path";
import { limit } from "../model/codes.ts";
import type { FixedFinding } from "../model/fixes.ts";
import type { LookupPlan } from "../model/lookup.ts";
import type { ProgressEvent } from "../model/progress.ts";
import type { Side } from "../model/report.ts";
import type { ProcessChoice } from "../model/run-facts.ts";
import type { RunScope } from "../model/scope.ts";
import { type SessionName, traceName, unitName } from "../model/sessions.ts";
import { lastLines } from "../model/text.ts";
import type { ObservationCache } from "../session/observe/cache/cache.ts";
import type { Observation } from "../session/observe/observation.ts";
import type { Probing } from "../session/observe/probing.ts";
import type { Lease } from "../session/pool/lease.ts";
import type { RunRecord, SideRun } from "../verdict/record.ts";
import { absentSide } from "../verdict/roots.ts";
import { lookedOf, withinScope } from "../verdict/scope.ts";
import type { RootSessions, SideProbing } from "../verdict/sessions.ts";
import { bothSidesOf, staysIn } from "./one-process.ts";
import type { Workspace } from "./open.ts";
import type { OpenedRoot } from "./open-roots.ts";
import { homePrefix } from "./scratch.ts";

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

export function liveSessions(opened: OpenedRoot, of: LiveOptions): RootSessions {
  const { server, root, sides, self } = opened;
  const { profile } = server.chosen;
  const { languageId } = profile;
  const { isAmongOthers } = of;
  // A trace holds one look.
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
      paths: lookedOf(facts),
      lookups: null,
      probing: probing === null ? null : (observed, ask) => probing({ ...facts, observation: observed }, ask),
      lease: leaseOf(session),
    });
    return { ...facts, observation };
  };
  const byItself = (side: Side, session: SessionName, paths: readonly string[]): Promise<Observation> => {
    const workspace = sides[side];
    return workspace === undefined
      ? Promise.resolve(absentSide(languageId).observation)
      : observe(opened, of, { workspace, side, session, paths, lookups: null, probing: null });
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
      ...(lines?.end == null ? {} : { end: lines.end }),
      headConfiguration: self === undefined ? null : () => first(self, "head", "self", null),
      ...(of.suggests === true ? fixesOf(opened, of) : {}),
    },
  };
}

/** Returns the query for fixes; nothing for a command that prints no fixes, and if head does not have the root. */
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

async function observe(opened: OpenedRoot, of: LiveOptions, look: Look): Promise<Observation> {
  try {
    return await lookOrAgain(opened, of, look);
  } finally {
    look.lease?.over();
  }
}

/**
 * Runs a pass. A server that crashed before its probes is restarted once, from the start; its earlier answers are
 * discarded.
 */
async function lookOrAgain(
  { context, server, root }: OpenedRoot,
  of: LiveOptions,
  { workspace, side, session, paths, lookups, probing, lease = null, fixes }: Look,
): Promise<Observation> {
  const { id, name, compiler } = server.chosen.profile;
  const { recording } = of;
  const plan = { session, side, paths, record: recording?.record ?? null };
  const file = traceName(id, root.folder, session);
  const called = `${unitName(id, root.folder)} ${session}`;
  const home = `${homePrefix}${unitName(id, root.folder)}-${session}`;
  // How many files a later look goes over says nothing of the next change, and neither does what is asked for fixes.
  const isAgain = !firstLooks.has(session);
  const begin = () => {
    if (!isAgain) of.begun?.(called);
  };
  begin();
  let isProbed = false;
  const told = (state: "started" | "ready" | "ended", failure: string | null) =>
    of.progress({ kind: "server", server: id, root: root.folder, session, state, failure });
  const look = async (folder: string): Promise<Observation> => {
    told("started", null);
    const observation = await workspace.observe({
      ...plan,
      lookups,
      fixes,
      lease: lease && {
        ...lease,
        // Only then is it its own server that is waited for.
        take: async () => {
          const server = await lease.take();
          begin();
          return server;
        },
      },
      probing:
        probing === null
          ? null
          : (observed, ask) => {
              isProbed = true;
              lease?.over();
              return probing(observed, ask);
            },
      home: join(folder, home),
      cache: recording === null ? of.cache : null,
      trace:
        recording === null ? null : { file: join(recording.folder, file), header: workspace.headerOf(plan) },
      progress: (done, serverIdleMs) => {
        if (done === 0 && paths.length > 0) {
          told("ready", null);
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
    });
    told("ended", observation.failure?.code ?? null);
    return observation;
  };
  const first = await look(context.scratch);
  // A trace holds one session, and a second look confirms what the first saw.
  const isFinal =
    isAgain || isProbed || recording !== null || compiler !== undefined || context.signal.aborted;
  if (isFinal || first.failure?.code !== "server-crashed") return first;
  const why = `${name} on ${side}: ${first.failure.message}; it was started once more`;
  of.progress({ kind: "note", text: why });
  const again = await look(join(context.scratch, "restarted"));
  return { ...again, limits: [...again.limits, limit("server-restarted", why)] };
}

const firstLooks: ReadonlySet<SessionName> = new Set(["base", "head", "self"]);

function lastWords(session: string, printed: string): string {
  const shown = printed.trim() === "" ? " nothing" : `\n${lastLines(printed)}`;
  return `${session} ended; on standard error it had printed:${shown}`;
}
