/**
 * Names a definition by what it is, not by where it is: the id stays the same when the definition moves. Its exact part is
 * language, kind, dotted name and the shape of the parameters; its fuzzy part a sketch of the code. Both are readable by
 * programs: docs/reference/selectors.md.
 */
import { sha256 } from "../model/digest.ts";
import { lineStarts } from "../model/text.ts";
import type { DefinitionKind, NamedDefinition } from "../syntax/outline.ts";
import type { SyntaxLanguage } from "../syntax/parser.ts";
import { tokenPattern } from "./bag.ts";
import { moduleOf } from "./score.ts";
import { offsetsOf, type SourceFile } from "./selector.ts";

export type SymbolId = {
  readonly language: string;
  readonly kind: DefinitionKind;
  /** Dotted name. */
  readonly symbol: string;
  /** One letter for each parameter: `p`, `d` with a default, `s` for a rest; `0` for none; `-` without parameters. */
  readonly shape: string;
  /** 32 hexadecimal digits. */
  readonly sketch: string;
  /** First digits of the digest of the module's path. */
  readonly module: string;
};

export const definitionKinds = ["class", "function", "key"] as const satisfies readonly DefinitionKind[];

/** Number of hexadecimal digits of a sketch; each is the least hash of its share of the code. */
const sketchLength = 32;

/** Number of tokens of one shingle. */
const shingleLength = 3;

/** Returns the ids of definitions of a file, in their order. */
export function symbolIds(
  file: SourceFile,
  language: SyntaxLanguage,
  nodes: readonly NamedDefinition[],
): readonly SymbolId[] {
  const starts = lineStarts(file.text);
  const module = sha256(moduleOf(file.path).join("/").toWellFormed()).slice("sha256:".length).slice(0, 8);
  return nodes.map(({ symbol, kinds, definition }) => {
    const [from, to] = offsetsOf(starts, definition.range);
    const [, nameEnd] = offsetsOf(starts, definition.nameRange);
    const kind = kinds.at(-1);
    if (kind === undefined) throw new Error("A definition has a kind.");
    return {
      // A file can become .tsx without another definition.
      language: language === "tsx" ? "typescript" : language,
      kind,
      symbol,
      shape: kind === "function" ? shapeOf(file.text.slice(nameEnd, to)) : "-",
      sketch: sketchOf(file.text.slice(from, to), definition.name),
      module,
    };
  });
}

/** True if two ids have the same exact part. */
export function isSameExactly(one: SymbolId, other: SymbolId): boolean {
  return (
    one.language === other.language &&
    one.kind === other.kind &&
    one.symbol === other.symbol &&
    one.shape === other.shape
  );
}

/** Estimates the Jaccard index of two codes by their sketches. Digits that are equal by chance are subtracted. */
export function sketchLikeness(one: string, other: string): number {
  const same = [...one].filter((digit, at) => digit === other[at]).length / sketchLength;
  return Math.max(0, (same - 1 / 16) / (1 - 1 / 16));
}

/** Returns the shape of the parameters in the text behind a name. Names and types do not count. */
function shapeOf(text: string): string {
  // Between the name and the parameters: type parameters, and for a constant its type and the start of its function.
  const header =
    /^\s*(?:<[^()]*>|\[[^()]*\])?\s*(?::[^=;{]*)?(?:=\s*(?:async\s*)?(?:function\s*[\w$]*)?\s*(?:<[^()]*>)?\s*)?\(/u.exec(
      text,
    );
  if (header === null) return "-";
  const letters: string[] = [];
  let depth = 0;
  let own = "";
  for (const mark of text.slice(header[0].length, header[0].length + parametersLengthMax)) {
    if (depth === 0 && (mark === "," || mark === ")")) {
      if (own.trim() !== "" && !/^\s*[*/]\s*$/u.test(own)) letters.push(letterOf(own));
      own = "";
      if (mark === ")") break;
      continue;
    }
    if ("([{<".includes(mark)) depth += 1;
    else if (")]}".includes(mark) || (mark === ">" && !/[=-]$/u.test(own))) depth = Math.max(0, depth - 1);
    own += mark;
  }
  return letters.length === 0 ? "0" : letters.join("");
}

/** Maximum length of the text of parameters. */
const parametersLengthMax = 10_000;

function letterOf(parameter: string): string {
  if (/^\s*(?:\*|\.\.\.)|\.\.\./u.test(parameter)) return "s";
  return /(?<![=!<>])=(?![=>])/u.test(parameter) || /^[^:]*\?/u.test(parameter) ? "d" : "p";
}

/**
 * Returns a sketch by one-permutation hashing: each shingle of tokens falls into one of 32 shares, and each share keeps
 * its least hash. An empty share takes that of the next. The own name does not count, so that a rename changes nothing.
 */
function sketchOf(text: string, name: string): string {
  const tokens = (text.match(tokenPattern) ?? []).filter((token) => token !== name);
  const least = new Map<number, number>();
  for (let at = 0; at < Math.max(1, tokens.length - shingleLength + 1); at += 1) {
    const hash = hashOf(tokens.slice(at, at + shingleLength).join(" "));
    const share = hash % sketchLength;
    const value = hash >>> 5;
    if (value < (least.get(share) ?? Number.POSITIVE_INFINITY)) least.set(share, value);
  }
  const digits: string[] = [];
  for (let share = 0; share < sketchLength; share += 1) {
    let step = 0;
    while (!least.has((share + step) % sketchLength)) step += 1;
    const value = least.get((share + step) % sketchLength) ?? 0;
    digits.push((Math.imul(value + step, 0x9e3779b1) >>> 28).toString(16));
  }
  // Joined at once: a string that grew digit by digit takes thirty times the memory, and a tree has many definitions.
  return digits.join("");
}

/** FNV-1a with a last mix, because its low bits decide the share. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
