/** A small shop in two versions: the code that the reports of the gallery are about, so that every place in them is real. */
import { causeId, type EditsByCause, groupCauses } from "../../../src/model/causes.ts";
import { sha256 } from "../../../src/model/digest.ts";
import type { Cause, ComparedFinding, Place } from "../../../src/model/finding.ts";
import type { Excerpts, ReportedCause, Side } from "../../../src/model/report.ts";
import { splitText } from "../../../src/model/text.ts";
import { excerptsFrom, shownCauses } from "../../../src/verdict/excerpts.ts";
import type { ServerRun } from "../../../src/verdict/record.ts";
import { findingOf, range } from "../support.ts";

const rates = (year: string, key: string) => `"""What a currency is worth."""
from decimal import Decimal

from app.models import Currency


def rate(currency: Currency${year}) -> Decimal:
    """Units of it for one euro."""
    return currency.${key}


def in_euros(amount: Decimal, currency: Currency) -> Decimal:
    return amount / rate(currency)
`;

const billing = `from decimal import Decimal

from app.models import Customer, Line
from app.rates import rate


class Invoice:
    """What one customer has to pay."""

    def __init__(self, customer: Customer, lines: list[Line]) -> None:
        self.customer = customer
        self.lines = lines

    def total(self) -> Decimal:
        """Everything on it, in the customer's currency."""
        net = sum((line.price for line in self.lines), Decimal(0))
        return net * rate(self.customer.currency)

    def reminder_fee(self) -> Decimal:
        return Decimal(5) * rate(self.customer.currency)

    def as_row(self) -> tuple[str, Decimal]:
        return self.customer.name, self.total() * self.customer.currency.rate
`;

const report = `from app.billing import Invoice
from app.models import Currency
from app.rates import rate


def yearly(invoices: list[Invoice], currency: Currency) -> str:
    # 幣別 and its rate stand on the first line
    header = f"幣別 {currency.code}: {rate(currency)}"
    return "\\n".join([header, *(str(one.total()) for one in invoices)])
`;

const models = (more: string) => `from dataclasses import dataclass
from decimal import Decimal


@dataclass
class Currency:
    code: str
    ${more}


@dataclass
class Customer:
    name: str
    currency: Currency


@dataclass
class Line:
    text: str
    price: Decimal
`;

const order = (type: string) => `export interface Order {
  readonly id: ${type};
  readonly lines: readonly { readonly sku: string; readonly count: number }[];
}
`;

const cart = `import type { Order } from "./order";
import { keep } from "./storage";

export function checkout(lines: Order["lines"]): Order {
  const order = { id: lines.length, lines };
  return keep(order);
}
`;

const legacy = `from app.rates import in_euros


def import_row(row: dict[str, str]):
    return in_euros(row["amount"], row["currency"])
`;

/** Both sides of each file; undefined where a side has none. */
export const shop: Readonly<Record<string, { readonly [S in Side]?: string }>> = {
  "app/rates.py": { base: rates("", "rate"), head: rates(", year: int", "rates[year]") },
  "app/models.py": { base: models("rate: Decimal"), head: models("rates: dict[int, Decimal]") },
  "app/billing.py": { base: billing, head: billing },
  "app/reports/yearly.py": { base: report, head: report },
  "app/legacy.py": { base: legacy, head: legacy },
  "web/order.ts": { base: order("number"), head: order("string") },
  "web/cart.ts": { base: cart, head: cart },
};

const changed = Object.entries(shop).filter(([, { base, head }]) => base !== head);

/** Where `text` stands for the `nth` time in a file. */
export function placeOf(path: string, text: string, side: Side = "head", nth = 1): Place {
  let seen = 0;
  const all = splitText(shop[path]?.[side] ?? "");
  for (const [index, line] of all.entries()) {
    const column = line.indexOf(text);
    if (column < 0) continue;
    seen += 1;
    if (seen === nth)
      return { path, range: range(index + 1, column + 1, index + 1, column + 1 + text.length) };
  }
  throw new Error(`${path} has no ${nth}. "${text}" in ${side}`);
}

/** A finding at a place of the shop; its id follows from what it says and where. */
export function found(place: Place, change: Partial<ComparedFinding>): ComparedFinding {
  const line = place.range.start.line + 1;
  const untouched = {
    counterpart: place,
    why: `this line is the same as base line ${line}, so an edit elsewhere in the change broke it`,
  };
  const one = findingOf({
    symbol: null,
    ...place,
    ...(change.placement === undefined ? untouched : {}),
    ...change,
  });
  const { path, code, message, state, range: own } = one;
  return { ...one, id: sha256(JSON.stringify([path, own, code, message, state])) };
}

const edited = (path: string, base: string, head: string) => ({
  base: placeOf(path, base, "base"),
  head: placeOf(path, head),
});

/** The edits of the change that break something elsewhere. */
export const edits = {
  rate: {
    cause: { ...placeOf("app/rates.py", "rate"), symbol: "rate", how: "definition" },
    edit: edited(
      "app/rates.py",
      "def rate(currency: Currency) -> Decimal:",
      "def rate(currency: Currency, year: int) -> Decimal:",
    ),
  },
  rates: {
    cause: { ...placeOf("app/models.py", "rates"), symbol: "Currency.rate", how: "removed-name" },
    edit: edited("app/models.py", "rate: Decimal", "rates: dict[int, Decimal]"),
  },
  order: {
    cause: { ...placeOf("web/order.ts", "id"), symbol: "Order.id", how: "definition" },
    edit: edited("web/order.ts", "readonly id: number;", "readonly id: string;"),
  },
} as const satisfies Record<string, { readonly cause: Cause; readonly edit: unknown }>;

const runs = ["pyright", "typescript"].map(
  (id) =>
    ({
      server: { id },
      sides: {
        base: { text: (path: string) => shop[path]?.base },
        head: { text: (path: string) => shop[path]?.head },
      },
    }) as unknown as ServerRun,
);

/** Code and edits of findings, as the gate puts them into a report. */
export function codeOf(findings: readonly ComparedFinding[]): {
  readonly excerpts: Excerpts;
  readonly causes: readonly ReportedCause[];
} {
  const known: EditsByCause = new Map(
    Object.values(edits).map(({ cause, edit }) => [causeId(cause), [edit]]),
  );
  const excerptOf = excerptsFrom((_, side, path) => shop[path]?.[side]);
  const shown = findings.filter(({ state }) => state !== "unchanged");
  return {
    excerpts: new Map(shown.map((one) => [one.id, excerptOf(one)])),
    causes: shownCauses(
      groupCauses(
        findings.filter(({ state }) => state === "new"),
        known,
      ),
      { findings, runs, changedFiles: changed.map(([path]) => ({ from: path, to: path })) },
    ),
  };
}
