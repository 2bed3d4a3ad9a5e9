/** Finds the edit of the change that broke a finding outside the change. */

import { type ImportGraph, importersOf } from "../affected/imports.ts";
import type { ComparedFinding, FoundCause, Place } from "../model/finding.ts";
import type { LookedUp, Lookup } from "../model/lookup.ts";
import { comparePositions } from "../model/order.ts";
import type { Side } from "../model/report.ts";
import { chainAt } from "../syntax/outline.ts";
import { brokenImports } from "./broken-imports.ts";
import { walkFar } from "./cause-far.ts";
import { walkNear } from "./cause-near.ts";
import { keyOf, type Search } from "./cause-steps.ts";
import { type CauseWords, createCauseWords, wordsMax } from "./cause-words.ts";
import { type ChangeInput, type Changes, changesOf, isModule } from "./changes.ts";
import { goDefinitions } from "./go-definitions.ts";
import { importEditFinder } from "./import-edits.ts";
import { orModule } from "./module-place.ts";
import { reExportFinder } from "./re-exports.ts";
import { isToldOf, namesTold, speaksOfNames, wordsTold } from "./told.ts";

export type CauseInput = ChangeInput & {
  readonly findings: readonly ComparedFinding[];
  readonly programs: Readonly<Record<Side, readonly string[]>>;
  /** Import graph of head. */
  readonly graph: Pick<ImportGraph, "importers">;
};

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
 * Finds the causes. A new finding on a line that the change did not touch is broken by something that it refers to. The
 * search tries in this order:
 * - the target of the import at the finding;
 * - a name under the finding that the change removed;
 * - a place that the server named with the finding;
 * - an edited definition of a word under the finding or before it on its line;
 * - the same from where that word was assigned;
 * - the target of the import that such a word comes from;
 * - a line that re-exports the word from another module;
 * - the code from which results of functions are inferred, and the bases of classes.
 * A cause must differ visibly from outside.
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
  const goDefined = goDefinitions({
    files: input.programs.head,
    changed: input.changedFiles.flatMap(({ to }) => to ?? []),
    ...{ reading, words, changes },
  });
  const meant = (one: LookedUp) => (one.targets.length > 0 ? one.targets : goDefined(one));
  const explore = (of: readonly ComparedFinding[], found: readonly LookedUp[]): Explored => {
    const known = new Map(found.map((one) => [keyOf(one), meant(one).map(asModule)] as const));
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
  /** Findings that need a further lookup. */
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

/** True for a finding on a line that the change left alone: its cause is somewhere else. */
export function isOutside({ placement }: Pick<ComparedFinding, "placement">): boolean {
  return placement === "same-line";
}

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

function related(finding: ComparedFinding, changes: Changes): FoundCause | undefined {
  for (const place of finding.related ?? []) {
    const found = isModule(place) ? undefined : changes.at(place);
    if (found !== undefined) return { edit: found.edit, cause: { ...found.cause, how: "related" } };
  }
  return undefined;
}

/** Returns the edited declaration of the surrounding function, if a returned value does not fit it. */
function declared({ finding, reading, changes, words }: Search): FoundCause | undefined {
  const own = reading(finding.path);
  const around = (own === undefined ? [] : chainAt(own, finding.range.start)).at(-1);
  if (around?.kind !== "function" || !words.isResult(finding.path, finding.range.start.line))
    return undefined;
  const edited = changes.at({ path: finding.path, range: around.nameRange });
  return edited?.change?.isHeader === true ? edited : undefined;
}

function reExported({ finding, words, told, reExport }: Search): FoundCause | undefined {
  const own = words.range(finding.path, finding.range);
  for (const one of own) {
    const found = reExport(finding.path, words.at(one), words.objectOf(one));
    if (found !== undefined) return found;
  }
  const spoken = new Set([null, ...told, ...own.map(words.at)]);
  for (const name of told) {
    for (const object of spoken) {
      const found = reExport(finding.path, name, object);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
