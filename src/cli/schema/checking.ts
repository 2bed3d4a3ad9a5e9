/** Checks if a document follows a schema: one that this release ships, or one in a file. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { UserError } from "../../model/errors.ts";
import { parseStrict } from "../../model/json.ts";
import { shorten } from "../../model/text.ts";
import { readFileText } from "../../platform/files.ts";
import { schemaTexts } from "../../schemas/generated/texts.ts";
import type { SchemaSource } from "./resolved.ts";

export type SchemaCheck = ValidateFunction;

/** Returns the full name of a shipped schema, for a name with or without its version; undefined for any other name. */
export function ownSchema(name: string): keyof typeof schemaTexts | undefined {
  return ownNames.find((own) => [own, own.replace(/\.v\d+$/u, "")].includes(name));
}

const ownNames = Object.keys(schemaTexts) as readonly (keyof typeof schemaTexts)[];

/** Shipped schemas by `$id`, so that a schema in a file can refer to them. */
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

/** Reads a schema from a file. It can refer to shipped schemas. Throws a UserError if the file is not JSON. */
export function readSchema(file: string, shown: string): SchemaSource {
  const read = parseStrict(readSchemaText(file, shown));
  if (read.kind === "invalid")
    throw new UserError("bad-configuration", `${shown}:${read.line}:${read.column}: ${read.message}`);
  return { shown, schema: read.value, known };
}

/**
 * Compiles a schema. An unknown keyword is an error, because a misspelt one would check nothing. A format is only an
 * annotation, as in 2020-12. It loads nothing from the network, and uses no part of the data as a schema. Throws a
 * UserError for an invalid schema.
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
      `${shown} is not a schema: a schema must be an object, true or false`,
    );
  const { $id: id } = schema as { readonly $id?: unknown };
  for (const [address, other] of others) if (address !== id) ajv.addSchema(other as object);
  try {
    return ajv.compile(schema as object);
  } catch (error) {
    const why =
      error instanceof RangeError
        ? "the schema refers to itself in an endless circle"
        : error instanceof Error
          ? error.message
          : String(error);
    throw new UserError("bad-configuration", `${shown} is not a schema: ${why}`, { cause: error });
  }
}

/**
 * Returns the most useful problem of a document: a JSON Pointer and the message; undefined for a valid document. One
 * mistake often gives many errors, so only one is shown.
 */
export function findProblem(text: string, check: SchemaCheck): string | undefined {
  const read = parseStrict(text);
  if (read.kind === "invalid") return `invalid JSON at ${placeIn(text, read)}: ${read.message}`;
  const { value } = read;
  try {
    if (check(value) === true) return undefined;
  } catch (error) {
    if (error instanceof RangeError) return "the document is nested too deeply";
    throw error;
  }
  const first = mostTelling(check.errors ?? []);
  return first === undefined
    ? "the document does not follow the schema"
    : `${first.instancePath || "the top"} ${first.message ?? ""}${detailOf(first)}`;
}

/** Returns the unknown name or the allowed values, which the validator's message does not contain. */
function detailOf({ params }: ErrorObject): string {
  const { additionalProperty, allowedValue, allowedValues } = params as Readonly<Record<string, unknown>>;
  const detail = additionalProperty ?? allowedValue ?? allowedValues;
  return detail === undefined ? "" : `: ${shorten(JSON.stringify(detail), 200)}`;
}

/** Names the place of a syntax error. For a file that is read line by line the caller names the line. */
function placeIn(text: string, { line, column }: { readonly line: number; readonly column: number }): string {
  return text.trimEnd().includes("\n") ? `line ${line}, column ${column}` : `column ${column}`;
}

/**
 * Chooses the error to show. Each alternative of a `oneOf` reports its own errors. The deepest error usually comes from
 * the intended alternative. A wrong constant only shows that an alternative was not intended, so it comes last.
 */
function mostTelling(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const depth = ({ instancePath, keyword }: ErrorObject): number =>
    keyword === "const" || keyword === "oneOf" ? -1 : instancePath.split("/").length;
  return errors.toSorted((a, b) => depth(b) - depth(a))[0];
}

/** Reads the text of a schema or document. Throws a UserError if it is unreadable. */
export function readSchemaText(file: string, shown: string): string {
  try {
    return readFileText(file);
  } catch (error) {
    throw new UserError("unreadable-file", `cannot read ${shown}`, { cause: error });
  }
}
