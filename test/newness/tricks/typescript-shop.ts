/** The repository that most of the TypeScript tricks change: four findings in billing.ts, none elsewhere. */

export const models = `export interface Customer {
  readonly name: string;
  readonly email?: string;
}

export type Line = { readonly sku: string; readonly quantity: number; readonly cents: number };

export class Order {
  readonly lines: Line[] = [];

  constructor(
    readonly id: number,
    readonly customer: Customer,
  ) {}

  total(): number {
    return this.lines.reduce((sum, line) => sum + line.cents * line.quantity, 0);
  }
}

export function findOrder(orders: readonly Order[], id: number): Order | undefined {
  return orders.find((order) => order.id === id);
}
`;

export const billing = `import { type Customer, findOrder, type Order } from "./models.js";

export function greeting(customer: Customer): string {
  return "Dear " + customer.fullName;
}

export function domainOf(customer: Customer): string {
  return customer.email.split("@")[1] ?? "";
}

export function charge(orders: readonly Order[], id: number): number {
  const order = findOrder(orders, id);
  return order.total();
}

export function addLine(order: Order, sku: string, quantity: string): void {
  order.lines.push({ sku, quantity, cents: 100 });
}
`;

const report = `import type { Order } from "./models.js";

export function summary(orders: readonly Order[]): string {
  return orders.map((order) => order.id + ": " + order.total()).join("\\n");
}

export function largest(orders: readonly Order[]): Order | undefined {
  return [...orders].sort((one, other) => other.total() - one.total())[0];
}
`;

export const shop = {
  "package.json": '{ "name": "shop", "version": "1.0.0", "type": "module" }\n',
  "tsconfig.base.json":
    '{ "compilerOptions": { "target": "es2022", "module": "nodenext", "strict": true, "skipLibCheck": true } }\n',
  "tsconfig.json":
    '{ "extends": "./tsconfig.base.json", "compilerOptions": { "noEmit": true }, "include": ["src"] }\n',
  "src/models.ts": models,
  "src/billing.ts": billing,
  "src/report.ts": report,
};

/** The four, in the words of `TrickCase.vanished`. */
export const findings = {
  fullName: "src/billing.ts:4 2339 fullName",
  email: "src/billing.ts:8 18048 email",
  order: "src/billing.ts:13 18048 order",
  quantity: "src/billing.ts:17 2322 quantity",
} as const;
