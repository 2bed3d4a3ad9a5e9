/** The paper's Eq. (1): how much a candidate looks like what a selector names. */
import type { Kind } from "../syntax/outline.ts";
import { leafOf } from "./selector.ts";

/** Each in [0, 1]. `relocate.ts` says how the parts that the paper leaves open are defined. */
export type Features = {
  /** s_ast: is it the same node of the syntax tree, by kinds and name? */
  readonly ast: number;
  /** s_module: is it in the same module? */
  readonly module: number;
  /** J_token: does it consist of the same tokens? */
  readonly token: number;
  /** s_prox: is it at the same place? */
  readonly proximity: number;
};

/** Convex: they add up to 1. */
export const featureWeights = {
  ast: 0.5,
  module: 0.2,
  token: 0.2,
  proximity: 0.1,
} as const satisfies Record<keyof Features, number>;

/** In [0, 1], rounded to 12 decimals, so that a tie is a tie. */
export function scoreOf(features: Features): number {
  const { ast, module, token, proximity } = featureWeights;
  return roundTo12(
    ast * features.ast + module * features.module + token * features.token + proximity * features.proximity,
  );
}

/** A definition by its dotted name and the kinds of its containers and itself. */
type NamedNode = { readonly symbol: string; readonly kinds: readonly Kind[] };

/**
 * s_ast. With the same dotted name and kinds it is the same node: 1. Where the name or the containers differ, only
 * its tokens can say that it is, so J_token weighs in: up to 0.75 if the kinds of all containers or the leaf name are
 * still the same, else up to 0.5.
 */
export function astLikeness(base: NamedNode, candidate: NamedNode, token: number): number {
  const sameKinds = base.kinds.join() === candidate.kinds.join();
  if (sameKinds && base.symbol === candidate.symbol) return 1;
  const sameLeaf = leafOf(base.symbol) === leafOf(candidate.symbol);
  return (sameKinds || sameLeaf ? 0.75 : 0.5) * token;
}

/** s_module across files: the leading parts that two dotted module paths share, by the length of the longer one. */
export function moduleLikeness(basePath: string, headPath: string): number {
  const base = moduleOf(basePath);
  const head = moduleOf(headPath);
  const longer = Math.max(base.length, head.length);
  const differs = base.findIndex((part, index) => part !== head[index]);
  const shared = differs < 0 ? base.length : differs;
  return longer === 0 ? 1 : shared / longer;
}

/** "pkg/mod.py" is pkg.mod, and so are "pkg/mod.pyi" and "pkg/mod/__init__.py". */
function moduleOf(path: string): readonly string[] {
  const parts = path.replace(/(?!^)\.[^./]+$/u, "").split("/");
  return parts.at(-1) === "__init__" ? parts.slice(0, -1) : parts;
}

/** Away with what binary fractions leave behind the twelfth decimal, and with minus zero. */
export function roundTo12(value: number): number {
  return Number(value.toFixed(12)) + 0;
}
