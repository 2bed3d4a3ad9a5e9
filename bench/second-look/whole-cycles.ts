/** The rule that was before, and those between it and what is built: what each would look at again. */

import type { ImportGraph } from "../../src/affected/imports.ts";
import { type ConfirmationPlan, type PlanInput, planConfirmation } from "../../src/match/confirmation.ts";
import { compareText } from "../../src/model/order.ts";
import type { Side } from "../../src/model/report.ts";

/** `cycleFilesMax`: how many files are added for the sake of import cycles, on each side. */
export type WholeInput = PlanInput & { readonly cycleFilesMax: number };

export type Rule = (input: PlanInput) => ConfirmationPlan | undefined;

export const rules = {
  "whole import cycles": (input) => planWholeCycles({ ...input, cycleFilesMax: 40 }),
  "what changed, and what is new or fixed": (input) => planWholeCycles({ ...input, cycleFilesMax: 0 }),
  "and the last of each cycle, where code that leads into one differs": planConfirmation,
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleName = keyof typeof rules;

/**
 * Undefined when there is nothing to confirm: nothing new or fixed, and no changed file that leads to an import cycle.
 * Otherwise the
 * files with new or fixed findings, the changed files, and the members of the import cycles that those belong to or
 * import, nearest first; in reverse of the canonical order.
 */
export function planWholeCycles(input: WholeInput): ConfirmationPlan | undefined {
  const { comparison, changedFiles, graphs } = input;
  const doubtful = comparison.findings.filter(({ state }) => state === "new" || state === "fixed");
  if (doubtful.length === 0 && !reachesCycle(input)) return undefined;
  const toHead = (path: string) => input.renames.get(path) ?? path;
  const fromHead = new Map([...input.renames].map(([from, to]) => [to, from] as const));
  const toBase = (path: string) => fromHead.get(path) ?? path;
  const seeds = { base: new Set<string>(), head: new Set<string>() };
  for (const { state, path } of doubtful) {
    seeds.head.add(state === "new" ? path : toHead(path));
    seeds.base.add(state === "new" ? toBase(path) : path);
  }
  for (const { from, to } of changedFiles) {
    if (from !== null) seeds.base.add(from);
    if (to !== null) seeds.head.add(to);
  }
  const near = {
    base: cycleMembers(seeds.base, graphs.base, input.programs.base, input.cycleFilesMax),
    head: cycleMembers(seeds.head, graphs.head, input.programs.head, input.cycleFilesMax),
  };
  // Both sides look at the same files, as far as both have them.
  const chosen = {
    base: new Set([...seeds.base, ...near.base.files, ...near.head.files.map(toBase)]),
    head: new Set([...seeds.head, ...near.head.files, ...near.base.files.map(toHead)]),
  };
  const inReverse = (side: Side) => input.programs[side].filter((path) => chosen[side].has(path)).reverse();
  return { base: inReverse("base"), head: inReverse("head"), isForFindings: doubtful.length > 0 };
}

/** Whether a changed file is in an import cycle, or reaches one through whatever it imports, on either side. */
function reachesCycle({ graphs, changedFiles }: WholeInput): boolean {
  const reaches = { base: cycleFinder(graphs.base), head: cycleFinder(graphs.head) };
  return changedFiles.some(
    ({ from, to }) => (from !== null && reaches.base(from)) || (to !== null && reaches.head(to)),
  );
}

function cycleFinder({ importers, cycles }: ImportGraph): (path: string) => boolean {
  const reaching = new Set(cycles.keys());
  // A set is walked in the order of its additions, and what is added on the way comes too.
  for (const path of reaching) for (const importer of importers.get(path) ?? []) reaching.add(importer);
  return (path) => reaching.has(path);
}

/** Breadth first from the seeds along imports in both directions, within cycles that a seed is in or imports. */
function cycleMembers(
  seeds: ReadonlySet<string>,
  { imports, importers, cycles }: ImportGraph,
  program: readonly string[],
  filesMax: number,
): { readonly files: readonly string[] } {
  const members = new Set<string>();
  for (const seed of seeds) {
    for (const path of [seed, ...(imports.get(seed) ?? [])]) {
      for (const member of cycles.get(path) ?? []) members.add(member);
    }
  }
  const known = new Set(program);
  const files: string[] = [];
  const seen = new Set(seeds);
  let ring: readonly string[] = [...seeds];
  while (ring.length > 0 && files.length < filesMax) {
    const around = ring.flatMap((path) => [...(imports.get(path) ?? []), ...(importers.get(path) ?? [])]);
    ring = [...new Set(around)].filter((path) => members.has(path) && !seen.has(path)).sort(compareText);
    for (const path of ring) seen.add(path);
    // A circle may lead through files that are not looked at.
    files.push(...ring.filter((path) => known.has(path)).slice(0, filesMax - files.length));
  }
  return { files };
}
