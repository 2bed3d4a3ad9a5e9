/** What the change edited and broke a finding with that lies outside of it. */
import { causeId } from "../core/causes.ts";
import type { ComparedFinding, FoundCause, Place } from "../core/finding.ts";
import type { LookedUp, Lookup } from "../core/lookup.ts";
import { comparePositions } from "../core/order.ts";
import type { Side } from "../core/report.ts";
import { chainAt } from "../syntax/outline.ts";
import { type BrokenImports, brokenImports } from "./broken-imports.ts";
import { type CauseWords, createCauseWords, wordsMax } from "./cause-words.ts";
import { type ChangeInput, type Changes, changesOf, type EditedSymbol, isModule } from "./changes.ts";
import { type FindImportEdit, importEditFinder } from "./import-edits.ts";
import { type ImportGraph, importersOf } from "./imports.ts";
import { orModule } from "./module-place.ts";
import { declaresResult } from "./outward.ts";
import { type FindReExport, reExportFinder } from "./re-exports.ts";
import { isToldOf, namesTold, speaksOfNames, wordsTold } from "./told.ts";

export type CauseInput = ChangeInput & {
  readonly findings: readonly ComparedFinding[];
  readonly programs: Readonly<Record<Side, readonly string[]>>;
  /** Of head. */
  readonly graph: Pick<ImportGraph, "importers">;
};

export type Attribution = {
  /** Which definitions to look up next, in head, given what was found; empty when nothing more is to be asked. */
  readonly next: (found: readonly LookedUp[]) => readonly Lookup[];
  /** By id of the finding; null for one that nothing could be named for. */
  readonly causes: (found: readonly LookedUp[]) => ReadonlyMap<string, FoundCause | null>;
  /** New findings outside of the change that were left out, because there are too many. */
  readonly cut: (found: readonly LookedUp[]) => number;
};

/** As many are asked about in any case, however many words stand around them. */
const findingsMin = 100;
const findingsMax = 500;
/** Of the first step, over all findings: each word is a question to the server. */
const firstWordsMax = findingsMin * wordsMax;
/** Further ones, for which only what is known already is looked at. */
const beyondMax = 2_000;
/** From a use to where its value was assigned, from there to what was called: nearer than anything below. */
const nearHopsMax = 2;
/** From there through functions whose results are inferred, and from class to base class. */
const farHopsMax = 3;

/**
 * A new finding on a line that the change did not touch is broken by something that it refers to. In order: what the
 * import meant that it stands on; a name that the change took away and that stands under the finding; a place that the
 * server named beside it; a definition, of a word under the finding or before it on its line, that the change edited; the
 * same from where that word was assigned; what the import meant that such a word is from; a line that hands the word on from another module; what the results of functions are inferred from, and
 * what classes are derived from. What is named has to differ as others see it.
 */
export function attribute(input: CauseInput): Attribution {
  const outside = input.findings.filter((one) => one.state === "new" && isOutside(one));
  const changes = changesOf(input);
  const reading = (path: string) => input.reading("head", path);
  const asModule = (place: Place) => orModule(place, reading(place.path));
  const words = createCauseWords({ text: (path) => input.text("head", path), reading });
  const affected = importersOf(
    input.graph,
    input.changedFiles.flatMap(({ to }) => to ?? []),
  );
  const tools = {
    changes,
    words,
    reading,
    affected,
    reExport: reExportFinder({ ...input, changes }),
    broken: brokenImports({ ...input, changes }),
    importEdit: importEditFinder({ ...input, changes }),
  };
  const explore = (of: readonly ComparedFinding[], found: readonly LookedUp[]): Explored => {
    const known = new Map(found.map((one) => [keyOf(one), one.targets.map(asModule)] as const));
    const missing: Lookup[] = [];
    const causes = new Map<string, FoundCause | null>();
    const open: ComparedFinding[] = [];
    for (const finding of of) {
      const before = missing.length;
      const cause = search({ ...tools, known, missing, ...spokenOf(finding, words), finding });
      causes.set(finding.id, cause === undefined ? null : { cause: cause.cause, edit: cause.edit });
      if (missing.length > before) open.push(finding);
    }
    return { missing, causes, open };
  };
  const asked = new Set(outside.filter(withinBudget(words)));
  const left = outside.filter((one) => !asked.has(one));
  const rest = left.slice(0, beyondMax);
  // What they need may be known without a question, or from the questions about others.
  const beyond = (found: readonly LookedUp[]) => explore(rest, found);
  return {
    next: (found) => explore([...asked], found).missing,
    causes: (found) => {
      const { causes, open } = beyond(found);
      for (const { id } of open) causes.delete(id);
      return new Map([...explore([...asked], found).causes, ...causes]);
    },
    cut: (found) => left.length - rest.length + beyond(found).open.length,
  };
}

type Explored = {
  readonly missing: readonly Lookup[];
  readonly causes: Map<string, FoundCause | null>;
  /** Those that need a further look-up. */
  readonly open: readonly ComparedFinding[];
};

function withinBudget(words: CauseWords): (finding: ComparedFinding) => boolean {
  let findings = 0;
  let firstWords = 0;
  return ({ path, range }) => {
    if (findings >= findingsMax) return false;
    const own = words.range(path, range).length;
    if (findings >= findingsMin && firstWords + own > firstWordsMax) return false;
    findings += 1;
    firstWords += own;
    return true;
  };
}

/** On a line that the change left alone: what broke it is somewhere else. */
export function isOutside({ placement }: Pick<ComparedFinding, "placement">): boolean {
  return placement === "same-line";
}

type Search = {
  readonly finding: ComparedFinding;
  /** Names that the message quotes. */
  readonly told: ReadonlySet<string>;
  /** Words that the finding stands on, by the keys of their look-ups. */
  readonly under: ReadonlyMap<string, string>;
  readonly changes: Changes;
  readonly words: CauseWords;
  readonly reading: Parameters<typeof createCauseWords>[0]["reading"];
  /** Files that the change can reach at all. */
  readonly affected: ReadonlySet<string>;
  readonly reExport: FindReExport;
  readonly broken: BrokenImports;
  readonly importEdit: FindImportEdit;
  readonly known: ReadonlyMap<string, readonly Place[]>;
  /** What has to be looked up before more can be said. */
  readonly missing: Lookup[];
};

function spokenOf(finding: ComparedFinding, words: CauseWords): Pick<Search, "told" | "under"> {
  const { start, end } = finding.range;
  const under = words
    .range(finding.path, finding.range)
    .filter(({ position }) => comparePositions(start, position) <= 0 && comparePositions(position, end) < 0);
  return {
    told: wordsTold(finding),
    under: new Map(under.map((one) => [keyOf(one), words.at(one)])),
  };
}

function search(of: Search): FoundCause | undefined {
  const { finding, changes } = of;
  const imported = of.broken.under(finding);
  if (imported !== undefined) return imported;
  const gone = speaksOfNames(finding) ? changes.removed(finding, namesTold(finding)) : undefined;
  if (gone !== undefined && isToldOf(gone, finding)) return gone;
  const beside = related(finding, changes);
  if (beside !== undefined) return beside;
  const near = walkNear(of);
  if (near === undefined) return undefined;
  return (
    near.cause ??
    near.broken ??
    of.importEdit(finding) ??
    declared(of) ??
    reExported(of) ??
    near.added ??
    walkFar(of, near.places) ??
    gone ??
    near.vague
  );
}

type Near = {
  readonly cause: FoundCause | undefined;
  /** What broke the import that a word under the finding, or what that was assigned, has its meaning from. */
  readonly broken: FoundCause | undefined;
  /** What base does not have. */
  readonly added: FoundCause | undefined;
  /** What was edited, though nothing says that it is this. */
  readonly vague: FoundCause | undefined;
  readonly places: readonly Seen[];
};

/** A place that was come to, and whether by a word that the finding stands on. */
type Seen = Place & { readonly isUnder: boolean };

/** Undefined while something has to be looked up. */
function walkNear(of: Search): Near | undefined {
  const { finding, words } = of;
  let ring = words.range(finding.path, finding.range);
  const seen = new Set<string>();
  const places: Seen[] = [];
  const fromUnder = new Set<string>();
  let broken: FoundCause | undefined;
  let added: FoundCause | undefined;
  let vague: FoundCause | undefined;
  let module: FoundCause | undefined;
  let isKnown = false;
  for (let hop = 0; hop < nearHopsMax; hop += 1) {
    broken ??= brokenIn(
      ring.filter((one) => (hop > 0 ? fromUnder.has(keyOf(one)) : of.under.has(keyOf(one)))),
      of,
    );
    const targets = targetsOf(ring, of);
    if (targets === undefined) return undefined;
    const next: Lookup[] = [];
    for (const { lookup, place } of targets) {
      const edited = of.changes.at(place);
      const cause = edited === undefined ? undefined : accepted(edited, lookup, of);
      if (cause !== undefined && edited?.isInBase === true)
        return { cause, broken: undefined, added: undefined, vague: undefined, places };
      added ??= cause;
      if (isModule(place)) {
        if (hop === 0) module ??= edited;
        continue;
      }
      if (hop === 0) {
        isKnown = true;
        if (edited !== undefined && of.under.has(keyOf(lookup))) vague ??= edited;
      }
      const isUnder = of.under.has(keyOf(lookup));
      places.push({ ...place, isUnder });
      next.push(...words.line(place.path, place.range.start.line));
      if (isUnder) for (const one of words.value(place)) fromUnder.add(keyOf(one));
    }
    for (const one of ring) seen.add(keyOf(one));
    ring = next.filter((one) => !seen.has(keyOf(one))).slice(0, wordsMax);
  }
  // A module is too much to be named, unless nothing else in it could be.
  return { cause: undefined, broken, added, vague: vague ?? (isKnown ? undefined : module), places };
}

function brokenIn(ring: readonly Lookup[], { broken, words }: Search): FoundCause | undefined {
  for (const one of ring) {
    const found = broken.named(one.path, words.at(one), words.objectOf(one));
    if (found !== undefined) return found;
  }
  return undefined;
}

type Target<From> = { readonly lookup: From; readonly place: Place };

/** Undefined where one of them was not looked up yet. */
function targetsOf<From extends Lookup>(
  ring: readonly From[],
  { known, missing }: Search,
): readonly Target<From>[] | undefined {
  const unknown = ring.filter((one) => !known.has(keyOf(one)));
  if (unknown.length > 0) {
    missing.push(...unknown.map(({ path, position }) => ({ path, position })));
    return undefined;
  }
  return ring.flatMap((lookup) => (known.get(keyOf(lookup)) ?? []).map((place) => ({ lookup, place })));
}

/** Of a class that is referred to, what differs has to have to do with the finding. */
function accepted(edited: EditedSymbol, lookup: Lookup, of: Search): FoundCause | undefined {
  if (edited.kind === "module") return undefined;
  if (edited.kind !== "class" || edited.change === null) return edited;
  const isUnder = of.under.has(keyOf(lookup));
  const member = namedMember(edited, [...of.told, ...of.under.values()], isUnder ? constructors : []);
  if (member !== undefined) return member;
  const { isHeader, isRest } = edited.change;
  if (isHeader || isRest) return edited;
  const name = edited.cause.symbol?.split(".").at(-1) ?? "";
  return of.told.has(name) ? edited : undefined;
}

const constructors = ["__init__", "__new__", "__post_init__", "__call__", "constructor"];

function namedMember(edited: EditedSymbol, ...names: readonly (readonly string[])[]): FoundCause | undefined {
  for (const name of names.flat()) {
    const found = edited.member(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function related(finding: ComparedFinding, changes: Changes): FoundCause | undefined {
  for (const place of finding.related ?? []) {
    const found = isModule(place) ? undefined : changes.at(place);
    if (found !== undefined) return { edit: found.edit, cause: { ...found.cause, how: "related" } };
  }
  return undefined;
}

/** What is given back does not fit what the function around it declares. */
function declared({ finding, reading, changes, words }: Search): FoundCause | undefined {
  const own = reading(finding.path);
  const around = (own === undefined ? [] : chainAt(own, finding.range.start)).at(-1);
  if (around?.kind !== "function" || !words.isResult(finding.path, finding.range.start.line))
    return undefined;
  const edited = changes.at({ path: finding.path, range: around.nameRange });
  return edited?.change?.isHeader === true ? edited : undefined;
}

function reExported({ finding, words, told, reExport }: Search): FoundCause | undefined {
  for (const one of words.range(finding.path, finding.range)) {
    const found = reExport(finding.path, words.at(one), words.objectOf(one));
    if (found !== undefined) return found;
  }
  for (const name of told) {
    const found = reExport(finding.path, name, undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

type Step = Lookup & {
  /** Null for a word that stands beside the finding. */
  readonly via: "inferred" | "base-class" | null;
  readonly isUnder: boolean;
};

/** Along what a type is made of. Where a step leads to several edits, only what the message speaks of is named. */
function walkFar(of: Search, places: readonly Seen[]): FoundCause | undefined {
  const { finding, reading, changes, told } = of;
  const own = reading(finding.path);
  const around = own === undefined ? [] : chainAt(own, finding.range.start);
  const named = (own?.definitions ?? []).filter(({ name }) => told.has(name));
  const seeds = [...around, ...named]
    .filter(({ kind }) => kind === "class")
    .map(({ nameRange }) => ({ path: finding.path, range: nameRange, isUnder: false }));
  let from: readonly Seen[] = [...seeds, ...places];
  // A value may stand behind the name that it does not fit: `{ [[key]]: made() }`.
  const beside = of.words
    .line(finding.path, finding.range.end.line)
    .filter(({ position }) => comparePositions(finding.range.end, position) <= 0)
    .map((step): Step => ({ ...step, via: null, isUnder: false }));
  const seen = new Set<string>();
  for (let hop = 0; hop < farHopsMax; hop += 1) {
    const ring = new Map<string, Step>();
    const steps = from.flatMap((place) => stepsFrom(place, of, hop > 0));
    const unseen = steps.filter((step) => !seen.has(keyOf(step))).slice(0, wordsMax);
    for (const step of [...(hop === 0 ? beside : []), ...unseen])
      ring.set(keyOf(step), ring.get(keyOf(step)) ?? step);
    for (const key of ring.keys()) seen.add(key);
    const targets = targetsOf([...ring.values()], of);
    if (targets === undefined) return undefined;
    const found = new Map<string, FoundCause>();
    for (const { lookup, place } of targets) {
      const edited = changes.at(place);
      const cause = edited === undefined ? undefined : acceptedFar(edited, lookup, of);
      if (cause !== undefined) found.set(causeId(cause.cause), cause);
    }
    const all = [...found.values()];
    if (all.length === 1) return all[0];
    if (all.length > 1) {
      const spoken = all.filter((one) => changes.speaksOf(one, told));
      return spoken.length === 1 ? spoken[0] : undefined;
    }
    from = targets
      .filter(({ place }) => !isModule(place))
      .map(({ place, lookup: { via, isUnder } }) => ({ ...place, isUnder: isUnder && via === "base-class" }));
  }
  return undefined;
}

function stepsFrom(place: Seen, { reading, words, affected }: Search, withLines: boolean): readonly Step[] {
  const own = affected.has(place.path) ? reading(place.path) : undefined;
  if (own === undefined) return [];
  const definition = chainAt(own, place.range.start).at(-1);
  const isNamed =
    definition !== undefined &&
    comparePositions(definition.nameRange.start, place.range.start) <= 0 &&
    comparePositions(place.range.start, definition.nameRange.end) <= 0;
  const via = (steps: readonly Lookup[], how: Step["via"]): readonly Step[] =>
    steps.map((step) => ({ ...step, via: how, isUnder: place.isUnder }));
  if (!isNamed) return withLines ? via(words.line(place.path, place.range.start.line), "inferred") : [];
  if (definition.kind === "class") return via(words.bases(place.path, definition), "base-class");
  return declaresResult({ reading: own, definition })
    ? []
    : via(words.results(place.path, definition), "inferred");
}

function acceptedFar(edited: EditedSymbol, { via, isUnder }: Step, of: Search): FoundCause | undefined {
  const { finding, told, under } = of;
  const as = ({ cause, edit }: FoundCause): FoundCause => ({
    edit,
    cause: cause.how === "removed-name" || via === null ? cause : { ...cause, how: via },
  });
  if (edited.kind === "module") return undefined;
  if (edited.kind !== "class" || edited.change === null) return as(edited);
  const own = finding.symbol?.split(".").at(-1);
  const called = isUnder && via === "base-class" ? constructors : [];
  const member = namedMember(edited, [...told, ...under.values()], own === undefined ? [] : [own], called);
  if (member !== undefined) return as(member);
  const name = edited.cause.symbol?.split(".").at(-1) ?? "";
  return told.has(name) && (edited.change.isHeader || edited.change.isRest) ? as(edited) : undefined;
}

function keyOf({ path, position }: Lookup): string {
  return JSON.stringify([path, position.line, position.character]);
}
