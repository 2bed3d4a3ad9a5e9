/** Language servers that a repository names for other tools: read as a proposal, never started. */
import { type ParseError, parse } from "jsonc-parser";
import { member } from "../../core/json.ts";
import type { TreeListing } from "../../servers/profile.ts";
import { profiles } from "../../servers/registry.ts";

export type OtherList = {
  readonly path: string;
  /** In the order of the file; those that are switched off there are left out. */
  readonly servers: readonly NamedThere[];
};

export type NamedThere = {
  /** As the file calls it. */
  readonly name: string;
  /** The program that it would start, without its folder. */
  readonly program: string;
  /** The server of this release that this is; null for none. */
  readonly id: string | null;
};

/** Where tools look for them: OpenCode, Claude Code and its plugins, and what others call so. */
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

/** By another name than the id of ours. */
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
  "bash-language-server": "shellcheck",
  "rust-analyzer": "cargo",
};

export function otherLists({ paths, text }: TreeListing): readonly OtherList[] {
  return places
    .filter((path) => paths.includes(path))
    .flatMap((path) => {
      const servers = serversIn(text(path) ?? "");
      return servers.length === 0 ? [] : [{ path, servers }];
    });
}

/** The servers of this release that are named so, in the order in which they are. */
export function listedThere(lists: readonly OtherList[]): readonly string[] {
  return [...new Set(lists.flatMap(({ servers }) => servers.flatMap(({ id }) => id ?? [])))];
}

function serversIn(text: string): readonly NamedThere[] {
  const errors: ParseError[] = [];
  const file: unknown = parse(text, errors, { allowTrailingComma: true });
  const lists = ["lsp", "lspServers", "servers"].map((key) => member(file, key));
  const list = lists.find(isObject) ?? file;
  if (!isObject(list)) return [];
  return Object.entries(list).flatMap(([name, one]) => {
    const command = member(one, "command");
    const first: unknown = Array.isArray(command) ? command[0] : command;
    if (typeof first !== "string" || first === "" || member(one, "disabled") === true) return [];
    const program = first.slice(first.lastIndexOf("/") + 1);
    return [{ name, program, id: idOf(program) }];
  });
}

function idOf(program: string): string | null {
  const id = Object.hasOwn(programs, program) ? programs[program] : program;
  return profiles.find((profile) => profile.id === id)?.id ?? null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
