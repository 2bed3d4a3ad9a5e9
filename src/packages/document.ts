/** Reads the formats of package managers as values. Anybody may have written the texts: nothing here throws. */
import { type ParseError, parse as parseJsonc } from "jsonc-parser";
import { parse as parseToml } from "smol-toml";
import { parseAllDocuments } from "yaml";
import { isDeep } from "../model/nesting.ts";
import { type Unreadable, unreadableFile } from "./package.ts";

export type Document = { readonly kind: "value"; readonly value: unknown } | Unreadable;

/** Maximum length of a text. Lock files of large repositories have a few million characters. */
export const textLengthMax = 16 * 1024 * 1024;
/** Maximum length of YAML, whose parser is slower than the others. */
const yamlLengthMax = 4 * 1024 * 1024;
const depthMax = 64;

export function parseJsonDocument(text: string): Document {
  return read(text, textLengthMax, (clean) => (isDeep(clean) ? tooDeep : value(JSON.parse(clean))));
}

/** Reads JSON with comments and trailing commas. */
export function readJsonc(text: string): Document {
  return read(text, textLengthMax, (clean) => {
    if (isDeep(clean)) return tooDeep;
    const errors: ParseError[] = [];
    const parsed: unknown = parseJsonc(clean, errors, { allowTrailingComma: true });
    return errors.length > 0 ? invalid : value(parsed);
  });
}

export function readToml(text: string): Document {
  return read(text, textLengthMax, (clean) => value(parseToml(clean, { maxDepth: depthMax })));
}

/** Reads YAML as a list of the file's documents. Every scalar is a text: a version like 1.10 is not a number. */
export function parseYamlDocument(text: string): Document {
  return read(text, yamlLengthMax, (clean) => {
    if (hasManyAliases(clean)) return unreadableFile("it has too many anchors and aliases");
    // Unique keys are looked for by comparing each with each.
    const documents = parseAllDocuments(clean, { schema: "failsafe", uniqueKeys: false, logLevel: "silent" });
    if ("empty" in documents) return value([]);
    if (documents.some(({ errors }) => errors.length > 0)) return invalid;
    return value(documents.map((one): unknown => one.toJS({ maxAliasCount: 100 })));
  });
}

/**
 * True if a text has many anchors or aliases: for each the parser searches the whole document. Package managers write
 * none; a text may have a few words like them.
 */
function hasManyAliases(text: string): boolean {
  const marks = text.matchAll(/(?<=^|[\s,[{])[&*](?=[^\s&*])/gmu);
  return marks.drop(aliasesMax).next().done !== true;
}

const aliasesMax = 200;

const tooDeep = unreadableFile("its nesting is too deep");
const invalid = unreadableFile("its syntax is not valid");

function value(of: unknown): Document {
  return { kind: "value", value: of };
}

/** Reads a text. All errors of a parser, stack overflow included, mean that the text cannot be read. */
function read(text: string, lengthMax: number, parse: (text: string) => Document): Document {
  if (text.length > lengthMax) return unreadableFile(`it has more than ${lengthMax} characters`);
  try {
    return parse(text.replace(/^\ufeff/u, ""));
  } catch {
    return invalid;
  }
}

/** Returns the own entries of a mapping; none for other values. */
export function listEntries(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textsOf(value: unknown): readonly string[] {
  return listOf(value).filter((one) => typeof one === "string");
}

export function readTextValue(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
