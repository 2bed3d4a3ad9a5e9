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

/** Files that each server checks in its second pass. */
export type ConfirmationPlan = {
  /** Files to check again, in the order of the second pass. */
  readonly base: readonly string[];
  readonly head: readonly string[];
  /** True if a finding is new or fixed. If false, the second pass searches for findings that the order may hide. */
  readonly isForFindings: boolean;
};

/** Result of the first pass and the import graphs, from which the second pass is planned. */
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
 * Plans the second pass: it contains the files with new or fixed findings and the changed files. It also contains the
 * last member, in program order, of each import cycle that these belong to or import. The order is the reverse of the
 * first pass: a checker's inference depends on where it enters an import cycle, so the second pass enters it from the
 * other end.
 *
 * Returns undefined if a second pass cannot show more: no finding is new or fixed, and each changed file that leads
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
  // Both sides check the same files, as far as both have them. Otherwise a difference could come from the choice of files.
  const chosen = {
    base: new Set([...seeds.base, ...ends.base, ...ends.head.map(toBase)]),
    head: new Set([...seeds.head, ...ends.head, ...ends.base.map(toHead)]),
  };
  const inReverse = (side: Side) => input.programs[side].filter((path) => chosen[side].has(path)).reverse();
  return { base: inReverse("base"), head: inReverse("head"), isForFindings: doubtful.length > 0 };
}

/**
 * True if a changed file reaches an import cycle, directly or through its imports, and its code or its imports differ
 * from base's. Then the order of checks can change results, and a second pass is needed even without a new finding.
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
 * Returns the part of a file that a checker evaluates: everything except layout and the comments that it does not
 * read. Comparing only the names in use is not enough. `x = f` and `x = f()`, or `f(1)` and `f(None)`, use the same
 * name, and only one of them enters the import cycle.
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
 * Returns the contents of Python docstrings: triple-quoted strings that are statements of their own at the beginning
 * of a body or of the file. No checker evaluates them, so an edit there needs no second pass.
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

/** Comments that a checker reads: type comments, JSDoc with tags, references and shebangs. */
const directive = /@|\b(?:type|pyright|mypy|pyrefly|ty)\s*:|^\/\/\/|^#!/u;

/** True if two lists are equal. */
function areEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}

/** Returns a test for files that are in an import cycle or import one, directly or not. */
function cycleFinder({ importers, cycles }: ImportGraph): (path: string) => boolean {
  const reaching = new Set(cycles.keys());
  // The loop also visits the paths that it adds to the set on the way.
  for (const path of reaching) for (const importer of importers.get(path) ?? []) reaching.add(importer);
  return (path) => reaching.has(path);
}

/**
 * Returns the last member, in program order, of each import cycle that one of these files is in or imports. The
 * second pass begins with it, so that it enters the cycle from the other end.
 */
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

/** Results of the second pass, with everything needed to confirm the first. */
export type SecondLook = {
  readonly comparison: Comparison;
  /** Files that the second pass could not measure, on each side. */
  readonly unknown: Readonly<Record<Side, ReadonlySet<string>>>;
  /** All findings of each side under each schedule, in the files of the second pass. */
  readonly observed: Readonly<Record<Side, Readonly<Record<ScheduleName, readonly Finding[]>>>>;
  /** Sides on which both passes were the same for the server: a command, or the same files in the same order. */
  readonly alike?: Readonly<Record<Side, boolean>>;
};

/** Findings after both passes. */
export type Confirmed = {
  /** Confirmed and volatile findings, in the Report order. */
  readonly findings: readonly ComparedFinding[];
  /**
   * Findings that the first pass left unmatched, and new or fixed ones in files that the second pass could not measure.
   */
  readonly unmatched: readonly UnmatchedFinding[];
};

/**
 * Confirms the findings of the first pass: a new or fixed finding must be so in both passes, otherwise it is
 * volatile. Findings are compared by path, range, server, source and code. The message may differ, because servers
 * write inferred types differently in another order.
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
  // First, the findings that the first pass calls new or fixed: the second pass must say the same.
  for (const one of first.findings) {
    if (one.state !== "new" && one.state !== "fixed") continue;
    const side = one.state === "new" ? "head" : "base";
    const places = placesOf(one);
    if (isUnmeasured(places)) unmatched.push({ ...observedOf(one), side });
    else if (again.take(one.state, keyOf(one, one))) {
      // Uses up one sighting, so that an equal finding does not count it again.
      seenIn(one, places);
      findings.push(one);
    } else doubt(one);
  }
  // Then all others: if only the second pass calls one new or fixed, it is volatile.
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
  // Last, findings that only the second pass reported.
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
 * Makes a new or fixed finding volatile if its file has the same findings on both sides when it is checked alone:
 * then only the order caused the difference. If any finding of the file differs in that check too, all of them keep
 * their state, because the check alone no longer shows that the change is innocent.
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
      why: `${dependsOnOrder}: in both orders ${has} has it and ${lacks} does not; without the affected files ${isThere ? "both sides have it" : "neither side has it"}`,
    };
  });
  return { ...confirmed, findings: findings.sort(compareFindings) };
}

/**
 * Sorts findings without their related places, which may be in a file where the change moved lines. Two lists in this
 * form are equal if the server reported the same.
 */
function inOrder(found: readonly Finding[]): readonly Finding[] {
  return found.map(({ related: _places, ...one }) => one).toSorted(compareFindings);
}

/** True if both passes reported the finding on both sides. */
function isAlways({ base, head }: SeenSchedules): boolean {
  return [base, head].every((side) => schedules.every((schedule) => side.includes(schedule)));
}

/**
 * Marks a finding as flaky if two identical passes over one side disagree. Then the server is the cause, and the
 * order is not.
 */
function flaky(seen: SeenSchedules, alike: SecondLook["alike"]): SeenSchedules {
  const isSplit = (["base", "head"] as const).some(
    (side) => alike?.[side] === true && seen[side].length === 1,
  );
  return isSplit ? { ...seen, isFlaky: true } : seen;
}

/**
 * Makes a finding unchanged if every pass reports it on both sides. The two passes can pair findings differently, so
 * one that was there all along may look new in one of them.
 */
function unchanged(one: ComparedFinding, { base, head }: Places): ComparedFinding {
  if (one.state === "unchanged" || one.state === "moved") return one;
  const why = "both sides have this finding in both orders of checks";
  return { ...one, ...head, state: "unchanged", matchedBy: "image", why, base };
}

const dependsOnOrder =
  "whether the server reports this finding depends on the order in which it checks files";

/**
 * Makes a finding volatile: its presence depends on the order of checks or on chance. Its place is in head if head
 * ever had it, otherwise in base.
 */
function volatile(one: ComparedFinding, places: Places, seen: SeenSchedules): ComparedFinding {
  const sides = (["base", "head"] as const).map((side) => {
    const [schedule, other] = seen[side];
    if (schedule === undefined) return `${side} never has it`;
    if (other !== undefined) return `${side} has it in both orders`;
    return `${side} has it only in the ${schedule === "canonical" ? "normal" : "reverse"} order`;
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
        : `${dependsOnOrder}: ${sides.join(", ")}`,
    base: seen.head.length > 0 ? places.base : null,
    seen,
  };
}

/** Places of a finding's code on both sides; null for a side without it. */
type Places = { readonly base: Place | null; readonly head: Place | null };

/**
 * Returns a function that finds a finding's code on both sides, so that the reports of both passes can be compared. Its
 * own pair comes first, then a pair of the second pass, then the counterpart that the alignment suggests.
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

/** Returns one key for each side on which the finding has a place. */
function sidesOf(of: Kind, { base, head }: Places): readonly string[] {
  return [
    ...(base === null ? [] : [`base ${keyOf(of, base)}`]),
    ...(head === null ? [] : [`head ${keyOf(of, head)}`]),
  ];
}

/** Members of a finding that both passes must agree on. */
type Kind = Pick<Finding, "server" | "source" | "code">;

/**
 * Returns the identity of a finding at a place, to find it again in another pass of the server. The message is not
 * part of it, because it may differ between two passes.
 */
function keyOf({ server, source, code }: Kind, { path, range }: Place): string {
  const { start, end } = range;
  return JSON.stringify([path, start.line, start.character, end.line, end.character, server, source, code]);
}

/**
 * Collects findings under labels; each can be taken once. Equal findings are counted, so two of them need two
 * partners.
 */
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
 * Returns a function that gives the schedules (orders of checks) under which each side reported a finding. Each of
 * several equal findings uses up one report, so one report does not confirm two findings.
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

/** Drops the results of the comparison from a finding. Only what the server reported remains. */
function observedOf(one: ComparedFinding): Finding {
  const { server, source, code, severity, message, path, range, symbol } = one;
  return { server, source, code, severity, message, path, range, symbol };
}

/**
 * Returns an id that is not in `taken`. Each pass numbers the equal findings of its own list, so an id of the second
 * pass can be in use already.
 */
function freshId(one: ComparedFinding, taken: ReadonlySet<string>): string {
  let id = one.id;
  for (let occurrence = 0; taken.has(id); occurrence++) id = findingId({ ...one, occurrence });
  return id;
}
