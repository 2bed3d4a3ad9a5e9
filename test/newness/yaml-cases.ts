/** The same kinds of change under yaml-language-server, and those that data has. Decided by reading the change, as in cases.ts. */
import type { NewnessCase } from "./cases.ts";

const named = "# yaml-language-server: $schema=./harbour.json\n";
const harbour = {
  type: "object",
  additionalProperties: false,
  properties: {
    name: { type: "string" },
    berths: {
      type: "array",
      items: {
        type: "object",
        properties: { id: { type: "string" }, depth: { type: "integer" } },
        required: ["id"],
      },
    },
    tariff: { type: "object", properties: { rate: { type: "number" }, currency: { enum: ["EUR", "GBP"] } } },
  },
};
const schema = { "harbour.json": `${JSON.stringify(harbour, undefined, 1)}\n` };

// Three findings, two of them equal but for their place: a depth that is no number is written twice, and a currency is unknown.
const first = "  - id: north\n    depth: deep\n";
const second = "tariff:\n  rate: 1.5\n  currency: XYZ\n";
const third = "  - id: south\n    depth: deep\n";
const m = `${named}name: Porto\nberths:\n${first}${third}${second}`;
const old = { ...schema, "m.yaml": m };
const nothingNew = { base: 3, head: 3, new: 0 } as const;

// What is the same under every key: only where it stands tells one from the other.
const fleetNamed = "# yaml-language-server: $schema=./fleet.json\n";
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
  "fleet.json": `${JSON.stringify({ type: "object", properties: { ships: { type: "object", additionalProperties: ship } } }, undefined, 1)}\n`,
};
const fleet = (...ships: readonly string[]) => `${fleetNamed}ships:\n${ships.join("")}`;
const alba = "  alba:\n    flag: PT\n    length: long\n";
const bela = "  bela:\n    flag: ES\n    length: 12\n";
const cora = "  cora:\n    flag: PT\n    length: long\n";
const crew = "    master: Rui Costa\n    port: Porto\n";
const hold = (id: string, tons: string) => `      - id: ${id}\n        tons: ${tons}\n`;
const holding = (name: string, ...holds: readonly string[]) => `  ${name}:\n    holds:\n${holds.join("")}`;

export const yamlCases: readonly NewnessCase[] = [
  {
    name: "shift",
    says: "five comment lines inserted above old findings",
    base: old,
    head: { "m.yaml": m.replace("name:", "# 1\n# 2\n# 3\n# 4\n# 5\nname:") },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "rename-pure",
    says: "git mv m.yaml n.yml",
    base: old,
    head: { "m.yaml": null, "n.yml": m },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "reorder",
    says: "the parts of the file in another order",
    base: old,
    head: { "m.yaml": `${named}${second}name: Porto\nberths:\n${first}${third}` },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "reindent",
    says: "a list is indented, columns shift",
    base: old,
    head: {
      "m.yaml": `${named}name: Porto\nberths:\n${(first + third).replace(/^/gmu, "    ").trimEnd()}\n${second}`,
    },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "flow",
    says: "a mapping is written in one line",
    base: old,
    head: { "m.yaml": m.replace(second, "tariff: { rate: 1.5, currency: XYZ }\n") },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "touch-line",
    says: "a comment behind a value with an old finding",
    base: old,
    head: { "m.yaml": m.replace("XYZ", "XYZ # for now") },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "copy",
    says: "an entry with a finding is copied: the copy is new",
    base: old,
    head: { "m.yaml": m.replace(third, `${third}${third.replace("south", "west")}`) },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["m.yaml:9 0 depth"],
  },
  {
    name: "new-key",
    says: "a key that the schema does not have",
    base: old,
    head: { "m.yaml": `${m}colour: red\n` },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["m.yaml:11 513 colour"],
  },
  {
    name: "key-goes",
    says: "a key goes that the schema requires: its entry, whose other line is old, lacks it now",
    base: old,
    head: { "m.yaml": m.replace("  - id: north\n    depth: deep\n", "  - depth: deep\n") },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["m.yaml:4 0 id"],
  },
  {
    name: "swap",
    says: "one finding is mended while another of the same rule comes in",
    base: { ...schema, "m.yaml": `${named}berths:\n  - id: a\n    depth: deep\n  - id: b\n    depth: 3\n` },
    head: { "m.yaml": `${named}berths:\n  - id: a\n    depth: 4\n  - id: b\n    depth: low\n` },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["m.yaml:6 0 depth"],
  },
  {
    name: "twice",
    says: "a key is written twice in a file of no schema",
    base: { "m.yaml": "one: 1\ntwo: 2\n" },
    head: { "m.yaml": "one: 1\ntwo: 2\none: 3\n" },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["m.yaml:3 0 one"],
  },
  {
    name: "beyond-the-plane",
    says: "characters of two code units stand before a new finding",
    base: { ...schema, "m.yaml": `${named}tariff: { rate: 1, currency: EUR } # 😀\n` },
    head: { "m.yaml": `${named}name: "😀"\ntariff: { "é😀": 1, currency: 😀 }\n` },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["m.yaml:3 1 currency"],
  },
  {
    name: "cross-file",
    says: "the schema changes: files that are not touched break",
    base: { ...old, "n.yaml": `${named}name: Faro\n` },
    head: {
      "harbour.json": schema["harbour.json"].replace(
        '"name": {\n   "type": "string"',
        '"name": {\n   "type": "integer"',
      ),
    },
    counts: { base: 3, head: 5, new: 2 },
    truth: ["m.yaml:2 0 Porto", "n.yaml:2 0 Faro"],
  },
  {
    name: "schema-named",
    says: "a file gets a schema: what that says of lines that are old is new",
    base: { ...schema, "m.yaml": "name: 3\ncolour: red\n" },
    head: { "m.yaml": `${named}name: 3\ncolour: red\n` },
    counts: { base: 0, head: 2, new: 2 },
    truth: ["m.yaml:2 0 name", "m.yaml:3 513 colour"],
  },
  {
    name: "new-file",
    says: "a file that is new has findings of its own",
    base: old,
    head: { "deep/n.yml": "a: [1, 2\n" },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["deep/n.yml:2 0 Flow"],
  },
  {
    name: "split-file",
    says: "a part goes to a file of its own",
    base: old,
    head: { "m.yaml": `${named}name: Porto\nberths:\n${first}${third}`, "tariff.yaml": `${named}${second}` },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "entries-reordered",
    says: "entries in another order, and one that had nothing gets what two others have",
    base: { ...fleetSchema, "m.yaml": fleet(alba, bela, cora) },
    head: { "m.yaml": fleet(cora, bela.replace("12", "long"), alba) },
    counts: { base: 2, head: 3, new: 1 },
    truth: ["m.yaml:8 0 length"],
  },
  {
    name: "item-before",
    says: "an item is put in front of a list, and has what the first one had",
    base: { ...fleetSchema, "m.yaml": fleet(holding("alba", hold("fore", "many"), hold("aft", "3"))) },
    head: {
      "m.yaml": fleet(holding("alba", hold("bow", "many"), hold("fore", "many"), hold("aft", "3"))),
    },
    counts: { base: 1, head: 2, new: 1 },
    truth: ["m.yaml:6 0 tons"],
  },
  {
    name: "item-taken",
    says: "the first item of a list goes, and the second gets what it had",
    base: { ...fleetSchema, "m.yaml": fleet(holding("alba", hold("fore", "many"), hold("aft", "3"))) },
    head: { "m.yaml": fleet(holding("alba", hold("aft", "many"))) },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["m.yaml:6 0 tons"],
  },
  {
    name: "items-reordered",
    says: "items in another order; of two that were as long the one is mended, and a third breaks",
    base: {
      ...fleetSchema,
      "m.yaml": fleet(holding("alba", hold("fore", "many"), hold("main", "3"), hold("aft", "many"))),
    },
    head: {
      "m.yaml": fleet(holding("alba", hold("aft", "many"), hold("fore", "4"), hold("main", "many"))),
    },
    counts: { base: 2, head: 2, new: 1 },
    truth: ["m.yaml:10 0 tons"],
  },
  {
    name: "block-to-file",
    says: "a block goes to another file, and what takes its place has the same finding",
    base: { ...fleetSchema, "m.yaml": fleet(`${alba}${crew}`, bela), "n.yaml": fleet(bela) },
    head: { "m.yaml": fleet(cora, bela), "n.yaml": fleet(bela, `${alba}${crew}`) },
    counts: { base: 1, head: 2, new: 1 },
    truth: ["m.yaml:5 0 length"],
  },
  {
    name: "other-parent",
    says: "an item goes under another parent, and one that is new takes its place with the same finding",
    base: {
      ...fleetSchema,
      "m.yaml": fleet(holding("alba", hold("fore", "many"), hold("main", "3")), bela),
    },
    head: {
      "m.yaml": fleet(
        holding("alba", hold("aft", "many"), hold("main", "3")),
        `${bela}    holds:\n${hold("fore", "many")}`,
      ),
    },
    counts: { base: 1, head: 2, new: 1 },
    truth: ["m.yaml:6 0 tons"],
  },
  {
    name: "key-renamed",
    says: "the key around an old finding gets another name, and its entry another place",
    base: { ...fleetSchema, "m.yaml": fleet(alba, bela) },
    head: { "m.yaml": fleet(bela, alba.replace("alba", "albatroz")) },
    counts: { base: 1, head: 1, new: 0 },
    truth: [],
  },
  {
    name: "reformat",
    says: "entries in one line each, in another order, their keys in another order and in quotes",
    base: { ...fleetSchema, "m.yaml": fleet(alba, bela, cora) },
    head: {
      "m.yaml": `${fleetNamed}ships:\n  cora: { "length": long, "flag": PT }\n  bela: { "length": 12, "flag": ES }\n  alba: { "length": long, "flag": PT }\n`,
    },
    counts: { base: 2, head: 2, new: 0 },
    truth: [],
  },
  {
    name: "second-of-a-kind",
    says: "a finding is mended under its key, and comes in under another in front of it",
    base: { ...fleetSchema, "m.yaml": fleet(alba, bela) },
    head: { "m.yaml": fleet(cora, alba.replace("long", "9"), bela) },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["m.yaml:5 0 length"],
  },
  {
    name: "document-goes",
    says: "one of two documents goes, and the other gets what it had, under the same key",
    base: {
      ...fleetSchema,
      "m.yaml": `${fleetNamed}name: one\nships:\n${alba}---\n${fleetNamed}name: two\nships:\n${alba.replace("long", "9")}`,
    },
    head: { "m.yaml": `${fleetNamed}name: two\nships:\n${alba.replace("long", "wide")}` },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["m.yaml:6 0 length"],
  },
  {
    name: "documents",
    says: "two documents of a file trade places, and the one that had nothing has it now",
    base: {
      ...fleetSchema,
      "m.yaml": `${fleet(alba)}---\n${fleet(bela)}`,
    },
    head: { "m.yaml": `${fleet(bela.replace("12", "long"))}---\n${fleet(alba)}` },
    counts: { base: 1, head: 2, new: 1 },
    truth: ["m.yaml:5 0 length"],
  },
  {
    name: "schema-renamed",
    says: "the schema gets another name, and the file follows it",
    base: old,
    head: {
      "harbour.json": null,
      "schemas/port.json": schema["harbour.json"],
      "m.yaml": m.replace("./harbour.json", "./schemas/port.json"),
    },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "twice-in-a-line",
    says: "an entry is added below a line in which one mistake stands twice",
    base: {
      "labels.json":
        '{ "properties": { "labels": { "additionalProperties": { "type": "string" } }, "tons": { "type": "integer" } } }\n',
      "m.yaml": "# yaml-language-server: $schema=./labels.json\nlabels: { north: 1, south: 2 }\n",
    },
    head: {
      "m.yaml": "# yaml-language-server: $schema=./labels.json\nlabels: { north: 1, south: 2 }\ntons: many\n",
    },
    // The server says both in one.
    counts: { base: 1, head: 2, new: 1 },
    truth: ["m.yaml:3 0 Incorrect"],
  },
];
