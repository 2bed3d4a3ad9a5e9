/**
 * Runs `lanser completion`, which writes what a shell offers after `lanser`. It is read from the help of every
 * command, and so it is complete.
 */
import { UserError } from "../model/errors.ts";
import { ownPackage } from "../platform/version.ts";
import { profiles } from "../servers/registry.ts";
import { parseFlags } from "./program/flags.ts";
import type { Program } from "./program/program.ts";

/**
 * Writes the scripts of the shells, each from the same table. Everything offered has only letters, digits, dots and
 * hyphens.
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

function tops(commands: Commands): readonly string[] {
  return Object.keys(commands).filter((key) => !key.includes(" "));
}

/**
 * Writes the cases. After a command its subcommands are offered once; after those and any other word only flags
 * are.
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
