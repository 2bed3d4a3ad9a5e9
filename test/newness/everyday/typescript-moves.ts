/** Code moved, extracted, inlined, wrapped, renamed, reordered; and signatures changed under callers elsewhere. */
import type { NewnessCase } from "../cases.ts";
import { bundled } from "./tsconfig.ts";

const stock = `export interface Item {
  readonly sku: string;
  readonly count: number;
  readonly price: number;
}

export function worth(items: Item[]): number {
  let sum = 0;
  for (const item of items) {
    sum += item.count * item.cost;
  }
  return sum.toFixed(2);
}

export function pick(items: Item[], sku: string): Item {
  const item = items.find((one) => one.sku === sku);
  return item;
}

export function report(items: Item[]): string {
  const total = worth(items);
  const head = "Stock: " + total + curency;
  const lines = items.map((item) => item.sku.padEnd("8") + item.count);
  return [head, ...lines].join("\\n");
}
`;

const warehouse = `import type { Item } from "./stock";

export class Warehouse {
  constructor(readonly items: Item[]) {}

  get size(): number {
    return this.items.count;
  }
}
`;

const tree = { ...bundled, "stock.ts": stock, "warehouse.ts": warehouse };
const item = stock.slice(0, stock.indexOf("export function worth"));
const worth = stock.slice(stock.indexOf("export function worth"), stock.indexOf("export function pick"));
const pick = stock.slice(stock.indexOf("export function pick"), stock.indexOf("export function report"));
const report = stock.slice(stock.indexOf("export function report"));

const parser = `export interface Token {
  readonly kind: "word" | "number";
  readonly text: string;
}

export function tokens(text: string): Token[] {
  return text.split(" ").map((part) => ({ kind: "word", value: part }));
}

export function join(list: Token[], separator: string): string {
  return list.map((token) => token.text).join(separator);
}
`;

export const moveCases: readonly NewnessCase[] = [
  {
    name: "into-a-class",
    says: "two functions become methods, one of them calls the other without this",
    base: tree,
    head: {
      "stock.ts": `${item}${report}`,
      "warehouse.ts": `import type { Item } from "./stock";

export class Warehouse {
  constructor(readonly items: Item[]) {}

  get size(): number {
    return this.items.count;
  }

  worth(): number {
    let sum = 0;
    for (const item of this.items) {
      sum += item.count * item.cost;
    }
    return sum.toFixed(2);
  }

  pick(sku: string): Item {
    const item = this.items.find((one) => one.sku === sku);
    return item;
  }
}
`,
    },
    counts: { base: 6, head: 7, new: 1 },
    truth: ["stock.ts:8 2304 worth"],
  },
  {
    name: "extracted",
    says: "the body of a function is extracted into two, one of them with a parameter too few",
    base: tree,
    head: {
      "stock.ts": `${item}${worth}${pick}function headline(total: number): string {
  return "Stock: " + total + curency;
}

function linesOf(): string[] {
  return items.map((item) => item.sku.padEnd("8") + item.count);
}

export function report(items: Item[]): string {
  return [headline(worth(items)), ...linesOf()].join("\\n");
}
`,
    },
    counts: { base: 6, head: 7, new: 2 },
    truth: ["stock.ts:25 2304 items", "stock.ts:25 7006 item"],
  },
  {
    name: "inlined",
    says: "a function is inlined into its caller, with its error",
    base: tree,
    head: {
      "stock.ts": `${item}${pick}export function report(items: Item[]): string {
  const total = items.reduce((sum, item) => sum + item.count * item.cost, 0);
  const head = "Stock: " + total + curency;
  const lines = items.map((item) => item.sku.padEnd("8") + item.count);
  return [head, ...lines].join("\\n");
}
`,
    },
    counts: { base: 6, head: 5, new: 0 },
    truth: [],
  },
  {
    name: "duplicated",
    says: "a function is copied within its file and adapted: the copy has the same two errors",
    base: tree,
    head: {
      "stock.ts": `${item}${worth}${worth.replace("worth", "weight")}${pick}${report}`,
    },
    counts: { base: 6, head: 8, new: 2 },
    truth: ["stock.ts:18 2339 cost", "stock.ts:20 2322 string"],
  },
  {
    name: "wrapped-in-try",
    says: "a body is wrapped in try and if, where the caught error is used as if it were known",
    base: tree,
    head: {
      "stock.ts": `${item}${worth}${pick}export function report(items: Item[]): string {
  try {
    if (items.length > 0) {
      const total = worth(items);
      const head = "Stock: " + total + curency;
      const lines = items.map((item) => item.sku.padEnd("8") + item.count);
      return [head, ...lines].join("\\n");
    }
    return "";
  } catch (error) {
    return error.message;
  }
}
`,
    },
    counts: { base: 6, head: 7, new: 1 },
    truth: ["stock.ts:30 18046 error"],
  },
  {
    name: "renamed-everywhere",
    says: "Item becomes Product and its variables follow, over two files with old errors",
    base: tree,
    head: {
      "stock.ts": stock.replaceAll("Item", "Product").replaceAll("item", "product"),
      "warehouse.ts": warehouse.replaceAll("Item", "Product").replaceAll("items", "products"),
    },
    counts: { base: 6, head: 6, new: 0 },
    truth: [],
  },
  {
    name: "renamed-but-for-one",
    says: "a property is renamed in the interface and in all uses but one",
    base: tree,
    head: {
      "stock.ts": stock
        .replace("readonly count", "readonly amount")
        .replace("item.count * item.cost", "item.amount * item.cost"),
    },
    counts: { base: 6, head: 7, new: 1 },
    truth: ["stock.ts:23 2339 count"],
  },
  {
    name: "reordered",
    says: "functions in alphabetical order, report mended by half on the way",
    base: tree,
    head: { "stock.ts": `${item}${pick}${report.replace('"8"', "8")}\n${worth.trimEnd()}\n` },
    counts: { base: 6, head: 5, new: 0 },
    truth: [],
  },
  {
    name: "swapped-arguments",
    says: "two parameters are swapped: callers in two files that were right break, one that was wrong is mended",
    base: {
      ...bundled,
      "parser.ts": parser,
      "a.ts": `import { join, tokens } from "./parser";

export const a = join(tokens("a b"), ", ");
export const b = join(", ", tokens("a b"));
`,
      "b.ts": 'import { join, tokens } from "./parser";\n\nexport const c = join(tokens("c"), 3);\n',
    },
    head: {
      "parser.ts": parser.replace("list: Token[], separator: string", "separator: string, list: Token[]"),
    },
    counts: { base: 3, head: 3, new: 1 },
    truth: ["a.ts:3 2345 Token[]"],
    either: "The call in b.ts is refused for its first argument now, where it was for its second.",
  },
  {
    name: "dead-code-removed",
    says: "two functions go as dead, the errors of others stay, and one that is deleted was called in a script",
    base: {
      ...tree,
      "script.ts": 'import { pick, report } from "./stock";\n\nreport(pick([], "a"));\n',
    },
    head: { "stock.ts": `${item}${worth}${report}` },
    counts: { base: 7, head: 6, new: 1 },
    truth: ["script.ts:1 2305 pick"],
  },
  {
    name: "moved-and-renamed",
    says: "a function goes to another file under another name with other variables, its caller follows",
    base: tree,
    head: {
      "stock.ts": `import { valueOf } from "./warehouse";\n\n${item}${pick}${report.replace("worth(", "valueOf(")}`,
      "warehouse.ts": `${warehouse}
export function valueOf(goods: Item[]): number {
  let value = 0;
  for (const one of goods) {
    value += one.count * one.cost;
  }
  return value.toFixed(2);
}
`,
    },
    counts: { base: 6, head: 6, new: 0 },
    truth: [],
  },
  {
    name: "became-async",
    says: "a function becomes async: its old error stays, and a caller elsewhere that does not wait breaks",
    base: {
      ...tree,
      "order.ts": 'import { pick } from "./stock";\n\nexport const price = pick([], "a").price;\n',
    },
    head: {
      "stock.ts": stock.replace(
        "export function pick(items: Item[], sku: string): Item {",
        "export async function pick(items: Item[], sku: string): Promise<Item> {",
      ),
    },
    counts: { base: 6, head: 7, new: 1 },
    truth: ["order.ts:3 2339 price"],
  },
  {
    name: "options-object",
    says: "parameters become one object of options; a caller in another file is not adapted",
    base: {
      ...bundled,
      "mail.ts": `export function send(to: string, subject: string, urgent?: boolean): string {
  const line: number = to + subject;
  return urgent ? line.toUpperCase() : subject;
}

export const welcome = send("ada", 1);
`,
      "bye.ts": 'import { send } from "./mail";\n\nexport const bye = send("ada", "Bye", true);\n',
    },
    head: {
      "mail.ts": `interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly urgent?: boolean;
}

export function send({ to, subject, urgent }: Mail): string {
  const line: number = to + subject;
  return urgent ? line.toUpperCase() : subject;
}

export const welcome = send({ to: "ada", subject: 1 });
`,
    },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["bye.ts:3 2554 Expected"],
    either: "the value is as wrong as before, but another rule marks it at another expression",
  },
  {
    name: "switch-to-record",
    says: "a switch becomes a table of functions, with two old errors and without a case",
    base: {
      ...bundled,
      "shape.ts": `export type Kind = "circle" | "square" | "line";

export function area(kind: Kind, size: number): number {
  switch (kind) {
    case "circle":
      return Math.PI * sise ** 2;
    case "square":
      return size.pow(2);
    case "line":
      return 0;
  }
}
`,
    },
    head: {
      "shape.ts": `export type Kind = "circle" | "square" | "line";

const areas: Record<Kind, (size: number) => number> = {
  circle: (size) => Math.PI * sise ** 2,
  square: (size) => size.pow(2),
};

export const area = (kind: Kind, size: number): number => areas[kind](size);
`,
    },
    counts: { base: 2, head: 3, new: 1 },
    truth: ["shape.ts:3 2741 line"],
  },
];
