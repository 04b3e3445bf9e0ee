"""The power cards of Seasons."""
