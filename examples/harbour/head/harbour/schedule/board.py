"""The board at the harbour office: what comes in, what lies where, what goes out."""

from __future__ import annotations

from datetime import datetime
from typing import Iterable, List

from harbour.berths.booking import Booking
from harbour.berths.model import Quay
from harbour.schedule.planner import PlannedCall
from harbour.ships.registry import ShipRegistry


def estimate_line(call: PlannedCall) -> str:
    """What an agent has to expect, in the currency in which it was estimated."""
    return f"booking {call.booking.number:<12}{call.estimate!s:>20}"


def arrival_line(call: PlannedCall, registry: ShipRegistry) -> str:
    """One ship that is expected: `06:15  Alma  north 1`."""
    name = registry.require(call.booking.imo).name
    return f"{call.window.start:%H:%M}  {name:<20}{call.booking.berth}"


def berth_lines(quay: Quay, in_port: Iterable[Booking]) -> List[str]:
    """Every berth, with the number of the booking that holds it."""
    holders = {booking.berth: booking.number for booking in in_port}
    lines: List[str] = []
    for berth in quay:
        holder = holders.get(berth.name)
        lines.append(f"{berth.name:<12}{'free' if holder is None else f'booking {holder}'}")
    return lines


def departure_line(booking: Booking, registry: ShipRegistry) -> str:
    """One ship that is leaving, with the time by which she must be gone."""
    name = registry.find(booking.imo).name
    return f"{booking.stay.end:%H:%M}  {name:<20}{booking.berth}"


def render_board(
    moment: datetime,
    calls: Iterable[PlannedCall],
    quay: Quay,
    in_port: Iterable[Booking],
    registry: ShipRegistry,
) -> str:
    """The whole board as text."""
    planned = list(calls)
    present = list(in_port)
    rows: List[str] = [f"{moment:%A %d %B %Y}", "", "Arrivals"]
    rows += [arrival_line(call, registry) for call in planned if call.window.start >= moment]
    rows += ["", "Estimates", *(estimate_line(call) for call in planned)]
    rows += ["", "Berths", *berth_lines(quay, present), "", "Departures"]
    rows += [
        departure_line(booking, registry)
        for booking in sorted(present, key=lambda each: each.stay.end)
    ]
    return "\n".join(rows)
