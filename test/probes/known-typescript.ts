/** Findings of TypeScript that vanish: by a trick that mends nothing, or because they are mended. */
import type { ProbedCase } from "../support/probed-cases.ts";

const model = `export interface Order { price: number; name: string; note?: string }
export function percent(amount: number): number { return amount / 100; }
export function find(name: string): Order | undefined {
  return name === "" ? undefined : { price: 1, name };
}
`;

function inUse(
  from: string,
  to: string,
  more: Record<string, string> = {},
): Pick<ProbedCase, "base" | "head"> {
  const before = 'import { type Order, find, percent } from "./model";\nvoid [find, percent];\n\n';
  return { base: { "model.ts": model, "use.ts": before + from }, head: { "use.ts": before + to, ...more } };
}

const attribute = "export function total(order: Order): number {\n  return order.prise;\n}\n";
const argument = "export function share(name: string): number {\n  return percent(name);\n}\n";
const optional = "export function show(name: string): string {\n  return find(name).name;\n}\n";
const count = "export function share(order: Order): number {\n  return percent(order.price, 2);\n}\n";

const field =
  "export class Till {\n  total: number;\n  show(): string {\n    return this.total.toFixed();\n  }\n}\n";

const axes = 'export const axes = ["x", "y", "z"] as const;\n';
const beyond = 'import { axes } from "./axes";\n\nexport const last = axes[3];\n';

const named = (predicate: string) =>
  `${predicate}\n\n${optional.replace("find(name).name;", 'find(name);\n  return isThere(found) ? found.name : "";').replace("return find", "const found = find")}`;

export const scriptTricks: readonly ProbedCase[] = [
  {
    name: "an overload that promises more than its body does",
    ...inUse(optional, optional, {
      "model.ts": model.replace(
        "export function find",
        "export function find(name: string): Order;\nexport function find",
      ),
    }),
  },
  {
    name: "a predicate that looks and is wrong",
    ...inUse(
      optional,
      named(
        "function isThere(found: Order | undefined): found is Order {\n  return found === undefined || found.price > 0;\n}",
      ),
    ),
  },
  {
    name: "an arrow that looks and is wrong",
    ...inUse(
      optional,
      named("const isThere = (found: Order | undefined): found is Order => found?.price !== 0;"),
    ),
  },
  {
    name: "an assertion that looks and is wrong",
    ...inUse(
      optional,
      `function sure(found: Order | undefined): asserts found is Order {\n  if (found?.price === 0) throw new Error();\n}\n\n${optional.replace(
        "return find(name).name;",
        "const found = find(name);\n  sure(found);\n  return found.name;",
      )}`,
    ),
  },
  {
    name: "a member that every object is said to have",
    ...inUse(attribute, attribute, {
      "all.d.ts": "declare global {\n  interface Object {\n    prise: number;\n  }\n}\nexport {};\n",
    }),
  },
  {
    name: "a member that is added from elsewhere",
    ...inUse(attribute, attribute, {
      "more.d.ts":
        'import "./model";\n\ndeclare module "./model" {\n  interface Order {\n    prise: number;\n  }\n}\n',
    }),
  },
  {
    name: "a class with a member that is declared",
    ...inUse(
      attribute,
      `export class Prised {\n  declare prise: number;\n}\n\n${attribute.replace(": Order", ": Prised")}`,
    ),
  },
  {
    name: "a tuple that may have any length",
    base: { "axes.ts": axes, "use.ts": beyond },
    head: { "axes.ts": axes.replace("as const", "as string[]") },
  },
  {
    name: "a field that is said to have a value",
    ...inUse(field, field.replace("total:", "total!:")),
  },
  {
    name: "a field that is declared",
    ...inUse(field, field.replace("total:", "declare total:")),
  },
  {
    name: "a field that may be anything",
    ...inUse(field, field.replace("total: number", "total: any")),
  },
  { name: "as any", ...inUse(attribute, attribute.replace("order.prise", "(order as any).prise")) },
  { name: "a parameter that is any", ...inUse(attribute, attribute.replace(": Order", ": any")) },
  {
    name: "an ignored line",
    ...inUse(attribute, attribute.replace("  return", "  // @ts-ignore\n  return")),
  },
  {
    name: "an expected error",
    ...inUse(attribute, attribute.replace("  return", "  // @ts-expect-error\n  return")),
  },
  {
    name: "a file that is not checked",
    base: inUse(attribute, attribute).base,
    head: { "use.ts": `// @ts-nocheck\n${inUse(attribute, attribute).base["use.ts"]}` },
  },
  {
    name: "an index signature",
    ...inUse(attribute, attribute, {
      "model.ts": model.replace("note?: string", "note?: string; [key: string]: any"),
    }),
  },
  {
    name: "Reflect.get",
    ...inUse(attribute, attribute.replace("order.prise", 'Reflect.get(order, "prise")')),
  },
  {
    name: "another as",
    ...inUse(attribute, attribute.replace("order.prise", "(order as unknown as { prise: number }).prise")),
  },
  {
    name: "a member that is any",
    ...inUse(attribute, attribute, {
      "model.ts": model
        .replace("note?: string", "note?: string; prise: any")
        .replace("{ price: 1, name }", "{ price: 1, name, prise: 1 }"),
    }),
  },
  {
    name: "an argument of any type",
    ...inUse(argument, argument, { "model.ts": model.replace("amount: number)", "amount: any)") }),
  },
  {
    name: "an argument that is parsed",
    ...inUse(argument, argument.replace("percent(name)", "percent(JSON.parse(name))")),
  },
  {
    name: "an argument as never",
    ...inUse(argument, argument.replace("percent(name)", "percent(name as never)")),
  },
  {
    name: "an exclamation mark",
    ...inUse(optional, optional.replace("find(name).name", "find(name)!.name")),
  },
  {
    name: "a result that is any",
    ...inUse(optional, optional, { "model.ts": model.replace("Order | undefined {", "any {") }),
  },
  {
    name: "parameters that take everything",
    ...inUse(count, count, {
      "model.ts": model.replace("amount: number)", "amount: number, ...more: any[])"),
    }),
  },
  { name: "a function of any kind", ...inUse(count, count.replace("percent(", "(percent as Function)(")) },
];

export const scriptHonest: readonly ProbedCase[] = [
  {
    name: "an element that is there",
    base: { "axes.ts": axes, "use.ts": beyond },
    head: { "use.ts": beyond.replace("3", "2") },
  },
  {
    name: "a tuple with an element more",
    base: { "axes.ts": axes, "use.ts": beyond },
    head: { "axes.ts": axes.replace('"z"]', '"z", "w"]') },
  },
  {
    name: "a field that the constructor sets",
    ...inUse(
      field,
      field
        .replace(
          "total: number;",
          "readonly #total: number;\n  constructor(total: number) {\n    this.#total = total;\n  }",
        )
        .replace("this.total.to", "this.#total.to"),
    ),
  },
  {
    name: "a field with a value of its own",
    ...inUse(field, field.replace("total: number", "total = 0")),
  },
  {
    name: "overloads of a static method, whose body calls another",
    base: {
      "orders.ts":
        "export class Orders {\n  static find(name: string): number | undefined {\n    return Orders.count(name) || undefined;\n  }\n  protected static count(name: string): number {\n    return name.length;\n  }\n}\n",
      "use.ts":
        'import { Orders } from "./orders";\n\nexport function size(): number {\n  return Orders.find("a");\n}\n',
    },
    head: {
      "orders.ts":
        "export class Orders {\n  static find(name: string): number;\n  static find(name: number): number;\n  static find(name: string | number): number | undefined {\n    return this.count(String(name));\n  }\n  protected static count(name: string): number {\n    return name.length;\n  }\n}\n",
    },
  },
  { name: "the member that was meant", ...inUse(attribute, attribute.replace("prise", "price")) },
  {
    name: "the member is there now",
    ...inUse(attribute, attribute, {
      "model.ts": model
        .replace("note?: string", "note?: string; prise: number")
        .replace("{ price: 1, name }", "{ price: 1, name, prise: 1 }"),
    }),
  },
  { name: "a conversion", ...inUse(argument, argument.replace("percent(name)", "percent(Number(name))")) },
  { name: "another parameter", ...inUse(argument, argument.replace("name: string", "name: number")) },
  {
    name: "the signature of the callee",
    ...inUse(argument, argument, {
      "model.ts": model.replace(
        "amount: number): number { return amount / 100",
        "amount: number | string): number { return Number(amount) / 100",
      ),
    }),
  },
  {
    name: "a question mark",
    ...inUse(optional, optional.replace("find(name).name", "find(name)?.name ?? name")),
  },
  {
    name: "a result that is never undefined",
    ...inUse(optional, optional, {
      "model.ts": model.replace("Order | undefined {", "Order {").replace('name === "" ? undefined : ', ""),
    }),
  },
  {
    name: "a missing argument",
    ...inUse("export const half = percent();\n", "export const half = percent(50);\n"),
  },
  {
    name: "a returned value of the right type",
    ...inUse(
      "export function label(order: Order): string {\n  return order.price;\n}\n",
      "export function label(order: Order): string {\n  return String(order.price);\n}\n",
    ),
  },
  {
    name: "an assigned value",
    ...inUse('export const size: number = "1";\n', "export const size: number = 1;\n"),
  },
  {
    name: "a name that was misspelt",
    ...inUse("export const half = percnt(50);\n", "export const half = percent(50);\n"),
  },
  {
    name: "a member that was missing",
    ...inUse(
      "export const one: Order = { price: 1 };\n",
      'export const one: Order = { price: 1, name: "a" };\n',
    ),
  },
  {
    name: "an annotated parameter",
    ...inUse(
      "export function twice(amount) {\n  return percent(amount) * 2;\n}\n",
      "export function twice(amount: number) {\n  return percent(amount) * 2;\n}\n",
    ),
  },
  {
    name: "a predicate that is right",
    ...inUse(
      optional,
      named("function isThere(found: Order | undefined): found is Order {\n  return found !== undefined;\n}"),
    ),
  },
  {
    name: "an assertion that is right",
    ...inUse(
      optional,
      `function sure(found: Order | undefined): asserts found is Order {\n  if (found === undefined) throw new Error();\n}\n\n${optional.replace(
        "return find(name).name;",
        "const found = find(name);\n  sure(found);\n  return found.name;",
      )}`,
    ),
  },
  {
    name: "a check that throws",
    ...inUse(
      optional,
      optional.replace(
        "  return find(name).name;",
        "  const found = find(name);\n  if (found === undefined) throw new Error(name);\n  return found.name;",
      ),
    ),
  },
  {
    name: "a member that is added from elsewhere, and given",
    ...inUse(attribute, `${attribute}\nexport function set(order: Order): void {\n  order.prise = 1;\n}\n`, {
      "more.d.ts":
        'import "./model";\n\ndeclare module "./model" {\n  interface Order {\n    prise: number;\n  }\n}\n',
      "model.ts": model.replace("{ price: 1, name }", "{ price: 1, name, prise: 1 }"),
    }),
  },
];
