/** Converts the flags of questions, batch, mcp and doctor to a request: its tree, and its servers. */
import { resolve } from "node:path";
import { UserError } from "../model/errors.ts";
import type { ClientOptions } from "../questions/client/client.ts";
import { idleMsUsual } from "../questions/client/idle.ts";
import { terminalText } from "../report/escape.ts";
import type { clientFlags, requestFlags } from "./commands.ts";
import { parseServer, readSettings } from "./program/arguments.ts";
import { cacheFolder } from "./program/cache-folder.ts";
import type { Given } from "./program/flags.ts";
import type { CliHost } from "./program/program.ts";

export type ClientFlags = Given<typeof clientFlags & typeof requestFlags>;

/**
 * Builds the options of a client from flags. Progress goes to standard error. All commands that ask questions use it,
 * so that the same flags select the same tree and servers everywhere.
 */
export function clientRequestOf(
  host: CliHost,
  values: ClientFlags,
  signal: AbortSignal,
): Omit<ClientOptions, "overlays"> {
  const { config, trace } = values;
  return {
    repository: resolve(host.cwd, values.repo ?? "."),
    rev: values.rev,
    servers: (values.server ?? []).map(parseServer),
    config: config === undefined ? undefined : { path: resolve(host.cwd, config), name: config },
    settings: readSettings(host.cwd, values.settings),
    isTreeTrusted: isTreeTrusted(host),
    cacheFolder: cacheFolder(host, values.cache),
    traceFolder: trace === undefined ? undefined : resolve(host.cwd, trace),
    allowedMethods: allowedMethods(host, values["allow-method"] ?? []),
    idleMsMax: idleMsUsual,
    signal,
    progress: (text) => host.stderr.write(`lanser: ${terminalText(text)}\n`),
  };
}

/**
 * Returns the methods of `--allow-method`. Throws a UserError if CI is set: a pull request that can change a workflow's
 * arguments must not make a server write.
 */
function allowedMethods(host: CliHost, given: readonly string[]): readonly string[] {
  if (given.length > 0 && !isTreeTrusted(host))
    throw new UserError("write-denied", `CI is set, so Lanser refuses --allow-method ${given[0]}`, {
      hint: "Run the command outside CI. Read-only requests need no flag.",
    });
  return given;
}

/** True unless CI is set: there the queried tree must not decide what is started. */
function isTreeTrusted({ env }: Pick<CliHost, "env">): boolean {
  return ["", "false", "0"].includes(env["CI"] ?? "");
}

/**
 * Parses `--timeout`, the same for every command. A value outside 5 to 3600 seconds becomes the nearest allowed one,
 * with a note: an agent that guesses a value still gets an answer.
 */
export function clampedTimeout(given: string | undefined): {
  /** Timeout; null if none is given. */
  readonly timeoutMs: number | null;
  readonly notes: readonly string[];
} {
  if (given === undefined) return { timeoutMs: null, notes: [] };
  const seconds = Number(given);
  if (given.trim() === "" || !Number.isFinite(seconds))
    throw new UserError("usage", `--timeout must be a number of seconds, not \`${given}\``);
  const clamped = Math.min(3_600, Math.max(5, Math.round(seconds)));
  return clamped === seconds
    ? { timeoutMs: seconds * 1_000, notes: [] }
    : {
        timeoutMs: clamped * 1_000,
        notes: [`--timeout ${given} is outside 5 to 3600 seconds, so Lanser uses ${clamped}`],
      };
}
