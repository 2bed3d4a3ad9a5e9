/** Finds the cause of a finding through types: inferred results and base classes. */
import { causeId } from "../model/causes.ts";
import type { FoundCause } from "../model/finding.ts";
import type { Lookup } from "../model/lookup.ts";
import { comparePositions } from "../model/order.ts";
import { chainAt } from "../syntax/outline.ts";
import { constructors, keyOf, namedMember, type Search, type Seen, targetsOf } from "./cause-steps.ts";
import { wordsMax } from "./cause-words.ts";
import { type EditedSymbol, isModule } from "./changes.ts";
import { declaresResult } from "./outward.ts";

/** Limit on steps through functions whose results are inferred, and from class to base class. */
const farHopsMax = 3;

type Step = Lookup & {
  /** Null for a word next to the finding. */
  readonly via: "inferred" | "base-class" | null;
  readonly isUnder: boolean;
};

/**
 * Walks along the parts of types. If a step leads to several edits, the cause is the only one that the message
 * mentions, if any.
 */
export function walkFar(of: Search, places: readonly Seen[]): FoundCause | undefined {
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
