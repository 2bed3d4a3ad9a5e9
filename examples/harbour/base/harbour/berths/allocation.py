"""Which berth a ship gets."""

from __future__ import annotations

from typing import Iterator, Optional

from harbour.berths.booking import BookingBook
from harbour.berths.model import Berth, Quay
from harbour.intervals import Interval
from harbour.ships.model import Ship


def free_berths(quay: Quay, book: BookingBook, ship: Ship, stay: Interval) -> Iterator[Berth]:
    """The berths that are long enough, of the right kind, and free for the whole stay."""
    for berth in quay:
        if berth.fits(ship) and book.is_free(berth, stay):
            yield berth


def tightest_berth(quay: Quay, book: BookingBook, ship: Ship, stay: Interval) -> Berth:
    """The berth that wastes the least length, so that the long ones stay free for long ships."""
    least: Optional[float] = None
    for berth in free_berths(quay, book, ship, stay):
        spare = berth.spare_m(ship)
        if least is None or spare < least:
            least = spare
            best = berth
    return best
