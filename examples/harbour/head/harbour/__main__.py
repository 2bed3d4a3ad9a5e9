"""Plays one day in the harbour and prints what the office would see: `python -m harbour`."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone

from harbour.berths.booking import BerthBooked, BookingBook
from harbour.berths.model import Berth, Quay
from harbour.billing.invoice import invoice_for
from harbour.billing.ledger import Ledger
from harbour.billing.statement import Agent, statement
from harbour.clock import FixedClock
from harbour.events import EventBus
from harbour.intervals import Interval
from harbour.money import Currency, Money
from harbour.schedule.board import render_board
from harbour.schedule.planner import Announcement, Planner
from harbour.ships.model import Ship, ShipKind
from harbour.ships.registry import ShipRegistry
from harbour.tides.table import Tide, TideTable

MORNING = datetime(2024, 5, 14, 6, 0, tzinfo=timezone.utc)

SHIPS = [
    Ship("9074729", "Alma", ShipKind.CARGO, 84.0, 4.8, 2450, 11, "Esbjerg"),
    Ship("9319466", "Marit", ShipKind.FERRY, 61.0, 3.1, 1180, 18, "Breakersund"),
    Ship("8814275", "Petrel", ShipKind.FISHING, 22.5, 2.9, 140, 5),
]
# The agents who have asked for another currency than the euro.
CURRENCIES = {"9074729": Currency.DKK}
QUAY = Quay((Berth("north 1", 120.0, 4.0), Berth("north 2", 70.0, 3.5), Berth("basin", 40.0, 2.5)))


def tide_table(start: datetime) -> TideTable:
    """Two days of tides, six hours and twelve minutes apart."""
    step = timedelta(hours=6, minutes=12)
    heights = [0.4, 2.9] * 4
    return TideTable("HBR", [Tide(start + i * step, height) for i, height in enumerate(heights)])


def main() -> None:
    clock = FixedClock(MORNING)
    events = EventBus()
    registry = ShipRegistry(SHIPS)
    book = BookingBook(events)
    ledger = Ledger(clock)

    def charge(event: BerthBooked) -> None:
        ship = registry.require(event.booking.imo)
        currency = CURRENCIES.get(ship.imo, Currency.EUR)
        ledger.charge(ship.imo, invoice_for(event.booking, ship, currency))

    events.subscribe(BerthBooked, charge)
    stays = [Interval(MORNING, MORNING + timedelta(days=days, hours=4)) for days in (2, 1, 16)]
    planner = Planner(registry, QUAY, book, tide_table(MORNING))
    calls = planner.plan(Announcement(ship.imo, stay) for ship, stay in zip(SHIPS, stays))

    ledger.pay(SHIPS[0].imo, Money.of("7,460.00", Currency.DKK))
    clock.advance(timedelta(hours=1))
    print(render_board(clock.now(), calls, QUAY, book.in_port(clock.now()), registry))
    print()
    agent = Agent("Nordby & Daughter", "Quayside 3", "Breakersund")
    print(statement(agent, SHIPS[0], book, ledger))


if __name__ == "__main__":
    main()
