/** Which edit broke what, on the real TypeScript 7: inferred results, re-exports and base classes. */
import { beforeAll, expect, test } from "vitest";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { reportOf } from "../support/account.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { type Nightly, rowsOfNow } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";
import { gateTypescript, installedTypescript } from "../support/typescript.ts";

beforeAll(async () => {
  await installedTypescript();
}, 120_000);

const strict = {
  "tsconfig.json": `${JSON.stringify({ compilerOptions: { strict: true, module: "preserve" }, include: ["src"] })}\n`,
};
const find = 'export function find(name: string) {\n  return "a" + name;\n}\n';
const findOrNot = 'export function find(name: string) {\n  return name === "" ? undefined : "a" + name;\n}\n';
const order =
  "export class Order {\n  price = 1;\n\n  gross(): number {\n    return this.price * 2;\n  }\n\n  net(): number {\n    return this.price;\n  }\n}\n";

type Breaker = Nightly & {
  readonly breaker: string;
  readonly base: Files;
  readonly head: Files;
  /** Each new finding, its cause, and the lines that the edit has in base and in head. */
  readonly breaks: readonly string[];
};

const breakers: readonly Breaker[] = [
  {
    breaker: "the inferred result of a function changes",
    base: {
      "src/find.ts": find,
      "src/bill.ts": 'import { find } from "./find";\n\nexport const all = find("a").trim();\n',
    },
    head: { "src/find.ts": findOrNot },
    breaks: ["src/bill.ts:3 2532 <- src/find.ts:1 find (inferred) base 2-2 head 2-2"],
  },
  {
    breaker: "the inferred result goes through two functions that did not change",
    base: {
      "src/find.ts": find,
      "src/one.ts": 'import { find } from "./find";\n\nexport const one = (name: string) => find(name);\n',
      "src/two.ts":
        'import { one } from "./one";\n\nexport class Two {\n  two() {\n    const found = one("a");\n    return found;\n  }\n}\n',
      "src/bill.ts": 'import { Two } from "./two";\n\nexport const all = new Two().two().trim();\n',
    },
    head: { "src/find.ts": findOrNot },
    breaks: ["src/bill.ts:3 2532 <- src/find.ts:1 find (inferred) base 2-2 head 2-2"],
  },
  {
    breaker: "the body of a function changes that declares its result, beside one that breaks",
    byNight: true,
    base: {
      "src/rate.ts": "export function rate(name: string): number {\n  return name.length;\n}\n",
      "src/find.ts": find,
      "src/bill.ts":
        'import { find } from "./find";\nimport { rate } from "./rate";\n\nexport const all = [rate("a"), find("a").trim()];\n',
    },
    head: {
      "src/rate.ts": "export function rate(name: string): number {\n  return name.length + 1;\n}\n",
      "src/find.ts": findOrNot,
    },
    breaks: ["src/bill.ts:4 2532 <- src/find.ts:1 find (inferred) base 2-2 head 2-2"],
  },
  {
    breaker: "a module hands a name on from another one",
    base: {
      "src/find.ts": find,
      "src/plain.ts": "export function find(): string {\n  return `a`;\n}\n",
      "src/index.ts": 'export * from "./plain";\nexport { find } from "./find";\n',
      "src/bill.ts": 'import { find } from "./index";\n\nexport const all = find("a").trim();\n',
    },
    head: { "src/index.ts": 'export * from "./plain";\n' },
    breaks: ["src/bill.ts:3 2554 <- src/index.ts:2 find (re-export) base 2-2 head -"],
  },
  {
    breaker: "a module hands on all of another no more",
    base: {
      "src/find.ts": find,
      "src/other.ts": "export const other = 1;\n",
      "src/index.ts": 'export * from "./find";\nexport * from "./other";\n',
      "src/bill.ts": 'import { find } from "./index";\n\nexport const all = find("a").trim();\n',
    },
    head: { "src/index.ts": 'export * from "./other";\n' },
    breaks: ["src/bill.ts:1 2305 <- src/index.ts:1 find (re-export) base 1-1 head -"],
  },
  {
    breaker: "a file is deleted, and another one is moved away from what it imports",
    byNight: true,
    base: {
      "src/find.ts": find,
      "src/rate.ts": "export const rate = 1;\n",
      "src/bill.ts": 'import { find } from "./find.js";\n\nexport const all = find("a").trim();\n',
      "src/sum.ts":
        'import { rate } from "./rate";\n\nexport const doubled = rate * 2;\nexport const tripled = rate * 3;\n',
    },
    head: {
      "src/find.ts": null,
      "src/sum.ts": null,
      "src/sums/sum.ts":
        'import { rate } from "./rate";\n\nexport const doubled = rate * 2;\nexport const tripled = rate * 3;\n',
    },
    breaks: [
      "src/bill.ts:1 2307 <- src/find.ts:1 null (removed-module) base 1-3 head -",
      "src/sums/sum.ts:1 2307 <- src/sums/sum.ts:1 null (moved-module) base 1-1 head 1-1",
    ],
  },
  {
    breaker: "a base class loses a method, and what is used is a class derived from it",
    base: {
      "src/order.ts": order,
      "src/big.ts": 'import { Order } from "./order";\n\nexport class Big extends Order {\n  size = 1;\n}\n',
      "src/bigger.ts": 'import { Big } from "./big";\n\nexport class Bigger extends Big {\n  size = 2;\n}\n',
      "src/bill.ts": 'import { Bigger } from "./bigger";\n\nexport const all = new Bigger().gross();\n',
    },
    head: { "src/order.ts": order.replace(/ {2}gross[^}]*\}\n\n/u, "") },
    breaks: ["src/bill.ts:3 2339 <- src/order.ts:1 Order.gross (removed-name) base 4-6 head -"],
  },
  {
    breaker: "a method of a base class changes, and a derived class overrides it",
    base: {
      "src/order.ts": order,
      "src/big.ts":
        'import { Order } from "./order";\n\nexport class Big extends Order {\n  gross(): number {\n    return 3;\n  }\n}\n',
    },
    head: {
      "src/order.ts": order.replace(
        "gross(): number {\n    return this.price * 2",
        'gross(): string {\n    return "a"',
      ),
    },
    breaks: ["src/big.ts:4 2416 <- src/order.ts:4 Order.gross (base-class) base 4-5 head 4-5"],
  },
  {
    breaker: "an interface asks for more of the classes that implement it",
    base: {
      "src/priced.ts": "export interface Priced {\n  price: number;\n}\n",
      "src/big.ts":
        'import type { Priced } from "./priced";\n\nexport class Big implements Priced {\n  price = 3;\n}\n',
    },
    head: { "src/priced.ts": "export interface Priced {\n  price: number;\n  name: string;\n}\n" },
    breaks: ["src/big.ts:3 2420 <- src/priced.ts:3 Priced.name (definition) base - head 3-3"],
  },
];

const rows = rowsOfNow(breakers).map((row) => [row.breaker, row] as const);

test.each(rows)("a new finding outside of the change names its cause when %s", async (_, row) => {
  const traceFolder = temporaryFolder();
  const repository = repositoryOf({ ...strict, ...row.base }, row.head);
  const report = reportOf(await gateTypescript(repository, { traceFolder }));
  const replayed = await replayRun(traceFolder);
  expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
    serializeReport(report),
  );
  const lines = (place: (typeof report.causes)[number]["base"]) =>
    place === null ? "-" : `${place.range.start.line + 1}-${place.range.end.line + 1}`;
  const told = report.findings
    .filter(({ state }) => state === "new")
    .map(({ id, path, range, code, cause }) => {
      const of = report.causes.find(({ effects }) => effects.includes(id));
      const named =
        cause === null || of === undefined
          ? "nothing named"
          : `${cause.path}:${cause.range.start.line + 1} ${cause.symbol} (${cause.how}) base ${lines(of.base)} head ${lines(of.head)}`;
      return `${path}:${range.start.line + 1} ${code} <- ${named}`;
    });
  expect(told).toEqual(row.breaks);
});
