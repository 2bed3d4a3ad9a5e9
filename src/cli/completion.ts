/** Runs `lanser completion`, which writes what a shell offers after `lanser`, from the table of commands. */
import { UserError } from "../model/errors.ts";
import { ownPackage } from "../platform/version.ts";
import { profiles } from "../servers/registry.ts";
import { commands, families, type LineOf, type Row } from "./commands.ts";
import type { Flags } from "./program/flags.ts";
import type { CliHost } from "./program/program.ts";
import { questionRows } from "./question-row.ts";

/**
 * Words that a shell offers after a command. Names of commands, flags and servers have only letters, digits, dots and
 * hyphens, so the scripts need no escapes for them.
 */
type Offer = {
  readonly words: readonly string[];
  readonly about: string;
  readonly flags: readonly { readonly flag: string; readonly takesValue: boolean; readonly about: string }[];
};

/** Offers by command, such as `trace` or `trace record`. */
type Commands = Readonly<Record<string, Offer>>;

type Script = (name: string, commands: Commands, servers: readonly string[]) => string;

/** Scripts by shell. For a word that is none of these, each shell offers files. */
const completionScripts = {
  bash: (name, commands, servers) => `# Completion of ${name} for bash: source <(${name} completion bash)
_${name}() {
  local current=\${COMP_WORDS[COMP_CWORD]} words=''
  if ((COMP_CWORD == 1)); then
    words=${quoted(tops(commands).join(" "))}
  elif [[ \${COMP_WORDS[COMP_CWORD - 1]} == --server ]]; then
    words=${quoted(servers.join(" "))}
  else
    local key=\${COMP_WORDS[1]}
    ((COMP_CWORD == 2)) || key+=" \${COMP_WORDS[2]}"
    case $key in
${cases(commands, (words) => `words=${quoted(words.join(" "))}`)}
    esac
    [[ $current == -* ]] || words=$(tr ' ' '\\n' <<<"$words" | grep -v '^-')
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _${name} ${name}
`,
  zsh: (name, commands, servers) => `#compdef ${name}
# Completion of ${name} for zsh: a file _${name} in a folder of $fpath.
_${name}() {
  local -a offered
  if ((CURRENT == 2)); then
    offered=(
${tops(commands)
  .map((one) => `      ${quoted(`${one}:${commands[one]?.about.replaceAll(":", "\\:") ?? ""}`)}`)
  .join("\n")}
    )
    _describe -t commands '${name} command' offered
    return
  elif [[ \${words[CURRENT - 1]} == --server ]]; then
    offered=(${servers.join(" ")})
  else
    local key=\${words[2]}
    ((CURRENT == 3)) || key+=" \${words[3]}"
    case $key in
${cases(commands, (words) => `offered=(${words.join(" ")})`)}
    esac
    [[ $PREFIX == -* ]] || offered=(\${offered:#-*})
  fi
  compadd -- $offered
  _files
}
if [[ \${funcstack[1]} == _${name} ]]; then _${name} "$@"; else compdef _${name} ${name}; fi
`,
  fish: (
    name,
    commands,
    servers,
  ) => `# Completion of ${name} for fish: ~/.config/fish/completions/${name}.fish
function __${name}_is
    set -l words (commandline -opc)
    test (count $words) -ge (math (count $argv) + 1); or return 1
    for at in (seq (count $argv))
        test $words[(math $at + 1)] = $argv[$at]; or return 1
    end
end
function __${name}_names
    test (count (commandline -opc)) -eq 2; and __${name}_is $argv
end
function __${name}_begins
    test (count (commandline -opc)) -eq 1
end
${tops(commands)
  .map(
    (one) => `complete -c ${name} -f -n __${name}_begins -a ${one} -d ${quoted(commands[one]?.about ?? "")}`,
  )
  .join("\n")}
${Object.entries(commands)
  .flatMap(([key, { words, flags }]) => {
    const is = `complete -c ${name} -n ${quoted(`__${name}_is ${key}`)}`;
    return [
      ...words.map((word) => `complete -c ${name} -n ${quoted(`__${name}_names ${key}`)} -f -a ${word}`),
      ...flags.map(({ flag, takesValue, about }) => {
        const value = flag === "--server" ? ` -x -a ${quoted(servers.join(" "))}` : takesValue ? " -r" : "";
        return `${is} -l ${flag.slice(2)}${value} -d ${quoted(about)}`;
      }),
    ];
  })
  .join("\n")}
`,
} as const satisfies Record<string, Script>;

function isShell(text: string): text is keyof typeof completionScripts {
  return Object.hasOwn(completionScripts, text);
}

/** Returns the first words of all commands. */
function tops(commands: Commands): readonly string[] {
  return Object.keys(commands).filter((key) => !key.includes(" "));
}

/**
 * Writes the branches of a `case` for bash and zsh. After a command the shell offers its subcommands and flags, after
 * any further word only flags. General patterns come last, because the shell takes the first match.
 */
function cases(commands: Commands, body: (words: readonly string[]) => string): string {
  return Object.entries(commands)
    .flatMap(([key, { words, flags }]) => {
      const own = [...new Set([...flags.map(({ flag }) => flag), "--help"])];
      if (key.includes(" ")) return [`${quoted(key)}) ${body(own)} ;;`];
      return [`${key}) ${body([...words, ...own])} ;;`, `${quoted(`${key} `)}*) ${body(own)} ;;`];
    })
    .toSorted((a, b) => Number(a.includes("*)")) - Number(b.includes("*)")))
    .map((line) => `      ${line}`)
    .join("\n");
}

/** Quotes text for all three shells. These quotes have no escapes, except in fish, where a backslash escapes. */
function quoted(text: string): string {
  return `'${text.replaceAll("\\\\", "/").replaceAll("'", "’")}'`;
}

/** Prints the completion script of a shell. Throws a UserError for a shell without one. */
export function completionCommand(host: CliHost, { positionals }: LineOf<"completion">): number {
  const [shell, ...others] = positionals;
  const hint = "lanser completion bash|zsh|fish";
  if (shell === undefined || others.length > 0)
    throw new UserError("usage", "completion needs the name of one shell", { hint });
  if (!isShell(shell)) throw new UserError("usage", `there is no completion for \`${shell}\``, { hint });
  const servers = profiles.map(({ id }) => id);
  host.stdout.write(completionScripts[shell](ownPackage.name, offers(), servers));
  return 0;
}

/** Collects what the shell offers after each command: subcommands, fixed words such as `in|out`, and flags. */
function offers(): Commands {
  const rows: Readonly<Record<string, Row>> = { ...commands, ...questionRows };
  const below = (name: string) =>
    Object.keys(rows).flatMap((one) => (one.startsWith(`${name} `) ? [one.slice(name.length + 1)] : []));
  const own = Object.entries(rows).map(([name, { about, flags, takes = "" }]) => {
    // `calls in|out PLACE` and `completion bash|zsh|fish`: words in small letters are typed as they are.
    const choices = /^[a-z]+(?:\|[a-z]+)+/u.exec(takes)?.[0].split("|") ?? [];
    return [name, { words: [...below(name), ...choices], about, flags: flagsOf(flags) }] as const;
  });
  const parents = Object.entries(families).map(
    ([name, { about }]) => [name, { words: below(name), about, flags: [] }] as const,
  );
  const all = Object.fromEntries([...own, ...parents]);
  const about = "lists the flags of a command";
  return { ...all, help: { words: tops(all), about, flags: [] } };
}

/** Returns the flags to offer. A hidden one is only for processes of Lanser itself. */
function flagsOf(flags: Flags): Offer["flags"] {
  return Object.entries(flags).flatMap(([name, { value, hidden, help }]) =>
    hidden === true ? [] : [{ flag: `--${name}`, takesValue: value !== undefined, about: help }],
  );
}
