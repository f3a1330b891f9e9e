"""Potion Cards in the terminal."""

from dwarfdraft.play.tavern.mechanics import tables

tables.HELD.append(lambda seat: seat["potions"])
tables.WORDS.add("sell")
tables.SEATS.add("buyer")
