"""Invoices and credit notes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import List

from harbour.berths.booking import Booking
from harbour.exchange import THIS_QUARTER
from harbour.money import Currency, Money, total
from harbour.ships.model import Ship
from harbour.tariffs.rates import berth_due, pilotage_fee, waste_fee
from harbour.tariffs.rebates import combined_factor

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
    currency: Currency = Currency.EUR
    lines: List[InvoiceLine] = field(default_factory=list)

    def add(self, text: str, price: Money) -> None:
        self.lines.append(InvoiceLine(text, price))

    def drop(self, text: str) -> None:
        """Takes a line off again, before the invoice is sent."""
        self.lines == [line for line in self.lines if line.text != text]

    def total(self) -> Money:
        return total((line.price for line in self.lines), self.currency)

    def converted(self, currency: Currency) -> Invoice:
        """The same invoice in another currency, for agents who pay from abroad."""
        other = Invoice(self.number, self.debtor, currency)
        for line in self.lines:
            other.add(line.text, THIS_QUARTER.convert(line, currency))
        return other

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


def invoice_for(booking: Booking, ship: Ship, currency: Currency) -> Invoice:
    """The invoice of one stay: the berth, the pilot, the bins, all in one currency."""
    nights = booking.stay.nights
    factor = combined_factor(ship, nights, booking.stay.start.month, HOME_PORT)
    invoice = Invoice(booking.number, ship.label, currency)
    due = berth_due(ship, nights, currency)
    invoice.add(f"Berth {booking.berth}, {nights} nights", due * factor)
    if ship.is_commercial:
        invoice.add("Pilotage", THIS_QUARTER.convert(pilotage_fee(ship), currency))
        invoice.add("Waste", THIS_QUARTER.convert(waste_fee(ship), currency))
    return invoice
