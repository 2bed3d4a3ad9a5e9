"""The quay and the berths along it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import FrozenSet, Iterator, Optional, Tuple

from harbour.ships.model import Ship, ShipKind

# Fenders and mooring lines need room before the bow and behind the stern.
_MOORING_ROOM_M = 6.0


@dataclass(frozen=True)
class Berth:
    """A place to lie. `depth_m` is the depth at the lowest tide."""

    name: str
    length_m: float
    depth_m: float
    kinds: FrozenSet[ShipKind] = field(default_factory=lambda: frozenset(ShipKind))

    def fits(self, ship: Ship) -> bool:
        return ship.kind in self.kinds and self.spare_m(ship) >= 0

    def spare_m(self, ship: Ship) -> float:
        """The length that stays empty when the ship lies here; negative if she is too long."""
        return self.length_m - ship.length_m - _MOORING_ROOM_M


@dataclass(frozen=True)
class Quay:
    """All berths, in the order in which one passes them coming in."""

    berths: Tuple[Berth, ...]

    def berth(self, name: str) -> Optional[Berth]:
        for berth in self.berths:
            if berth.name == name:
                return berth
        return None

    def __iter__(self) -> Iterator[Berth]:
        return iter(self.berths)
