/** Reads words, imports and pieces of one text. They are computed once for each blob, in whatever trees it is. */
import { type Alias, findAliases } from "../syntax/aliases.ts";
import { type Import, importsIn } from "../syntax/imports.ts";
import type { SyntaxLanguage, SyntaxParser } from "../syntax/parser.ts";
import { type Reading, read, type Span } from "../syntax/reading.ts";
import { fileDirectives } from "./interface.ts";
import type { Pieces } from "./piece.ts";
import { pythonPieces } from "./pieces-python.ts";
import { scriptPieces } from "./pieces-script.ts";
import type { RuleFilter } from "./rules.ts";
import { findUses, hasHash, hashOf, type Uses, wordHashes } from "./words.ts";

/**
 * Facts about one text that the search for affected files needs. Cheap facts are values; those that need a parse are
 * functions.
 */
export type ModuleSource = {
  readonly language: SyntaxLanguage;
  readonly imports: readonly Import[];
  /** Modules that it augments: `declare module "./a.js"`. They are among its imports. */
  readonly augmented: readonly Import[];
  /** True if it may contain a star import. */
  readonly mayHaveStars: boolean;
  /** True if the word may occur anywhere in it. It never misses a word, and is rarely wrong otherwise. */
  readonly mentions: (word: string) => boolean;
  /** True if it may declare something that needs no import. */
  readonly mayBeAmbient: boolean;
  /** True if it has syntax errors. This and the members below parse the text once, on the first call. */
  readonly hasErrors: () => boolean;
  readonly aliases: () => readonly Alias[];
  readonly pieces: () => Pieces;
  readonly usesOf: (text: string) => Uses;
  /** Words of the text without its imports. */
  readonly uses: () => Uses;
  readonly directives: () => string;
};

/** File of a tree: its path, and the id of its content. */
export type BlobFile = { readonly path: string; readonly blob: string };

/**
 * Finds a source. Undefined for a file in an unsupported language, one that is too large, or one that does not exist.
 */
export type FindSource = (file: BlobFile) => ModuleSource | undefined;

/** Thrown if the text of a file is needed again but is no longer available. */
export class TextGone extends Error {
  constructor(path: string) {
    super(`Lanser needs the text of ${path} again, but it is no longer available.`);
    this.name = "TextGone";
  }
}

/** Reads the imports of a blob. A caller with a cache reads a text only if the cache has no entry. */
export type ImportsOf = (blob: string, language: SyntaxLanguage, text: () => string) => readonly Import[];

/** Limit on the length of a text. The content of a longer text is unknown. */
const lengthMax = 1_048_576;

/**
 * Returns a function that finds sources. Each is made once for its content and its file name. Texts are not kept:
 * only few of them are needed again, and a large tree would fill the memory.
 */
export function createSources(
  parser: SyntaxParser,
  textOf: (blob: string) => string | undefined,
  holds: RuleFilter,
  /** Reads imports, as copies that do not keep the text in memory. */
  imports: ImportsOf = (_, language, text) => copyImports(importsIn(language, text())),
): FindSource {
  const known = new Map<string, ModuleSource | undefined>();
  return ({ path, blob }) => {
    const language = syntaxLanguageOf(path);
    if (language === undefined) return undefined;
    // The meaning of a text depends on the file name: a package's `__init__`, a script or a module.
    const key = `${blob} ${path.slice(path.lastIndexOf("/") + 1)}`;
    if (!known.has(key)) {
      const text = textOf(blob);
      // An unavailable text is not remembered: it may be available the next time.
      if (text === undefined) return undefined;
      const isRead = text.length <= lengthMax;
      const again = () => {
        const same = textOf(blob);
        if (same === undefined) throw new TextGone(path);
        return same;
      };
      known.set(
        key,
        isRead
          ? new BlobSource(
              { parser, language, path, text: again, holds },
              text,
              imports(blob, language, () => text),
            )
          : undefined,
      );
    }
    return known.get(key);
  };
}

/** Returns the language of a path that a checker may read. */
export function syntaxLanguageOf(path: string): SyntaxLanguage | undefined {
  const [, ending = ""] = /\.([^./]+)$/u.exec(path) ?? [];
  return languages.get(ending);
}

/** Languages by file ending. `tsx` also reads plain JavaScript. */
const languages: ReadonlyMap<string, SyntaxLanguage> = new Map([
  ...(["py", "pyi"] as const).map((ending) => [ending, "python"] as const),
  ...(["ts", "mts", "cts"] as const).map((ending) => [ending, "typescript"] as const),
  ...(["tsx", "js", "jsx", "mjs", "cjs"] as const).map((ending) => [ending, "tsx"] as const),
]);

/** Everything that a source is made from. */
type Made = {
  readonly parser: SyntaxParser;
  readonly language: SyntaxLanguage;
  readonly path: string;
  /** Reads the text again if more of it is needed, which is rare among thousands of files. */
  readonly text: () => string;
  readonly holds: RuleFilter;
};

/** Facts that need a parse. */
type Parsed = {
  readonly aliases: readonly Alias[];
  readonly hasErrors: boolean;
  readonly pieces: Pieces;
  readonly uses: Uses;
  readonly directives: string;
};

/** Source of one blob. A repository has one for each file, so unused parts take no memory. */
class BlobSource implements ModuleSource {
  readonly language: SyntaxLanguage;
  readonly imports: readonly Import[];
  readonly augmented: readonly Import[];
  readonly mayHaveStars: boolean;
  readonly mayBeAmbient: boolean;
  readonly #of: Made;
  #hashes: Uint32Array | undefined;
  #parsed: Parsed | undefined;
  #pieceUses: Map<string, Uses> | undefined;

  constructor(of: Made, text: string, imports: readonly Import[]) {
    const { language, holds } = of;
    this.#of = of;
    this.language = language;
    this.augmented = language === "python" ? [] : copyImports(augmentedIn(text));
    this.imports = this.augmented.length === 0 ? imports : [...imports, ...this.augmented];
    this.mayHaveStars = (language === "python" ? /\bimport[\s(\\]*\*/u : /\bexport\b[^;{}]{0,200}\*/u).test(
      text,
    );
    this.mayBeAmbient = language !== "python" && holds("ambient") && mayDeclare(text);
  }

  mentions(word: string): boolean {
    this.#hashes ??= wordHashes(this.#of.text());
    return hasHash(this.#hashes, hashOf(word));
  }

  hasErrors(): boolean {
    return this.#parse().hasErrors;
  }

  aliases(): readonly Alias[] {
    return this.#parse().aliases;
  }

  pieces(): Pieces {
    return this.#parse().pieces;
  }

  uses(): Uses {
    return this.#parse().uses;
  }

  usesOf(text: string): Uses {
    this.#pieceUses ??= new Map();
    const uses = this.#pieceUses.get(text) ?? findUses(text, this.language);
    this.#pieceUses.set(text, uses);
    return uses;
  }

  directives(): string {
    return this.#parse().directives;
  }

  #parse(): Parsed {
    this.#parsed ??= parsedOf(this.#of);
    return this.#parsed;
  }
}

/** Copies imports. A part of a string keeps the whole string in memory, so a copy lets the text go. */
export function copyImports(imports: readonly Import[]): readonly Import[] {
  // The spread gives an array of exact size; a parsed one reserves more.
  return [...(JSON.parse(JSON.stringify(imports)) as readonly Import[])];
}

/** Parses a text and returns everything that the search needs from the tree, so that the tree can be freed. */
function parsedOf({ parser, language, path, text, holds }: Made): Parsed {
  const own = read(parser, language, text());
  const aliases = findAliases(own);
  const lines = importLines(own, aliases);
  return {
    aliases,
    hasErrors: own.hasErrors,
    pieces: piecesOf(own, path, holds),
    // Comments of JavaScript can contain types, so they stay; those of Python are left out.
    uses: findUses(
      without(own.text, lines),
      language,
      language === "python" ? without(own.code, lines) : undefined,
    ),
    directives: holds("comments") ? fileDirectives(own) : "",
  };
}

/**
 * Returns the lines of imports in their order. Their words are left out of the uses, because imports are judged by
 * what they resolve to.
 */
function importLines({ text, starts }: Reading, aliases: readonly Alias[]): readonly Span[] {
  const lines: Span[] = [];
  for (const { first, last, from } of aliases) {
    const [start, end] = [starts[first] ?? 0, starts[last + 1] ?? text.length];
    if (from === null || start < (lines.at(-1)?.end ?? 0)) continue;
    // A line with code behind a semicolon stays.
    if (!text.slice(start, end).replace(/;\s*$/u, "").includes(";")) lines.push({ start, end });
  }
  return lines;
}

/**
 * Returns a text without some spans. The caller leaves out the imports, because they are judged by what they resolve
 * to.
 */
function without(text: string, spans: readonly Span[]): string {
  let rest = "";
  let at = 0;
  for (const { start, end } of spans) {
    rest += text.slice(at, start);
    at = end;
  }
  return rest + text.slice(at);
}

/** Returns the modules that a text augments: `declare module "./a"`. */
function augmentedIn(text: string): readonly Import[] {
  const found = text.matchAll(/\bdeclare\s+module\s+(["'])([^"'\r\n]{1,1000})\1/gu);
  return [...found].map(([, , specifier = ""]) => ({ kind: "path", specifier }));
}

/** True if a script can declare names that need no import: it has a global block, or no import and export at all. */
function mayDeclare(text: string): boolean {
  return /\bdeclare\s+(?:global|module)\b/u.test(text) || !/^\s*(?:import|export)\b/mu.test(text);
}

/** Splits a file into pieces that other files can name. */
function piecesOf(reading: Reading, path: string, holds: RuleFilter): Pieces {
  return reading.language === "python"
    ? pythonPieces(reading, path, holds)
    : scriptPieces(reading, path, holds);
}
