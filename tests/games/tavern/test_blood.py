"""Vlazlo's set-up, and what the others may know of his form cards (RDI-BLOOD-*)."""

import pytest

from dwarfdraft.engine.match import Match
from dwarfdraft.engine.redealing import redealt
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.tavern.cards import form_of
from dwarfdraft.games.tavern.chapters.payments import settle
from dwarfdraft.games.tavern.decks.all import CHARACTERS, card_of, forms_of
from dwarfdraft.games.tavern.game import TAVERN
from dwarfdraft.games.tavern.mechanics.blood import BLOOD, FORMS
from dwarfdraft.games.tavern.running import RunningTable
from dwarfdraft.games.tavern.seen.projection import project
from dwarfdraft.games.tavern.state.stack import POT, Due, Moment, Play, Window
from dwarfdraft.games.tavern.state.state import Round
from tests.games.tavern.tables import act, all_pass, ask_of, close, happened, laid, legal, say, until

FLUTTER = "Flutter off vith ze purse"
NAP = "Bat nap"
EYES = "Look into my eyes. Now lean back."


def started(*characters):
    return Match.start(TAVERN, TAVERN.read_setup({"seats": list(characters)}), "vlazlo")


@pytest.mark.rules("RDI-BLOOD-02", "RDI-BLOOD-03")
@pytest.mark.parametrize("form", ["bat", "wolf"])
def test_the_first_hand_is_a_form_card_of_choice_and_six_others(form):
    match = started("gerki", "vlazlo", "eve")
    vlazlo = match.state.seats[1]
    assert {form: sorted(cards) for form, cards in FORMS.of(vlazlo).items()} == {
        form: sorted(cards) for form, cards in forms_of("vlazlo").items()
    }
    assert any(cards != forms_of("vlazlo")[form] for form, cards in FORMS.of(vlazlo).items())  # they are shuffled
    assert vlazlo.hand == ()
    assert legal(match, "vlazlo") == ["bat", "wolf"]
    assert ask_of(match, "vlazlo").kind == "form"

    top = FORMS.of(vlazlo)[form][0]
    say(match, "vlazlo", form)

    vlazlo = match.state.seats[1]
    assert vlazlo.hand[0] == top
    assert [form_of(card_of(card)) for card in vlazlo.hand] == [form, *[None] * 6]
    assert BLOOD.of(vlazlo) == 0
    assert len(FORMS.of(vlazlo)[form]) == 7
    assert match.state.turn == 1


@pytest.mark.rules("RDI-BLOOD-12", "RDI-VRULING-67")
def test_the_others_see_backs_and_decks_and_no_faces():
    match = laid("vlazlo", "gerki", hands={"vlazlo": [EYES]}, bat=[FLUTTER], blood=2)
    until(match, "vlazlo", "discard")
    say(match, "vlazlo", [])
    match.take_events()
    say(match, "vlazlo", "bat")

    event = next(event for event in match.take_events() if event.kind == "form")
    assert event.public == {"seat": 0, "form": "bat", "left": 7}
    assert list(event.private) == [0]
    for viewer in (1, None):
        seen = project(match.state, viewer)
        assert FLUTTER not in str(seen)
        shown = seen["seats"][0]
        assert (shown["blood"], shown["backs"], shown["forms"]) == (0, {"bat": 1, "wolf": 0}, {"bat": 7, "wolf": 8})
        assert shown["deck"] == len(match.state.seats[0].deck)  # a number: no back of its top card


@pytest.mark.rules("RDI-BLOOD-11", "RDI-BLOOD-12")
def test_a_form_card_that_was_discarded_is_shuffled_in_and_drawn_again():
    """The deck runs out: what was a bat's once comes back with its back."""
    match = laid("vlazlo", "gerki", hands={"vlazlo": []}, discards={"vlazlo": [FLUTTER, NAP]})
    vlazlo = match.state.seats[0]
    vlazlo.deck, vlazlo.discard = vlazlo.deck[:5], (*vlazlo.discard, *vlazlo.deck[5:])
    until(match, "vlazlo", "discard")
    say(match, "vlazlo", [])

    vlazlo = match.state.seats[0]
    assert vlazlo.discard == ()
    assert sorted(card_of(card).title for card in vlazlo.hand + vlazlo.deck if form_of(card_of(card))) == [NAP, FLUTTER]
    assert all(len(cards) == 8 - 2 * (form == "bat") for form, cards in FORMS.of(vlazlo).items())


@pytest.mark.rules("RDI-BLOOD-12")
def test_a_re_deal_keeps_each_back_and_what_was_seen_in_the_discards():
    match = laid("vlazlo", "gerki", hands={"vlazlo": [FLUTTER, EYES]}, decks={"vlazlo": [NAP]})
    before = match.state.seats[0]
    faces = set()
    for number in range(40):
        twin = redealt(match, 1, Rng(f"{number}"))
        after = twin.state.seats[0]
        backs = [form_of(card_of(card)) for card in before.hand + before.deck]
        assert [form_of(card_of(card)) for card in after.hand + after.deck] == backs
        assert card_of(after.deck[0]).title == NAP  # the only bat of the deck: it lay in the discards
        faces.add(next(card_of(card).title for card in after.hand if form_of(card_of(card))))
    assert len(faces) > 3  # the one in hand is any bat that nobody has seen


@pytest.mark.rules("RDI-BLOOD-10")
def test_while_form_cards_are_bought_no_card_may_be_played_and_the_game_says_why():
    match = laid("vlazlo", "gerki", hands={"vlazlo": [FLUTTER], "gerki": ["Tip the Wench."]}, blood=2)
    until(match, "vlazlo", "discard")
    say(match, "vlazlo", [])

    whys = TAVERN.why_not(match.state, ask_of(match, "vlazlo"))
    assert whys[FLUTTER]["key"] == "discarding"
    assert match.pending_for(1) is None


@pytest.mark.rules("RDI-BLOOD-13")
def test_the_game_says_that_there_is_too_little_blood():
    match = laid("vlazlo", "gerki", hands={"vlazlo": ["Straight for ze throat"]}, blood=1, phase="action")
    ask = until(match, "vlazlo", "action")
    assert TAVERN.why_not(match.state, ask)["Straight for ze throat"]["key"] == "not_enough_blood"


@pytest.mark.rules("RDI-BLOOD-04", "RDI-BLOOD-13")
@pytest.mark.parametrize(
    ("title", "words"),
    [("Straight for ze throat", [(3, 1)]), (EYES, [(3, 5)]), ("Oh no! Look what happened to my cards", [])],
)
def test_a_forecast_tells_what_becomes_of_the_blood(title, words):
    match = laid("vlazlo", "gerki", hands={"vlazlo": [title]}, blood=3, phase="action")
    ask = until(match, "vlazlo", "action")
    found = TAVERN.advice(match.state, ask)["previews"].get(title, [])
    told = [(line["data"]["from"], line["data"]["to"]) for line in found if line.get("key") == "blood"]
    assert told == words


@pytest.mark.rules("RDI-VRULING-65")
def test_blood_above_eight_is_lost():
    match = laid("vlazlo", "gerki", "eve", hands={"vlazlo": [EYES]}, blood=7, phase="action")
    act(match, "vlazlo", EYES, "eve")
    told: list[dict[str, int]] = []
    for _ in range(20):
        all_pass(match)
        close(match)
        told = [data for kind, data in happened(match) if kind == "blood"]
        if told:
            break
    assert [(data["change"], data["now"]) for data in told] == [(1, 8)]


# ---- Boss Vlazlo ----


@pytest.mark.rules("RDI-BOSS-10", "RDI-BOSS-11", "RDI-BOSS-13", "RDI-BLOOD-14")
@pytest.mark.parametrize("others", [("gerki", "eve"), ("gerki", "eve", "zot", "dimli")])
def test_a_boss_takes_a_form_card_of_three_decks_and_one_other_card_fewer(others):
    setup = {"seats": ["vlazlo", *others], "variant": "boss_battle"}
    match = Match.start(TAVERN, TAVERN.read_setup(setup), "vlazlo")
    assert len(match.state.seats[0].deck) == 35
    assert legal(match, "vlazlo") == ["bat", "wolf", "monstrosity"]

    say(match, "vlazlo", "monstrosity")

    vlazlo = match.state.seats[0]
    assert len(vlazlo.hand) == 6 + len(others)
    assert sum(form_of(card_of(card)) is not None for card in vlazlo.hand) == 1
    assert {form: len(cards) for form, cards in FORMS.of(vlazlo).items()} == {"bat": 8, "wolf": 8, "monstrosity": 7}


@pytest.mark.rules("RDI-BOSS-12")
def test_what_a_card_is_of_is_told_by_its_back():
    boss = [card.title for card in CHARACTERS["vlazlo"].boss]
    assert not any(form_of(card_of(f"vlazlo/{title}#1")) for title in boss)
    assert sum(card.count for card in CHARACTERS["vlazlo"].boss) == 5
    assert {form_of(card_of(card)) for card in forms_of("vlazlo", boss=True)["monstrosity"]} == {"monstrosity"}


@pytest.mark.rules("RDI-BLOOD-14")
def test_a_boss_buys_from_all_three_decks():
    match = laid("vlazlo", "gerki", "eve", hands={}, variant="boss_battle", blood=2)
    until(match, "vlazlo", "discard")
    say(match, "vlazlo", [])
    assert legal(match, "vlazlo") == ["none", "bat", "wolf", "monstrosity"]


@pytest.mark.rules("RDI-CARD-05")
def test_of_a_greater_ante_any_part_may_be_fortitude():
    """Two Gold: all in Gold, one and one, or all in Fortitude (RDI-VEX-038)."""
    found = []
    for part in (0, 1, 2):
        match = laid("vlazlo", "gerki", hands={}, gold=[10, 10])
        state = match.state
        state.round = Round(0, 0, (0, 1), 1, for_fortitude=True)
        due = Due(1, 2, POT, in_fortitude=part)
        table = RunningTable(state, Rng("ante"))
        play = Play(0, "vlazlo/Blood Money? I'm In!#1", None, card_of("vlazlo/Blood Money? I'm In!#1").modes[0], ())
        settle(table, due, Moment(Window.ANTE, play=play, dues=[due]))
        stats = state.stats(1)
        found.append((stats.gold, stats.fortitude, state.inn, state.round.pot))
    assert found == [(8, 20, 0, 2), (9, 19, -1, 2), (10, 18, -2, 2)]


@pytest.mark.rules("RDI-TEAM-03")
def test_teammates_are_told_what_is_drawn_and_bought():
    match = laid("vlazlo", "gerki", "eve", "zot", hands={}, variant="two_headed_dragon", blood=2)
    until(match, "vlazlo", "discard")
    say(match, "vlazlo", [])
    say(match, "gerki", [])
    match.take_events()
    say(match, "vlazlo", "bat")

    private = {event.kind: list(event.private) for event in match.take_events() if event.public.get("seat") == 0}
    assert private["form"] == private["drew"] == [0, 1]


def test_who_has_given_up_is_offered_no_form_cards():
    match = laid("vlazlo", "gerki", "eve", hands={}, blood=6)
    until(match, "vlazlo", "discard")
    match.leave(0)

    assert [ask.kind for ask in match.pending] == ["declare", "declare"]
