"""A game that is over, told from its public events: why each went out, how numbers went by turn, what was played."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from typing_extensions import TypedDict

from dwarfdraft.games.tavern.state.options import NOBODY

STATS: Final = ("fortitude", "alcohol", "gold")


class OutSummary(TypedDict):
    """When and by what a player went out of the game."""

    turn: int
    why: str
    by: int
    card: str
    how: str | None


class LinesSummary(TypedDict):
    """Numbers before the first turn and after each."""

    fortitude: list[int]
    alcohol: list[int]
    gold: list[int]


class Counted(TypedDict):
    """A card, and how often."""

    card: str
    times: int


class SeatSummary(TypedDict):
    """How a game went for one player."""

    seat: int
    character: str
    place: int
    """From 1."""
    out: OutSummary | None
    lines: LinesSummary
    fortitude: int
    """At the end, or on going out; likewise `alcohol` and `gold`."""
    alcohol: int
    gold: int
    played: list[Counted]
    drunk: list[Counted]
    alcohol_drunk: int


class Summary(TypedDict):
    """How a game went."""

    turns: int
    winners: list[int]
    seats: list[SeatSummary]


class _Line:
    """What is told of one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.changes: dict[str, list[int]] = {stat: [0] for stat in STATS}
        """By turn, from before the first; what changed in it. Teammates share it (RDI-TEAM-05)."""
        self.out: OutSummary | None = None
        self.group = 0
        """How many events of going out had been before: those who go out together share it."""
        self.played: Counter[str] = Counter()
        self.drunk: Counter[str] = Counter()
        self.alcohol_drunk = 0

    def lines(self, final: Mapping[str, int], turns: int) -> LinesSummary:
        """Return the numbers before the first turn and after each, as long as the seat was in the game."""
        last = turns if self.out is None else self.out["turn"]

        def line(stat: str) -> list[int]:
            changes = self.changes[stat]
            value = final[stat] - sum(changes)
            values = []
            for turn in range(last + 1):
                value += changes[turn] if turn < len(changes) else 0
                values.append(value)
            return values

        return {"fortitude": line("fortitude"), "alcohol": line("alcohol"), "gold": line("gold")}


def summary(events: Iterable[Mapping[str, Any]], view: Mapping[str, Any]) -> Summary:
    """Return the summary of a finished game."""
    lines = [_Line(seat) for seat in range(len(view["seats"]))]
    for party in view["parties"]:
        for seat in party["seats"]:
            lines[seat].changes = lines[party["seats"][0]].changes
    turn = 0
    groups = 0
    was_out = False
    for event in events:
        kind = event["kind"]
        if kind == "turn":
            turn = event["turn"]
        elif kind == "out":
            groups += not was_out
            _go_out(lines[event["seat"]], event, turn, groups)
        else:
            _tell(lines, event, turn)
        was_out = kind == "out" or (was_out and kind == "gold")
    winners = list(view["winners"] or ())
    return {
        "turns": view["turn"],
        "winners": winners,
        "seats": [_seat(line, lines, view, winners) for line in lines],
    }


def _seat(line: _Line, lines: Sequence[_Line], view: Mapping[str, Any], winners: list[int]) -> SeatSummary:
    final = view["seats"][line.seat]
    return {
        "seat": line.seat,
        "character": final["character"],
        "place": _place(line, lines, view, winners),
        "out": line.out,
        "lines": line.lines(final, view["turn"]),
        "fortitude": final["fortitude"],
        "alcohol": final["alcohol"],
        "gold": final["gold"],
        "played": _counted(line.played),
        "drunk": _counted(line.drunk),
        "alcohol_drunk": line.alcohol_drunk,
    }


def _place(line: _Line, lines: Sequence[_Line], view: Mapping[str, Any], winners: list[int]) -> int:
    """Return 1 for winners; else one more than there are teams, without teams players, who stayed longer."""
    if line.seat in winners:
        return 1
    stayed = [other.seat for other in lines if other.seat in winners or other.group > line.group]
    return 1 + len({view["seats"][seat]["party"] for seat in stayed})


def _counted(cards: Counter[str]) -> list[Counted]:
    return [
        {"card": card, "times": times} for card, times in sorted(cards.items(), key=lambda each: (-each[1], each[0]))
    ]


def _go_out(line: _Line, event: Mapping[str, Any], turn: int, group: int) -> None:
    line.group = group
    line.out = {
        "turn": turn,
        "why": event["why"],
        "by": event.get("by", NOBODY),
        "card": _without_copy(event.get("card", "")),
        "how": event.get("how"),
    }


def _tell(lines: Sequence[_Line], event: Mapping[str, Any], turn: int) -> None:
    match event["kind"]:
        case "fortitude" | "alcohol" as stat:
            _change(lines[event["seat"]], stat, event["change"], turn)
        case "gold":
            for purse, amount in ((event["from"], -event["amount"]), (event["to"], event["amount"])):
                if isinstance(purse, int):
                    _change(lines[purse], "gold", amount, turn)
        case "played":
            lines[event["seat"]].played[_without_copy(event["card"])] += 1
        case "drunk":
            line = lines[event["seat"]]
            line.drunk.update(_without_copy(card) for card in event["cards"])
            if not event.get("as_fortitude"):
                line.alcohol_drunk += max(event["alcohol"], 0)
        case _:
            pass


def _change(line: _Line, stat: str, amount: int, turn: int) -> None:
    changes = line.changes[stat]
    changes += [0] * (turn + 1 - len(changes))
    changes[turn] += amount


def _without_copy(card: str) -> str:
    return card.partition("#")[0]
