"""Tide tables: high and low waters as the hydrographic office prints them."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from datetime import datetime
from typing import Dict, Iterable, Iterator, List

_STATIONS: Dict[str, str] = {
    "BKN": "Breaker Point",
    "HBR": "Harbour Mouth",
    "SIL": "Lock Sill",
}


@dataclass(frozen=True, order=True)
class Tide:
    """A high or a low water: when, and how far above chart datum."""

    time: datetime
    height_m: float


class TideTable:
    """The tides of one station, earliest first."""

    def __init__(self, station: str, tides: Iterable[Tide]) -> None:
        self.station = station
        self._tides: List[Tide] = sorted(tides)
        self._times = [tide.time for tide in self._tides]

    def __iter__(self) -> Iterator[Tide]:
        return iter(self._tides)

    def height_at(self, moment: datetime) -> float:
        """The height between two tides, on a straight line: good enough to plan with."""
        after = bisect_right(self._times, moment)
        if after == 0 or after == len(self._tides):
            raise ValueError(f"{moment} is not covered by the table")
        before, following = self._tides[after - 1], self._tides[after]
        share = (moment - before.time) / (following.time - before.time)
        return before.height_m + share * (following.height_m - before.height_m)

    def station_name(self) -> str:
        """The name on the chart of the station's code."""
        return _STATIONS.get(self.station)
