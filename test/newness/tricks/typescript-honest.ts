/** Changes to TypeScript that mend what it found, or add correct code; some of them look like tricks. */
import { edited, type TrickCase } from "./case.ts";
import { billing, findings, models, shop } from "./typescript-shop.ts";
import {
  around,
  caught,
  clock,
  event,
  filtered,
  firstOf,
  ids,
  keyed,
  kinds,
  last,
  legacy,
  loader,
  lookup,
  plugins,
  prices,
  remote,
  table,
  tally,
  tsconfig,
} from "./typescript-store.ts";

const mended = { kind: "honest", base: shop } as const;

export const typescriptHonest: readonly TrickCase[] = [
  {
    ...mended,
    name: "the property's right name",
    says: "Customer has a name and no fullName.",
    head: { "src/billing.ts": edited(billing, "customer.fullName", "customer.name") },
    vanished: [findings.fullName],
  },
  {
    ...mended,
    name: "undefined is looked for",
    says: "A customer without an address has no domain; an order that is not there is an error with its number.",
    head: {
      "src/billing.ts": edited(
        edited(billing, "customer.email.split", "customer.email?.split"),
        "  return order.total();",
        '  if (order === undefined) throw new Error("no order " + id);\n  return order.total();',
      ),
    },
    vanished: [findings.email, findings.order],
  },
  {
    ...mended,
    name: "a signature changes with its caller",
    says: "The quantity becomes a number where it comes in, and the new caller gives one.",
    head: {
      "src/billing.ts": `${edited(billing, "quantity: string): void", "quantity: number): void")}
export function addLines(order: Order, cells: readonly (readonly [string, string])[]): void {
  for (const [sku, quantity] of cells) addLine(order, sku, Number.parseInt(quantity, 10));
}
`,
    },
    vanished: [findings.quantity],
  },
  {
    ...mended,
    name: "dead code goes",
    says: "The functions that TypeScript is right about have no caller: they are removed.",
    head: {
      "src/billing.ts": `import { findOrder, type Order } from "./models.js";

export function charge(orders: readonly Order[], id: number): number {
  const order = findOrder(orders, id);
  return order.total();
}
`,
    },
    vanished: [findings.fullName, findings.email, findings.quantity],
  },
  {
    ...mended,
    name: "the field is added and filled",
    says: "Customer gets its fullName and a function that makes customers with one.",
    head: {
      "src/models.ts": `${edited(models, "  readonly name: string;\n", "  readonly name: string;\n  readonly fullName: string;\n")}
export function customer(title: string, name: string): Customer {
  return { name, fullName: (title + " " + name).trim() };
}
`,
    },
    vanished: [findings.fullName],
  },
  {
    kind: "honest",
    name: "JSON is unknown until it is validated",
    says: "A predicate looks at every part; the cast inside says only that an object may have any key.",
    base: around(loader),
    head: {
      "src/module.ts": `import type { Item } from "./stock.js";

export function load(text: string): readonly Item[] {
  const rows: unknown = JSON.parse(text);
  if (!Array.isArray(rows) || !rows.every(isItem)) throw new Error("a list of items was expected");
  return rows;
}

function isItem(row: unknown): row is Item {
  if (typeof row !== "object" || row === null) return false;
  const { sku, count } = row as Partial<Record<keyof Item, unknown>>;
  return typeof sku === "string" && typeof count === "number";
}
`,
    },
    vanished: ["src/module.ts:5 18046 rows", "src/module.ts:5 7006 row"],
  },
  {
    kind: "honest",
    name: "a union with a kind",
    says: "Each kind has what it needs, so that nothing is optional.",
    base: around(event),
    head: {
      "src/module.ts": edited(
        event,
        `{
  readonly kind: "received" | "moved";
  readonly count?: number;
  readonly to?: Item;
};`,
        `
  | { readonly kind: "received"; readonly count: number }
  | { readonly kind: "moved"; readonly to: Item };`,
      ).replace("Change = \n", "Change =\n"),
    },
    vanished: ["src/module.ts:10 18048 count", "src/module.ts:11 2322 to"],
  },
  {
    kind: "honest",
    name: "never at the end of a switch",
    says: "The third kind is handled, and a fourth would not compile.",
    base: around(kinds),
    head: {
      "src/module.ts": edited(
        kinds,
        "      return -1;\n",
        '      return -1;\n    case "counted":\n      return 0;\n    default:\n      return unreachable(kind);\n',
      ).concat(
        '\nfunction unreachable(kind: never): never {\n  throw new Error("unknown kind " + String(kind));\n}\n',
      ),
    },
    vanished: ["src/module.ts:3 2366 return"],
  },
  {
    kind: "honest",
    name: "a predicate that looks",
    says: "The function that already looked says so in its type.",
    base: around(filtered),
    head: { "src/module.ts": edited(filtered, "(cell: Cell): boolean", "(cell: Cell): cell is Item") },
    vanished: ["src/module.ts:6 2339 sku", "src/module.ts:6 18048 cell"],
  },
  {
    kind: "honest",
    name: "satisfies keeps the keys",
    says: "The table is still checked against its type, and its keys stay known; the misspelt title is mended.",
    base: around(table),
    head: {
      "src/module.ts": edited(
        edited(
          edited(table, "const columns: Record<string, Column> = {", "const columns = {"),
          "String(item.count) },\n};",
          "String(item.count) },\n} satisfies Record<string, Column>;",
        ),
        "titel",
        "title",
      ),
    },
    vanished: ["src/module.ts:13 2551 titel", "src/module.ts:16 2322 true"],
  },
  {
    kind: "honest",
    name: "a type parameter in the place of unknown",
    says: "What goes in comes out, and may be missing.",
    base: around(firstOf),
    head: {
      "src/module.ts": edited(
        edited(
          firstOf,
          "firstOf(values: readonly unknown[]): unknown",
          "firstOf<Value>(values: readonly Value[]): Value | undefined",
        ),
        "firstOf(items).sku",
        'firstOf(items)?.sku ?? ""',
      ),
    },
    vanished: ["src/module.ts:8 2571 firstOf"],
  },
  {
    kind: "honest",
    name: "overloads that say what the body does",
    says: "A number finds at most one item and a shelf a list, as the typeof below always decided.",
    base: around(lookup),
    head: {
      "src/module.ts": edited(
        lookup,
        "export function find(",
        "export function find(key: string): Item[];\nexport function find(key: number): Item | undefined;\nexport function find(",
      ),
    },
    vanished: ["src/module.ts:11 2532 find", "src/module.ts:11 2339 length"],
  },
  {
    kind: "honest",
    name: "a caught value is looked at",
    says: "What is thrown need not be an Error: then its text is the reason.",
    base: around(caught),
    head: {
      "src/module.ts": edited(
        caught,
        "error.message",
        "error instanceof Error ? error.message : String(error)",
      ),
    },
    vanished: ["src/module.ts:6 18046 error"],
  },
  {
    kind: "honest",
    name: "declarations for a library without types",
    says: "The vendored library gets its declarations, undefined included, and its caller looks for undefined.",
    base: { ...around(prices), "legacy/prices.js": legacy },
    head: {
      "legacy/prices.d.ts":
        "export declare function register(sku: string, cents: number): void;\nexport declare function centsOf(sku: string): number | undefined;\n",
      "src/module.ts": edited(prices, "centsOf(item.sku)", "(centsOf(item.sku) ?? 0)"),
    },
    vanished: ["src/module.ts:1 7016 prices"],
  },
  {
    kind: "honest",
    name: "the library of the platform that runs it",
    says: "Every supported Node has findLast: the configuration says so.",
    base: around(last),
    head: { "tsconfig.json": edited(tsconfig, '"es2022"', '"es2023"') },
    vanished: ["src/module.ts:4 2339 findLast", "src/module.ts:4 7006 item"],
  },
  {
    kind: "honest",
    name: "the await and the method that were missing",
    says: "The item is awaited before it is kept, and the cache closes what it wraps.",
    base: around(remote),
    head: {
      "src/module.ts": edited(
        edited(remote, "?? this.remote.fetch(sku)", "?? (await this.remote.fetch(sku))"),
        "    return item;\n  }\n",
        "    return item;\n  }\n\n  async close(): Promise<void> {\n    this.#items.clear();\n    await this.remote.close();\n  }\n",
      ),
    },
    vanished: ["src/module.ts:8 2420 close", "src/module.ts:15 2345 item"],
  },
  {
    kind: "honest",
    name: "a cast where a brand is given",
    says: "The one function that makes a Sku looks at the text first; no check could give the brand.",
    base: around(ids),
    head: {
      "src/module.ts": `${edited(ids, "count(counts, text)", "count(counts, skuOf(text))")}
export function skuOf(text: string): Sku {
  if (!/^[a-z]+-[0-9]+$/.test(text)) throw new Error("not a SKU: " + text);
  return text as Sku;
}
`,
    },
    vanished: ["src/module.ts:10 2345 text"],
  },
  {
    kind: "honest",
    name: "a cast that the language makes necessary",
    says: "Object.keys gives text, although the keys of an exact item are known: a list says them, and satisfies checks it.",
    base: around(keyed),
    head: {
      "src/module.ts": `import type { Item } from "./stock.js";

const fields = Object.keys({ sku: true, count: true } satisfies Record<keyof Item, true>) as (keyof Item)[];

export function different(one: Item, other: Item): string[] {
  return fields.filter((key) => one[key] !== other[key]);
}
`,
    },
    vanished: ["src/module.ts:4 7053 one", "src/module.ts:4 7053 other"],
  },
  {
    kind: "honest",
    name: "an augmentation of what a plugin adds",
    says: "The plugin defines startedAt and declares it, optional, since only a context that uses it has it.",
    base: { ...around(clock), "src/plugins.ts": plugins },
    head: {
      "src/module.ts": `import { Context, use } from "./plugins.js";

declare module "./plugins.js" {
  interface Context {
    readonly startedAt?: number;
  }
}

export function started(): number {
  const context = new Context();
  use(context, "startedAt", Date.now());
  if (context.startedAt === undefined) throw new Error("the clock is not in use");
  return context.startedAt;
}
`,
    },
    vanished: ["src/module.ts:6 2339 startedAt"],
  },
  {
    kind: "honest",
    name: "an index signature for what is a dictionary",
    says: "The counts are by SKU, and a SKU may be missing: the type says both.",
    base: around(tally),
    head: {
      "src/module.ts": edited(tally, "const counts = {};", "const counts: Record<string, number> = {};"),
    },
    vanished: ["src/module.ts:5 7053 counts", "src/module.ts:5 7053 counts"],
  },
];
