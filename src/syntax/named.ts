/** What a table of a grammar says of its nodes: which of them define something, and by which name. */
import type { Node } from "web-tree-sitter";

export type Naming = {
  /** Undefined for a node that defines nothing, or nothing that has a name. `blocks`: how many are around it. */
  readonly named: (node: Node, blocks: number) => Named | undefined;
  /** Whether it is only what stands around one definition: decorators, `export`, `declare`, `const`. */
  readonly isWrapper: (node: Node) => boolean;
  /** The kinds of nodes of which one of the two may say something. */
  readonly types: ReadonlySet<string>;
};

export type Named = {
  readonly kind: "class" | "function";
  readonly name: Node;
  /** The function or class that has its name from here, and needs none of its own: `const f = function g() {}` is f. */
  readonly value?: Node;
  /** The type that a method of Go is of, which stands elsewhere. */
  readonly receiver?: string;
  /** Of a block that gives more to what is defined elsewhere: the trait of an `impl` of Rust as it is written, empty for none. */
  readonly part?: string;
};
