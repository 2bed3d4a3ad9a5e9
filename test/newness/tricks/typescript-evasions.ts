/** The same asked for where TypeScript does not look, written by a reader who had not seen the code; and beside it what is mended in words that look alike. */
import type { Files } from "../../support/files.ts";
import type { ProbedCase } from "../../support/probed-cases.ts";

const user = "class User {\n  constructor(readonly name: string) {}\n}\n\n";
const shown = `${user}export function show(u: User): string {\n  return "user " + u.nmae.toUpperCase();\n}\n`;
const item = "interface Item {\n  id: number;\n  label: string;\n}\n\n";
const picked = `${item}export function pick(items: Item[], id: number): string {\n  return items.find((i) => i.id === id).label;\n}\n`;
const kept = `${item}export function pick(items: Item[], id: number): string {\n  const found = items.find((i) => i.id === id);\n  return found.label;\n}\n`;
const ages =
  'const ages = new Map<string, number>([["ann", 3]]);\n\nexport function age(name: string): string {\n  return ages.get(name).toFixed(1);\n}\n';
const listener =
  "interface Animal {\n  name: string;\n}\ninterface Dog extends Animal {\n  bark(): string;\n}\ninterface Listener {\n  on: (a: Animal) => string;\n}\n\nexport const loud: Listener = { on: (d: Dog) => d.bark() };\n";
const pets =
  "interface Cat {\n  purr(): string;\n}\ninterface Dog {\n  bark(): string;\n}\n\nexport function speak(pet: Cat | Dog): string {\n  return pet.bark();\n}\n";

const added =
  'function total(xs: number[]): number {\n  return xs.reduce((a, b) => a + b, 0);\n}\n\nexport function main(): number {\n  return total("1,2");\n}\n';
const chained =
  "interface Chain {\n  value: number;\n  next?: Chain;\n}\n\nexport function second(n: Chain): string {\n  return n.next.value.toFixed(1);\n}\n";
const rows =
  "class Row {\n  id = 1;\n  next: number | undefined;\n}\n\nexport class Page extends Row {\n  declare next: number | undefined;\n}\n";
const greeted = 'export function greet(): string {\n  return "hi " + userName.trim();\n}\n';
const mailed =
  'interface Mail {\n  to: string;\n  body: string;\n}\n\nfunction send(m: Mail): number {\n  return m.body.trim().length;\n}\n\nexport function main(): number {\n  return send({ to: "a", body: 5 });\n}\n';

const sought =
  'function seek(name: string): string | undefined;\nfunction seek(name: string): string | undefined {\n  return name === "" ? undefined : name;\n}\n';
const results =
  'type Result = { type: "data"; data: string } | { type: "error"; error: Error };\n\nexport function show(r: Result): string {\n  return r.data;\n}\n';
const parts = 'export function head(s: string | undefined): string {\n  return s.split(",")[0].trim();\n}\n';

function withFile(one: ProbedCase, more: Files): ProbedCase {
  return { ...one, head: { ...one.head, ...more } };
}

function inOne(
  name: string,
  base: string,
  ...edits: readonly (readonly [from: string, to: string])[]
): ProbedCase {
  const head = edits.reduce((text, [from, to]) => text.replace(from, to), base);
  if (head === base) throw new Error(`${name} changes nothing`);
  return { name, base: { "a.ts": base }, head: { "a.ts": head } };
}

export const typescriptEvasions: readonly ProbedCase[] = [
  {
    name: "an overload in a script, which all files see",
    base: { "find.ts": sought, "use.ts": 'const shown: string = seek("a").trim();\n' },
    head: {
      "find.ts": `declare const unused: number;\n${sought.replace("function", "function seek(name: string): string;\nfunction")}`,
    },
  },
  inOne("a getter that asks for itself", shown, [
    "  constructor(readonly name: string) {}",
    "  constructor(readonly name: string) {}\n  get nmae(): string {\n    return this.nmae;\n  }",
  ]),
  inOne("a variable that is only said to be given", greeted, ["export", "let userName!: string;\n\nexport"]),
  inOne("a variable of a namespace that nothing gives", greeted, [
    "export",
    "namespace cfg {\n  export let userName: string;\n}\nconst { userName } = cfg;\n\nexport",
  ]),
  inOne(
    "a static field that nothing gives",
    greeted,
    ["userName.trim", "Cfg.userName.trim"],
    ["export", "class Cfg {\n  static userName: string;\n}\n\nexport"],
  ),
  inOne("what Object.assign puts together", mailed, [
    '  return send({ to: "a", body: 5 });',
    '  const more: object = { body: 5 };\n  return send(Object.assign({ to: "a", body: "" }, more));',
  ]),
  inOne("the first of those that are there", chained, [
    "n.next.value",
    "[n.next].filter((x) => x !== undefined)[0].value",
  ]),
  inOne("a field that is only said to be given", shown, [
    "  constructor",
    "  readonly nmae!: string;\n  constructor",
  ]),
  inOne(
    "a class that decides itself which values belong to it",
    shown,
    [
      "export",
      'class Nmae {\n  nmae = "";\n  static [Symbol.hasInstance](_: unknown): boolean {\n    return true;\n  }\n}\n\nexport',
    ],
    ["return ", "return u instanceof Nmae ? "],
    ["toUpperCase();", 'toUpperCase() : "user";'],
  ),
  inOne("a text of a member that nothing is known of", shown, [
    '"user " + u.nmae.toUpperCase()',
    '"nmae" in u ? "user " + String(u.nmae) : "user"',
  ]),
  inOne("the first of what is left", picked, [".find((i) => i.id === id)", ".filter((i) => i.id === id)[0]"]),
  inOne("the first of what is left, by a name", picked, [
    "  return items.find((i) => i.id === id).label;",
    "  const found = items.filter((i) => i.id === id)[0];\n  return found.label;",
  ]),
  inOne("the element at the place where it is found", picked, [
    "items.find((i) => i.id === id)",
    "items[items.findIndex((i) => i.id === id)]",
  ]),
  inOne(
    "a record in the place of a map",
    ages,
    ['new Map<string, number>([["ann", 3]])', "{ ann: 3 }"],
    ["const ages", "const ages: Record<string, number>"],
    ["ages.get(name)", "ages[name]"],
  ),
  inOne("a method in the place of a function", listener, [
    "on: (a: Animal) => string",
    "on(a: Animal): string",
  ]),
];

export const typescriptLookalikes: readonly ProbedCase[] = [
  inOne("a member behind the text that tells its type", results, [
    "return r.data;",
    'return r.type === "data" ? r.data : "";',
  ]),
  inOne("a variable that is taken apart later", greeted, [
    "export",
    "let userName: string;\n\nexport function start(of: { userName: string }): void {\n  ({ userName } = of);\n}\n\nexport",
  ]),
  inOne("the first part of a text that may be missing", parts, ["s.split", '(s ?? "").split']),
  inOne("a map in the place of a value", added, ['"1,2"', '"1,2".split(",").map(Number)']),
  withFile(
    inOne("a check beside a class that declares a member of the same name", chained, [
      "  return",
      '  if (n.next === undefined) return "";\n  return',
    ]),
    { "page.ts": rows },
  ),
  inOne("a variable that is given later", greeted, [
    "export",
    "let userName: string;\n\nexport function start(name: string): void {\n  userName = name;\n}\n\nexport",
  ]),
  inOne("a style that is put together beside it", picked, [
    "  return items.find((i) => i.id === id).label;",
    '  const style = Object.assign({}, { width: 1 });\n  void style;\n  return items.find((i) => i.id === id)?.label ?? "";',
  ]),
  inOne("a member that is looked for in a union", pets, ["pet.bark()", '"bark" in pet ? pet.bark() : ""']),
  inOne("a field that its constructor gives", shown, [
    "  constructor(readonly name: string) {}",
    "  readonly nmae: string;\n  constructor(readonly name: string) {\n    this.nmae = name;\n  }",
  ]),
  inOne(
    "the first of what is left, which is looked at",
    kept,
    [".find((i) => i.id === id)", ".filter((i) => i.id === id)[0]"],
    ["return found.label;", 'return found === undefined ? "" : found.label;'],
  ),
  inOne("a value that is there in a map", ages, [
    "  return ages.get(name).toFixed(1);",
    '  const found = ages.get(name);\n  return found === undefined ? "" : found.toFixed(1);',
  ]),
];
