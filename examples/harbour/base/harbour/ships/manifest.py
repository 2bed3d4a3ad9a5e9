"""Cargo manifests: one line of text for each lot, as agents mail them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from typing import List

_LOT = re.compile(r"(?P<tonnes>\d+(?:\.\d+)?) t (?P<goods>.+)")
_VOYAGE = re.compile(r"^voyage: (\w+)$", re.MULTILINE)


@dataclass(frozen=True)
class Lot:
    """Some tonnes of the same goods."""

    goods: str
    tonnes: Decimal


@dataclass(frozen=True)
class Manifest:
    """What a ship carries on one voyage."""

    voyage: str
    lots: List[Lot]

    @property
    def tonnes(self) -> Decimal:
        return sum((lot.tonnes for lot in self.lots), Decimal(0))

    def carries(self, goods: str) -> bool:
        return any(lot.goods == goods for lot in self.lots)


def parse_manifest(text: str) -> Manifest:
    """Reads a manifest; lines that are no lots are remarks and are skipped."""
    voyage = _VOYAGE.search(text)[1]
    lots: List[Lot] = []
    for line in text.splitlines():
        match = _LOT.fullmatch(line.strip())
        if match is not None:
            lots.append(Lot(match["goods"], Decimal(match["tonnes"])))
    return Manifest(voyage, lots)
