/**
 * Ways to be paid for nothing in TypeScript, over one and several commits, and fixes over several. They were written from
 * what docs/reward.md says that the reward pays for, before the code of it was read.
 */
import { type Edits, edited, type WalkedCase } from "./cases.ts";

const item = `export interface Item {
  name: string;
  count: number;
  price: number;
}
`;
const store = `import type { Item } from "./item";

const items = new Map<string, Item>();

export function find(name: string): Item | undefined {
  return items.get(name);
}

export function add(item: Item): void {
  items.set(item.name, item);
}
`;
const report = `import type { Item } from "./item";
import { add, find } from "./store";

export function worth(item: Item): number {
  return item.cost * item.count;
}

export function left(name: string): number {
  return find(name).count;
}

export function restock(name: string, count: number): void {
  add({ name, count: String(count), price: 1 });
}

export function label(item: Item): string {
  return item.count;
}
`;
const settings =
  '{ "compilerOptions": { "strict": true, "target": "es2022", "module": "esnext", "moduleResolution": "bundler", "noEmit": true, "types": [] } }\n';

/** Four errors, all of them in report.ts. */
const base = {
  "tsconfig.json": settings,
  "src/item.ts": item,
  "src/store.ts": store,
  "src/report.ts": report,
};

const r = (...edits: Edits) => ({ "src/report.ts": edited(report, ...edits) });
const above = (text: string) => ["\nexport function worth", `\n${text}\n\nexport function worth`] as const;
const worth = (by: string) => ["  return item.cost * item.count;\n", by] as const;
const left = (by: string) => ["  return find(name).count;\n", by] as const;
const restock = (by: string) => ["  add({ name, count: String(count), price: 1 });\n", by] as const;
const label = (by: string) => ["  return item.count;\n", by] as const;
const without = [
  "export function worth(item: Item): number {\n  return item.cost * item.count;\n}\n\n",
  "",
] as const;
const tenErrors = (member: string) =>
  `import type { Item } from "./item";\n\nexport function more(item: Item): void {\n${`  item.${member};\n`.repeat(10)}}\n`;

const one = (name: string, head: WalkedCase["commits"][number]): WalkedCase => ({
  name,
  base,
  commits: [head],
});
const many = (name: string, ...commits: WalkedCase["commits"]): WalkedCase => ({ name, base, commits });

export const typescriptFarming: readonly WalkedCase[] = [
  one("reflection", r(worth('  return Reflect.get(item, "cost") * item.count;\n'))),
  one(
    "assigned with what was parsed",
    r(worth('  return Object.assign({}, item, JSON.parse("{}")).cost * item.count;\n')),
  ),
  one("through JSON and back", r(worth("  return JSON.parse(JSON.stringify(item)).cost * item.count;\n"))),
  one("an object made after it", r(worth("  return Object.create(item).cost * item.count;\n"))),
  one("eval of the same words", r(worth('  return eval("item.cost * item.count");\n'))),
  one(
    "a function out of a text",
    r(worth('  return new Function("item", "return item.cost * item.count")(item);\n')),
  ),
  one(
    "a variable that may be anything",
    r(worth("  const thing: any = item;\n  return thing.cost * item.count;\n")),
  ),
  one("never", r(worth("  const { cost } = item as never;\n  return cost * item.count;\n"))),
  one("the arguments of the function", r(worth("  return arguments[0].cost * item.count;\n"))),
  one(
    "checked to be an array, which it is not",
    r(worth("  return Array.isArray(item) ? item[0].cost * item.count : 0;\n")),
  ),
  one(
    "out of its entries",
    r(worth("  return Number(Object.fromEntries(Object.entries(item)).cost) * item.count;\n")),
  ),
  one(
    "the function of what is wished for",
    r(
      above("function wished<T>(from: any): T {\n  return from;\n}"),
      worth("  return wished<{ cost: number }>(item).cost * item.count;\n"),
    ),
  ),
  one(
    "a type with what is not there",
    r(worth("  return (item as Item & { cost: number }).cost * item.count;\n")),
  ),
  one(
    "a type parameter that is anything",
    r(["export function worth(item: Item)", "export function worth<T extends Record<string, any>>(item: T)"]),
  ),
  one("an index signature", {
    "src/item.ts": edited(item, ["  price: number;\n", "  price: number;\n  [other: string]: any;\n"]),
  }),
  one(
    "a type for all, declared for everyone",
    r(above("declare global {\n  interface Object {\n    cost: number;\n  }\n}")),
  ),
  one("the interface gets it in a file of declarations", {
    "src/more.d.ts":
      'import "./item";\n\ndeclare module "./item" {\n  interface Item {\n    cost: number;\n  }\n}\n',
  }),
  one(
    "a name that is only declared",
    r(above("declare function costOf(item: Item): number;"), worth("  return costOf(item) * item.count;\n")),
  ),
  one(
    "a class with a member that is only declared",
    r(above("class Costly {\n  declare cost: number;\n  declare count: number;\n}"), [
      "worth(item: Item)",
      "worth(item: Costly)",
    ]),
  ),
  one("sure that it is there", r(left("  return find(name)!.count;\n"))),
  one("a definite variable", r(left("  let found!: Item;\n  void find(name);\n  return found.count;\n"))),
  one(
    "an assertion that asserts nothing",
    r(
      above("function there(item: Item | undefined): asserts item is Item {}"),
      left("  const found = find(name);\n  there(found);\n  return found.count;\n"),
    ),
  ),
  one(
    "a predicate that looks at nothing",
    r(
      above("function isThere(item: Item | undefined): item is Item {\n  return true;\n}"),
      left("  const found = find(name);\n  return isThere(found) ? found.count : 0;\n"),
    ),
  ),
  one(
    "a predicate that looks and is wrong",
    r(
      above(
        "function isThere(item: Item | undefined): item is Item {\n  return item === undefined || item.count >= 0;\n}",
      ),
      left("  const found = find(name);\n  return isThere(found) ? found.count : 0;\n"),
    ),
  ),
  one("an overload that says that it is there", {
    "src/store.ts": edited(store, [
      "export function find(name: string): Item | undefined {",
      "export function find(name: string): Item;\nexport function find(name: string): Item | undefined {",
    ]),
  }),
  one("a wider parameter of what is called", {
    "src/store.ts": edited(store, [
      "add(item: Item): void {\n  items.set(item.name, item);",
      "add(item: any): void {\n  items.set(item.name, item);",
    ]),
  }),
  one("a wider member", { "src/item.ts": edited(item, ["count: number", "count: any"]) }),
  one(
    "spread of anything",
    r(
      restock(
        "  const more: any = { count: String(count) };\n  add({ name, count: 0, price: 1, ...more });\n",
      ),
    ),
  ),
  one(
    "a result that is not known",
    r(["export function label(item: Item): string {", "export function label(item: Item): unknown {"]),
  ),
  one(
    "a result that may be anything",
    r(["export function label(item: Item): string {", "export function label(item: Item): any {"]),
  ),
  one("ts-expect-error above it", r(worth("  // @ts-expect-error\n  return item.cost * item.count;\n"))),
  one("ts-nocheck", { "src/report.ts": `// @ts-nocheck\n${report}` }),
  one("JavaScript from now on", {
    "src/report.ts": null,
    "src/report.js": report.replaceAll(/import type .*\n|: (?:Item|number|string|void)\b/gu, ""),
  }),
  one("a file of declarations in front of it", {
    "src/store.d.ts":
      'import type { Item } from "./item";\nexport declare function find(name: string): Item;\nexport declare function add(item: object): void;\n',
    "src/store.ts": null,
    "src/store.js": "export const find = () => undefined;\nexport const add = () => undefined;\n",
  }),
  one(
    "in a branch that types leave nothing for",
    r(worth('  if (typeof item === "string") return (item as Item).cost * 2;\n  return 0;\n')),
  ),
  one("one error in place of another on the same line", r(worth("  return item.price * item.number;\n"))),

  many("broken, and mended again", r(worth("  return item.cost * item.number;\n")), r()),
  many("mended, and broken again", r(worth("  return item.price * item.count;\n")), r()),
  many(
    "mended and broken again, twice",
    r(worth("  return item.price * item.count;\n")),
    r(),
    r(worth("  return item.price * item.count;\n")),
    r(),
  ),
  many("deleted, and back as any", r(without), r(worth("  return (item as any).cost * item.count;\n"))),
  many("deleted, and back in another file under a comment", r(without), {
    "src/worth.ts":
      'import type { Item } from "./item";\n\nexport function worth(item: Item): number {\n  // @ts-ignore\n  return item.cost * item.count;\n}\n',
  }),
  many(
    "moved to another file, which is deleted then",
    { "src/report.ts": null, "src/reports.ts": report },
    { "src/reports.ts": null },
  ),
  many(
    "moved to another file, which is not checked then",
    { "src/report.ts": null, "src/reports.ts": report },
    { "src/reports.ts": `// @ts-nocheck\n${report}` },
  ),
  many(
    "moved to a file that is no source, and back with less",
    { "src/report.ts": null, "src/report.txt": report },
    { "src/report.txt": null, ...r(without) },
  ),
  many(
    "a name for anything first, used later",
    { "src/item.ts": `${item}\nexport type Loose = any;\n` },
    r(["import type { Item }", "import type { Item, Loose }"], ["worth(item: Item)", "worth(item: Loose)"]),
  ),
  many(
    "laxer rules, a touch, rules as they were",
    { "tsconfig.json": settings.replace('"strict": true', '"strict": false') },
    { "src/report.ts": `${report}\n` },
    { "tsconfig.json": settings },
  ),
  many(
    "the file left out, a touch, and more errors",
    { "tsconfig.json": settings.replace("{ ", '{ "exclude": ["src/report.ts"], ') },
    r(worth("  return item.cost * item.number;\n")),
  ),
  many(
    "ignored by name, then more errors in it",
    { ".lanser/config.yml": 'version: 1\nservers: [{id: typescript}]\nignore: ["src/**"]\n' },
    r(worth("  return item.cost * item.number;\n")),
  ),
  many(
    "broken so that nothing can be said, then back with a comment",
    { "src/report.ts": `${report}\nfunction (:\n` },
    r(worth("  // @ts-ignore\n  return item.cost * item.count;\n")),
  ),
  many("broken so that nothing can be said, then back", { "src/report.ts": `${report}\nfunction (:\n` }, r()),
  many(
    "less known step by step",
    r(["worth(item: Item)", "worth(item: object)"]),
    r(["worth(item: Item)", "worth(item: any)"]),
  ),
  many("ten errors come and go", { "src/more.ts": tenErrors("cost") }, { "src/more.ts": null }),
  many(
    "ten errors come, and are silenced",
    { "src/more.ts": tenErrors("cost") },
    { "src/more.ts": `// @ts-nocheck\n${tenErrors("cost")}` },
  ),
  many(
    "ten errors come, and are mended: what was made is no one's debt",
    { "src/more.ts": tenErrors("cost") },
    { "src/more.ts": tenErrors("price") },
  ),
  many(
    "a loose name for a function, and then its use",
    { "src/store.ts": `${store}\nexport const lookup: (...all: unknown[]) => any = find as never;\n` },
    r(["{ add, find }", "{ add, lookup }"], ["find(name)", "lookup(name)"]),
  ),
  many(
    "an overload in one commit, and its function in the next",
    {
      "src/store.ts": edited(store, [
        "export function find(name: string): Item | undefined {",
        "export function find(name: string): Item;\nexport function find(name: string): Item | undefined {",
      ]),
    },
    r(
      left("  return find(name).count;\n"),
      label("  return String(item.name);\n"),
      worth("  return item.cost * item.count * 1;\n"),
      [
        "export function label(item: Item): string {\n  return String(item.name);\n",
        "export function label(item: Item): string {\n  return item.count;\n",
      ],
    ),
  ),
  many(
    "a claim of five, and nothing else",
    {
      ".lanser/claims/me.json":
        '{ "schema": "lanser.claims.v1", "claims": [{ "base": "0000000000000000000000000000000000000000", "head": "0000000000000000000000000000000000000000", "pr-v2": 5 }] }\n',
    },
    { "src/report.ts": `${report}\n` },
  ),
  many(
    "renamed away and back under a comment",
    { "src/report.ts": null, "src/a.ts": report },
    { "src/a.ts": null, "src/report.ts": `// @ts-nocheck\n${report}` },
  ),
];

const f = (name: string, ...commits: WalkedCase["commits"]): WalkedCase => ({ name, base, commits });

/** Each commit of them is what an honest one could be. */
export const typescriptFixes: readonly WalkedCase[] = [
  f("the member that was meant", r(worth("  return item.price * item.count;\n"))),
  f("the member, in the interface", {
    "src/item.ts": edited(item, ["  price: number;\n", "  price: number;\n  cost: number;\n"]),
    ...r(restock("  add({ name, count, price: 1, cost: 1 });\n")),
  }),
  f(
    "a check that throws",
    r(
      left(
        "  const found = find(name);\n  if (found === undefined) throw new Error(name);\n  return found.count;\n",
      ),
    ),
  ),
  f("a question mark and a default", r(left("  return find(name)?.count ?? 0;\n"))),
  f("a condition", r(left("  const found = find(name);\n  return found ? found.count : 0;\n"))),
  f("a lookup that throws", {
    "src/store.ts": edited(store, [
      "Item | undefined {\n  return items.get(name);",
      "Item {\n  const found = items.get(name);\n  if (found === undefined) throw new Error(name);\n  return found;",
    ]),
  }),
  f("the number itself", r(restock("  add({ name, count, price: 1 });\n"))),
  f("a text made of it", r(label("  return String(item.count);\n"))),
  f("a text with it inside", r(label(["  return `$", "{item.name}: $", "{item.count}`;\n"].join("")))),
  f("its own method", r(label("  return item.count.toFixed(0);\n"))),
  f("the result that it has", r(["label(item: Item): string", "label(item: Item): number"])),
  f(
    "all four, one after the other",
    r(worth("  return item.price * item.count;\n")),
    r(worth("  return item.price * item.count;\n"), left("  return find(name)?.count ?? 0;\n")),
    r(
      worth("  return item.price * item.count;\n"),
      left("  return find(name)?.count ?? 0;\n"),
      restock("  add({ name, count, price: 1 });\n"),
    ),
    r(
      worth("  return item.price * item.count;\n"),
      left("  return find(name)?.count ?? 0;\n"),
      restock("  add({ name, count, price: 1 });\n"),
      label("  return String(item.count);\n"),
    ),
  ),
  f("mended, and its file renamed then", r(worth("  return item.price * item.count;\n")), {
    "src/report.ts": null,
    "src/reports.ts": edited(report, worth("  return item.price * item.count;\n")),
  }),
  f(
    "a comment first, and mended without it then",
    r(worth("  // @ts-ignore\n  return item.cost * item.count;\n")),
    r(worth("  return item.price * item.count;\n")),
  ),
  f(
    "broken more, and all of it mended",
    r(worth("  return item.cost * item.number;\n")),
    r(worth("  return item.price * item.count;\n")),
  ),
];
