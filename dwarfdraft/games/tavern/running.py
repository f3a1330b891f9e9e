"""The table of a running game: windows, choices and playing are in `timing`, what cards do is in `resolving`."""

from dwarfdraft.games.tavern.effects import resolving
from dwarfdraft.games.tavern.state.stack import Play
from dwarfdraft.games.tavern.table import TavernTable
from dwarfdraft.games.tavern.timing import choosing, playing, window


class RunningTable(TavernTable):
    """A table at which the rules run: the functions that take a table first are its methods."""

    __slots__ = ()

    open_window = window.window
    one_response = window.one_response
    choose = choosing.choose
    decide = choosing.decide
    choose_secretly = choosing.choose_secretly
    play_move = playing.play_move
    activate = playing.activate
    follow = playing.follow
    resolve = resolving.resolve
    take_hits = resolving.take_hits

    def plan(self, play: Play) -> None:
        """Settle what a card or an Event does, and whom it would make lose how much Fortitude: `resolving.plan`."""
        resolving.plan(self.state, play)
