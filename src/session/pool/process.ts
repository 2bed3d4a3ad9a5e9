/** Runs one process of a server: its place, its environment, the conversation with it, and its end. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { SideContext } from "../../servers/profile.ts";
import { variablesOf } from "../../servers/variables.ts";
import type { Conversation } from "../observe/ask.ts";
import { openCompiler } from "../observe/compiler.ts";
import type { LiveHost, LiveSide } from "../observe/live.ts";
import type { Failure } from "../observe/observation.ts";
import { converse, shutDown } from "../observe/observe.ts";
import { recordTransport, type TraceWriter } from "../trace/record.ts";
import { childEnvironment, scratchFolders } from "../wire/environment.ts";
import { stdioLimits } from "../wire/limits.ts";
import { openStdio } from "../wire/stdio.ts";
import type { Transport } from "../wire/transport.ts";

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
  readonly stop: () => Promise<Failure | undefined>;
};

/** Starts a server; nothing is sent to it yet. An abort of the signal ends it at once. */
export function startServer(host: LiveHost, of: ServerStart): ServerProcess {
  const { profile, context, scratch, signal, trace } = of;
  for (const folder of scratchFolders(scratch)) mkdirSync(folder, { recursive: true });
  const environment = childEnvironment({
    host,
    path: profile.searchPath(context.serverFolder),
    forbiddenFolders: [of.repository, context.root, of.tree ?? context.root],
    scratch,
    profile: variablesOf(profile, context.serverFolder),
  });
  const process = openProcess(host, of, { ...environment, ...of.environment });
  const transport = trace === undefined ? process : recordTransport(process, trace);
  const abort = () => void transport.close();
  signal.addEventListener("abort", abort, { once: true });
  if (signal.aborted) abort();
  const { clock, pid } = host;
  const conversation = converse({ transport, clock, pid, profile, context, relative: of.relative });
  const stop = () =>
    shutDown(profile, conversation).finally(() => signal.removeEventListener("abort", abort));
  return { conversation, transport, stop };
}

/** Opens the transport to a process; for a command, the transport speaks the protocol in its place. */
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

function commandOf(
  host: LiveHost,
  { profile, context, command }: Pick<ServerStart, "profile" | "command"> & { readonly context: SideContext },
) {
  const { file, args } = profile.command(context.serverFolder, host.arch, context.toolchain);
  const own = { file: file ?? host.nodePath, args };
  return command === undefined ? own : command(own);
}
