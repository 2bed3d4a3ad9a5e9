/**
 * Keeps a running server's answers about its tree as long as no later difference can affect them. A walk through a
 * history queries only the files that a commit can affect, and compares the end with a server that was queried about
 * everything.
 */
import type { ProbeAnswer } from "../../model/probe.ts";
import type { FileObservation } from "./observation.ts";

/** The answer to one file. */
export type Taken = {
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
  readonly files: Map<string, Taken>;
  /** Answers by path, then by the probed text. */
  readonly probes: Map<string, Map<string, ProbeAnswer>>;
};

/** Files that the difference between two states of a tree can affect. */
export type Mattering = {
  readonly files: ReadonlySet<string>;
  /** Changed files and all that import one, also through others. */
  readonly near: ReadonlySet<string>;
  readonly edited: ReadonlySet<string>;
};

export function nothingKnown(): KnownAnswers {
  return { files: new Map(), probes: new Map() };
}

/** Keeps the answer to a probe; one that could not be read is queried again. */
export function keepProbe(known: KnownAnswers | undefined, answer: ProbeAnswer): void {
  if (known === undefined || answer.findings === null) return;
  const { path, text } = answer;
  const texts = known.probes.get(path) ?? new Map<string, ProbeAnswer>();
  texts.set(text, answer);
  known.probes.set(path, texts);
}

/** Removes the answers that a difference can affect; `mattering` is null if it can affect every file. */
export function forget({ files, probes }: KnownAnswers, mattering: Mattering | null): void {
  if (mattering === null) {
    files.clear();
    probes.clear();
    return;
  }
  for (const [path, { file }] of files) {
    const places = file.kind === "final" ? file.findings.flatMap(({ related = [] }) => related) : [];
    // What a finding points at has gone elsewhere.
    if (mattering.files.has(path) || places.some((place) => mattering.edited.has(place.path)))
      files.delete(path);
  }
  // A text that was asked about may import what its file does not: then it names a module that is near, or none at all.
  const modules = new Set([...mattering.near].flatMap(moduleNames));
  for (const [path, texts] of probes) {
    if (mattering.near.has(path)) probes.delete(path);
    for (const text of texts.keys())
      if (namesNoModule.test(text) || wordsOf(text).some((word) => modules.has(word))) texts.delete(text);
  }
}

/** Imports that name no module: `from . import x`, `import ".."`. */
const namesNoModule = /\bfrom\s*\.+\s*import\b|["'](?:\.{1,2}\/?)+["']/u;

/** Names by which a file may be imported: `a/b/__init__.py` as `b`, and `packages/b/src/index.ts` as `b`, too. */
function moduleNames(path: string): readonly string[] {
  return wordsOf(path.replace(/(?:\.d)?\.\w+$/u, ""));
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{ID_Continue}$]+/gu) ?? [];
}
