"""Who lies where, and when."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Iterator, List

from harbour.berths.model import Berth
from harbour.errors import BookingConflict
from harbour.events import EventBus
from harbour.intervals import Interval
from harbour.store import MemoryRepository, Repository


@dataclass(frozen=True)
class Booking:
    """A berth for one stay of one ship."""

    number: int
    imo: str
    berth: str
    stay: Interval


@dataclass(frozen=True)
class BerthBooked:
    """Published when a booking has been accepted."""

    booking: Booking


class BookingBook:
    """All bookings. No berth is ever given twice for the same time."""

    def __init__(self, events: EventBus) -> None:
        self._bookings: Repository[int, Booking] = MemoryRepository()
        self._events = events
        self._next_number = 1

    def book(self, imo: str, berth: Berth, stay: Interval) -> Booking:
        for taken in self.at(berth):
            if taken.stay.overlaps(stay):
                raise BookingConflict(berth.name, taken.number)
        booking = Booking(self._next_number, imo, berth.name, stay)
        self._next_number += 1
        self._bookings.put(booking.number, booking)
        self._events.publish(BerthBooked(booking))
        return booking

    def at(self, berth: Berth) -> List[Booking]:
        return [booking for booking in self._bookings if booking.berth == berth.name]

    def of_ship(self, imo: str) -> List[Booking]:
        return [booking for booking in self._bookings if booking.imo == imo]

    def is_free(self, berth: Berth, stay: Interval) -> bool:
        return not any(booking.stay.overlaps(stay) for booking in self.at(berth))

    def in_port(self, moment: datetime) -> Iterator[Booking]:
        return (booking for booking in self._bookings if booking.stay.contains(moment))
