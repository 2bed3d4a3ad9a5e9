"""Everything that can go wrong and that a harbour master can do something about."""

from __future__ import annotations


class HarbourError(Exception):
    """Base of all errors of this package."""


class UnknownShip(HarbourError):
    """Nobody has registered a ship under this number."""

    def __init__(self, imo: str) -> None:
        super().__init__(f"no ship with IMO number {imo}")
        self.imo = imo


class BookingConflict(HarbourError):
    """The berth is taken for at least a part of the stay."""

    def __init__(self, berth: str, taken_by: int) -> None:
        super().__init__(f"berth {berth} is taken by booking {taken_by}")
        self.berth = berth
        self.taken_by = taken_by


class NoWaterEnough(HarbourError):
    """No tide of the table lifts this ship over the sill."""

    def __init__(self, ship: str, draught_m: float) -> None:
        super().__init__(f"{ship} draws {draught_m:.1f} m, more than any tide offers")
        self.ship = ship
        self.draught_m = draught_m
