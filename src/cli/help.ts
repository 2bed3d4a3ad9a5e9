/** Prints the table of commands: the one screen of `lanser help`, and the help of each command. */
import { Command } from "commander";
import { version } from "../platform/version.ts";
import { commands, families, type Row } from "./commands.ts";
import { withFlags } from "./program/flags.ts";

/** The commands that most people use, each with one line. */
const first = {
  "lanser gate": commands.gate.about,
  "lanser init": commands.init.about,
  "lanser doctor": commands.doctor.about,
  "lanser explain ID": commands.explain.about,
  "lanser def PLACE": "finds a definition: path@L12:C7 or path#Class.method",
  "lanser mcp": commands.mcp.about,
} as const;

/** All others. */
const groups = {
  "a change": "affected loop plan shard merge",
  rewards: "reward",
  "a place": "decl impl typedef refs hover sig calls types request",
  files: "diag check symbols outline hints locate context",
  servers: "status reload capabilities batch parity pin",
  "set up": "detect config completion",
  traces: "trace",
  data: "schema bundle env exit-codes",
} as const;

export const firstScreen = `lanser ${version}: finds the errors that a change causes

Start here:
${rows(first, 19)}

More commands, by what they are about:
${rows(groups, 12)}

lanser help COMMAND lists the flags of a command; lanser --version.
`;

function rows(of: Readonly<Record<string, string>>, width: number): string {
  return Object.entries(of)
    .map(([name, text]) => `  ${name.padEnd(width)} ${text}`)
    .join("\n");
}

const helpWidth = 80;

/** Returns the help of a command, at most 80 columns wide where words can be broken. */
export function helpOf(name: string, row: Row): string {
  const command = withFlags(new Command(), row.flags);
  command
    .usage(
      [name, row.takes ?? "", Object.keys(row.flags).length > 0 ? "[flags]" : ""]
        .filter((one) => one !== "")
        .join(" "),
    )
    .description(
      [
        sentence(row.about),
        ...(row.words === undefined ? [] : [row.words]),
        `Example:\n  ${row.example}`,
      ].join("\n\n"),
    );
  return printed(command, [...(row.notes ?? []), `Exit codes: ${row.exits}.`], row.flags, name);
}

/** Returns the help of a command that only has subcommands. */
export function familyHelp(name: keyof typeof families): string {
  const command = new Command()
    .helpOption(false)
    .usage(`${name} SUBCOMMAND`)
    .description(sentence(families[name]));
  return printed(command, [`lanser help ${name} SUBCOMMAND lists the flags of a subcommand.`], {}, name);
}

function sentence(about: string): string {
  return `${about.charAt(0).toUpperCase()}${about.slice(1)}.`;
}

function printed(command: Command, after: readonly string[], flags: Row["flags"], name: string): string {
  command.name("lanser").helpCommand(false).commandsGroup("Subcommands:");
  for (const [other, { about }] of Object.entries(commands))
    if (other.startsWith(`${name} `))
      command
        .command(other.slice(name.length + 1))
        .description(about)
        .helpOption(false);
  command.configureHelp({
    helpWidth,
    optionTerm: (option) => {
      const value = flags[option.name()]?.value;
      const names = [option.short, option.long].filter((one) => one !== undefined).join(", ");
      return value === undefined ? names : `${names} ${value}`;
    },
  });
  const help = command.createHelp();
  const wrapped = after.map((text) => help.boxWrap(text, helpWidth));
  return `${[command.helpInformation().trimEnd(), ...wrapped].join("\n\n")}\n`;
}
