/** Facts of an answer, by query. Every fact names the evidence record that it comes from. */
import type { Severity } from "../../model/finding.ts";

/** `[startLine, startColumn, endLine, endColumn]`, 0-based, in the server's encoding. */
export type FlatRange = readonly [number, number, number, number];

/** The id of a record of evidence.jsonl. */
export type Evident = { readonly evidence: string };

/** `path` is relative to the repository. A file outside has no path; `external` names what contains it. */
export type FactFile =
  | { readonly path: string; readonly external?: never }
  | { readonly path?: never; readonly external: string };

export type LocationFact = Evident & FactFile & { readonly range: FlatRange };

export type SymbolFact = Evident &
  FactFile & {
    readonly name: string;
    /** The protocol's kind in lower case ("class", "function"). */
    readonly kind: string;
    readonly container: string | null;
    readonly range: FlatRange;
    /** Range of the name itself, if the server gives it. */
    readonly selectionRange: FlatRange | null;
    /** The symbol id, if it was requested and Lanser's grammar knows the definition. */
    readonly id?: string;
  };

export type CallFact = SymbolFact & { readonly fromRanges: readonly FlatRange[] };

export type HoverFact = Evident & { readonly text: string; readonly range: FlatRange | null };

export type SignatureFact = Evident & {
  readonly label: string;
  readonly documentation: string | null;
  readonly parameters: readonly string[];
};

export type HintFact = Evident & {
  readonly position: readonly [number, number];
  readonly label: string;
  readonly kind: "type" | "parameter" | null;
};

export type DiagnosticFact = Evident & {
  readonly path: string;
  readonly range: FlatRange;
  readonly severity: Severity;
  readonly source: string | null;
  readonly code: string | null;
  readonly message: string;
  readonly symbol: string | null;
  readonly server: string;
  /** Other servers that report the same at this place. Absent for none. */
  readonly also?: readonly string[];
};

/** A server on one root. */
export type ServerFact = {
  readonly id: string;
  readonly version: string;
  /** Null if no root of it was tried. */
  readonly root: string | null;
  /**
   * The last known state.
   * - `configured`: it is only named.
   * - `resolvable`: it has a pin for this machine.
   * - `runnable`: it starts and answers.
   * - `ready`: it has loaded the project and finds known mistakes.
   */
  readonly state: "configured" | "resolvable" | "runnable" | "ready";
  /** Its files are in the cache already. */
  readonly installed: boolean;
  readonly isStarting: boolean;
  /** Why it reached no further state. Null if nothing failed. */
  readonly failed: string | null;
  readonly restarts: number;
};

/** A piece of the answer to `context`, to be read as it is. */
export type PieceFact = Evident & {
  readonly kind: "signature" | "definition" | "outline" | "diagnostic" | "hint";
  /** The file that it is about. For a definition, the file that imports it. */
  readonly path: string;
  /** Index among the pieces of its kind in its file, 0-based. An item without text leaves a gap. */
  readonly nth: number;
  readonly range: FlatRange;
  readonly text: string;
  /** Tokens of `text` with a line feed: its UTF-8 bytes divided by 4, rounded up. */
  readonly tokens: number;
};

export type CheckedFiles = {
  readonly asked: number;
  readonly final: number;
  readonly unknown: readonly { readonly path: string; readonly reason: string }[];
};

export type LocatedFact = Evident & {
  readonly path: string;
  readonly range: FlatRange;
  /** Range of the symbol's whole definition. */
  readonly whole: FlatRange;
  readonly symbol: string | null;
  /** The code of `whole`. */
  readonly text: string;
  /** SHA-256 of `text`, to check later whether the code is still the same. */
  readonly verify: string;
  /** A selector that finds the place again. */
  readonly selector: string;
  /** The symbol id of the definition that the place names; absent for other places. */
  readonly id?: string;
  /** Score by equation (1) of the paper; absent in a replay. */
  readonly score?: number;
  readonly by?: "position" | "structure" | "text";
  /** Digest over an anchor and its surroundings, shortened. */
  readonly hash?: string;
  /** False if the surroundings of an anchor are not those of its hash. */
  readonly isSameAround?: boolean;
};

/** Name that a rename would change. */
export type PreparedName = Evident & { readonly range: FlatRange; readonly placeholder: string };

/** A code action of a place. */
export type ActionFact = Evident & {
  readonly title: string;
  /** Kind of the protocol: `quickfix`, `refactor.extract`, `source.organizeImports`. */
  readonly kind: string | null;
  readonly server: string;
  readonly isPreferred: boolean;
  /** Why Lanser cannot apply it; null if it can. */
  readonly skipped: string | null;
};

export type AnswerFacts = {
  readonly provenance: "lsp" | "builtin";
  readonly definitions?: readonly LocationFact[];
  readonly references?: readonly LocationFact[];
  readonly hover?: HoverFact | null;
  readonly signatures?: readonly SignatureFact[];
  /** The entry of `signatures` that the call would use, and the parameter at the place. */
  readonly active?: { readonly signature: number; readonly parameter: number | null } | null;
  readonly symbols?: readonly SymbolFact[];
  readonly calls?: readonly CallFact[];
  readonly types?: readonly SymbolFact[];
  readonly hints?: readonly HintFact[];
  readonly diagnostics?: readonly DiagnosticFact[];
  readonly files?: CheckedFiles;
  readonly servers?: readonly ServerFact[];
  readonly pieces?: readonly PieceFact[];
  /** Token budget of `pieces`. */
  readonly budget?: {
    readonly tokens: number;
    readonly used: number;
    readonly bytesPerToken: number;
    /** Tokens of the first piece that was left out. Null if none was. */
    readonly next: number | null;
  };
  /** Result of `check`. */
  readonly passed?: boolean;
  readonly location?: LocatedFact;
  /** Null if the server renames without preparation. */
  readonly renamed?: PreparedName | null;
  readonly actions?: readonly ActionFact[];
  /** The server's answer that an edit comes from, with the title of a code action. Null: nothing to change. */
  readonly edit?: (Evident & { readonly title: string | null }) | null;
  /** The server's response to `request`. Places on this machine are paths of the repository. */
  readonly response?: Evident & { readonly method: string; readonly result: unknown };
  /** The methods that the server supports. */
  readonly methods?: readonly string[];
  /** The queries that the server can answer. */
  readonly questions?: readonly string[];
  /** The same for each queried server. */
  readonly offered?: readonly {
    readonly server: string;
    readonly version: string;
    readonly root: string;
    readonly methods: readonly string[];
    readonly questions: readonly string[];
  }[];
  readonly codes?: readonly {
    readonly code: string;
    readonly exitCode: number;
    readonly retryable: boolean;
    readonly hint: string;
  }[];
  /** Number of items of the answer's list, on all pages. */
  readonly total?: number;
  readonly truncated?: boolean;
};
