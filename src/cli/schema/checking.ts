/** Whether a document follows a schema, one of ours or one in a file. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { parseStrict } from "../../core/json.ts";
import { UserError } from "../../errors.ts";
import { readFileText } from "../../files.ts";
import { schemaTexts } from "../../schemas.text.gen.ts";
import type { Origin } from "./resolved.ts";

export type Check = ValidateFunction;

/** A name of ours, with or without its version, as people write it; undefined for any other. */
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

/** Ours, by its name. */
export function shippedSchema(name: keyof typeof schemaTexts): Origin {
  return { shown: name, schema: JSON.parse(schemaTexts[name]), known };
}

/** One in a file; it may refer to ours. Throws a UserError where it is no JSON. */
export function readSchema(file: string, shown: string): Origin {
  const read = parseStrict(readText(file, shown));
  if (read.kind === "invalid")
    throw new UserError("bad-configuration", `${shown}:${read.line}:${read.column}: ${read.message}`);
  return { shown, schema: read.value, known };
}

/** Strict: a keyword that is misspelt would check nothing. Nothing is loaded, and no part of the data is taken for schema. */
export function checkOf({ shown, schema, known: others }: Origin): Check {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    ownProperties: true,
    allErrors: false,
    $data: false,
    logger: false,
  });
  const { $id: id } = (schema ?? {}) as { readonly $id?: unknown };
  for (const [address, other] of others) if (address !== id) ajv.addSchema(other as object);
  try {
    return ajv.compile(schema as object);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UserError("bad-configuration", `${shown} is not a schema: ${why}`, { cause: error });
  }
}

/** The first that is wrong with a document: a JSON Pointer into it, and what. */
export function problemIn(text: string, check: Check): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const read = parseStrict(text);
    return read.kind === "invalid" ? `no JSON: ${read.message}, at column ${read.column}` : "no JSON";
  }
  if (check(value) === true) return undefined;
  const first = mostTelling(check.errors ?? []);
  return first === undefined
    ? "it does not follow"
    : `${first.instancePath || "the top"} ${first.message ?? ""}`;
}

/**
 * Where a schema has alternatives each reports what it misses. What is deepest comes from the one that was meant; that
 * some constant is another only shows that it was not.
 */
function mostTelling(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const depth = ({ instancePath, keyword }: ErrorObject): number =>
    keyword === "const" || keyword === "oneOf" ? -1 : instancePath.split("/").length;
  return errors.toSorted((a, b) => depth(b) - depth(a))[0];
}

export function readText(file: string, shown: string): string {
  try {
    return readFileText(file);
  } catch (error) {
    throw new UserError("unreadable-file", `${shown} cannot be read`, { cause: error });
  }
}
