/** Reads the words after a command, by the flags of its row in the table of commands. */
import { Command, CommanderError, Option } from "commander";
import { UserError } from "../../model/errors.ts";
import { findNearest } from "../../model/nearest.ts";

/** Flag of a command. The parser, help, completion and the reference page all read it. */
export type Flag = {
  /** What the flag takes, as help prints it: `REV`. Absent: the flag takes nothing. */
  readonly value?: string;
  /** True if the flag may be repeated. */
  readonly many?: true;
  readonly short?: string;
  /** True if the flag is not for people: Lanser gives it to its own processes. */
  readonly hidden?: true;
  readonly help: string;
};

export type Flags = Readonly<Record<string, Flag>>;

/** Types of the parsed values: text, a list of texts, or true for a flag without a value. */
export type Values<Of extends Flags> = {
  readonly [Name in keyof Of]?: Of[Name] extends { readonly many: true }
    ? string[]
    : Of[Name] extends { readonly value: string }
      ? string
      : boolean;
};

/** The same values for callers that pass `undefined` for an absent flag, such as tests. */
export type Given<Of extends Flags> = {
  readonly [Name in keyof Of]?: Values<Of>[Name] extends infer Value
    ? (Value extends string[] ? readonly string[] : Value) | undefined
    : never;
};

/** Parsed command line. */
export type Line<Of extends Flags> = {
  readonly values: Values<Of> & { readonly help?: boolean };
  /** Words that belong to no flag. */
  readonly positionals: readonly string[];
  /** Positionals after `--`, such as the command of `lanser loop`. */
  readonly rest: readonly string[];
};

const helpFlag = { short: "h", help: "print this help" } as const satisfies Flag;

/**
 * Parses the words after a command. Throws a UserError for an unknown flag, with the nearest one, and for a missing or
 * unexpected value. commander's own messages do not name the nearest flag.
 */
export function parseFlags<const Of extends Flags>(args: readonly string[], flags: Of): Line<Of> {
  const all: Flags = { ...flags, help: helpFlag };
  const end = args.indexOf("--");
  const [own, rest] = end < 0 ? [args, []] : [args.slice(0, end), args.slice(end + 1)];
  const command = withFlags(new Command().exitOverride().configureOutput({ writeErr: () => {} }), all);
  const { operands, unknown } = readBy(command, own, all);
  if (unknown[0] !== undefined) throw unknownFlag(unknown[0], all);
  const values = Object.fromEntries(
    command.options
      .filter((option) => command.getOptionValueSource(option.attributeName()) === "cli")
      .map((option) => [option.name(), option.negate || command.getOptionValue(option.attributeName())]),
  );
  return { values: values as Line<Of>["values"], positionals: [...operands, ...rest], rest };
}

/** Adds the flags to a command. It turns off commander's own `--help`, because Lanser prints its own help. */
export function withFlags(command: Command, flags: Flags): Command {
  command.helpOption(false).optionsGroup("Flags:");
  for (const [name, { value, many, short, hidden, help }] of Object.entries(flags)) {
    const names = short === undefined ? `--${name}` : `-${short}, --${name}`;
    const option = new Option(value === undefined ? names : `${names} <value>`, help);
    if (hidden === true) option.hideHelp();
    if (value !== undefined)
      option.argParser<string | string[]>((given, before = []) => {
        if (/^--[a-z]/u.test(given))
          throw new UserError("usage", `--${name} needs a value, and \`${given}\` is a flag`);
        return many === true ? [...before, given] : given;
      });
    command.addOption(option);
  }
  return command;
}

/** Lets commander split the words into flags and operands, and converts its one error: a flag without its value. */
function readBy(command: Command, args: readonly string[], flags: Flags) {
  try {
    return command.parseOptions([...args]);
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const [, name = ""] = /'(?:-\w, )?--([\w-]+)/u.exec(error.message) ?? [];
    throw new UserError("usage", `--${name} needs a value: --${name} ${flags[name]?.value}`, {
      cause: error,
    });
  }
}

/**
 * Makes the error for an unknown flag, with the nearest known one, because most are misspelt. commander also reports a
 * known flag here if it has a value that it does not take.
 */
function unknownFlag(word: string, flags: Flags): UserError {
  const [, dashes = "--", name = ""] = /^(--?)([^=]*)/u.exec(word) ?? [];
  if (dashes === "--" && Object.hasOwn(flags, name))
    return new UserError("usage", `--${name} takes no value`);
  const near = findNearest(name, Object.keys(flags));
  const hint = near === undefined ? {} : { hint: `Did you mean \`--${near}\`?` };
  return new UserError("usage", `there is no flag \`${dashes}${name}\``, hint);
}

/** Values by flag, as they are written on a command line. */
export type FlagValues = Readonly<Record<string, string | readonly string[] | boolean | undefined>>;

/** Writes flags as on a command line, for printed commands. An absent or false flag gives no word. */
export function flagWords(values: FlagValues): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    if (value === true) return [`--${name}`];
    return [value].flat().flatMap((one: string) => [`--${name}`, one]);
  });
}
