/**
 * Runs one server on one commit as often as needed, each time in a fresh process, and under a variation if requested.
 * Recording traces, checking them again, pin updates and drift tests need this: they compare runs that must not share
 * state.
 */

import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { createLinkResolver } from "../git/links.ts";
import type { WrittenFiles } from "../git/tree.ts";
import { compact } from "../model/compact.ts";
import type { LookupPlan } from "../model/lookup.ts";
import { isInside } from "../model/paths.ts";
import { readOptional } from "../platform/files.ts";
import type { Host } from "../platform/host.ts";
import type { ChosenServer } from "../policy/policy.ts";
import { findExecutable } from "../servers/executables.ts";
import type { Refusal } from "../servers/outward.ts";
import type { Environment } from "../session/observe/environment.ts";
import type { Observation } from "../session/observe/observation.ts";
import { noVariation, type Variation, variedCommand, variedEnvironment } from "../session/observe/vary.ts";
import type { TraceEntry } from "../session/trace/format.ts";
import { readTrace } from "../session/trace/read.ts";
import { openTraceFile, type TraceSource } from "../session/trace/source.ts";
import type { RecordedRun } from "../verdict/record.ts";
import type { WorkspaceContext } from "./context.ts";
import { environmentOf } from "./header.ts";
import { openWorkspace, type Workspace } from "./open.ts";
import { rootsIn } from "./roots.ts";
import { type FailedInstallation, forbiddenFolders, type ReadyServer, readyServer } from "./server.ts";
import { type SnapshotId, type Tree, writeTree } from "./tree.ts";

/** Request for one more run of a server. */
export type RerunRequest = {
  /** Name of the run in the trace. */
  readonly session: string;
  /** Files to open, in this order. */
  readonly paths: readonly string[];
  /** Sources in the tree; null for all of the snapshot. */
  readonly files: readonly string[] | null;
  readonly variation: Variation;
  readonly lookups: LookupPlan | null;
  /** File of the trace; null keeps it for the comparison alone. */
  readonly trace: string | null;
};

/** Options of a run over the whole tree without a variation: the reference that varied runs are compared with. */
export const noVariationOptions = { files: null, variation: noVariation } as const;

/** Result of one run: what the server answered, and the trace of the session. */
export type Rerun = {
  readonly observation: Observation;
  readonly environment: Environment;
  readonly entries: () => Iterable<TraceEntry>;
  readonly source: () => TraceSource;
  /** Removes the trace if it was kept for the comparison alone. */
  readonly discard: () => void;
  /** Variations that are not possible here, in words. */
  readonly notVaried: readonly string[];
};

/** Server that is prepared on a folder of a commit, and that can run again and again. */
export type Repeatable = {
  readonly kind: "repeatable";
  /** Folder that the server is opened on, "." for the top. */
  readonly project: string;
  /** Sources that the server's own command would check, in its order. */
  readonly program: readonly string[];
  /** Reason why the server is not started on it, or null. */
  readonly refusal: Refusal | null;
  /** Sources whose content git does not have here. */
  readonly missing: readonly string[];
  readonly text: (path: string) => string | null;
  /** True if the tree has a file or folder of that name, checked or not. */
  readonly has: (path: string) => boolean;
  /** Configuration files of the server, as far as they lie in the tree. */
  readonly configurationFiles: readonly string[];
  /** Other facts that a result depends on, by name, for people. */
  readonly environment: readonly (readonly [name: string, value: string])[];
  readonly run: (request: RerunRequest) => Promise<Rerun>;
};

/** Commit, and the folder in it that the server is opened on, "." for the top. */
export type ProjectAt = SnapshotId & { readonly project: string };

/**
 * Lists the folders of a commit that a server would be opened on, in the order of their paths. A trace holds one
 * folder, so a recording of a commit needs this list first. `scratch` is a folder for this call alone.
 */
export async function findRootsAt(
  context: WorkspaceContext,
  { profile, roots }: Pick<ChosenServer, "profile" | "roots">,
  at: SnapshotId,
  scratch: string,
): Promise<readonly string[]> {
  const folder = join(scratch, "listing");
  try {
    const tree = await writeTree({ ...context, dependencies: [] }, at, folder);
    return rootsIn(profile, roots, tree).roots;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Prepares a server on a folder of a commit. Returns the failure if the server cannot be installed. `scratch` must
 * exist, and is a folder for this call alone.
 */
export async function openRepeatable(
  host: Host,
  context: WorkspaceContext,
  chosen: ChosenServer,
  at: ProjectAt,
  scratch: string,
): Promise<Repeatable | FailedInstallation> {
  const ready = await readyServer(host, chosen, context);
  if (ready.kind === "failed") return ready;
  const forbidden = forbiddenFolders(context);
  const taskset = findExecutable("taskset", host.env["PATH"], forbidden)?.path ?? null;
  const of: Reruns = { host, context, ready, at, scratch, taskset };
  const whole = await openVaried(of, "whole", noVariation, null);
  const { root, written } = whole.tree;
  let runs = 0;
  return {
    kind: "repeatable",
    project: at.project,
    program: whole.prepared.program ?? [],
    refusal: whole.refusal,
    missing: written.skipped.flatMap(({ kind, path }) => (kind === "missing" ? [path] : [])),
    text: (path) => readOptional(join(root, path)) ?? null,
    has: (path) => isInside(join(root, path), root) && existsSync(join(root, path)),
    configurationFiles: whole.facts.configurationFiles.filter(
      (path) => readOptional(join(root, path)) !== undefined,
    ),
    environment: environmentIn(whole, chosen.settings),
    run: async (request) => {
      runs += 1;
      const name = `run-${runs}`;
      const isWhole = request.files === null && isInPlace(request.variation);
      const workspace = isWhole ? whole : await openVaried(of, name, request.variation, request.files);
      try {
        return await rerun(of, workspace, name, request);
      } finally {
        if (!isWhole) rmSync(join(scratch, name), { recursive: true, force: true });
      }
    },
  };
}

/** Lists the interpreter and the settings. A result depends on them, so the output of a recording names them. */
function environmentIn(
  { prepared: { toolchain } }: Workspace,
  settings: ChosenServer["settings"],
): readonly (readonly [string, string])[] {
  return [
    ...(toolchain === null ? [] : [["interpreter", `${toolchain.name} ${toolchain.version}`] as const]),
    ...(Object.keys(settings).length === 0 ? [] : [["settings", JSON.stringify(settings)] as const]),
  ];
}

/** True if the variation leaves the tree itself unchanged, so that the tree of the first run serves again. */
function isInPlace({ rootFolders, written }: Variation): boolean {
  return rootFolders.length === 0 && written === "walk";
}

/** Data that all runs of one prepared server share. */
type Reruns = {
  readonly host: Host;
  readonly context: WorkspaceContext;
  readonly ready: ReadyServer;
  readonly at: ProjectAt;
  readonly scratch: string;
  /** Program that binds a process to processors; null if there is none. */
  readonly taskset: string | null;
};

/**
 * Writes the tree as the variation requires, and prepares the server on it. `files` are the sources to keep; null
 * keeps all.
 */
async function openVaried(
  { host, context, ready, at, scratch }: Reruns,
  name: string,
  variation: Variation,
  files: readonly string[] | null,
): Promise<Workspace> {
  const folder = join(scratch, name);
  const { commit, tree: id } = at;
  const tree = await writeVaried(context, { commit, tree: id }, folder, variation, (written) =>
    files === null ? [] : leftOut(written, files, ready.chosen.profile.isSource),
  );
  return openWorkspace(host, ready, tree, {
    context,
    project: at.project,
    name: "tree",
    scratch: folder,
    withheld: [],
    listed: null,
    refusal: null,
  });
}

/**
 * Lists the sources to remove from a tree so that only `files` remain. Targets of links remain too, because a link
 * without its target is another program.
 */
function leftOut(
  { files: all, links }: WrittenFiles,
  files: readonly string[],
  isSource: (path: string) => boolean,
): readonly string[] {
  const placeOf = createLinkResolver(links);
  const kept = new Set([...files, ...files.map(placeOf)]);
  return all.flatMap(({ path }) => (isSource(path) && !kept.has(path) ? [path] : []));
}

/**
 * Writes the tree, removes sources, and moves the tree to another folder or writes it in another order. Results must
 * not depend on either.
 */
function writeVaried(
  context: WorkspaceContext,
  at: SnapshotId,
  folder: string,
  variation: Variation,
  without: (written: WrittenFiles) => readonly string[],
): Promise<Tree> {
  const first = join(folder, "tree");
  return writeTree(context, at, first, (written) => {
    for (const path of without(written)) rmSync(join(first, path), { force: true });
    if (isInPlace(variation)) return first;
    const root = join(folder, ...variation.rootFolders, "varied");
    copyTree(first, root, variation.written);
    rmSync(first, { recursive: true, force: true });
    return root;
  });
}

/**
 * Copies a tree file by file in the requested order. Some file systems list a folder in the order of its creation,
 * and a server that follows this order must still give the same result.
 */
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

/**
 * Runs the server once in its own home folder and records a trace. A variation can change the environment and the
 * command; those that are not possible on this machine are in `notVaried`.
 */
async function rerun(of: Reruns, workspace: Workspace, name: string, request: RerunRequest): Promise<Rerun> {
  const { variation } = request;
  const plan = { session: request.session, side: "head", paths: request.paths, record: null } as const;
  const header = {
    ...workspace.headerOf(plan),
    ...compact({ variation: variation.name === noVariation.name ? undefined : { name: variation.name } }),
  };
  const file = request.trace ?? join(of.scratch, `${name}.trace.jsonl`);
  const home = join(of.scratch, `home-${name}`);
  const varied = variedEnvironment(variation, home);
  for (const folder of varied.folders) mkdirSync(folder, { recursive: true });
  using _home = { [Symbol.dispose]: () => rmSync(home, { recursive: true, force: true }) };
  let notVaried: readonly string[] = [];
  const observation = await workspace.observe({
    ...plan,
    lookups: request.lookups,
    probing: null,
    home,
    trace: { file, header },
    progress: () => undefined,
    varied: {
      environment: varied.environment,
      command: (command) => {
        const { notVaried: unchanged, ...other } = variedCommand(command, variation, of.taskset);
        notVaried = unchanged;
        return other;
      },
    },
  });
  return {
    observation,
    environment: environmentOf(header, header.run as RecordedRun),
    source: () => openTraceFile(file),
    entries: function* (): Iterable<TraceEntry> {
      const read = readTrace(openTraceFile(file));
      if (read.kind === "trace") yield* read.trace.entries();
    },
    discard: () => {
      if (request.trace === null) rmSync(file, { force: true });
    },
    notVaried,
  };
}
