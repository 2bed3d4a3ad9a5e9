"""Amounts of money. Never a float: the auditors count every cent."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from enum import Enum
from typing import Iterable

from harbour.errors import CurrencyMismatch

_CENT = Decimal("0.01")


class Currency(Enum):
    """The currencies that the harbour's bank takes."""

    EUR = "EUR"
    DKK = "DKK"
    NOK = "NOK"
    GBP = "GBP"


@dataclass(frozen=True)
class Money:
    """An amount in one currency."""

    amount: Decimal
    currency: Currency = Currency.EUR

    @classmethod
    def of(cls, text: str, currency: Currency = Currency.EUR) -> Money:
        """Reads an amount as people write it: `1,250.00`."""
        return cls(Decimal(text.replace(",", "")), currency)

    @classmethod
    def zero(cls, currency: Currency = Currency.EUR) -> Money:
        return cls(Decimal(0), currency)

    def __add__(self, other: Money) -> Money:
        if other.currency is not self.currency:
            raise CurrencyMismatch(self.currency.value, other.currency.value)
        return Money(self.amount + other.amount, self.currency)

    def __neg__(self) -> Money:
        return Money(-self.amount, self.currency)

    def __mul__(self, factor: Decimal) -> Money:
        return Money(self.amount * factor, self.currency)

    def rounded(self) -> Money:
        return Money(self.amount.quantize(_CENT, rounding=ROUND_HALF_UP), self.currency)

    def __str__(self) -> str:
        return f"{self.rounded().amount:,} {self.currency.value}"


def total(amounts: Iterable[Money], currency: Currency = Currency.EUR) -> Money:
    """The sum of the amounts; of none it is zero."""
    result = Money.zero(currency)
    for amount in amounts:
        result = result + amount
    return result
