"""The hours in which a ship can come in."""

from __future__ import annotations

from datetime import timedelta
from typing import Iterator, List

from harbour.errors import NoWaterEnough
from harbour.intervals import Interval, merged
from harbour.ships.model import Ship
from harbour.tides.table import TideTable

_STEP = timedelta(minutes=15)
_UNDER_KEEL_M = 0.5


def entry_windows(table: TideTable, ship: Ship, depth_m: float) -> List[Interval]:
    """When the ship has enough water over a bottom of this depth, in steps of a quarter of an hour."""
    return merged(_wet_steps(table, needed_m=ship.draught_m + _UNDER_KEEL_M - depth_m))


def first_window(table: TideTable, ship: Ship, depth_m: float, stay: Interval) -> Interval:
    """The first window that opens before the stay ends, cut to the stay."""
    for window in entry_windows(table, ship, depth_m):
        common = window.common(stay)
        if common is not None:
            return common
    raise NoWaterEnough(ship.name, ship.draught_m)


def _wet_steps(table: TideTable, needed_m: float) -> Iterator[Interval]:
    tides = list(table)
    if len(tides) < 2:
        return
    moment, last = tides[0].time, tides[-1].time
    while moment + _STEP < last:
        if table.height_at(moment) >= needed_m:
            yield Interval(moment, moment + _STEP)
        moment += _STEP
