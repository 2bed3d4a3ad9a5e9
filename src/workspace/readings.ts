/**
 * Keeps parsed files (readings). Each text is parsed once, at the first query; a text that both sides of a change
 * have is parsed once for both.
 */
import type { SyntaxLanguage, SyntaxParser } from "../syntax/parser.ts";
import { syntaxLanguage } from "../syntax/parser.ts";
import { type FindReading, type Reading, read, readLengthMax } from "../syntax/reading.ts";

/**
 * Readings by language and text, for the lifetime of their parser: the trees of a change share most of their files. A
 * reading does not depend on the place of its text.
 */
const shared = new WeakMap<SyntaxParser, Map<SyntaxLanguage, Map<string, Reading>>>();

/**
 * Creates a function that returns the reading of a path. Each path is read once, because a run needs it several
 * times. It returns undefined for a path without text, for a text that is too large, and for a language that Lanser
 * does not parse.
 */
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
    return sharedReading(parser, language, content);
  }
}

/**
 * Returns the reading of a text. Parses it at the first query only, because parsing takes long and both sides share
 * most texts.
 */
function sharedReading(parser: SyntaxParser, language: SyntaxLanguage, text: string): Reading {
  const languages = shared.get(parser) ?? new Map<SyntaxLanguage, Map<string, Reading>>();
  shared.set(parser, languages);
  const texts = languages.get(language) ?? new Map<string, Reading>();
  languages.set(language, texts);
  const known = texts.get(text);
  if (known !== undefined) return known;
  const reading = read(parser, language, text);
  texts.set(text, reading);
  return reading;
}
