/** `lanser schema`: files and standard input in; what is said and the exit code out. */
import { globSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkOf, shippedSchema } from "../../src/cli/schema/checking.ts";
import { compareSchemas, type SchemaChange } from "../../src/cli/schema/compat.ts";
import type { SchemaSource } from "../../src/cli/schema/resolved.ts";
import { schemaTexts } from "../../src/schemas/generated/texts.ts";
import { runInProcess } from "../support/in-process.ts";
import { timesOfNow } from "../support/night.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const names = Object.keys(schemaTexts) as (keyof typeof schemaTexts)[];
const folder = mkdtempSync(join(tmpdir(), "lanser-schema-"));

async function said(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runInProcess(folder, ["schema", ...args], {});
  return `${stdout}${stderr}exit code ${code}`;
}

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

const examples = (name: string) =>
  globSync(`schemas/examples/${name}/*.json`, { cwd: root })
    .map((path) => ({ path: join(root, path), isRight: !path.endsWith(".invalid.json") }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));

test("every schema is listed, and exported byte for byte, by its name with its version or without", async () => {
  expect(names.map((name) => `${name}.json`)).toEqual(
    globSync("*.json", { cwd: join(root, "schemas") }).toSorted(),
  );
  const listed = (await said("list")).split("\n");
  expect(listed.slice(0, -1).map((line) => line.split(" ")[0])).toEqual(names);
  for (const name of names) {
    expect(await said("export", name, "--out", "out.json")).toBe("exit code 0");
    const bytes = readFileSync(join(root, "schemas", `${name}.json`));
    expect(readFileSync(join(folder, "out.json")).equals(bytes)).toBe(true);
    expect(await said("export", name.replace(".v1", ""))).toBe(`${bytes.toString("utf8")}exit code 0`);
  }
  expect(await said("export", "repotr")).toMatchInlineSnapshot(`
    "lanser: there is no schema \`repotr\`
      Did you mean \`report\`?
    exit code 3"
  `);
});

test("an example of each schema follows it or not, as its name says", async () => {
  for (const name of names) {
    const check = checkOf(shippedSchema(name));
    const wrong = examples(name).filter(
      ({ path, isRight }) => check(JSON.parse(readFileSync(path, "utf8"))) !== isRight,
    );
    expect(wrong).toEqual([]);
  }
});

test("what does not follow is named by file, line and pointer, with exit code 1", async () => {
  const right = examples("affected.v1")[0]?.path ?? "";
  expect(await said("validate", "affected", right)).toBe(`valid: ${right}\nexit code 0`);
  file("wrong.json", JSON.stringify({ ...JSON.parse(readFileSync(right, "utf8")), of: "many" }));
  file("torn.json", "{");
  const batch = ['{"id":"a","cmd":"def","place":"a.py@L1:C1"}', "", '{"id":"b"}'].join("\n");
  expect(
    await said("validate", "affected.v1", "wrong.json", "torn.json", file("none.json", "[]")),
  ).toMatchInlineSnapshot(`
    "wrong.json: /of must be integer
    torn.json: invalid JSON at column 2: a key is missing
    none.json: the top must be object
    exit code 1"
  `);
  expect(await said("validate", "batch", file("batch.jsonl", batch))).toMatchInlineSnapshot(`
    "batch.jsonl:3: the top must have required property 'cmd'
    exit code 1"
  `);
  expect(
    await said("validate", file("bad.schema.json", '{"tpye": "string"}'), "none.json"),
  ).toMatchInlineSnapshot(`
    "lanser: bad.schema.json is not a schema: strict mode: unknown keyword: "tpye"
    exit code 12"
  `);
  const nested = file("nested.schema.json", JSON.stringify({ items: { $ref: "#" } }));
  const deep = file("deep.json", `${"[".repeat(200_000)}${"]".repeat(200_000)}`);
  expect(await said("validate", nested, deep)).toMatchInlineSnapshot(`
    "deep.json: invalid JSON at column 129: the value has more than 128 levels
    exit code 1"
  `);
  expect(await said("validate", "afected", "none.json")).toMatchInlineSnapshot(`
    "lanser: there is no schema \`afected\`
      Did you mean \`affected\`?
    exit code 3"
  `);
  expect(await said("validate", file("null.json", "null"), "none.json")).toMatchInlineSnapshot(`
    "lanser: null.json is not a schema: a schema must be an object, true or false
    exit code 12"
  `);
  expect(await said("validate", "affected", "gone.json")).toMatchInlineSnapshot(`
    "lanser: cannot read the file gone.json
      Check the path and its permissions.
    exit code 13"
  `);
});

test("a schema of one's own may refer to one of ours", async () => {
  const $ref = "https://raw.githubusercontent.com/lanser/lanser/v0/schemas/affected.v1.json#";
  const own = file("own.schema.json", JSON.stringify({ type: "object", properties: { files: { $ref } } }));
  expect(await said("validate", own, file("own.json", '{"files": 1}'))).toMatchInlineSnapshot(`
    "own.json: /files must be object
    exit code 1"
  `);
});

test("every line of a batch is told whether it would be taken, and nothing is started", async () => {
  const lines = [
    '{"id":"a","cmd":"def","place":"a.py@L1:C1"}',
    '{"id":"b","cmd":"refs","place":{"$ref":"a#/facts/definitions/0"}}',
    '{"cmd":"cancel","id":"b"}',
  ];
  expect(await said("validate-batch", file("taken.jsonl", lines.join("\n")))).toMatchInlineSnapshot(`
    "valid for lanser batch: 3 lines
    exit code 0"
  `);
  const wrong = [
    ...lines,
    '{"id":"a","cmd":"def"}',
    '{"id":"c","cmd":"reffs"}',
    '{"id":"g","cmd":"def"}',
    '{"id":"d","cmd":"def","place":"a.py@L0:C1"}',
    '{"id":"e","cmd":"def","place":{"$ref":"z#/facts"}}',
    '{"id":"f","cmd":"def","plaec":"a.py"}',
    '{"cmd":"cancel","id":"z"}',
    "[]",
    "{",
  ];
  expect(await said("validate-batch", file("wrong.jsonl", wrong.join("\n")))).toMatchInlineSnapshot(`
    "wrong.jsonl:4: an earlier line already has the id \`a\`
    wrong.jsonl:5: there is no question \`reffs\` (Did you mean \`refs\`?)
    wrong.jsonl:6: \`def\` needs a place (A place is path@L12:C7, path@R(42,7->44,1), path@L12~name#2, path#Class.method, py://pkg.mod#Class.method, ast://[file=path]/[def=name] or anchor://path#"text". A name can end with :sig, :body or :doc. A part comes before a number: path#name:body?overload=1. Percent-encode % # @ ~ ? " and spaces in paths and names.)
    wrong.jsonl:7: \`a.py@L0:C1\` is not a place: line 0 does not exist: lines count from 1, at character 7 (A place is path@L12:C7, path@R(42,7->44,1), path@L12~name#2, path#Class.method, py://pkg.mod#Class.method, ast://[file=path]/[def=name] or anchor://path#"text". A name can end with :sig, :body or :doc. A part comes before a number: path#name:body?overload=1. Percent-encode % # @ ~ ? " and spaces in paths and names.)
    wrong.jsonl:8: no earlier line has the id \`z\`
    wrong.jsonl:9: a question has no member \`plaec\`
    wrong.jsonl:10: no earlier line has the id \`z\`
    wrong.jsonl:11: the line is not a JSON object
    wrong.jsonl:12: the line is not JSON
    exit code 1"
  `);
});

describe("compat", () => {
  const origin = (schema: unknown): SchemaSource => ({
    ...shippedSchema("bundle.v1"),
    shown: "a schema",
    schema,
  });
  const changesOf = (old: unknown, now: unknown) => compareSchemas(origin(old), origin(now));
  const breaks = (changes: readonly SchemaChange[]) => new Set(changes.flatMap((change) => change.breaks));

  test("says what differs and whom it breaks", async () => {
    const old = {
      type: "object",
      required: ["id", "state", "at"],
      properties: {
        id: { type: "string" },
        state: { enum: ["new", "fixed"] },
        at: { type: ["integer", "null"], minimum: 1 },
        note: { type: "string" },
        words: { type: "string" },
      },
    };
    const now = {
      type: "object",
      required: ["id", "at", "server"],
      properties: {
        id: { type: ["string", "integer"] },
        state: { enum: ["new", "fixed", "moved"] },
        at: { type: "integer", minimum: 0 },
        remark: { type: "string", description: "No longer called note." },
        server: { type: "string" },
        more: { type: "boolean" },
      },
    };
    const [a, b] = [file("old.json", JSON.stringify(old)), file("now.json", JSON.stringify(now))];
    expect(await said("compat", a, b)).toMatchInlineSnapshot(`
      "breaks forward: /properties/id/type: widened: the type can now be integer
      breaks forward: /properties/state/enum: added values: "moved"
      breaks backward: /properties/at/type: narrowed: the type can no longer be null
      breaks forward: /properties/at/minimum: widened: the limit was 1 and is now 0
      breaks forward: /type: widened: the type can now be null or boolean or object or array or integer or a number with a fraction
      breaks forward: /properties/note: removed, or renamed to "remark"
      breaks forward: /properties/words: removed, or renamed to "server"
      fine: /properties/remark: added as an optional field
      fine: /properties/more: added as an optional field
      breaks forward: /required: "state" is no longer required
      breaks backward: /required: "server" added and required
      not compatible both ways: 9 of 11 changes break it
      exit code 1"
    `);
    expect(await said("compat", a, b, "--mode", "backward")).toMatchInlineSnapshot(`
      "fine: /properties/id/type: widened: the type can now be integer
      fine: /properties/state/enum: added values: "moved"
      breaks backward: /properties/at/type: narrowed: the type can no longer be null
      fine: /properties/at/minimum: widened: the limit was 1 and is now 0
      fine: /type: widened: the type can now be null or boolean or object or array or integer or a number with a fraction
      fine: /properties/note: removed, or renamed to "remark"
      fine: /properties/words: removed, or renamed to "server"
      fine: /properties/remark: added as an optional field
      fine: /properties/more: added as an optional field
      fine: /required: "state" is no longer required
      breaks backward: /required: "server" added and required
      not backward compatible: 2 of 11 changes break it
      exit code 1"
    `);
    expect(await said("compat", a, a)).toMatchInlineSnapshot(`
      "compatible both ways: 0 changes
      exit code 0"
    `);
    expect(await said("compat", "report", "gone.json")).toMatchInlineSnapshot(`
      "lanser: cannot read gone.json
        Check the path and its permissions.
      exit code 13"
    `);
    expect(await said("compat", a, b, "--mode", "upward")).toMatchInlineSnapshot(`
      "lanser: --mode must be one of full, backward, forward, not \`upward\`
        See: lanser schema compat --help
      exit code 13"
    `);
  });

  test("nothing differs between a schema and itself", () => {
    for (const name of names) expect(compareSchemas(shippedSchema(name), shippedSchema(name))).toEqual([]);
  });

  type Node = Record<string, unknown>;
  type Mutation = {
    readonly what: string;
    readonly expected: "backward" | "forward" | "any";
    readonly schema: unknown;
  };

  /** Each change that is possible at each place of a schema, made alone. */
  function* mutations(whole: unknown): Iterable<Mutation> {
    for (const path of nodes(whole, [])) {
      const made = (change: (node: Node) => void): unknown => {
        const copy = structuredClone(whole);
        change(path.reduce<Node>((node, key) => node[key] as Node, copy as Node));
        return copy;
      };
      const node = path.reduce<Node>((one, key) => one[key] as Node, whole as Node);
      const where = `/${path.join("/")}`;
      const isConditional = path.some((key) => conditional.includes(key));
      const wanted = <T extends string>(direction: T) => (isConditional ? "any" : direction);
      const {
        properties,
        required,
        type,
        enum: listed,
      } = node as {
        properties?: Node;
        required?: string[];
        type?: string | string[];
        enum?: unknown[];
      };
      for (const key of Object.keys(properties ?? {})) {
        const without = (one: Node) => {
          one["required"] = (one["required"] as string[] | undefined)?.filter((name) => name !== key);
          if (one["required"] === undefined) delete one["required"];
        };
        yield {
          what: `${where} loses ${key}`,
          expected: wanted("forward"),
          schema: made((one) => {
            delete (one["properties"] as Node)[key];
            without(one);
          }),
        };
        yield {
          what: `${where} calls ${key} otherwise`,
          expected: wanted("forward"),
          schema: made((one) => {
            const all = one["properties"] as Node;
            all[`${key}2`] = all[key];
            delete all[key];
            without(one);
          }),
        };
      }
      for (const name of required ?? [])
        yield {
          what: `${where} may lack ${name}`,
          expected: wanted("forward"),
          schema: made((one) => {
            one["required"] = required?.filter((other) => other !== name);
          }),
        };
      if (type !== undefined && !isConditional) {
        const types = [type].flat();
        const more = ["boolean", "array"].find((one) => !types.includes(one));
        yield {
          what: `${where} is also ${more}`,
          expected: "forward",
          schema: made((one) => {
            one["type"] = [...types, more];
          }),
        };
        yield {
          what: `${where} is only ${types[0]}, or nothing`,
          expected: "backward",
          schema: made((one) => {
            one["type"] = types.length > 1 ? types[0] : "null";
            if (types[0] === "null") one["type"] = types[1] ?? "string";
          }),
        };
      }
      if (listed !== undefined) {
        yield {
          what: `${where} has a value more`,
          expected: wanted("forward"),
          schema: made((one) => {
            one["enum"] = [...listed, "brand new"];
          }),
        };
        yield {
          what: `${where} has a value less`,
          expected: wanted("backward"),
          schema: made((one) => {
            one["enum"] = listed.slice(1);
          }),
        };
      }
    }
  }

  test("other words and more fields break nobody", () => {
    for (const name of names) {
      const { schema } = shippedSchema(name);
      const copy = structuredClone(schema) as Node;
      for (const path of nodes(schema, [])) {
        if (path.some((key) => conditional.includes(key))) continue;
        const node = path.reduce<Node>((one, key) => one[key] as Node, copy);
        node["description"] = "Said otherwise.";
        if (node["properties"] !== undefined) (node["properties"] as Node)["brandNew"] = { type: "string" };
      }
      const changes = changesOf(schema, copy);
      const breaking = changes.filter((change) => change.breaks.length > 0);
      expect([name, changes.length > 0, breaking]).toEqual([name, true, []]);
    }
  });

  const conditional = ["if", "not", "then", "propertyNames"];

  /** The places of all schemas in a schema. */
  function* nodes(value: unknown, path: readonly string[]): Iterable<readonly string[]> {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    yield path;
    for (const [keyword, own] of Object.entries(value))
      if (["properties", "$defs", "oneOf", "anyOf", "allOf", "prefixItems"].includes(keyword))
        for (const key of Object.keys(own as object))
          yield* nodes((own as Node)[key], [...path, keyword, key]);
      else if (["items", "additionalProperties", "if", "then", "not", "propertyNames"].includes(keyword))
        yield* nodes(own, [...path, keyword]);
  }

  test.each(names)(
    "of %s each field removed, renamed or optional, each type and value more or less is caught",
    (name) => {
      const { schema } = shippedSchema(name);
      const missed: string[] = [];
      const all = [...mutations(schema)];
      // By day spread over the whole schema, by night each.
      const step = Math.ceil(all.length / timesOfNow({ day: 80, night: all.length }));
      for (const { what, expected, schema: now } of all.filter((_, at) => at % step === 0)) {
        const found = breaks(changesOf(schema, now));
        const isRight = expected === "any" ? found.size > 0 : found.has(expected);
        if (!isRight) missed.push(`${what}: ${[...found].join(" and ") || "nobody"}, not ${expected}`);
      }
      expect(all.length).toBeGreaterThan(10);
      expect(missed).toEqual([]);
    },
  );

  test("what is called backward compatible takes the documents that there are", () => {
    const all = names.flatMap((name) => {
      const { schema } = shippedSchema(name);
      const right = examples(name).flatMap(({ path, isRight }) =>
        isRight ? [JSON.parse(readFileSync(path, "utf8")) as unknown] : [],
      );
      return [...mutations(schema)].map((mutation) => ({ ...mutation, old: schema, right }));
    });
    fc.assert(
      fc.property(fc.constantFrom(...all), ({ old, schema, right }) => {
        if (breaks(changesOf(old, schema)).has("backward")) return;
        const check = checkOf(origin(schema));
        for (const document of right) expect(check(document)).toBe(true);
      }),
      { numRuns: timesOfNow({ day: 25, night: 1_000 }) },
    );
  });

  /** As a reader found them who looked for what is missed: the document follows the one, and not the other. */
  const untold: readonly (readonly [what: string, follows: unknown, not: unknown, document: unknown])[] = [
    [
      "a field required before gets a type",
      { required: ["a"] },
      { required: ["a"], properties: { a: { type: "string" } } },
      { a: 1 },
    ],
    [
      "a branch speaks of a field of the whole",
      { properties: { v: {} }, oneOf: [{ properties: { kind: { const: "x" } } }] },
      { properties: { v: {} }, oneOf: [{ properties: { kind: { const: "x" }, v: { type: "string" } } }] },
      { kind: "x", v: 1 },
    ],
    [
      "an alternative that the other one holds",
      { oneOf: [{ type: "integer" }] },
      { oneOf: [{ type: "integer" }, { type: "number" }] },
      1,
    ],
    [
      "limits that meet",
      {
        oneOf: [
          { type: "string", maxLength: 3 },
          { type: "string", minLength: 4 },
        ],
      },
      {
        oneOf: [
          { type: "string", maxLength: 5 },
          { type: "string", minLength: 4 },
        ],
      },
      "abcd",
    ],
    [
      "a field that falls to all others",
      { properties: { a: { type: "integer" } }, additionalProperties: { type: "string" } },
      { additionalProperties: { type: "string" } },
      { a: 1 },
    ],
    [
      "a field that is not one of the others any more",
      { unevaluatedProperties: { type: "string" } },
      { properties: { a: { type: "integer" } }, unevaluatedProperties: { type: "string" } },
      { a: "x" },
    ],
    [
      "data that looks like words",
      { not: { const: { title: "x" } } },
      { not: { const: { title: "y" } } },
      { title: "y" },
    ],
    ["a constant that is not listed", { const: "a", enum: ["a", "b"] }, { const: "a", enum: ["b"] }, "a"],
    ["a constant of another type", { type: "string", enum: ["a"] }, { type: "integer", enum: ["a"] }, "a"],
    [
      "fields beside a reference",
      { $defs: { b: { properties: { a: { type: "integer" } } } }, $ref: "#/$defs/b", properties: { b: {} } },
      { $defs: { b: { properties: { a: { type: "string" } } } }, $ref: "#/$defs/b", properties: { b: {} } },
      { a: 1 },
    ],
    [
      "what is required beside a reference",
      { required: ["y"] },
      { $defs: { b: { required: ["x"] } }, $ref: "#/$defs/b", required: ["y"] },
      { y: 1 },
    ],
  ];

  test.each(untold)(
    "%s: what follows one alone breaks both ways of changing it",
    (_, follows, not, document) => {
      expect([checkOf(origin(follows))(document), checkOf(origin(not))(document)]).toEqual([true, false]);
      expect(breaks(changesOf(follows, not))).toContain("backward");
      expect(breaks(changesOf(not, follows))).toContain("forward");
    },
  );

  test("what is said otherwise and means the same is no change", () => {
    expect(changesOf({ enum: ["a"] }, { type: "string", enum: ["a"] })).toEqual([]);
    expect(changesOf({ type: "string" }, { type: "string", minLength: 0 })).toEqual([]);
  });

  test("circles that meet are looked at once", () => {
    const names = Array.from({ length: 12 }, (_, at) => `n${at}`);
    const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }]));
    const $defs = Object.fromEntries(names.map((name) => [name, { type: "object", properties }]));
    const schema = (more: object) => ({
      $defs,
      oneOf: names.map((name) => ({ $ref: `#/$defs/${name}`, ...more })),
    });
    expect(breaks(changesOf(schema({}), schema({ minProperties: 1 })))).toContain("backward");
  });

  test("a reference and what stands beside it hold together", () => {
    const $defs = { named: { type: "object", properties: { name: { type: "string" } }, required: ["name"] } };
    const aged = (age: string) => ({ $defs, $ref: "#/$defs/named", properties: { age: { type: age } } });
    expect(changesOf(aged("integer"), aged("integer"))).toEqual([]);
    expect(breaks(changesOf(aged("integer"), aged("string")))).toEqual(new Set(["backward", "forward"]));
    const unnamed = { ...aged("integer"), $defs: { named: { type: "object" } } };
    expect(breaks(changesOf(aged("integer"), unnamed))).toContain("forward");
  });

  test("what follows two alternatives of oneOf follows none of them", () => {
    const old = { oneOf: [{ type: "string" }, { type: "integer" }] };
    const overlapping = { oneOf: [{ type: ["string", "integer"] }, { type: "integer" }] };
    expect(breaks(changesOf(old, overlapping))).toEqual(new Set(["backward", "forward"]));
    expect(breaks(changesOf(overlapping, old))).toEqual(new Set(["backward", "forward"]));
    const apart = { oneOf: [{ type: ["string", "null"] }, { type: "integer" }] };
    expect(breaks(changesOf(old, apart))).toEqual(new Set(["forward"]));
  });

  test("references are followed, in circles too, and one that leads nowhere is said", () => {
    const circle = (kind: string) => ({
      $defs: {
        tree: { type: "object", properties: { value: { type: kind }, below: { $ref: "#/$defs/tree" } } },
      },
      $ref: "#/$defs/tree",
    });
    expect(changesOf(circle("string"), circle("string"))).toEqual([]);
    expect(
      changesOf(circle("string"), circle("integer")).map(({ pointer, what }) => [pointer, what]),
    ).toEqual([
      ["/$defs/tree/properties/value/type", "narrowed: the type can no longer be string"],
      ["/$defs/tree/properties/value/type", "widened: the type can now be integer"],
    ]);
    const inline = { type: "object", properties: { value: { type: "string" } } };
    const referred = {
      ...inline,
      properties: { value: { $ref: "#/$defs/text" } },
      $defs: { text: { type: "string" } },
    };
    expect(changesOf(inline, referred)).toEqual([]);
    expect(() => changesOf({ $ref: "#/$defs/gone" }, {})).toThrow("reference `#/$defs/gone` does not exist");
    expect(() => changesOf({ $ref: "#/%" }, {})).toThrow("does not exist");
    expect(changesOf({ not: { const: { $ref: "#/%" } } }, { not: { const: { $ref: "#/%" } } })).toEqual([]);
    const own = { properties: { x: { $id: "http://a/y", properties: { z: { $ref: "#/$defs/q" } } } } };
    expect(() => changesOf(own, own)).toThrow(
      "the schema at /properties/x has its own `$id`, which is not supported",
    );
    expect(() => changesOf({ $dynamicRef: "#a" }, {})).toThrow("`$dynamicRef` is not supported");
    expect(() => changesOf({ $ref: "#" }, {})).toThrow("refers to itself");
  });
});
