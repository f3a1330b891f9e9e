"""Rules shown by a stand-in: a card of the first eight decks with the text of another."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Mode, Pick, Type
from dwarfdraft.games.tavern.conditions.conditions import modes_in
from dwarfdraft.games.tavern.decks import all as decks
from tests.games.tavern.tables import act, all_pass, fortitude_of, laid, legal, say, until
from tests.games.tavern.titles import DOWN, GAMBLING, HIDE, NO_POOKY, NOT_EVE, WINNING

StandIn = Callable[..., None]


@pytest.fixture
def stands_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[StandIn]:
    """Give the first copy of a card another text, and perhaps other types."""

    def give(card_id: str, *modes: Mode, types: tuple[Type, ...] | None = None) -> None:
        copy = f"{card_id}#1"
        card = decks.card_of(copy)
        monkeypatch.setitem(decks._COPIES, copy, replace(card, modes=modes, types=types or card.types))
        modes_in.cache_clear()

    yield give
    monkeypatch.undo()
    modes_in.cache_clear()


REDIRECT = Mode(c.LosingFortitude(), (c.Redirect(),), Pick.ANOTHER)


@pytest.mark.rules("RDI-REDIRECT-03", "RDI-RULING-53", "RDI-RULING-55")
def test_a_chain_of_redirections_comes_back_to_the_player_of_the_card(stands_in: StandIn):
    """RDI-EX-113: Zot is the Captain, Gerki is Remy, Eve is Bryn."""
    stands_in(f"gerki/{HIDE}", REDIRECT)
    stands_in(f"eve/{NOT_EVE}", REDIRECT)
    match = laid(
        "zot", "gerki", "eve", hands={"zot": [DOWN, NO_POOKY], "gerki": [HIDE], "eve": [NOT_EVE]}, phase="action"
    )
    act(match, "zot", DOWN, "gerki")
    say(match, "gerki", HIDE)
    all_pass(match)
    say(match, "gerki", "eve")
    until(match, "gerki", "declare", "played")
    all_pass(match)
    assert legal(match, "gerki") == ["pass", "wait"]
    say(match, "eve", NOT_EVE)
    all_pass(match)
    say(match, "eve", "zot")
    while match.state.active == 0:
        ask = match.pending_for(0)
        assert ask is None or NO_POOKY not in ask.options.legal()
        all_pass(match)

    assert fortitude_of(match) == [19, 20, 20]


@pytest.mark.rules("RDI-REDIRECT-03", "RDI-RULING-53")
def test_a_redirection_is_used_up_and_the_loss_may_come_back(stands_in: StandIn):
    """RDI-EX-036, with the card of a third: Eve is Bryn, Gerki is Remy."""
    stands_in(f"gerki/{HIDE}", REDIRECT)
    stands_in(f"eve/{NOT_EVE}", REDIRECT)
    match = laid("zot", "gerki", "eve", hands={"zot": [DOWN], "gerki": [HIDE], "eve": [NOT_EVE]}, phase="action")
    act(match, "zot", DOWN, "eve")
    say(match, "eve", NOT_EVE)
    all_pass(match)
    say(match, "eve", "gerki")
    until(match, "gerki", "declare", "played")
    all_pass(match)
    say(match, "gerki", HIDE)
    all_pass(match)
    say(match, "gerki", "eve")
    until(match, "gerki", "discard")

    assert fortitude_of(match) == [20, 20, 19]


@pytest.mark.rules("RDI-GAMBLE-16", "RDI-GAMBLE-14")
@pytest.mark.parametrize("says_so", [True, False])
def test_a_gambling_card_may_follow_a_winning_hand_only_if_it_says_so(stands_in: StandIn, says_so: bool):
    stands_in(f"gerki/{HIDE}", Mode(c.OwnMove(after_winning_hand=says_so), (c.TakeControl(),)), types=(Type.GAMBLING,))
    match = laid("zot", "gerki", "fiona", hands={"zot": [GAMBLING, WINNING], "gerki": [GAMBLING, HIDE]}, phase="action")
    act(match, "zot", GAMBLING)
    until(match, "gerki", "control")
    say(match, "gerki", GAMBLING)
    until(match, "zot", "control")
    say(match, "zot", WINNING)
    until(match, "gerki", "control")

    assert legal(match, "gerki") == (["pass", HIDE] if says_so else ["pass"])
    if says_so:
        say(match, "gerki", HIDE)
        until(match, "fiona", "control")
        assert match.state.round is not None
        assert (match.state.round.control, match.state.round.bound) == (1, False)
