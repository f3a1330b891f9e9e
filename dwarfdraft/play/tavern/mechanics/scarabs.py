"""Scarabs in the terminal."""

from dwarfdraft.play.tavern.mechanics import tables

tables.SEATS.update(("next_scarab", "scarabs_to"))
