"""The engine: decisions, events, randomness and matches. Pure: no I/O, no clock, no framework, no game."""
