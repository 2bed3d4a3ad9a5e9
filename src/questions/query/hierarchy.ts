/** Shared steps of `calls` and `types`: an item is prepared at a place, then followed one step. */
import type { CapableMethod } from "../../servers/protocol/capabilities.ts";
import type { QueryContext } from "./asking.ts";
import { positionIn } from "./locations.ts";
import type { QueryInput, Target } from "./question.ts";
import { requireShape } from "./shape.ts";

type Step = {
  readonly prepare: CapableMethod;
  readonly follow: CapableMethod;
};

/**
 * Sends both requests of a hierarchy: `prepare` finds the symbol at the place, `follow` finds its callers, callees or
 * related types. Returns every item of the second answers with its evidence; empty if the place has no symbol.
 */
export async function followHierarchy(
  asking: QueryContext,
  asked: QueryInput,
  target: Target,
  { prepare, follow }: Step,
): Promise<readonly { readonly item: unknown; readonly evidence: string }[]> {
  const of = { targets: [target.selector], msMax: asked.msMax };
  const prepared = await asking.ask(prepare, positionIn(asking, target), of);
  const items = listOf(prepared.result);
  const found: { item: unknown; evidence: string }[] = [];
  for (const item of requireShape(items, prepare, asking, prepared.evidence)) {
    const { result, evidence } = await asking.ask(follow, { item: item as object }, of);
    for (const one of requireShape(listOf(result), follow, asking, evidence))
      found.push({ item: one, evidence: evidence.id });
  }
  return found;
}

function listOf(result: unknown): readonly unknown[] | undefined {
  return result === null || result === undefined ? [] : Array.isArray(result) ? result : undefined;
}
