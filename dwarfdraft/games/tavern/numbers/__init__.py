"""Fortitude, Alcohol Content and Gold: what changes them, what a loss comes to, what is done about it."""
