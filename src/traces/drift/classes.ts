/** Compares two runs of the same files: what differs, in which class (D0 to D9), and whether the difference decides. */
import { type DivergenceClass, divergenceClasses, divergenceClassNames } from "../../model/divergence.ts";
import type { Range } from "../../model/finding.ts";
import { compareNullableText, compareText } from "../../model/order.ts";
import { shorten } from "../../model/text.ts";
import type { Environment, EnvironmentFact } from "../../session/observe/environment.ts";
import { type DriftFacts, type DriftFileFacts, fingerprint } from "./facts.ts";
import { type DiagnosticPair, pairDifferences } from "./pairs.ts";
import type { DocumentDiagnostics, Protocol } from "./protocol.ts";
import { compareRaw, type RawDiagnostic, rawLine, shortenShown } from "./raw-diagnostic.ts";

const packagesMax = 5;
const nameLengthMax = 60;
const versionLengthMax = 40;

/**
 * Describes one fact of an environment in a line for people. A digest alone does not say which package differs, so the
 * differing packages come first, as far as both sides know them:
 * `packages in linked folders: requests 2.31.0, six not installed; .venv sha256:0123…`.
 */
export function factText(fact: EnvironmentFact, other: EnvironmentFact): string {
  return shortenShown(`${fact.name}: ${named(fact, other)}${fact.value}`);
}

/**
 * Returns the differing packages of a fact with the versions of its own side; empty if a side has no list of packages.
 */
function named(fact: EnvironmentFact, other: EnvironmentFact): string {
  if (fact.versions === undefined || other.versions === undefined) return "";
  // Maps, because a package may have the name of a member that every object has, such as `constructor`.
  const [own, others] = [new Map(Object.entries(fact.versions)), new Map(Object.entries(other.versions))];
  const names = [...new Set([...own.keys(), ...others.keys()])].sort(compareText);
  const differing = names.filter((name) => own.get(name) !== others.get(name));
  if (differing.length === 0) return "files that no manifest lists; ";
  const shown = differing
    .slice(0, packagesMax)
    .map(
      (name) =>
        `${shorten(name, nameLengthMax)} ${shorten(own.get(name) ?? fact.absent ?? "not in a manifest", versionLengthMax)}`,
    );
  const more = differing.length - shown.length;
  return `${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}; `;
}

/** One difference. `wanted` and `got` are shortened for display; null on a side that does not have it. */
export type DriftDifference = {
  readonly class: Exclude<DivergenceClass, "D0">;
  /** Null for a difference outside of files. */
  readonly path: string | null;
  /** Range, 0-based, on the side that has it; on both, in `wanted`. */
  readonly range: Range | null;
  readonly code: string | null;
  readonly wanted: string | null;
  readonly got: string | null;
};

/** All differences between two runs, with the worst class first. */
export type Divergence = {
  /** Worst class that occurs. */
  readonly class: DivergenceClass;
  /** Number of differences of each class; always 0 for D0. */
  readonly classes: Readonly<Record<DivergenceClass, number>>;
  /** First difference of the worst class, by path and range. */
  readonly first: DriftDifference | null;
  readonly decides: boolean;
  /** Differences with the worst class first, within a class by path and range. */
  readonly differences: readonly DriftDifference[];
  /** Differences in the environment that change nothing, a line each; absent for none. */
  readonly notes?: readonly string[];
};

/**
 * Compares two runs. If the environments differ in a way that explains other results, the divergence is D9 and nothing
 * else is compared: a difference would say nothing about the server. Diagnostics are the raw ones if both runs have a
 * trace. Observations have neither tags nor intermediate states. A file that only one run opened is skipped. Swapping
 * the sides swaps `wanted` and `got` and changes no class.
 */
export function compareFacts(wanted: DriftFacts, got: DriftFacts): Divergence {
  const others = otherEnvironment(wanted.environment ?? [], got.environment ?? []);
  const environment = () => divergenceOf(others.map(({ difference }) => difference));
  if (others.some(({ isStrict }) => isStrict)) return environment();
  const found = compareResults(wanted, got);
  if (others.length > 0 && changesReport(found)) return environment();
  const notes = environmentNotes(wanted.environment ?? [], got.environment ?? []);
  return notes.length === 0 ? found : { ...found, notes };
}

type OtherFact = { readonly isStrict: boolean; readonly difference: DriftDifference };

/**
 * Returns differences of the environment that do not change results, such as the machine's memory, one line each. They
 * are shown, but a recording stays comparable.
 */
function environmentNotes(wanted: Environment, got: Environment): readonly string[] {
  const now = new Map(got.map((fact) => [fact.name, fact] as const));
  return wanted.flatMap((fact) => {
    const other = now.get(fact.name);
    if (fact.isNote !== true || other?.isNote !== true || other.value === fact.value) return [];
    return [`${fact.name}: ${fact.value} in the recording, ${other.value} now`];
  });
}

/**
 * Returns facts whose values differ. A fact that only one run knows does not count, because recordings of earlier
 * releases lack it. Facts that are notes on both sides do not count: see `environmentNotes`.
 */
function otherEnvironment(wanted: Environment, got: Environment): readonly OtherFact[] {
  const now = new Map(got.map((fact) => [fact.name, fact] as const));
  return wanted.flatMap((fact) => {
    const { name, isStrict } = fact;
    const other = now.get(name);
    if (other === undefined || other.value === fact.value) return [];
    if (fact.isNote === true && other.isNote === true) return [];
    const [before, after] = [factText(fact, other), factText(other, fact)];
    return [{ isStrict, difference: whole("D9", before, after) }];
  });
}

/** Compares the results of two runs. A different failure (D8) is the only difference then: the rest follows from it. */
function compareResults(wanted: DriftFacts, got: DriftFacts): Divergence {
  if (wanted.failure !== got.failure)
    return divergenceOf([whole("D8", wanted.failure ?? "healthy", got.failure ?? "healthy")]);
  if (fingerprint(wanted) === fingerprint(got)) return divergenceOf([]);
  const raw =
    wanted.protocol !== null && got.protocol !== null ? protocol(wanted.protocol, got.protocol) : [];
  return divergenceOf([...raw, ...lookups(wanted, got), ...files(wanted, got, raw)]);
}

/** Returns the worst of several classes; D0 for none. */
export function worstClass(classes: Iterable<DivergenceClass>): DivergenceClass {
  let worst: DivergenceClass = "D0";
  for (const one of classes) if (divergenceClasses[one].rank < divergenceClasses[worst].rank) worst = one;
  return worst;
}

/**
 * True if a divergence changes the bytes of a report. Under the same schedule that breaks Lanser's promise of
 * deterministic reports; other divergences are only shown.
 */
export function changesReport({ classes }: Divergence): boolean {
  return divergenceClassNames.some((name) => classes[name] > 0 && divergenceClasses[name].changesReport);
}

/**
 * Collects differences into a divergence: the worst class is first, and its rank says whether the divergence decides.
 */
function divergenceOf(found: readonly DriftDifference[]): Divergence {
  const differences = found.toSorted(
    (a, b) =>
      divergenceClasses[a.class].rank - divergenceClasses[b.class].rank ||
      compareNullableText(a.path, b.path),
  );
  const classes = noClasses();
  for (const one of differences) classes[one.class] += 1;
  const worst = differences[0]?.class ?? "D0";
  return {
    class: worst,
    classes,
    first: differences[0] ?? null,
    decides: divergenceClasses[worst].decides,
    differences,
  };
}

/** Returns a count of 0 for each class. */
export function noClasses(): Record<DivergenceClass, number> {
  return Object.fromEntries(divergenceClassNames.map((name) => [name, 0])) as Record<DivergenceClass, number>;
}

/**
 * Compares the messages of two traces: the end of the server, the diagnostics of each channel, and all other messages.
 * Differences in these other messages are D6, because no finding depends on them.
 */
function protocol(wanted: Protocol, got: Protocol): readonly DriftDifference[] {
  const found: DriftDifference[] = [];
  if (wanted.status !== got.status) found.push(whole("D8", wanted.status, got.status));
  const others = new Map(got.channels.map((one) => [one.key, one] as const));
  for (const one of wanted.channels) {
    found.push(...channel(one, others.get(one.key)));
    others.delete(one.key);
  }
  for (const one of others.values()) found.push(...channel(undefined, one));
  const [names, otherNames] = [new Map(wanted.named), new Map(got.named)];
  for (const name of new Set([...names.keys(), ...otherNames.keys()])) {
    const [value, other] = [names.get(name), otherNames.get(name)];
    if (value !== other) found.push(whole("D6", nameAnd(name, value), nameAnd(name, other)));
  }
  return found;
}

function nameAnd(name: string, value: string | undefined): string | null {
  return value === undefined ? null : shortenShown(`${name}: ${value}`);
}

/**
 * Compares two channels (all diagnostics of one document by one method). The last state is the result. Only if the last
 * states are equal, the order inside them counts (D1), and then the earlier states (D6, D7).
 */
function channel(
  wanted: DocumentDiagnostics | undefined,
  got: DocumentDiagnostics | undefined,
): readonly DriftDifference[] {
  const path = wanted?.path ?? got?.path ?? "";
  const [left, right] = [wanted?.final ?? [], got?.final ?? []];
  const pairs = pairDifferences(left, right);
  if (pairs.length > 0) return pairs.map(pairDifference);
  const order = orderDifference(path, left, right);
  if (order !== undefined) return [order];
  const [states, others] = [wanted?.states ?? [], got?.states ?? []];
  const kind = wanted?.key ?? got?.key ?? "";
  const inWords = (count: number) => (count === 0 ? null : shortenShown(`${kind}: ${count} states`));
  const [distinct, otherDistinct] = [withoutRepeats(states), withoutRepeats(others)];
  if (distinct.join() !== otherDistinct.join()) {
    // A side without any state published nothing. That has the same result as an empty list, so only a message is
    // missing.
    const isMissing = distinct.length === 0 || otherDistinct.length === 0;
    return [beside(isMissing ? "D6" : "D7", path, inWords(states.length), inWords(others.length))];
  }
  return states.length === others.length
    ? []
    : [beside("D6", path, inWords(states.length), inWords(others.length))];
}

function withoutRepeats(states: readonly string[]): readonly string[] {
  return states.filter((state, index) => state !== states[index - 1]);
}

function lookups(wanted: DriftFacts, got: DriftFacts): readonly DriftDifference[] {
  const most = Math.max(wanted.lookups.length, got.lookups.length);
  return Array.from({ length: most }, (_, index) => [wanted.lookups[index], got.lookups[index]] as const)
    .filter(([one, other]) => one !== other)
    .map(([one = null, other = null]) => whole("D5", one, other));
}

/**
 * Returns differences between the observations of files. A file with a difference in its raw diagnostics is skipped,
 * since the same difference would be counted twice.
 */
function files(
  wanted: DriftFacts,
  got: DriftFacts,
  raw: readonly DriftDifference[],
): readonly DriftDifference[] {
  const others = new Map(got.files.map((file) => [file.path, file] as const));
  return wanted.files.flatMap((file) => {
    const other = others.get(file.path);
    if (other === undefined) return [];
    if (file.state !== other.state) return [beside("D8", file.path, file.state, other.state)];
    return raw.some((one) => one.path === file.path) ? [] : fileDifferences(file, other);
  });
}

function fileDifferences(file: DriftFileFacts, other: DriftFileFacts): readonly DriftDifference[] {
  const pairs = pairDifferences(file.diagnostics, other.diagnostics);
  if (pairs.length > 0) return pairs.map(pairDifference);
  const order = orderDifference(file.path, file.diagnostics, other.diagnostics);
  return order === undefined ? [] : [order];
}

function pairDifference(pair: DiagnosticPair): DriftDifference {
  const raw = pair.wanted ?? pair.got;
  return {
    class: pair.class,
    path: raw.path,
    range: raw.range,
    code: raw.code,
    wanted: pair.wanted === null ? null : rawLine(pair.wanted),
    got: pair.got === null ? null : rawLine(pair.got),
  };
}

/**
 * Returns the first place at which two lists with the same elements differ in order; undefined for the same order.
 * Order is class D1, which is only shown: a report has its own order.
 */
function orderDifference(
  path: string,
  wanted: readonly RawDiagnostic[],
  got: readonly RawDiagnostic[],
): DriftDifference | undefined {
  const at = wanted.findIndex((one, index) => compareRaw(one, got[index] ?? one) !== 0);
  const [one, other] = [wanted[at], got[at]];
  return one === undefined || other === undefined
    ? undefined
    : { class: "D1", path, range: null, code: null, wanted: rawLine(one), got: rawLine(other) };
}

function whole(of: DriftDifference["class"], wanted: string | null, got: string | null): DriftDifference {
  return { class: of, path: null, range: null, code: null, wanted, got };
}

function beside(
  of: DriftDifference["class"],
  path: string,
  wanted: string | null,
  got: string | null,
): DriftDifference {
  return { ...whole(of, wanted, got), path };
}
