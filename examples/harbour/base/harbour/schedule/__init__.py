"""The plan of the day, and the board that shows it."""
