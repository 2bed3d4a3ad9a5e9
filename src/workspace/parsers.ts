/** Loads the parser for the languages that servers check. */
import type { Profile } from "../servers/profile.ts";
import { createParser, type SyntaxParser, syntaxLanguage } from "../syntax/parser.ts";

/**
 * Loads a parser with the grammars of all languages that these servers check. Other grammars would only cost time and
 * memory.
 */
export function parserFor(profiles: readonly Pick<Profile, "languageIds">[]): Promise<SyntaxParser> {
  const languages = profiles.flatMap(({ languageIds }) =>
    languageIds.flatMap((id) => syntaxLanguage(id) ?? []),
  );
  return createParser([...new Set(languages)]);
}
