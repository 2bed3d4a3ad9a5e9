/** Options of an observation. */
import type { UnknownReason } from "../../model/codes.ts";
import type { Range } from "../../model/finding.ts";
import type { FixedFinding } from "../../model/fixes.ts";
import type { LookupPlan } from "../../model/lookup.ts";
import type { ProbeAnswer } from "../../model/probe.ts";
import type { Clock } from "../../platform/host.ts";
import type { Profile, ProjectDiagnostic, SideContext } from "../../servers/profile.ts";
import type { Transport } from "../wire/transport.ts";
import type { FileObservation } from "./observation.ts";
import type { Probing } from "./probing.ts";
import type { Schedule } from "./schedule.ts";

// Keeps a running server's answers about its tree as long as no later difference can affect them. A walk through a
// history queries only the files that a commit can affect, and compares the end with a server that was queried about
// everything.

/** The answer to one file. */
export type FileAnswer = {
  readonly file: FileObservation;
  /** See `Channel`. */
  readonly stamp: number;
  /** Evidence of completion that is missing, or null. */
  readonly incomplete: string | null;
  /** Number of findings that came without a severity, and number of messages that were cut. */
  readonly severitiesAssumed: number;
  readonly messagesCut: number;
};

export type KnownAnswers = {
  readonly files: Map<string, FileAnswer>;
  /** Answers by path, then by the probed text. */
  readonly probes: Map<string, Map<string, ProbeAnswer>>;
};

/** Files that the difference between two states of a tree can affect. Answers about other files stay valid. */
export type AffectedFilter = {
  readonly files: ReadonlySet<string>;
  /** Changed files and all that import one, also through others. */
  readonly near: ReadonlySet<string>;
  readonly edited: ReadonlySet<string>;
};

export function noKnownAnswers(): KnownAnswers {
  return { files: new Map(), probes: new Map() };
}

/**
 * Keeps the answer to a probe, so that a later commit with the same text needs no query. An answer that could not be
 * read is not kept, so the probe runs again.
 */
export function keepProbe(known: KnownAnswers | undefined, answer: ProbeAnswer): void {
  if (known === undefined || answer.findings === null) return;
  const { path, text } = answer;
  const texts = known.probes.get(path) ?? new Map<string, ProbeAnswer>();
  texts.set(text, answer);
  known.probes.set(path, texts);
}

/**
 * Removes the answers that a difference between two commits can affect, before the running server is queried about the
 * second commit. `mattering` is null if the difference can affect every file.
 */
export function dropAffectedAnswers({ files, probes }: KnownAnswers, mattering: AffectedFilter | null): void {
  if (mattering === null) {
    files.clear();
    probes.clear();
    return;
  }
  for (const [path, { file }] of files) {
    const places = file.kind === "final" ? file.findings.flatMap(({ related = [] }) => related) : [];
    // A finding that refers to a place in an edited file has another position there now.
    if (mattering.files.has(path) || places.some((place) => mattering.edited.has(place.path)))
      files.delete(path);
  }
  // A probe's text can import modules that its file does not import. So its words are compared with the names of
  // changed modules, and an import without a name counts as affected.
  const modules = new Set([...mattering.near].flatMap(moduleNames));
  for (const [path, texts] of probes) {
    if (mattering.near.has(path)) probes.delete(path);
    for (const text of texts.keys())
      if (namesNoModule.test(text) || wordsOf(text).some((word) => modules.has(word))) texts.delete(text);
  }
}

/** Imports that name no module: `from . import x`, `import ".."`. */
const namesNoModule = /\bfrom\s*\.+\s*import\b|["'](?:\.{1,2}\/?)+["']/u;

/**
 * Returns the words by which an import may name a file: every part of its path. `a/b/__init__.py` is imported as `b`,
 * and `packages/b/src/index.ts` as `b`, too.
 */
function moduleNames(path: string): readonly string[] {
  return wordsOf(path.replace(/(?:\.d)?\.\w+$/u, ""));
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{ID_Continue}$]+/gu) ?? [];
}

export type ObserveOptions = {
  readonly transport: Transport;
  readonly clock: Clock;
  readonly pid: number | null;
  readonly profile: Profile;
  readonly context: SideContext;
  readonly schedule: Schedule;
  /** Diagnostics that the server's command has before it checks a source. */
  readonly projectDiagnostics: readonly ProjectDiagnostic[];
  /** Look-ups after the last file; null for none. */
  readonly lookups: LookupPlan | null;
  /** Probes while the session is still open; absent or null for none. */
  readonly probing?: Probing | null;
  /** Earlier answers that are still valid and are not queried again; new answers are added. Absent: none. */
  readonly known?: KnownAnswers;
  /** Findings whose fixes are queried after all else; absent or null for none. */
  readonly fixes?: readonly FixedFinding[] | null;
  /** The decoded text of a file, or why there is none. */
  readonly text: (path: string) => string | { readonly unknown: UnknownReason };
  /** Names of the definitions around a range; called only for files with findings. */
  readonly symbols: (path: string, text: string) => (range: Range) => string | null;
  /** Makes absolute places in server text relative. */
  readonly relative: (message: string) => string;
  /**
   * Called with 0 once the server is ready, then after each file with the number done, and the total time that the
   * server has waited for the client between files.
   */
  readonly progress: (done: number, serverIdleMs: number) => void;
};
