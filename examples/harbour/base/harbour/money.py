"""Amounts of money. Never a float: the auditors count every cent."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from typing import Iterable

_CENT = Decimal("0.01")


@dataclass(frozen=True)
class Money:
    """An amount in euros."""

    amount: Decimal

    @classmethod
    def of(cls, text: str) -> Money:
        """Reads an amount as people write it: `1,250.00`."""
        return cls(Decimal(text.replace(",", "")))

    @classmethod
    def zero(cls) -> Money:
        return cls(Decimal(0))

    def __add__(self, other: Money) -> Money:
        return Money(self.amount + other.amount)

    def __neg__(self) -> Money:
        return Money(-self.amount)

    def __mul__(self, factor: Decimal) -> Money:
        return Money(self.amount * factor)

    def rounded(self) -> Money:
        return Money(self.amount.quantize(_CENT, rounding=ROUND_HALF_UP))

    def __str__(self) -> str:
        return f"{self.rounded().amount:,} EUR"


def total(amounts: Iterable[Money]) -> Money:
    """The sum of the amounts; of none it is zero."""
    result = Money.zero()
    for amount in amounts:
        result = result + amount
    return result
