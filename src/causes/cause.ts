/** Finds the edit that broke a finding outside the change. */
import { type ImportGraph, withImporters } from "../affected/imports.ts";
import { causeId } from "../model/causes.ts";
import type { ComparedFinding, FoundCause, Place } from "../model/finding.ts";
import type { LookedUp, Lookup } from "../model/lookup.ts";
import { comparePositions } from "../model/order.ts";
import type { Side } from "../model/report.ts";
import { chainAt } from "../syntax/outline.ts";
import { offsetOf, type Reading } from "../syntax/reading.ts";
import {
  brokenImports,
  constructors,
  lookupKey,
  lookupTargets,
  namedMember,
  type ReachedPlace,
  type Search,
} from "./cause-steps.ts";
import { type CauseWords, createCauseWords, wordsMax } from "./cause-words.ts";
import { type ChangeInput, type Changes, createChanges, type EditedSymbol, isModule } from "./changes.ts";
import { goDefinitions } from "./go-definitions.ts";
import { importEditFinder } from "./import-edits.ts";
import { declaresResult } from "./outward.ts";
import { createReExportFinder } from "./re-exports.ts";
import { moduleBaseName, type RemovedName } from "./removed-names.ts";

// Finds the cause of a finding from the words under it and their assignments.

/**
 * Limit on steps: from a use to its assignment, and from there to the called function. These are nearer than all other
 * causes.
 */
const nearHopsMax = 2;

/** Result of the walk from the words under a finding, from the strongest evidence to the weakest. */
type Near = {
  readonly cause: FoundCause | undefined;
  /** Cause of the broken import that a word under the finding, or its value, comes from. */
  readonly broken: FoundCause | undefined;
  /** A cause that base does not have. */
  readonly added: FoundCause | undefined;
  /** An edited symbol, without evidence that it is the cause. */
  readonly vague: FoundCause | undefined;
  readonly places: readonly ReachedPlace[];
};

/**
 * Walks from the words under a finding to their definitions, and from a variable to its value. Edits there are the
 * nearest causes. Undefined while a lookup is missing.
 */
function walkNear(of: Search): Near | undefined {
  const { finding, words } = of;
  let ring = words.range(finding.path, finding.range);
  const seen = new Set<string>();
  const places: ReachedPlace[] = [];
  const fromUnder = new Set<string>();
  let broken: FoundCause | undefined;
  let added: FoundCause | undefined;
  let vague: FoundCause | undefined;
  let module: FoundCause | undefined;
  let isKnown = false;
  for (let hop = 0; hop < nearHopsMax; hop += 1) {
    broken ??= brokenIn(
      ring.filter((one) => (hop > 0 ? fromUnder.has(lookupKey(one)) : of.under.has(lookupKey(one)))),
      of,
    );
    const targets = lookupTargets(ring, of);
    if (targets === undefined) return undefined;
    const next: Lookup[] = [];
    for (const { lookup, place } of targets) {
      const edited = of.changes.at(place);
      const cause = edited === undefined ? undefined : accepted(edited, lookup, of);
      // If the message names the declared type of a variable, that declaration is what the value must fit.
      const isDeclared = hop === 0 && words.type(place).some((word) => of.quotedWords.has(word));
      if (cause !== undefined && (edited?.isInBase === true || isDeclared))
        return { cause, broken: undefined, added: undefined, vague: undefined, places };
      added ??= cause;
      if (isModule(place)) {
        if (hop === 0) module ??= edited;
        continue;
      }
      if (hop === 0) {
        isKnown = true;
        if (edited !== undefined && of.under.has(lookupKey(lookup))) vague ??= edited;
      }
      const isUnder = of.under.has(lookupKey(lookup));
      places.push({ ...place, isUnder });
      next.push(...words.line(place.path, place.range.start.line));
      const value = words.value(place);
      next.push(...value.filter(({ position }) => position.line !== place.range.start.line));
      if (isUnder) for (const one of value) fromUnder.add(lookupKey(one));
    }
    for (const one of ring) seen.add(lookupKey(one));
    ring = next.filter((one) => !seen.has(lookupKey(one))).slice(0, wordsMax);
  }
  // A whole module is a vague cause, so it is named only if no definition was found.
  return { cause: undefined, broken, added, vague: vague ?? (isKnown ? undefined : module), places };
}

/**
 * Returns the cause of the first broken import that one of some words comes from. A word behind a broken import has
 * no known type, so that import explains errors in the code that uses the word.
 */
function brokenIn(ring: readonly Lookup[], { broken, words }: Search): FoundCause | undefined {
  for (const one of ring) {
    const found = broken.named(one.path, words.at(one), words.objectOf(one));
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns the cause if it fits. If it is a class, the difference must be related to the finding: a change of one
 * method does not break code that uses another one.
 */
function accepted(edited: EditedSymbol, lookup: Lookup, of: Search): FoundCause | undefined {
  if (edited.kind === "module") return undefined;
  if (edited.kind !== "class" || edited.change === null) return edited;
  const isUnder = of.under.has(lookupKey(lookup));
  const member = namedMember(edited, [...of.quotedWords, ...of.under.values()], isUnder ? constructors : []);
  if (member !== undefined) return member;
  const { isHeader, isRest } = edited.change;
  // A finding on the name of a class is not caused by the rest of that class itself.
  if (isHeader || (isRest && !isItself(edited, of))) return edited;
  const name = edited.cause.symbol?.split(".").at(-1) ?? "";
  return of.quotedWords.has(name) && !isItself(edited, of) ? edited : undefined;
}

/** True if the finding is on the name of the edited definition. */
function isItself({ cause }: EditedSymbol, { finding }: Search): boolean {
  return cause.path === finding.path && comparePositions(cause.range.start, finding.range.start) === 0;
}

// Finds the cause of a finding through types: inferred results and base classes.

/** Limit on steps through functions whose results are inferred, and from class to base class. */
const farHopsMax = 3;

/** Lookup of the far walk, with how the walk came to it. */
type Step = Lookup & {
  /** Null for a word next to the finding. */
  readonly via: "inferred" | "base-class" | null;
  readonly isUnder: boolean;
};

/**
 * Walks along the parts of types: inferred results and base classes. It runs after all nearer causes failed. If a
 * step leads to several edits, the cause is the only one whose lines the message mentions, if any: without evidence
 * there is no cause.
 */
function walkFar(of: Search, places: readonly ReachedPlace[]): FoundCause | undefined {
  const { finding, reading, changes, quotedWords } = of;
  const own = reading(finding.path);
  const around = own === undefined ? [] : chainAt(own, finding.range.start);
  const named = (own?.definitions ?? []).filter(({ name }) => quotedWords.has(name));
  const seeds = [...around, ...named]
    .filter(({ kind }) => kind === "class")
    .map(({ nameRange }) => ({ path: finding.path, range: nameRange, isUnder: false }));
  let from: readonly ReachedPlace[] = [...seeds, ...places];
  // The value can be behind the name that the finding is on: `{ [[key]]: made() }`.
  const beside = of.words
    .line(finding.path, finding.range.end.line)
    .filter(({ position }) => comparePositions(finding.range.end, position) <= 0)
    .map((step): Step => ({ ...step, via: null, isUnder: false }));
  const seen = new Set<string>();
  for (let hop = 0; hop < farHopsMax; hop += 1) {
    const ring = new Map<string, Step>();
    const steps = from.flatMap((place) => stepsFrom(place, of, hop > 0));
    const unseen = steps.filter((step) => !seen.has(lookupKey(step))).slice(0, wordsMax);
    for (const step of [...(hop === 0 ? beside : []), ...unseen])
      ring.set(lookupKey(step), ring.get(lookupKey(step)) ?? step);
    for (const key of ring.keys()) seen.add(key);
    const targets = lookupTargets([...ring.values()], of);
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
      const spoken = all.filter((one) => changes.speaksOf(one, quotedWords));
      return spoken.length === 1 ? spoken[0] : undefined;
    }
    from = targets
      .filter(({ place }) => !isModule(place))
      .map(({ place, lookup: { via, isUnder } }) => ({ ...place, isUnder: isUnder && via === "base-class" }));
  }
  return undefined;
}

/**
 * Returns the words that the type at a place depends on: the bases of a class, the results of a function without a
 * declared result, or the words of the line. Their definitions are the next step of the walk.
 */
function stepsFrom(
  place: ReachedPlace,
  { reading, words, affected }: Search,
  withLines: boolean,
): readonly Step[] {
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

/**
 * Returns the cause if it fits, with how it was reached. A class counts only through a member that the finding is
 * about.
 */
function acceptedFar(edited: EditedSymbol, { via, isUnder }: Step, of: Search): FoundCause | undefined {
  const { finding, quotedWords, under } = of;
  const as = ({ cause, edit }: FoundCause): FoundCause => ({
    edit,
    cause: cause.how === "removed-name" || via === null ? cause : { ...cause, how: via },
  });
  if (edited.kind === "module") return undefined;
  if (edited.kind !== "class" || edited.change === null) return as(edited);
  const own = finding.symbol?.split(".").at(-1);
  const called = isUnder && via === "base-class" ? constructors : [];
  const member = namedMember(
    edited,
    [...quotedWords, ...under.values()],
    own === undefined ? [] : [own],
    called,
  );
  if (member !== undefined) return as(member);
  const name = edited.cause.symbol?.split(".").at(-1) ?? "";
  return quotedWords.has(name) && (edited.change.isHeader || edited.change.isRest) ? as(edited) : undefined;
}

// Extracts names from the message of a finding.

/**
 * Returns all words that the message quotes, and the names that Go reports as missing. An edit of one of these is
 * better evidence than an edit nearby.
 */
function wordsInMessage({ message }: Pick<ComparedFinding, "message">): ReadonlySet<string> {
  const quoted = [...message.matchAll(/["'`]([^"'`]{1,400})["'`]/gu)];
  return new Set([
    ...quoted.flatMap(([, text = ""]) => text.match(/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu) ?? []),
    ...unquoted.flatMap((pattern) => pattern.exec(message)?.[1] ?? []),
  ]);
}

/**
 * True if the message can be about a missing name. A message that a value may be null is not, so a removed name of
 * the same spelling is not its cause.
 */
function isAboutNames({ message, code }: ComparedFinding): boolean {
  return !(code?.startsWith("reportOptional") === true || /of "None"|is possibly '/u.test(message));
}

/**
 * True unless the message names another class than the one that lost the name. A class that never had the member
 * cannot have lost it, so the removed name is not the cause.
 */
function canBeLostName({ cause: { path, symbol }, within }: RemovedName, finding: ComparedFinding): boolean {
  const isMember = symbol?.includes(".") === true;
  return (
    path === finding.path ||
    !isMember ||
    wordsInMessage(finding).has(within) ||
    typeInMessage(finding) === within ||
    !/for class "|on type ['`]| has no field or method |^no .{1,200} found for |has no field named |^No member named |is not a member of trait /u.test(
      finding.message,
    )
  );
}

/** Returns the type in a message of Go: `Ship` for `type *lib.Ship[int] has no field or method Load`. */
function typeInMessage({ message }: Pick<ComparedFinding, "message">): string | undefined {
  return /\btype \*?(?:[\p{L}_][\p{L}\p{N}_]*\.)?([\p{L}_][\p{L}\p{N}_]*)\S* has no field or method /u.exec(
    message,
  )?.[1];
}

/**
 * Returns the names that a message quotes, the most certain hint to the cause. A missing name is among them. A module
 * is also quoted by its path, from which the last part counts.
 */
function namesInMessage({ message }: ComparedFinding): readonly string[] {
  const names = [...message.matchAll(/["'`]([\p{L}_$#](?:[\p{L}\p{N}_$.]|::){0,200})["'`]/gu)].flatMap(
    ([, name = ""]) => [name, ...name.split(/\.|::/u)],
  );
  const bare = unquoted.flatMap((pattern) => pattern.exec(message)?.[1] ?? []);
  const paths = [...message.matchAll(/["'`]([^\s"'`]{0,400}\/[^\s"'`]{1,200})["'`]/gu)];
  return [...names, ...bare, ...paths.map(([, path = ""]) => moduleBaseName(path))];
}

/** Patterns for names that Go's compiler and its server do not quote: `undefined: lib.Connect`. */
const unquoted = [
  /^undefined: (?:[\p{L}_][\p{L}\p{N}_]*\.)?([\p{L}_][\p{L}\p{N}_]*)/u,
  /\bhas no field or method ([\p{L}_][\p{L}\p{N}_]*)/u,
  /\bmissing method ([\p{L}_][\p{L}\p{N}_]*)/u,
  /^unknown field ([\p{L}_][\p{L}\p{N}_]*) in struct literal/u,
];

/** Findings, texts and programs of both sides. */
export type CauseInput = ChangeInput & {
  readonly findings: readonly ComparedFinding[];
  readonly programs: Readonly<Record<Side, readonly string[]>>;
  /** Import graph of head. */
  readonly graph: Pick<ImportGraph, "importers">;
};

/** Search for causes that the caller drives: it passes the answers of the server and gets the next lookups. */
export type Attribution = {
  /** Returns the definitions to look up next, in head, given all results so far. Empty if nothing more is needed. */
  readonly next: (found: readonly LookedUp[]) => readonly Lookup[];
  /** Returns causes by the id of the finding. Null for a finding without a known cause. */
  readonly causes: (found: readonly LookedUp[]) => ReadonlyMap<string, FoundCause | null>;
  /** Returns the number of new findings outside the change that were left out, because there are too many. */
  readonly cut: (found: readonly LookedUp[]) => number;
};

/** Number of findings that are always queried, however many words are around them. */
const findingsMin = 100;
const findingsMax = 500;
/** Limit on words in the first step, over all findings: each word is a query to the server. */
const firstWordsMax = findingsMin * wordsMax;
/** Limit on further findings, for which only known answers are used. */
const beyondMax = 2_000;
/**
 * Finds the causes. A new finding on a line that the change did not touch is broken by something that it refers to.
 * The search tries in this order:
 * - the target of the import at the finding;
 * - a name under the finding that the change removed;
 * - a place that the server named with the finding;
 * - an edited definition of a word under the finding or before it on its line;
 * - the same from where that word was assigned;
 * - the target of the import that such a word comes from;
 * - a line that re-exports the word from another module;
 * - the code from which results of functions are inferred, and the bases of classes.
 * A cause must differ visibly from outside. Otherwise a harmless edit nearby would be blamed.
 */
export function findCauses(input: CauseInput): Attribution {
  const outside = input.findings.filter((one) => one.state === "new" && isOnUneditedLine(one));
  const changes = createChanges(input);
  const reading = (path: string) => input.reading("head", path);
  const asModule = (place: Place) => orModule(place, reading(place.path));
  const words = createCauseWords({ text: (path) => input.text("head", path), reading });
  const affected = withImporters(
    input.graph,
    input.changedFiles.flatMap(({ to }) => to ?? []),
  );
  const tools = {
    changes,
    words,
    reading,
    affected,
    reExport: createReExportFinder({ ...input, changes }),
    broken: brokenImports({ ...input, changes }),
    importEdit: importEditFinder({ ...input, changes }),
  };
  const goDefined = goDefinitions({
    files: input.programs.head,
    changed: input.changedFiles.flatMap(({ to }) => to ?? []),
    ...{ reading, words, changes },
  });
  const meant = (one: LookedUp) => (one.targets.length > 0 ? one.targets : goDefined(one));
  const explore = (of: readonly ComparedFinding[], found: readonly LookedUp[]): Explored => {
    const known = new Map(found.map((one) => [lookupKey(one), meant(one).map(asModule)] as const));
    const missing: Lookup[] = [];
    const causes = new Map<string, FoundCause | null>();
    const open: ComparedFinding[] = [];
    for (const finding of of) {
      const before = missing.length;
      const cause = search({ ...tools, known, missing, ...wordsOfFinding(finding, words), finding });
      causes.set(finding.id, cause === undefined ? null : { cause: cause.cause, edit: cause.edit });
      if (missing.length > before) open.push(finding);
    }
    return { missing, causes, open };
  };
  const admitted = new Set(outside.filter(withinBudget(words)));
  const left = outside.filter((one) => !admitted.has(one));
  const rest = left.slice(0, beyondMax);
  // Some findings need no query, or only answers to queries for other findings.
  const beyond = (found: readonly LookedUp[]) => explore(rest, found);
  return {
    next: (found) => explore([...admitted], found).missing,
    causes: (found) => {
      const { causes, open } = beyond(found);
      for (const { id } of open) causes.delete(id);
      return new Map([...explore([...admitted], found).causes, ...causes]);
    },
    cut: (found) => left.length - rest.length + beyond(found).open.length,
  };
}

/** Result of one round of the search. */
type Explored = {
  readonly missing: readonly Lookup[];
  readonly causes: Map<string, FoundCause | null>;
  /** Findings that need a further lookup. */
  readonly open: readonly ComparedFinding[];
};

/**
 * Returns a test that admits findings in order until the number of findings or words reaches its limit: each word is
 * a query, and a change can break thousands of lines.
 */
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

/** True for a finding on a line that the change left alone: its cause is somewhere else. */
export function isOnUneditedLine({ placement }: Pick<ComparedFinding, "placement">): boolean {
  return placement === "same-line";
}

/**
 * Returns the words that the message quotes, and the words under the finding. The search trusts these more than other
 * words of the line.
 */
function wordsOfFinding(finding: ComparedFinding, words: CauseWords): Pick<Search, "quotedWords" | "under"> {
  const { start, end } = finding.range;
  const under = words
    .range(finding.path, finding.range)
    .filter(({ position }) => comparePositions(start, position) <= 0 && comparePositions(position, end) < 0);
  return {
    quotedWords: wordsInMessage(finding),
    under: new Map(under.map((one) => [lookupKey(one), words.at(one)])),
  };
}

/**
 * Searches for the cause of one finding, in the order that `findCauses` describes. Undefined if there is none, or if
 * a lookup is missing; the caller then asks the server and searches again.
 */
function search(of: Search): FoundCause | undefined {
  const { finding, changes } = of;
  const imported = of.broken.under(finding);
  if (imported !== undefined) return imported;
  const gone = isAboutNames(finding) ? changes.removed(finding, namesInMessage(finding)) : undefined;
  if (gone !== undefined && canBeLostName(gone, finding)) return gone;
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

/**
 * Returns the edit at a place that the server named with the finding. The server knows best what a finding is about.
 */
function related(finding: ComparedFinding, changes: Changes): FoundCause | undefined {
  for (const place of finding.related ?? []) {
    const found = isModule(place) ? undefined : changes.at(place);
    if (found !== undefined) return { edit: found.edit, cause: { ...found.cause, how: "related" } };
  }
  return undefined;
}

/**
 * Returns the edited declaration of the surrounding function, if a returned value does not fit it. The finding is on
 * the value, but the edit of the result type broke it.
 */
function declared({ finding, reading, changes, words }: Search): FoundCause | undefined {
  const own = reading(finding.path);
  const around = (own === undefined ? [] : chainAt(own, finding.range.start)).at(-1);
  if (around?.kind !== "function" || !words.isResult(finding.path, finding.range.start.line))
    return undefined;
  const edited = changes.at({ path: finding.path, range: around.nameRange });
  return edited?.change?.isHeader === true ? edited : undefined;
}

/**
 * Returns the edited line that re-exports a word under the finding or in its message. A server answers with the new
 * definition, so the lookup of definitions does not find this line.
 */
function reExported({ finding, words, quotedWords, reExport }: Search): FoundCause | undefined {
  const own = words.range(finding.path, finding.range);
  for (const one of own) {
    const found = reExport(finding.path, words.at(one), words.objectOf(one));
    if (found !== undefined) return found;
  }
  const spoken = new Set([null, ...quotedWords, ...own.map(words.at)]);
  for (const name of quotedWords) {
    for (const object of spoken) {
      const found = reExport(finding.path, name, object);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

// Converts the place of a module's definition to the start of its file.

/**
 * Returns the start of the file if a range covers all of its code. TypeScript gives that range as the definition of a
 * module, from the first statement on. The start of the file stands for the module in the search.
 */
function orModule(place: Place, reading: Reading | undefined): Place {
  if (reading === undefined) return place;
  const { code, starts } = reading;
  const [from, to] = [offsetOf(starts, place.range.start), offsetOf(starts, place.range.end)];
  const isAll = from < to && !/\S/u.test(code.slice(0, from)) && to === code.length;
  const start = { line: 0, character: 0 };
  return isAll ? { ...place, range: { start, end: start } } : place;
}
