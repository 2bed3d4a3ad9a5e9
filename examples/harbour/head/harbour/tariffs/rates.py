"""The tariff sheet: what a call costs before discounts."""

from __future__ import annotations

from decimal import Decimal
from typing import Dict

from harbour.exchange import THIS_QUARTER
from harbour.money import Currency, Money
from harbour.ships.model import Ship, ShipKind

_DUE_PER_TONNE: Dict[ShipKind, Decimal] = {
    ShipKind.CARGO: Decimal("0.42"),
    ShipKind.FERRY: Decimal("0.31"),
    ShipKind.FISHING: Decimal("0.18"),
    ShipKind.YACHT: Decimal("0.95"),
}
_LEAST_DUE = Decimal("25.00")

# The pilots are a guild of their own and charge in kroner, wherever the ship comes from.
_PILOT_CALL_OUT = Money.of("1,340.00", Currency.DKK)
_PILOT_PER_METRE = Money.of("17.90", Currency.DKK)

# Yachts bring their bags to the bin themselves.
_WASTE_PER_HEAD: Dict[ShipKind, Decimal] = {
    ShipKind.CARGO: Decimal("3.50"),
    ShipKind.FERRY: Decimal("1.20"),
    ShipKind.FISHING: Decimal("2.00"),
}


def berth_due(ship: Ship, nights: int, currency: Currency) -> Money:
    """What the ship pays for lying here, by tonnage and night, in the currency of her agent."""
    per_night = _DUE_PER_TONNE[ship.kind] * ship.gross_tonnage
    return THIS_QUARTER.convert(Money(max(per_night, _LEAST_DUE) * nights), currency)


def pilotage_fee(ship: Ship) -> Money:
    """What the pilot charges for bringing the ship in, in kroner."""
    return _PILOT_CALL_OUT + _PILOT_PER_METRE * Decimal(round(ship.length_m))


def waste_fee(ship: Ship) -> Money:
    """What the harbour takes for emptying the bins, by head of the crew."""
    return Money(_WASTE_PER_HEAD.get(ship.kind) * ship.crew)
