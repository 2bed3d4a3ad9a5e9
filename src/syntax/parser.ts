/**
 * Runs tree-sitter, which is started once from bytes that ship with the product. A tree lives only as long as the
 * function that reads it, because its memory is not garbage-collected.
 */
import { Language, type Node, Parser, type Tree } from "web-tree-sitter";
import { closeGaps } from "./gaps.ts";
import { grammarWasm, runtimeWasm } from "./grammars.ts";
import { broken, type Data, type ReadData } from "./keys.ts";

/**
 * Language that a text is read as. JavaScript is read as `tsx`, whose grammar accepts it with and without JSX; C as
 * C++.
 */
export type SyntaxLanguage = GrammarLanguage | DataLanguage;
/** Language with a tree-sitter grammar. */
export type GrammarLanguage = keyof typeof grammarWasm;
/** Language that is read by the same parser as in its server. So both find the same errors. */
export type DataLanguage = keyof typeof dataReaders;

/** Returns the language of a protocol language id; undefined for a language without a grammar. */
export function syntaxLanguage(languageId: string): SyntaxLanguage | undefined {
  return byLanguageId.get(languageId);
}

/** Languages by the language id of the protocol. */
const byLanguageId: ReadonlyMap<string, SyntaxLanguage> = new Map([
  ["python", "python"],
  ["typescript", "typescript"],
  ["typescriptreact", "tsx"],
  ["javascript", "tsx"],
  ["javascriptreact", "tsx"],
  ["json", "json"],
  ["jsonc", "json"],
  ["yaml", "yaml"],
  ["go", "go"],
  ["rust", "rust"],
  ["shellscript", "bash"],
  ["c", "cpp"],
  ["cpp", "cpp"],
]);

/** True for TypeScript and JavaScript. */
export function isScriptLanguage(language: SyntaxLanguage): boolean {
  return language === "typescript" || language === "tsx";
}

/** Readers of data, each loaded with the first text of its language. */
const dataReaders = {
  json: () => import("./data-json.ts").then(({ readJsonData: readJson }): ReadData => readJson),
  yaml: () => import("./data-yaml.ts").then(({ readYamlData: readYaml }): ReadData => readYaml),
};

/** True for a language with keys and values only, without code. */
export function isData(language: SyntaxLanguage): language is DataLanguage {
  return Object.hasOwn(dataReaders, language);
}

/** Parser of some languages. */
export type SyntaxParser = {
  /** Languages that it can parse, each once, in the order in which they were requested. */
  readonly languages: readonly SyntaxLanguage[];
  /**
   * Parses a text, gives the root to `read` and frees the tree. Broken syntax gives a tree with errors in it. Offsets
   * in the tree are UTF-16 code units. Its rows know only LF, so lines come from the offsets.
   *
   * A lone CR ends a line for the protocol, for Python and for JavaScript, but not for every grammar: it is read as LF,
   * which moves no offset. If the tree has errors, syntax that the grammar does not know is replaced as well: read
   * names from the text, by their offsets. Text that nests deeper than any code gives the tree of something broken.
   */
  readonly withTree: <Result>(
    language: GrammarLanguage,
    text: string,
    read: (root: Node) => Result,
  ) => Result;
  /** Reads data. `starts`: offsets of the lines of the text. Text that nests deeper than any data is broken. */
  readonly readData: (language: DataLanguage, text: string, starts: readonly number[]) => Data;
};

/**
 * Creates a parser for some languages. One for each language and process is enough: parsing is synchronous and keeps
 * no state between texts.
 */
export async function createParser(languages: readonly SyntaxLanguage[]): Promise<SyntaxParser> {
  const parsers = new Map<SyntaxLanguage, Parser>();
  const readers = new Map<SyntaxLanguage, ReadData>();
  for (const language of new Set(languages)) {
    if (isData(language)) {
      readers.set(language, await dataReaders[language]());
      continue;
    }
    started ??= runtimeWasm().then((wasmBinary) => Parser.init({ wasmBinary }));
    await started;
    const grammar = loaded.get(language) ?? grammarWasm[language]().then((bytes) => Language.load(bytes));
    loaded.set(language, grammar);
    const parser = new Parser();
    parser.setLanguage(await grammar);
    parsers.set(language, parser);
  }
  return {
    languages: [...new Set(languages)],
    withTree: (language, text, read) => {
      const parser = parsers.get(language);
      if (parser === undefined) throw new Error(`This parser does not read ${language}.`);
      const tree = parsed(parser, language, nestsTooDeep(text) ? ")" : readable(text, language));
      try {
        return read(tree.rootNode);
      } finally {
        tree.delete();
      }
    },
    readData: (language, text, starts) => {
      const reader = readers.get(language);
      if (reader === undefined) throw new Error(`This parser does not read ${language}.`);
      return nestsTooDeep(text) ? broken : reader(text, starts);
    },
  };
}

/** Returns the text with the line ends that the grammars know. No offset changes, except at the end of a Go file. */
function readable(text: string, language: GrammarLanguage): string {
  const withLines = text.replace(/\r(?!\n)/gu, "\n");
  // tree-sitter-go 0.25.0 reports an error for a type at the end of a file without a line end.
  return language === "go" && !withLines.endsWith("\n") ? `${withLines}\n` : withLines;
}

/**
 * Parses a text. If the tree has errors, it replaces syntax that the grammar does not know and parses again. Most
 * texts have no errors, so the replacement costs nothing for them.
 */
function parsed(parser: Parser, language: GrammarLanguage, text: string): Tree {
  const parse = (read: string): Tree => {
    const tree = parser.parse(read);
    // Only a cancelled parse returns no tree, and nothing here cancels.
    if (tree === null) throw new Error(`The ${language} parser gave no tree.`);
    return tree;
  };
  const tree = parse(text);
  const filled = tree.rootNode.hasError ? closeGaps(text, language) : text;
  if (filled === text) return tree;
  tree.delete();
  return parse(filled);
}

/**
 * Maximum nesting of brackets. At 4,000 levels of `<T>(<T>(…`, tree-sitter 0.27.1 runs out of stack, and its memory
 * is broken from then on.
 */
const nestingMax = 1_000;

/** True if brackets nest deeper than any real code. Such a text would break the memory of tree-sitter. */
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
const loaded = new Map<GrammarLanguage, Promise<Language>>();
