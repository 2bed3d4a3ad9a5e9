/**
 * Reads the language servers that a repository names for other tools. They only rank our proposals; none is started.
 */
import { type ParseError, parse, printParseErrorCode } from "jsonc-parser";
import { readMember } from "../../model/json.ts";
import type { TreeListing } from "../../servers/profile.ts";
import { profiles } from "../../servers/registry.ts";

export type OtherList = {
  readonly path: string;
  /** Servers in the order of the file; those that are disabled there are left out. */
  readonly servers: readonly NamedThere[];
  /** Reason why the file could not be read; null if it was read. */
  readonly problem: string | null;
};

export type NamedThere = {
  /** Name in the file. */
  readonly name: string;
  /** Program that the other tool would start, without its folder. */
  readonly program: string;
  /** Id of the same server in this release; null for none. */
  readonly id: string | null;
};

/**
 * Files in which tools look for servers: OpenCode, Claude Code and its plugins, and files of the same kind of other
 * tools.
 */
const places: readonly string[] = [
  "opencode.json",
  "opencode.jsonc",
  ".opencode/opencode.json",
  ".lsp.json",
  "lsp.json",
  ".claude/settings.json",
  ".claude-plugin/plugin.json",
  ".syndicate/lsp.json",
];

/** Ids of our servers by program, if the program has another name. */
const programs: Readonly<Record<string, string>> = {
  "pyright-langserver": "pyright",
  "basedpyright-langserver": "basedpyright",
  tsgo: "typescript",
  tsc: "typescript",
  "vscode-eslint-language-server": "eslint",
  oxc_language_server: "oxlint",
  "yaml-language-server": "yaml",
  "vscode-json-language-server": "json",
  "vscode-json-languageserver": "json",
  "rust-analyzer": "cargo",
};

/**
 * Reads the files in which other tools name servers. They show which server people use here. A file that cannot be read
 * is returned with its problem; one without servers is left out.
 */
export function findOtherLists({ paths, text }: TreeListing): readonly OtherList[] {
  return places
    .filter((path) => paths.includes(path))
    .flatMap((path) => {
      const { servers, problem } = serversIn(text(path) ?? "", isBare(path));
      return servers.length === 0 && problem === null ? [] : [{ path, servers, problem }];
    });
}

/** Returns the ids of the named servers of this release, in the order of the lists. */
export function findListedServers(lists: readonly OtherList[]): readonly string[] {
  return [...new Set(lists.flatMap(({ servers }) => servers.flatMap(({ id }) => id ?? [])))];
}

/** True for a file whose servers may be at the top level, without a key of their own. */
function isBare(path: string): boolean {
  return /(?:^|\/)\.?lsp\.json$/u.test(path);
}

/** Limits of a list: a file written by a person is shorter and less nested. */
const [lengthMax, depthMax] = [1_048_576, 64];

/**
 * Reads the servers of one file. The tools use different keys and forms of commands, so it accepts all of them.
 * `bare` means that the servers can be at the top level.
 */
function serversIn(text: string, bare: boolean): Pick<OtherList, "servers" | "problem"> {
  if (text.length > lengthMax)
    return { servers: [], problem: `the file has more than ${lengthMax} characters` };
  if (depthOf(text) > depthMax)
    return { servers: [], problem: `the file has more than ${depthMax} nested levels` };
  const errors: ParseError[] = [];
  const file: unknown = parse(text, errors, { allowTrailingComma: true });
  const [broken] = errors;
  if (broken !== undefined)
    return { servers: [], problem: `${printParseErrorCode(broken.error)} at offset ${broken.offset}` };
  const lists = ["lsp", "lspServers", "servers"].map((key) => readMember(file, key));
  const list = lists.find(isObject) ?? (bare ? file : undefined);
  if (!isObject(list)) return { servers: [], problem: null };
  const servers = Object.entries(list).flatMap(([name, one]) => {
    if (!isObject(one) || readMember(one, "disabled") === true) return [];
    const command = readMember(one, "command");
    const words = Array.isArray(command) ? command : typeof command === "string" ? command.split(" ") : [];
    const program = programOf(words);
    // An entry without a command names a server that is built into the other tool.
    if (program === undefined) return idOf(name) === null ? [] : [{ name, program: name, id: idOf(name) }];
    return [{ name, program, id: idOf(program) }];
  });
  return { servers, problem: null };
}

/** Programs that start another program. The first other word of a command names the server. */
const runners: ReadonlySet<string> = new Set([
  "npx",
  "bunx",
  "uvx",
  "pnpm",
  "yarn",
  "bun",
  "dlx",
  "exec",
  "x",
  "env",
]);

/**
 * Returns the first program of a command that is not a runner such as npx, without its folder and its version: it
 * identifies the server.
 */
function programOf(words: readonly unknown[]): string | undefined {
  const names = words.flatMap((one) =>
    typeof one === "string" && one !== "" && !one.startsWith("-")
      ? [one.slice(one.lastIndexOf("/") + 1)]
      : [],
  );
  return (names.find((one) => !runners.has(one)) ?? names[0])?.replace(/(.)@.*$/u, "$1");
}

/**
 * Returns the maximum nesting of brackets, counted without parsing. The parser is recursive, so a hostile file could
 * exhaust its stack.
 */
function depthOf(text: string): number {
  let [depth, most] = [0, 0];
  for (const one of text) {
    if (one === "[" || one === "{") depth += 1;
    else if (one === "]" || one === "}") depth -= 1;
    most = Math.max(most, depth);
  }
  return most;
}

/** Returns the id of the server that a program starts; null if this release has none. */
function idOf(program: string): string | null {
  const id = Object.hasOwn(programs, program) ? programs[program] : program;
  return profiles.find((profile) => profile.id === id)?.id ?? null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
