"""What a transaction has to tell once it is committed: to those who watch the table, and to the scheduler."""

from dataclasses import dataclass, field

from dwarfdraft.engine.events import Event
from dwarfdraft.service.shapes import TalkLine
from dwarfdraft.store.rows import DueRow


@dataclass(slots=True)
class Outbox:
    """What to tell. Commands fill it, `delivery` sends it after the commit; a failed transaction sends nothing."""

    send_frames: bool = False
    """The game has moved, or what frames show beside it has changed: watchers get frames."""
    events: list[Event] = field(default_factory=list)
    acted: set[int] = field(default_factory=set)
    """Seats that gave a command or for which one was given; -1: the table's clock."""
    moved: bool = False
    """A command was carried out."""
    changed_for_teammates: set[int] = field(default_factory=set)
    """Seats about whom something has changed that their teammates see."""
    poll_replaced: bool = False
    """The decisions that were open are closed."""
    all_see_change: bool = False
    """Something that everybody sees has changed beside the game."""
    dues: list[DueRow] = field(default_factory=list)
    """What is due at the table now: the scheduler is told the soonest."""
    talk_line: tuple[tuple[int, ...], TalkLine] | None = None
    """A line of talk: to which seats, what."""
    table_changed: bool = False
    """Chairs, options, names, connections or status changed."""
