"""The monthly statement that a ship's agent gets by mail."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import List

from harbour.berths.booking import BookingBook
from harbour.billing.ledger import Ledger
from harbour.ships.model import Ship
from harbour.tariffs.rates import pilotage_fee

_WIDTH = 48


@dataclass(frozen=True)
class Agent:
    """Who pays for the ship."""

    name: str
    street: str
    town: str

    def address(self) -> str:
        return "\n".join([self.name, self.street, self.town])


def statement(agent: Agent, ship: Ship, book: BookingBook, ledger: Ledger) -> str:
    """Calls, pilotage and the open balance of one ship."""
    calls = book.of_ship(ship.imo)
    rows: List[str] = [agent.address(), "", f"Statement for {ship.label}", ""]
    for booking in calls:
        rows.append(f"  {booking.stay.start:%d %b} at {booking.berth}, {booking.stay.nights} nights")
    if ship.is_commercial:
        rows.append(_row("Pilotage for each call", pilotage_fee(ship)))
    rows.append(_row("Open balance", ledger.balance(ship.imo).amount))
    return "\n".join(rows)


def _row(label: str, amount: Decimal) -> str:
    """A label on the left, an amount on the right."""
    return f"{label:<{_WIDTH - 14}}{amount:>14,.2f}"
