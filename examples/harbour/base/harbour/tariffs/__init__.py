"""What a call costs."""
