/** Input for planning and judging probes: one root of one server on both sides, after both were matched. */

import type { Census } from "../model/census.ts";
import type { ChangedFile } from "../model/change.ts";
import type { ComparedFinding } from "../model/finding.ts";
import type { Side } from "../model/report.ts";
import type { FindReading } from "../syntax/reading.ts";

/**
 * Input for planning and judging probes: one root of one server on both sides, after both were matched. A live run
 * and a replay build the same.
 */
export type ProbeInput = {
  /**
   * Digest of both trees, which is in the names of probes, so that no code can anticipate them and a replay asks
   * the same.
   */
  readonly seed: string;
  /** Sources that differ, a renamed one once. */
  readonly changedFiles: readonly ChangedFile[];
  /** Findings of this root alone, before any second check. */
  readonly findings: readonly ComparedFinding[];
  readonly sides: Readonly<Record<Side, ProbedSide>>;
  /**
   * True if a file of head can see another: it is the same, or imports it, also through others. Absent: each sees
   * all.
   */
  readonly sees?: (path: string, other: string) => boolean;
  /** True if something in a file of head that is listed by its name silences these lines of the file. */
  readonly isListed: (path: string, first: number, last: number) => boolean;
  /** True if a vanished finding, by its id, is known by name to be silenced, so that no probe can prove it fixed. */
  readonly isSilenced: (id: string) => boolean;
};

/** True if one file of head can see another; true if the imports are not known. */
export function canSee({ sees }: Pick<ProbeInput, "sees">, path: string, other: string): boolean {
  return path === other || (sees?.(path, other) ?? true);
}

/** One side as probes see it. */
export type ProbedSide = {
  /** Files that the server checks, in its order: only these can be probed. */
  readonly program: readonly string[];
  /**
   * All files that are open, in order: each may be used to find out if the server complains at all; absent for
   * `program`.
   */
  readonly neighbours?: readonly string[];
  /** Returns the text as the server saw it. */
  readonly text: (path: string) => string | undefined;
  readonly reading: FindReading;
  /** Census: how the server lists what silences it; absent if it cannot. */
  readonly census?: Census;
};

/**
 * Length of the part of the seed in names, which makes a probe's name far longer than the names of any code. For
 * each unknown name TypeScript searches all names of about the same length for a suggestion, half a millisecond
 * each.
 */
const seedLength = 48;

/** Returns the word that is in the names of all probes. */
export function seedWord({ seed }: Pick<ProbeInput, "seed">): string {
  return seed.slice(0, seedLength);
}

/** Makes a name that exists nowhere: `purpose` is a word of letters that distinguishes the kinds of probes. */
export function probeName(of: Pick<ProbeInput, "seed">, purpose: string, number: number): string {
  return `lanser_${purpose}_${seedWord(of)}_${number}_`;
}
