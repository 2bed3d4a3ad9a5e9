/** Chooses the command and runs it. `commands.ts` describes each command; this file loads its code. */
import { errorTable, UserError, withHelpOf } from "../model/errors.ts";
import { findNearest } from "../model/nearest.ts";
import type { Host } from "../platform/host.ts";
import { version } from "../platform/version.ts";
import { describedQuestions } from "../questions/query/table.ts";
import { type CommandName, commands, families, type LineOf, type Row } from "./commands.ts";
import { firstScreen } from "./first-screen.ts";
import type { Flags, Line } from "./program/flags.ts";
import type { CliHost } from "./program/program.ts";
import { surroundingsOf } from "./program/where.ts";
import { questionRow, questionRows } from "./question-row.ts";

type Run<Of> = (host: CliHost, line: Of, signal: AbortSignal) => Promise<number> | number;

/** The code of each command, loaded with its dependencies when it is called. */
const code: { readonly [Name in CommandName]: () => Promise<Run<LineOf<Name>>> } = {
  init: async () => (await import("./init.ts")).initCommand,
  detect: async () => (await import("./detect.ts")).detectCommand,
  doctor: async () => (await import("./doctor.ts")).doctorCommand,
  gate: async () => (await import("./judge.ts")).gateCommand,
  affected: async () => (await import("./affected.ts")).affectedCommand,
  plan: async () => (await import("./plan.ts")).planCommand,
  shard: async () => (await import("./shard.ts")).shardCommand,
  merge: async () => (await import("./merge.ts")).mergeCommand,
  loop: async () => (await import("./loop.ts")).loopCommand,
  apply: async () => (await import("./edit.ts")).applyCommand,
  undo: async () => (await import("./edit.ts")).undoCommand,
  recover: async () => (await import("./edit.ts")).recoverCommand,
  reward: async () => (await import("./reward.ts")).rewardCommand,
  "reward explain": async () => (await import("./reward.ts")).rewardExplain,
  "reward batch": async () => (await import("./reward/batch.ts")).rewardBatch,
  "reward merge": async () => (await import("./reward/batch.ts")).rewardMerge,
  "reward replay": async () => (await import("./reward.ts")).rewardReplay,
  "reward sweep": async () => (await import("./reward.ts")).rewardSweep,
  explain: async () => (await import("./explain.ts")).explainCommand,
  parity: async () => (await import("./parity.ts")).parityCommand,
  pin: async () => (await import("./pin.ts")).pinCommand,
  config: async () => (await import("./config.ts")).configCommand,
  "trace record": async () => (await import("./trace/record.ts")).traceRecord,
  "trace replay": async () => (await import("./trace/replay.ts")).traceReplay,
  "trace refresh": async () => (await import("./trace/refresh.ts")).traceRefresh,
  "trace drift": async () => (await import("./trace/drift.ts")).traceDrift,
  "trace list": async () => (await import("./trace/list.ts")).traceList,
  "trace show": async () => (await import("./trace/show.ts")).traceShow,
  "trace verify": async () => (await import("./trace/verify.ts")).traceVerify,
  "trace diff": async () => (await import("./trace/diff.ts")).traceDiff,
  "trace export": async () => (await import("./trace/export.ts")).traceExport,
  "trace validate": async () => (await import("./trace/validate.ts")).traceValidate,
  batch: async () => (await import("./batch.ts")).batchCommand,
  mcp: async () => (await import("./mcp.ts")).mcpCommand,
  "schema list": async () => (await import("./schema.ts")).schemaList,
  "schema export": async () => (await import("./schema.ts")).schemaExport,
  "schema validate": async () => (await import("./schema.ts")).schemaValidate,
  "schema validate-batch": async () => (await import("./schema.ts")).schemaValidateBatch,
  "schema compat": async () => (await import("./schema.ts")).schemaCompat,
  "bundle diff": async () => (await import("./bundle.ts")).bundleDiff,
  "env diff": async () => (await import("./bundle.ts")).envDiff,
  completion: async () => (await import("./completion.ts")).completionCommand,
};

/**
 * Runs the command line and returns its exit code. It loads only the code of the named command, because a start should
 * be fast. Throws a UserError for a mistake that a person can correct.
 */
export async function runCommand(host: Host, args: readonly string[], signal: AbortSignal): Promise<number> {
  const [first, ...others] = args;
  // `lanser help def` is `lanser def --help`.
  const [name, ...rest] = first === "help" && others.length > 0 ? [...others, "--help"] : args;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    host.stdout.write(firstScreen);
    return name === undefined ? errorTable.usage.exitCode : 0;
  }
  if (name === "--version" || name === "-V") {
    host.stdout.write(`lanser ${version}\n`);
    return 0;
  }
  const program = { ...host, where: surroundingsOf(host.env) };
  const found = findRow(name, rest[0]);
  if (found !== undefined) return runRow(found, program, rest.slice(found.words - 1), signal);
  if (isFamily(name)) return runFamily(name, program, rest[0]);
  const near = findNearest(name, commandNames);
  throw new UserError(
    "usage",
    `there is no command \`${name}\``,
    near === undefined ? {} : { hint: `Did you mean \`${near}\`?` },
  );
}

/** First words of all commands. */
export const commandNames: readonly string[] = [
  ...new Set(
    [...Object.keys(commands), ...Object.keys(questionRows)].map((name) => name.split(" ")[0] ?? ""),
  ),
];

/** Command that the words name, with the code to load. */
type Found = {
  readonly name: string;
  /** Number of words of its name. */
  readonly words: number;
  readonly row: Row;
  readonly load: () => Promise<Run<Line<Flags>>>;
};

/** Finds the command by two words, then by one; else the question, by its name or an alias. Undefined if none. */
function findRow(first: string, second: string | undefined): Found | undefined {
  // Two words come first, so that `reward explain` is not `reward` with a word.
  for (const [words, name] of [
    [2, `${first} ${second}`],
    [1, first],
  ] as const)
    if (isCommand(name)) return { name, words, row: commands[name], load: code[name] as Found["load"] };
  const question = describedQuestions.find(({ name, aliases }) => [name, ...aliases].includes(first));
  if (question === undefined) return undefined;
  const { name } = question;
  const load = async (): Promise<Run<Line<Flags>>> => {
    const { askCommand } = await import("./ask.ts");
    return (host, line, signal) => askCommand(name, host, line, signal);
  };
  return { name, words: 1, row: questionRow(question), load };
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

function isFamily(name: string): name is keyof typeof families {
  return Object.hasOwn(families, name);
}

/**
 * Parses the flags and runs a command, or prints its help. An unexpected word is an error here, because most commands
 * take only flags. Errors get a pointer to the help of the command.
 */
function runRow(
  { name, row, load }: Found,
  host: CliHost,
  args: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  return withHelpOf(name, async () => {
    const { parseFlags } = await import("./program/flags.ts");
    const line = parseFlags(args, row.flags);
    if (line.values.help === true) {
      host.stdout.write((await import("./help.ts")).helpOf(name, row));
      return 0;
    }
    const [word] = line.positionals;
    if (row.takes === undefined && word !== undefined)
      throw new UserError(
        "usage",
        `${name} takes only flags, not \`${word}\``,
        row.hint === undefined ? {} : { hint: row.hint },
      );
    return (await load())(host, line, signal);
  });
}

/**
 * Prints the help of a command with only subcommands, such as `trace`. Throws a UserError without a known subcommand.
 */
async function runFamily(
  name: keyof typeof families,
  host: CliHost,
  word: string | undefined,
): Promise<number> {
  if (word === "--help" || word === "-h") {
    host.stdout.write((await import("./help.ts")).familyHelp(name));
    return 0;
  }
  const known = Object.keys(commands).flatMap((one) =>
    one.startsWith(`${name} `) ? [one.slice(name.length + 1)] : [],
  );
  const hint = `See: lanser ${name} --help`;
  if (word === undefined || word.startsWith("-"))
    throw new UserError("usage", `${name} needs a subcommand: ${known.join(", ")}`, { hint });
  const near = findNearest(word, known);
  throw new UserError("usage", `there is no subcommand \`${name} ${word}\``, {
    hint: near === undefined ? hint : `Did you mean \`${name} ${near}\`?`,
  });
}
