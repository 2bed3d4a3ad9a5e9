/**
 * Warm servers: each is installed, opened and started when it is first needed, and serves queries until the client is
 * closed.
 */
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../../model/errors.ts";
import { canonical } from "../../model/json.ts";
import { isBelow } from "../../model/paths.ts";
import { serverPolicyOf, serverRoles } from "../../model/server-policy.ts";
import { unitName } from "../../model/sessions.ts";
import type { Host } from "../../platform/host.ts";
import type { ChosenServer, Policy } from "../../policy/policy.ts";
import { isInstalled } from "../../servers/install.ts";
import { onlyProject } from "../../servers/profile.ts";
import type { WorkspaceContext } from "../../workspace/context.ts";
import { openWorkspace, type Workspace } from "../../workspace/open.ts";
import { rootsIn } from "../../workspace/roots.ts";
import { type ReadyServer, readyServer } from "../../workspace/server.ts";
import { editsTo, editTree, type SnapshotId, type Tree, writeTree } from "../../workspace/tree.ts";
import type { BundleEnvironment } from "../bundle/bundle.ts";
import type { ServerFact } from "../bundle/facts.ts";
import { createIdle } from "./idle.ts";
import { createOutward } from "./outward.ts";
import { assertSeen } from "./overlays.ts";
import { type QuestionSession, startSession } from "./session.ts";
import { readServerStates, type TriedState } from "./states.ts";

export type ServersOptions = {
  readonly context: WorkspaceContext;
  /** Snapshot of the tree on which they start. */
  readonly snapshot: SnapshotId;
  readonly overlays: ReadonlyMap<string, string>;
  readonly traceFolder: string | undefined;
  /** Time in milliseconds after which an unused server is stopped; null keeps all. */
  readonly idleMsMax: number | null;
};

export type WarmServer = {
  readonly session: QuestionSession;
  readonly restarts: number;
  /** Marks the server as busy until disposal, so that it is not idle. */
  readonly use: () => Disposable;
  /**
   * Throws a UserError if a file outside of the server's program refers to a place outside of the tree. Such files are
   * not checked when the tree is opened.
   */
  readonly assertUnlistedInside: () => Promise<void>;
  /** True if the client stopped it. Another one must then be started. */
  readonly isLeft: () => boolean;
};

/** A server on one of its roots. */
export type StartableServer = {
  readonly name: string;
  readonly server: { readonly id: string; readonly version: string };
  /** Returns the running server, or starts it. */
  readonly start: () => Promise<WarmServer>;
};

export type Servers = {
  /**
   * Returns the single server for a file; does not start it. Throws a UserError if there is none, or if several are
   * equally suitable.
   */
  readonly of: (policy: Policy, path: string) => Promise<StartableServer>;
  /** Returns every server that checks a file, on the file's root; does not start them. */
  readonly each: (policy: Policy, path: string) => Promise<readonly StartableServer[]>;
  /**
   * Returns one server on each of its roots; does not start them. Throws a UserError if several are configured, unless
   * all are wanted.
   */
  readonly all: (policy: Policy, which: "one" | "each") => Promise<readonly StartableServer[]>;
  /** True if a server that ended may be started once more. The next `of` or `all` starts it. */
  readonly forget: (session: QuestionSession) => boolean;
  /** Sends the changed overlay of a file to every running server. */
  readonly relay: (path: string) => Promise<void>;
  /**
   * Moves the servers to another tree. False if more than edited files has changed: then everything must be opened
   * again.
   */
  readonly carry: (next: SnapshotId) => Promise<boolean>;
  /** Returns the state of each configured server. */
  readonly states: (policy: Policy) => Promise<readonly ServerFact[]>;
  /** Starts all servers on all of their roots. Failures are in the states. */
  readonly startAll: (policy: Policy) => Promise<void>;
  /**
   * Stops the servers that run for these files, or all. The next query starts them again. Returns the stopped ones with
   * their new state.
   */
  readonly end: (policy: Policy, paths: readonly string[]) => Promise<readonly ServerFact[]>;
  readonly stop: () => Promise<void>;
};

/** Maximum number of restarts of a server that ended. */
const restartsMax = 1;

type Unit = { readonly chosen: ChosenServer; readonly root: string };

type Opened = {
  readonly unit: Unit;
  readonly workspace: Workspace;
  /** Everything that the server is started with. If it differs, a running server cannot be updated. */
  readonly start: string;
};

/**
 * Creates the set of servers of one client. Each server starts when a query first needs it and then keeps running,
 * because a start takes seconds and a query milliseconds.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: closures over one set of running servers.
export function createServers(host: Host, options: ServersOptions): Servers {
  const { context } = options;
  let { snapshot } = options;
  const started = new Map<string, Promise<WarmServer>>();
  const ready = new Map<string, Promise<ReadyServer>>();
  const workspaces = new Map<string, Promise<Opened>>();
  const known = new Map<string, Promise<readonly string[]>>();
  const restarts = new Map<string, number>();
  const starts = new Map<string, number>();
  const tried = new Map<string, TriedState & { readonly id: string }>();
  const ended = new Set<QuestionSession>();
  /** Sessions that the client stopped, and the stops that are in progress. */
  const left = new WeakSet<QuestionSession>();
  const ending = new Set<Promise<void>>();
  const idle = createIdle<string>(host.clock, options.idleMsMax, (name) => {
    context.note(`Lanser stopped ${name} because no question needed it for some time`);
    const end = leave(name).finally(() => ending.delete(end));
    ending.add(end);
  });
  let written: Promise<Tree> | undefined;
  const tree = (): Promise<Tree> => {
    written ??= writeTree(context, snapshot, join(context.scratch, "tree"));
    return written;
  };
  const readyOf = (chosen: ChosenServer): Promise<ReadyServer> =>
    onceFor(ready, chosen.profile.id, async () => {
      const made = await readyServer(host, chosen, context);
      if (made.kind === "ready") return made;
      throw new UserError("server-not-started", made.message, { hint: made.hint });
    });
  const workspaceOf = (unit: Unit): Promise<Opened> =>
    onceFor(workspaces, unitName(unit.chosen.profile.id, unit.root), async () => {
      const [server, onto] = await Promise.all([readyOf(unit.chosen), tree()]);
      const name = `unit-${unitName(unit.chosen.profile.id, unit.root)}`;
      const scratch = mkdtempSync(join(context.scratch, `${name}-`));
      const workspace = await openWorkspace(host, server, onto, {
        context,
        project: unit.root,
        name: "tree",
        scratch,
        withheld: [],
        listed: null,
        refusal: null,
      });
      return { unit, workspace, start: startOf(unit.chosen, workspace, scratch) };
    });
  const outward = createOutward(options.overlays);
  const start = async (unit: Unit): Promise<WarmServer> => {
    assertSeen(unit.chosen, options.overlays);
    const warm = await begin(unit);
    // Overlays may have changed since the server was started.
    await outward.assertInside(await workspaceOf(unit));
    return warm;
  };
  const begin = (unit: Unit): Promise<WarmServer> =>
    onceFor(started, unitName(unit.chosen.profile.id, unit.root), async () => {
      const { id } = unit.chosen.profile;
      const name = unitName(id, unit.root);
      const shared = { id, root: unit.root, restarts: restarts.get(name) ?? 0 };
      tried.set(name, { ...shared, kind: "starting" });
      try {
        const warm = await startUnit(unit, name);
        tried.set(name, { ...shared, kind: "started", session: warm.session });
        return warm;
      } catch (error) {
        if (error instanceof UserError) tried.set(name, { ...shared, kind: "failed", error });
        throw error;
      }
    });
  const startUnit = async (unit: Unit, name: string): Promise<WarmServer> => {
    const [server, opened] = await Promise.all([readyOf(unit.chosen), workspaceOf(unit)]);
    const { workspace } = opened;
    await outward.assertInside(opened);
    const times = restarts.get(name) ?? 0;
    const nth = starts.get(name) ?? 0;
    if (times > restartsMax)
      throw new UserError(
        "server-crashed",
        `${unit.chosen.profile.name} ended ${times} times; Lanser does not restart it again`,
      );
    starts.set(name, nth + 1);
    const session = await startSession(workspace.host, {
      context,
      ready: server,
      workspace,
      root: unit.root,
      overlays: options.overlays,
      traceFolder: options.traceFolder,
      restarts: times,
      starts: nth,
      environment: ({ positionEncoding, readiness, digests }): BundleEnvironment => ({
        snapshot,
        root: unit.root,
        server: { id: workspace.server.id, version: workspace.server.version },
        positionEncoding,
        toolchain: workspace.server.interpreter,
        readiness: { method: "server-report-and-canary", evidence: readiness },
        digests,
        platform: { os: host.platform, arch: host.arch, serverDigest: workspace.server.treeDigest },
      }),
    });
    const use = () => idle.use(name);
    const warm: WarmServer = {
      ...{ session, restarts: times, use, isLeft: () => left.has(session) },
      assertUnlistedInside: async () => outward.assertUnlistedInside(await workspaceOf(unit)),
    };
    // Counts the start as use, so that the server is not idle before its first query.
    warm.use()[Symbol.dispose]();
    return warm;
  };
  const triedOf = ({ profile }: ChosenServer): readonly TriedState[] =>
    [...tried.values()].filter(({ id }) => id === profile.id);
  const rootsOf = ({ profile, roots }: ChosenServer): Promise<readonly string[]> =>
    onceFor(known, profile.id, async () => rootsIn(profile, roots, await tree()).roots);

  const startable = ({ chosen, root }: Unit): StartableServer => ({
    name: unitName(chosen.profile.id, root),
    server: { id: chosen.profile.id, version: chosen.pin.version },
    start: () => start({ chosen, root }),
  });
  const unitOf = (policy: Policy, path: string) => unitAt(serverOf(policy, path), path);
  const unitAt = async (chosen: ChosenServer, path: string): Promise<Unit & { readonly id: string }> => {
    const roots = await rootsOf(chosen);
    // A file belongs to the nearest root above it.
    const root = roots
      .filter((one) => isBelow(path, one))
      .toSorted((one, other) => other.length - one.length)[0];
    return { chosen, id: chosen.profile.id, root: root ?? roots[0] ?? "." };
  };

  /** Stops a server by shutdown and exit, or by force if it does not react. The next query starts another. */
  const leave = async (name: string): Promise<void> => {
    const pending = started.get(name);
    started.delete(name);
    tried.delete(name);
    idle.forget(name);
    const warm = await pending?.catch(() => undefined);
    if (warm === undefined) return;
    left.add(warm.session);
    await warm.session.stop();
  };
  const endUnit = async (name: string): Promise<void> => {
    restarts.delete(name);
    await leave(name);
  };
  const carryTo = async (old: Opened, paths: readonly string[]): Promise<void> => {
    const { chosen, root } = old.unit;
    const name = unitName(chosen.profile.id, root);
    const warm = await started.get(name)?.catch(() => undefined);
    const isRunning = warm !== undefined && warm.session.ended() === undefined;
    const again =
      isRunning && canNotify(chosen, old.workspace, paths) ? await workspaceOf(old.unit) : undefined;
    if (again?.start === old.start) warm?.session.edited(paths, again.workspace.prepared.program);
    else await endUnit(name);
  };

  return {
    of: async (policy, path) => startable(await unitOf(policy, path)),
    each: async (policy, path) => {
      const all: StartableServer[] = [];
      for (const chosen of policy.servers)
        if (chosen.profile.isSource(path)) all.push(startable(await unitAt(chosen, path)));
      return all;
    },
    all: async (policy, which) => {
      const [first, second] = policy.servers;
      if (first === undefined) throw new UserError("no-server", "no server is configured");
      if (which === "one" && second !== undefined)
        throw new UserError("usage", "the question needs one server, but several are configured", {
          hint: `Name one: ${policy.servers.map(({ profile }) => `--server ${profile.id}`).join(" or ")}.`,
        });
      const all: StartableServer[] = [];
      for (const chosen of policy.servers) {
        const roots = await rootsOf(chosen);
        for (const root of roots.length === 0 ? ["."] : roots) all.push(startable({ chosen, root }));
      }
      return all;
    },
    forget: (session) => {
      const name = unitName(session.environment.server?.id ?? "", session.environment.root ?? ".");
      // Several queries can fail with the same process; only the first of them counts its end.
      if (ended.has(session)) return (restarts.get(name) ?? 0) <= restartsMax;
      ended.add(session);
      const times = (restarts.get(name) ?? 0) + 1;
      restarts.set(name, times);
      started.delete(name);
      idle.forget(name);
      return times <= restartsMax;
    },
    relay: async (path) => {
      for (const [name, one] of [...started]) {
        const warm = await one.catch(() => undefined);
        const opened = await workspaces.get(name);
        if (warm === undefined || opened === undefined) continue;
        // A text that refers to a place outside of the tree is not sent. The next query reports it.
        if (await outward.leadsOut(opened, [path])) continue;
        warm.session.relay(path);
      }
    },
    carry: async (next) => {
      if (written === undefined) return false;
      const before = await written;
      const edits = await editsTo(context.repository, before, next);
      const paths = edits?.map(({ path }) => path);
      if (edits === undefined || paths === undefined || paths.some(isOwn)) return false;
      const edited = await editTree(context.repository, before, next, edits);
      snapshot = next;
      written = Promise.resolve(edited);
      known.clear();
      const opened = await Promise.allSettled(workspaces.values());
      workspaces.clear();
      for (const one of opened) if (one.status === "fulfilled") await carryTo(one.value, paths);
      return true;
    },
    states: (policy) =>
      Promise.resolve(
        policy.servers.flatMap((chosen) =>
          readServerStates(chosen, triedOf(chosen), isInstalled(host, chosen.pin, context.cacheFolder)),
        ),
      ),
    startAll: async (policy) => {
      for (const chosen of policy.servers.filter(({ refused }) => refused === null)) {
        try {
          const roots = await rootsOf(chosen);
          for (const root of roots.length === 0 ? ["."] : roots) await start({ chosen, root });
        } catch (error) {
          // The server's state has the error. The other servers still start.
          if (!(error instanceof UserError)) throw error;
        }
      }
    },
    end: async (policy, paths) => {
      const wanted = new Set<string>();
      for (const path of paths) {
        const { id, root } = await unitOf(policy, path);
        wanted.add(unitName(id, root));
      }
      const gone: { readonly id: string; readonly root: string }[] = [];
      for (const [name, one] of [...tried]) {
        if (paths.length > 0 && !wanted.has(name)) continue;
        await endUnit(name);
        gone.push({ id: one.id, root: one.root });
      }
      return policy.servers.flatMap((chosen) =>
        gone
          .filter(({ id }) => id === chosen.profile.id)
          .flatMap(({ root }) =>
            readServerStates(chosen, [], isInstalled(host, chosen.pin, context.cacheFolder)).map((fact) => ({
              ...fact,
              root,
            })),
          ),
      );
    },
    stop: async () => {
      idle.stop();
      await Promise.all(ending);
      const sessions = await Promise.allSettled(started.values());
      const all = [
        ...ended,
        ...sessions.flatMap((one) => (one.status === "fulfilled" ? [one.value.session] : [])),
      ];
      await Promise.all(all.map((session) => session.stop()));
    },
  };
}

/**
 * Selects exactly one server for a file, for queries such as `def` that have one answer. A primary comes before a
 * linter, and a linter before a second opinion. Among equals, a language server comes before a command, which answers
 * only `diag`. Throws a UserError if no server fits, or if several fit equally well.
 */
function serverOf({ servers, summary }: Policy, path: string): ChosenServer {
  const ranked = servers
    .filter(({ profile }) => profile.isSource(path))
    .map((chosen) => {
      const { id, role, compiler } = chosen.profile;
      const own = serverPolicyOf(id, summary).role ?? (role === "checker" ? "primary" : "linter");
      return { chosen, rank: serverRoles.indexOf(own) * 2 + (compiler === undefined ? 0 : 1) };
    });
  const best = Math.min(...ranked.map(({ rank }) => rank));
  const [first, second] = ranked.flatMap(({ chosen, rank }) => (rank === best ? [chosen] : []));
  if (first === undefined)
    throw new UserError("no-server", `no configured server checks \`${path}\``, {
      hint: `Configured servers: ${servers.map(({ profile }) => profile.id).join(", ")}. Name another with \`--server ID\`.`,
    });
  if (second !== undefined)
    throw new UserError("usage", `${first.profile.id} and ${second.profile.id} both check \`${path}\``, {
      hint: "Name one of them with `--server ID`.",
    });
  return first;
}

/** True for configuration of Lanser itself, which decides the servers and their settings. */
function isOwn(path: string): boolean {
  return path.startsWith(".lanser/");
}

/**
 * Returns the stored value, or makes it. Concurrent queries share one start of a server. A failed value is made again
 * by the next call, because the cause may be gone.
 */
function onceFor<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  made.catch(() => known.delete(key));
  return made;
}

/**
 * Returns everything that a server is started with, as one text without `scratch`, the folder of files made for it. If
 * an edit changes this text, a running server cannot follow and must be started again.
 */
function startOf({ profile }: ChosenServer, { prepared, refusal }: Workspace, scratch: string): string {
  const { program: _, context, ...rest } = prepared;
  const configuration = profile.configuration(onlyProject(context));
  const all = canonical(JSON.parse(JSON.stringify({ ...rest, context, configuration, refusal })));
  return all.replaceAll(JSON.stringify(scratch).slice(1, -1), "");
}

/**
 * True if it is enough to notify a server that these files changed. If one of them is more than a source, for example a
 * configuration of the project, the server must be started again.
 */
function canNotify(
  { profile, settings }: ChosenServer,
  { prepared, facts }: Workspace,
  paths: readonly string[],
): boolean {
  if (profile.takesEdits !== true) return false;
  const touches = profile.affectsProject({
    ...prepared.context,
    program: prepared.program ?? facts.program,
    isSought: () => true,
    places: prepared.places,
    settings,
  });
  const isSource = (path: string) => profile.isSource(path) && !facts.configurationFiles.includes(path);
  return paths.every((path) => isSource(path) || !touches({ path, isNewName: false }));
}
