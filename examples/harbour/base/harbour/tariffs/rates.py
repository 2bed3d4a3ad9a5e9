"""The tariff sheet: what a call costs before discounts."""

from __future__ import annotations

from decimal import Decimal
from typing import Dict

from harbour.money import Money
from harbour.ships.model import Ship, ShipKind

_DUE_PER_TONNE: Dict[ShipKind, Decimal] = {
    ShipKind.CARGO: Decimal("0.42"),
    ShipKind.FERRY: Decimal("0.31"),
    ShipKind.FISHING: Decimal("0.18"),
    ShipKind.YACHT: Decimal("0.95"),
}
_LEAST_DUE = Decimal("25.00")

_PILOT_CALL_OUT = Decimal("180.00")
_PILOT_PER_METRE = Decimal("2.40")

# Yachts bring their bags to the bin themselves.
_WASTE_PER_HEAD: Dict[ShipKind, Decimal] = {
    ShipKind.CARGO: Decimal("3.50"),
    ShipKind.FERRY: Decimal("1.20"),
    ShipKind.FISHING: Decimal("2.00"),
}


def berth_due(ship: Ship, nights: int) -> Money:
    """What the ship pays for lying here, by tonnage and night."""
    per_night = _DUE_PER_TONNE[ship.kind] * ship.gross_tonnage
    return Money(max(per_night, _LEAST_DUE) * nights)


def pilotage_fee(ship: Ship) -> Decimal:
    """What the pilot charges for bringing the ship in, in euros."""
    return _PILOT_CALL_OUT + _PILOT_PER_METRE * round(ship.length_m)


def waste_fee(ship: Ship) -> Money:
    """What the harbour takes for emptying the bins, by head of the crew."""
    return Money(_WASTE_PER_HEAD.get(ship.kind) * ship.crew)
