"""Exchange rates. The harbour fixes them once a quarter, so that an invoice can be checked later."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import Mapping

from harbour.money import Currency, Money


@dataclass(frozen=True)
class ExchangeRates:
    """How much of each currency one euro buys."""

    per_euro: Mapping[Currency, Decimal]

    def convert(self, price: Money, currency: Currency) -> Money:
        """The same price in another currency, to the cent."""
        if price.currency is currency:
            return price
        euros = price.amount / self.per_euro[price.currency]
        return Money(euros * self.per_euro[currency], currency).rounded()


THIS_QUARTER = ExchangeRates(
    {
        Currency.EUR: Decimal(1),
        Currency.DKK: Decimal("7.46"),
        Currency.NOK: Decimal("11.65"),
        Currency.GBP: Decimal("0.86"),
    }
)
