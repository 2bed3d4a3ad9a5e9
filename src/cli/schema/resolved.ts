/** Views a JSON Schema as a tree without references: each is followed in place. */
import { sha256 } from "../../model/digest.ts";
import { UserError } from "../../model/errors.ts";
import { canonical, pointerTo } from "../../model/json.ts";

export type Keywords = Readonly<Record<string, unknown>>;

/** Schema that was read, with those that it may refer to by their `$id`. */
export type SchemaSource = {
  /** Name of the schema in messages. */
  readonly shown: string;
  readonly schema: unknown;
  readonly known: ReadonlyMap<string, unknown>;
};

/** View of one schema without references. */
export type Schema = {
  /** Place of the schema, with references followed: each place has one schema. */
  readonly place: string;
  /** JSON Pointer into its document. */
  readonly pointer: string;
  /**
   * Keywords; empty for `true`, "nothing" for `false`. A reference has the keywords of its target and those next to
   * it.
   */
  readonly keywords: Keywords | "nothing";
  /** Returns the schema below a keyword; `true` if there is none. */
  readonly below: (keyword: string, key?: string) => Schema;
  /** Returns the length of a list of schemas; 0 if there is none. */
  readonly count: (keyword: string) => number;
  /**
   * Returns a text that is equal if the schema, or one of its keywords, means the same; undefined if it has no such
   * keyword.
   */
  readonly text: (keyword?: string) => string | undefined;
  /** Label that distinguishes it from its neighbours in a list: the constants of its fields. */
  readonly label: string;
};

/** Place of a value: in the document of `origin`, or in one that it knows. */
type At = { readonly document: unknown; readonly id: string; readonly pointer: string };

/** Builds the schema. Throws a UserError for a reference that leads nowhere. */
export function resolveSchema(origin: SchemaSource): Schema {
  return schemaAt(origin, origin.schema, { document: origin.schema, id: "", pointer: "" });
}

/**
 * Builds the view of the schema at a place. It merges the keywords next to a reference with those of the target, so
 * that a comparison sees one set of keywords.
 */
function schemaAt(origin: SchemaSource, value: unknown, at: At): Schema {
  const parts = followed(origin, value, at);
  const isNothing = parts.some((part) => part.value === false);
  const sources = new Map<string, { readonly value: unknown; readonly at: At }>();
  for (const part of parts)
    for (const [keyword, own] of Object.entries(objectOf(part.value))) {
      if (keyword === "$ref") continue;
      // If target and reference have the same keyword, both apply. The second gets a name that nobody interprets, so
      // that only an equal text counts as equal.
      const isRepeated = sources.has(keyword) && !isOfPeople(keyword, own);
      sources.set(isRepeated ? `${keyword} beside $ref` : keyword, {
        value: own,
        at: stepped(part.at, keyword),
      });
    }
  const keywords = Object.fromEntries([...sources].map(([keyword, source]) => [keyword, source.value]));
  return {
    place: parts.map((part) => placeOf(part.at)).join(" "),
    pointer: at.pointer,
    keywords: isNothing ? "nothing" : keywords,
    below(keyword, key) {
      const source = sources.get(keyword);
      if (source === undefined) return everything(at);
      if (key === undefined) return schemaAt(origin, source.value, source.at);
      const container = source.value as Readonly<Record<string, unknown>>;
      return Object.hasOwn(container, key)
        ? schemaAt(origin, container[key], stepped(source.at, key))
        : everything(at);
    },
    count(keyword) {
      const list = sources.get(keyword)?.value;
      return Array.isArray(list) ? list.length : 0;
    },
    text(keyword) {
      if (keyword === undefined) return comparableText(origin, value, at, "schema");
      const source = sources.get(keyword);
      return source === undefined
        ? undefined
        : comparableText(origin, source.value, source.at, kindOf(keyword));
    },
    label: canonical(
      Object.entries(objectOf(keywords["properties"])).flatMap(([name, field]) => {
        const constant = objectOf(field)["const"];
        return constant === undefined ? [] : [[name, constant]];
      }),
    ),
  };
}

/** Returns the view of `true`, for a keyword that a schema does not have: every value is valid there. */
function everything(at: At): Schema {
  return schemaAt({ shown: "", schema: true, known: new Map() }, true, { ...at, id: "everything" });
}

/**
 * Follows references to their end. Returns the target first, then each reference with further keywords, of which the
 * last wins. Throws a UserError for a circle of references, and for kinds of references that are not supported.
 */
function followed(origin: SchemaSource, value: unknown, at: At): readonly { value: unknown; at: At }[] {
  const parts = [{ value, at }];
  for (let one = { value, at }; ; ) {
    const { $ref: reference } = objectOf(one.value) as { readonly $ref?: unknown };
    const { $dynamicRef: dynamic, $id: id } = objectOf(one.value) as Readonly<Record<string, unknown>>;
    if (dynamic !== undefined) throw wrong(origin, "`$dynamicRef` is not supported");
    if (id !== undefined && one.at.pointer !== "")
      throw wrong(origin, `the schema at ${one.at.pointer} has its own \`$id\`, which is not supported`);
    if (typeof reference !== "string") break;
    one = target(origin, reference, one.at);
    if (parts.length > 100) throw wrong(origin, `\`${reference}\` refers to itself`);
    parts.unshift(one);
  }
  // A part with nothing but `$ref` adds no keywords.
  return parts.filter(
    (part) =>
      !Object.keys(objectOf(part.value)).includes("$ref") || Object.keys(objectOf(part.value)).length > 1,
  );
}

/**
 * Finds the target of one reference: in the same document, or in a shipped schema. Throws a UserError if it is missing.
 */
function target(origin: SchemaSource, reference: string, from: At): { value: unknown; at: At } {
  const [address = "", fragment = ""] = reference.split("#");
  const isOwn = address === "" || address === objectOf(from.document)["$id"];
  const document = isOwn ? from.document : origin.known.get(address);
  if (document === undefined)
    throw wrong(
      origin,
      `cannot follow the reference \`${reference}\`, because it leads neither into this schema nor to one of Lanser`,
    );
  let at: At = { document, id: isOwn ? from.id : address, pointer: "" };
  let value: unknown = document;
  for (const part of decoded(fragment).split("/").slice(1)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key))
      throw wrong(origin, `the target of the reference \`${reference}\` does not exist`);
    value = (value as Readonly<Record<string, unknown>>)[key];
    at = stepped(at, key);
  }
  if (fragment !== "" && !fragment.startsWith("/"))
    throw wrong(origin, `the reference \`${reference}\` is not a JSON Pointer, the only supported form`);
  return { value, at };
}

/** Decodes a fragment. Invalid percent-encoding stays as it is: no pointer matches it, so the reference is an error. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/**
 * Writes a schema as text for a comparison, without titles and descriptions. The digest of a target stands for it, so
 * that schemas with many references do not become huge texts.
 */
function comparableText(origin: SchemaSource, whole: unknown, start: At, as: Kind): string {
  const kept = keptOf(origin);
  /** Digests of schemas in a circle: they depend on `whole`, so no other text can reuse them. */
  const own = new Map<string, string>();
  const open = new Map<string, boolean>();
  return canonical(walk(whole, start, as));

  /** Copies a value without texts for people, and with a digest in place of each reference. */
  function walk(value: unknown, at: At, kind: Kind): unknown {
    if (kind === "data" || typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map((one, index) => walk(one, stepped(at, String(index)), kind));
    const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
      if (kind === "map") return [[key, walk(inner, stepped(at, key), "schema")]];
      if (isOfPeople(key, inner)) return [];
      if (key === "$ref" && typeof inner === "string") return [[key, digestOf(inner, at)]];
      return [[key, walk(inner, stepped(at, key), kindOf(key))]];
    });
    return Object.fromEntries(entries);
  }

  /**
   * Returns the digest of a reference's target; for a target in a circle its place, because a digest would never end.
   */
  function digestOf(reference: string, at: At): string {
    const to = target(origin, reference, at);
    const place = placeOf(to.at);
    const before = kept.get(place) ?? own.get(place);
    if (before !== undefined) return before;
    if (open.has(place)) {
      // The text already contains this schema, at the place where the circle began.
      for (const one of [...open.keys()].slice([...open.keys()].indexOf(place))) open.set(one, true);
      return place;
    }
    open.set(place, false);
    const digest = sha256(canonical(walk(to.value, to.at, "schema")));
    (open.get(place) === true ? own : kept).set(place, digest);
    open.delete(place);
    return digest;
  }
}

/** Kind of a keyword's value: a schema or a list of them, schemas by name, or data that is compared unchanged. */
type Kind = "schema" | "map" | "data";

/** Tells how the value of a keyword is compared. */
function kindOf(keyword: string): Kind {
  if (["const", "enum", "default", "examples"].includes(keyword)) return "data";
  return ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"].includes(keyword)
    ? "map"
    : "schema";
}

const digests = new WeakMap<SchemaSource, Map<string, string>>();

/** Returns the digests of schemas that are in no circle, by place. */
function keptOf(origin: SchemaSource): Map<string, string> {
  const kept = digests.get(origin) ?? new Map<string, string>();
  digests.set(origin, kept);
  return kept;
}

function placeOf({ id, pointer }: At): string {
  return `${id}#${pointer}`;
}

/** True for keywords that only people and editors read, which no validator uses. */
function isOfPeople(keyword: string, value: unknown): boolean {
  return (
    typeof value === "string" && ["title", "description", "$comment", "$id", "$schema"].includes(keyword)
  );
}

function stepped(at: At, key: string): At {
  return { ...at, pointer: pointerTo(at.pointer, key) };
}

function objectOf(value: unknown): Keywords {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Keywords) : {};
}

function wrong({ shown }: SchemaSource, what: string): UserError {
  return new UserError("bad-configuration", `${shown}: ${what}`);
}
