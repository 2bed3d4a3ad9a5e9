/**
 * Joins the roots of one server. A root is a folder with its own configuration (a package of a monorepo). Each is
 * checked by itself, and their results are compared together. So code that moves from one root to another is
 * followed, and a file that belongs to two roots has each of its findings once.
 */
import { compact } from "../model/compact.ts";
import { sha256 } from "../model/digest.ts";
import type { ComparedFinding, Finding } from "../model/finding.ts";
import { findingsOf, sideOfFinding } from "../model/finding.ts";
import { canonical } from "../model/json.ts";
import type { Lookup, LookupPlan } from "../model/lookup.ts";
import type { Side } from "../model/report.ts";
import type { FileObservation, Observation } from "../session/observe/observation.ts";
import type { RootRun, SideFacts, SideRun } from "./record.ts";
import { checkedFilesOf, importsBy } from "./scope.ts";

/**
 * Returns the empty side of a root that one side does not have, for example because the change adds the package. Then
 * all findings of the other side are new or gone.
 */
export function emptySide(languageId: (path: string) => string): SideRun {
  return {
    languageId,
    program: [],
    withheld: [],
    unchecked: [],
    configurationFiles: [],
    text: () => undefined,
    reading: () => undefined,
    observation: { files: [], failure: undefined, schedule: "", lookups: [], limits: [] },
  };
}

/**
 * Joins `sides`, in the order of the roots; a single root is returned as it is. If a file is also in a `broken` root,
 * the answers of the other roots count, on both sides: an answer for one side only would look new or fixed.
 */
export function joinSides(
  sides: readonly (readonly [root: string, side: SideRun])[],
  broken: ReadonlySet<string> = new Set(),
): SideRun {
  const [first, ...more] = sides;
  if (first === undefined) throw new Error("A server has no root.");
  if (more.length === 0) return first[1];
  const facts = joinFacts(sides.map(([, side]) => side));
  const observations = sides.map(([root, side]): RootObservation => [root, side.observation]);
  return { ...facts, observation: joinObservations(observations, broken) };
}

/** Joins the facts of several roots. The first root that has a file answers for its text and imports. */
function joinFacts(all: readonly SideFacts[]): SideFacts {
  const program = [...new Set(all.flatMap((side) => side.program))];
  const checked = new Set(program);
  const owners = new Map<string, SideFacts>();
  for (const side of all) for (const path of side.program) if (!owners.has(path)) owners.set(path, side);
  const firstOf = <Found>(path: string, look: (side: SideFacts) => Found | undefined): Found | undefined => {
    const owner = owners.get(path);
    if (owner !== undefined) return look(owner);
    for (const side of all) {
      const found = look(side);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const withheld = new Map(all.flatMap((side) => side.withheld).map((one) => [one.path, one] as const));
  const looked = new Set(all.flatMap(checkedFilesOf));
  const beside = new Set(all.flatMap(({ scope }) => scope?.beside ?? []));
  const isScoped = all.some(({ scope }) => scope !== undefined);
  const catalogue = all.find((side) => side.catalogue !== undefined)?.catalogue;
  const census = all.find((side) => side.census !== undefined)?.census;
  const unprobed = all.find((side) => side.unprobed !== undefined)?.unprobed;
  return {
    languageId: (path) => all[0]?.languageId(path) ?? "",
    ...compact({ catalogue, census, unprobed }),
    program,
    ...compact({
      scope: isScoped
        ? {
            looked: program.filter((path) => looked.has(path)),
            beside: program.filter((path) => beside.has(path) && !looked.has(path)),
            importsOf: (path: string) => firstOf(path, (side) => importsBy(side, path)) ?? [],
          }
        : undefined,
    }),
    withheld: [...withheld.values()],
    unchecked: [...new Set(all.flatMap((side) => side.unchecked))].filter((path) => !checked.has(path)),
    configurationFiles: [...new Set(all.flatMap((side) => side.configurationFiles))],
    text: (path) => firstOf(path, (side) => side.text(path)),
    reading: (path) => firstOf(path, (side) => side.reading(path)),
  };
}

/** Root, and what the server observed in it. */
export type RootObservation = readonly [root: string, observation: Observation];

/**
 * Joins observations of several roots. A root whose session failed has no answers for its files, and those of the
 * others count. The result is a failure only if all failed.
 */
export function joinObservations(
  all: readonly RootObservation[],
  broken: ReadonlySet<string> = new Set(),
): Observation {
  const [first, ...more] = all;
  if (first === undefined) throw new Error("No root of the server has an observation.");
  if (more.length === 0) return first[1];
  const files = new Map<string, FileObservation>();
  for (const [root, observation] of all)
    if (!broken.has(root))
      for (const file of observation.files) files.set(file.path, joinFile(files.get(file.path), file));
  for (const [root, observation] of all)
    if (broken.has(root))
      for (const file of observation.files) if (!files.has(file.path)) files.set(file.path, file);
  const failures = all.map(([, { failure }]) => failure);
  return {
    files: [...files.values()],
    failure: failures.every((one) => one !== undefined) ? failures[0] : undefined,
    schedule: sha256(canonical(all.map(([root, { schedule }]) => [root, schedule]))),
    lookups: all.flatMap(([, { lookups }]) => lookups),
    limits: all.flatMap(([, { limits }]) => limits),
  };
}

/**
 * Joins two answers for a file. If a root has no answer the file is unknown: that root may have findings that the
 * other does not.
 */
function joinFile(one: FileObservation | undefined, other: FileObservation): FileObservation {
  if (one === undefined || one.kind === "unknown") return one ?? other;
  if (other.kind === "unknown") return other;
  const known = new Set(one.findings.map(observedKey));
  const more = other.findings.filter((finding) => !known.has(observedKey(finding)));
  // Code is unreachable only if both roots call it so, because their configurations differ.
  const ranges = new Set(other.unreachable.map((range) => canonical(range)));
  const { silent = [], ...rest } = one;
  const left = silent.filter((source) => other.silent?.includes(source));
  return {
    ...rest,
    ...compact({ silent: left.length === 0 ? undefined : left }),
    findings: [...one.findings, ...more],
    unreachable: one.unreachable.filter((range) => ranges.has(canonical(range))),
  };
}

/** Returns the key that two equal observations of one server share; the finding's id is not yet known here. */
function observedKey({ path, range, severity, source, code, message }: Finding): string {
  return canonical([path, range, severity, source, code, message].map(wellFormed));
}

/** Replaces lone surrogates, which canonical JSON refuses. */
function wellFormed(value: unknown): unknown {
  return typeof value === "string" ? value.toWellFormed() : value;
}

/**
 * Names the roots in which a finding was seen, in order, from their own sessions. The report shows them, so that a
 * reader knows which configuration reports it.
 */
export function findingRoots(roots: readonly RootRun[]): (finding: ComparedFinding) => readonly string[] {
  const [first, ...more] = roots;
  if (first === undefined) return () => [];
  if (more.length === 0) return () => [first.root];
  const seen = (side: Side) =>
    roots.map(({ root, first: looks, second }) => {
      const observations = [looks[side], ...(second === null ? [] : [second[side]])];
      return [root, new Set(observations.flatMap(findingsOf).map(observedKey))] as const;
    });
  const by = { base: seen("base"), head: seen("head") };
  return (finding) => {
    const key = observedKey(finding);
    return by[sideOfFinding(finding)].flatMap(([root, keys]) => (keys.has(key) ? [root] : []));
  };
}

/**
 * Returns the part of a lookup plan that belongs to one root: it begins in files of the root, and follows the answers
 * anywhere. Each root has its own server, so no lookup is made twice.
 */
export function lookupsOf(plan: LookupPlan | null, isOwn: (path: string) => boolean): LookupPlan | null {
  if (plan === null) return null;
  const key = ({ path, position }: Lookup) => canonical([path, position]);
  const others = new Set(
    plan([])
      .filter((lookup) => !isOwn(lookup.path))
      .map(key),
  );
  return (found) => plan(found).filter((lookup) => !others.has(key(lookup)));
}
