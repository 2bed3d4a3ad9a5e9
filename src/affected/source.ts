/** What one text is to others: its words, its imports and its pieces; made once for each blob, whatever trees it is in. */
import { once } from "../core/once.ts";
import { type Alias, aliasesIn } from "../syntax/aliases.ts";
import { type Import, importsIn } from "../syntax/imports.ts";
import type { SyntaxLanguage, SyntaxParser } from "../syntax/parser.ts";
import { type Reading, read } from "../syntax/reading.ts";
import { directivesOf } from "./interface.ts";
import type { Pieces } from "./piece.ts";
import { piecesOf } from "./pieces.ts";
import type { Holds } from "./rules.ts";
import { hasHash, hashesIn, hashOf, type Uses, usesIn } from "./words.ts";

export type Source = {
  readonly language: SyntaxLanguage;
  readonly imports: readonly Import[];
  /** Whether the word may stand anywhere in it: never a miss, seldom one too many. */
  readonly mentions: (word: string) => boolean;
  /** Whether it may declare what needs no import. */
  readonly mayBeAmbient: boolean;
  /** Of what follows each parses once, when it is first asked for. */
  readonly hasErrors: () => boolean;
  readonly aliases: () => readonly Alias[];
  readonly pieces: () => Pieces;
  readonly usesOf: (text: string) => Uses;
  /** Without its imports. */
  readonly uses: () => Uses;
  readonly directives: () => string;
};

export type BlobFile = { readonly path: string; readonly blob: string };

/** Undefined for what is in no language that is read here, too large, or not there. */
export type FindSource = (file: BlobFile) => Source | undefined;

/** A larger text is not read: what it holds is unknown. */
const lengthMax = 1_048_576;

export function createSources(
  parser: SyntaxParser,
  textOf: (blob: string) => string | undefined,
  holds: Holds,
): FindSource {
  const known = new Map<string, Source | undefined>();
  return ({ path, blob }) => {
    const language = languageOf(path);
    if (language === undefined) return undefined;
    // What a text means depends on its name: a package's `__init__`, a script or a module.
    const key = `${blob} ${path.slice(path.lastIndexOf("/") + 1)}`;
    if (!known.has(key)) {
      const text = textOf(blob);
      const isRead = text !== undefined && text.length <= lengthMax;
      known.set(key, isRead ? sourceOf(parser, language, path, text, holds) : undefined);
    }
    return known.get(key);
  };
}

/** Of the paths that a checker may read. */
export function languageOf(path: string): SyntaxLanguage | undefined {
  const [, ending = ""] = /\.([^./]+)$/u.exec(path) ?? [];
  return languages.get(ending);
}

const languages: ReadonlyMap<string, SyntaxLanguage> = new Map([
  ...(["py", "pyi"] as const).map((ending) => [ending, "python"] as const),
  ...(["ts", "mts", "cts"] as const).map((ending) => [ending, "typescript"] as const),
  ...(["tsx", "js", "jsx", "mjs", "cjs"] as const).map((ending) => [ending, "tsx"] as const),
]);

function sourceOf(
  parser: SyntaxParser,
  language: SyntaxLanguage,
  path: string,
  text: string,
  holds: Holds,
): Source {
  const hashes = once(() => hashesIn(text));
  const reading = (): Reading => read(parser, language, text);
  const parsed = once(() => {
    const own = reading();
    const aliases = aliasesIn(own);
    return {
      aliases,
      hasErrors: own.hasErrors,
      pieces: piecesOf(own, path, holds),
      uses: usesIn(withoutLines(own, aliases), language),
      directives: holds("comments") ? directivesOf(own) : "",
    };
  });
  const pieceUses = new Map<string, Uses>();
  return {
    language,
    imports: importsIn(language, text),
    mayBeAmbient: language !== "python" && holds("ambient") && mayDeclare(text),
    mentions: (word) => hasHash(hashes(), hashOf(word)),
    hasErrors: () => parsed().hasErrors,
    aliases: () => parsed().aliases,
    pieces: () => parsed().pieces,
    uses: () => parsed().uses,
    usesOf: (of) => {
      const uses = pieceUses.get(of) ?? usesIn(of, language);
      pieceUses.set(of, uses);
      return uses;
    },
    directives: () => parsed().directives,
  };
}

/** The text without the lines of its imports, which are judged by what they resolve to. */
function withoutLines({ text, starts }: Reading, aliases: readonly Alias[]): string {
  let rest = "";
  let at = 0;
  for (const { first, last, from } of aliases) {
    const [start, end] = [starts[first] ?? 0, starts[last + 1] ?? text.length];
    if (from === null || start < at) continue;
    // Behind a semicolon stands code.
    if (text.slice(start, end).replace(/;\s*$/u, "").includes(";")) continue;
    rest += text.slice(at, start);
    at = end;
  }
  return rest + text.slice(at);
}

function mayDeclare(text: string): boolean {
  return /\bdeclare\s+(?:global|module)\b/u.test(text) || !/^\s*(?:import|export)\b/mu.test(text);
}
