/** What probes are planned from, and judged by: one root of one server on both sides, after both were matched. */

import type { Census } from "../model/census.ts";
import type { ChangedFile } from "../model/change.ts";
import type { ComparedFinding } from "../model/finding.ts";
import type { Side } from "../model/report.ts";
import type { FindReading } from "../syntax/reading.ts";

export type ProbeInput = {
  /** Of both trees: what probes are named by, so that no code can answer them and a replay asks the same. */
  readonly seed: string;
  /** Sources that differ, a renamed one once. */
  readonly changedFiles: readonly ChangedFile[];
  /** Of this root alone, before anything was looked at again. */
  readonly findings: readonly ComparedFinding[];
  readonly sides: Readonly<Record<Side, ProbedSide>>;
  /** Whether a file of head can see another: it is the same, or imports it, through others too. Absent: each sees all. */
  readonly sees?: (path: string, other: string) => boolean;
  /** Whether something that stands in a file of head, and is listed by its name, silences these of its lines. */
  readonly isListed: (path: string, first: number, last: number) => boolean;
  /** Of a vanished finding by its id: whether it is known by name to be silenced, so that no probe can show it to be mended. */
  readonly isSilenced: (id: string) => boolean;
};

export function canSee({ sees }: Pick<ProbeInput, "sees">, path: string, other: string): boolean {
  return path === other || (sees?.(path, other) ?? true);
}

export type ProbedSide = {
  /** The files that the server checks, in its order: only these can be asked about. */
  readonly program: readonly string[];
  /** All that is open, in its order: whether the server complains at all may be asked of each; absent for `program`. */
  readonly neighbours?: readonly string[];
  /** As the server saw it. */
  readonly text: (path: string) => string | undefined;
  readonly reading: FindReading;
  /** How the server lists what silences it; absent where it cannot. */
  readonly census?: Census;
};

/**
 * So much of the seed that a probe's name is far longer than the names of any code: TypeScript looks for what may have been
 * meant among all names of about the same length, half a millisecond for each unknown one.
 */
const seedLength = 48;

/** What stands in the names of all probes. */
export function seedWord({ seed }: Pick<ProbeInput, "seed">): string {
  return seed.slice(0, seedLength);
}

/** A name that exists nowhere: `purpose` is a word of letters that tells one kind of probe from another. */
export function probeName(of: Pick<ProbeInput, "seed">, purpose: string, number: number): string {
  return `lanser_${purpose}_${seedWord(of)}_${number}_`;
}
