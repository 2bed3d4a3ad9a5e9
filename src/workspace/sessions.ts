/** One server on both sides of a comparison, each session in a process of its own. */
import { join } from "node:path";
import type { LookupPlan } from "../core/lookup.ts";
import type { ProgressEvent } from "../core/progress.ts";
import type { Side } from "../core/report.ts";
import { type SessionName, traceName } from "../core/sessions.ts";
import type { Host } from "../host.ts";
import type { Observation } from "../observe/observation.ts";
import type { RunRecord, ServerRecord, SideFacts, SideRun } from "../verdict/record.ts";
import type { Sessions } from "../verdict/sessions.ts";
import type { WorkspaceContext } from "./context.ts";
import { openWorkspace, type Workspace } from "./open.ts";
import type { ReadyServer } from "./server.ts";
import type { Tree } from "./tree.ts";
import type { Trees } from "./trees.ts";

export type LiveOptions = {
  readonly context: WorkspaceContext;
  readonly server: ReadyServer;
  readonly trees: Trees;
  readonly record: RunRecord;
  /** Absolute; undefined records nothing. */
  readonly traceFolder: string | undefined;
  readonly progress: (event: ProgressEvent) => void;
  /** For how long a session's server has waited for us. */
  readonly idle: (session: string, ms: number) => void;
};

export async function liveSessions(
  host: Host,
  of: LiveOptions,
): Promise<{ readonly server: ServerRecord; readonly sessions: Sessions }> {
  const base = await openSide(host, of, "base", "base");
  const head = await openSide(host, of, "head", "head");
  const configured = of.trees.headConfiguration === null ? null : await openSide(host, of, "head", "self");
  const sides = { base, head };
  const first = async (side: Side, name: "base" | "head" | "self", at: Workspace): Promise<SideRun> => ({
    ...at.facts,
    observation: await observe(of, side, name, at, at.facts.program, null),
  });
  return {
    server: head.server,
    sessions: {
      first: (side) => first(side, side, sides[side]),
      again: (side, paths, lookups) => observe(of, side, `${side}-again`, sides[side], paths, lookups),
      headConfiguration: configured === null ? null : () => first("head", "self", configured),
    },
  };
}

async function openSide(
  host: Host,
  { context, server, trees }: LiveOptions,
  side: Side,
  name: "base" | "head" | "self",
): Promise<Workspace> {
  const tree = name === "self" ? trees.headConfiguration : trees[side];
  if (tree === null) throw new Error("There is no tree with head's own configuration.");
  const { isSource } = server.chosen.profile;
  const isUnlike = name === "head" && !trees.isConfiguredAlike;
  return openWorkspace(host, server, tree, {
    context,
    name,
    scratch: context.scratch,
    withheld: withheldFrom(tree, trees[side === "base" ? "head" : "base"], isSource),
    refusal: isUnlike
      ? "head's server configuration cannot be replaced by base's: it reaches into a linked folder"
      : null,
  });
}

function observe(
  of: LiveOptions,
  side: Side,
  session: SessionName,
  workspace: Workspace,
  paths: readonly string[],
  lookups: LookupPlan | null,
): Promise<Observation> {
  const { id, name } = of.server.chosen.profile;
  const plan = { session, side, paths, record: of.record };
  const folder = of.traceFolder;
  return workspace.observe({
    ...plan,
    lookups,
    home: join(of.context.scratch, `home-${id}-${session}`),
    trace:
      folder === undefined
        ? null
        : { file: join(folder, traceName(id, session)), header: workspace.headerOf(plan) },
    progress: (done, serverIdleMs) => {
      of.idle(`${id} ${session}`, serverIdleMs);
      of.progress({ kind: "files", server: name, side, done, of: paths.length });
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
