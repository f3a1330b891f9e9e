"""Set-up, chance and secrets of the tavern: what scenario files, which start in the midst of it, cannot show."""

from typing import Any

import orjson
import pytest

from dwarfdraft.engine.match import Match
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.tavern.chapters.set_up import lay_out
from dwarfdraft.games.tavern.decks.all import card_of, deck_of, drink_cards
from dwarfdraft.games.tavern.game import TAVERN
from dwarfdraft.games.tavern.running import RunningTable
from dwarfdraft.games.tavern.state.options import options_of, read_setup
from dwarfdraft.games.tavern.state.state import new_state
from tests.games.play import answer_one, chance, play_on
from tests.games.tavern.tables import Tavern, all_pass, happened, laid, legal, say, until
from tests.games.tavern.titles import DUMP

EIGHT = ["deirdre", "fiona", "gerki", "zot", "dimli", "eve", "fleck", "gog"]


def new_game(players: int = 4, seed: str = "1", **setup: Any) -> Tavern:
    """Begin a game of the first so many characters."""
    return Match.start(TAVERN, {"seats": EIGHT[:players], **setup}, seed)


def hidden_from(match: Tavern, viewer: int) -> set[str]:
    """Return the cards that lie where the viewer may not look."""
    state = match.state
    hidden = {*state.drink_deck, *state.bar_deck}
    for seat, player in enumerate(state.seats):
        hidden.update(player.deck + player.pile)
        if seat != viewer:
            hidden.update(player.hand)
    return hidden


def cards_named(shown: Any) -> set[str]:
    """Return the strings of something JSON-plain, keys too."""
    match shown:
        case dict():
            return {word for key, value in shown.items() for word in cards_named(key) | cards_named(value)}
        case list():
            return {word for value in shown for word in cards_named(value)}
        case str():
            return {shown}
        case _:
            return set()


@pytest.mark.rules("RDI-SETUP-02", "RDI-SETUP-05", "RDI-SETUP-14")
def test_everybody_holds_seven_of_the_forty_cards_of_the_own_deck():
    match = new_game(8)

    for seat, player in enumerate(match.state.seats):
        assert len(player.hand) == len(match.view(seat)["hand"]) == 7
        assert sorted(player.hand + player.deck) == sorted(deck_of(player.character))
        assert len(player.hand + player.deck) == 40


@pytest.mark.rules("RDI-SETUP-02", "RDI-SETUP-04", "RDI-SETUP-13")
def test_thirty_drinks_of_one_deck_and_no_bar_deck():
    match = new_game(4, drinks=["RDI 2"])
    state = match.state

    piles = [player.pile for player in state.seats]
    assert [len(pile) for pile in piles] == [1, 1, 1, 1]
    assert len(state.drink_deck) == 26
    assert sorted(sum(piles, state.drink_deck)) == sorted(drink_cards(["RDI 2"]))
    assert state.bar_deck == ()


@pytest.mark.rules("RDI-SETUP-04", "RDI-BAR-01", "RDI-BAR-02")
@pytest.mark.parametrize(("decks", "bar"), [(2, 30), (3, 60), (6, 150)])
def test_more_than_thirty_drinks_are_a_bar_deck_of_which_thirty_are_counted_off(decks: int, bar: int):
    match = new_game(5, drinks=[f"RDI {n}" for n in range(1, decks + 1)])

    assert len(match.state.bar_deck) == bar
    assert len(match.state.drink_deck) == 30 - 5
    assert match.view(None)["bar_deck"] == bar
    assert ([len(player.pile) for player in match.state.seats], match.state.refills) == ([1] * 5, 0)


@pytest.mark.rules("RDI-SETUP-03", "RDI-SETUP-09")
def test_all_decks_are_shuffled_and_nothing_is_discarded():
    one, other = new_game(seed="one").state, new_game(seed="other").state

    assert one.drink_deck != other.drink_deck
    assert sorted(one.drink_deck) != list(one.drink_deck)
    assert one.drink_discard == ()
    for mine, its in zip(one.seats, other.seats, strict=True):
        assert mine.hand + mine.deck != its.hand + its.deck
        assert mine.discard == ()


@pytest.mark.rules("RDI-SETUP-11", "RDI-SETUP-12", "RDI-SETUP-13", "RDI-SETUP-14", "RDI-RULING-56")
@pytest.mark.parametrize(("players", "gold"), [(2, 8), (3, 10), (6, 10), (7, 12), (8, 12)])
def test_gold_markers_hands_and_drinks_at_the_start_go_by_the_number_of_players(players: int, gold: int):
    view = new_game(players).view(None)

    numbers = ("fortitude", "alcohol", "gold", "hand", "pile")
    assert [[seat[number] for number in numbers] for seat in view["seats"]] == [[20, 0, gold, 7, 1]] * players
    assert (view["drink_deck"], view["drink_discard"], view["phase"]) == (30 - players, [], "discard")


@pytest.mark.rules("RDI-RULING-56")
def test_gold_of_the_start_stays_when_fewer_are_left():
    match = laid("gerki", "fiona", "zot", out=["zot"])

    assert [seat["gold"] for seat in match.view(None)["seats"]] == [10, 10, 0]


@pytest.mark.rules("RDI-SETUP-15", "RDI-RULING-57")
def test_who_goes_first_is_drawn_by_chance():
    firsts = {new_game(seed=str(seed)).state.active for seed in range(40)}

    assert firsts == {0, 1, 2, 3}


@pytest.mark.rules("RDI-SETUP-15", "RDI-RULING-57")
def test_a_table_names_who_goes_first_and_drinks_are_dealt_from_there():
    for seed in ("a", "b", "c"):
        match = new_game(seed=seed, first=2)
        shuffled = new_state(options_of(read_setup({"seats": EIGHT[:4], "first": 2})))
        lay_out(RunningTable(shuffled, Rng(seed)))

        assert match.state.active == 2
        assert [match.state.seats[seat].pile[0] for seat in (2, 3, 0, 1)] == list(shuffled.drink_deck[:4])


@pytest.mark.rules("RDI-RULING-60")
def test_the_same_seed_characters_and_answers_give_the_same_game():
    def played(seed: str) -> bytes:
        match, chooser = new_game(3, seed=seed), chance("a game of the tavern")
        events = match.take_events()
        for _ in play_on(match, chooser, step=answer_one, most_acts=300):
            events += match.take_events()
        return orjson.dumps([(event.kind, event.public, sorted(event.private.items())) for event in events])

    game = played("7")
    assert played("7") == game
    assert played("8") != game


@pytest.mark.rules("RDI-RULING-58", "RDI-SETUP-13", "RDI-SETUP-14")
def test_hidden_cards_are_named_to_nobody():
    match, chooser = new_game(4, seed="secrets"), chance("secrets")
    told: dict[int, set[str]] = {seat: set() for seat in range(4)}
    for _ in play_on(match, chooser, step=answer_one, most_acts=200):
        events = match.take_events()
        for seat in range(4):
            told[seat] = cards_named([[event.public, event.private.get(seat, {})] for event in events])
            told[seat] |= cards_named(match.view(seat)) | cards_named(match.prompt(seat))
            assert not told[seat] & hidden_from(match, seat)
        assert not cards_named(match.view(None)) & {card for player in match.state.seats for card in player.hand}


@pytest.mark.rules("RDI-RULING-58", "RDI-SETUP-11")
def test_what_is_open_is_the_same_for_everybody():
    match = laid("gerki", "fiona", "zot", discards={"zot": ["Down Pooky!"]}, drink_discard=["Wine"])
    views = [match.view(viewer) for viewer in (0, 1, 2, None)]

    for view in views:
        view.pop("you")
        view.pop("hand")
    assert views[1:] == views[:-1]
    zot = views[0]["seats"][2]
    assert [card_of(card).title for card in zot["discard"]] == ["Down Pooky!"]
    assert (zot["gold"], zot["pile"], zot["deck"]) == (10, 1, 39)


@pytest.mark.rules("RDI-RULING-58", "RDI-RULING-02", "RDI-RULING-09")
def test_what_is_declared_in_a_window_is_seen_by_nobody_else():
    def shown(said: str) -> bytes:
        match = laid("gerki", "fiona", "zot", hands={"gerki": [DUMP]}, piles={"gerki": ["Wine"]}, phase="drink")
        until(match, "gerki", "declare", "drinks")
        match.take_events()
        say(match, "gerki", said)
        events = [event.public for event in match.take_events()]
        return orjson.dumps([events, match.marks(), [[match.view(seat), match.prompt(seat)] for seat in (1, 2)]])

    assert shown(DUMP) == shown("pass") == shown("wait")


@pytest.mark.rules("RDI-RULING-09", "RDI-RULING-02")
def test_a_declaration_that_is_taken_back_is_never_told():
    match = laid("gerki", "fiona", "zot", hands={"gerki": [DUMP]}, piles={"gerki": ["Wine"]})
    until(match, "gerki", "declare", "drinks")
    say(match, "gerki", DUMP)
    say(match, "gerki", "pass")
    assert DUMP in legal(match, "gerki")

    match.take_events()
    all_pass(match)

    assert not any(DUMP in str(public) for _, public in happened(match))
    assert len(match.state.seats[0].hand) == 7
