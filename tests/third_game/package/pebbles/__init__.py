"""Pebbles, a third game: who takes the last pebble of a heap wins. Its package knows the product, not the other way."""
