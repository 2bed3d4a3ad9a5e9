/**
 * Opens a server on a tree: prepares the tree for the server and runs sessions. Nothing else starts a server on a
 * tree.
 */

import { existsSync, mkdirSync, realpathSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { createLinkResolver } from "../git/links.ts";
import { compact } from "../model/compact.ts";
import { cancelled } from "../model/errors.ts";
import type { FixedFinding } from "../model/fixes.ts";
import { canonical } from "../model/json.ts";
import type { LookupPlan } from "../model/lookup.ts";
import { once } from "../model/once.ts";
import { isBelow, isInside } from "../model/paths.ts";
import type { Side } from "../model/report.ts";
import { unitName } from "../model/sessions.ts";
import { type DeclarationReader, declarationReader } from "../packages/declared.ts";
import { beginningOf, readOptional } from "../platform/files.ts";
import { blobId } from "../platform/hashing.ts";
import type { Host } from "../platform/host.ts";
import { currentMode } from "../servers/compiler/modes.ts";
import { languageName, needsBeginning } from "../servers/languages.ts";
import {
  type Outward,
  type OutwardSearch,
  type OutwardTexts,
  outwardMessage,
  type Refusal,
} from "../servers/outward.ts";
import { type FileSet, onlyProject, type Profile } from "../servers/profile.ts";
import { sandboxHost } from "../servers/sandbox/bubblewrap.ts";
import type { ObservationCache } from "../session/observe/cache/cache.ts";
import { observeFromKept } from "../session/observe/cache/kept.ts";
import { fixingProfile } from "../session/observe/fixes.ts";
import type { LiveSide } from "../session/observe/live.ts";
import { type Observation, resultOf } from "../session/observe/observation.ts";
import { refusedObservation } from "../session/observe/observe.ts";
import { type PreparedTree, prepareTree } from "../session/observe/prepare.ts";
import type { Probing } from "../session/observe/probing.ts";
import type { Lease } from "../session/pool/lease.ts";
import type { ServerPool } from "../session/pool/pool.ts";
import type { WalkState } from "../session/pool/walking.ts";
import type { TraceHeader } from "../session/trace/format.ts";
import { openTrace } from "../session/trace/record.ts";
import { type Import, importsIn } from "../syntax/imports.ts";
import { syntaxLanguage } from "../syntax/parser.ts";
import { projectText, type RunRecord, type ServerRecord, type SideFacts } from "../verdict/record.ts";
import { recordedScope, scopeOfServer } from "../verdict/scope.ts";
import { affectsEveryFile } from "../verdict/whole-program.ts";
import type { WorkspaceContext } from "./context.ts";
import { configurationDigest, traceHeader } from "./header.ts";
import { listImportedPackages } from "./imported-packages.ts";
import { knownPackages } from "./installed.ts";
import { createReadings } from "./readings.ts";
import type { ReadyServer } from "./server.ts";
import { type Tree, treeNames } from "./tree.ts";

// "Outward" is a reference of a file to something outside of the tree. A server must not follow it: the change could
// make it read files of the machine.

/**
 * Results by tree. All files are read once for all projects and servers of a tree: the place of a project does not
 * matter to them.
 */
const known = new WeakMap<Tree["written"], Map<OutwardSearch, Promise<Outward | undefined>>>();

/**
 * Finds the first file whose text refers outside of the tree; undefined if none does, and for a server whose own
 * program reports it. Reads all sources once for all projects of a tree.
 */
function outwardOnDisk(
  { outward, isSource }: Pick<Profile, "outward" | "isSource">,
  { written }: Pick<Tree, "written">,
  find: (texts: OutwardTexts) => Promise<Outward | undefined>,
): Promise<Outward | undefined> {
  if (outward?.onDisk !== "texts") return Promise.resolve(undefined);
  const ofTree = known.get(written) ?? new Map<OutwardSearch, Promise<Outward | undefined>>();
  known.set(written, ofTree);
  const sources = written.files.map(({ path }) => path).filter(isSource);
  const found = ofTree.get(outward) ?? find(new Map(sources.map((path) => [path, null])));
  ofTree.set(outward, found);
  return found;
}

/** Readers of declarations by tree: all roots of a tree share one. */
const readers = new WeakMap<Tree["written"], DeclarationReader>();

/** Returns the reader of package declarations for a tree. */
function readerOf(written: Tree["written"]): DeclarationReader {
  const reader = readers.get(written) ?? declarationReader();
  readers.set(written, reader);
  return reader;
}

/** Where and how a server is opened. */
export type WorkspaceOptions = {
  readonly context: WorkspaceContext;
  /** Folder of the tree that the server is opened on, "." for the top. */
  readonly project: string;
  /** Name that distinguishes the workspaces of one folder. */
  readonly name: string;
  /** Folder for files outside of the tree; it exists. */
  readonly scratch: string;
  /** Sources that the server cannot get at all. */
  readonly withheld: SideFacts["withheld"];
  /** Program listed for the other side, if it is the same here; null if the server's own command lists it. */
  readonly listed: FileSet | null;
  /** Reason of the caller not to start the server on this tree, in addition to reasons of the server; null for none. */
  readonly refusal: string | null;
};

/** A server opened on one tree: facts about its files, and the function that runs sessions. */
export type Workspace = {
  readonly server: ServerRecord;
  readonly tree: Tree;
  readonly prepared: PreparedTree;
  readonly facts: SideFacts;
  /** Reason why no session is started on it, or null. */
  readonly refusal: Refusal | null;
  /**
   * Finds the first of these texts that leads out of the tree; undefined if none does, and for a server that follows
   * none.
   */
  readonly outward: (texts: OutwardTexts) => Promise<Outward | undefined>;
  /** Host that starts the server and its command: in its sandbox, if it has one. */
  readonly host: Host;
  readonly headerOf: (request: SessionPlan) => TraceHeader;
  readonly observe: (request: SessionRequest) => Promise<Observation>;
};

/** Input of a session, and the comparison that it belongs to. */
export type SessionPlan = {
  /** Name of the session in the trace. */
  readonly session: string;
  readonly side: Side;
  /** Files to open, in this order. */
  readonly paths: readonly string[];
  /** Record of the comparison; null if the session is not part of one. */
  readonly record: RunRecord | null;
};

/** Everything that one session needs. */
export type SessionRequest = SessionPlan & {
  readonly lookups: LookupPlan | null;
  /** Probes after the last answer; null for none. */
  readonly probing: Probing | null;
  /** Findings whose fixes are queried; absent for a session that queries no fixes. */
  readonly fixes?: readonly FixedFinding[] | undefined;
  /** Folder for this session alone; the session creates it. */
  readonly home: string;
  /** File and header of the trace; null records nothing. */
  readonly trace: { readonly file: string; readonly header: TraceHeader } | null;
  readonly progress: LiveSide["progress"];
  readonly crashed?: LiveSide["crashed"];
  readonly restarted?: LiveSide["restarted"];
  /** Lease of a process that several passes share; absent and null: a new process, or that of a walk. */
  readonly lease?: Lease | null;
  /** Cache of earlier observations; absent or null if the server is to be queried. */
  readonly cache?: ObservationCache | null;
  /** Changes for a run that differs on purpose. */
  readonly varied?: Pick<LiveSide, "environment" | "command">;
};

/**
 * Opens a server on a tree. No session runs yet, but the program is listed and the packages are read, because the
 * scope of a run and the header of a trace depend on them. Throws if the run was cancelled meanwhile.
 */
export async function openWorkspace(
  machine: Host,
  ready: ReadyServer,
  tree: Tree,
  options: WorkspaceOptions,
): Promise<Workspace> {
  const { profile, settings } = ready.chosen;
  const { context, project } = options;
  const { root, written, linked } = tree;
  const found = { packages: [] as readonly string[], kept: [] as readonly string[] };
  const host = sandboxedHost(machine, ready, tree, { context, found });
  const prepared = await prepareTree(host, {
    profile,
    toolchain: ready.toolchain,
    settings,
    serverFolder: ready.install.folder,
    root,
    project,
    linked,
    named: context.dependencies,
    checkouts: checkoutsOf(tree, context),
    scratch: options.scratch,
    listed: options.listed,
    name: `${unitName(profile.id, project)}-${options.name}`,
  });
  // A program that was ended with the run lists too few files, so its answer must not be used.
  if (context.signal.aborted) throw cancelled();
  found.packages = [...prepared.places, ...Object.values(prepared.context.toolchain)];
  found.kept = profile.writable?.(prepared.context.toolchain) ?? [];
  const { facts, blobs } = readFacts(ready, tree, options, prepared);
  const server = serverRecord(ready, tree, options, prepared);
  const outward = async (texts: OutwardTexts) => {
    const place = { root, project, serverFolder: ready.install.folder, links: written.links };
    return profile.outward?.find(host, { ...place, checkouts: checkoutsOf(tree, context) }, texts);
  };
  const led = await outwardOnDisk(profile, tree, outward);
  const refusal =
    options.refusal === null ? (prepared.refusal ?? outsideRefusal(led)) : misconfigured(options.refusal);
  const imported = once(() =>
    listImportedPackages({ profile, root, linked, facts, places: prepared.places }),
  );
  const opened: Opened = { host, ready, tree, options, prepared, facts, blobs, server, refusal, imported };
  return {
    ...{ server, tree, prepared, facts, refusal, outward, host },
    headerOf: (plan) => headerOf(opened, plan),
    observe: (request) => observe(opened, request),
  };
}

/** What all sessions of a workspace share. */
type Opened = Pick<Workspace, "host" | "tree" | "prepared" | "facts" | "server" | "refusal"> & {
  readonly ready: ReadyServer;
  readonly options: WorkspaceOptions;
  readonly blobs: ReadonlyMap<string, string>;
  readonly imported: () => ReturnType<typeof listImportedPackages>;
};

/** Reads the facts about the files of a tree, and the blob of each file as the server sees it. */
function readFacts(
  ready: ReadyServer,
  { root, written, linked }: Tree,
  { context, project, withheld }: WorkspaceOptions,
  prepared: PreparedTree,
): { readonly facts: SideFacts; readonly blobs: ReadonlyMap<string, string> } {
  const { profile } = ready.chosen;
  const sources = written.files.map((file) => file.path).filter(profile.isSource);
  const program = prepared.program ?? sources.filter((path) => isBelow(path, project));
  const placeOf = createLinkResolver(written.links);
  // A file also counts as checked if the server checks it under the name of a link.
  const checked = new Set([...program, ...program.map(placeOf)]);
  const configurationFiles = profile.configurationFiles(onlyProject({ root, project }));
  const text = (path: string) =>
    checked.has(path)
      ? readOptional(join(root, path))
      : projectText({ told: prepared.projectDiagnostics, configurationFiles }, path);
  const blobs = new Map(written.files.map((file) => [file.path, file.blob] as const));
  for (const path of program) {
    const blob = blobs.get(placeOf(path));
    if (blob !== undefined) blobs.set(path, blob);
  }
  // Head's tree can contain base's configuration files, so their blob is that of the text on disk.
  for (const path of configurationFiles) {
    const text = blobs.has(path) ? readOptional(join(root, path)) : undefined;
    if (text !== undefined) blobs.set(path, blobId(context.repository.objectFormat, Buffer.from(text)));
  }
  const { readings } = context;
  const importsOf = (path: string): readonly Import[] => {
    const language = syntaxLanguage(profile.languageId(path));
    const blob = checked.has(path) ? blobs.get(path) : undefined;
    const written = () => text(path) ?? "";
    if (language === undefined) return [];
    return readings === undefined || blob === undefined
      ? importsIn(language, written())
      : readings.imports(blob, language, written);
  };
  const facts: SideFacts = {
    languageId: profile.languageId,
    ...compact({
      importsOf: readings === undefined ? undefined : importsOf,
      catalogue: profile.catalogue,
      census: profile.census,
      unprobed: profile.unprobed,
    }),
    program,
    withheld,
    unchecked: [
      ...sources.filter((path) => !checked.has(path) && isSourceAt(profile, root, path)),
      ...otherScripts(profile, root, written.files),
    ],
    configurationFiles,
    packages: knownPackages({
      root,
      files: written.files.map((file) => file.path),
      program,
      ecosystem: profile.languageIds.includes("python") ? "pypi" : "npm",
      places: prepared.places,
      linked,
      reader: readerOf(written),
    }),
    text,
    reading: createReadings(ready.parser, profile.languageId, text),
  };
  return { facts, blobs };
}

function installedServer({ chosen, install }: ReadyServer) {
  return { id: chosen.profile.id, version: chosen.pin.version, treeDigest: install.treeDigest };
}

function serverRecord(
  ready: ReadyServer,
  { root }: Tree,
  { project }: WorkspaceOptions,
  { toolchain }: PreparedTree,
): ServerRecord {
  const { profile, settings, sandbox } = ready.chosen;
  return {
    ...installedServer(ready),
    interpreter: toolchain,
    mode: currentMode(profile),
    settings: configurationDigest({ profile, root, project, settings }),
    ...compact({ stability: profile.unproven === undefined ? undefined : "unproven", sandbox }),
  };
}

function scheduleOf({ ready, facts }: Opened, { paths }: SessionPlan): LiveSide["schedule"] {
  const { profile, pin } = ready.chosen;
  return { paths, programFiles: facts.program.length, keepsOpen: profile.keepsOpen(pin.version) };
}

/** Returns the profile for a session. The session for fixes declares other capabilities. */
function profileOf({ ready }: Opened, session: string): Profile {
  const { profile } = ready.chosen;
  return session === "head-fixes" ? fixingProfile(profile) : profile;
}

function headerOf(opened: Opened, plan: SessionPlan): TraceHeader {
  const { ready, tree, prepared, facts, blobs } = opened;
  const { profile, settings } = ready.chosen;
  const { overlays = [], parts = [] } = prepared.context;
  const scope = recordedScope(
    facts,
    plan.record === null ? undefined : scopeOfServer(plan.record, profile.id),
  );
  return traceHeader({
    profile: profileOf(opened, plan.session),
    server: installedServer(ready),
    side: plan.side,
    session: plan.session,
    snapshot: tree.snapshot,
    schedule: scheduleOf(opened, plan),
    blobs,
    root: tree.root,
    project: opened.options.project,
    run: {
      record: plan.record,
      server: opened.server,
      dependencies: prepared.dependencies,
      packages: prepared.packages,
      programFiles: facts.program.length,
      ...compact({ scope }),
      withheld: facts.withheld,
      // Unchecked files matter only for a comparison of two sides.
      unchecked: plan.record === null ? [] : facts.unchecked,
      configurationFiles: facts.configurationFiles,
      told: prepared.projectDiagnostics,
      // A comparison is judged by the declared packages. For other sessions they only explain differences.
      ...compact({
        declared: plan.record === null && facts.packages?.length === 0 ? undefined : (facts.packages ?? []),
      }),
      ...opened.imported(),
      settings,
      ...compact({
        own: profile.own,
        overlays: overlays.length === 0 ? undefined : overlays,
        parts: parts.length === 0 ? undefined : parts,
      }),
    },
  });
}

async function observe(opened: Opened, request: SessionRequest): Promise<Observation> {
  const { host, ready, tree, options, prepared, facts, blobs, refusal } = opened;
  const { profile, pin, sandbox } = ready.chosen;
  const { context, project } = options;
  const schedule = scheduleOf(opened, request);
  const trace = request.trace ?? undefined;
  if (refusal !== null) {
    const observation = refusedObservation(profile, schedule, refusal);
    if (trace !== undefined) recordRefusal(host, trace, refusal, observation);
    return observation;
  }
  const side: LiveSide = {
    profile: profileOf(opened, request.session),
    context: prepared.context,
    schedule,
    projectDiagnostics: prepared.projectDiagnostics,
    lookups: request.lookups,
    probing: request.probing,
    fixes: request.fixes ?? null,
    repository: context.repository.top,
    scratch: request.home,
    reading: facts.reading,
    signal: context.signal,
    progress: request.progress,
    crashed: request.crashed,
    restarted: request.restarted,
    trace,
    ...request.varied,
  };
  const { pool } = context;
  // A session for fixes declares other capabilities, so it gets a process of its own. Its findings are not used.
  if (request.fixes !== undefined) return pool.observe(host, side, null);
  const { session } = request;
  // A check of single files must not depend on earlier queries, so it needs a fresh process.
  const isAlone = session.endsWith("-alone") || session.endsWith("-recheck");
  const isFresh = request.varied !== undefined || trace !== undefined || isAlone;
  const warm = isFresh ? undefined : context.warm;
  const unit = unitName(profile.id, project);
  const mattering = (before: WalkState["blobs"]) => warm?.mattering(before, blobs) ?? null;
  const state = {
    unit,
    session,
    blobs,
    rest: digestInputOfRest(tree, pin.version),
    mattersToAll: affectsEveryFile,
    mattering,
  };
  // A sandbox belongs to one state of the tree, so a sandboxed server cannot walk on.
  const canWalk = warm !== undefined && profile.walks !== undefined && sandbox === undefined;
  const walking = canWalk ? pool.walk.lease(state) : null;
  const lease = walking ?? request.lease ?? null;
  const begin = (one: LiveSide) =>
    (lease?.both ?? null) === null ? pool.observe(host, one, lease) : handOn({ host, pool }, one, lease);
  if (walking?.isRunning === true) return begin(side);
  const cache = request.varied === undefined ? (request.cache ?? null) : null;
  if (cache === null || trace !== undefined) return begin(side);
  // A sandboxed server cannot reach all files, so its observations have names of their own in the cache.
  const kept = sandbox === "bwrap" ? " in bwrap" : "";
  const name = `${unit} ${session}${kept}`;
  const { toolchain, places } = prepared;
  const isWell = () => lease?.isWell() ?? true;
  const isFirst = session === request.side;
  return cache.observe(
    side,
    {
      ...{ name, server: installedServer(ready), toolchain, places, isWell },
      ...compact({ whole: isFirst && profile.isOrdered === true ? facts.program : undefined }),
    },
    begin,
  );
}

/** Returns the refusal for a reference that leaves the tree; null if there is none. */
function outsideRefusal(led: Outward | undefined): Refusal | null {
  return led === undefined ? null : { code: "outside", message: outwardMessage(led) };
}

/** Returns the refusal for a configuration that head cannot get. */
function misconfigured(message: string): Refusal {
  return { code: "server-configuration", message };
}

/**
 * Frees this process for the other side. Probes after the last answer run in another process, which repeats all
 * queries first. If that process has other findings, the observation fails, because the server is not deterministic.
 */
async function handOn(
  { host, pool }: { readonly host: Host; readonly pool: ServerPool },
  side: LiveSide,
  lease: Lease | null,
): Promise<Observation> {
  const observation = await pool.observe(host, { ...side, probing: null }, lease);
  if (observation.failure !== undefined) return observation;
  const again = await observeFromKept(side, observation, {
    live: (one) => pool.observe(host, { ...one, scratch: `${side.scratch}-probed` }, null),
    answersTo: () => undefined,
  });
  if (again.kind !== "differs") return again.observation;
  const message = "a second process of the server had other findings in the same files";
  return { ...again.observation, failure: { code: "digest-mismatch", message } };
}

/**
 * Returns the digest input of everything in a tree except for its plain files. A running server is not notified of
 * changes there, so it can walk on only if this is the same.
 */
export function digestInputOfRest(
  { written: { links, skipped }, linked, from }: Tree,
  version: string,
): string {
  return canonical({ version, links, skipped, linked, from });
}

/**
 * Returns a host that starts every process of the server, its listings too, inside its sandbox; the host itself if
 * there is none. In the folder of the run a process sees only the trees and the files that its arguments name. It
 * writes only to folders that its environment names, and never through a link.
 */
function sandboxedHost(
  host: Host,
  { chosen, install, sandbox }: ReadyServer,
  tree: Tree,
  of: {
    readonly context: WorkspaceContext;
    /** Paths of the toolchain, once it was found for the tree: those that are read, and those that are written. */
    readonly found: { readonly packages: readonly string[]; readonly kept: readonly string[] };
  },
): Host {
  if (sandbox === null) return host;
  const { context, found } = of;
  const { scratch } = context;
  const trees = [tree.root, ...treeNames.map((name) => join(scratch, name))];
  const dependencies = checkoutsOf(tree, context).flatMap((one) =>
    tree.linked.map((name) => join(one, name)),
  );
  const isOwn = (path: string) => isInside(path, scratch) && path !== scratch;
  const isThere = (path: string) => !isOwn(path) || (existsSync(path) && realpathSync(path) === path);
  return sandboxHost(host, sandbox, ({ file, args, cwd, env }) => {
    const namedByArguments = args.map((arg) => arg.slice(arg.indexOf("/"))).filter(isOwn);
    const writable = [cwd, ...Object.values(env)].filter(
      (path) => isOwn(path) && ![...trees, install.folder].some((one) => isInside(path, one)),
    );
    for (const path of writable) mkdirSync(path, { recursive: true });
    const reads = chosen.profile.readable?.({ file, env }) ?? [];
    // A server that runs no code of the repository reads only paths that Lanser passes to it.
    const named =
      chosen.profile.executes === "repository"
        ? []
        : [
            ...args.map((arg) => arg.slice(arg.indexOf("/"))),
            ...Object.values(env),
            ...found.packages,
          ].filter((path) => isAbsolute(path) && !isInside(path, scratch) && existsSync(path));
    return {
      readable: [
        host.nodePath,
        install.folder,
        ...trees,
        ...dependencies,
        ...namedByArguments,
        ...reads,
        ...named,
      ].filter(isThere),
      writable: [...writable, ...found.kept].filter(isThere),
    };
  });
}

/**
 * Returns the folders in which a tree's dependencies were found, laid out like the tree. Paths there belong to the
 * repository, so they are not outside.
 */
export function checkoutsOf({ from }: Tree, { repository }: WorkspaceContext): readonly string[] {
  return [...new Set([from, repository.top])];
}

/** Writes the trace of a session that was never started, with the reason, so that a replay of the run knows it. */
function recordRefusal(
  { clock }: Pick<Host, "clock">,
  { file, header }: NonNullable<SessionRequest["trace"]>,
  { code, message }: Refusal,
  observation: Observation,
): void {
  const trace = openTrace(clock, file, header, new Map());
  trace.note("decision", { refused: message, ...compact({ code: code === "outside" ? code : undefined }) });
  trace.note("result", resultOf(observation));
  trace.finish();
}

// Some scripts have no ending, and only their first line shows their language.

/**
 * Returns the files whose first line names the server's language, and whose name does not match its sources. The
 * server does not check them, so the report lists them as unchecked.
 */
function otherScripts(
  profile: Profile,
  root: string,
  files: readonly { readonly path: string }[],
): readonly string[] {
  return files.flatMap(({ path }) =>
    needsBeginning(path) &&
    !profile.isSource(path) &&
    languageName(path, beginningOf(join(root, path))) === profile.language
      ? [path]
      : [],
  );
}

/** True if the server checks the file, judged by its text if the name is not enough. */
function isSourceAt({ isSourceText }: Profile, root: string, path: string): boolean {
  return isSourceText === undefined || isSourceText(path, beginningOf(join(root, path)));
}
