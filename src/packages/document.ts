/**
 * Reads the formats of package managers as values. Anybody can write these texts, so nothing here throws or runs for
 * long.
 */
import { type ParseError, parse as parseJsonc } from "jsonc-parser";
import { parse as parseToml } from "smol-toml";
import { parseAllDocuments } from "yaml";
import { isDeep } from "../model/nesting.ts";
import { type Unreadable, unreadableFile } from "./package.ts";

/** A parsed text, or why it cannot be parsed. */
export type Document = { readonly kind: "value"; readonly value: unknown } | Unreadable;

/** Maximum length of a text. Lock files of large repositories have a few million characters. */
export const textLengthMax = 16 * 1024 * 1024;
/** Maximum length of YAML, whose parser is slower than the others. */
const yamlLengthMax = 4 * 1024 * 1024;
const depthMax = 64;

/** Parses JSON. Deep texts are refused, because readers of the value recurse. */
export function parseJsonDocument(text: string): Document {
  return read(text, textLengthMax, (clean) => (isDeep(clean) ? tooDeep : value(JSON.parse(clean))));
}

/**
 * Parses JSON with comments and trailing commas. TypeScript configurations and bun.lock have them; strict JSON does
 * not.
 */
export function readJsonc(text: string): Document {
  return read(text, textLengthMax, (clean) => {
    if (isDeep(clean)) return tooDeep;
    const errors: ParseError[] = [];
    const parsed: unknown = parseJsonc(clean, errors, { allowTrailingComma: true });
    return errors.length > 0 ? invalid : value(parsed);
  });
}

/** Parses TOML, with a limit on the depth. */
export function readToml(text: string): Document {
  return read(text, textLengthMax, (clean) => value(parseToml(clean, { maxDepth: depthMax })));
}

/**
 * Parses YAML as a list of the file's documents. Every scalar is a text, because a version such as 1.10 would become
 * the number 1.1. Anchors and duplicate keys are limited or ignored, so that no text takes minutes.
 */
export function parseYamlDocument(text: string): Document {
  return read(text, yamlLengthMax, (clean) => {
    if (hasManyAliases(clean)) return unreadableFile("the file has too many anchors and aliases");
    // The parser checks for unique keys by comparing each key with every other, which is slow for a large lock file.
    const documents = parseAllDocuments(clean, { schema: "failsafe", uniqueKeys: false, logLevel: "silent" });
    if ("empty" in documents) return value([]);
    if (documents.some(({ errors }) => errors.length > 0)) return invalid;
    return value(documents.map((one): unknown => one.toJS({ maxAliasCount: 100 })));
  });
}

/**
 * True if a text has many anchors or aliases. For each of them the parser searches the complete document. Package
 * managers write none, but plain words can look like a few.
 */
function hasManyAliases(text: string): boolean {
  const marks = text.matchAll(/(?<=^|[\s,[{])[&*](?=[^\s&*])/gmu);
  return marks.drop(aliasesMax).next().done !== true;
}

const aliasesMax = 200;

const tooDeep = unreadableFile("the nesting is too deep");
const invalid = unreadableFile("the syntax is not valid");

function value(of: unknown): Document {
  return { kind: "value", value: of };
}

/** Parses a text. Every error of a parser, including a stack overflow, means that the file is unreadable. */
function read(text: string, lengthMax: number, parse: (text: string) => Document): Document {
  if (text.length > lengthMax) return unreadableFile(`the file has more than ${lengthMax} characters`);
  try {
    return parse(text.replace(/^\ufeff/u, ""));
  } catch {
    return invalid;
  }
}

/** Returns the entries of a mapping; none for any other value, so that readers need no checks of types. */
export function listEntries(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

/** Returns a list, or an empty one for any other value. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the strings of a list; empty for any other value. */
export function textsOf(value: unknown): readonly string[] {
  return listOf(value).filter((one) => typeof one === "string");
}

export function readTextValue(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
