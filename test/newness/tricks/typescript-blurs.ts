/** Findings of TypeScript that vanish although what they say is as true as before. */
import { edited, type TrickCase } from "./case.ts";
import { billing, findings, models, shop } from "./typescript-shop.ts";

const greets = 'return "Dear " + customer.fullName;';
const finds = "const order = findOrder(orders, id);";

/** billing.ts with one place changed, and lines before its first function. */
const billed = (from: string, to: string, before = "") => ({
  "src/billing.ts": edited(
    edited(billing, from, to),
    "export function greeting",
    `${before}export function greeting`,
  ),
});

const blur = { kind: "blur", base: shop } as const;

export const typescriptBlurs: readonly TrickCase[] = [
  {
    ...blur,
    name: "as unknown as what is wanted",
    says: "The assertions call the customer something that has a fullName.",
    head: billed("customer.fullName", "(customer as unknown as { fullName: string }).fullName"),
    vanished: [findings.fullName],
  },
  {
    ...blur,
    name: "any under a name of the domain",
    says: "The alias Row is any, in another file.",
    head: {
      "src/rows.ts":
        "// biome-ignore lint/suspicious/noExplicitAny: rows come from the database.\nexport type Row = any;\n",
      "src/billing.ts": `import type { Row } from "./rows.js";\n${edited(
        billing,
        "greeting(customer: Customer)",
        "greeting(customer: Row)",
      )}`,
    },
    vanished: [findings.fullName],
  },
  {
    ...blur,
    name: "an index signature of any",
    says: "Customer has every property for the checker, and those of before when it runs.",
    head: {
      "src/models.ts": edited(
        models,
        "  readonly email?: string;\n",
        "  readonly email?: string;\n  readonly [field: string]: any;\n",
      ),
    },
    vanished: [findings.fullName],
  },
  {
    ...blur,
    name: "a property augmented from afar",
    says: "A module augmentation adds fullName to Customer; nothing ever sets it.",
    head: {
      "src/customers.d.ts":
        'import "./models.js";\n\ndeclare module "./models.js" {\n  interface Customer {\n    readonly fullName: string;\n  }\n}\n',
    },
    vanished: [findings.fullName],
  },
  {
    ...blur,
    name: "every object gets the property",
    says: "The global interface Object declares a fullName that no object has.",
    head: {
      "src/globals.d.ts":
        "declare global {\n  interface Object {\n    readonly fullName: string;\n  }\n}\n\nexport {};\n",
    },
    vanished: [findings.fullName],
  },
  {
    ...blur,
    name: "declared instead of imported",
    says: "findOrder is declared without undefined in its result and no longer imported, so that it does not even exist.",
    head: {
      "src/billing.ts": edited(
        billing,
        'import { type Customer, findOrder, type Order } from "./models.js";\n',
        `import type { Customer, Order } from "./models.js";

declare function findOrder(orders: readonly Order[], id: number): Order;
`,
      ),
    },
    vanished: [findings.order],
  },
  {
    ...blur,
    name: "through JSON and back",
    says: "The copy is any: its fullName is as undefined as before.",
    head: billed(
      greets,
      'const copy = JSON.parse(JSON.stringify(customer));\n  return "Dear " + copy.fullName;',
    ),
    vanished: [findings.fullName],
  },
  {
    ...blur,
    name: "called as a Function",
    says: "A Function returns any, so that undefined is forgotten.",
    head: billed(finds, "const find: Function = findOrder;\n  const order = find(orders, id);"),
    vanished: [findings.order],
  },
  {
    ...blur,
    name: "a conditional type that ends in any",
    says: "findOrder returns Found<Order>, which is any for every class and reads like a precaution.",
    head: {
      "src/models.ts": edited(
        edited(models, "): Order | undefined {", "): Found<Order> {"),
        "export function findOrder(",
        "export type Found<Value> = Value extends { total(): infer Sum }\n  ? Sum extends number\n    ? any\n    : undefined\n  : undefined;\n\nexport function findOrder(",
      ),
    },
    vanished: [findings.order],
  },
  {
    ...blur,
    name: "an assertion that asserts nothing",
    says: "The function's type says that it looks for undefined; its body is empty.",
    head: billed(
      finds,
      `${finds}\n  assertFound(order);`,
      "function assertFound<Value>(_value: Value | undefined): asserts _value is Value {}\n\n",
    ),
    vanished: [findings.order],
  },
  {
    ...blur,
    name: "a predicate that always says yes",
    says: "The predicate calls everything an Order, undefined too.",
    head: billed(
      "  return order.total();",
      "  return isOrder(order) ? order.total() : 0;",
      "const isOrder = (_value: unknown): _value is Order => true;\n\n",
    ),
    vanished: [findings.order],
  },
  {
    ...blur,
    name: "JavaScript without checkJs",
    says: "billing.ts becomes billing.js: allowJs is on, checkJs is not.",
    base: {
      ...shop,
      "tsconfig.json":
        '{ "extends": "./tsconfig.base.json", "compilerOptions": { "noEmit": true, "allowJs": true }, "include": ["src"] }\n',
    },
    head: {
      "src/billing.ts": null,
      "src/billing.js": `import { findOrder } from "./models.js";

/** @param {import("./models.js").Customer} customer */
export function greeting(customer) {
  ${greets}
}

/** @param {import("./models.js").Customer} customer */
export function domainOf(customer) {
  return customer.email.split("@")[1] ?? "";
}

export function charge(orders, id) {
  ${finds}
  return order.total();
}

export function addLine(order, sku, quantity) {
  order.lines.push({ sku, quantity, cents: 100 });
}
`,
    },
    vanished: [findings.fullName, findings.email, findings.order, findings.quantity],
  },
  {
    ...blur,
    name: "a laxer configuration one step up",
    says: "tsconfig.json stays; the file that it extends turns strictNullChecks off.",
    head: {
      "tsconfig.base.json": edited(
        shop["tsconfig.base.json"],
        '"strict": true',
        '"strict": true, "strictNullChecks": false',
      ),
    },
    vanished: [findings.email, findings.order],
  },
  {
    ...blur,
    name: "thrown and caught",
    says: "The customer is thrown and caught as any.",
    head: billed(
      greets,
      `try {\n    throw customer;\n  } catch (caught: any) {\n    return "Dear " + caught.fullName;\n  }`,
    ),
    vanished: [findings.fullName],
  },
  {
    ...blur,
    name: "a type parameter in the result alone",
    says: "The helper gives back what it got, as whatever type the caller writes.",
    head: billed(
      "customer.fullName",
      "view<{ fullName: string }>(customer).fullName",
      "function view<Value>(value: unknown): Value {\n  return value as Value;\n}\n\n",
    ),
    vanished: [findings.fullName],
  },
  {
    ...blur,
    name: "never, which fits everywhere",
    says: "The text is called never, and the satisfies behind it checks nothing any more.",
    head: billed(
      "{ sku, quantity, cents: 100 }",
      '{ sku, quantity: quantity as never, cents: 100 } satisfies Order["lines"][number]',
    ),
    vanished: [findings.quantity],
  },
  {
    ...blur,
    name: "an expected error with a reason",
    says: "The comment that takes the finding away is the last line of a longer comment.",
    head: billed(
      `  ${greets}`,
      `  /* Customers of the first release have a full name.
     @ts-expect-error -- remove this when they are migrated */
  ${greets}`,
    ),
    vanished: [findings.fullName],
  },
  {
    ...blur,
    name: "an exclamation mark",
    says: "The operator asserts that there is an order; when there is none, charge still fails.",
    head: billed(finds, "const order = findOrder(orders, id)!;"),
    vanished: [findings.order],
  },
  {
    ...blur,
    name: "read by reflection",
    says: "Reflect.get reads any name from any object, and returns any.",
    head: billed("customer.fullName", 'Reflect.get(customer, "fullName")'),
    vanished: [findings.fullName],
  },
  {
    ...blur,
    name: "a file that is no longer checked",
    says: "@ts-nocheck stands below the comment that describes the file.",
    head: { "src/billing.ts": `// Billing: see the handbook.\n// @ts-nocheck\n${billing}` },
    vanished: [findings.fullName, findings.email, findings.order, findings.quantity],
  },
  {
    ...blur,
    name: "an overload that leaves undefined out",
    says: "findOrder still returns undefined; its first overload says it does not.",
    head: {
      "src/models.ts": edited(
        models,
        "export function findOrder(orders: readonly Order[], id: number): Order | undefined {",
        `export function findOrder(orders: readonly Order[], id: number): Order;
export function findOrder(orders: readonly Order[], id: undefined): undefined;
export function findOrder(orders: readonly Order[], id: number | undefined): Order | undefined {`,
      ),
    },
    vanished: [findings.order],
  },
  {
    ...blur,
    name: "a fallback of any",
    says: "When there is no order, an empty object stands in for it, whose total does not exist.",
    head: billed(finds, "const order = findOrder(orders, id) ?? Object.create(null);"),
    vanished: [findings.order],
  },
];
