/**
 * Confirms the first pass by a second pass in another order. A checker's answer for one file can depend on what it
 * checked before, above all among files that import each other. So a finding is new only if head has it in both orders
 * and base in neither; fixed is the mirror image. Any other difference is volatile.
 */

import type { ImportGraph } from "../affected/imports.ts";
import type { ChangedFile } from "../model/change.ts";
import {
  type ComparedFinding,
  type Finding,
  findingId,
  looksInWords,
  type Place,
  placesOf,
  type ScheduleName,
  type SeenSchedules,
  schedules,
} from "../model/finding.ts";
import { isSameJson } from "../model/json.ts";
import { compareFindings } from "../model/order.ts";
import { push } from "../model/push.ts";
import type { Side, UnmatchedFinding } from "../model/report.ts";
import type { Reading, Span } from "../syntax/reading.ts";
import type { Comparison } from "./compare.ts";

export type ConfirmationPlan = {
  /** Files to check again, in the order of the second pass. */
  readonly base: readonly string[];
  readonly head: readonly string[];
  /** True if a finding is new or fixed. If false, the second pass searches for findings that the order may hide. */
  readonly isForFindings: boolean;
};

export type PlanInput = {
  readonly comparison: { readonly findings: readonly Pick<ComparedFinding, "state" | "path">[] };
  readonly changedFiles: readonly ChangedFile[];
  /** Map from base path to head path. */
  readonly renames: ReadonlyMap<string, string>;
  /** Files that may be checked again, in canonical order. */
  readonly programs: Readonly<Record<Side, readonly string[]>>;
  readonly graphs: Readonly<Record<Side, ImportGraph>>;
  /** Parses a file; undefined if its language has no grammar. */
  readonly reading: (side: Side, path: string) => Reading | undefined;
};

/**
 * Plans the second pass: the files with new or fixed findings, the changed files, and the last member, in program
 * order, of each import cycle that these belong to or import. The order is the reverse of the canonical one: a
 * checker's inference depends on where it enters an import cycle, so the second pass enters it from the other end.
 *
 * Returns undefined if a second pass cannot tell more: no finding is new or fixed, and each changed file that leads
 * into an import cycle differs from base only in comments and layout.
 */
export function planConfirmation(input: PlanInput): ConfirmationPlan | undefined {
  const { comparison, changedFiles, graphs } = input;
  const doubtful = comparison.findings.filter(({ state }) => state === "new" || state === "fixed");
  if (doubtful.length === 0 && !leadsOtherwise(input)) return undefined;
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
  const ends = {
    base: lastMembers(seeds.base, graphs.base, input.programs.base),
    head: lastMembers(seeds.head, graphs.head, input.programs.head),
  };
  // Both sides look at the same files, as far as both have them.
  const chosen = {
    base: new Set([...seeds.base, ...ends.base, ...ends.head.map(toBase)]),
    head: new Set([...seeds.head, ...ends.head, ...ends.base.map(toHead)]),
  };
  const inReverse = (side: Side) => input.programs[side].filter((path) => chosen[side].has(path)).reverse();
  return { base: inReverse("base"), head: inReverse("head"), isForFindings: doubtful.length > 0 };
}

/**
 * True if a changed file reaches an import cycle, directly or through its imports, and its code differs from base's.
 */
function leadsOtherwise({ graphs, changedFiles, renames, reading }: PlanInput): boolean {
  const leads = { base: cycleFinder(graphs.base), head: cycleFinder(graphs.head) };
  return changedFiles.some(({ from, to }) => {
    const isLeading = (from !== null && leads.base(from)) || (to !== null && leads.head(to));
    if (!isLeading || from !== to || from === null) return isLeading;
    const ways = (side: Side) => [...(graphs[side].imports.get(from) ?? [])].filter(leads[side]);
    const waysOfBase = ways("base").map((path) => renames.get(path) ?? path);
    if (!areEqual(waysOfBase, ways("head"))) return true;
    const [was, is] = [reading("base", from), reading("head", from)];
    return was === undefined || is === undefined || evaluatedIn(was) !== evaluatedIn(is);
  });
}

/**
 * Returns the part of a file that a checker evaluates: everything except layout and the comments that it does not read.
 * Comparing only the names in use is not enough: `x = f` and `x = f()`, or `f(1)` and `f(None)`, use the same name, and
 * only one of them enters the import cycle.
 */
function evaluatedIn(reading: Reading): string {
  const { text, comments } = reading;
  const idle = [
    ...comments.filter(({ start, end }) => !directive.test(text.slice(start, end))),
    ...docstringsIn(reading),
  ].sort((left, right) => left.start - right.start);
  const bare = idle.reduceRight((rest, { start, end }) => `${rest.slice(0, start)}${rest.slice(end)}`, text);
  return bare
    .split(/\r\n?|\n/u)
    .map((line) => line.trimEnd())
    .filter((line) => line !== "")
    .join("\n");
}

/**
 * Returns the contents of Python docstrings: triple-quoted strings that are statements of their own at the beginning of
 * a body or of the file.
 */
function docstringsIn({ language, text, code, strings, statements }: Reading): readonly Span[] {
  if (language !== "python") return [];
  return strings.flatMap(({ start, end }): readonly Span[] => {
    const [opening = "", quotes = ""] = /^[ru]?("""|''')/iu.exec(text.slice(start, start + 4)) ?? [];
    const isPart = statements.some((one) => one.start <= start && end <= one.end);
    const before = code.slice(0, start).trimEnd();
    if (quotes === "" || isPart || !(before === "" || before.endsWith(":"))) return [];
    return [{ start: start + opening.length, end: end - quotes.length }];
  });
}

const directive = /@|\b(?:type|pyright|mypy|pyrefly|ty)\s*:|^\/\/\/|^#!/u;

function areEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}

function cycleFinder({ importers, cycles }: ImportGraph): (path: string) => boolean {
  const reaching = new Set(cycles.keys());
  // A set is walked in the order of its additions, and what is added on the way comes too.
  for (const path of reaching) for (const importer of importers.get(path) ?? []) reaching.add(importer);
  return (path) => reaching.has(path);
}

/** Returns the last member, in program order, of each import cycle that one of these files is in or imports. */
function lastMembers(
  seeds: ReadonlySet<string>,
  { imports, cycles }: ImportGraph,
  program: readonly string[],
): readonly string[] {
  const near = [...seeds].flatMap((path) => [path, ...(imports.get(path) ?? [])]);
  const touched = new Set(
    near.flatMap((path) => [cycles.get(path) ?? []].filter(({ length }) => length > 0)),
  );
  const ranks = new Map(program.map((path, rank) => [path, rank] as const));
  return [...touched].flatMap((members) => {
    const last = members
      .filter((path) => ranks.has(path))
      .reduce<string | undefined>(
        (found, path) =>
          found === undefined || (ranks.get(path) ?? 0) > (ranks.get(found) ?? 0) ? path : found,
        undefined,
      );
    return last === undefined ? [] : [last];
  });
}

export type SecondLook = {
  readonly comparison: Comparison;
  /** Files that the second pass could not measure, on each side. */
  readonly unknown: Readonly<Record<Side, ReadonlySet<string>>>;
  /** All findings of each side under each schedule, in the files of the second pass. */
  readonly observed: Readonly<Record<Side, Readonly<Record<ScheduleName, readonly Finding[]>>>>;
  /** Sides on which both passes were the same for the server: a command, or the same files in the same order. */
  readonly alike?: Readonly<Record<Side, boolean>>;
};

export type Confirmed = {
  /** Confirmed and volatile findings, in the Report order. */
  readonly findings: readonly ComparedFinding[];
  /**
   * Findings that the first pass left unmatched, and new or fixed ones in files that the second pass could not measure.
   */
  readonly unmatched: readonly UnmatchedFinding[];
};

/**
 * Confirms the findings of the first pass. Compares findings by path, range, server, source and code; a message may
 * drift.
 */
export function confirmFindings(first: Comparison, look: SecondLook): Confirmed {
  const { comparison: second, unknown, observed, alike } = look;
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
    const seen = seenIn(one, places);
    findings.push(isAlways(seen) ? unchanged(one, places) : volatile(one, places, flaky(seen, alike)));
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

/**
 * Findings on each side, by path of a file that is the same on both sides, from a check without the files that the
 * change can affect.
 */
export type FoundAlone = ReadonlyMap<string, Readonly<Record<Side, readonly Finding[]>>>;

/**
 * Makes a new or fixed finding volatile if its file has the same findings on both sides when it is checked alone: only
 * the order caused the difference. If any finding of the file differs when checked alone, too, all of them keep their
 * state.
 */
export function dropOrder(confirmed: Confirmed, alone: FoundAlone): Confirmed {
  const findings = confirmed.findings.map((one) => {
    const found = alone.get(one.path);
    const isDoubtful = one.state === "new" || one.state === "fixed";
    if (!isDoubtful || found === undefined || !isSameJson(inOrder(found.base), inOrder(found.head)))
      return one;
    const own = { path: one.path, range: one.range };
    const [has, lacks] = one.state === "new" ? ["head", "base"] : ["base", "head"];
    const isThere = found.head.some((other) => keyOf(other, other) === keyOf(one, own));
    const seen = { base: has === "base" ? schedules : [], head: has === "head" ? schedules : [] };
    return {
      ...volatile(one, { base: own, head: own }, seen),
      why: `whether it is there depends on the order in which files are checked: in two orders ${has} has it and ${lacks} does not, and without what the change can matter to ${isThere ? "both have it" : "neither has it"}`,
    };
  });
  return { ...confirmed, findings: findings.sort(compareFindings) };
}

/** Sorts findings without their related places, which may be in a file where the change moved lines. */
function inOrder(found: readonly Finding[]): readonly Finding[] {
  return found.map(({ related: _places, ...one }) => one).toSorted(compareFindings);
}

function isAlways({ base, head }: SeenSchedules): boolean {
  return [base, head].every((side) => schedules.every((schedule) => side.includes(schedule)));
}

/** Marks a finding as flaky if two identical passes of one side disagree: then the order is not the cause. */
function flaky(seen: SeenSchedules, alike: SecondLook["alike"]): SeenSchedules {
  const isSplit = (["base", "head"] as const).some(
    (side) => alike?.[side] === true && seen[side].length === 1,
  );
  return isSplit ? { ...seen, isFlaky: true } : seen;
}

/** Makes a finding unchanged if every pass reports it on both sides, however the passes were paired. */
function unchanged(one: ComparedFinding, { base, head }: Places): ComparedFinding {
  if (one.state === "unchanged" || one.state === "moved") return one;
  const why = "it is there on both sides, in both orders of checks";
  return { ...one, ...head, state: "unchanged", matchedBy: "image", why, base };
}

/** Makes a finding volatile. Its place is in head if head ever had it, otherwise in base. */
function volatile(one: ComparedFinding, places: Places, seen: SeenSchedules): ComparedFinding {
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
    why:
      seen.isFlaky === true
        ? `the server is flaky: two checks of the same files in the same order differ: ${looksInWords(seen)}`
        : `whether it is there depends on the order in which files are checked: ${sides.join(", ")}`,
    base: seen.head.length > 0 ? places.base : null,
    seen,
  };
}

type Places = { readonly base: Place | null; readonly head: Place | null };

/**
 * Returns a function that finds the places of a finding's code on both sides. A pair of the second pass is better than
 * the guessed counterpart; a base that the finding has itself is better than both.
 */
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

/** Collects findings under labels; each can be taken once. */
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

/**
 * Returns the schedules under which a finding was reported, on each side. Each of several equal findings counts once.
 */
function createSightings(observed: SecondLook["observed"]): (of: Kind, places: Places) => SeenSchedules {
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

/** Returns an id that the first pass has not used: each pass numbers the equal findings of its own list. */
function freshId(one: ComparedFinding, taken: ReadonlySet<string>): string {
  let id = one.id;
  for (let occurrence = 0; taken.has(id); occurrence++) id = findingId({ ...one, occurrence });
  return id;
}
