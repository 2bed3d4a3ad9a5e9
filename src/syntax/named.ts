/** Defines what a grammar's table says about nodes: which define something, and by which name. */
import type { Node } from "web-tree-sitter";

/** Rules of one grammar. */
export type NamingRules = {
  /**
   * Returns the definition of a node; undefined if it defines nothing, or nothing with a name. `blocks`: number of
   * blocks around it.
   */
  readonly named: (node: Node, blocks: number) => NamedNode | undefined;
  /** True if the node only wraps one definition: decorators, `export`, `declare`, `const`. */
  readonly isWrapper: (node: Node) => boolean;
  /** Kinds of nodes for which `named` or `isWrapper` may apply. */
  readonly types: ReadonlySet<string>;
};

/** Definition as a node has it. */
export type NamedNode = {
  readonly kind: "class" | "function";
  readonly name: Node;
  /** Function or class that has its name from here, and needs none of its own: `const f = function g() {}` is f. */
  readonly value?: Node;
  /** Type of a Go method, which is defined elsewhere. */
  readonly receiver?: string;
  /**
   * Trait of a Rust `impl` as it is written, empty for none; only for such a block, which extends a type that is
   * defined elsewhere.
   */
  readonly part?: string;
};
