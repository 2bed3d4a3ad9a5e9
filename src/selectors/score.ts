/** Computes the paper's Eq. (1): how similar a candidate is to the definition that a selector names. */
import type { PlaceFeatures } from "../model/errors.ts";
import type { DefinitionKind } from "../syntax/outline.ts";
import { leafOf } from "./selector.ts";

/** Features, each in [0, 1]. `relocate.ts` defines the parts that the paper leaves open. */
export type Features = {
  /** s_ast: whether it is the same node of the syntax tree, by kinds and name. */
  readonly ast: number;
  /** s_module: whether it is in the same module. */
  readonly module: number;
  /** J_token: whether it has the same tokens. */
  readonly token: number;
  /** s_prox: whether it is at the same place. */
  readonly proximity: number;
};

/** Weights, convex: they add up to 1. */
export const featureWeights = {
  ast: 0.5,
  module: 0.2,
  token: 0.2,
  proximity: 0.1,
} as const satisfies Record<keyof Features, number>;

/**
 * Returns the score in [0, 1], rounded to 12 decimals, so that a tie is a tie. Leaves out features without evidence
 * (null), and divides by the weights of the others, so that they still add up to 1. Without any evidence it is 0.
 */
export function scoreOf(features: PlaceFeatures): number {
  let sum = 0;
  let weights = 0;
  for (const [name, weight] of featureEntries) {
    const value = features[name];
    if (value === null) continue;
    sum += weight * value;
    weights += weight;
  }
  return weights === 0 ? 0 : roundTo12(sum / roundTo12(weights));
}

/** Features with their weights, in the order of equation (1), because sums of binary fractions depend on the order. */
const featureEntries = Object.entries(featureWeights) as readonly (readonly [keyof Features, number])[];

/** Definition by its dotted name and the kinds of its containers and itself. */
type NamedNode = { readonly symbol: string; readonly kinds: readonly DefinitionKind[] };

/**
 * Returns s_ast: 1 for the same dotted name and kinds, because that is the same node. Otherwise only the tokens show
 * whether it is the same, so the result is J_token times 0.75 if the kinds of all containers or the leaf name are the
 * same, else times 0.5.
 */
export function astLikeness(base: NamedNode, candidate: NamedNode, token: number): number {
  const sameKinds = base.kinds.join() === candidate.kinds.join();
  if (sameKinds && base.symbol === candidate.symbol) return 1;
  const sameLeaf = leafOf(base.symbol) === leafOf(candidate.symbol);
  return (sameKinds || sameLeaf ? 0.75 : 0.5) * token;
}

/**
 * Returns s_module for two different files: the number of leading parts that their dotted module paths share, divided
 * by the length of the longer path. So a candidate in a near package scores higher, as the paper wants.
 */
export function moduleLikeness(basePath: string, headPath: string): number {
  const base = moduleOf(basePath);
  const head = moduleOf(headPath);
  const longer = Math.max(base.length, head.length);
  const differs = base.findIndex((part, index) => part !== head[index]);
  const shared = differs < 0 ? base.length : differs;
  return longer === 0 ? 1 : shared / longer;
}

/** Returns the module path: "pkg/mod.py", "pkg/mod.pyi" and "pkg/mod/__init__.py" are all pkg.mod. */
export function moduleOf(path: string): readonly string[] {
  const parts = path.replace(/(?!^)\.[^./]+$/u, "").split("/");
  return parts.at(-1) === "__init__" ? parts.slice(0, -1) : parts;
}

/** Rounds to twelve decimals, which removes errors of binary fractions, and turns minus zero into zero. */
export function roundTo12(value: number): number {
  return Number(value.toFixed(12)) + 0;
}
