"""Piety in the terminal."""

from dwarfdraft.play.tavern.mechanics import tables

tables.WORDS.update(("tithe", "piety"))
