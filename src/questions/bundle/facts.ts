/** What an answer says, by question; every fact names the record that shows where it comes from. */
import type { Severity } from "../../model/finding.ts";

/** `[startLine, startColumn, endLine, endColumn]`, from 0, as the server counts. */
export type FlatRange = readonly [number, number, number, number];

/** The id of a record of evidence.jsonl. */
export type Evident = { readonly evidence: string };

/** `path` is relative to the repository. A file outside of it has no path; `external` says in what it lies. */
export type Where =
  | { readonly path: string; readonly external?: never }
  | { readonly path?: never; readonly external: string };

export type LocationFact = Evident & Where & { readonly range: FlatRange };

export type SymbolFact = Evident &
  Where & {
    readonly name: string;
    /** The protocol's kind in lower case ("class", "function"). */
    readonly kind: string;
    readonly container: string | null;
    readonly range: FlatRange;
    /** Of the name itself, where the server tells. */
    readonly selectionRange: FlatRange | null;
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
  /** Other servers that say the same of the place; absent for none. */
  readonly also?: readonly string[];
};

/** A server on one root. */
export type ServerFact = {
  readonly id: string;
  readonly version: string;
  /** Null where no root of it was tried. */
  readonly root: string | null;
  /**
   * The last that is known of it: named, and no more (configured); there is a pin of it for this machine (resolvable); it
   * starts and answers (runnable); it has loaded the project and finds mistakes that are known (ready).
   */
  readonly state: "configured" | "resolvable" | "runnable" | "ready";
  /** Its files are in the cache already. */
  readonly installed: boolean;
  readonly isStarting: boolean;
  /** Why it came no further; null where nothing failed. */
  readonly failed: string | null;
  readonly restarts: number;
};

/** A part of what `context` says, to be read as it is. */
export type PieceFact = Evident & {
  readonly kind: "signature" | "definition" | "outline" | "diagnostic" | "hint";
  /** The file that it is about; of a definition the one that imports it. */
  readonly path: string;
  /** Of its kind in its file, from 0; what has no text leaves a gap. */
  readonly nth: number;
  readonly range: FlatRange;
  readonly text: string;
  /** Of `text` with a line feed: its bytes of UTF-8 by 4, rounded up. */
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
  /** Of a symbol its whole definition. */
  readonly whole: FlatRange;
  readonly symbol: string | null;
  /** The code of `whole`. */
  readonly text: string;
  /** SHA-256 of `text`: a later look can tell whether it is still the same code. */
  readonly verify: string;
};

export type Facts = {
  readonly provenance: "lsp" | "builtin";
  readonly definitions?: readonly LocationFact[];
  readonly references?: readonly LocationFact[];
  readonly hover?: HoverFact | null;
  readonly signatures?: readonly SignatureFact[];
  /** Of `signatures` which one the call would take, and which of its parameters the place is in. */
  readonly active?: { readonly signature: number; readonly parameter: number | null } | null;
  readonly symbols?: readonly SymbolFact[];
  readonly calls?: readonly CallFact[];
  readonly types?: readonly SymbolFact[];
  readonly hints?: readonly HintFact[];
  readonly diagnostics?: readonly DiagnosticFact[];
  readonly files?: CheckedFiles;
  readonly servers?: readonly ServerFact[];
  readonly pieces?: readonly PieceFact[];
  /** Of `pieces`, in tokens. */
  readonly budget?: {
    readonly tokens: number;
    readonly used: number;
    readonly bytesPerToken: number;
    /** What the first piece takes that is left out; null where none is. */
    readonly next: number | null;
  };
  /** Of `check`. */
  readonly passed?: boolean;
  readonly location?: LocatedFact;
  /** Of `request`: what the server said to it; places of this machine are paths of the repository. */
  readonly response?: Evident & { readonly method: string; readonly result: unknown };
  /** The requests that the server answers. */
  readonly methods?: readonly string[];
  /** The questions that can be asked of it. */
  readonly questions?: readonly string[];
  /** The same of each server that was asked. */
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
  /** How many there are in all, of the one list of this answer. */
  readonly total?: number;
  readonly truncated?: boolean;
};
