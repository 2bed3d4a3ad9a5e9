"""A small bus: one part of the harbour says what happened, others listen."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Callable, DefaultDict, List, Type, TypeVar

E = TypeVar("E")
Handler = Callable[[E], None]


class EventBus:
    """Delivers an event to everybody who subscribed to its class, in order of subscription."""

    def __init__(self) -> None:
        self._handlers: DefaultDict[type, List[Handler[Any]]] = defaultdict(list)

    def subscribe(self, kind: Type[E], handler: Handler[E]) -> None:
        self._handlers[kind].append(handler)

    def publish(self, event: object) -> int:
        """Delivers the event and says how many handlers have seen it."""
        handlers = self._handlers.get(type(event), [])
        for handler in handlers:
            handler(event)
        return len(handlers)

    def describe(self) -> List[str]:
        """One line for each subscription, for the log book."""
        lines: List[str] = []
        for kind, handlers in self._handlers.items():
            for handler in handlers:
                lines.append(f"{kind.__name__} -> {handler.__name__}")
        return sorted(lines)
