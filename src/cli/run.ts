/** Which command, and how its end becomes an exit code. One file per command beside it. */

import { whereOf } from "../github/where.ts";
import { errorTable, UserError, withHelpOf } from "../model/errors.ts";
import { nearest } from "../model/nearest.ts";
import type { Host } from "../platform/host.ts";
import { version } from "../platform/version.ts";
import type { Program } from "./program/program.ts";

type Command = (host: Program, args: readonly string[], signal: AbortSignal) => Promise<number>;

/** Each with all that it needs is loaded when it is called. */
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
  completion: async () => (await import("./completion.ts")).completionCommandOf({ names, helpOf }),
} as const satisfies Record<string, () => Promise<Command>>;

const help = `lanser ${version}: what a change did to the diagnostics of language servers

  lanser init [--repo DIR] [--write]
              shows the configuration and the workflow that a repository needs, and writes them
  lanser detect, lanser doctor [--repo DIR]
              which servers could check a repository; whether those that are configured start, and what is missing
  lanser gate [--repo DIR] [--base REV | --base-exact REV] [--head REV] [--server ID[@VERSION]]…
              compares two commits; exit code 0 pass, 1 fail, 11 inconclusive
  lanser affected [--repo DIR] [--base REV | --base-exact REV] [--head REV] [--json | --list [-0]]
              the files whose findings a change can alter, with the reason for each
  lanser plan [--jobs N] [--last run.json] [--json] [flags of gate]
              a run shared out to jobs; lanser shard looks at one job's units, lanser merge FOLDER… joins them to the report
  lanser reward [flags of gate] [--steps commits|endpoints] [--rewards FILE]
              what each commit of the change earned, one line each; lanser reward explain FILE is the account of it
  lanser reward batch FILE [--workers N] [--shard I/N] [--store DIR], lanser reward merge FILE…
              what the steps of many trajectories earned
  lanser reward replay FILE…, lanser reward sweep FILE… [--weights A,B,C]… [--tau T,…]
              rewards computed again from reports and lines, and under other weights: without a server
  lanser loop [flags of gate] [--times N] [--budget S] -- COMMAND…
              runs a command, an agent mostly, until the gate passes or a budget ends
  lanser explain FINDING-ID --report FILE [--repo DIR]
              the account of one finding of a report: both sides' code, how it was matched, its cause
  lanser parity [--server ID[@VERSION]]… [--rev REV] [--json]
              whether a server says in a conversation what its own command prints
  lanser pin ID@VERSION [--repo DIR]
              writes a pin of any released version of a server, for review; of one that .lanser/servers/ID.yml describes, too
  lanser config [PATH] [--rev REV] [--repo DIR]
              what is configured, for one file where it is named, and which line says so
  lanser trace record|replay|refresh|drift|list|show|verify|diff|export|validate …
              sessions with a server: recorded, replayed without one, asked again, shown
  lanser def|typedef|decl|impl|refs|hover|sig|calls|types PLACE [--server ID] [--json]
              asks a language server one question about a place: path@L12:C7, path@L12~name#2, path#Class.method
  lanser diag|symbols|outline|hints|check|locate PATH|PLACE [--server ID] [--json]
              what a server finds in files, and what they define; lanser capabilities says what a server answers
  lanser context PATH… [--budget N] [--server ID]
              what is worth knowing of files, within a budget of tokens
  lanser request METHOD [PLACE] [--params JSON|@FILE] [--server ID]
              any other request of the protocol that only reads, with the server's own answer
  lanser status [--start], lanser reload PATH|--workspace
              how far each configured server is; a fresh process for the next question of a batch or of mcp
  lanser batch [--in FILE] [--out FILE] [--server ID]
              many questions, one JSON object a line, to servers that stay warm
  lanser mcp [--repo DIR] [--server ID]
              the questions and the gate as tools of an agent, over the Model Context Protocol
  lanser bundle diff A B, lanser env diff A B
              in what two answers of questions differ; in what their environments do
  lanser schema list|export|validate|validate-batch|compat …
              the schemas of what Lanser reads and writes; whether a file follows one; whom a changed one would break
  lanser completion bash|zsh|fish
              a script with which the shell completes all of this
  lanser help COMMAND
              what a command does and its flags; lanser exit-codes lists what it ends with
  lanser --version

\`lanser COMMAND --help\` lists the flags of a command. Servers of your own: docs/own-servers.md.
`;

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

async function names(): Promise<readonly string[]> {
  const { questionNames } = await import("../questions/query/questions.ts");
  return [...Object.keys(commands), ...questionNames().shown];
}

/** What `lanser WORDS --help` prints. */
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
