"""A game in the terminal: one person against bots, or for all seats, by numbers on the keyboard.

It shows what the seat's view and events hold and offers what its prompt holds, as the pages do; it knows no rule. Texts
come from the catalogues (`play.*`, and `play.<game>.*`). Each game has its own module, a part of its plug-in.
"""

from dwarfdraft.play.loop import play_in_terminal, play_match
from dwarfdraft.play.screen import ME, Read

__all__ = ["ME", "Read", "play_in_terminal", "play_match"]
