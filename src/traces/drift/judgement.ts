/** Judges compared runs in one word. */
import { changesReport, type Divergence } from "./classes.ts";
import type { Facts } from "./facts.ts";
import type { Repeats } from "./repeats.ts";
import type { Run, RunsSummary } from "./runs.ts";

export type VariedRun = {
  readonly name: string;
  /** Divergence from the first canonical run. */
  readonly divergence: Divergence;
  readonly notVaried: readonly string[];
};

/**
 * Judgements; the first that holds applies. In this order: nothing was measured; the runs cannot be compared; canonical
 * runs differ; the recording is from another environment, or differs from the canonical schedule; the order of files
 * matters; the environment of the server matters; a difference did not come back; only things that no report shows
 * differ; nothing differs.
 */
export const judgements = {
  inconclusive: { priority: "none", words: "no canonical run gave an answer" },
  incomparable: { priority: "none", words: "what is compared was made in different environments" },
  nondeterministic: { priority: "P0", words: "the same schedule came to different results" },
  drifted: { priority: "P0", words: "the same schedule comes to another result than was recorded" },
  "order-dependent": { priority: "data", words: "the result depends on the order in which files are opened" },
  "environment-dependent": { priority: "data", words: "the result depends on what surrounds the server" },
  "seen-once": { priority: "none", words: "what differed in one run did not come back" },
  harmless: { priority: "none", words: "only what no report shows differed" },
  stable: { priority: "none", words: "every run came to the same" },
} as const satisfies Record<string, { readonly priority: "P0" | "data" | "none"; readonly words: string }>;

export type Judgement = keyof typeof judgements;

/** Judges single runs, before anything is repeated. */
export function judge(
  canonical: readonly Run[],
  canonicalRuns: RunsSummary,
  allRuns: RunsSummary,
  recorded: Divergence | null,
  varied: readonly VariedRun[],
): Judgement {
  const around = varied.map(({ divergence }) => divergence);
  const others = [...around, ...(recorded === null ? [] : [recorded])];
  if (canonical.every(({ facts }) => !hasAnswer(facts))) return "inconclusive";
  if (allRuns.classes.D9 > 0 || around.some((one) => one.class === "D9")) return "incomparable";
  if (hasChange(canonicalRuns)) return "nondeterministic";
  if (recorded?.class === "D9") return "incomparable";
  if (recorded !== null && changesReport(recorded)) return "drifted";
  if (hasChange(allRuns)) return "order-dependent";
  if (varied.some(({ divergence }) => changesReport(divergence))) return "environment-dependent";
  return allRuns.distinct > 1 || others.some((one) => one.class !== "D0") ? "harmless" : "stable";
}

/** True if a session has an answer. A healthy session without a final answer for any file proves nothing either. */
export function hasAnswer({ failure, files }: Facts): boolean {
  return failure === null && (files.length === 0 || files.some(({ state }) => state === "final"));
}

function hasChange({ outcomes }: RunsSummary): boolean {
  return outcomes.some(({ divergence }) => changesReport(divergence));
}

/**
 * Judges repeated differences. A difference that comes and goes belongs to no arm. Otherwise the first named arm
 * decides, orders before variations.
 */
export function judgeRepeats(
  first: Judgement,
  repeats: readonly (Pick<Repeats, "outcome"> & { readonly names: Judgement })[],
  recorded: Divergence | null,
): Judgement {
  if (repeats.length === 0) return first;
  if (repeats.some(({ outcome }) => outcome === "mixed")) return "nondeterministic";
  const named = repeats.find(({ outcome }) => outcome === "named")?.names;
  return named ?? (recorded?.class === "D9" ? "incomparable" : "seen-once");
}
