/** Formats the help of a command from its row in the table of commands. */
import { Command } from "commander";
import { commands, families, type Row } from "./commands.ts";
import { withFlags } from "./program/flags.ts";

const helpWidth = 80;

/** Returns the help of a command. It wraps at 80 columns; only a longer word or example exceeds that. */
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
    .description(sentence(families[name].about));
  return printed(command, [`lanser help ${name} SUBCOMMAND lists the flags of a subcommand.`], {}, name);
}

/** Makes a sentence of a description: the table has it in lower case, as lists of commands print it. */
function sentence(about: string): string {
  return `${about.charAt(0).toUpperCase()}${about.slice(1)}.`;
}

/**
 * Lets commander print the help, with its subcommands and the paragraphs `after` the flags. commander would show a
 * value as `<value>`; the help shows the name in capitals, such as `REV`.
 */
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
