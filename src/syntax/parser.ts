/** Tree-sitter, started once from bytes that ship with us; a tree lives only as long as the function that reads it. */
import { Language, type Node, Parser } from "web-tree-sitter";
import { grammarWasm, runtimeWasm } from "./grammars.ts";

export type SyntaxLanguage = keyof typeof grammarWasm;

export type SyntaxParser = {
  readonly language: SyntaxLanguage;
  /**
   * Parses a text, gives the root to `read` and frees the tree. Broken syntax gives a tree with errors in it.
   * Offsets in the tree count UTF-16 code units; its rows know only LF, so lines come from the offsets. A lone CR
   * ends a line for the protocol and for Python, but not for the grammar: it is read as LF, which moves no offset.
   */
  readonly withTree: <Result>(text: string, read: (root: Node) => Result) => Result;
};

/** One parser per language and process is enough: parsing is synchronous and keeps no state between texts. */
export async function createParser(language: SyntaxLanguage): Promise<SyntaxParser> {
  started ??= Parser.init({ wasmBinary: runtimeWasm });
  await started;
  const parser = new Parser();
  parser.setLanguage(await Language.load(grammarWasm[language]));
  return {
    language,
    withTree: (text, read) => {
      const tree = parser.parse(text.replace(/\r(?!\n)/gu, "\n"));
      // Only a parse that was cancelled gives no tree, and nothing here cancels.
      if (tree === null) throw new Error(`The ${language} parser gave no tree.`);
      try {
        return read(tree.rootNode);
      } finally {
        tree.delete();
      }
    },
  };
}

let started: Promise<void> | undefined;
