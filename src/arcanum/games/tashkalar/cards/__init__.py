"""The cards of Tash-Kalar, a module a deck."""
