/** Readings of the files of one side, each made once, when it is first asked for. */
import type { SyntaxParser } from "../syntax/parser.ts";
import { syntaxLanguage } from "../syntax/parser.ts";
import { type FindReading, type Reading, read } from "../syntax/reading.ts";

/** A tree of the parser costs some hundred bytes for each byte of text. */
export const readLengthMax = 1_048_576;

/** Undefined for a path without text, for a text that is too large, and for a language that nothing here parses. */
export function createReadings(
  parser: SyntaxParser,
  languageId: (path: string) => string,
  text: (path: string) => string | undefined,
): FindReading {
  const known = new Map<string, Reading | undefined>();
  return (path) => {
    if (!known.has(path)) known.set(path, readingOf(path));
    return known.get(path);
  };

  function readingOf(path: string): Reading | undefined {
    const language = syntaxLanguage(languageId(path));
    const content = language === undefined ? undefined : text(path);
    if (language === undefined || content === undefined || content.length > readLengthMax) return undefined;
    return read(parser, language, content);
  }
}
