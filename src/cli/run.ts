/** Chooses the command, and turns its end into an exit code. Each command has a file next to this one. */

import { errorTable, UserError, withHelpOf } from "../model/errors.ts";
import { nearest } from "../model/nearest.ts";
import type { Host } from "../platform/host.ts";
import { version } from "../platform/version.ts";
import { help } from "./help.ts";
import type { Program } from "./program/program.ts";
import { whereOf } from "./program/where.ts";

type Command = (host: Program, args: readonly string[], signal: AbortSignal) => Promise<number>;

/** Commands, each loaded with its dependencies when it is called. */
const commands = {
  init: async () => (await import("./init.ts")).initCommand,
  detect: async () => (await import("./detect.ts")).detectCommand,
  doctor: async () => (await import("./doctor.ts")).doctorCommand,
  gate: async () => (await import("./gate.ts")).gateCommand,
  affected: async () => (await import("./affected.ts")).affectedCommand,
  plan: async () => (await import("./plan.ts")).planCommand,
  shard: async () => (await import("./shard.ts")).shardCommand,
  merge: async () => (await import("./merge.ts")).mergeCommand,
  loop: async () => (await import("./loop.ts")).loopCommand,
  reward: async () => (await import("./reward.ts")).rewardCommand,
  explain: async () => (await import("./explain.ts")).explainCommand,
  parity: async () => (await import("./parity.ts")).parityCommand,
  pin: async () => (await import("./pin.ts")).pinCommand,
  config: async () => (await import("./config.ts")).configCommand,
  trace: async () => (await import("./trace.ts")).traceCommand,
  batch: async () => (await import("./batch.ts")).batchCommand,
  mcp: async () => (await import("./mcp.ts")).mcpCommand,
  schema: async () => (await import("./schema.ts")).schemaCommand,
  bundle: async () => (await import("./bundle.ts")).bundleCommand,
  env: async () => (await import("./bundle.ts")).envCommand,
  completion: async () =>
    (await import("./completion.ts")).completionCommandOf({ names: commandNames, helpOf }),
} as const satisfies Record<string, () => Promise<Command>>;

/** Gives the exit code. Throws a UserError for what a person can correct. */
export async function runCommand(host: Host, args: readonly string[], signal: AbortSignal): Promise<number> {
  const [first, ...others] = args;
  // `lanser help def` is `lanser def --help`.
  const [name, ...rest] = first === "help" && others.length > 0 ? [...others, "--help"] : args;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    host.stdout.write(help);
    return name === undefined ? errorTable.usage.exitCode : 0;
  }
  if (name === "--version" || name === "-V") {
    host.stdout.write(`lanser ${version}\n`);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name as keyof typeof commands] : undefined;
  if (command !== undefined)
    return withHelpOf(name, async () =>
      (await command())({ ...host, where: whereOf(host.env) }, rest, signal),
    );
  const { questionNames } = await import("../questions/query/questions.ts");
  const asked = questionNames();
  if (asked.all.includes(name)) {
    const { askCommand } = await import("./ask.ts");
    return withHelpOf(name, () => askCommand(name, { ...host, where: whereOf(host.env) }, rest, signal));
  }
  const near = nearest(name, [...Object.keys(commands), ...asked.shown]);
  throw new UserError(
    "usage",
    `there is no command \`${name}\``,
    near === undefined ? {} : { hint: `Did you mean \`${near}\`?` },
  );
}

export async function commandNames(): Promise<readonly string[]> {
  const { questionNames } = await import("../questions/query/questions.ts");
  return [...Object.keys(commands), ...questionNames().shown];
}

/** Returns the text of `lanser WORDS --help`. */
async function helpOf(host: Host, words: readonly string[]): Promise<string> {
  let text = "";
  const stdout = {
    isTerminal: false,
    write: (part: string) => {
      text += part;
    },
  };
  await runCommand({ ...host, stdout }, [...words, "--help"], new AbortController().signal);
  return text;
}
