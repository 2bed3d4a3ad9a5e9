/**
 * Compares two versions of a JSON Schema (2020-12): whom a change breaks. A change that cannot be judged counts as
 * breaking both directions. A reader ignores fields that it does not know, so an added field breaks nobody.
 */
import { isDeepStrictEqual } from "node:util";
import { canonical, pointerTo } from "../../model/json.ts";
import { type Keywords, resolveSchema, type Schema, type SchemaSource } from "./resolved.ts";

/**
 * Direction that a change breaks. `backward`: some documents that were written before do not follow the new schema.
 * `forward`: readers of the old schema do not understand everything that is written by the new one.
 */
export type BreakDirection = "backward" | "forward";

export type SchemaChange = {
  /** JSON Pointer into the schema that has it: the old one for what was removed, otherwise the new one. */
  readonly pointer: string;
  readonly what: string;
  readonly breaks: readonly BreakDirection[];
};

/** Lists the changes in the order of the old schema. Throws a UserError for a reference that leads nowhere. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: closures over one list of changes, each of a few lines.
export function compareSchemas(old: SchemaSource, now: SchemaSource): readonly SchemaChange[] {
  const changes: SchemaChange[] = [];
  const seen = new Set<string>();
  compare(resolveSchema(old), resolveSchema(now));
  return changes;

  function say(at: Schema, below: string, what: string, ...breaks: BreakDirection[]): void {
    const change = { pointer: at.pointer + below, what, breaks };
    // One place may be reached by several ways.
    if (!changes.some((other) => isDeepStrictEqual(other, change))) changes.push(change);
  }

  /** Compares two schemas; `known` has the fields of the same object that the old schema mentions around this place. */
  function compare(before: Schema, after: Schema, known: readonly string[] = []): void {
    const pair = JSON.stringify([before.place, after.place, known]);
    if (seen.has(pair)) return;
    seen.add(pair);
    const [a, b] = [before.keywords, after.keywords];
    if (a === "nothing" || b === "nothing") {
      if (a !== b) {
        if (b === "nothing") say(after, "", "nothing follows it now", "backward");
        else say(after, "", "nothing followed it before", "forward");
      }
      return;
    }
    values(before, after, a, b);
    bounds(after, a, b);
    const spoken = [...new Set([...known, ...fieldsOf(before)])].sort();
    fields(before, after, a, b, spoken);
    elements(before, after);
    for (const keyword of ["oneOf", "anyOf", "allOf"] as const) alternatives(before, after, keyword, spoken);
    for (const keyword of ["unevaluatedProperties", "unevaluatedItems"])
      if ((keyword in a || keyword in b) && before.text() !== after.text())
        say(after, `/${keyword}`, "its target may differ", "backward", "forward");
    for (const keyword of new Set([...Object.keys(a), ...Object.keys(b)]))
      if (!followed.has(keyword)) untold(before, after, keyword);
  }

  function values(before: Schema, after: Schema, a: Keywords, b: Keywords): void {
    const [constants, constantsNow] = [constantsOf(a), constantsOf(b)];
    // Listed values are of the types that they have.
    const isListed = constants !== undefined && constantsNow !== undefined;
    const [types, typesNow] = isListed ? [[], []] : [typesOf(a), typesOf(b)];
    const lost = types.filter((one) => !typesNow.includes(one));
    const won = typesNow.filter((one) => !types.includes(one));
    if (lost.length > 0) say(after, "/type", `narrowed: no longer ${listed(lost)}`, "backward");
    if (won.length > 0) say(after, "/type", `widened: now also ${listed(won)}`, "forward");
    if (constants === undefined && constantsNow === undefined) return;
    const key = "enum" in b || "enum" in a ? "/enum" : "/const";
    if (constants === undefined) say(after, key, "narrowed to listed values", "backward");
    else if (constantsNow === undefined) say(before, key, "widened: any value instead of a list", "forward");
    else {
      const gone = constants.filter((one) => !constantsNow.includes(one));
      const come = constantsNow.filter((one) => !constants.includes(one));
      if (gone.length > 0) say(before, key, `values gone: ${gone.join(", ")}`, "backward");
      if (come.length > 0) say(after, key, `new values: ${come.join(", ")}`, "forward");
    }
  }

  function bounds(after: Schema, a: Keywords, b: Keywords): void {
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
      say(
        after,
        `/${keyword}`,
        `${isNarrower ? "narrowed" : "widened"}: ${shown(limit)} before, ${shown(now)} now`,
        isNarrower ? "backward" : "forward",
      );
    }
  }

  function fields(before: Schema, after: Schema, a: Keywords, b: Keywords, known: readonly string[]): void {
    const [own, ownNow] = [recordOf(a["properties"]), recordOf(b["properties"])];
    const [required, requiredNow] = [namesOf(a["required"]), namesOf(b["required"])];
    const rest = before.below("additionalProperties");
    const restNow = after.below("additionalProperties");
    const claimed = new Set<string>();
    for (const name of Object.keys(own)) {
      const below = pointerTo("/properties", name);
      const field = before.below("properties", name);
      if (Object.hasOwn(ownNow, name)) {
        compare(field, after.below("properties", name));
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
      if (restNow.keywords !== "nothing") compare(field, restNow);
      say(before, below, what, ...(isRefused ? (["backward"] as const) : []), "forward");
    }
    for (const name of Object.keys(ownNow)) {
      if (Object.hasOwn(own, name)) continue;
      const field = after.below("properties", name);
      const isMap = rest.keywords !== "nothing" && Object.keys(rest.keywords).length > 0;
      // What a document may have there already is not a field that is added.
      if (isMap || (rest.keywords !== "nothing" && known.includes(name))) compare(rest, field);
      if (!requiredNow.includes(name))
        say(after, pointerTo("/properties", name), "added, and need not be there");
    }
    for (const name of required)
      if (!requiredNow.includes(name) && (Object.hasOwn(ownNow, name) || !Object.hasOwn(own, name)))
        say(after, "/required", `${JSON.stringify(name)} need not be there any more`, "forward");
    for (const name of requiredNow)
      if (!required.includes(name)) {
        const isNew = Object.hasOwn(ownNow, name) && !Object.hasOwn(own, name);
        const what = isNew ? "added and required" : "has to be there now";
        say(after, "/required", `${JSON.stringify(name)} ${what}`, "backward");
      }
    if (rest.keywords === "nothing" || restNow.keywords === "nothing") {
      // Opened: a field that is not known is passed over.
      if (rest.keywords !== restNow.keywords)
        if (restNow.keywords === "nothing")
          say(after, "/additionalProperties", "narrowed: no other fields any more", "backward");
        else say(after, "/additionalProperties", "other fields may be there now");
    } else compare(rest, restNow);
  }

  function elements(before: Schema, after: Schema): void {
    const [count, countNow] = [before.count("prefixItems"), after.count("prefixItems")];
    for (let index = 0; index < Math.max(count, countNow); index++) {
      const at = (schema: Schema, own: number) =>
        index < own ? schema.below("prefixItems", String(index)) : schema.below("items");
      compare(at(before, count), at(after, countNow));
    }
    compare(before.below("items"), after.below("items"));
  }

  /** Pairs alternatives: first equal ones, then those with the same label, then in their order. */
  function alternatives(
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
    // Without a list anything goes.
    if (left.length === 0 && right.length > 0)
      say(after, `/${keyword}`, "narrowed: a new condition", "backward");
    else if (right.length === 0 && left.length > 0)
      say(before, `/${keyword}`, "widened: a condition is gone", "forward");
    else {
      const texts = new Map([...left, ...right].map((one) => [one, one.text()]));
      for (const key of [(one: Schema) => texts.get(one), ({ label }: Schema) => label, () => "any"])
        for (const one of left) {
          const other = right.find((candidate) => key(candidate) === key(one));
          if (other === undefined) continue;
          compare(one, other, known);
          left = left.filter((schema) => schema !== one);
          right = right.filter((schema) => schema !== other);
        }
      if (
        keyword === "oneOf" &&
        before.text(keyword) !== after.text(keyword) &&
        !(areApart(of(before)) && areApart(of(after)))
      )
        say(after, "/oneOf", "several branches may allow it now", "backward", "forward");
      for (const one of left) say(one, "", `gone from ${keyword}`, fewer);
      for (const one of right) say(one, "", `added to ${keyword}`, more);
    }
  }

  /**
   * Compares keywords whose meaning is not interpreted: unless they are equal, with all that they refer to, the
   * change cannot be judged.
   */
  function untold(before: Schema, after: Schema, keyword: string): void {
    const [was, is] = [before.text(keyword), after.text(keyword)];
    if (was === is) return;
    if (was === undefined) say(after, `/${keyword}`, "narrowed: a new condition", "backward", "forward");
    else if (is === undefined)
      say(before, `/${keyword}`, "widened: a condition is gone", "backward", "forward");
    else say(after, `/${keyword}`, "another condition", "backward", "forward");
  }
}

/** True if no value can follow two of them. */
function areApart(all: readonly Schema[]): boolean {
  return all.every((one, at) =>
    all.slice(at + 1).every((other) => isApart(one, other, 0) || isApart(other, one, 0)),
  );
}

/**
 * True if two schemas exclude each other: by their types, by a field that both require, or by a field that only one
 * of them may have.
 */
function isApart(one: Schema, other: Schema, depth: number): boolean {
  const [a, b] = [one.keywords, other.keywords];
  if (a === "nothing" || b === "nothing") return true;
  if (typesOf(a).every((type) => !typesOf(b).includes(type)) || excludes(one, other)) return true;
  // One that holds itself would be looked into for ever.
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

/** True if the values that the one lists are disjoint from those of the other, or are excluded by its `not`. */
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

/** Returns the allowed values: those that are listed and of an allowed type; undefined without a list. */
function constantsOf(keywords: Keywords): readonly string[] | undefined {
  const { const: one, enum: several } = keywords as { readonly const?: unknown; readonly enum?: unknown };
  const lists = [...("const" in keywords ? [[one]] : []), ...(Array.isArray(several) ? [several] : [])];
  const [first, ...others] = lists.map((list) => list.map((value) => canonical(value)));
  const types = typesOf(keywords);
  return first?.filter((text) => others.every((list) => list.includes(text)) && types.includes(typeOf(text)));
}

function typeOf(json: string): string {
  const value: unknown = JSON.parse(json);
  if (value === null) return "null";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "fraction";
  return Array.isArray(value) ? "array" : typeof value;
}

/** Returns the fields that a schema of an object describes or requires, also in its alternatives. */
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
