/** The repository that most of the Python tricks change: four findings in billing.py, none elsewhere. */

export const models = `from dataclasses import dataclass, field


@dataclass
class Customer:
    name: str
    email: str | None = None


@dataclass
class Line:
    sku: str
    quantity: int
    cents: int


@dataclass
class Order:
    number: int
    customer: Customer
    lines: list[Line] = field(default_factory=list)

    def total(self) -> int:
        return sum(line.cents * line.quantity for line in self.lines)


def find_order(orders: list[Order], number: int) -> Order | None:
    for order in orders:
        if order.number == number:
            return order
    return None
`;

export const billing = `from shop.models import Customer, Line, Order, find_order


def greeting(customer: Customer) -> str:
    return "Dear " + customer.full_name


def domain_of(customer: Customer) -> str:
    return customer.email.split("@")[1]


def charge(orders: list[Order], number: int) -> int:
    order = find_order(orders, number)
    return order.total()


def add_line(order: Order, sku: str, quantity: str) -> None:
    order.lines.append(Line(sku, quantity, 100))
`;

const report = `from shop.models import Order


def summary(orders: list[Order]) -> str:
    return "\\n".join(f"{order.number}: {order.total()}" for order in orders)


def largest(orders: list[Order]) -> Order | None:
    return max(orders, key=Order.total, default=None)
`;

export const shop = {
  "pyproject.toml": '[project]\nname = "shop"\nversion = "1.0"\n\n[tool.pyright]\ninclude = ["shop"]\n',
  "shop/__init__.py": "",
  "shop/models.py": models,
  "shop/billing.py": billing,
  "shop/report.py": report,
};

/** The four, in the words of `TrickCase.vanished`. */
export const findings = {
  fullName: "shop/billing.py:5 reportAttributeAccessIssue full_name",
  split: "shop/billing.py:9 reportOptionalMemberAccess split",
  total: "shop/billing.py:14 reportOptionalMemberAccess total",
  quantity: "shop/billing.py:18 reportArgumentType quantity",
} as const;
