/** Compares what a TypeScript or JavaScript file says about the files and packages that its program needs. */
import { canonical } from "../model/json.ts";
import type { Reading } from "./reading.ts";

/** Part of a reading that the references depend on. */
type Read = Pick<Reading, "text" | "code" | "strings" | "comments" | "hasErrors" | "language">;

/**
 * Returns a text that is equal for two versions of a file only if the same files belong to a program with either: the
 * same modules in the same order, the same comments that a compiler reads, module or script, JSX. If it is equal for all
 * changed sources, base's list of files can serve head, and head need not be listed. Undefined if the text is broken, or
 * names modules in a way that is not read here.
 */
export function scriptReferences({
  text,
  code,
  strings,
  comments,
  hasErrors,
  language,
}: Read): string | undefined {
  if (hasErrors) return undefined;
  const named: (readonly [word: string, literal: string, behind: string])[] = [];
  for (const { start, end } of strings) {
    const from = beforeBlank(code, start);
    if (from === undefined) return undefined;
    const word = naming.exec(code.slice(Math.max(0, from - wordsMax), from))?.groups?.["word"];
    if (word === undefined) continue;
    const behind = attributes.exec(text.slice(end, end + attributesMax))?.[0] ?? "";
    named.push([word.replace(/\s+/gu, ""), text.slice(start, end), behind]);
  }
  return canonical({
    named,
    // In JavaScript a comment can import a type.
    told: comments.map(({ start, end }) => text.slice(start, end)).filter((one) => compilerComment.test(one)),
    isModule: /(?:^|[;}])[ \t]*(?:import\b(?![ \t]*[(.])|export\b)/mu.test(code),
    hasJsx: language === "tsx" && /<\/|\/>/u.test(code),
  });
}

const [blankMax, wordsMax, attributesMax] = [10_000, 100, 500];
/** Matches the word in front of a literal that names a module. */
const naming = /(?<![\p{L}\p{N}_$.#])(?<word>from|import|module|(?:import|require)\s*\()$/u;
/** Attributes of an import, `with { "resolution-mode": "import" }`, and the code behind the comma of a call. */
const attributes = /^\s*(?:(?:with|assert)\s*|,\s*)\{[^;]*/u;
/** Matches a comment that a compiler may read. */
const compilerComment = /^\/\/\/|@|\b(?:import|require|reference)\b/u;

/**
 * Returns the end of the code before a place, without comments (which are blank). Undefined if that is too far away:
 * then it is unknown what the literal belongs to.
 */
function beforeBlank(code: string, place: number): number | undefined {
  for (let at = place; at > 0 && place - at < blankMax; at -= 1)
    if (/\S/u.test(code.charAt(at - 1))) return at;
  return place < blankMax ? 0 : undefined;
}
