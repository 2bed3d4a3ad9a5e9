/**
 * Compares two versions of a JSON Schema (2020-12) and tells whether a change breaks readers or documents. A change
 * that cannot be judged counts as breaking both. Readers ignore unknown fields, so an added field breaks nobody.
 */
import { isDeepStrictEqual } from "node:util";
import { canonical, pointerTo } from "../../model/json.ts";
import { type Keywords, resolveSchema, type Schema, type SchemaSource } from "./resolved.ts";

/**
 * Direction that a change breaks. `backward`: some documents that were written before do not follow the new schema.
 * `forward`: readers of the old schema do not understand everything that is written by the new one.
 */
export type BreakDirection = "backward" | "forward";

/** One difference between two versions of a schema, with its effect. */
export type SchemaChange = {
  /** JSON Pointer into the schema that has it: the old one for what was removed, otherwise the new one. */
  readonly pointer: string;
  readonly what: string;
  readonly breaks: readonly BreakDirection[];
};

/**
 * Lists the changes in the order of the old schema. Throws a UserError for a reference to a missing place.
 */
export function compareSchemas(old: SchemaSource, now: SchemaSource): readonly SchemaChange[] {
  const comparison = new Comparison();
  comparison.compare(resolveSchema(old), resolveSchema(now));
  return comparison.changes;
}

/** Walks both schemas at once, and remembers the pairs that it has compared, because schemas can refer to themselves. */
class Comparison {
  readonly changes: SchemaChange[] = [];
  private readonly seen = new Set<string>();

  private say(at: Schema, below: string, what: string, ...breaks: BreakDirection[]): void {
    const change = { pointer: at.pointer + below, what, breaks };
    // Several references can lead to the same place, which would repeat the change.
    if (!this.changes.some((other) => isDeepStrictEqual(other, change))) this.changes.push(change);
  }

  /** Compares two schemas; `known` has the fields of the same object that the old schema mentions around this place. */
  compare(before: Schema, after: Schema, known: readonly string[] = []): void {
    const pair = JSON.stringify([before.place, after.place, known]);
    if (this.seen.has(pair)) return;
    this.seen.add(pair);
    const [a, b] = [before.keywords, after.keywords];
    if (a === "nothing" || b === "nothing") {
      if (a !== b) {
        if (b === "nothing") this.say(after, "", "narrowed: no value is valid now", "backward");
        else this.say(after, "", "widened: before, no value was valid", "forward");
      }
      return;
    }
    this.values(before, after, a, b);
    this.bounds(after, a, b);
    const spoken = [...new Set([...known, ...fieldsOf(before)])].sort();
    this.fields(before, after, a, b, spoken);
    this.elements(before, after);
    for (const keyword of ["oneOf", "anyOf", "allOf"] as const)
      this.alternatives(before, after, keyword, spoken);
    for (const keyword of ["unevaluatedProperties", "unevaluatedItems"])
      if ((keyword in a || keyword in b) && before.text() !== after.text())
        this.say(after, `/${keyword}`, "this keyword can apply to other values now", "backward", "forward");
    for (const keyword of new Set([...Object.keys(a), ...Object.keys(b)]))
      if (!followed.has(keyword)) this.compareUnknown(before, after, keyword);
  }

  /**
   * Compares the types and the listed values. A removed one breaks old documents; an added one breaks old readers,
   * which do not expect it.
   */
  private values(before: Schema, after: Schema, a: Keywords, b: Keywords): void {
    const [constants, constantsNow] = [constantsOf(a), constantsOf(b)];
    // If both schemas list their values, the types add no information.
    const isListed = constants !== undefined && constantsNow !== undefined;
    const [types, typesNow] = isListed ? [[], []] : [typesOf(a), typesOf(b)];
    const removedTypes = types.filter((one) => !typesNow.includes(one));
    const addedTypes = typesNow.filter((one) => !types.includes(one));
    if (removedTypes.length > 0)
      this.say(after, "/type", `narrowed: the type can no longer be ${listed(removedTypes)}`, "backward");
    if (addedTypes.length > 0)
      this.say(after, "/type", `widened: the type can now be ${listed(addedTypes)}`, "forward");
    if (constants === undefined && constantsNow === undefined) return;
    const key = "enum" in b || "enum" in a ? "/enum" : "/const";
    if (constants === undefined) this.say(after, key, "narrowed: only listed values are valid", "backward");
    else if (constantsNow === undefined)
      this.say(before, key, "widened: any value is valid, not only listed ones", "forward");
    else {
      const removed = constants.filter((one) => !constantsNow.includes(one));
      const added = constantsNow.filter((one) => !constants.includes(one));
      if (removed.length > 0) this.say(before, key, `removed values: ${removed.join(", ")}`, "backward");
      if (added.length > 0) this.say(after, key, `added values: ${added.join(", ")}`, "forward");
    }
  }

  /** Compares the limits. A missing limit counts as infinite, or as 0 for a minimum of lengths and counts. */
  private bounds(after: Schema, a: Keywords, b: Keywords): void {
    for (const [keyword, isUpper] of limits) {
      const none = isUpper
        ? Number.POSITIVE_INFINITY
        : keyword.startsWith("min") && keyword !== "minimum"
          ? 0
          : Number.NEGATIVE_INFINITY;
      const [limit, now] = [numberOf(a[keyword], none), numberOf(b[keyword], none)];
      if (limit === now) continue;
      const isNarrower = isUpper ? now < limit : now > limit;
      const shown = (value: number) => (Number.isFinite(value) ? String(value) : "none");
      this.say(
        after,
        `/${keyword}`,
        `${isNarrower ? "narrowed" : "widened"}: the limit was ${shown(limit)} and is now ${shown(now)}`,
        isNarrower ? "backward" : "forward",
      );
    }
  }

  /**
   * Compares the fields of objects, which fields are required, and if others are allowed. `known` has the fields that
   * old documents can already have. An added optional field breaks nobody, because readers ignore unknown fields.
   */
  private fields(before: Schema, after: Schema, a: Keywords, b: Keywords, known: readonly string[]): void {
    const [own, ownNow] = [recordOf(a["properties"]), recordOf(b["properties"])];
    const [required, requiredNow] = [namesOf(a["required"]), namesOf(b["required"])];
    const rest = before.below("additionalProperties");
    const restNow = after.below("additionalProperties");
    const claimed = new Set<string>();
    for (const name of Object.keys(own)) {
      const below = pointerTo("/properties", name);
      const field = before.below("properties", name);
      if (Object.hasOwn(ownNow, name)) {
        this.compare(field, after.below("properties", name));
        continue;
      }
      const same = Object.keys(ownNow).find(
        (other) =>
          !(Object.hasOwn(own, other) || claimed.has(other)) &&
          field.text() === after.below("properties", other).text(),
      );
      if (same !== undefined) claimed.add(same);
      const what = same === undefined ? "removed" : `removed, or renamed to ${JSON.stringify(same)}`;
      const isRefused = restNow.keywords === "nothing";
      if (restNow.keywords !== "nothing") this.compare(field, restNow);
      this.say(before, below, what, ...(isRefused ? (["backward"] as const) : []), "forward");
    }
    for (const name of Object.keys(ownNow)) {
      if (Object.hasOwn(own, name)) continue;
      const field = after.below("properties", name);
      const isMap = rest.keywords !== "nothing" && Object.keys(rest.keywords).length > 0;
      // If old documents can already have this field, its type must fit. Otherwise it is a new field.
      if (isMap || (rest.keywords !== "nothing" && known.includes(name))) this.compare(rest, field);
      if (!requiredNow.includes(name))
        this.say(after, pointerTo("/properties", name), "added as an optional field");
    }
    for (const name of required)
      if (!requiredNow.includes(name) && (Object.hasOwn(ownNow, name) || !Object.hasOwn(own, name)))
        this.say(after, "/required", `${JSON.stringify(name)} is no longer required`, "forward");
    for (const name of requiredNow)
      if (!required.includes(name)) {
        const isNew = Object.hasOwn(ownNow, name) && !Object.hasOwn(own, name);
        const what = isNew ? "added and required" : "is now required";
        this.say(after, "/required", `${JSON.stringify(name)} ${what}`, "backward");
      }
    if (rest.keywords === "nothing" || restNow.keywords === "nothing") {
      // A schema that now allows other fields breaks nobody, because readers ignore unknown fields.
      if (rest.keywords !== restNow.keywords)
        if (restNow.keywords === "nothing")
          this.say(after, "/additionalProperties", "narrowed: other fields are no longer valid", "backward");
        else this.say(after, "/additionalProperties", "widened: other fields are now valid");
    } else this.compare(rest, restNow);
  }

  /** Compares the elements of lists: those with their own schema by position, the others by the schema for the rest. */
  private elements(before: Schema, after: Schema): void {
    const [count, countNow] = [before.count("prefixItems"), after.count("prefixItems")];
    for (let index = 0; index < Math.max(count, countNow); index++) {
      const at = (schema: Schema, own: number) =>
        index < own ? schema.below("prefixItems", String(index)) : schema.below("items");
      this.compare(at(before, count), at(after, countNow));
    }
    this.compare(before.below("items"), after.below("items"));
  }

  /**
   * Compares the alternatives of a list. It pairs equal ones first, then those with the same label, then the rest in
   * order: without pairs, an inserted alternative would look like a change of all later ones.
   */
  private alternatives(
    before: Schema,
    after: Schema,
    keyword: "oneOf" | "anyOf" | "allOf",
    known: readonly string[],
  ): void {
    const [fewer, more] =
      keyword === "allOf" ? (["forward", "backward"] as const) : (["backward", "forward"] as const);
    const of = (schema: Schema): Schema[] =>
      Array.from({ length: schema.count(keyword) }, (_, at) => schema.below(keyword, String(at)));
    let [left, right] = [of(before), of(after)];
    // A schema without the list has no condition.
    if (left.length === 0 && right.length > 0)
      this.say(after, `/${keyword}`, "narrowed: a new condition", "backward");
    else if (right.length === 0 && left.length > 0)
      this.say(before, `/${keyword}`, "widened: a condition is removed", "forward");
    else {
      const texts = new Map([...left, ...right].map((one) => [one, one.text()]));
      for (const key of [(one: Schema) => texts.get(one), ({ label }: Schema) => label, () => "any"])
        for (const one of left) {
          const other = right.find((candidate) => key(candidate) === key(one));
          if (other === undefined) continue;
          this.compare(one, other, known);
          left = left.filter((schema) => schema !== one);
          right = right.filter((schema) => schema !== other);
        }
      if (
        keyword === "oneOf" &&
        before.text(keyword) !== after.text(keyword) &&
        !(areApart(of(before)) && areApart(of(after)))
      )
        this.say(after, "/oneOf", "a value can now match several alternatives", "backward", "forward");
      for (const one of left) this.say(one, "", `removed from ${keyword}`, fewer);
      for (const one of right) this.say(one, "", `added to ${keyword}`, more);
    }
  }

  /**
   * Compares a keyword whose meaning this module does not interpret, such as `pattern`. Unless its text is equal, with
   * everything that it refers to, the change counts as breaking both.
   */
  private compareUnknown(before: Schema, after: Schema, keyword: string): void {
    const [was, is] = [before.text(keyword), after.text(keyword)];
    if (was === is) return;
    if (was === undefined) this.say(after, `/${keyword}`, "narrowed: a new condition", "backward", "forward");
    else if (is === undefined)
      this.say(before, `/${keyword}`, "widened: a condition is removed", "backward", "forward");
    else this.say(after, `/${keyword}`, "the condition is different", "backward", "forward");
  }
}

/** True if no value can follow two of them. */
function areApart(all: readonly Schema[]): boolean {
  return all.every((one, at) =>
    all.slice(at + 1).every((other) => isApart(one, other, 0) || isApart(other, one, 0)),
  );
}

/**
 * True if no value can follow both schemas: by their types, by a field that both require, or by a field that only one
 * of them allows. Then a changed `oneOf` cannot match twice.
 */
function isApart(one: Schema, other: Schema, depth: number): boolean {
  const [a, b] = [one.keywords, other.keywords];
  if (a === "nothing" || b === "nothing") return true;
  if (typesOf(a).every((type) => !typesOf(b).includes(type)) || excludes(one, other)) return true;
  // A schema can contain itself, so the depth is limited.
  if (depth === apartDepthMax) return false;
  const isClosed = other.below("additionalProperties").keywords === "nothing";
  return namesOf(a["required"]).some((name) => {
    if (isClosed && !Object.hasOwn(recordOf(b["properties"]), name)) return true;
    const [field, otherField] = [one.below("properties", name), other.below("properties", name)];
    if (otherField.keywords === "nothing") return true;
    return namesOf(b["required"]).includes(name) && isApart(field, otherField, depth + 1);
  });
}

const apartDepthMax = 4;

/**
 * True if no listed value of one schema is valid in the other. Two alternatives of a `oneOf` with such a field can
 * never match the same document.
 */
function excludes(one: Schema, other: Schema): boolean {
  const constants = ({ keywords }: Schema) => (keywords === "nothing" ? [] : constantsOf(keywords));
  const [listed, listedToo] = [constants(one), constants(other)];
  if (listed === undefined) return false;
  if (listedToo !== undefined) return !listed.some((value) => listedToo.includes(value));
  const refused = constants(other.below("not"));
  return refused !== undefined && listed.every((value) => refused.includes(value));
}

/** Keywords of limits, each with true for an upper limit. */
const limits = [
  ["minimum", false],
  ["exclusiveMinimum", false],
  ["minLength", false],
  ["minItems", false],
  ["minProperties", false],
  ["maximum", true],
  ["exclusiveMaximum", true],
  ["maxLength", true],
  ["maxItems", true],
  ["maxProperties", true],
] as const;

/** Keywords that say nothing about a value, and those that are compared above. */
const followed: ReadonlySet<string> = new Set([
  ...["$schema", "$id", "$comment", "$defs", "title", "description", "default", "examples", "deprecated"],
  ...["readOnly", "writeOnly", "type", "enum", "const", "properties", "required", "additionalProperties"],
  ...["prefixItems", "items", "oneOf", "anyOf", "allOf", ...limits.map(([keyword]) => keyword)],
]);

const allTypes = ["null", "boolean", "object", "array", "string", "integer", "fraction"];

/** Returns the types; a number is an integer or has a fraction. */
function typesOf(keywords: Keywords): readonly string[] {
  const { type } = keywords as { readonly type?: unknown };
  if (type === undefined) return allTypes;
  const named = Array.isArray(type) ? type : [type];
  return named.flatMap((one) => (one === "number" ? ["integer", "fraction"] : [String(one)]));
}

/**
 * Returns the valid values of a schema with `const` or `enum` as canonical JSON, so that they can be compared;
 * undefined without such a list. A listed value of a type that the schema forbids is not valid.
 */
function constantsOf(keywords: Keywords): readonly string[] | undefined {
  const { const: one, enum: several } = keywords as { readonly const?: unknown; readonly enum?: unknown };
  const lists = [...("const" in keywords ? [[one]] : []), ...(Array.isArray(several) ? [several] : [])];
  const [first, ...others] = lists.map((list) => list.map((value) => canonical(value)));
  const types = typesOf(keywords);
  return first?.filter((text) => others.every((list) => list.includes(text)) && types.includes(typeOf(text)));
}

/** Returns the type of a value in canonical JSON, by the names of `allTypes`. */
function typeOf(json: string): string {
  const value: unknown = JSON.parse(json);
  if (value === null) return "null";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "fraction";
  return Array.isArray(value) ? "array" : typeof value;
}

/**
 * Returns the fields that a schema of an object describes or requires, also in its alternatives: old documents can
 * already have them.
 */
function fieldsOf(schema: Schema): readonly string[] {
  const of = ({ keywords }: Schema): readonly string[] =>
    keywords === "nothing"
      ? []
      : [...Object.keys(recordOf(keywords["properties"])), ...namesOf(keywords["required"])];
  const below = (["oneOf", "anyOf", "allOf"] as const).flatMap((keyword) =>
    Array.from({ length: schema.count(keyword) }, (_, at) => of(schema.below(keyword, String(at)))).flat(),
  );
  return [...of(schema), ...below];
}

function listed(types: readonly string[]): string {
  return types.map((type) => (type === "fraction" ? "a number with a fraction" : type)).join(" or ");
}

function numberOf(value: unknown, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function namesOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === "string") : [];
}
