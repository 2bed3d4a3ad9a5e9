/**
 * Describes the errors of a configuration that does not follow its schema: a sentence each, with its place in the text.
 */
import { type Document, isMap, isScalar } from "yaml";
import { findNearest } from "../model/nearest.ts";
import { configV1 } from "../schemas/generated/keys.ts";
import type { SchemaError } from "../schemas/validate.ts";

/** `offset` is 0-based, in UTF-16 code units of the text. */
export type ConfigProblem = { readonly message: string; readonly offset: number };

/**
 * Turns the validator's errors into problems in the order of the text. If a value breaks several rules of the schema,
 * only the first is returned, because the others usually follow from it.
 */
export function schemaProblems(document: Document, errors: readonly SchemaError[]): readonly ConfigProblem[] {
  const problems = new Map<number, ConfigProblem>();
  const misspelt = new Set(
    errors.flatMap(({ keyword, instancePath }) => (keyword === "additionalProperties" ? [instancePath] : [])),
  );
  for (const error of errors) {
    // A missing key can be a misspelt one. The error about the misspelt key says what to correct.
    const isMissing = error.keyword === "required" || error.keyword === "anyOf";
    if (isMissing && error.instancePath !== "" && misspelt.has(error.instancePath)) continue;
    const problem = schemaProblem(document, error);
    if (!problems.has(problem.offset)) problems.set(problem.offset, problem);
  }
  return [...problems.values()].sort((left, right) => left.offset - right.offset);
}

/**
 * Writes one error as a sentence with its offset. For an unknown key, the offset is that of the key; for other errors,
 * that of the value. Throws if the schema uses a keyword that has no sentence yet.
 */
function schemaProblem(document: Document, error: SchemaError): ConfigProblem {
  const path = error.instancePath.split("/").slice(1);
  const sentence = sentences[error.keyword];
  if (sentence === undefined) throw new Error(`no sentence for ${error.schemaPath}`);
  const unknown = error.params["additionalProperty"];
  const offset = unknown === undefined ? offsetOfPath(document, path) : offsetOfKey(document, path, unknown);
  return { message: sentence({ path, params: error.params, value: document.getIn(path) }), offset };
}

/** Returns the offset of the value at a path; 0 if the path does not exist. */
export function offsetOfPath(document: Document, path: readonly (string | number)[]): number {
  return yamlOffset(document.getIn(path, true));
}

/** Returns the offset of a YAML node; 0 if there is none. */
export function yamlOffset(node: unknown): number {
  const { range } = (node ?? {}) as { readonly range?: readonly number[] | null };
  return range?.[0] ?? 0;
}

/** Returns the offset of a key, because an unknown key is wrong itself, not its value. */
function offsetOfKey(document: Document, path: readonly string[], name: unknown): number {
  const map = document.getIn(path, true) ?? document.contents;
  const pair = isMap(map) ? map.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
  return yamlOffset(pair?.key);
}

type Place = {
  readonly path: readonly string[];
  readonly params: Readonly<Record<string, unknown>>;
  readonly value: unknown;
};

/** Sentences by the violated keyword of JSON Schema. */
const sentences: Readonly<Record<string, (place: Place) => string>> = {
  additionalProperties: ({ path, params }) => unknownKey(path, String(params["additionalProperty"])),
  required: ({ path }) =>
    path.length === 0 ? "`version` must be 1" : `${mappingOf(path).one} needs ${mappingOf(path).needs}`,
  anyOf: ({ path }) => `${mappingOf(path).one} needs ${mappingOf(path).needs}`,
  maxItems: ({ path }) => `${nameOf(path)} must have at most ${schemaAt(path).maxItems} items`,
  not: ({ path }) => `${nameOf(path)} is not available yet`,
  const: ({ path, params }) => `${nameOf(path)} must be ${params["allowedValue"]}`,
  enum: ({ path }) => `${nameOf(path)} must be one of ${schemaAt(path).enum?.join(", ")}`,
  type: ({ path, value }) => wrongType(path, value),
  minLength: ({ path, value }) => wrongType(path, value),
  pattern: ({ path }) => `${nameOf(path)} ${patternWords[path.findLast((step) => !isIndex(step)) ?? ""]}`,
  minItems: ({ path }) => `${nameOf(path)} must not be empty`,
  minimum: ({ path }) => outOfRange(path),
  maximum: ({ path }) => outOfRange(path),
};

/** Writes the sentence for an unknown key. It names the nearest known key, because most are misspelt, else all keys. */
function unknownKey(path: readonly string[], name: string): string {
  const properties = Object.entries(schemaAt(path).properties ?? {});
  const known = properties.flatMap(([key, schema]) => (resolved(schema).not === undefined ? [key] : []));
  const near = findNearest(name, known);
  const where = path.length === 0 ? "" : ` in ${nameOf(path)}`;
  const advice = near === undefined ? `the known keys are ${known.join(", ")}` : `did you mean \`${near}\`?`;
  return `unknown key \`${name}\`${where}: ${advice}`;
}

/**
 * Says which type a value must have. YAML reads an unquoted version such as 1.10 as a number, so quotes are advised.
 */
function wrongType(path: readonly string[], value: unknown): string {
  if (path.length === 0) return "the file must be a mapping with `version: 1`";
  const type = schemaAt(path).type ?? "";
  const name = nameOf(path);
  if (isIndex(path.at(-1)) && type === "string") return `${name} must be a list of strings`;
  if (isIndex(path.at(-1))) return `each item of ${name} must be a mapping with ${mappingOf(path).needs}`;
  const isUnquoted = type === "string" && (typeof value === "number" || typeof value === "boolean");
  return `${name} must be ${typeWords[String(type)]}${isUnquoted ? "; put the value in quotes" : ""}`;
}

const typeWords: Readonly<Record<string, string>> = {
  array: "a list",
  object: "a mapping",
  string: "a string",
  number: "a number",
  "number,null": "a number",
  integer: "a whole number",
  boolean: "true or false",
};

/** Names the kind of mapping in a list, and what each needs. */
function mappingOf(path: readonly string[]): { readonly one: string; readonly needs: string } {
  return path.includes("rules")
    ? { one: "a rule", needs: "`severity` or `fail`" }
    : { one: "a server", needs: "an `id`" };
}

/** Says which numbers the schema allows for a value. */
function outOfRange(path: readonly string[]): string {
  const { minimum, maximum } = schemaAt(path);
  return `${nameOf(path)} must be a number from ${minimum} to ${maximum}`;
}

const globWords =
  "must be globs inside the repository, without `!` or `/` at the start and without the folder `..`";
const oneGlobWords =
  "must be a glob inside the repository, without `!` or `/` at the start and without the folder `..`";

/** Descriptions of patterns, by the key or list that they are for. */
const patternWords: Readonly<Record<string, string>> = {
  "base-dependencies": "must be a folder inside the repository",
  dependencies: "must be folders inside the repository",
  roots: "must be folders inside the repository",
  code: "must be a glob for codes, without `!` at the start and without spaces",
  path: oneGlobWords,
  ignore: globWords,
  traces: globWords,
  waivers: "must be `trailer` or `label:NAME`",
  paths: globWords,
  methods: "must be names of requests, such as textDocument/hover",
};

/** Returns the last key of a path. An item of a list is called by the list's name. */
function nameOf(path: readonly string[]): string {
  return `\`${path.findLast((step) => !isIndex(step))}\``;
}

/** True if a step of a path is an index: no key of a configuration is a number. */
function isIndex(step: string | undefined): boolean {
  return step !== undefined && /^[0-9]+$/.test(step);
}

type Schema = {
  readonly description?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly not?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
};

const root: Schema = configV1;

/** Returns the schema of the value at a path; empty if the path has none. */
function schemaAt(path: readonly string[]): Schema {
  return path.reduce<Schema>(
    (schema, step) => resolved(isIndex(step) ? schema.items : schema.properties?.[step]),
    root,
  );
}

/** Follows a reference to `$defs` of the same schema. */
function resolved(schema: Schema = {}): Schema {
  const name = schema.$ref?.replace("#/$defs/", "");
  return name === undefined ? schema : (root.$defs?.[name] ?? {});
}
