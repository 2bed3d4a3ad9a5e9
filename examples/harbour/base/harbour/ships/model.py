"""What the harbour needs to know about a ship."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Optional


class ShipKind(Enum):
    """How a ship earns her living decides what she pays."""

    CARGO = "cargo"
    FERRY = "ferry"
    FISHING = "fishing"
    YACHT = "yacht"


@dataclass(frozen=True)
class Ship:
    """One ship. The IMO number is the only name that never changes."""

    imo: str
    name: str
    kind: ShipKind
    length_m: float
    draught_m: float
    gross_tonnage: int
    crew: int
    home_port: Optional[str] = None

    @property
    def label(self) -> str:
        """The name, with the home port if we know it: `Alma (Esbjerg)`."""
        return self.name if self.home_port is None else f"{self.name} ({self.home_port})"

    @property
    def is_commercial(self) -> bool:
        return self.kind is not ShipKind.YACHT
