/**
 * What a second look under another schedule leaves of the first. A checker's answer for one file can depend on what it
 * checked before, most of all among files that import each other, so a finding is new only if head has it under both
 * schedules and base under neither, and fixed only in the mirror of that. What does not hold is volatile.
 */

import type { ChangedFile } from "../core/change.ts";
import {
  type ComparedFinding,
  type Finding,
  findingId,
  type Place,
  placesOf,
  type ScheduleName,
  type Seen,
} from "../core/finding.ts";
import { compareFindings, compareText } from "../core/order.ts";
import { push } from "../core/push.ts";
import type { Side, UnmatchedFinding } from "../core/report.ts";
import type { Comparison } from "./compare.ts";
import type { ImportGraph } from "./imports.ts";

export type ConfirmationPlan = {
  /** The files to look at once more, in the order in which to do so. */
  readonly base: readonly string[];
  readonly head: readonly string[];
  /** Members of import cycles that were left out. */
  readonly cut: number;
};

export type PlanInput = {
  readonly comparison: Pick<Comparison, "findings">;
  readonly changedFiles: readonly ChangedFile[];
  /** Base path to head path. */
  readonly renames: ReadonlyMap<string, string>;
  /** The files that may be looked at again, in canonical order. */
  readonly programs: Readonly<Record<Side, readonly string[]>>;
  readonly graphs: Readonly<Record<Side, ImportGraph>>;
  /** How many files are added for the sake of import cycles, on each side. */
  readonly cycleFilesMax: number;
};

/**
 * Undefined when there is nothing to confirm: nothing new or fixed, and no changed file that leads to an import cycle.
 * Otherwise the
 * files with new or fixed findings, the changed files, and the members of the import cycles that those belong to or
 * import, nearest first; in reverse of the canonical order.
 */
export function planConfirmation(input: PlanInput): ConfirmationPlan | undefined {
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
  return { base: inReverse("base"), head: inReverse("head"), cut: Math.max(near.base.cut, near.head.cut) };
}

/** Whether a changed file is in an import cycle, or reaches one through whatever it imports, on either side. */
function reachesCycle({ graphs, changedFiles }: PlanInput): boolean {
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
): { readonly files: readonly string[]; readonly cut: number } {
  const members = new Set<string>();
  for (const seed of seeds) {
    for (const path of [seed, ...(imports.get(seed) ?? [])]) {
      for (const member of cycles.get(path) ?? []) members.add(member);
    }
  }
  const known = new Set(program);
  const wanted = [...members].filter((path) => !seeds.has(path) && known.has(path));
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
  return { files, cut: wanted.length - files.length };
}

export type SecondLook = {
  readonly comparison: Comparison;
  /** Files that the second look could not measure, on each side. */
  readonly unknown: Readonly<Record<Side, ReadonlySet<string>>>;
  /** All findings of each side under each schedule, in the files of the second look. */
  readonly observed: Readonly<Record<Side, Readonly<Record<ScheduleName, readonly Finding[]>>>>;
};

export type Confirmed = {
  /** In the Report order. */
  readonly findings: readonly ComparedFinding[];
  /** New or fixed at the first look, in files that the second could not measure. */
  readonly unmatched: readonly UnmatchedFinding[];
};

/** Compares findings by path, range, server, source and code; a message may drift. */
export function confirm(first: Comparison, { comparison: second, unknown, observed }: SecondLook): Confirmed {
  const again = createPool(second.findings.map((one) => [one.state, one] as const));
  const placesOf = placesAfter(second);
  const seenIn = createSightings(observed);
  const taken = new Set(first.findings.map(({ id }) => id));
  const findings: ComparedFinding[] = [];
  const unmatched: UnmatchedFinding[] = [...first.unmatched];
  const isUnmeasured = ({ base, head }: Places) =>
    (base !== null && unknown.base.has(base.path)) || (head !== null && unknown.head.has(head.path));
  const doubt = (one: ComparedFinding): void => {
    const places = placesOf(one);
    findings.push(volatile(one, places, seenIn(one, places)));
  };
  for (const one of first.findings) {
    if (one.state !== "new" && one.state !== "fixed") continue;
    const side = one.state === "new" ? "head" : "base";
    const places = placesOf(one);
    if (isUnmeasured(places)) unmatched.push({ ...observedOf(one), side });
    else if (again.take(one.state, keyOf(one, one))) {
      // Counts as seen, so that an equal one beside it is not.
      seenIn(one, places);
      findings.push(one);
    } else doubt(one);
  }
  for (const one of first.findings) {
    if (one.state === "new" || one.state === "fixed") continue;
    const { base, head } = placesOf(one);
    const isNew = head !== null && again.take("new", keyOf(one, head));
    const isFixed = base !== null && again.take("fixed", keyOf(one, base));
    if (isNew || isFixed) doubt(one);
    else findings.push(one);
  }
  const volatilePlaces = new Set(
    findings.filter(({ state }) => state === "volatile").flatMap((one) => sidesOf(one, placesOf(one))),
  );
  for (const one of again.rest(["new", "fixed"])) {
    // Base had it under one schedule and head under the other: one finding, reported once.
    const isReported = sidesOf(one, placesOf(one)).some((key) => volatilePlaces.has(key));
    if (isReported) continue;
    const id = freshId(one, taken);
    taken.add(id);
    doubt({ ...one, id });
  }
  return { findings: findings.sort(compareFindings), unmatched: unmatched.sort(compareFindings) };
}

/** Its place is in head if head ever had it, else in base. */
function volatile(one: ComparedFinding, places: Places, seen: Seen): ComparedFinding {
  const sides = (["base", "head"] as const).map((side) => {
    const names = seen[side].join(" and ");
    return `in ${side} ${names === "" ? "never" : `in ${names} order`}`;
  });
  const at = seen.head.length > 0 ? places.head : places.base;
  return {
    ...one,
    ...at,
    state: "volatile",
    matchedBy: null,
    why: `whether it is there depends on the order in which files are checked: ${sides.join(", ")}`,
    base: seen.head.length > 0 ? places.base : null,
    seen,
  };
}

type Places = { readonly base: Place | null; readonly head: Place | null };

/** Where its code is on both sides, as far as it is there; what the second look paired gives it exactly. */
function placesAfter(second: Comparison): (one: ComparedFinding) => Places {
  const pairs = { base: new Map<string, Place>(), head: new Map<string, Place>() };
  for (const one of second.findings) {
    if (one.base === null) continue;
    pairs.base.set(keyOf(one, one.base), { path: one.path, range: one.range });
    pairs.head.set(keyOf(one, one), one.base);
  }
  return (one) => {
    const own = { path: one.path, range: one.range };
    const { base, head } = placesOf(one);
    const key = keyOf(one, own);
    return own.path === base?.path && own.range === base.range
      ? { base, head: pairs.base.get(key) ?? head }
      : { base: one.base ?? pairs.head.get(key) ?? base, head };
  };
}

function sidesOf(of: Kind, { base, head }: Places): readonly string[] {
  return [
    ...(base === null ? [] : [`base ${keyOf(of, base)}`]),
    ...(head === null ? [] : [`head ${keyOf(of, head)}`]),
  ];
}

type Kind = Pick<Finding, "server" | "source" | "code">;

function keyOf({ server, source, code }: Kind, { path, range }: Place): string {
  const { start, end } = range;
  return JSON.stringify([path, start.line, start.character, end.line, end.character, server, source, code]);
}

/** Findings under a label; each can be taken once. */
function createPool<One extends Finding>(findings: readonly (readonly [label: string, one: One])[]) {
  const waiting = new Map<string, One[]>();
  for (const [label, one] of findings) {
    push(waiting, `${label} ${keyOf(one, one)}`, one);
  }
  return {
    take: (label: string, key: string): boolean => waiting.get(`${label} ${key}`)?.shift() !== undefined,
    rest: (labels: readonly string[]): readonly One[] =>
      [...waiting].flatMap(([key, left]) =>
        labels.some((label) => key.startsWith(`${label} `)) ? left : [],
      ),
  };
}

/** Under which schedules a finding was there, on each side; of equal ones each counts once. */
function createSightings(observed: SecondLook["observed"]): (of: Kind, places: Places) => Seen {
  const counts = (side: Side, name: ScheduleName) => {
    const found = new Map<string, number>();
    for (const one of observed[side][name]) found.set(keyOf(one, one), (found.get(keyOf(one, one)) ?? 0) + 1);
    return found;
  };
  const left = {
    base: { canonical: counts("base", "canonical"), reverse: counts("base", "reverse") },
    head: { canonical: counts("head", "canonical"), reverse: counts("head", "reverse") },
  };
  const take = (found: Map<string, number>, key: string): boolean => {
    const count = found.get(key) ?? 0;
    found.set(key, count - 1);
    return count > 0;
  };
  return (of, places) => {
    const on = (side: Side): readonly ScheduleName[] => {
      const place = places[side];
      if (place === null) return [];
      return (["canonical", "reverse"] as const).filter((name) => take(left[side][name], keyOf(of, place)));
    };
    return { base: on("base"), head: on("head") };
  };
}

function observedOf(one: ComparedFinding): Finding {
  const { server, source, code, severity, message, path, range, symbol } = one;
  return { server, source, code, severity, message, path, range, symbol };
}

/** An id that the first look has not given: it numbers equals of its own list. */
function freshId(one: ComparedFinding, taken: ReadonlySet<string>): string {
  let id = one.id;
  for (let occurrence = 0; taken.has(id); occurrence++) id = findingId({ ...one, occurrence });
  return id;
}
