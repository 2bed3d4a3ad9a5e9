/** Defines the places where names are bound. A use is no binding: `f(a=1)`, `self.a`. */
import type { Node } from "web-tree-sitter";
import { countWhile } from "../model/order.ts";

/** Place where a name is bound, with its type and value. */
export type Binding = {
  /**
   * Kind of a binding.
   *
   * - `parameter`, `variable`, `result`: may have a type in its place.
   * - `name`: any other name that is defined there, as part of the code around it.
   * - `attribute`: a member of something other than the object itself, defined elsewhere.
   * - `import`: a name by which another file calls it.
   */
  readonly kind: "parameter" | "variable" | "result" | "name" | "attribute" | "import";
  /** Name, "x"; with its object "self.x"; for a destructured parameter its number. */
  readonly name: string;
  /** Offset of the name, behind the `#` of a private one, which is a token of its own; `line` is 0-based. */
  readonly start: number;
  readonly line: number;
  /** End of the value that it is given there (`x = 1`, `x: int`); without one, end of its name. */
  readonly end: number;
  /** Type as it is written; null for none. Empty for a Go function without a result. */
  readonly type: string | null;
  /** 1 for `*args` and `...rest`, 2 for `**kwargs`. */
  readonly stars: 0 | 1 | 2;
};

/** True if the name is defined there. Only there, another name in its place is a rename. */
export function isDefining({ kind }: Binding): boolean {
  return kind !== "result" && kind !== "attribute" && kind !== "import";
}

/** Maximum depth of nested bindings. */
const depthMax = 1_000;

/**
 * Returns a function that finds the bindings around an offset, the outermost first: that of x for `x = f(…)`. An
 * escape in a value reaches all code that uses the bound name. `bindings` are sorted by start.
 */
export function bindingsAround(bindings: readonly Binding[]): (offset: number) => readonly Binding[] {
  const outer: number[] = [];
  for (const { start } of bindings) {
    let at = outer.length - 1;
    while ((bindings[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at = outer[at] ?? -1;
    outer.push(at);
  }
  return (offset) => {
    const around: Binding[] = [];
    let at = countWhile(bindings, ({ start }) => start <= offset) - 1;
    for (let depth = 0; depth < depthMax; depth++) {
      const binding = bindings[at];
      if (binding === undefined) break;
      if (offset < binding.end) around.unshift(binding);
      at = outer[at] ?? -1;
    }
    return around;
  };
}

/** Binding as a grammar has it. */
export type SyntaxBinding = Omit<Binding, "line" | "name" | "end" | "stars"> & {
  readonly name: Node | string;
  readonly end?: number;
  readonly stars?: Binding["stars"];
};
/** Returns the names that a node binds. `blocks` is the number of blocks around it. */
export type Binder = (node: Node, blocks: number) => readonly SyntaxBinding[];
