/** Finds the cause of a finding from the words under it and their assignments. */
import type { FoundCause } from "../model/finding.ts";
import type { Lookup } from "../model/lookup.ts";
import { comparePositions } from "../model/order.ts";
import { constructors, keyOf, namedMember, type Search, type Seen, targetsOf } from "./cause-steps.ts";
import { wordsMax } from "./cause-words.ts";
import { type EditedSymbol, isModule } from "./changes.ts";

/**
 * Limit on steps: from a use to its assignment, and from there to the called function. These are nearer than all other
 * causes.
 */
const nearHopsMax = 2;

export type Near = {
  readonly cause: FoundCause | undefined;
  /** Cause of the broken import that a word under the finding, or its value, comes from. */
  readonly broken: FoundCause | undefined;
  /** A cause that base does not have. */
  readonly added: FoundCause | undefined;
  /** An edited symbol, without evidence that it is the cause. */
  readonly vague: FoundCause | undefined;
  readonly places: readonly Seen[];
};

/** Walks from the words under a finding. Undefined while a lookup is missing. */
export function walkNear(of: Search): Near | undefined {
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
      // What a value has to fit is what its name is declared as, where the message says so.
      const isDeclared = hop === 0 && words.type(place).some((word) => of.told.has(word));
      if (cause !== undefined && (edited?.isInBase === true || isDeclared))
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
      const value = words.value(place);
      next.push(...value.filter(({ position }) => position.line !== place.range.start.line));
      if (isUnder) for (const one of value) fromUnder.add(keyOf(one));
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

/** Returns the cause if it fits. If it is a class, the difference must be related to the finding. */
function accepted(edited: EditedSymbol, lookup: Lookup, of: Search): FoundCause | undefined {
  if (edited.kind === "module") return undefined;
  if (edited.kind !== "class" || edited.change === null) return edited;
  const isUnder = of.under.has(keyOf(lookup));
  const member = namedMember(edited, [...of.told, ...of.under.values()], isUnder ? constructors : []);
  if (member !== undefined) return member;
  const { isHeader, isRest } = edited.change;
  // What stands on the name of a class is broken by what that is made of, if not by its own head.
  if (isHeader || (isRest && !isItself(edited, of))) return edited;
  const name = edited.cause.symbol?.split(".").at(-1) ?? "";
  return of.told.has(name) && !isItself(edited, of) ? edited : undefined;
}

function isItself({ cause }: EditedSymbol, { finding }: Search): boolean {
  return cause.path === finding.path && comparePositions(cause.range.start, finding.range.start) === 0;
}
