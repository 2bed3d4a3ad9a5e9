/**
 * Runs `lanser completion`, which writes what a shell offers after `lanser`. It is read from the help of every
 * command, and so it is complete.
 */
import { UserError } from "../model/errors.ts";
import { ownPackage } from "../platform/version.ts";
import { profiles } from "../servers/registry.ts";
import { type Commands, completionScripts, isShell, type Offer } from "./completion/scripts.ts";
import { parseFlags } from "./program/flags.ts";
import type { Program } from "./program/program.ts";

const completionHelp = `lanser completion bash|zsh|fish: a script with which the shell completes commands, flags and servers

  bash: source <(lanser completion bash)
  zsh:  lanser completion zsh > "\${fpath[1]}/_lanser"
  fish: lanser completion fish > ~/.config/fish/completions/lanser.fish

Exit code: 0, 13 usage.
`;

const options = { help: { type: "boolean", short: "h" } } as const;

/** Names of the commands, and the help that one prints: `["trace", "record"]`. */
export type Helps = {
  readonly names: () => Promise<readonly string[]>;
  readonly helpOf: (host: Program, words: readonly string[]) => Promise<string>;
};

export const completionCommandOf =
  (helps: Helps) =>
  async (host: Program, args: readonly string[]): Promise<number> => {
    const { values, positionals } = parseFlags(args, options);
    if (values.help === true) {
      host.stdout.write(completionHelp);
      return 0;
    }
    const [shell, ...others] = positionals;
    const hint = "lanser completion bash|zsh|fish";
    if (shell === undefined || others.length > 0)
      throw new UserError("usage", "completion needs the name of one shell", { hint });
    if (!isShell(shell)) throw new UserError("usage", `there is no completion for \`${shell}\``, { hint });
    const servers = profiles.map(({ id }) => id);
    host.stdout.write(completionScripts[shell](ownPackage.name, await commandsOf(helps, host), servers));
    return 0;
  };

async function commandsOf({ names, helpOf }: Helps, host: Program): Promise<Commands> {
  const commands: Record<string, Offer> = {};
  for (const name of await names()) {
    const help = await helpOf(host, [name]);
    const below = subcommandsIn(help, name);
    commands[name] = { words: below, about: aboutIn(help), flags: flagsIn(help) };
    for (const word of below) {
      const own = await helpOf(host, [name, word]);
      if (own !== help) commands[`${name} ${word}`] = { words: [], about: aboutIn(own), flags: flagsIn(own) };
    }
  }
  // What it prints is the help of any other, so it has none of its own.
  return {
    ...commands,
    help: {
      words: Object.keys(commands).filter(isAlone),
      about: "what a command does and its flags",
      flags: [],
    },
  };
}

const isAlone = (key: string): boolean => !key.includes(" ");

/** Finds subcommands in lines such as `  lanser trace record --name NAME` and `lanser calls in|out PLACE`. */
function subcommandsIn(help: string, name: string): readonly string[] {
  const found = help
    .split("\n")
    .flatMap(
      (line) => new RegExp(`^\\s*lanser ${name} ([a-z][a-z|-]*)(?=[ :]|$)`, "u").exec(line)?.[1] ?? [],
    );
  return [...new Set(found.flatMap((words) => words.split("|")))];
}

/** Returns the text after the colon of the first line. */
function aboutIn(help: string): string {
  return /^lanser [^\n]*?: ([^\n]*)/u.exec(help)?.[1] ?? "";
}

/** Finds the flags: a line that begins with one has its help after two spaces. */
function flagsIn(help: string): Offer["flags"] {
  return help.split("\n").flatMap((line) => {
    const [, left = "", about = ""] = /^ {2}((?:-\w, )?--[a-z].*?)(?:\s{2,}(.*))?$/u.exec(line) ?? [];
    return [...left.matchAll(/(--[a-z][a-z-]*)( [A-Z{[|a-z]\S*)?/gu)].map(([, flag = "", value]) => ({
      flag,
      takesValue: value !== undefined,
      about,
    }));
  });
}
