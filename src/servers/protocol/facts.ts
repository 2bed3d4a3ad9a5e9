/**
 * The facts that a session has seen of its server. They are plain data, so that readiness is a pure function of them
 * and a replay decides the same.
 */

/** One line of the server's log; `level` as in `window/logMessage`. */
export type LogLine = { readonly level: number; readonly message: string };

/** A capability that the server registered after `initialize`. */
export type KnownRegistration = {
  readonly id: string;
  readonly method: string;
  readonly options: unknown;
};

/** The diagnostics of one publication for one document. */
export type Publication = {
  /** Version of the document; undefined if the server named none. */
  readonly version: number | undefined;
  /** The diagnostics as received. The reader must check that they are a list. */
  readonly diagnostics: unknown;
};

/** The facts about a document, under the version of its last opening or edit. */
export type DocumentFacts = {
  readonly uri: string;
  readonly version: number;
  readonly isOpen: boolean;
  /**
   * The last publication for this version, and the last one without a version that followed it. Both since the
   * opening.
   */
  readonly ofVersion: Publication | undefined;
  readonly withoutVersion: Publication | undefined;
  /** The number of publications for other versions, which do not count. */
  readonly otherVersions: number;
  /** The last state that the server reported for the document since its opening, if it reports any. */
  readonly status: string | undefined;
  /**
   * How often the published diagnostics of the document changed in the session. A flaky server changes them without
   * an edit.
   */
  readonly changes: number;
};

/** All facts of a session. */
export type SessionFacts = {
  /** The newest lines of `window/logMessage` and `window/showMessage`, up to a limit. */
  readonly log: readonly LogLine[];
  /** How often the server requested each section of settings and got an answer. */
  readonly configurationAnswers: ReadonlyMap<string, number>;
  readonly registrations: ReadonlyMap<string, KnownRegistration>;
  /** The tokens of progress that has begun and not ended. */
  readonly openProgress: ReadonlySet<string | number>;
  /** The tokens of progress that has ended, up to a limit. */
  readonly endedProgress: ReadonlySet<string | number>;
  /** How often the server requested a new pull of all diagnostics. */
  readonly refreshes: number;
  /** True if the session keeps what the server publishes. A session that pulls diagnostics drops it. */
  readonly keepsPublished: boolean;
  /** The opened documents by URI. Empty if publications are dropped. */
  readonly documents: ReadonlyMap<string, DocumentFacts>;
  /**
   * The number of published diagnostics for each file that no session opened. Files without diagnostics are left out.
   */
  readonly unopened: ReadonlyMap<string, number>;
  /** The number of received messages. */
  readonly received: number;
  /** The number of protocol violations that the session survived, by kind. */
  readonly oddities: ReadonlyMap<string, number>;
};

/** The same facts, as the session changes them. */
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

/** The facts at the start of a session. */
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

/** Adds one to the count of a key. */
export function count(map: Map<string, number>, key: string): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}
