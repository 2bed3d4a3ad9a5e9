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
import type { Workspace } from "../../workspace/open.ts";
import { rootsIn } from "../../workspace/roots.ts";
import type { ReadyServer } from "../../workspace/server.ts";
import { editsTo, editTree, type SnapshotId, type Tree, writeTree } from "../../workspace/tree.ts";
import type { BundleEnvironment } from "../bundle/bundle.ts";
import type { ServerFact } from "../bundle/facts.ts";
import type { QuestionPurpose } from "../query/profile.ts";
import { createIdle, type Idle } from "./idle.ts";
import { createOutward, type OutwardCheck } from "./outward.ts";
import { assertSeen } from "./overlays.ts";
import type { QuestionSession } from "./session.ts";
import { readServerStates, type TriedState } from "./states.ts";

export type ServersOptions = {
  readonly purpose: QuestionPurpose;
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
 * The servers of one client. Each starts when a query first needs it and then keeps running, because a start takes
 * seconds and a query milliseconds.
 */
export class Servers {
  private readonly host: Host;
  private readonly options: ServersOptions;
  private snapshot: SnapshotId;
  private written: Promise<Tree> | undefined;
  private readonly started = new Map<string, Promise<WarmServer>>();
  private readonly ready = new Map<string, Promise<ReadyServer>>();
  private readonly workspaces = new Map<string, Promise<Opened>>();
  private readonly known = new Map<string, Promise<readonly string[]>>();
  private readonly restarts = new Map<string, number>();
  private readonly starts = new Map<string, number>();
  private readonly tried = new Map<string, TriedState & { readonly id: string }>();
  private readonly ended = new Set<QuestionSession>();
  /** Sessions that the client stopped, and the stops that are in progress. */
  private readonly left = new WeakSet<QuestionSession>();
  private readonly ending = new Set<Promise<void>>();
  private readonly idle: Idle<string>;
  private readonly outward: OutwardCheck;

  constructor(host: Host, options: ServersOptions) {
    this.host = host;
    this.options = options;
    this.snapshot = options.snapshot;
    this.outward = createOutward(options.overlays);
    this.idle = createIdle<string>(host.clock, options.idleMsMax, (name) => {
      options.context.note(`Lanser stopped ${name} because no question needed it for some time`);
      const end = this.leave(name).finally(() => this.ending.delete(end));
      this.ending.add(end);
    });
  }

  /**
   * Returns the single server for a file; does not start it. Throws a UserError if there is none, or if several are
   * equally suitable.
   */
  async of(policy: Policy, path: string): Promise<StartableServer> {
    return this.startable(await this.unitOf(policy, path));
  }

  /** Returns every server that checks a file, on the file's root; does not start them. */
  async each(policy: Policy, path: string): Promise<readonly StartableServer[]> {
    const all: StartableServer[] = [];
    for (const chosen of policy.servers)
      if (chosen.profile.isSource(path)) all.push(this.startable(await this.unitAt(chosen, path)));
    return all;
  }

  /**
   * Returns one server on each of its roots; does not start them. Throws a UserError if several are configured, unless
   * all are wanted.
   */
  async all(policy: Policy, which: "one" | "each"): Promise<readonly StartableServer[]> {
    const [first, second] = policy.servers;
    if (first === undefined) throw new UserError("no-server", "no server is configured");
    if (which === "one" && second !== undefined)
      throw new UserError("usage", "the question needs one server, but several are configured", {
        hint: `Name one: ${policy.servers.map(({ profile }) => `--server ${profile.id}`).join(" or ")}.`,
      });
    const all: StartableServer[] = [];
    for (const chosen of policy.servers)
      for (const unit of await this.unitsOf(chosen)) all.push(this.startable(unit));
    return all;
  }

  /** True if a server that ended may be started once more. The next `of` or `all` starts it. */
  forget(session: QuestionSession): boolean {
    const name = unitName(session.environment.server?.id ?? "", session.environment.root ?? ".");
    // Several queries can fail with the same process; only the first of them counts its end.
    if (this.ended.has(session)) return (this.restarts.get(name) ?? 0) <= restartsMax;
    this.ended.add(session);
    const times = (this.restarts.get(name) ?? 0) + 1;
    this.restarts.set(name, times);
    this.started.delete(name);
    this.idle.forget(name);
    return times <= restartsMax;
  }

  /** Sends the changed overlay of a file to every running server. */
  async relay(path: string): Promise<void> {
    for (const [name, one] of [...this.started]) {
      const warm = await one.catch(() => undefined);
      const opened = await this.workspaces.get(name);
      if (warm === undefined || opened === undefined) continue;
      // A text that refers to a place outside of the tree is not sent. The next query reports it.
      if (await this.outward.leadsOut(opened, [path])) continue;
      warm.session.relay(path);
    }
  }

  /** True if a tree was written for the servers. */
  isOpen(): boolean {
    return this.written !== undefined;
  }

  /** Uses another tree from now on, if none was written. */
  follow(next: SnapshotId): void {
    this.snapshot = next;
  }

  /**
   * Moves the servers to another tree. False if more than edited files has changed: then everything must be opened
   * again.
   */
  async carry(next: SnapshotId): Promise<boolean> {
    if (this.written === undefined) return false;
    const { repository } = this.options.context;
    const before = await this.written;
    const edits = await editsTo(repository, before, next);
    const paths = edits?.map(({ path }) => path);
    if (edits === undefined || paths === undefined || paths.some(isOwn)) return false;
    const edited = await editTree(repository, before, next, edits);
    this.snapshot = next;
    this.written = Promise.resolve(edited);
    this.known.clear();
    const opened = await Promise.allSettled(this.workspaces.values());
    this.workspaces.clear();
    for (const one of opened) if (one.status === "fulfilled") await this.carryTo(one.value, paths);
    return true;
  }

  /** Returns the state of each configured server. */
  async states(policy: Policy): Promise<readonly ServerFact[]> {
    return policy.servers.flatMap((chosen) =>
      this.factsOf(
        chosen,
        [...this.tried.values()].filter(({ id }) => id === chosen.profile.id),
      ),
    );
  }

  /** Starts all servers on all of their roots. Failures are in the states. */
  async startAll(policy: Policy): Promise<void> {
    for (const chosen of policy.servers.filter(({ refused }) => refused === null)) {
      try {
        for (const unit of await this.unitsOf(chosen)) await this.start(unit);
      } catch (error) {
        // The server's state has the error. The other servers still start.
        if (!(error instanceof UserError)) throw error;
      }
    }
  }

  /**
   * Stops the servers that run for these files, or all. The next query starts them again. Returns the stopped ones with
   * their new state.
   */
  async end(policy: Policy, paths: readonly string[]): Promise<readonly ServerFact[]> {
    const wanted = new Set<string>();
    for (const path of paths) wanted.add(nameOf(await this.unitOf(policy, path)));
    const gone: { readonly id: string; readonly root: string }[] = [];
    for (const [name, one] of [...this.tried]) {
      if (paths.length > 0 && !wanted.has(name)) continue;
      await this.endUnit(name);
      gone.push({ id: one.id, root: one.root });
    }
    return policy.servers.flatMap((chosen) =>
      gone
        .filter(({ id }) => id === chosen.profile.id)
        .flatMap(({ root }) => this.factsOf(chosen, []).map((fact) => ({ ...fact, root }))),
    );
  }

  async stop(): Promise<void> {
    this.idle.stop();
    await Promise.all(this.ending);
    const sessions = await Promise.allSettled(this.started.values());
    const all = [
      ...this.ended,
      ...sessions.flatMap((one) => (one.status === "fulfilled" ? [one.value.session] : [])),
    ];
    await Promise.all(all.map((session) => session.stop()));
  }

  private tree(): Promise<Tree> {
    const { context } = this.options;
    this.written ??= writeTree(context, this.snapshot, join(context.scratch, "tree"));
    return this.written;
  }

  private readyOf(chosen: ChosenServer): Promise<ReadyServer> {
    return onceFor(this.ready, chosen.profile.id, async () => {
      const { readyServer } = await import("../../workspace/server.ts");
      const made = await readyServer(this.host, chosen, this.options.context);
      if (made.kind === "ready") return made;
      throw new UserError("server-not-started", made.message, { hint: made.hint });
    });
  }

  private workspaceOf(unit: Unit): Promise<Opened> {
    const { context } = this.options;
    return onceFor(this.workspaces, nameOf(unit), async () => {
      const [server, onto] = await Promise.all([this.readyOf(unit.chosen), this.tree()]);
      const scratch = mkdtempSync(join(context.scratch, `unit-${nameOf(unit)}-`));
      const { openWorkspace } = await import("../../workspace/open.ts");
      const workspace = await openWorkspace(this.host, server, onto, {
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
  }

  private async start(unit: Unit): Promise<WarmServer> {
    assertSeen(unit.chosen, this.options.overlays);
    const warm = await this.begin(unit);
    // Overlays may have changed since the server was started.
    await this.outward.assertInside(await this.workspaceOf(unit));
    return warm;
  }

  private begin(unit: Unit): Promise<WarmServer> {
    const name = nameOf(unit);
    return onceFor(this.started, name, async () => {
      const { id } = unit.chosen.profile;
      const shared = { id, root: unit.root, restarts: this.restarts.get(name) ?? 0 };
      this.tried.set(name, { ...shared, kind: "starting" });
      try {
        const warm = await this.startUnit(unit, name);
        this.tried.set(name, { ...shared, kind: "started", session: warm.session });
        return warm;
      } catch (error) {
        if (error instanceof UserError) this.tried.set(name, { ...shared, kind: "failed", error });
        throw error;
      }
    });
  }

  private async startUnit(unit: Unit, name: string): Promise<WarmServer> {
    const { context, overlays, traceFolder, purpose } = this.options;
    const { platform: os, arch } = this.host;
    const [ready, opened] = await Promise.all([this.readyOf(unit.chosen), this.workspaceOf(unit)]);
    const { workspace } = opened;
    await this.outward.assertInside(opened);
    const restarts = this.restarts.get(name) ?? 0;
    const starts = this.starts.get(name) ?? 0;
    if (restarts > restartsMax)
      throw new UserError(
        "server-crashed",
        `${unit.chosen.profile.name} ended ${restarts} times; Lanser does not restart it again`,
      );
    this.starts.set(name, starts + 1);
    const { startSession } = await import("./session.ts");
    const session = await startSession(workspace.host, {
      ...{ purpose, context, ready, workspace, root: unit.root, overlays, traceFolder, restarts, starts },
      environment: ({ positionEncoding, readiness, digests }): BundleEnvironment => ({
        snapshot: this.snapshot,
        root: unit.root,
        server: { id: workspace.server.id, version: workspace.server.version },
        positionEncoding,
        toolchain: workspace.server.interpreter,
        readiness: { method: "server-report-and-canary", evidence: readiness },
        digests,
        platform: { os, arch, serverDigest: workspace.server.treeDigest },
      }),
    });
    const warm: WarmServer = {
      session,
      restarts,
      use: () => this.idle.use(name),
      isLeft: () => this.left.has(session),
      assertUnlistedInside: async () => this.outward.assertUnlistedInside(await this.workspaceOf(unit)),
    };
    // Counts the start as use, so that the server is not idle before its first query.
    warm.use()[Symbol.dispose]();
    return warm;
  }

  private factsOf(chosen: ChosenServer, tried: readonly TriedState[]): readonly ServerFact[] {
    const { cacheFolder } = this.options.context;
    return readServerStates(chosen, tried, isInstalled(this.host, chosen.pin, cacheFolder));
  }

  private rootsOf({ profile, roots }: ChosenServer): Promise<readonly string[]> {
    return onceFor(this.known, profile.id, async () => rootsIn(profile, roots, await this.tree()).roots);
  }

  private async unitsOf(chosen: ChosenServer): Promise<readonly Unit[]> {
    const roots = await this.rootsOf(chosen);
    return (roots.length === 0 ? ["."] : roots).map((root) => ({ chosen, root }));
  }

  private startable(unit: Unit): StartableServer {
    const { profile, pin } = unit.chosen;
    return {
      name: nameOf(unit),
      server: { id: profile.id, version: pin.version },
      start: () => this.start(unit),
    };
  }

  private async unitOf(policy: Policy, path: string): Promise<Unit> {
    return this.unitAt(serverOf(policy, path), path);
  }

  private async unitAt(chosen: ChosenServer, path: string): Promise<Unit> {
    const roots = await this.rootsOf(chosen);
    // A file belongs to the nearest root above it.
    const root = roots
      .filter((one) => isBelow(path, one))
      .toSorted((one, other) => other.length - one.length)[0];
    return { chosen, root: root ?? roots[0] ?? "." };
  }

  /** Stops a server by shutdown and exit, or by force if it does not react. The next query starts another. */
  private async leave(name: string): Promise<void> {
    const pending = this.started.get(name);
    this.started.delete(name);
    this.tried.delete(name);
    this.idle.forget(name);
    const warm = await pending?.catch(() => undefined);
    if (warm === undefined) return;
    this.left.add(warm.session);
    await warm.session.stop();
  }

  private async endUnit(name: string): Promise<void> {
    this.restarts.delete(name);
    await this.leave(name);
  }

  private async carryTo(old: Opened, paths: readonly string[]): Promise<void> {
    const name = nameOf(old.unit);
    const warm = await this.started.get(name)?.catch(() => undefined);
    const isRunning = warm !== undefined && warm.session.ended() === undefined;
    const again =
      isRunning && canNotify(old.unit.chosen, old.workspace, paths)
        ? await this.workspaceOf(old.unit)
        : undefined;
    if (again?.start === old.start) warm?.session.edited(paths, again.workspace.prepared.program);
    else await this.endUnit(name);
  }
}

function nameOf({ chosen, root }: Unit): string {
  return unitName(chosen.profile.id, root);
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
