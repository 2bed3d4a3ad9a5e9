/** The same kinds of change under ESLint, and those that only its directives and rules have. Decided by reading the change, as in cases.ts. */
import type { NewnessCase } from "./cases.ts";

const rules = [
  '"eqeqeq": "error"',
  '"no-undef": "error"',
  '"no-unused-vars": "error"',
  '"no-shadow": "error"',
  '"no-debugger": "warn"',
];
const configuration = (...of: readonly string[]) =>
  `export default [{ files: ["**/*.js"], rules: { ${of.join(", ")} } }];\n`;
const accepted = {
  ".lanser/config.yml": "version: 1\nservers: [{ id: eslint, trust: executes-repository, sandbox: none }]\n",
  "eslint.config.mjs": configuration(...rules),
};

// Three findings, two of them equal but for their place: a comparison is written twice, and a name is unknown.
const first = `
export function first(names) {
  return names == null;
}
`;

const second = `
export function second(client) {
  const total = client.size + lost;
  return total;
}
`;

const third = `
export function third(names) {
  return [names == null];
}
`;

const m = [first, second, third].join("\n");
const old = { ...accepted, "m.js": m };
const nothingNew = { base: 3, head: 3, new: 0 } as const;

export const eslintCases: readonly NewnessCase[] = [
  {
    name: "shift",
    says: "five comment lines inserted above old findings",
    base: old,
    head: { "m.js": `// 1\n// 2\n// 3\n// 4\n// 5\n${m}` },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "rename-pure",
    says: "git mv m.js moved/m.js",
    base: old,
    head: { "m.js": null, "moved/m.js": m },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "reorder",
    says: "three functions in another order",
    base: old,
    head: { "m.js": [third, first, second].join("\n") },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "move-to-file",
    says: "a function with a finding goes to a file of its own",
    base: old,
    head: { "m.js": [first, third].join("\n"), "n.js": second },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "reformat",
    says: "a body over several lines, and without semicolons",
    base: { ...accepted, "m.js": "export const first = (a) => [a == 1, lost];\n" },
    head: { "m.js": "export const first = (a) => [\n  a == 1,\n  lost,\n]\n" },
    counts: { base: 2, head: 2, new: 0 },
    truth: [],
  },
  {
    name: "copy",
    says: "a function with a finding is copied: the copy is new",
    base: old,
    head: { "m.js": `${m}\n${second.replace("function second", "function fourth")}` },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["m.js:19 no-undef lost"],
  },
  {
    name: "use-goes",
    says: "the last use of an import goes: the import, an old line, is unused now",
    base: {
      ...accepted,
      "m.js": 'import { join } from "node:path";\n\nexport const here = (name) => join("a", name);\n',
    },
    head: { "m.js": 'import { join } from "node:path";\n\nexport const here = (name) => "a/" + name;\n' },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["m.js:1 no-unused-vars join"],
  },
  {
    name: "definition-goes",
    says: "a function goes that another function of the file calls",
    base: {
      ...accepted,
      "m.js": "function rate() {\n  return 1;\n}\n\nexport function bill() {\n  return rate();\n}\n",
    },
    head: { "m.js": "export function bill() {\n  return rate();\n}\n" },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["m.js:2 no-undef rate"],
  },
  {
    name: "outer-comes",
    says: "a new constant of the module gets the name that an old parameter has: the parameter, an old line, shadows it now",
    base: { ...accepted, "m.js": "export const twice = (rate) => rate * 2;\n" },
    head: { "m.js": "export const rate = 3;\nexport const twice = (rate) => rate * 2;\n" },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["m.js:2 no-shadow rate"],
  },
  {
    name: "second-of-a-kind",
    says: "a second finding with the same words beside an old one",
    base: { ...accepted, "m.js": "export function first() {\n  return lost;\n}\n" },
    head: { "m.js": "export function first() {\n  first(lost);\n  return lost;\n}\n" },
    counts: { base: 1, head: 2, new: 1 },
    truth: ["m.js:2 no-undef lost"],
  },
  {
    name: "swap",
    says: "one finding is mended while another of the same rule comes in",
    base: { ...accepted, "m.js": "export const first = () => lost;\n\nexport const second = () => 1;\n" },
    head: { "m.js": "export const first = () => 1;\n\nexport const second = () => gone;\n" },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["m.js:3 no-undef gone"],
  },
  {
    name: "parameter-renamed",
    says: "a parameter with a finding gets another name, and so do its uses",
    base: { ...accepted, "m.js": "export const first = (names, more) => [names == 1, lost, more];\n" },
    head: { "m.js": "export const first = (people, more) => [people == 1, lost, more];\n" },
    counts: { base: 2, head: 2, new: 0 },
    truth: [],
  },
  {
    name: "beyond-the-plane",
    says: "characters of two code units stand before a new finding",
    base: { ...accepted, "m.js": 'export const first = ["😀", "é"];\n' },
    head: { "m.js": 'export const first = ["😀😀", "é", lost];\n' },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["m.js:1 no-undef lost"],
  },
  {
    name: "directive-outlives",
    says: "what a directive was for is mended, and the directive stays: it is unused now",
    base: {
      ...accepted,
      "m.js": "// eslint-disable-next-line eqeqeq\nexport const first = (a) => a == 1;\n",
    },
    head: { "m.js": "// eslint-disable-next-line eqeqeq\nexport const first = (a) => a === 1;\n" },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["m.js:1 null eqeqeq"],
  },
  {
    name: "directive-goes",
    says: "a directive goes and what it was for stays",
    base: {
      ...accepted,
      "m.js": "// eslint-disable-next-line eqeqeq\nexport const first = (a) => a == 1;\n",
    },
    head: { "m.js": "export const first = (a) => a == 1;\n" },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["m.js:1 eqeqeq ==="],
  },
  {
    name: "head-loosens",
    says: "head leaves rules out: the old findings stand under base's rules, and so does a new one",
    base: old,
    head: { "eslint.config.mjs": configuration('"eqeqeq": "off"'), "m.js": `${m}\nfirst(late);\n` },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["m.js:17 no-undef late"],
  },
  {
    name: "new-file",
    says: "a file that is new has findings of its own",
    base: old,
    head: { "n.js": "const unused = 1;\n" },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["n.js:1 no-unused-vars unused"],
  },
  {
    name: "crlf",
    says: "the line endings become CRLF",
    base: old,
    head: { "m.js": m.replaceAll("\n", "\r\n") },
    counts: nothingNew,
    truth: [],
  },
];
