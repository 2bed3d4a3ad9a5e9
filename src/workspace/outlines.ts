/** Outlines of the files of one side, each made once, when it is first asked for. */
import { type Outline, outline } from "../syntax/outline.ts";
import { type SyntaxParser, syntaxLanguage } from "../syntax/parser.ts";

/** A tree of the parser costs some hundred bytes for each byte of text. */
export const outlinedLengthMax = 1_048_576;

/** Undefined for a path without text, for a text that is too large, and for a language without a grammar. */
export function createOutlines(
  parser: SyntaxParser,
  languageId: (path: string) => string,
  text: (path: string) => string | undefined,
): (path: string) => Outline | undefined {
  const known = new Map<string, Outline | undefined>();
  return (path) => {
    if (!known.has(path)) {
      const language = syntaxLanguage(languageId(path));
      const read = language === undefined ? undefined : text(path);
      known.set(
        path,
        language === undefined || read === undefined || read.length > outlinedLengthMax
          ? undefined
          : outline(parser, language, read),
      );
    }
    return known.get(path);
  };
}
