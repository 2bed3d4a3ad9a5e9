/** The repository that most of the honest TypeScript changes mend: one module with findings, another one for each change. */

const stock = `export type Item = { readonly sku: string; readonly count: number };

export function total(items: readonly Item[]): number {
  return items.reduce((sum, item) => sum + item.count, 0);
}
`;

const listing = `import type { Item } from "./stock.js";

export function listing(items: readonly Item[]): string {
  return [...items]
    .sort((one, other) => one.sku.localeCompare(other.sku))
    .map((item) => item.sku + ": " + item.count)
    .join("\\n");
}
`;

export const tsconfig = `{
  "compilerOptions": {
    "target": "es2022",
    "module": "nodenext",
    "strict": true,
    "noEmit": true
  },
  "include": ["src"]
}
`;

/** Another repository around one module that has the findings. */
export const around = (module: string) => ({
  "package.json": '{ "name": "store", "version": "1.0.0", "type": "module" }\n',
  "tsconfig.json": tsconfig,
  "src/stock.ts": stock,
  "src/listing.ts": listing,
  "src/module.ts": module,
});

export const loader = `import type { Item } from "./stock.js";

export function load(text: string): readonly Item[] {
  const rows: unknown = JSON.parse(text);
  return rows.map((row) => ({ sku: row.sku, count: row.count }));
}
`;

export const event = `import type { Item } from "./stock.js";

export type Change = {
  readonly kind: "received" | "moved";
  readonly count?: number;
  readonly to?: Item;
};

export function applied(item: Item, change: Change): Item {
  if (change.kind === "received") return { ...item, count: item.count + change.count };
  return change.to;
}

export const none: Change = { kind: "received", count: 0 };
`;

export const kinds = `export type Kind = "received" | "sold" | "counted";

export function sign(kind: Kind): number {
  switch (kind) {
    case "received":
      return 1;
    case "sold":
      return -1;
  }
}
`;

export const filtered = `import type { Item } from "./stock.js";

export type Cell = Item | string | undefined;

export function skus(cells: readonly Cell[]): string[] {
  return cells.filter(isItem).map((cell) => cell.sku);
}

function isItem(cell: Cell): boolean {
  return typeof cell === "object";
}
`;

export const table = `import type { Item } from "./stock.js";

type Column = { readonly title: string; readonly cell: (item: Item) => string };

const columns: Record<string, Column> = {
  sku: { title: "SKU", cell: (item) => item.sku },
  count: { title: "Count", cell: (item) => String(item.count) },
};

export type ColumnName = keyof typeof columns;

export function title(name: ColumnName): string {
  return columns[name].titel;
}

export const wide: ColumnName extends "sku" | "count" ? true : false = true;
`;

export const firstOf = `import type { Item } from "./stock.js";

export function firstOf(values: readonly unknown[]): unknown {
  return values[0];
}

export function firstSku(items: readonly Item[]): string {
  return firstOf(items).sku;
}
`;

export const lookup = `import type { Item } from "./stock.js";

const shelves = new Map<string, Item[]>();

export function find(key: string | number): Item[] | Item | undefined {
  if (typeof key === "number") return [...shelves.values()].flat()[key];
  return shelves.get(key) ?? [];
}

export function countOn(shelf: string): number {
  return find(shelf).length;
}
`;

export const caught = `export function reason(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error.message;
  }
}
`;

export const legacy = `const registry = new Map();

export function register(sku, cents) {
  registry.set(sku, cents);
}

export function centsOf(sku) {
  return registry.get(sku);
}
`;

export const prices = `import { centsOf, register } from "../legacy/prices.js";
import type { Item } from "./stock.js";

export function announce(item: Item, cents: number): void {
  register(item.sku, cents);
}

export function worth(item: Item): number {
  return item.count * centsOf(item.sku);
}
`;

export const last = `import type { Item } from "./stock.js";

export function lastOf(items: readonly Item[]): Item | undefined {
  return items.findLast((item) => item.count > 0);
}
`;

export const remote = `import type { Item } from "./stock.js";

export interface Remote {
  fetch(sku: string): Promise<Item>;
  close(): Promise<void>;
}

export class Cached implements Remote {
  readonly #items = new Map<string, Item>();

  constructor(readonly remote: Remote) {}

  async fetch(sku: string): Promise<Item> {
    const item = this.#items.get(sku) ?? this.remote.fetch(sku);
    this.#items.set(sku, item);
    return item;
  }
}
`;

export const ids = `declare const branded: unique symbol;

export type Sku = string & { readonly [branded]: "sku" };

export function count(counts: ReadonlyMap<Sku, number>, sku: Sku): number {
  return counts.get(sku) ?? 0;
}

export function countOf(counts: ReadonlyMap<Sku, number>, text: string): number {
  return count(counts, text);
}
`;

export const keyed = `import type { Item } from "./stock.js";

export function different(one: Item, other: Item): string[] {
  return Object.keys(one).filter((key) => one[key] !== other[key]);
}
`;

export const plugins = `export class Context {
  readonly extensions: string[] = [];
}

export function use(context: Context, name: string, value: unknown): void {
  context.extensions.push(name);
  Object.defineProperty(context, name, { value });
}
`;

export const clock = `import { Context, use } from "./plugins.js";

export function started(): number {
  const context = new Context();
  use(context, "startedAt", Date.now());
  return context.startedAt;
}
`;

export const tally = `import type { Item } from "./stock.js";

export function tally(items: readonly Item[]): Record<string, number> {
  const counts = {};
  for (const item of items) counts[item.sku] = (counts[item.sku] ?? 0) + item.count;
  return counts;
}
`;
