/** One server on the trees of this machine, each session in a process of its own. */
import { join } from "node:path";
import type { LookupPlan } from "../core/lookup.ts";
import type { ProgressEvent } from "../core/progress.ts";
import type { Side } from "../core/report.ts";
import { type SessionName, traceName } from "../core/sessions.ts";
import { readOptional } from "../folders.ts";
import type { Host } from "../host.ts";
import { observeLive } from "../observe/live.ts";
import type { Observation } from "../observe/observation.ts";
import { refusedObservation } from "../observe/observe.ts";
import { prepareTree } from "../observe/prepare.ts";
import type { ChosenServer } from "../policy/policy.ts";
import type { Materialised } from "../repo/tree.ts";
import type { Installed } from "../servers/install.ts";
import type { ProjectDiagnostic, Toolchain } from "../servers/profile.ts";
import type { ServerContext } from "../servers/registry.ts";
import type { SyntaxParser } from "../syntax/parser.ts";
import {
  type RecordedRun,
  type RunRecord,
  type ServerRecord,
  type SideRun,
  toldText,
} from "../verdict/record.ts";
import type { Sessions } from "../verdict/sessions.ts";
import { traceHeader } from "./header.ts";
import { createOutlines } from "./outlines.ts";
import { recordRefusal } from "./refusal.ts";
import type { Tree, Trees } from "./trees.ts";

export type Observed = {
  readonly server: ChosenServer;
  readonly install: Extract<Installed, { kind: "installed" }>;
  readonly trees: Trees;
  readonly toolchain: Toolchain;
  readonly parser: SyntaxParser;
  readonly record: RunRecord;
  /** The top of the user's repository. */
  readonly repository: string;
  readonly scratch: string;
  readonly traceFolder: string | undefined;
  readonly signal: AbortSignal;
  readonly progress: (event: ProgressEvent) => void;
  /** For how long a session's server has waited for us. */
  readonly idle: (session: string, ms: number) => void;
};

export async function liveSessions(
  host: Host,
  of: Observed,
): Promise<{ readonly server: ServerRecord; readonly sessions: Sessions }> {
  const base = await prepare(host, of, "base", "base");
  const head = await prepare(host, of, "head", "head");
  const own = of.trees.own === null ? null : await prepare(host, of, "head", "self");
  const sides = { base, head };
  const first = async (name: "base" | "head" | "self", prepared: Prepared): Promise<SideRun> => {
    const { program } = prepared.facts;
    return { ...prepared.facts, observation: await observe(host, of, name, prepared, program, null) };
  };
  return {
    server: head.server,
    sessions: {
      first: (side) => first(side, sides[side]),
      again: (side, paths, lookups) => observe(host, of, `${side}-again`, sides[side], paths, lookups),
      own: own === null ? null : () => first("self", own),
    },
  };
}

/** What one tree is to the server, before anything is asked. */
type Prepared = {
  readonly side: Side;
  readonly server: ServerRecord;
  readonly written: Materialised;
  readonly context: ServerContext;
  readonly projectDiagnostics: readonly ProjectDiagnostic[];
  readonly installed: Pick<RecordedRun, "dependencies" | "packages">;
  readonly facts: Omit<SideRun, "observation">;
  /** Why the server is not started on it, or null. */
  readonly refusal: string | null;
};

async function prepare(
  host: Host,
  of: Observed,
  side: Side,
  name: "base" | "head" | "self",
): Promise<Prepared> {
  const { profile, pin, settings } = of.server;
  const tree = name === "self" ? of.trees.own : of.trees[side];
  if (tree === null) throw new Error("There is no tree with head's own configuration.");
  const { root, written, linked } = tree;
  const prepared = await prepareTree(host, {
    profile,
    toolchain: of.toolchain,
    settings,
    serverFolder: of.install.folder,
    root,
    linked,
    repository: of.repository,
    scratch: of.scratch,
    name,
  });
  const isUnlike = name === "head" && !of.trees.isConfiguredAlike;
  const refusal = isUnlike
    ? "head's server configuration cannot be replaced by base's: it reaches into a linked folder"
    : prepared.refusal;
  const sources = written.files.map((file) => file.path).filter(profile.isSource);
  const paths = prepared.program ?? sources;
  const checked = new Set(paths);
  const spoken = { told: prepared.projectDiagnostics, configurationFiles: profile.configurationFiles(root) };
  const text = (path: string) =>
    checked.has(path) ? readOptional(join(root, path)) : toldText(spoken, path);
  return {
    side,
    server: {
      id: profile.id,
      version: pin.version,
      treeDigest: of.install.treeDigest,
      interpreter: prepared.toolchain,
    },
    written,
    context: prepared.context,
    projectDiagnostics: prepared.projectDiagnostics,
    installed: { dependencies: prepared.dependencies, packages: prepared.packages },
    facts: {
      languageId: profile.languageId,
      program: paths,
      withheld: withheldFrom(tree, of.trees[side === "base" ? "head" : "base"], profile.isSource),
      unchecked: sources.filter((path) => !checked.has(path)),
      configurationFiles: spoken.configurationFiles,
      text,
      outline: createOutlines(of.parser, profile.languageId, text),
    },
    refusal,
  };
}

async function observe(
  host: Host,
  of: Observed,
  name: SessionName,
  { side, server, written, context, projectDiagnostics, installed, facts, refusal }: Prepared,
  paths: readonly string[],
  lookups: LookupPlan | null,
): Promise<Observation> {
  const { profile, pin, settings } = of.server;
  const keepsOpen = profile.keepsOpen(pin.version);
  const schedule = { paths, programFiles: facts.program.length, keepsOpen };
  const header = traceHeader({
    profile,
    server: { id: profile.id, version: pin.version, treeDigest: of.install.treeDigest },
    side,
    session: name,
    snapshot: { commit: of.record[side].commit, tree: of.record[side].tree },
    schedule,
    blobs: new Map(written.files.map((file) => [file.path, file.blob] as const)),
    root: context.root,
    run: {
      record: of.record,
      server,
      ...installed,
      programFiles: facts.program.length,
      withheld: facts.withheld,
      unchecked: facts.unchecked,
      configurationFiles: facts.configurationFiles,
      told: projectDiagnostics,
      settings,
    },
  });
  const trace =
    of.traceFolder === undefined
      ? undefined
      : { file: join(of.traceFolder, traceName(profile.id, name)), header };
  if (refusal !== null) {
    const observation = refusedObservation(profile, schedule, refusal);
    if (trace !== undefined) recordRefusal(host.clock, trace, refusal, observation);
    return observation;
  }
  return observeLive(host, {
    profile,
    context,
    schedule,
    projectDiagnostics,
    lookups,
    repository: of.repository,
    scratch: join(of.scratch, `home-${name}`),
    outline: facts.outline,
    signal: of.signal,
    progress: (done, serverIdleMs) => {
      of.idle(`${profile.id} ${name}`, serverIdleMs);
      of.progress({ kind: "files", server: profile.name, side, done, of: paths.length });
    },
    trace,
  });
}

/** Sources that the server is not given at all, and links where the other side has a source. */
function withheldFrom(tree: Tree, other: Tree, isSource: (path: string) => boolean): SideRun["withheld"] {
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
