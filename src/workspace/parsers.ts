/** Loads the parser for all languages that some servers check. */
import type { Profile } from "../servers/profile.ts";
import { createParser, type SyntaxParser, syntaxLanguage } from "../syntax/parser.ts";

export function parserFor(profiles: readonly Pick<Profile, "languageIds">[]): Promise<SyntaxParser> {
  const languages = profiles.flatMap(({ languageIds }) =>
    languageIds.flatMap((id) => syntaxLanguage(id) ?? []),
  );
  return createParser([...new Set(languages)]);
}
