/**
 * The use case: two commits in, a Report out. Everything that can go wrong outside becomes a reason in the Report;
 * what a person can mend is a UserError.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ProgressEvent } from "../core/progress.ts";
import type { PolicySummary, Reason, Report, ServerSummary, Side } from "../core/report.ts";
import type { BaseRequest, HeadRequest } from "../core/request.ts";
import { lines } from "../core/text.ts";
import { alignLines, type Hunk } from "../delta/lines.ts";
import { UserError } from "../errors.ts";
import type { Host } from "../host.ts";
import { observeLive } from "../observe/live.ts";
import type { Observation } from "../observe/observation.ts";
import { scheduleDigest } from "../observe/schedule.ts";
import { type Comparison, resolveComparison } from "../repo/base.ts";
import { type Change, treeChanges } from "../repo/changes.ts";
import { linkDependencies } from "../repo/dependencies.ts";
import { openRepository, type Repository } from "../repo/git.ts";
import { readBlob, readFileAt } from "../repo/objects.ts";
import { defaultCaps, listTree, type Materialised, materialise } from "../repo/tree.ts";
import { type Installed, installServer } from "../servers/install.ts";
import {
  findInterpreter,
  findVirtualEnvironment,
  type Interpreter,
  pythonFacts,
  writeStandIn,
} from "../servers/interpreter.ts";
import type { ServerContext, ServerProgram } from "../servers/registry.ts";
import { createParser, type SyntaxParser } from "../syntax/parser.ts";
import { traceSchema } from "../trace/format.ts";
import { version } from "../version.ts";
import { conclude, concludeUnmeasured } from "./conclude.ts";
import { configPath } from "./config.ts";
import { reason } from "./judge.ts";
import { type ChosenServer, decidePolicy, type Policy, type PolicyRequest } from "./policy.ts";
import type { RunRecord, ServerRecord, ServerRun, ShownMap, SideRun } from "./record.ts";

export type GateRequest = {
  /** Any folder inside the repository, absolute. */
  readonly repository: string;
  readonly base: BaseRequest;
  readonly head: HeadRequest;
  readonly policy: PolicyRequest;
  /** Absolute; null keeps nothing. */
  readonly cacheFolder: string | null;
  /** Absolute; undefined records nothing. */
  readonly traceFolder: string | undefined;
  readonly progress: (event: ProgressEvent) => void;
  readonly signal: AbortSignal;
};

export type GateResult = {
  readonly report: Report;
  /** What differs between equal runs, for `run.json`; no hash covers it. */
  readonly run: RunFacts;
};

export type RunFacts = {
  /** `ms` on the clock; `cpuMs` of this process alone, without the servers. */
  readonly phases: readonly { readonly name: string; readonly ms: number; readonly cpuMs: number }[];
  /** For how long each session's server waited for us between two files. */
  readonly serverIdleMs: Readonly<Record<string, number>>;
  readonly peakBytes: number;
};

type GateHost = Host;

export async function runGate(host: GateHost, request: GateRequest): Promise<GateResult> {
  if (host.platform !== "linux") {
    throw new UserError("unsupported-platform", `this release runs on Linux only; this is ${host.platform}`);
  }
  const phases = createPhases(host, request.progress);
  let known = {
    record: emptyRecord(unreadPolicy(request), nowhere),
    servers: [] as readonly ServerSummary[],
  };
  try {
    using scratch = makeScratch(host);
    await using repository = await openRepository(
      { ...host, temporaryFolder: scratch.folder },
      request.repository,
    );
    phases.next("finding the base");
    // These need nothing but the repository's place, so they run beside git.
    const early = Promise.all([
      findInterpreter(host, [repository.top, scratch.folder]),
      createParser("python"),
    ]);
    // However the run ends, it ends after them.
    await using _ = { [Symbol.asyncDispose]: () => early.then(nothing, nothing) };
    const comparison = await resolveComparison(repository, { base: request.base, head: request.head });
    if (comparison.kind === "unavailable") {
      const why = reason(comparison.code, comparison.message, comparison.hint);
      return { report: concludeUnmeasured(known.record, why, []), run: phases.end() };
    }
    for (const note of comparison.notes) request.progress({ kind: "note", text: note });
    const policy = await readPolicy(repository, comparison, request);
    known = { record: emptyRecord(policy.summary, comparison), servers: policy.servers.map(unstarted) };
    const context = { host, request, repository, scratch: scratch.folder, comparison, policy, phases, early };
    return { report: await compareTrees(context), run: phases.end() };
  } catch (error) {
    const why = diskReason(error);
    if (why === undefined) throw error;
    return { report: concludeUnmeasured(known.record, why, known.servers), run: phases.end() };
  }
}

const diskErrors: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EFBIG", "EROFS", "EIO"]);

/** A full disk is the world's failing, not a broken invariant. */
function diskReason(error: unknown): Reason | undefined {
  if (!diskErrors.has((error as { code?: unknown } | null)?.code)) return undefined;
  return reason(
    "disk",
    "a scratch file could not be written: the disk is full or broken",
    "Free space, or point TMPDIR elsewhere.",
  );
}

type Context = {
  readonly host: GateHost;
  readonly request: GateRequest;
  readonly repository: Repository;
  readonly scratch: string;
  readonly comparison: Comparison;
  readonly policy: Policy;
  readonly phases: Phases;
  readonly early: Promise<[Interpreter | undefined, SyntaxParser]>;
};

type Trees = Readonly<
  Record<Side, { readonly root: string; readonly written: Materialised; readonly linked: readonly string[] }>
>;

async function compareTrees(context: Context): Promise<Report> {
  const { host, request, comparison, policy, phases, repository } = context;
  phases.next("preparing servers and trees");
  const forbidden = [repository.top, context.scratch];
  const cacheFolder = request.cacheFolder ?? join(context.scratch, "cache");
  const note = (text: string) => request.progress({ kind: "note", text });
  const [installed, trees, changes, [interpreter, parser]] = await allEnded([
    installAll(host, policy.servers, { cacheFolder, forbidden, progress: note }),
    writeTrees(context),
    treeChanges(repository, comparison.base.tree, comparison.head.tree),
    context.early,
  ]);
  const record: RunRecord = {
    base: comparison.base,
    head: comparison.head,
    policy: policy.summary,
    renames: renamesOf(changes),
    ignore: policy.config.ignore,
    shown: await shownMap(repository, comparison),
    limits: skippedLimits(trees),
  };
  const failed = installed.find((one) => one.kind === "failed");
  if (failed !== undefined) {
    const why = reason(failed.code, failed.message, failed.hint);
    return concludeUnmeasured(record, why, policy.servers.map(unstarted));
  }
  const runs: ServerRun[] = [];
  for (const [index, server] of policy.servers.entries()) {
    const install = installed[index];
    if (install?.kind !== "installed") continue;
    phases.next(`observing base and head with ${server.profile.name} ${server.pin.version}`);
    runs.push(await observeServer(context, { server, install, trees, interpreter, parser, record }));
  }
  phases.next("comparing");
  return conclude(record, runs);
}

type Observed = {
  readonly server: ChosenServer;
  readonly install: Extract<Installed, { kind: "installed" }>;
  readonly trees: Trees;
  readonly interpreter: Interpreter | undefined;
  readonly parser: SyntaxParser;
  readonly record: RunRecord;
};

/** Both sides at the same time, each in a process of its own. */
async function observeServer(context: Context, of: Observed): Promise<ServerRun> {
  const [base, head] = await allEnded([observeSide(context, of, "base"), observeSide(context, of, "head")]);
  return { server: head.server, sides: { base: base.run, head: head.run } };
}

async function observeSide(
  context: Context,
  of: Observed,
  side: Side,
): Promise<{ readonly run: SideRun; readonly server: ServerRecord }> {
  const { host, request, repository } = context;
  const { profile, pin, settings } = of.server;
  const { root, written, linked } = of.trees[side];
  const facts = pythonFacts({
    interpreter: of.interpreter,
    environment: findVirtualEnvironment(root, linked),
    repository: repository.top,
    root,
  });
  const server: ServerRecord = {
    id: profile.id,
    version: pin.version,
    treeDigest: of.install.treeDigest,
    interpreter: facts.summary,
  };
  const withheld = written.skipped.filter(isWithheld).map((one) => ({ path: one.path, reason: one.kind }));
  const program = profile.program(root);
  const text = (path: string) => readOptional(join(root, path));
  if (program.kind === "refused") {
    const observation = refused(program, of.server, written);
    return { run: { observation, withheld, text }, server };
  }
  const serverContext: ServerContext = {
    root,
    serverFolder: of.install.folder,
    interpreter: writeStandIn(join(context.scratch, `python-${side}`), facts),
    settings,
  };
  const blobs = new Map(written.files.map((file) => [file.path, file.blob] as const));
  const observation = await observeLive(host, {
    profile,
    side,
    context: serverContext,
    paths: program.paths,
    repository: repository.top,
    scratch: join(context.scratch, `home-${side}`),
    parser: of.parser,
    signal: request.signal,
    progress: (done, serverIdleMs) => {
      context.phases.idle(`${profile.id} ${side}`, serverIdleMs);
      request.progress({ kind: "files", server: profile.name, side, done, of: program.paths.length });
    },
    trace:
      request.traceFolder === undefined
        ? undefined
        : {
            file: join(request.traceFolder, `${profile.id}.${side}.trace.jsonl`),
            header: {
              schema: traceSchema,
              tool: { name: "lanser", version },
              server: { id: profile.id, version: pin.version, treeDigest: of.install.treeDigest },
              side,
              program: program.paths.map((path) => ({ path, blob: blobs.get(path) ?? null })),
              run: { record: of.record, server, withheld, settings },
            },
          },
  });
  return { run: { observation, withheld, text }, server };
}

/** A source that the server never saw is unknown; so is anything that a complete tree would have held. */
function isWithheld(skipped: Materialised["skipped"][number]): boolean {
  if (skipped.kind === "symlink" || skipped.kind === "submodule") return false;
  return skipped.kind === "missing" || skipped.kind === "cap" || /\.pyi?$/.test(skipped.path);
}

function refused(
  program: Extract<ServerProgram, { kind: "refused" }>,
  server: ChosenServer,
  written: Materialised,
): Observation {
  const paths = written.files.map((file) => file.path).filter((path) => /\.pyi?$/.test(path));
  return {
    files: paths.map((path) => ({ kind: "unknown", path, reason: "server-failed" })),
    failure: { code: "server-configuration", message: program.reason },
    schedule: scheduleDigest(server.profile, { paths: [] }),
    limits: [],
  };
}

async function readPolicy(
  repository: Repository,
  comparison: Comparison,
  request: GateRequest,
): Promise<Policy> {
  const [base, head] = await Promise.all([
    readFileAt(repository, comparison.base.tree, configPath),
    readFileAt(repository, comparison.head.tree, configPath),
  ]);
  const decide = (sources: readonly string[]) =>
    decidePolicy(request.policy, { base: base?.toString("utf8"), head: head?.toString("utf8") }, sources);
  try {
    return decide([]);
  } catch (error) {
    // Only a run that names no server looks for what it could have named.
    if (!(error instanceof UserError) || error.code !== "no-server") throw error;
    const entries = await listTree(repository, comparison.head.tree);
    return decide(entries.flatMap((entry) => (typeof entry.path === "string" ? [entry.path] : [])));
  }
}

async function installAll(
  host: GateHost,
  servers: readonly ChosenServer[],
  options: Parameters<typeof installServer>[2],
): Promise<Installed[]> {
  const installed: Installed[] = [];
  for (const server of servers) installed.push(await installServer(host, server.pin, options));
  return installed;
}

/** Two folders of equal path length, so that no result can depend on which side it is. */
async function writeTrees({ repository, scratch, comparison, policy }: Context): Promise<Trees> {
  const write = async (side: Side) => {
    const root = join(scratch, side);
    mkdirSync(root);
    const written = await materialise(repository, comparison[side].tree, root, defaultCaps);
    const { linked } = await linkDependencies(repository, root, policy.config.dependencies);
    return { root, written, linked: linked.map((one) => one.name) };
  };
  const base = await write("base");
  return { base, head: await write("head") };
}

function renamesOf(changes: readonly Change[]): RunRecord["renames"] {
  return changes.flatMap((one) =>
    one.status === "renamed" && one.from !== null && one.to !== null ? [[one.from, one.to] as const] : [],
  );
}

/** How the analysed merge differs from the pull request's own head, file by file. */
async function shownMap(repository: Repository, comparison: Comparison): Promise<ShownMap | null> {
  if (comparison.annotate === null || comparison.annotate.tree === comparison.head.tree) return null;
  const shown: Record<string, readonly Hunk[] | null> = {};
  for (const change of await treeChanges(repository, comparison.head.tree, comparison.annotate.tree)) {
    if (change.from === null || !/\.pyi?$/.test(change.from)) continue;
    const isThere = change.status === "modified" && change.fromBlob !== null && change.toBlob !== null;
    shown[change.from] = isThere ? await hunksBetween(repository, change.fromBlob, change.toBlob) : null;
  }
  return shown;
}

async function hunksBetween(repository: Repository, from: string, to: string): Promise<readonly Hunk[]> {
  const [one, other] = await Promise.all([readBlob(repository, from), readBlob(repository, to)]);
  return alignLines(lines(one.toString("utf8")), lines(other.toString("utf8"))).hunks;
}

function skippedLimits(trees: Trees): RunRecord["limits"] {
  const skipped = [...trees.base.written.skipped, ...trees.head.written.skipped];
  return skipped.map((one) => ({
    code: `not-written-${one.kind}`,
    message: `${one.path}: ${one.reason}`,
    count: 1,
  }));
}

function unstarted(server: ChosenServer): ServerSummary {
  const nothing = { files: 0, unknown: 0 };
  return {
    id: server.profile.id,
    version: server.pin.version,
    treeDigest: null,
    schedule: null,
    interpreter: null,
    base: nothing,
    head: nothing,
  };
}

/** What is known of the policy before a configuration was read. */
function unreadPolicy(request: GateRequest): PolicySummary {
  return {
    origin: "defaults",
    digest: "sha256:".padEnd(71, "0"),
    failOn: request.policy.failOn ?? "error",
    unknown: "inconclusive",
    change: null,
  };
}

const nowhere = { base: { commit: null, tree: null }, head: { commit: null, tree: null } };

function emptyRecord(policy: PolicySummary, compared: Pick<RunRecord, "base" | "head">): RunRecord {
  return {
    base: compared.base,
    head: compared.head,
    policy,
    renames: [],
    ignore: [],
    shown: null,
    limits: [],
  };
}

function readOptional(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

const scratchPrefix = "lanser-gate-";

/** A scratch folder whose name tells a later run whether its owner still lives, so that a kill leaves nothing for ever. */
function makeScratch(
  host: Pick<Host, "temporaryFolder" | "pid" | "kill">,
): { readonly folder: string } & Disposable {
  try {
    const parent = realpathSync(host.temporaryFolder);
    removeAbandoned(host, parent);
    const folder = mkdtempSync(join(parent, `${scratchPrefix}${host.pid}-`));
    return {
      folder,
      [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
    };
  } catch (error) {
    if (diskReason(error) !== undefined) throw error;
    throw new UserError("unreadable-file", "the folder for temporary files (TMPDIR) cannot be used", {
      hint: "Point TMPDIR at a folder that can be written.",
      cause: error,
    });
  }
}

function removeAbandoned(host: Pick<Host, "pid" | "kill">, parent: string): void {
  for (const name of readdirSync(parent)) {
    const owner = new RegExp(`^${scratchPrefix}(\\d+)-`).exec(name)?.[1];
    if (owner === undefined || Number(owner) === host.pid || host.kill(Number(owner), 0)) continue;
    try {
      rmSync(join(parent, name), { recursive: true, force: true });
    } catch {
      // It is another user's, or something still writes there: the next run looks again.
    }
  }
}

/** Promise.all that also fails only after the last has ended: each owns processes and files. */
async function allEnded<T extends readonly unknown[] | []>(
  promises: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

const nothing = (): void => undefined;

type Phases = {
  readonly next: (name: string) => void;
  readonly idle: (session: string, ms: number) => void;
  readonly end: () => RunFacts;
};

function createPhases(host: Pick<Host, "clock" | "usage">, progress: (event: ProgressEvent) => void): Phases {
  const done: { name: string; ms: number; cpuMs: number }[] = [];
  const idle = new Map<string, number>();
  let current: { readonly name: string; readonly since: number; readonly cpuMs: number } | undefined;
  const finish = () => {
    if (current === undefined) return;
    const { name, since, cpuMs } = current;
    done.push({
      name,
      ms: Math.round(host.clock.now() - since),
      cpuMs: Math.round(host.usage().cpuMs - cpuMs),
    });
    current = undefined;
  };
  return {
    next: (name) => {
      finish();
      current = { name, since: host.clock.now(), cpuMs: host.usage().cpuMs };
      progress({ kind: "phase", text: name });
    },
    idle: (session, ms) => idle.set(session, Math.round(ms)),
    end: () => {
      finish();
      return { phases: done, serverIdleMs: Object.fromEntries(idle), peakBytes: host.usage().peakBytes };
    },
  };
}
