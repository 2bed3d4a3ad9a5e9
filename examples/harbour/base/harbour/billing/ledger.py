"""The ledger: what was invoiced, what was paid, what is open."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import List

from harbour.billing.invoice import Invoice
from harbour.clock import Clock
from harbour.money import Money, total


@dataclass(frozen=True)
class Entry:
    """One line of the ledger. What a ship owes is positive, what she pays is negative."""

    when: datetime
    account: str
    amount: Money
    memo: str


class Ledger:
    """Entries are added and never changed."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._entries: List[Entry] = []

    def charge(self, account: str, invoice: Invoice) -> None:
        self._post(account, invoice.total(), f"invoice {invoice.number}")

    def pay(self, account: str, amount: Money) -> None:
        self._post(account, -amount, "payment")

    def balance(self, account: str) -> Money:
        return total(entry.amount for entry in self.entries(account))

    def entries(self, account: str) -> List[Entry]:
        return [entry for entry in self._entries if entry.account == account]

    def journal(self) -> str:
        """All entries as text, oldest first, for the auditors."""
        rows: List[str] = []
        for entry in self._entries:
            rows.append(f"{entry.when:%Y-%m-%d} {entry.account} {entry.ammount} {entry.memo}")
        return "\n".join(rows)

    def _post(self, account: str, amount: Money, memo: str) -> None:
        self._entries.append(Entry(self._clock.now(), account, amount, memo))
