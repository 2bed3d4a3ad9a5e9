/** What stands at module level in a file, and what others can see of it. */
import type { Reading } from "../syntax/reading.ts";
import { fieldOf, type TreeNode } from "../syntax/tree.ts";
import { interfaceOf } from "./interface.ts";
import type { Holds } from "./rules.ts";

export type PieceKind = "function" | "class" | "value" | "import" | "statement";

export type Reach = "importers" | "names" | "all";

export type Piece = {
  readonly kind: PieceKind;
  /** By which this file knows it; of a statement, which defines nothing, none. */
  readonly names: readonly string[];
  /** By which others can know it. */
  readonly exported: readonly string[];
  /** Its interface, with the conditions around it. */
  readonly text: string;
  /** Of an import, the conditions around it; absent for none. */
  readonly guards?: string;
  /** Of what lists the names of its module, as it is written; absent for what lists none. */
  readonly listing?: string;
  /** Of a function what stands before its body; else null. */
  readonly header: string | null;
  /** Who can know it: who imports this file; any file by its name; or also who writes no name of it, by what lies outside. */
  readonly reach: Reach;
};

export type Pieces = {
  readonly list: readonly Piece[];
  /** Why what it defines cannot be told from names; undefined where it can. */
  readonly beyond: string | undefined;
};

/** The name of `export default`. */
export const defaultName = "default";
/** The name of what a whole module is: `export =`, `module.exports =`. */
export const wholeName = "export =";

/** Of a definition or a statement. */
export function pieceOf(
  node: TreeNode,
  kind: PieceKind,
  names: readonly string[],
  around: { readonly reading: Reading; readonly holds: Holds; readonly guards: string },
): Piece {
  const { reading, holds, guards } = around;
  const inner = fieldOf(node, "definition") ?? node;
  const body = fieldOf(inner, "body");
  const header =
    kind === "function" && body !== undefined ? reading.text.slice(node.start, body.start) : null;
  const text = `${holds("guards") ? guards : ""}${interfaceOf(node, reading, holds)}`;
  return {
    kind,
    names,
    exported: names,
    text,
    header: header?.replace(/\s+/gu, " ") ?? null,
    reach: "importers",
  };
}
