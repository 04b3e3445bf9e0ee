"""The core: decisions, the match that drives a game, chance, records, events. It knows no game."""
