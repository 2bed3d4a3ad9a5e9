/** Lease: the process that a pass takes over from the passes before it, and leaves to those after it. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { SideContext } from "../../servers/profile.ts";
import { environmentVariables } from "../../servers/variables.ts";
import type { Conversation } from "../observe/ask.ts";
import { openCompiler } from "../observe/compiler.ts";
import type { LiveHost, LiveSide } from "../observe/live.ts";
import type { Observation, SessionFailure } from "../observe/observation.ts";
import { shutDown, startConversation } from "../observe/observe.ts";
import type { ObserveOptions } from "../observe/options.ts";
import { recordTransport, type TraceWriter } from "../trace/record.ts";
import { childEnvironment, scratchFolders } from "../wire/environment.ts";
import { stdioLimits } from "../wire/limits.ts";
import { openStdio } from "../wire/stdio.ts";
import type { Transport } from "../wire/transport.ts";

/** Way in which one server process gets from the tree of one side (base or head) to that of the other. */
export type SideSwitch =
  /** A link points to the tree. Absolute. */
  | { readonly by: "link"; readonly link: string }
  /**
   * The server is opened on base's tree. These files, relative to it, are held open with the texts of the other side;
   * all else is the same in both.
   */
  | { readonly by: "texts"; readonly paths: readonly string[] };

/** Process between two passes. */
export type HeldServer = ServerProcess & {
  /** Root that the process was opened on: a tree, or a link to the tree that is queried. Absolute. */
  readonly root: string;
  /** Way to the tree of the other side; null if the process never goes there. */
  readonly both: SideSwitch | null;
  /**
   * Ends the process and returns its last observation, which is a failure if the server was not healthy to this end.
   */
  readonly end: () => Promise<Observation>;
};

export type Lease = {
  /** Returns the process to continue with, once the previous pass is over; undefined if a new one must be started. */
  readonly take: () => Promise<HeldServer | undefined>;
  /** Resets the process and queries it; undefined if a new process is needed. */
  readonly again: (held: HeldServer, options: ObserveOptions) => Promise<Observation | undefined>;
  /** Returns the options for a new process. */
  readonly first: (options: ObserveOptions) => ObserveOptions;
  /** Leaves the process to the next pass; null if there is none. */
  readonly keep: ((held: HeldServer) => void) | null;
  /** Reports that the process of this last pass has ended and was not healthy to the end. */
  readonly unwell: () => void;
  readonly isWell: () => boolean;
  /** Ends the queries of the schedule. May be called again. */
  readonly over: () => void;
  /** Way to the tree of the other side for a process that is started for this lease; null if it never goes there. */
  readonly both: SideSwitch | null;
};

/** Runs one process of a server: its place, its environment, the conversation with it, and its end. */
export type ServerStart = Pick<
  LiveSide,
  "profile" | "context" | "scratch" | "repository" | "signal" | "environment" | "command" | "tree"
> & {
  readonly relative: (message: string) => string;
  readonly trace: TraceWriter | undefined;
};

export type ServerProcess = {
  readonly conversation: Conversation;
  readonly transport: Transport;
  /** Ends the process. Undefined if the server was healthy to the end. */
  readonly stop: () => Promise<SessionFailure | undefined>;
};

/**
 * Starts a server; sends nothing yet. An abort of the signal ends it at once. The environment has no folder of the
 * repository on its search path, so that the change under check cannot replace a program.
 */
export function startServer(host: LiveHost, of: ServerStart): ServerProcess {
  const { profile, context, scratch, signal, trace } = of;
  for (const folder of scratchFolders(scratch)) mkdirSync(folder, { recursive: true });
  const environment = childEnvironment({
    host,
    path: profile.searchPath(context.serverFolder),
    forbiddenFolders: [of.repository, context.root, of.tree ?? context.root],
    scratch,
    profile: environmentVariables(profile, context.serverFolder),
  });
  const process = openProcess(host, of, { ...environment, ...of.environment });
  const transport = trace === undefined ? process : recordTransport(process, trace);
  const abort = () => void transport.close();
  signal.addEventListener("abort", abort, { once: true });
  if (signal.aborted) abort();
  const { clock, pidForServers: pid } = host;
  const conversation = startConversation({ transport, clock, pid, profile, context, relative: of.relative });
  const stop = () =>
    shutDown(profile, conversation).finally(() => signal.removeEventListener("abort", abort));
  return { conversation, transport, stop };
}

/**
 * Opens the transport to a server process. For a command, which does not speak the protocol, it opens the transport of
 * `compiler.ts` instead. A start that does not name the tree is marked with `waits`: it can happen ahead of time.
 */
function openProcess(
  host: LiveHost,
  of: Pick<ServerStart, "profile" | "context" | "scratch" | "command">,
  env: Readonly<Record<string, string>>,
): Transport {
  const { profile, context, scratch } = of;
  const { compiler, limits } = profile;
  const command = commandOf(host, of);
  const waits = ![...command.args, ...Object.values(env)].some((one) => one.includes(context.root));
  if (compiler === undefined)
    return openStdio(host, { ...command, cwd: scratch, env, detached: true, waits }, stdioLimits);
  const documents = join(scratch, "documents");
  mkdirSync(documents, { recursive: true });
  return openCompiler(host, {
    compiler,
    context,
    command,
    environment: env,
    scratch: documents,
    msMax: limits.readinessMsMax,
  });
}

/** Returns the command of the server; `command` replaces it for a run that differs on purpose. */
function commandOf(
  host: LiveHost,
  { profile, context, command }: Pick<ServerStart, "profile" | "command"> & { readonly context: SideContext },
) {
  const { file, args } = profile.command(context.serverFolder, host.arch, context.toolchain);
  const own = { file: file ?? host.nodePath, args };
  return command === undefined ? own : command(own);
}
