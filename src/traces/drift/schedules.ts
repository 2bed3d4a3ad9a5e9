/** Defines the orders in which files are opened: the canonical one, its reverse, and seeded shuffles of it. */
import { seededRandom, shuffled } from "./random.ts";

export type DriftSchedule =
  | { readonly kind: "canonical" }
  | { readonly kind: "reverse" }
  | { readonly kind: "shuffle"; readonly seed: string };

export const canonicalSchedule: DriftSchedule = { kind: "canonical" };

/**
 * Parses "canonical", "reverse" or "shuffle:SEED"; undefined for anything else. A seed is 1 to 64 of A-Z a-z 0-9 . _ -
 */
export function parseSchedule(name: string): DriftSchedule | undefined {
  if (name === "canonical" || name === "reverse") return { kind: name };
  const seed = /^shuffle:([\w.-]{1,64})$/.exec(name)?.[1];
  return seed === undefined ? undefined : { kind: "shuffle", seed };
}

/** Returns the name that `parseSchedule` reads. */
export function scheduleName(schedule: DriftSchedule): string {
  return schedule.kind === "shuffle" ? `shuffle:${schedule.seed}` : schedule.kind;
}

/** Sorts files by a schedule. `canonical` is the order in which the server's own command walks the tree. */
export function inOrder(schedule: DriftSchedule, canonical: readonly string[]): readonly string[] {
  switch (schedule.kind) {
    case "canonical":
      return canonical;
    case "reverse":
      return canonical.toReversed();
    case "shuffle":
      return shuffled(canonical, seededRandom(`lanser.schedule.v1 ${schedule.seed}`));
  }
}
