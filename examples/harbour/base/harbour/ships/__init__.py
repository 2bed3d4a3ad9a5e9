"""Ships, the registry that knows them, and the cargo they declare."""
