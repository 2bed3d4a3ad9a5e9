"""All ships that have ever called here."""

from __future__ import annotations

from typing import Iterable, Iterator, List, Optional

from harbour.errors import UnknownShip
from harbour.ships.model import Ship, ShipKind
from harbour.store import MemoryRepository, Repository


class ShipRegistry:
    """Ships by their IMO number."""

    def __init__(
        self,
        ships: Iterable[Ship] = (),
        store: Optional[Repository[str, Ship]] = None,
    ) -> None:
        self._ships: Repository[str, Ship] = MemoryRepository() if store is None else store
        for ship in ships:
            self.add(ship)

    def add(self, ship: Ship) -> None:
        self._ships.put(ship.imo, ship)

    def find(self, imo: str) -> Optional[Ship]:
        """The ship, or None if she has never called here."""
        return self._ships.get(imo)

    def require(self, imo: str) -> Ship:
        """The ship; one that never called here is an error."""
        ship = self._ships.get(imo)
        if ship is None:
            raise UnknownShip(imo)
        return ship

    def of_kind(self, kind: ShipKind) -> List[Ship]:
        return [ship for ship in self._ships if ship.kind is kind]

    def __iter__(self) -> Iterator[Ship]:
        return iter(self._ships)
