"""Who pays less than the full price, and why. Factors: 1 is the full price."""

from __future__ import annotations

from decimal import Decimal

from harbour.ships.model import Ship, ShipKind

FULL_PRICE = Decimal(1)

_LONG_STAY_NIGHTS = 14
_LONG_STAY = Decimal("0.85")
_LOCAL = Decimal("0.9")
_WINTER_MONTHS = frozenset({11, 12, 1, 2})


def stay_factor(nights: int) -> Decimal:
    """A fortnight or more is cheaper by the night."""
    return _LONG_STAY if nights >= _LONG_STAY_NIGHTS else FULL_PRICE


def local_factor(ship: Ship, home: str) -> Decimal:
    """Ships that are at home here have paid for the breakwater."""
    return _LOCAL if ship.home_port == home else FULL_PRICE


def winter_factor(ship: Ship, month: int) -> Decimal:
    """The fishing fleet lies idle in winter, and half the quay is empty anyway."""
    if ship.kind is ShipKind.FISHING and month in _WINTER_MONTHS:
        return FULL_PRICE * 0.5
    return FULL_PRICE


def combined_factor(ship: Ship, nights: int, month: int, home: str) -> Decimal:
    """All discounts that apply, one on top of the other."""
    return stay_factor(nights) * local_factor(ship, home) * winter_factor(ship, month)
