"""Gear Cards in the terminal."""

from dwarfdraft.play.tavern.mechanics import tables

tables.VARIANTS["gear"] = lambda told: "gear" if told["gear"] else "gear.none"
tables.CARDS.add("gear")
