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

// What is the same under every key: only where it stands tells one from the other.
const ship = {
  type: "object",
  properties: {
    length: { type: "integer" },
    flag: { enum: ["PT", "ES"] },
    holds: {
      type: "array",
      items: { type: "object", properties: { id: { type: "string" }, tons: { type: "integer" } } },
    },
  },
};
const fleetSchema = {
  "fleet.schema.json": print({
    type: "object",
    properties: { ships: { type: "object", additionalProperties: ship } },
  }),
};
const fleet = (ships: object, indent: number | string = 2) =>
  print({ $schema: "./fleet.schema.json", ships }, indent);
const alba = { flag: "PT", length: "long" };
const bela = { flag: "ES", length: 12 };
const cora = alba;
const manned = { ...alba, master: "Rui Costa", port: "Porto" };
// With what tells an item behind what it is about.
const hold = (id: string, tons: string | number) => ({ tons, id });
const holding = (...holds: readonly object[]) => ({ alba: { holds } });

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
  {
    name: "entries-reordered",
    says: "entries in another order, and one that had nothing gets what two others have",
    base: { ...fleetSchema, "m.json": fleet({ alba, bela, cora }) },
    head: { "m.json": fleet({ cora, bela: { ...bela, length: "long" }, alba }) },
    counts: { base: 2, head: 3, new: 1 },
    truth: ["m.json:10 null long"],
  },
  {
    name: "item-before",
    says: "an item is put in front of a list, and has what the first one had",
    base: { ...fleetSchema, "m.json": fleet(holding(hold("fore", "many"), hold("aft", 3))) },
    head: { "m.json": fleet(holding(hold("bow", "many"), hold("fore", "many"), hold("aft", 3))) },
    counts: { base: 1, head: 2, new: 1 },
    truth: ["m.json:7 null many"],
  },
  {
    name: "item-taken",
    says: "the first item of a list goes, and the second gets what it had",
    base: { ...fleetSchema, "m.json": fleet(holding(hold("fore", "many"), hold("aft", 3))) },
    head: { "m.json": fleet(holding(hold("aft", "many"))) },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["m.json:7 null many"],
  },
  {
    name: "entry-taken",
    says: "an entry goes, and the one behind it gets what it had",
    base: { ...fleetSchema, "m.json": fleet({ alba, bela: { flag: "PT", length: 12 } }) },
    head: { "m.json": fleet({ bela: { flag: "PT", length: "long" } }) },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["m.json:6 null long"],
  },
  {
    name: "items-reordered",
    says: "items in another order; of two that were as long the one is mended, and a third breaks",
    base: {
      ...fleetSchema,
      "m.json": fleet(holding(hold("fore", "many"), hold("main", 3), hold("aft", "many"))),
    },
    head: { "m.json": fleet(holding(hold("aft", "many"), hold("fore", 4), hold("main", "many"))) },
    counts: { base: 2, head: 2, new: 1 },
    truth: ["m.json:15 null many"],
  },
  {
    name: "block-to-file",
    says: "a block goes to another file, and what takes its place has the same finding",
    base: { ...fleetSchema, "m.json": fleet({ alba: manned, bela }), "n.json": fleet({ bela }) },
    head: { "m.json": fleet({ cora, bela }), "n.json": fleet({ bela, alba: manned }) },
    counts: { base: 1, head: 2, new: 1 },
    truth: ["m.json:6 null long"],
  },
  {
    name: "other-parent",
    says: "an item goes under another parent, and one that is new takes its place with the same finding",
    base: {
      ...fleetSchema,
      "m.json": fleet({ ...holding(hold("fore", "many"), hold("main", 3)), bela }),
    },
    head: {
      "m.json": fleet({
        ...holding(hold("aft", "many"), hold("main", 3)),
        bela: { ...bela, holds: [hold("fore", "many")] },
      }),
    },
    counts: { base: 1, head: 2, new: 1 },
    truth: ["m.json:7 null many"],
  },
  {
    name: "key-renamed",
    says: "the key around an old finding gets another name, and its entry another place",
    base: { ...fleetSchema, "m.json": fleet({ alba, bela }) },
    head: { "m.json": fleet({ bela, albatroz: alba }) },
    counts: { base: 1, head: 1, new: 0 },
    truth: [],
  },
  {
    name: "entries-on-one-line",
    says: "entries in one line each, in another order, their keys in another order",
    base: { ...fleetSchema, "m.json": fleet({ alba, bela, cora }) },
    head: {
      "m.json": `{\n  "$schema": "./fleet.schema.json",\n  "ships": {\n    "cora": { "length": "long", "flag": "PT" },\n    "bela": { "length": 12, "flag": "ES" },\n    "alba": { "length": "long", "flag": "PT" }\n  }\n}\n`,
    },
    counts: { base: 2, head: 2, new: 0 },
    truth: [],
  },
  {
    name: "second-of-a-kind",
    says: "a finding is mended under its key, and comes in under another in front of it",
    base: { ...fleetSchema, "m.json": fleet({ alba, bela }) },
    head: { "m.json": fleet({ cora, alba: { ...alba, length: 9 }, bela }) },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["m.json:6 null long"],
  },
];
