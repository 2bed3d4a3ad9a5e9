/** Facts that a session has seen of its server so far. Plain data, so that readiness is a function of it. */

export type LogLine = { readonly level: number; readonly message: string };

export type KnownRegistration = {
  readonly id: string;
  readonly method: string;
  readonly options: unknown;
};

/** Diagnostics that a server published for one document. */
export type Publication = {
  /** Version of the document; undefined if the server named none. */
  readonly version: number | undefined;
  /** Diagnostics as they came: the reader has to check if they are a list. */
  readonly diagnostics: unknown;
};

/** Facts of a document that was opened, under the version that it was opened with last. */
export type DocumentFacts = {
  readonly uri: string;
  readonly version: number;
  readonly isOpen: boolean;
  /**
   * Last publication for this version, and the last without a version that came after it, since the document was
   * opened.
   */
  readonly ofVersion: Publication | undefined;
  readonly withoutVersion: Publication | undefined;
  /** Number of publications for another version, which do not count. */
  readonly otherVersions: number;
  /** State that the server reported last for the document, if it reports any, since it was opened. */
  readonly status: string | undefined;
  /** Number of times that the diagnostics published for the document changed, in the whole session. */
  readonly changes: number;
};

export type SessionFacts = {
  /** Newest lines of `window/logMessage` and `window/showMessage`, limited in number. */
  readonly log: readonly LogLine[];
  /** Number of times that each configuration section was requested and answered. */
  readonly configurationAnswers: ReadonlyMap<string, number>;
  readonly registrations: ReadonlyMap<string, KnownRegistration>;
  /** Tokens of progress that began and has not ended. */
  readonly openProgress: ReadonlySet<string | number>;
  /** Tokens of progress that ended; limited like the open ones. */
  readonly endedProgress: ReadonlySet<string | number>;
  /** Number of times that the server asked for all diagnostics to be pulled again. */
  readonly refreshes: number;
  /** True if what the server publishes is kept; else it is dropped, because its diagnostics are pulled. */
  readonly keepsPublished: boolean;
  /** Documents that were opened, by their URI. Empty if nothing published is kept. */
  readonly documents: ReadonlyMap<string, DocumentFacts>;
  /** Number of diagnostics that the server published for files that were never opened; files with none are left out. */
  readonly unopened: ReadonlyMap<string, number>;
  /** Number of messages received so far. */
  readonly received: number;
  /** Number of odd but survivable events, by kind. */
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
