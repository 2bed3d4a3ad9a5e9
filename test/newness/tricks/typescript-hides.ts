/** Changes that bring in an error of which TypeScript reports nothing. */
import type { TrickCase } from "./case.ts";
import { billing, models, shop } from "./typescript-shop.ts";

const hide = { kind: "hide", base: shop, vanished: [] } as const;

export const typescriptHides: readonly TrickCase[] = [
  {
    ...hide,
    name: "a file that is not checked, below its license",
    says: "@ts-nocheck is the last line of the license; order.totl() does not exist.",
    head: {
      "src/refunds.ts": `// Copyright the authors of the shop.
// Licensed under the Apache License, Version 2.0.
// @ts-nocheck
import type { Order } from "./models.js";

export function refund(order: Order, percent: number): number {
  return (order.totl() * percent) / 100;
}
`,
    },
  },
  {
    ...hide,
    name: "declarations beside JavaScript",
    says: "The .d.ts says what the .js does not do: it reads order.sum, which does not exist.",
    head: {
      "src/discounts.d.ts":
        'import type { Order } from "./models.js";\n\nexport declare function discounted(order: Order, percent: number): number;\n',
      "src/discounts.js":
        "export function discounted(order, percent) {\n  return (order.sum() * (100 - percent)) / 100;\n}\n",
      "src/sale.ts": `import { discounted } from "./discounts.js";
import type { Order } from "./models.js";

export function half(order: Order): number {
  return discounted(order, 50);
}
`,
    },
  },
  {
    ...hide,
    name: "any by way of a library's result",
    says: "The parameter has the type of what JSON.parse returns, so that order.weigth() passes.",
    head: {
      "src/shipping.ts": `import type { Order } from "./models.js";

type Parsed = ReturnType<typeof JSON.parse>;

export function shipping(order: Parsed): number {
  return order.weigth() > 1000 ? 500 : 250;
}

export function shippingOfAll(orders: readonly Order[]): number {
  return orders.reduce((sum, order) => sum + shipping(order), 0);
}
`,
    },
  },
  {
    ...hide,
    name: "a call by reflection",
    says: "findOrder is called without the orders: Reflect.apply takes any list of arguments.",
    head: {
      "src/search.ts": `import { findOrder, type Order } from "./models.js";

export function search(_orders: readonly Order[], text: string): Order | undefined {
  const found: Order | undefined = Reflect.apply(findOrder, undefined, [Number(text)]);
  return found;
}
`,
    },
  },
  {
    ...hide,
    name: "loaded by name from a folder that is not included",
    says: "The new step reads order.weight, which does not exist; its name is made when it runs.",
    head: {
      "steps/shipping.ts": `import type { Order } from "../src/models.js";

export function run(order: Order): number {
  return order.weight > 1000 ? 500 : 250;
}
`,
      "src/steps.ts": `import type { Order } from "./models.js";

export async function step(name: string, order: Order): Promise<number> {
  const { run } = await import("../steps/" + name + ".js");
  return run(order);
}
`,
    },
  },
  {
    ...hide,
    name: "the arguments without their types",
    says: "arguments holds any, and the new function reads a line's price, which does not exist.",
    head: {
      "src/billing.ts": `${billing}
export function highest(..._orders: Order[]): number {
  let most = 0;
  for (const order of arguments) {
    for (const line of order.lines) most = Math.max(most, line.price);
  }
  return most;
}
`,
    },
  },
  {
    ...hide,
    name: "a module that is only declared",
    says: "A wildcard declaration makes every module of @ledger any; the package is not there and post takes no such thing.",
    head: {
      "src/ledger.d.ts": 'declare module "@ledger/*";\n',
      "src/booking.ts": `import { post } from "@ledger/core";
import type { Order } from "./models.js";

export async function book(order: Order): Promise<string> {
  const receipt = await post(order.total);
  return receipt.nubmer;
}
`,
    },
  },
  {
    ...hide,
    name: "an object made of another one",
    says: "Object.create returns any: the draft's setCustomer does not exist.",
    head: {
      "src/models.ts": `${models}
export function draftOf(order: Order, customer: Customer): Order {
  const draft = Object.create(order);
  draft.setCustomer(customer);
  return draft;
}
`,
    },
  },
  {
    ...hide,
    name: "code in a string",
    says: "The new total is computed by text that reads line.price, which does not exist.",
    head: {
      "src/formulas.ts": `import type { Line } from "./models.js";

const formulas = {
  gross: "line.price * line.quantity * 1.19",
  net: "line.price * line.quantity",
};

export function amount(line: Line, formula: keyof typeof formulas): number {
  return new Function("line", "return " + formulas[formula])(line);
}
`,
    },
  },
];
