/** Checks if a document follows a schema, one of ours or one in a file. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { UserError } from "../../model/errors.ts";
import { parseStrict } from "../../model/json.ts";
import { shorten } from "../../model/text.ts";
import { readFileText } from "../../platform/files.ts";
import { schemaTexts } from "../../schemas/generated/texts.ts";
import type { SchemaSource } from "./resolved.ts";

export type SchemaCheck = ValidateFunction;

/** Returns our schema of that name, with or without its version; undefined for any other name. */
export function ownSchema(name: string): keyof typeof schemaTexts | undefined {
  return ownNames.find((own) => [own, own.replace(/\.v\d+$/u, "")].includes(name));
}

const ownNames = Object.keys(schemaTexts) as readonly (keyof typeof schemaTexts)[];

const known: ReadonlyMap<string, unknown> = new Map(
  Object.values(schemaTexts).map((text) => {
    const schema = JSON.parse(text) as { readonly $id: string };
    return [schema.$id, schema];
  }),
);

/** Returns one of our schemas by its name. */
export function shippedSchema(name: keyof typeof schemaTexts): SchemaSource {
  return { shown: name, schema: JSON.parse(schemaTexts[name]), known };
}

/** Reads a schema from a file; it may refer to ours. Throws a UserError if it is not JSON. */
export function readSchema(file: string, shown: string): SchemaSource {
  const read = parseStrict(readSchemaText(file, shown));
  if (read.kind === "invalid")
    throw new UserError("bad-configuration", `${shown}:${read.line}:${read.column}: ${read.message}`);
  return { shown, schema: read.value, known };
}

/**
 * Compiles a schema. Keywords are strict: a misspelt one would check nothing. A format is only an annotation, as in
 * 2020-12. Nothing is loaded, and no part of the data is used as a schema.
 */
export function checkOf({ shown, schema, known: others }: SchemaSource): SchemaCheck {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    strictTypes: false,
    strictTuples: false,
    allowMatchingProperties: true,
    validateFormats: false,
    ownProperties: true,
    allErrors: false,
    $data: false,
    logger: false,
  });
  if (typeof schema !== "boolean" && (typeof schema !== "object" || schema === null || Array.isArray(schema)))
    throw new UserError(
      "bad-configuration",
      `${shown} is not a schema: it is neither an object nor true or false`,
    );
  const { $id: id } = schema as { readonly $id?: unknown };
  for (const [address, other] of others) if (address !== id) ajv.addSchema(other as object);
  try {
    return ajv.compile(schema as object);
  } catch (error) {
    const why =
      error instanceof RangeError
        ? "it refers to itself without an end"
        : error instanceof Error
          ? error.message
          : String(error);
    throw new UserError("bad-configuration", `${shown} is not a schema: ${why}`, { cause: error });
  }
}

/** Returns the first problem of a document: a JSON Pointer into it, and the message. */
export function findProblem(text: string, check: SchemaCheck): string | undefined {
  const read = parseStrict(text);
  if (read.kind === "invalid") return `no JSON: ${read.message}, at ${placeIn(text, read)}`;
  const { value } = read;
  try {
    if (check(value) === true) return undefined;
  } catch (error) {
    if (error instanceof RangeError) return "the nesting is too deep to check";
    throw error;
  }
  const first = mostTelling(check.errors ?? []);
  return first === undefined
    ? "it does not follow"
    : `${first.instancePath || "the top"} ${first.message ?? ""}${detailOf(first)}`;
}

/** Returns the name, or the values, that the message is about. */
function detailOf({ params }: ErrorObject): string {
  const { additionalProperty, allowedValue, allowedValues } = params as Readonly<Record<string, unknown>>;
  const said = additionalProperty ?? allowedValue ?? allowedValues;
  return said === undefined ? "" : `: ${shorten(JSON.stringify(said), 200)}`;
}

/** Names the place of a syntax error. For a file that is read line by line the caller names the line. */
function placeIn(text: string, { line, column }: { readonly line: number; readonly column: number }): string {
  return text.trimEnd().includes("\n") ? `line ${line}, column ${column}` : `column ${column}`;
}

/**
 * Chooses an error. Every alternative of a schema reports what it misses. The deepest error comes from the intended
 * alternative; a differing constant only shows that an alternative was not intended.
 */
function mostTelling(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const depth = ({ instancePath, keyword }: ErrorObject): number =>
    keyword === "const" || keyword === "oneOf" ? -1 : instancePath.split("/").length;
  return errors.toSorted((a, b) => depth(b) - depth(a))[0];
}

export function readSchemaText(file: string, shown: string): string {
  try {
    return readFileText(file);
  } catch (error) {
    throw new UserError("unreadable-file", `${shown} cannot be read`, { cause: error });
  }
}
