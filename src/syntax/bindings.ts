/** Where names get their meaning. A use never counts (`f(a=1)`, `self.a`, `import a`). */
import type { Node } from "web-tree-sitter";
import { countWhile } from "../model/order.ts";

export type Binding = {
  /**
   * - `parameter`, `variable`, `result`: what may have a type where it stands.
   * - `name`: any other that is defined there, and belongs to what stands around it.
   * - `attribute`: of something else than the object itself, which is defined elsewhere.
   * - `import`: a name by which another file calls it.
   */
  readonly kind: "parameter" | "variable" | "result" | "name" | "attribute" | "import";
  /** "x"; with its object "self.x"; of a parameter that is taken apart its number. */
  readonly name: string;
  /** Of the name, behind the `#` of a private one, which is a token of its own: an offset, and the 0-based line. */
  readonly start: number;
  readonly line: number;
  /** Where the value ends that it is given there (`x = 1`, `x: int`); without one, where its name ends. */
  readonly end: number;
  /** Its type as it is written; null for none. Of a function of Go that gives nothing back it is empty. */
  readonly type: string | null;
  /** 1 for `*args` and `...rest`, 2 for `**kwargs`. */
  readonly stars: 0 | 1 | 2;
};

/** Whether a name is defined there, so that another name there is a rename. */
export function isDefining({ kind }: Binding): boolean {
  return kind !== "result" && kind !== "attribute" && kind !== "import";
}

/** Bindings in each other are no deeper than this. */
const depthMax = 1_000;

/** Of bindings by their start, those that an offset is part of: of `x = f(…)` that of x. The outermost is the first. */
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

/** As a grammar has it. */
export type Bound = Omit<Binding, "line" | "name" | "end" | "stars"> & {
  readonly name: Node | string;
  readonly end?: number;
  readonly stars?: Binding["stars"];
};
/** `blocks`: how many are around it. */
export type Binder = (node: Node, blocks: number) => readonly Bound[];
