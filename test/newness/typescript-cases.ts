/** The same kinds of change in TypeScript, and those that only it has. Decided by reading the change, as in cases.ts. */
import type { NewnessCase } from "./cases.ts";

const tsconfig = {
  "tsconfig.json":
    '{ "compilerOptions": { "strict": true, "target": "esnext", "jsx": "preserve", "noUnusedLocals": true }, "include": ["**/*"] }\n',
};

const lib = `export class Client {
  name = "";
}

export function connect(name: string, port: number): Client {
  return new Client();
}
`;

// Three findings, two of them equal but for their place: "port" is missing twice, and Client has no "size".
const header = 'import { type Client, connect } from "./lib.js";\n';

const first = `
export function first(name: string): Client {
  return connect(name);
}
`;

const second = `
export function second(client: Client): number {
  const total = client.size;
  return total;
}
`;

const third = `
export function third(name: string): Client {
  const other = connect(name);
  return other;
}
`;

const good = `
export function good(name: string): Client {
  const client = connect(name, 1);
  return client;
}
`;

const m = [header, first, second, third].join("");
const old = { ...tsconfig, "lib.ts": lib, "m.ts": m };
const nothingNew = { base: 3, head: 3, new: 0 } as const;

/** What a formatter does to it. */
const formatted = m
  .replaceAll("  ", "\t")
  .replaceAll('"', "'")
  .replace("connect(name);\n}", "connect(\n\t\tname,\n\t);\n}")
  .replace("const total = client.size", "const total = (client.size)");

/** Old code that becomes static methods: every column shifts. */
const inClass = `${header}
export class Box {
${[first, second, third]
  .map((text) => text.trim().replace("export function", "static").replace(/^/gm, "  "))
  .join("\n\n")}
}
`;

const overloads = `export function parse(text: string): number;
export function parse(text: string, radix: number): number;
export function parse(text: string, radix = 10): number {
  return Number.parseInt(text, radix);
}
`;

const box = `export class Box<Value extends object> {
  constructor(readonly value: Value) {}
}

export function open<Value extends object>(box: Box<Value>): Value {
  return box.value;
}
`;

const jsx = `declare global {
  namespace JSX {
    interface Element {}
    interface IntrinsicElements {
      label: { for: string };
    }
  }
}

export function Field(props: { name: string }): JSX.Element {
  return <label for={props.name} />;
}
`;

export const typescriptCases: readonly NewnessCase[] = [
  {
    name: "shift",
    says: "five comment lines inserted above old errors",
    base: old,
    head: { "m.ts": `// 1\n// 2\n// 3\n// 4\n// 5\n${m}` },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "rename-pure",
    says: "git mv m.ts moved/m.ts, with its import adapted",
    base: old,
    head: { "m.ts": null, "moved/m.ts": m.replace("./lib", "../lib") },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "rename-edit",
    says: "git mv and one new error",
    base: old,
    head: { "m.ts": null, "pkg.ts": `${m}\nconsole.log(nothing);\n` },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["pkg.ts:17 2304 nothing"],
  },
  {
    name: "cross-file",
    says: "a signature change breaks callers that are not touched, and mends two",
    base: {
      ...old,
      "a.ts": 'import { connect } from "./lib.js";\n\nexport const home = connect("home", 1);\n',
      "b.ts": 'import { connect } from "./lib.js";\n\nconnect("left", 1);\nconnect("right", 2);\n',
    },
    head: { "lib.ts": lib.replace(", port: number", "") },
    counts: { base: 3, head: 4, new: 3 },
    truth: ["a.ts:3 2554 Expected", "b.ts:3 2554 Expected", "b.ts:4 2554 Expected"],
  },
  {
    name: "dup-before",
    says: "an identical bad line inserted before an old identical one",
    base: { ...tsconfig, "lib.ts": lib, "m.ts": [header, third].join("") },
    head: { "m.ts": [header, third.replace("third", "before"), third].join("") },
    counts: { base: 1, head: 2, new: 1 },
    truth: ["m.ts:4 2554 Expected"],
  },
  {
    name: "swap",
    says: "one old error fixed, the same rule and message introduced elsewhere in the file",
    base: { ...tsconfig, "lib.ts": lib, "m.ts": [header, first, good].join("") },
    head: {
      "m.ts": [header, first.replace("(name)", "(name, 1)"), good.replace("(name, 1)", "(name)")].join(""),
    },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["m.ts:8 2554 Expected"],
  },
  {
    name: "move-in-file",
    says: "a function moved to the end of the file",
    base: old,
    head: { "m.ts": [header, second, third, first].join("") },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "move-to-file",
    says: "a function moved to another file that was there before",
    base: {
      ...old,
      "other.ts":
        'import type { Client } from "./lib.js";\n\nexport const name = (one: Client) => one.name;\n',
    },
    head: {
      "m.ts": [header, first, third].join(""),
      "other.ts": `import type { Client } from "./lib.js";\n\nexport const name = (one: Client) => one.name;\n${second}`,
    },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "reindent",
    says: "old code becomes the body of a class, columns shift",
    base: old,
    head: { "m.ts": inClass },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "touch-line",
    says: "a trailing comment on a line with an old error",
    base: old,
    head: { "m.ts": m.replace("client.size;", "client.size; // in bytes") },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "format",
    says: "a formatter changes spacing, quotes, parentheses and line breaks",
    base: old,
    head: { "m.ts": formatted },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "delete-import",
    says: "an import is removed, the line that uses it is not touched",
    base: {
      ...tsconfig,
      "lib.ts": lib,
      "m.ts": 'import { connect } from "./lib.js";\n\nexport const x = connect("a", 1);\n',
    },
    head: { "m.ts": 'export const x = connect("a", 1);\n' },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["m.ts:1 2304 connect"],
  },
  {
    name: "same-line-other",
    says: "an old error on a line fixed, a different error put on the same line",
    base: old,
    head: { "m.ts": m.replace("client.size", "cleint.name.length") },
    counts: { base: 3, head: 3, new: 1 },
    truth: ["m.ts:8 2552 cleint"],
  },
  {
    name: "copy-file",
    says: "a file with old errors is copied; the copy is new",
    base: old,
    head: { "m2.ts": m },
    counts: { base: 3, head: 6, new: 3 },
    truth: ["m2.ts:4 2554 Expected", "m2.ts:8 2339 size", "m2.ts:13 2554 Expected"],
  },
  {
    name: "same-col-new",
    says: "a new error of the same rule in the same columns as an old one, other text",
    base: { ...tsconfig, "lib.ts": lib, "m.ts": `import type { Client } from "./lib.js";\n${second}` },
    head: {
      "m.ts": `import type { Client } from "./lib.js";\n${second}${second.replace("second", "fourth").replace("size", "port")}`,
    },
    counts: { base: 1, head: 2, new: 1 },
    truth: ["m.ts:9 2339 port"],
  },
  {
    name: "msg-drift",
    says: "a type is renamed elsewhere: the same old error with another message in a line that is not touched",
    base: {
      ...tsconfig,
      "lib.ts": lib,
      "m.ts": 'import { connect } from "./lib.js";\n\nconsole.log(connect("home", 1).size);\n',
    },
    head: { "lib.ts": lib.replaceAll("Client", "Session") },
    counts: { base: 1, head: 1, new: 0 },
    truth: [],
  },
  {
    name: "split-file",
    says: "m.ts is split into two new files and deleted",
    base: old,
    head: {
      "m.ts": null,
      "reading.ts": `import type { Client } from "./lib.js";\n${second}`,
      "opening.ts": [header, first, third].join(""),
    },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "clean-feature",
    says: "a new file with one real error",
    base: old,
    head: {
      "feature.ts":
        'import { connect } from "./lib.js";\n\nexport function start(): number {\n  return connect("new", 1);\n}\n',
    },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["feature.ts:4 2322 Client"],
  },
  {
    name: "rename-symbol",
    says: "a variable renamed across the file: message and columns of old errors change",
    base: {
      ...tsconfig,
      "m.ts":
        "export function total(values: number[]): number {\n  let sum = 0;\n  for (const value of values) sum += value.size;\n  return sum;\n}\n",
    },
    head: {
      "m.ts":
        "export function total(values: number[]): number {\n  let running = 0;\n  for (const entry of values) running += entry.size;\n  return running;\n}\n",
    },
    counts: { base: 1, head: 1, new: 0 },
    truth: [],
  },
  {
    name: "to-typescript",
    says: "m.ts becomes m.mts: what its extension changes is not its errors",
    base: old,
    head: { "m.ts": null, "m.mts": m },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "delete-export",
    says: "a function that others import is deleted, with an old error in it",
    base: { ...old, "n.ts": 'import { second } from "./m.js";\n\nexport const n = second;\n' },
    head: { "m.ts": [header, first, third].join("") },
    counts: { base: 3, head: 3, new: 1 },
    truth: ["n.ts:1 2305 second"],
  },
  {
    name: "overload",
    says: "an overload is taken away: one caller that is not touched breaks, another does not",
    base: {
      ...tsconfig,
      "parse.ts": overloads,
      "use.ts":
        'import { parse } from "./parse.js";\n\nexport const ten = parse("10");\nexport const two = parse("10", 2);\n',
    },
    head: {
      "parse.ts": overloads.replace("export function parse(text: string, radix: number): number;\n", ""),
    },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["use.ts:4 2554 Expected"],
  },
  {
    name: "generic",
    says: "the bound of a type parameter is tightened, far from who breaks it",
    base: {
      ...tsconfig,
      "box.ts": box.replaceAll("object", "unknown"),
      "use.ts":
        'import { Box, open } from "./box.js";\n\nexport const one = open(new Box({ a: 1 }));\nexport const two = open(new Box(2));\n',
    },
    head: { "box.ts": box },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["use.ts:4 2345 number"],
  },
  {
    name: "jsx",
    says: "a property of a component becomes required, and its old misuse moves down",
    base: {
      ...tsconfig,
      "field.tsx": jsx,
      "form.tsx":
        'import { Field } from "./field.jsx";\n\nexport const good = <Field name="a" />;\nexport const bad = <Field name={1} />;\n',
    },
    head: {
      "field.tsx": jsx.replace("{ name: string }", "{ name: string; size: number }"),
      "form.tsx":
        'import { Field } from "./field.jsx";\n\nexport const more = 1;\nexport const good = <Field name="a" />;\nexport const bad = <Field name={1} size={1} />;\n',
    },
    counts: { base: 1, head: 2, new: 1 },
    truth: ["form.tsx:4 2741 size"],
  },
  {
    name: "unused",
    says: "the last use of a local goes: the name is unused where nobody wrote",
    base: { ...tsconfig, "m.ts": "export function one(): number {\n  const used = 1;\n  return used;\n}\n" },
    head: { "m.ts": "export function one(): number {\n  const used = 1;\n  return 1;\n}\n" },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["m.ts:2 6133 used"],
  },
];
