"""A small harbour: ships call, berths are booked, dues are invoiced."""

__version__ = "2.3.0"
