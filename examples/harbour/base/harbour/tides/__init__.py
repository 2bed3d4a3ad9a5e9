"""Tide tables, and the hours in which a ship has water under her keel."""
