"""Turns the announcements of a day into calls: a berth, a tide, and what it will cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Iterable, List

from harbour.berths.allocation import tightest_berth
from harbour.berths.booking import Booking, BookingBook
from harbour.berths.model import Quay
from harbour.intervals import Interval
from harbour.money import Money
from harbour.ships.registry import ShipRegistry
from harbour.tariffs.rates import berth_due
from harbour.tides.table import TideTable
from harbour.tides.windows import first_window


@dataclass(frozen=True)
class Announcement:
    """A ship says that she wants to come, and for how long."""

    imo: str
    stay: Interval


@dataclass(frozen=True)
class PlannedCall:
    """A booking, the window in which to come in, and an estimate for the agent."""

    booking: Booking
    window: Interval
    estimate: Money


@dataclass
class Planner:
    """Plans calls in the order in which they were announced."""

    registry: ShipRegistry
    quay: Quay
    book: BookingBook
    tides: TideTable

    def plan(self, announcements: Iterable[Announcement]) -> List[PlannedCall]:
        return [self.plan_one(announcement) for announcement in announcements]

    def plan_one(self, announcement: Announcement) -> PlannedCall:
        ship = self.registry.require(announcement.imo)
        berth = tightest_berth(self.quay, self.book, ship, announcement.stay)
        window = first_window(self.tides, ship, berth.depth_m, announcement.stay)
        booking = self.book.book(ship.imo, berth, announcement.stay)
        estimate = berth_due(ship, announcement.stay.nights)
        return PlannedCall(booking, window, estimate)
