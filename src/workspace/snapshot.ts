/**
 * One tree and one server, asked as often as wanted, each time by a fresh process: what recording, re-recording and
 * drift have in common.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { LookupPlan } from "../core/lookup.ts";
import { compareText } from "../core/order.ts";
import { isInside } from "../core/paths.ts";
import { readOptional } from "../folders.ts";
import type { Host } from "../host.ts";
import type { Environment } from "../observe/environment.ts";
import { observeLive } from "../observe/live.ts";
import type { Observation } from "../observe/observation.ts";
import { refusedObservation } from "../observe/observe.ts";
import { type PreparedTree, prepareTree } from "../observe/prepare.ts";
import { noVariation, type Variation, variedCommand, variedEnvironment } from "../observe/vary.ts";
import type { ChosenServer } from "../policy/policy.ts";
import { linkDependencies } from "../repo/dependencies.ts";
import type { Repository } from "../repo/git.ts";
import { defaultCaps, type Materialised, materialise } from "../repo/tree.ts";
import { findExecutable } from "../servers/executables.ts";
import type { Installed } from "../servers/install.ts";
import type { Toolchain } from "../servers/profile.ts";
import type { SyntaxParser } from "../syntax/parser.ts";
import type { TraceEntry, TraceHeader } from "../trace/format.ts";
import { readTrace } from "../trace/read.ts";
import { openTraceFile, type TraceSource } from "../trace/source.ts";
import type { RecordedRun } from "../verdict/record.ts";
import { traceHeader } from "./header.ts";
import { createOutlines } from "./outlines.ts";
import { parserFor } from "./parsers.ts";
import { recordRefusal } from "./refusal.ts";

export type SnapshotOptions = {
  readonly repository: Repository;
  readonly server: ChosenServer;
  readonly install: Extract<Installed, { kind: "installed" }>;
  readonly commit: string | null;
  readonly tree: string;
  readonly dependencies: readonly string[];
  /** A folder for this alone; it must exist. */
  readonly scratch: string;
  readonly signal: AbortSignal;
};

export type SnapshotRequest = {
  /** Called so in the trace. */
  readonly session: string;
  /** The files to open, in this order. */
  readonly paths: readonly string[];
  /** The sources that lie in the tree; null for all of the snapshot. */
  readonly files: readonly string[] | null;
  readonly variation: Variation;
  readonly lookups: LookupPlan | null;
  /** Where the trace goes; null: kept for the comparison alone. */
  readonly trace: string | null;
};

export type SnapshotRun = {
  readonly observation: Observation;
  readonly environment: Environment;
  readonly entries: () => Iterable<TraceEntry>;
  readonly source: () => TraceSource;
  /** Takes the trace away where it was kept for the comparison alone. */
  readonly discard: () => void;
  /** What could not be varied here, in words. */
  readonly notVaried: readonly string[];
};

export type Snapshot = {
  /** The sources that the server's own command would check, in its order. */
  readonly program: readonly string[];
  /** Why the server is not started on it, or null. */
  readonly refusal: string | null;
  /** Sources of which git does not have the content here. */
  readonly missing: readonly string[];
  readonly text: (path: string) => string | null;
  /** Whether there is a file or folder of that name in it, whoever looks at it. */
  readonly has: (path: string) => boolean;
  /** The server's own, as far as they lie in the tree. */
  readonly configurationFiles: readonly string[];
  /** What else a result hangs on, by name, for people. */
  readonly environment: readonly (readonly [name: string, value: string])[];
  readonly run: (request: SnapshotRequest) => Promise<SnapshotRun>;
};

type Tree = { readonly root: string; readonly written: Materialised; readonly prepared: PreparedTree };

export async function openSnapshot(host: Host, options: SnapshotOptions): Promise<Snapshot> {
  const { repository, server } = options;
  const forbidden = [repository.top, options.scratch];
  const [toolchain, parser] = await Promise.all([
    server.profile.toolchain.find(host, forbidden),
    parserFor([server.profile]),
  ]);
  const of: Context = {
    ...options,
    toolchain,
    parser,
    taskset: findExecutable("taskset", host.env["PATH"], forbidden),
  };
  const whole = await writeTree(host, of, "whole", noVariation, null);
  const program = whole.prepared.program ?? [];
  let runs = 0;
  return {
    program,
    refusal: whole.prepared.refusal,
    missing: whole.written.skipped.flatMap(({ kind, path }) => (kind === "missing" ? [path] : [])),
    text: (path) => readOptional(join(whole.root, path)) ?? null,
    has: (path) => isInside(join(whole.root, path), whole.root) && existsSync(join(whole.root, path)),
    configurationFiles: server.profile
      .configurationFiles(whole.root)
      .filter((path) => readOptional(join(whole.root, path)) !== undefined),
    environment: environmentIn(whole.prepared, server.settings),
    run: async (request) => {
      runs += 1;
      const name = `run-${runs}`;
      const isWhole = request.files === null && isInPlace(request.variation);
      const tree = isWhole ? whole : await writeTree(host, of, name, request.variation, request.files);
      try {
        return await runOnce(host, of, tree, name, request);
      } finally {
        if (!isWhole) rmSync(join(of.scratch, name), { recursive: true, force: true });
      }
    },
  };
}

function environmentIn(
  { toolchain }: PreparedTree,
  settings: ChosenServer["settings"],
): readonly (readonly [string, string])[] {
  return [
    ...(toolchain === null ? [] : [["interpreter", `${toolchain.name} ${toolchain.version}`] as const]),
    ...(Object.keys(settings).length === 0 ? [] : [["settings", JSON.stringify(settings)] as const]),
  ];
}

/** Whether the tree itself is as it always is. */
function isInPlace({ rootFolders, written }: Variation): boolean {
  return rootFolders.length === 0 && written === "walk";
}

type Context = SnapshotOptions & {
  readonly toolchain: Toolchain;
  readonly parser: SyntaxParser;
  readonly taskset: { readonly path: string } | undefined;
};

async function writeTree(
  host: Host,
  of: Context,
  name: string,
  variation: Variation,
  files: readonly string[] | null,
): Promise<Tree> {
  const { profile } = of.server;
  const folder = join(of.scratch, name);
  const first = join(folder, "tree");
  mkdirSync(first, { recursive: true });
  const written = await materialise(of.repository, of.tree, first, defaultCaps);
  if (files !== null) {
    const kept = new Set(files);
    for (const { path } of written.files)
      if (profile.isSource(path) && !kept.has(path)) rmSync(join(first, path), { force: true });
  }
  let root = first;
  if (!isInPlace(variation)) {
    root = join(folder, ...variation.rootFolders, "varied");
    copyTree(first, root, variation.written);
    rmSync(first, { recursive: true, force: true });
  }
  const { linked } = await linkDependencies(of.repository, root, of.dependencies);
  const prepared = await prepareTree(host, {
    profile,
    toolchain: of.toolchain,
    settings: of.server.settings,
    serverFolder: of.install.folder,
    root,
    linked: linked.map((one) => one.name),
    repository: of.repository.top,
    scratch: folder,
    name: "tree",
  });
  return { root, written, prepared };
}

/** Written file by file in the order that is asked for: some file systems list a folder in the order of its making. */
function copyTree(from: string, to: string, order: Variation["written"]): void {
  const files = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  if (order === "reverse") files.reverse();
  mkdirSync(to, { recursive: true });
  for (const file of files) {
    const target = to + file.slice(from.length);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(file, target, { verbatimSymlinks: true });
  }
}

async function runOnce(
  host: Host,
  of: Context,
  { root, written, prepared }: Tree,
  name: string,
  request: SnapshotRequest,
): Promise<SnapshotRun> {
  const { profile, pin, settings } = of.server;
  const { variation } = request;
  const program = prepared.program ?? [];
  const keepsOpen = profile.keepsOpen(pin.version);
  const schedule = { paths: request.paths, programFiles: program.length, keepsOpen };
  const isOpened = new Set(request.paths);
  const text = (path: string) => (isOpened.has(path) ? readOptional(join(root, path)) : undefined);
  const server = {
    id: profile.id,
    version: pin.version,
    treeDigest: of.install.treeDigest,
    interpreter: prepared.toolchain,
  };
  const header = {
    ...traceHeader({
      profile,
      server: { id: server.id, version: server.version, treeDigest: server.treeDigest },
      side: "head",
      session: request.session,
      snapshot: { commit: of.commit, tree: of.tree },
      schedule,
      blobs: new Map(written.files.map((file) => [file.path, file.blob] as const)),
      root,
      run: {
        record: null,
        server,
        dependencies: prepared.dependencies,
        packages: prepared.packages,
        programFiles: program.length,
        withheld: [],
        unchecked: [],
        configurationFiles: profile.configurationFiles(root),
        told: prepared.projectDiagnostics,
        settings,
      },
    }),
    ...(variation.name === noVariation.name ? {} : { variation: { name: variation.name } }),
  };
  const file = request.trace ?? join(of.scratch, `${name}.trace.jsonl`);
  const discard = () => {
    if (request.trace === null) rmSync(file, { force: true });
  };
  let notVaried: readonly string[] = [];
  const environment = environmentOf(header, header.run as RecordedRun);
  const source = () => openTraceFile(file);
  const entries = function* (): Iterable<TraceEntry> {
    const read = readTrace(source());
    if (read.kind === "trace") yield* read.trace.entries();
  };
  if (prepared.refusal !== null) {
    const observation = refusedObservation(profile, schedule, prepared.refusal);
    recordRefusal(host.clock, { file, header }, prepared.refusal, observation);
    return { observation, environment, entries, source, discard, notVaried };
  }
  const home = join(of.scratch, `home-${name}`);
  const varied = variedEnvironment(variation, home);
  for (const folder of varied.folders) mkdirSync(folder, { recursive: true });
  using _home = { [Symbol.dispose]: () => rmSync(home, { recursive: true, force: true }) };
  const observation = await observeLive(host, {
    profile,
    context: prepared.context,
    schedule,
    projectDiagnostics: prepared.projectDiagnostics,
    lookups: request.lookups,
    repository: of.repository.top,
    scratch: home,
    outline: createOutlines(of.parser, profile.languageId, text),
    signal: of.signal,
    progress: () => undefined,
    trace: { file, header },
    environment: varied.environment,
    command: (command) => {
      const { notVaried: left, ...other } = variedCommand(command, variation, of.taskset?.path ?? null);
      notVaried = left;
      return other;
    },
  });
  return { observation, environment, entries, source, discard, notVaried };
}

/** What must be the same for two sessions to be compared, in words and digests. */
export function environmentOf(
  { server, digests, snapshot }: TraceHeader,
  { server: { interpreter }, dependencies = {}, packages }: RecordedRun,
): Environment {
  const linked = Object.entries(dependencies)
    .sort(([a], [b]) => compareText(a, b))
    .map(([name, digest]) => `${name} ${brief(digest)}`);
  const strict = {
    server: `${server.id} ${server.version} ${brief(server.treeDigest)}`,
    "the server's configuration": brief(digests.configuration),
    "what it is told of this client": brief(digests.capabilities),
    tree: snapshot.tree ?? "none",
    toolchain: interpreter === null ? "none" : `${interpreter.name} ${interpreter.version}`,
    "packages in linked folders": linked.length === 0 ? "none" : linked.join(", "),
  };
  return [
    ...Object.entries(strict).map(([name, value]) => ({ name, value, isStrict: true })),
    // Most of them are nothing to the sources, so that one more or less alone keeps nobody from comparing.
    ...(packages === undefined
      ? []
      : [
          {
            name: "packages beside the toolchain",
            value: packages === null ? "none" : brief(packages),
            isStrict: false,
          },
        ]),
  ];
}

/** Enough of a digest to tell two apart by eye, and by chance never the same. */
function brief(digest: string): string {
  return digest.slice(0, "sha256:".length + 16);
}
