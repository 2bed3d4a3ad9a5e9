"""Berths along the quay, who has booked them, and who gets which."""
