"""A game in the terminal: one person against bots, or for all seats, by numbers on the keyboard.

It shows what the seat's view and events hold and offers what its prompt holds, as the pages do; it knows no rule. Texts
come from the catalogues (`play.*`, and `play.tavern.*` for the tavern).
"""

from dwarfdraft.play.draft import DraftTerminal
from dwarfdraft.play.loop import Terminal, play_in_terminal, play_match
from dwarfdraft.play.screen import ME, Read
from dwarfdraft.play.tavern import TavernTerminal

__all__ = ["ME", "DraftTerminal", "Read", "TavernTerminal", "Terminal", "play_in_terminal", "play_match"]
