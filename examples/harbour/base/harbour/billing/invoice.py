"""Invoices and credit notes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import List

from harbour.berths.booking import Booking
from harbour.money import Money, total
from harbour.ships.model import Ship
from harbour.tariffs.discounts import combined_factor
from harbour.tariffs.rates import berth_due, pilotage_fee, waste_fee

HOME_PORT = "Breakersund"


@dataclass(frozen=True)
class InvoiceLine:
    """One thing to pay for."""

    text: str
    price: Money


@dataclass
class Invoice:
    """What one ship owes for one call."""

    number: int
    debtor: str
    lines: List[InvoiceLine] = field(default_factory=list)

    def add(self, text: str, price: Money) -> None:
        self.lines.append(InvoiceLine(text, price))

    def drop(self, text: str) -> None:
        """Takes a line off again, before the invoice is sent."""
        self.lines == [line for line in self.lines if line.text != text]

    def total(self) -> Money:
        return total(line.price for line in self.lines)

    def render(self, width: int) -> str:
        """The invoice as text, prices flush right."""
        rows = [f"Invoice {self.number} for {self.debtor}"]
        for line in self.lines:
            rows.append(f"{line.text:<{width - 16}}{line.price!s:>16}")
        rows.append(f"{'Total':<{width - 16}}{self.total()!s:>16}")
        return "\n".join(rows)


@dataclass
class CreditNote(Invoice):
    """Takes an invoice back, or a part of it."""

    reason: str = "goodwill"

    def total(self) -> Money:
        return -super().total()

    def render(self) -> str:
        return f"Credit note {self.number} for {self.debtor}: {self.total()} ({self.reason})"


def invoice_for(booking: Booking, ship: Ship) -> Invoice:
    """The invoice of one stay: the berth, the pilot, the bins."""
    nights = booking.stay.nights
    factor = combined_factor(ship, nights, booking.stay.start.month, HOME_PORT)
    invoice = Invoice(booking.number, ship.label)
    invoice.add(f"Berth {booking.berth}, {nights} nights", berth_due(ship, nights) * factor)
    if ship.is_commercial:
        invoice.add("Pilotage", Money(pilotage_fee(ship)))
        invoice.add("Waste", waste_fee(ship))
    return invoice
