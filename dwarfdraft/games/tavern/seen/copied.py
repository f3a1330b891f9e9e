"""What of a table a forecast copies: what lies on the stack, and cards of which only the number is known."""

from dataclasses import replace
from typing import Any, NoReturn, SupportsIndex

from dwarfdraft.games.tavern.state.stack import DrinkInPlay, Moment, Play
from dwarfdraft.games.tavern.state.state import Contest


class Unknown(Exception):
    """The rules have come to something hidden, or to somebody's choice."""


class _Hidden(tuple[str, ...]):
    """Cards of which only the number is known."""

    __slots__ = ()

    def __iter__(self) -> NoReturn:
        raise Unknown

    def __getitem__(self, _: Any, /) -> NoReturn:
        raise Unknown

    def __add__(self, _: Any, /) -> NoReturn:
        raise Unknown

    def index(self, *_: Any) -> NoReturn:
        """Nobody may look."""
        raise Unknown

    def __mul__(self, _: SupportsIndex, /) -> NoReturn:
        raise Unknown


class Unread(tuple[str, ...]):
    """A Character Deck in an order of no meaning: cards are drawn from it unseen, but it cannot be searched."""

    __slots__ = ()

    def __iter__(self) -> NoReturn:
        raise Unknown

    def __getitem__(self, place: Any, /) -> Any:
        return Unread(tuple.__getitem__(self, place)) if isinstance(place, slice) else tuple.__getitem__(self, place)


def hidden(cards: tuple[str, ...]) -> _Hidden:
    """Return as many cards of which nothing is known."""
    return _Hidden(("?",) * len(cards))


def copied_stack(stack: list[Play | Moment]) -> tuple[list[Play | Moment], dict[int, Any]]:
    """Return independent copies of what lies on the stack, which refer to each other as the originals do; all by id."""
    made: dict[int, Any] = {}

    def play(of: Play | None) -> Play | None:
        if of is None:
            return None
        if id(of) not in made:
            made[id(of)] = replace(
                of,
                about=moment(of.about),
                drink=drink(of.drink),
                hits=[replace(hit) for hit in of.hits],
                lost=dict(of.lost),
                ignored=set(of.ignored),
                defended=set(of.defended),
                choices=dict(of.choices),
                own=of.own.copy(),
                lessened=set(of.lessened),
                sharing=set(of.sharing),
            )
        found: Play = made[id(of)]
        return found

    def moment(of: Moment | None) -> Moment | None:
        if of is None:
            return None
        if id(of) not in made:
            # The window of the halves has the lists of the Drinks' own.
            lists = [made.setdefault(id(which), []) for which in (of.drinks, of.also)]
            if not lists[0]:
                lists[0] += [drink(each) for each in of.drinks]
            if not lists[1]:
                lists[1] += of.also
            dues = [replace(due) for due in of.dues]
            made[id(of)] = replace(
                of,
                play=play(of.play),
                drinks=lists[0],
                also=lists[1],
                also_by=dict(of.also_by),
                dues=dues,
                own=of.own.copy(),
            )
        found: Moment = made[id(of)]
        return found

    def drink(of: DrinkInPlay | None) -> DrinkInPlay | None:
        if of is None:
            return None
        found: DrinkInPlay = made.setdefault(id(of), replace(of))
        return found

    copied = [play(each) if isinstance(each, Play) else moment(each) for each in stack]
    return [each for each in copied if each is not None], made


def copied_contest(contest: Contest | None, made: dict[int, Any]) -> Contest | None:
    """Return an independent copy of a Contest, and of those around it, with the copies of Drinks by id."""
    if contest is None:
        return None
    revealed = {seat: made.get(id(found), found) for seat, found in contest.revealed.items()}
    return replace(contest, revealed=revealed, outer=copied_contest(contest.outer, made))
