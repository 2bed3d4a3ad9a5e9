/** What a session has seen of its server so far. Plain data, so that readiness is a function of it. */

export type LogLine = { readonly level: number; readonly message: string };

export type KnownRegistration = {
  readonly id: string;
  readonly method: string;
  readonly options: unknown;
};

/** What a server published for one document. */
export type Publication = {
  /** Undefined where the server named none. */
  readonly version: number | undefined;
  /** As it came: whether it is a list of diagnostics is for its reader to look at. */
  readonly diagnostics: unknown;
};

/** A document that was opened, under the version that it was opened with last. */
export type DocumentFacts = {
  readonly uri: string;
  readonly version: number;
  readonly isOpen: boolean;
  /** The last for this version, and the last without a version that came after it, since the document was opened. */
  readonly ofVersion: Publication | undefined;
  readonly withoutVersion: Publication | undefined;
  /** How many came for another version, and count for nothing. */
  readonly otherVersions: number;
  /** What the server said last that it does with the document, where it says that, since it was opened. */
  readonly status: string | undefined;
  /** How often what is published for the document became something else, in the whole session. */
  readonly changes: number;
};

export type SessionFacts = {
  /** The newest lines of `window/logMessage` and `window/showMessage`, bounded. */
  readonly log: readonly LogLine[];
  /** How often each configuration section was asked for and answered. */
  readonly configurationAnswers: ReadonlyMap<string, number>;
  readonly registrations: ReadonlyMap<string, KnownRegistration>;
  /** Progress tokens begun and not ended. */
  readonly openProgress: ReadonlySet<string | number>;
  /** Those that were ended, bounded as those are. */
  readonly endedProgress: ReadonlySet<string | number>;
  /** How often the server asked for all diagnostics to be pulled again. */
  readonly refreshes: number;
  /** Whether what the server publishes is kept; else it is dropped, because its diagnostics are asked for. */
  readonly keepsPublished: boolean;
  /** Every document that was opened, by its URI. Empty where nothing published is kept. */
  readonly documents: ReadonlyMap<string, DocumentFacts>;
  /** How many diagnostics the server published for files that were never opened; those with none are left out. */
  readonly unopened: ReadonlyMap<string, number>;
  /** Messages received so far. */
  readonly received: number;
  /** What was odd but survivable, by kind. */
  readonly oddities: ReadonlyMap<string, number>;
};

export type MutableFacts = {
  log: LogLine[];
  configurationAnswers: Map<string, number>;
  registrations: Map<string, KnownRegistration>;
  openProgress: Set<string | number>;
  endedProgress: Set<string | number>;
  refreshes: number;
  readonly keepsPublished: boolean;
  documents: Map<string, DocumentFacts>;
  unopened: Map<string, number>;
  received: number;
  oddities: Map<string, number>;
};

export function emptyFacts(published: "kept" | "dropped"): MutableFacts {
  return {
    log: [],
    configurationAnswers: new Map(),
    registrations: new Map(),
    openProgress: new Set(),
    endedProgress: new Set(),
    refreshes: 0,
    keepsPublished: published === "kept",
    documents: new Map(),
    unopened: new Map(),
    received: 0,
    oddities: new Map(),
  };
}

export function count(map: Map<string, number>, key: string): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}
