"""The tavern in the terminal."""

from dwarfdraft.play.tavern.terminal import TavernTerminal

__all__ = ["TavernTerminal"]
