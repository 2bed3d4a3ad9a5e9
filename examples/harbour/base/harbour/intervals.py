"""Half-open intervals of time: the end does not belong to the interval."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Iterable, List, Optional


@dataclass(frozen=True, order=True)
class Interval:
    """From `start` until just before `end`."""

    start: datetime
    end: datetime

    def __post_init__(self) -> None:
        if self.end <= self.start:
            raise ValueError(f"empty interval: {self.start} to {self.end}")

    @property
    def length(self) -> timedelta:
        return self.end - self.start

    @property
    def nights(self) -> int:
        """How many midnights the interval contains, at least one: no call is free."""
        return max(1, (self.end.date() - self.start.date()).days)

    def contains(self, moment: datetime) -> bool:
        return self.start <= moment < self.end

    def overlaps(self, other: Interval) -> bool:
        return self.start < other.end and other.start < self.end

    def common(self, other: Interval) -> Optional[Interval]:
        """The part that both share, if they share any."""
        if not self.overlaps(other):
            return None
        return Interval(max(self.start, other.start), min(self.end, other.end))


def merged(intervals: Iterable[Interval]) -> List[Interval]:
    """The same time, in as few intervals as possible, earliest first."""
    result: List[Interval] = []
    for interval in sorted(intervals):
        if result and interval.start <= result[-1].end:
            result[-1] = Interval(result[-1].start, max(result[-1].end, interval.end))
        else:
            result.append(interval)
    return result
