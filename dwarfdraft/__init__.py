"""Drunken Dwarf Draft in the browser: engine, game, bots, store, service and pages."""

__version__ = "0.3.0"
