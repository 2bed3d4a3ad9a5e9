/** Schemas of the tools' answers, for the client to check. */
import { readMember } from "../../model/json.ts";
import { schemaTexts } from "../../schemas/generated/texts.ts";

export type OutputSchema = { readonly type: "object"; readonly [key: string]: unknown };

/**
 * Returns a public schema as MCP needs it: type "object" at the top, and without texts for people, which would fill the
 * context of an agent.
 */
export function readOutputSchema(name: keyof typeof schemaTexts): OutputSchema {
  const { $id: _, ...rest } = JSON.parse(schemaTexts[name]) as { readonly $id: string };
  return { ...(withoutWords(rest) as Schema), type: "object" };
}

/** Optional members of a query's facts, in addition to those that the schema requires. */
const moreFacts: Readonly<Record<string, readonly string[]>> = {
  sig: ["active"],
  diag: ["files"],
  check: ["files", "passed"],
  context: ["files"],
  capabilities: ["questions", "offered"],
  actions: ["actions", "edit"],
};

type Schema = { readonly [key: string]: unknown };

/**
 * Returns the bundle's schema with only the facts of this query, with edits only if it plans them, and without texts
 * for people. An agent reads the schemas of all tools before its first call, and the full schema for each would fill its
 * context.
 */
export function bundleOf(name: string, planned: boolean): OutputSchema {
  const {
    allOf,
    $defs,
    title: _,
    ...bundle
  } = readOutputSchema("bundle.v1") as unknown as {
    readonly allOf: readonly Schema[];
    readonly $defs: Readonly<Record<"facts" | "candidate", { readonly properties: Schema }>> & Schema;
    readonly title: string;
    readonly properties: Schema;
  };
  const unplanned = planned ? {} : { edits: { type: "null" }, processReward: { type: "null" } };
  const whole = {
    ...bundle,
    properties: {
      ...bundle.properties,
      ...unplanned,
      error: withoutMember(bundle.properties["error"], "conflicts"),
      meta: withoutMember(bundle.properties["meta"], "step"),
    },
  };
  const required = allOf.filter((one) => isFor(one, name)).flatMap(requiredIn);
  const kept = new Set(["provenance", "total", "truncated", ...required, ...(moreFacts[name] ?? [])]);
  const properties = Object.fromEntries(
    Object.entries($defs.facts.properties).filter(([member]) => kept.has(member)),
  );
  // An agent chooses a candidate by its selector; the features that decided its score are for people.
  const candidate = { ...$defs.candidate, properties: { ...$defs.candidate.properties, features: {} } };
  const features = { type: "object" };
  const narrow = { ...$defs, facts: { ...$defs.facts, properties }, candidate, features };
  const used = new Set(
    [...JSON.stringify([whole, narrow.facts]).matchAll(/#\/\$defs\/(\w+)/gu)].map(([, one]) => one),
  );
  const defs = Object.entries(narrow).filter(([one]) => used.has(one) || isUsedBy(narrow, used, one));
  return { ...(withoutWords({ ...whole, $defs: Object.fromEntries(defs) }) as Schema), type: "object" };
}

/** Leaves out what only the command line has: the conflicts of a merge, and the steps of a batch. */
function withoutMember(object: unknown, name: string): Schema {
  const { [name]: _, ...properties } = readMember(object, "properties") as Schema;
  return { ...(object as Schema), properties };
}

/** True if a condition of the bundle's schema (`if` … `then`) applies to the query. */
function isFor(one: Schema, name: string): boolean {
  const asked = readMember(readMember(one["if"], "properties"), "request");
  const names = readMember(readMember(readMember(asked, "properties"), "cmd"), "enum");
  return Array.isArray(names) && names.includes(name);
}

function requiredIn(one: Schema): readonly string[] {
  const facts = readMember(readMember(one["then"], "properties"), "facts");
  return (readMember(facts, "required") ?? []) as readonly string[];
}

/** True if a used definition refers to this one, which must then be kept, too. */
function isUsedBy(defs: Schema, used: ReadonlySet<string | undefined>, name: string): boolean {
  return [...used].some(
    (one) => one !== undefined && JSON.stringify(defs[one] ?? "").includes(`#/$defs/${name}"`),
  );
}

/** Removes the descriptions of a schema. A property that is called "description" has an object, and stays. */
function withoutWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWords);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) =>
      key === "description" && typeof one === "string" ? [] : [[key, withoutWords(one)] as const],
    ),
  );
}

function isObject(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
