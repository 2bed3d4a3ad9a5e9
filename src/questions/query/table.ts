/** The table of queries: the texts of help, completion, MCP and docs. The code of each query is in a file here. */
import type { PlaceNeed } from "../../selectors/resolve.ts";

export type QuestionFlag = {
  readonly name: string;
  /** "json" is an object. On the command line it is written as JSON text. */
  readonly kind: "boolean" | "text" | "count" | "json";
  readonly help: string;
};

export type QuestionGroup = "a place" | "files" | "edits" | "servers" | "data";

export type Described = {
  readonly name: string;
  /** "server" queries a server. "text" reads the file alone. "servers" is about the servers. "table" needs no tree. */
  readonly kind: "server" | "text" | "servers" | "table";
  /** Where `lanser help` lists it. Absent: below "Start here". */
  readonly group?: QuestionGroup;
  /** Names that other tools use for it. They are accepted but never shown. */
  readonly aliases: readonly string[];
  /** A verb without a subject, in lower case. */
  readonly summary: string;
  /**
   * Kind of place. "none": it takes no place. "any": a place of any kind, or none. "files": paths and globs, or the
   * whole workspace.
   */
  readonly need: PlaceNeed | "none" | "any" | "files";
  /** Words after the name in its help, if `need` does not say it. */
  readonly takes?: string;
  /** Name of the parameter for a word between the query's name and the place. */
  readonly word?: string;
  /** Name of the parameter for the word after the place. */
  readonly last?: string;
  /** Words after the name: `calls in`. */
  readonly modes: readonly string[];
  readonly flags: readonly QuestionFlag[];
  readonly example: string;
};

/** Default of the flag --budget of `context`. */
export const budgetUsual = 4000;

const idsFlag = {
  name: "ids",
  kind: "boolean",
  help: "print the symbol id of each definition, which stays the same when it moves",
} as const satisfies QuestionFlag;

const questionTable = {
  locate: {
    kind: "text",
    group: "files",
    summary: "prints the range and the code of a place, without a server",
    need: "line",
    flags: [
      {
        name: "all",
        kind: "boolean",
        help: "also list the other places that an ambiguous selector can mean",
      },
      { name: "preview", kind: "count", help: "print at most this many lines of the code (default: all)" },
      {
        name: "as",
        kind: "text",
        help: "form of the selector that is printed: anchor, symbol, ast or id (default: symbol for a definition, otherwise anchor)",
      },
    ],
    example: "lanser locate 'app.py#Invoice.total'",
  },
  def: {
    kind: "server",
    aliases: ["definition", "go_to_def"],
    summary: "finds the definition of the symbol at a place",
    need: "position",
    example: "lanser def app.py@L12:C7",
  },
  typedef: {
    kind: "server",
    group: "a place",
    aliases: ["type_definition", "type-definition"],
    summary: "finds where the type of the symbol at a place is defined",
    need: "position",
    example: "lanser typedef app.py@L12:C7",
  },
  decl: {
    kind: "server",
    group: "a place",
    aliases: ["declaration"],
    summary: "finds the declaration of the symbol at a place",
    need: "position",
    example: "lanser decl ship.c@L12:C7",
  },
  impl: {
    kind: "server",
    group: "a place",
    aliases: ["implementation"],
    summary: "finds the implementations of the symbol at a place",
    need: "position",
    example: "lanser impl 'ship.go#Loader'",
  },
  refs: {
    kind: "server",
    group: "a place",
    aliases: ["references"],
    summary: "finds every use of the symbol at a place",
    need: "position",
    flags: [{ name: "no-declaration", kind: "boolean", help: "leave out the declaration" }],
    example: "lanser refs 'rates.py#Invoice.total' --json",
  },
  hover: {
    kind: "server",
    group: "a place",
    summary: "prints the type and the documentation of the symbol at a place",
    need: "position",
    example: "lanser hover app.py@L12:C7",
  },
  sig: {
    kind: "server",
    group: "a place",
    aliases: ["signature", "signature-help"],
    summary: "prints the signatures of the call at a place",
    need: "position",
    example: "lanser sig app.py@L12:C20",
  },
  hints: {
    kind: "server",
    group: "files",
    aliases: ["inlay-hints"],
    summary: "prints the types and parameter names that an editor shows in a file or on a line",
    need: "line",
    example: "lanser hints app.py",
  },
  symbols: {
    kind: "server",
    group: "files",
    aliases: ["workspace_symbol", "document-symbols"],
    summary: "lists the server's symbols of a file, a line or the workspace",
    need: "files",
    flags: [
      {
        name: "query",
        kind: "text",
        help: "symbols of the workspace whose names match, as the server decides",
      },
      { name: "all", kind: "boolean", help: "all symbols of the workspace" },
      idsFlag,
    ],
    example: "lanser symbols --query Invoice",
  },
  outline: {
    kind: "text",
    group: "files",
    summary: "lists the symbols that a file defines, without a server",
    need: "file",
    flags: [idsFlag],
    example: "lanser outline app.py",
  },
  calls: {
    kind: "server",
    group: "a place",
    aliases: ["call-hierarchy"],
    summary: "lists the callers (in) or the callees (out) of the function at a place",
    need: "position",
    modes: ["in", "out"],
    example: "lanser calls in 'rates.py#rate'",
  },
  types: {
    kind: "server",
    group: "a place",
    aliases: ["type-hierarchy"],
    summary: "lists the supertypes (super) or the subtypes (sub) of the type at a place",
    need: "position",
    modes: ["super", "sub"],
    example: "lanser types super 'Ship.java#Ship'",
  },
  diag: {
    kind: "server",
    group: "files",
    aliases: ["diagnostics", "lint-check"],
    summary: "lists the diagnostics of files, of a line, or of the workspace",
    need: "files",
    example: "lanser diag 'src/**/*.py'",
  },
  check: {
    kind: "server",
    group: "files",
    aliases: ["lint-file"],
    summary: "checks a file: exit code 0 without errors, 1 with errors",
    need: "file",
    example: "lanser check app.py",
  },
  context: {
    kind: "server",
    group: "files",
    summary: "prints the most useful facts about files, within a budget of tokens",
    need: "files",
    takes: "PATH|GLOB…",
    flags: [
      {
        name: "budget",
        kind: "count",
        help: `maximum number of tokens, each 4 bytes of UTF-8 (default: ${budgetUsual})`,
      },
    ],
    example: "lanser context app.py --budget 2000",
  },
  request: {
    kind: "server",
    group: "a place",
    summary: "sends any read-only request of the protocol",
    need: "any",
    word: "method",
    flags: [
      {
        name: "params",
        kind: "json",
        help: "parameters as JSON or @FILE, in addition to those of PLACE; each `uri` is a path of the repository",
      },
    ],
    example: "lanser request textDocument/foldingRange app.py",
  },
  "prepare-rename": {
    kind: "server",
    group: "edits",
    summary: "prints the name that a rename would change at a place",
    need: "position",
    example: "lanser prepare-rename 'rates.py#rate'",
  },
  rename: {
    kind: "server",
    group: "edits",
    summary: "renames a symbol in all files; --apply writes them",
    need: "position",
    takes: "PLACE NEW",
    last: "to",
    example: "lanser rename 'rates.py#rate' price",
  },
  "rename-file": {
    kind: "server",
    group: "edits",
    aliases: ["rename_file", "move"],
    summary: "moves a file or folder, and corrects its imports; --apply writes them",
    need: "files",
    takes: "FROM TO",
    last: "to",
    example: "lanser rename-file src/rates.ts src/prices.ts",
  },
  actions: {
    kind: "server",
    group: "edits",
    aliases: ["code_actions", "code-actions"],
    summary: "lists the code actions of a place, or applies one of them",
    need: "line",
    modes: ["list", "apply"],
    flags: [
      { name: "only", kind: "text", help: "a kind of the protocol: quickfix, refactor, source.fixAll" },
      { name: "pick", kind: "text", help: "with apply: the number in the list, or a part of one title" },
    ],
    example: "lanser actions list app.py@L12",
  },
  format: {
    kind: "server",
    group: "edits",
    summary: "formats files; --apply writes them",
    need: "files",
    takes: "PATH|GLOB…",
    example: "lanser format src/app.py",
  },
  "organize-imports": {
    kind: "server",
    group: "edits",
    summary: "sorts the imports of files; most servers also remove unused ones; --apply writes",
    need: "files",
    takes: "PATH|GLOB…",
    example: "lanser organize-imports src/app.py",
  },
  status: {
    kind: "servers",
    group: "servers",
    summary: "prints the state of each server: configured, resolvable, runnable or ready",
    need: "none",
    flags: [{ name: "start", kind: "boolean", help: "start the servers that do not run" }],
    example: "lanser status --start",
  },
  reload: {
    kind: "servers",
    group: "servers",
    summary: "stops the servers of files, or all servers; the next question starts them again",
    need: "files",
    example: "lanser reload --workspace",
  },
  capabilities: {
    kind: "server",
    group: "servers",
    summary: "lists the questions that a server says it can answer",
    need: "none",
    example: "lanser capabilities --server pyright",
  },
  "exit-codes": {
    kind: "table",
    group: "data",
    summary: "lists every error with its exit code",
    need: "none",
    example: "lanser exit-codes",
  },
} as const satisfies Readonly<
  Record<string, Partial<Described> & Pick<Described, "kind" | "summary" | "need" | "example">>
>;

export type QuestionName = keyof typeof questionTable;

/** Returns the row of a query with its name and the defaults for missing members. */
export function described<Name extends QuestionName>(
  name: Name,
): Described & { readonly kind: (typeof questionTable)[Name]["kind"] } {
  return { aliases: [], modes: [], flags: [], ...questionTable[name], name };
}

/** All queries, in the order of the table. */
export const describedQuestions: readonly Described[] = (Object.keys(questionTable) as QuestionName[]).map(
  described,
);
