/**
 * What a server that stays has said of its tree, as long as nothing that differs since then can matter to it: who walks through a
 * history asks again about the files that a commit can matter to, and holds the end against a server that was asked everything.
 */
import type { ProbeAnswer } from "../../model/probe.ts";
import type { FileObservation } from "./observation.ts";

/** The answer to one file. */
export type Taken = {
  readonly file: FileObservation;
  /** See `Channel`. */
  readonly stamp: number;
  /** What the evidence of completion lacked, or null. */
  readonly incomplete: string | null;
  /** Of the findings, how many came without a severity, and how many messages were cut. */
  readonly severitiesAssumed: number;
  readonly messagesCut: number;
};

export type KnownAnswers = {
  readonly files: Map<string, Taken>;
  /** By path, then by the text that was asked about. */
  readonly probes: Map<string, Map<string, ProbeAnswer>>;
};

/** What the difference between two states of a tree can matter to. */
export type Mattering = {
  readonly files: ReadonlySet<string>;
  /** The changed files and all that import one, through others too. */
  readonly near: ReadonlySet<string>;
  readonly edited: ReadonlySet<string>;
};

export function nothingKnown(): KnownAnswers {
  return { files: new Map(), probes: new Map() };
}

/** One that could not be read is asked again. */
export function keepProbe(known: KnownAnswers | undefined, answer: ProbeAnswer): void {
  if (known === undefined || answer.findings === null) return;
  const { path, text } = answer;
  const texts = known.probes.get(path) ?? new Map<string, ProbeAnswer>();
  texts.set(text, answer);
  known.probes.set(path, texts);
}

/** `mattering` is null where it can be every file. */
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

/** `from . import x`, `import ".."`. */
const namesNoModule = /\bfrom\s*\.+\s*import\b|["'](?:\.{1,2}\/?)+["']/u;

/** `a/b/__init__.py` is called `b`, and `packages/b/src/index.ts` may be, too. */
function moduleNames(path: string): readonly string[] {
  return wordsOf(path.replace(/(?:\.d)?\.\w+$/u, ""));
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{ID_Continue}$]+/gu) ?? [];
}
