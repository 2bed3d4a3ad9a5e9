"""Where records are kept. The harbour only knows the protocol."""

from __future__ import annotations

from typing import Dict, Generic, Iterator, Optional, Protocol, TypeVar

__all__ = ["MemoryRepository", "Repository", "SqliteRepository"]

K = TypeVar("K")
V = TypeVar("V")
K_contra = TypeVar("K_contra", contravariant=True)


class Repository(Protocol[K_contra, V]):
    """Records under a key."""

    def get(self, key: K_contra) -> Optional[V]:
        ...

    def put(self, key: K_contra, value: V) -> None:
        ...

    def __iter__(self) -> Iterator[V]:
        ...


class MemoryRepository(Generic[K, V]):
    """Keeps its records for as long as the process lives, in the order they came."""

    def __init__(self) -> None:
        self._records: Dict[K, V] = {}

    def get(self, key: K) -> Optional[V]:
        return self._records.get(key)

    def put(self, key: K, value: V) -> None:
        self._records[key] = value

    def __iter__(self) -> Iterator[V]:
        return iter(list(self._records.values()))

    def __len__(self) -> int:
        return len(self._records)
