/** Defines the top-level pieces of a file, and their visible interface. */
import type { Reading } from "../syntax/reading.ts";
import { fieldOf, type TreeNode } from "../syntax/tree.ts";
import { interfaceText } from "./interface.ts";
import type { RuleFilter } from "./rules.ts";

export type PieceKind = "function" | "class" | "value" | "import" | "statement";

/** Files that a changed piece can affect, as `CodePiece.reach` describes. */
export type ChangeReach = "importers" | "names" | "all";

/** Top-level definition, import or statement of a file. Two versions of a file are compared piece by piece. */
export type CodePiece = {
  readonly kind: PieceKind;
  /** Names by which this file knows it. Empty for a statement, which defines nothing. */
  readonly names: readonly string[];
  /** Names by which other files can know it. */
  readonly exported: readonly string[];
  /** Its interface, with the surrounding conditions. */
  readonly text: string;
  /** Conditions around an import; absent for none. */
  readonly guards?: string;
  /** Written text of a piece that lists the names of its module; absent for any other. */
  readonly listing?: string;
  /** Text of a function before its body; null for any other piece. */
  readonly header: string | null;
  /**
   * Files that it can affect. `importers`: those that import this file. `names`: any file that mentions its name.
   * `all`: also files that do not mention it, through code outside.
   */
  readonly reach: ChangeReach;
};

/** All pieces of a file, in the order of the text. */
export type Pieces = {
  readonly list: readonly CodePiece[];
  /** Why its definitions cannot be tracked by names; undefined if they can. */
  readonly beyond: string | undefined;
};

/** Name of `export default`. */
export const defaultName = "default";
/** Name of a whole module's value: `export =`, `module.exports =`. */
export const wholeName = "export =";

/**
 * Creates the piece of a definition or a statement. `guards` are the conditions around it: the same definition under
 * another condition is another one.
 */
export function createPiece(
  node: TreeNode,
  kind: PieceKind,
  names: readonly string[],
  around: { readonly reading: Reading; readonly holds: RuleFilter; readonly guards: string },
): CodePiece {
  const { reading, holds, guards } = around;
  const inner = fieldOf(node, "definition") ?? node;
  const body = fieldOf(inner, "body");
  const header =
    kind === "function" && body !== undefined ? reading.text.slice(node.start, body.start) : null;
  const text = `${holds("guards") ? guards : ""}${interfaceText(node, reading, holds)}`;
  return {
    kind,
    names,
    exported: names,
    text,
    header: header?.replace(/\s+/gu, " ") ?? null,
    reach: "importers",
  };
}
