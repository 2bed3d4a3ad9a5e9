/** Tree-sitter, started once from bytes that ship with us; a tree lives only as long as the function that reads it. */
import { Language, type Node, Parser, type Tree } from "web-tree-sitter";
import { withoutGaps } from "./gaps.ts";
import { grammarWasm, runtimeWasm } from "./grammars.ts";

/** What a text is read as. JavaScript is read as `tsx`, whose grammar takes it, with and without JSX; C as C++. */
export type SyntaxLanguage = keyof typeof grammarWasm;

/** By the protocol's language id; undefined for a language without a grammar. */
export function syntaxLanguage(languageId: string): SyntaxLanguage | undefined {
  return byLanguageId.get(languageId);
}

const byLanguageId: ReadonlyMap<string, SyntaxLanguage> = new Map([
  ["python", "python"],
  ["typescript", "typescript"],
  ["typescriptreact", "tsx"],
  ["javascript", "tsx"],
  ["javascriptreact", "tsx"],
  ["go", "go"],
  ["rust", "rust"],
  ["shellscript", "bash"],
  ["c", "cpp"],
  ["cpp", "cpp"],
]);

/** TypeScript and JavaScript. */
export function isScript(language: SyntaxLanguage): boolean {
  return language === "typescript" || language === "tsx";
}

export type SyntaxParser = {
  /** The languages that it can parse, each once, in the order in which they were asked for. */
  readonly languages: readonly SyntaxLanguage[];
  /**
   * Parses a text, gives the root to `read` and frees the tree. Broken syntax gives a tree with errors in it.
   * Offsets in the tree count UTF-16 code units; its rows know only LF, so lines come from the offsets. A lone CR
   * ends a line for the protocol, for Python and for JavaScript, but not for every grammar: it is read as LF, which
   * moves no offset. Where the tree has errors, so is what the grammar does not know: names in it are to be read from
   * the text, by their offsets. What nests deeper than any code gives the tree of something broken.
   */
  readonly withTree: <Result>(language: SyntaxLanguage, text: string, read: (root: Node) => Result) => Result;
};

/** One parser per language and process is enough: parsing is synchronous and keeps no state between texts. */
export async function createParser(languages: readonly SyntaxLanguage[]): Promise<SyntaxParser> {
  started ??= runtimeWasm().then((wasmBinary) => Parser.init({ wasmBinary }));
  await started;
  const parsers = new Map<SyntaxLanguage, Parser>();
  for (const language of languages) {
    if (parsers.has(language)) continue;
    const grammar = loaded.get(language) ?? grammarWasm[language]().then((bytes) => Language.load(bytes));
    loaded.set(language, grammar);
    const parser = new Parser();
    parser.setLanguage(await grammar);
    parsers.set(language, parser);
  }
  return {
    languages: [...parsers.keys()],
    withTree: (language, text, read) => {
      const parser = parsers.get(language);
      if (parser === undefined) throw new Error(`This parser was made without ${language}.`);
      const tree = parsed(parser, language, nestsTooDeep(text) ? ")" : readable(text, language));
      try {
        return read(tree.rootNode);
      } finally {
        tree.delete();
      }
    },
  };
}

function readable(text: string, language: SyntaxLanguage): string {
  const withLines = text.replace(/\r(?!\n)/gu, "\n");
  // tree-sitter-go 0.25.0 takes a type that the file ends with for unfinished, unless its line ends.
  return language === "go" && !withLines.endsWith("\n") ? `${withLines}\n` : withLines;
}

function parsed(parser: Parser, language: SyntaxLanguage, text: string): Tree {
  const parse = (read: string): Tree => {
    const tree = parser.parse(read);
    // Only a parse that was cancelled gives no tree, and nothing here cancels.
    if (tree === null) throw new Error(`The ${language} parser gave no tree.`);
    return tree;
  };
  const tree = parse(text);
  const filled = tree.rootNode.hasError ? withoutGaps(text, language) : text;
  if (filled === text) return tree;
  tree.delete();
  return parse(filled);
}

/** `<T>(<T>(…`, 4,000 times: tree-sitter 0.27.1 runs out of stack, and its memory is broken from then on. */
const nestingMax = 1_000;

function nestsTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (opening.has(unit) && ++depth > nestingMax) return true;
    if (closing.has(unit)) depth = Math.max(0, depth - 1);
  }
  return false;
}

const unitsOf = (marks: string) => new Set([...marks].map((mark) => mark.charCodeAt(0)));
const opening = unitsOf("([{");
const closing = unitsOf(")]}");

let started: Promise<void> | undefined;
const loaded = new Map<SyntaxLanguage, Promise<Language>>();
