/** What a session has seen of its server so far. Plain data, so that readiness is a function of it. */

export type LogLine = { readonly level: number; readonly message: string };

export type KnownRegistration = {
  readonly id: string;
  readonly method: string;
  readonly options: unknown;
};

export type SessionFacts = {
  /** The newest lines of `window/logMessage` and `window/showMessage`, bounded. */
  readonly log: readonly LogLine[];
  /** How often each configuration section was asked for and answered. */
  readonly configurationAnswers: ReadonlyMap<string, number>;
  readonly registrations: ReadonlyMap<string, KnownRegistration>;
  /** Progress tokens begun and not ended. */
  readonly openProgress: ReadonlySet<string | number>;
  /** How often the server asked for all diagnostics to be pulled again. */
  readonly refreshes: number;
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
  refreshes: number;
  received: number;
  oddities: Map<string, number>;
};

export function emptyFacts(): MutableFacts {
  return {
    log: [],
    configurationAnswers: new Map(),
    registrations: new Map(),
    openProgress: new Set(),
    refreshes: 0,
    received: 0,
    oddities: new Map(),
  };
}

export function count(map: Map<string, number>, key: string): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}
