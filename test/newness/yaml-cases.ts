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
];
