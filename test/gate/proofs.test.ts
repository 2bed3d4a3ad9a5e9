/** A fix is paid for where probes prove it, on real servers, and one that is not says which probe was silent. */
import { expect, test } from "vitest";
import { plain } from "../../src/report/plain.ts";
import { look } from "../report/support.ts";
import { reportOf } from "../support/account.ts";
import { gate } from "../support/gate.ts";
import { repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";
import { gateTypescript } from "../support/typescript.ts";

sharePyright();

const python = `class Order:
    def __init__(self, price: int) -> None:
        self.price = price


def total(order: Order) -> int:
    return order.prise


def half(order: Order) -> int:
    return order.prise // 2
`;
const script = `export class Order {
  constructor(readonly price: number) {}
}

export function total(order: Order): number {
  return order.prise;
}

export function half(order: Order): number {
  return order.prise / 2;
}
`;

test.each([
  {
    language: "Python",
    run: gate,
    base: { "shop.py": python },
    head: {
      "shop.py": `import json\n\n\n${python}`
        .replace("    return order.prise\n", "    return json.loads(str(order)).prise\n")
        .replace("order.prise // 2", "order.price // 2"),
    },
    probe: "the type of `json.loads(str(order)).prise` is unknown: Any",
  },
  {
    language: "TypeScript",
    run: gateTypescript,
    base: { "shop.ts": script, "tsconfig.json": '{ "compilerOptions": { "strict": true } }' },
    head: {
      "shop.ts": script
        .replace("  return order.prise;", "  return JSON.parse(String(order)).prise;")
        .replace("order.prise / 2", "order.price / 2"),
    },
    probe: "the type of `JSON.parse(String(order))` is unknown: any",
  },
])(
  "$language: what is blurred is not paid for, what is mended beside it is",
  async ({ run, base, head, probe }) => {
    const report = reportOf(await run(repositoryOf(base, head)));
    expect(report.findings.map(({ state, symbol, proof }) => [state, symbol, proof])).toEqual([
      ["fixed", "total", { kind: "unproven", probe }],
      ["fixed", "half", { kind: "proven" }],
    ]);
    expect([report.unscored, report.reward?.diagnostics, report.reward?.unearned]).toEqual([
      null,
      { base: 2, head: 1 },
      [{ why: "nothing shows that the change fixed it", count: 1 }],
    ]);
    const text = plain(report, look);
    expect(text.replaceAll(/\s+/g, " ")).toContain(`without proof of a fix: ${probe}`);
  },
);
