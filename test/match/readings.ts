import { type TokenSource, tokenSource } from "../../src/match/tokens.ts";
import { createParser, type SyntaxLanguage } from "../../src/syntax/parser.ts";
import { type Reading, read } from "../../src/syntax/reading.ts";

const parser = await createParser([
  "python",
  "typescript",
  "tsx",
  "json",
  "yaml",
  "go",
  "rust",
  "bash",
  "cpp",
]);
const known = new Map<string, Reading>();

/** The reading of a text, by the name of its file, made once. */
export function readingOf(path: string, text: string | undefined): Reading | undefined {
  const language = languageOf(path);
  if (text === undefined || language === undefined) return undefined;
  const key = `${language} ${text}`;
  const reading = known.get(key) ?? read(parser, language, text);
  known.set(key, reading);
  return reading;
}

/** A text with what its grammar makes of it. */
export function sourceWith(text: string, path = "m.py"): TokenSource {
  return tokenSource(text, () => readingOf(path, text));
}

function languageOf(path: string): SyntaxLanguage | undefined {
  if (/\.pyi?$/u.test(path)) return "python";
  if (/\.jsonc?$/u.test(path)) return "json";
  if (/\.ya?ml$/u.test(path)) return "yaml";
  if (path.endsWith(".go")) return "go";
  if (path.endsWith(".rs")) return "rust";
  if (path.endsWith(".sh")) return "bash";
  if (/\.(?:c|cc|cpp|h|hpp)$/u.test(path)) return "cpp";
  return /\.[cm]?ts$/u.test(path) ? "typescript" : /\.(?:[jt]sx|[cm]?js)$/u.test(path) ? "tsx" : undefined;
}
