/** The same kinds of change under the JSON server, and those that data has. Decided by reading the change, as in cases.ts. */
import type { NewnessCase } from "./cases.ts";

const harbour = {
  type: "object",
  properties: {
    name: { type: "string" },
    berths: {
      type: "array",
      items: {
        type: "object",
        properties: { id: { type: "string" }, depth: { type: "integer" } },
        required: ["id"],
        additionalProperties: false,
      },
    },
    tariff: { type: "object", properties: { currency: { enum: ["EUR", "GBP"] } } },
  },
};
const schema = { "harbour.schema.json": `${JSON.stringify(harbour, undefined, 1)}\n` };

// Three findings, two of them equal but for their place: a depth that is no number is written twice, and a currency is unknown.
const value = {
  $schema: "./harbour.schema.json",
  name: "Porto",
  berths: [
    { id: "north", depth: "deep" },
    { id: "south", depth: "deep" },
  ],
  tariff: { rate: 1.5, currency: "XYZ" },
};
const print = (of: object, indent: number | string = 2) => `${JSON.stringify(of, undefined, indent)}\n`;
const m = print(value);
const old = { ...schema, "m.json": m };
const nothingNew = { base: 3, head: 3, new: 0 } as const;
const berths = (...all: readonly object[]) => print({ ...value, berths: all });
const [north, south] = value.berths;
const { $schema, tariff, ...rest } = value;

export const jsonCases: readonly NewnessCase[] = [
  {
    name: "shift",
    says: "keys inserted above old findings",
    base: old,
    head: { "m.json": print({ $schema, one: 1, two: 2, three: 3, ...rest, tariff }) },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "rename-pure",
    says: "git mv m.json n.json",
    base: old,
    head: { "m.json": null, "n.json": m },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "reorder",
    says: "the keys in another order",
    base: old,
    head: { "m.json": print({ $schema, tariff, ...rest }) },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "reindent",
    says: "tabs in place of spaces",
    base: old,
    head: { "m.json": print(value, "\t") },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "reformat",
    says: "everything on one line",
    base: old,
    head: { "m.json": `${JSON.stringify(value)}\n` },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "copy",
    says: "an entry with a finding is copied: the copy is new",
    base: old,
    head: { "m.json": berths(north ?? {}, south ?? {}, { id: "west", depth: "deep" }) },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["m.json:15 null deep"],
  },
  {
    name: "new-key",
    says: "a key that the schema does not have",
    base: old,
    head: { "m.json": berths(north ?? {}, { ...south, colour: "red" }) },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["m.json:12 null colour"],
  },
  {
    name: "key-goes",
    says: "a key goes that the schema requires: its entry, whose other line is old, lacks it now",
    base: old,
    head: { "m.json": berths({ depth: "deep" }, south ?? {}) },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["m.json:5 null id"],
  },
  {
    name: "swap",
    says: "one finding is mended while another of the same rule comes in",
    base: { ...schema, "m.json": berths({ id: "a", depth: "deep" }, { id: "b", depth: 3 }) },
    head: { "m.json": berths({ id: "a", depth: 4 }, { id: "b", depth: "low" }) },
    counts: { base: 2, head: 2, new: 1 },
    truth: ["m.json:11 null low"],
  },
  {
    name: "twice",
    says: "a key is written twice: the server says so of both",
    base: { "m.json": '{\n  "one": 1,\n  "two": 2\n}\n' },
    head: { "m.json": '{\n  "one": 1,\n  "two": 2,\n  "one": 3\n}\n' },
    counts: { base: 0, head: 2, new: 2 },
    truth: ["m.json:2 520 one", "m.json:4 520 one"],
  },
  {
    name: "comma",
    says: "a comma behind the last value",
    base: { "m.json": '{\n  "one": 1\n}\n' },
    head: { "m.json": '{\n  "one": 1,\n}\n' },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["m.json:2 519 one"],
  },
  {
    name: "beyond-the-plane",
    says: "characters of two code units stand before a new finding",
    base: { ...schema, "m.json": '{ "$schema": "./harbour.schema.json", "é": 1 }\n' },
    head: { "m.json": '{ "$schema": "./harbour.schema.json", "é😀": "😀", "name": 3 }\n' },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["m.json:1 null name"],
  },
  {
    name: "cross-file",
    says: "the schema changes: files that are not touched break",
    base: { ...old, "n.json": print({ $schema: value.$schema, name: "Faro" }) },
    head: {
      "harbour.schema.json": print(
        { ...harbour, properties: { ...harbour.properties, name: { type: "integer" } } },
        1,
      ),
    },
    counts: { base: 3, head: 5, new: 2 },
    truth: ["m.json:3 null Porto", "n.json:3 null Faro"],
  },
  {
    name: "schema-named",
    says: "a file gets a schema: what that says of lines that are old is new",
    base: { ...schema, "m.json": '{\n  "name": 3\n}\n' },
    head: { "m.json": '{\n  "$schema": "./harbour.schema.json",\n  "name": 3\n}\n' },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["m.json:3 null name"],
  },
  {
    name: "new-file",
    says: "a file that is new has findings of its own",
    base: old,
    head: { "deep/n.json": "[1, x]\n" },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["deep/n.json:1 516 x"],
  },
  {
    name: "split-file",
    says: "a part goes to a file of its own",
    base: old,
    head: {
      "m.json": print({ $schema: value.$schema, name: "Porto", berths: value.berths }),
      "tariff.json": print({ $schema: value.$schema, tariff: value.tariff }),
    },
    counts: nothingNew,
    truth: [],
  },
];
