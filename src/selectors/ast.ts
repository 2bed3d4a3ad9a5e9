/** Resolves the steps of an AST path in one file. */
import type { Range } from "../model/finding.ts";
import { compareRanges } from "../model/order.ts";
import { positionAt } from "../model/text.ts";
import { hasPart, partsBetween } from "../syntax/ast-parts.ts";
import { namedDefinitions } from "../syntax/outline.ts";
import { isData } from "../syntax/parser.ts";
import { offsetOf, type Reading } from "../syntax/reading.ts";
import { rangeOfPart } from "../syntax/roles.ts";
import type { ListedName } from "./given.ts";
import type { AstStep, CountedStep, DefinitionStep } from "./place.ts";

/** Part of a file that the steps lead to. */
export type AstMatch = {
  /** Range of its name, or of the whole part if it has none; 0-based, UTF-16. */
  readonly range: Range;
  readonly whole: Range;
};

/** The steps found nothing: which step, counted from 1 behind the file, and why. */
export type AstMiss = { readonly step: number; readonly why: string };

type Container = {
  readonly whole: Range;
  readonly nameRange: Range;
  /** Start of the text in which parts are counted: behind the decorators. */
  readonly start: number;
  /** Dotted name, by which methods outside of their type (Go, C++) are found. */
  readonly symbol: string;
  /** True if a number chose it among several: then only what is inside it counts. */
  readonly isChosen: boolean;
};

/**
 * Returns everything that the steps lead to. Several matches are ambiguous; a step with a number has one. `given` are the
 * names with a value that the outline does not list.
 */
export function findByAst(
  reading: Reading,
  steps: readonly AstStep[],
  given: readonly ListedName[],
): readonly AstMatch[] | AstMiss {
  let found: readonly Container[] = [];
  const top = { start: 0, end: reading.text.length };
  for (const [at, step] of steps.entries()) {
    if ("name" in step) {
      found = defined(reading, step, at === 0 ? undefined : found, given);
      if (found.length === 0) return { step: at + 1, why: "the file defines no such name there" };
      continue;
    }
    const [container, other] = found;
    if (other !== undefined)
      return { step: at + 1, why: "the step before it has several matches; number it" };
    const next = counted(reading, step, container === undefined ? top : spanOf(container, reading));
    if ("why" in next) return { step: at + 1, why: next.why };
    found = [next];
  }
  return found.map(({ nameRange, whole }) => ({ range: nameRange, whole }));
}

const kindOfStep = {
  class: "class",
  def: "function",
  key: "key",
  var: undefined,
} as const satisfies Record<DefinitionStep["kind"], string | undefined>;

/** Returns the definitions with the name of a step in the containers that were found before. */
function defined(
  reading: Reading,
  step: DefinitionStep,
  within: readonly Container[] | undefined,
  given: readonly ListedName[],
): readonly Container[] {
  const containers = within ?? [undefined];
  const all = containers.flatMap((around): readonly Container[] => {
    const dot = reading.language === "yaml" || reading.language === "json" ? /^\[/u.test(step.name) : false;
    const symbol = around === undefined ? step.name : `${around.symbol}${dot ? "" : "."}${step.name}`;
    const isInside = ({ start, end }: Range) =>
      around?.isChosen !== true ||
      (offsetOf(reading.starts, start) >= offsetOf(reading.starts, around.whole.start) &&
        offsetOf(reading.starts, end) <= offsetOf(reading.starts, around.whole.end));
    const kind = kindOfStep[step.kind];
    const found =
      kind === undefined
        ? given
            .filter((one) => one.symbol === symbol && isInside(one.range))
            .map(({ nameRange, range }) => ({
              nameRange,
              whole: range,
              start: offsetOf(reading.starts, range.start),
            }))
        : namedDefinitions(reading)
            .filter(
              (one) => one.symbol === symbol && one.kinds.at(-1) === kind && isInside(one.definition.range),
            )
            .map(({ definition }) => {
              const signature = isData(reading.language)
                ? undefined
                : rangeOfPart(reading, definition, "sig");
              return {
                nameRange: definition.nameRange,
                whole: definition.range,
                start: offsetOf(reading.starts, (signature ?? definition.range).start),
              };
            });
    return found.map((one) => ({ ...one, symbol, isChosen: false }));
  });
  // A type and the blocks that extend it are several containers with the same members.
  const sorted = all
    .toSorted((one, other) => compareRanges(one.nameRange, other.nameRange))
    .filter(
      (one, at, of) => at === 0 || compareRanges(one.nameRange, of[at - 1]?.nameRange ?? one.nameRange) !== 0,
    );
  if (step.index === undefined) return sorted;
  return sorted.slice(step.index - 1, step.index).map((one) => ({ ...one, isChosen: true }));
}

function spanOf({ start, whole }: Container, { starts }: Reading) {
  return { start, end: offsetOf(starts, whole.end) };
}

/** Returns the part that a step counts, or why there is none. */
function counted(
  reading: Reading,
  { kind, index }: CountedStep,
  span: { readonly start: number; readonly end: number },
): Container | { readonly why: string } {
  const { language } = reading;
  if (isData(language)) return { why: "data has only keys: use [key=NAME]" };
  if (!hasPart(language, kind)) return { why: `${kind} is not counted in this language` };
  const found = partsBetween(reading.tree(), language, kind, span);
  const node = found[index - 1];
  if (node === undefined) return { why: `there are ${found.length} of the kind ${kind}` };
  const range = { start: positionAt(reading.starts, node.start), end: positionAt(reading.starts, node.end) };
  return { whole: range, nameRange: range, start: node.start, symbol: "", isChosen: true };
}
