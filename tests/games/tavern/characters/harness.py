"""One card at work: a table set up for it, the steps by title, and what is true afterwards.

Runs on the scenario runner (`dwarfdraft.scenario.running`). What a card does is believed only if the match says that it
was played and finished, and if the same steps without it end differently.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any, TypeAlias

from dwarfdraft.engine.events import Event
from dwarfdraft.engine.match import Match
from dwarfdraft.games.registry import installed
from dwarfdraft.games.tavern.cards import is_minion
from dwarfdraft.games.tavern.decks.all import CARDS, CHARACTERS
from dwarfdraft.games.tavern.notation.names import TavernNames
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.scenario.reading import Failed, Scenario, Step
from dwarfdraft.scenario.running import run

OWNERS = tuple(CHARACTERS)
"""The characters whose decks are shown here."""

NOT_SO = {owner: next(card.title for card in CHARACTERS[owner].cards if card.thinks_not) for owner in OWNERS}
"""The card of each that Negates Sometimes Cards, and no others."""

PLAIN: dict[str, dict[str, list[str]]] = {
    "side_decks": {"wizgille": ["Purring like a kitten."]},
    "side_discards": {"kaylin": ["Dozing"]},
    "potions": {"phrenk": []},
}
"""Gear that adds nothing, a mood without effect, no Potion Card."""

Steps: TypeAlias = Sequence[Step]


@dataclass(slots=True)
class Seen:
    """What the tests of this folder have shown so far. A card is `owner/title`, its owner a character or `drink`."""

    played: set[tuple[str, int]] = field(default_factory=set)
    """Cards that were played and resolved with the expected numbers, with the number of the text."""
    refused: set[str] = field(default_factory=set)
    """Cards that were in hand and not among the legal answers."""
    at_work: set[str] = field(default_factory=set)
    """Gear Cards that were added and moods that were in force, with the expected numbers."""
    drunk: set[str] = field(default_factory=set)
    """Drinks that were drunk and Drink Events that took their course, with the expected numbers."""
    happened: set[str] = field(default_factory=set)
    """Events of the Event decks that took their course, with the expected numbers."""


# ---- Steps ----


def step(
    seat: str,
    ask: str | None,
    answer: Any = None,
    *,
    during: str | None = None,
    refused: str | None = None,
    legal: Sequence[str | int] | None = None,
    **expect: Any,
) -> Step:
    """Return a step that gives an answer, compares the legal ones, or only runs on to the ask; then it expects."""
    action, value = "reach", True if answer is None else answer
    if legal is not None:
        action, value = "legal", list(legal)
    elif answer is not None:
        action = "answer"
    return Step(0, seat, ask, action, value, refused, during, False, expect)


def played(
    seat: str,
    ask: str,
    title: str,
    target: str | None = None,
    *,
    during: str | None = None,
    of: Sequence[str] | None = None,
) -> list[Step]:
    """Play a card as the Action, as a move in a Round, or in a window; `of` are all who could be picked."""
    checked = [] if of is None else [step(seat, "target", legal=of)]
    picked = [] if target is None else [*checked, step(seat, "target", target)]
    return [step(seat, ask, title, during=during), *picked]


# ---- Tables ----


def table_of(owner: str, size: int = 3) -> list[str]:
    """Return characters for a table at which the owner has seat 0."""
    mates = [mate for mate in ("gerki", "eve", "fleck", "zot") if mate != owner]
    return [owner, *mates[: size - 1]]


# ---- Showing ----


def show(
    seen: Seen,
    card: str,
    *,
    at: list[str],
    play: Steps,
    until: Step,
    expect: dict[str, Any],
    before: Steps = (),
    text: int = 0,
    anytime: bool = False,
    sometimes: bool = False,
    **setup: Any,
) -> None:
    """Show what a text of a card does.

    :param at: characters at the table.
    :param play: the steps by which the card is played; without them `expect` must not come true.
    :param until: how far the game runs on before `expect` is checked.
    :param text: number of the text, from 0.
    :param anytime: a card that is played in a window is an Anytime Card, no Sometimes Card.
    :param sometimes: a card that is played as a move is a Sometimes Card all the same.
    :param setup: as in a scenario's `[setup]`, hands by character; `drinks` as in its `[table]`.
    """
    match = _run(at, setup, [*before, *play, until], expect)
    resolved = _resolved(match.take_events())
    assert (card, text) in resolved, f"{card}, text {text}, was not played and finished; but {sorted(resolved)}"
    assert not _holds(at, setup, [*before, until], expect), f"{card}: without it the same is true"
    _check_type(card, at, setup, before, play, anytime=anytime, sometimes=sometimes)
    seen.played.add((card, text))


def work(
    seen: Seen,
    card: str,
    *,
    at: list[str],
    play: Steps,
    until: Step,
    expect: dict[str, Any],
    picks: Sequence[str] = (),
    nothing: bool = False,
    **setup: Any,
) -> None:
    """Show what a Gear Card does that is revealed, or a mood that is in force.

    :param picks: whom its owner picks for it.
    :param nothing: it does nothing; else `expect` must not come true without it.
    """
    owner, title = card.split("/", 1)
    place = "side_discards" if owner == "kaylin" else "side_decks"
    picked = [step(owner, "target", pick) for pick in picks]
    _run(at, setup | {place: {owner: [title]}}, [*play, *picked, until], expect)
    assert nothing or not _holds(at, setup, [*play, until], expect), f"{card}: without it the same is true"
    seen.at_work.add(card)


def works(
    seen: Seen,
    title: str,
    *,
    at: list[str],
    steps: Steps,
    expect: dict[str, Any],
    beside: Sequence[str] = (),
    **setup: Any,
) -> None:
    """Show what a card does that is in play before the player of seat 0; without it `expect` must not come true.

    :param beside: Minions that are in play with it or without it.
    """
    owner = at[0]
    without = setup | {"minions": {owner: list(beside)}, "kept": {owner: []}}
    card = CARDS[f"{owner}/{title}"]
    with_it = {"minions": {owner: [title, *beside]}} if is_minion(card) else {"kept": {owner: [title]}}
    _run(at, without | with_it, steps, expect)
    assert not _holds(at, without, steps, expect), f"{title}: without it the same is true"
    seen.at_work.add(f"{owner}/{title}")


def refuse(
    seen: Seen,
    card: str,
    *,
    at: list[str],
    during: str | None = None,
    ask: str = "declare",
    before: Steps = (),
    on: Sequence[str] = (),
    **setup: Any,
) -> None:
    """Show that a card in hand may not be played: in a window of a kind, or as a move.

    :param on: titles of the cards that are being played then, first played first.
    """
    owner, title = card.split("/", 1)
    refused = step(owner, ask, title, during=during, refused="not_legal", stack=list(on))
    match = _run(at, setup, [*before, refused], {})
    assert title in [*setup["hands"].get(owner, []), *setup.get("potions", {}).get(owner, [])]
    assert card not in {_kind(event.public["card"]) for event in match.take_events() if event.kind == "announced"}
    seen.refused.add(card)


def drink(
    seen: Seen,
    title: str,
    *,
    at: list[str],
    until: Step,
    expect: dict[str, Any],
    pile: Sequence[str] = (),
    steps: Steps = (),
    **setup: Any,
) -> None:
    """Show what a Drink or Drink Event does, revealed by the player of seat 0 in the own Drink Phase.

    With an empty Drink Me! Pile instead, `expect` must not come true.

    :param pile: what lies under it.
    """
    setup |= {"phase": "drink"}
    match = _run(at, setup | {"piles": {at[0]: [title, *pile]}}, [*steps, until], expect)
    card = f"drink/{title}"
    events = match.take_events()
    revealed = [_kind(event.public["card"]) for event in events if event.kind == "revealed"]
    assert revealed[0] == card
    assert card in {_kind(copy) for copy in match.state.drink_discard}
    assert not _holds(at, setup | {"piles": {at[0]: []}}, [until], expect), f"{title}: without it the same is true"
    seen.drunk.add(card)


def event(
    seen: Seen,
    title: str,
    *,
    at: list[str],
    expect: dict[str, Any],
    steps: Steps = (),
    until: Step | None = None,
    deck: str = "sea",
    **setup: Any,
) -> None:
    """Show what an Event of a deck does at the end of the turn of seat 0, whose Drink Me! Pile is empty.

    With a Progress Counter more, `expect` must not come true.
    """
    end = until or step(at[1], "discard")
    piles = {at[0]: [], **setup.pop("piles", {})}
    setup |= {"phase": "drink", "events": [deck], "event_decks": [[title]], "piles": piles}
    match = _run(at, setup | {"counters": [1]}, [*steps, end], expect)
    card = f"{deck}/{title}"
    assert [_kind(copy) for copy in match.state.events[0].discard] == [card]
    assert not _holds(at, setup | {"counters": [2]}, [end], expect), f"{title}: without it the same is true"
    seen.happened.add(card)


def holds(at: list[str], steps: Steps, expect: dict[str, Any], **setup: Any) -> None:
    """Show something of a table, for no card's account."""
    _run(at, setup, steps, expect)


# ---- Within ----


class _Watching(TavernNames):
    """Remembers the match that it sets up."""

    match: Match[State]

    def arrange(self, table: dict[str, Any], setup: dict[str, Any], seed: str) -> Match[State]:
        self.match = super().arrange(table, setup, seed)
        return self.match


def _run(at: list[str], setup: dict[str, Any], steps: Steps, expect: dict[str, Any]) -> Match[State]:
    names = _Watching()
    setup = {**_plain(at, is_individual="variant" not in setup), **setup}
    rows = {key: [value.get(name, []) for name in at] for key, value in setup.items() if isinstance(value, dict)}
    of_table = {
        "drinks": setup.get("drinks", ["RDI 1"]),
        "events": setup.get("events", []),
        "variant": setup.get("variant", "individual"),
    }
    more = {key: value for key, value in setup.items() if key not in rows and key not in of_table}
    run(
        Scenario(
            title="",
            rules=(),
            game="tavern",
            seed="7",
            table={"characters": at, **of_table},
            setup={"hands": [], **rows, **more},
            steps=tuple(replace(step, number=number) for number, step in enumerate(steps, 1)),
            expect=expect,
        ),
        {"tavern": replace(installed()["tavern"], names=names)},
    )
    return names.match


def _plain(at: list[str], *, is_individual: bool) -> dict[str, Any]:
    """Return side decks with which nothing happens that no step speaks of, and the same Gold for everybody."""
    sides = {key: {name: titles for name, titles in rows.items() if name in at} for key, rows in PLAIN.items()}
    plain: dict[str, Any] = {key: rows for key, rows in sides.items() if rows}
    return plain | ({"gold": [10] * len(at)} if is_individual and "torglesnarf" in at else {})


def _holds(at: list[str], setup: dict[str, Any], steps: Steps, expect: dict[str, Any]) -> bool:
    """Tell whether the expectations come true; the steps must be possible."""
    try:
        _run(at, setup, steps, expect)
    except Failed as failed:
        if not str(failed).startswith("expect:"):
            raise
        return False
    return True


def _check_type(
    card: str, at: list[str], setup: dict[str, Any], before: Steps, play: Steps, *, anytime: bool, sometimes: bool
) -> None:
    """See that the card can be Negated as a Sometimes Card if it is one; a player with no part in the steps tries."""
    owner, title = card.split("/", 1)
    place = next(i for i, step in enumerate(play) if step.value == title)
    naming = takewhile(lambda step: step.seat == owner and step.ask in ("mode", "which", "target"), play[place + 1 :])
    busy = {step.seat for step in (*before, *play[: place + 1])}
    idle = [seat for seat in at if seat not in busy]
    if not idle:
        return
    seat = idle[-1]
    in_window = play[place].ask == "declare"
    refused = None if sometimes or (in_window and not anytime) else "not_legal"
    steps = [
        *before,
        *play[: place + 1],
        *([step(seat, "declare", "pass")] if in_window and play[place].during != "gear" else []),
        *naming,
        step(seat, "declare", NOT_SO[seat], during="played", refused=refused),
    ]
    hands = setup["hands"] | {seat: [*setup["hands"].get(seat, []), NOT_SO[seat]]}
    match = _run(at, setup | {"hands": hands}, steps, {})
    assert installed()["tavern"].names.found(match, "stack", None)[-1] == title


def _resolved(events: Iterable[Event]) -> set[tuple[str, int]]:
    """Return the cards that were played and finished without being Negated, each with the number of its text."""
    texts: dict[str, int] = {}
    resolved = set()
    for event in events:
        copy = str(event.public.get("card"))
        match event.kind:
            case "played":
                texts[copy] = event.public.get("mode", 0)
            case "negated":
                texts.pop(copy)
            case "finished" if copy in texts:
                resolved.add((_kind(copy), texts.pop(copy)))
    return resolved


def _kind(copy: str) -> str:
    """Return the card of which this is a copy."""
    return copy.rsplit("#", 1)[0]
