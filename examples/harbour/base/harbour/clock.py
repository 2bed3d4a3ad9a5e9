"""The only place that knows what time it is."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from typing import Protocol


class Clock(Protocol):
    """Anything that can tell the time."""

    def now(self) -> datetime:
        """The current time, always with a time zone."""
        ...


class SystemClock:
    """The clock on the wall."""

    def now(self) -> datetime:
        return datetime.now(timezone.utc)


@dataclass
class FixedClock:
    """A clock that stands still until it is told to move: for plans and rehearsals."""

    moment: datetime

    def now(self) -> datetime:
        return self.moment

    def advance(self, by: timedelta) -> None:
        self.moment += by
