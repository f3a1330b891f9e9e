"""What docs/rulings.md settles for the tavern beyond the numbered rulings."""

import pytest

from dwarfdraft.engine.redealing import redealt
from dwarfdraft.games.tavern.decks.all import CHARACTERS
from tests.games.play import chance
from tests.games.tavern import titles as t
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.tables import act, all_pass, gold_of, happened, laid, legal, pass_until, say, until, window_of

COURAGE = "Nothing like a little belt of liquid courage!"
DICE = "This time, we'll use my dice."
THIRSTY = "Pooky thinks you look thirsty..."
AT_AN_INN = "We're at an inn, and you're not drinking. What's wrong with you!?"
STARS = 'The stars say, "No!"'


@pytest.mark.rules("RDI-RULING-60", "RDI-RULING-58")
def test_what_has_come_off_a_shuffled_deck_stays_in_a_redeal():
    match = laid(
        *("gerki", "fiona", "zot"),
        piles={"gerki": ["Round on the House!"]},
        drink_deck=["Light Ale with a Chaser"],
        drink_deck_only=True,
        phase="drink",
    )
    until(match, "gerki", "declare", "drinks")  # the Chaser was the first of a Drink Deck shuffled meanwhile

    assert match.state.refills == 1
    assert len(match.state.revealed) >= 3
    for viewer in (0, 1, 2, None):
        assert redealt(match, viewer, chance(f"redeal {viewer}")).view(viewer) == match.view(viewer)


@pytest.mark.rules("RDI-DRINK-06", "RDI-DRINK-07", "RDI-AFFECT-01")
@pytest.mark.parametrize("event", ["Fine Ambrosia, Nectar of the Gods", t.CONTEST])
def test_no_card_of_the_first_two_boxes_ignores_or_negates_an_event(event: str):
    for name, character in CHARACTERS.items():
        if character.box not in ("RDI 1", "RDI 2"):
            continue
        others = ["gerki", "eve"] if name != "gerki" else ["zot", "eve"]
        titles = [card.title for card in character.cards]
        match = laid(name, *others[:1], drinks=["RDI 2"], hands={name: titles}, piles={name: [event]}, phase="drink")
        until(match, name, "declare", "event")

        anytime = {card.title for card in character.cards if "anytime" in card.types}
        assert set(legal(match, name)) == {"pass", "wait"} | anytime


@pytest.mark.rules("RDI-RULING-50", "RDI-RULING-21", "RDI-CONTEST-09")
def test_the_only_one_to_survive_a_contest_collects_before_the_game_ends():
    match = laid(
        *("gerki", "fiona"),
        piles={"gerki": [t.CONTEST]},
        drink_deck=["Dragon Breath Ale", "Light Ale"],
        alcohol=[0, 19],
        gold=[5, 9],
        phase="drink",
    )
    pass_until(match, lambda: match.over)

    assert match.state.winners == (0,)
    kinds = [kind for kind, _ in happened(match)]
    assert kinds.index("contest_won") < kinds.index("out") < kinds.index("won")
    assert gold_of(match) == [5 + 1 + 4, 0]


@pytest.mark.rules("RDI-RULING-36", "RDI-RULING-25")
@pytest.mark.parametrize("fourth", [False, True])
def test_a_control_card_that_is_negated_without_a_win_counts_as_a_pass(fourth: bool):
    """Who has caught the cheater goes out before winning."""
    others = ["fiona"] if fourth else []
    match = laid(
        *("gerki", "zot", "deirdre"),
        *others,
        hands={"gerki": [t.GAMBLING], "zot": [DICE, THIRSTY], "deirdre": [t.MY_GODDESS_KNOWS]},
        piles={"deirdre": [t.CONTEST]},
        fortitude=[20, 20, 1, *[20 for _ in others]],
        drink_deck=["Wine", "Light Ale", "Light Ale", "Light Ale"][: 3 + fourth],
        phase="action",
    )
    act(match, "gerki", t.GAMBLING)
    until(match, "zot", "control")
    say(match, "zot", DICE)
    until(match, "deirdre", "declare", "played")
    say(match, "deirdre", t.MY_GODDESS_KNOWS)
    all_pass(match)
    say(match, "zot", THIRSTY)
    all_pass(match)
    say(match, "zot", "deirdre")
    pass_until(match, lambda: match.state.seats[2].out)
    if fourth:
        until(match, "fiona", "control")
        round_ = match.state.round
        assert round_ is not None
        assert (round_.control, round_.passed, round_.inside) == (0, (1,), (0, 1, 3))
    else:
        until(match, "zot", "discard")
        assert match.state.round is None
        won = [public["seat"] for kind, public in happened(match) if kind == "round_won"]
        assert won == [0]


@pytest.mark.rules("RDI-RULING-55")
def test_a_loss_that_the_limits_leave_nothing_of_is_not_hit_back():
    match = laid(
        *("zot", "fiona", "gerki"),
        hands={"zot": ["Down Pooky!", t.NO_POOKY], "fiona": [t.AIM, t.AIM]},
        fortitude=[2, 20, 20],
        phase="action",
    )
    act(match, "zot", "Down Pooky!", "fiona")
    until(match, "fiona", "declare", "hurt")
    say(match, "fiona", t.AIM)
    all_pass(match)
    until(match, "zot", "declare", "hurt")
    assert t.NO_POOKY in legal(match, "zot")
    all_pass(match)
    assert window_of(match) == "hurt"
    assert match.pending[0].about["seats"] == [1]
    say(match, "fiona", t.AIM)
    all_pass(match)
    assert window_of(match) == "played"
    all_pass(match)

    # Nothing was lost: the window is again that of Fiona's loss.
    assert match.state.stats(0).fortitude == 0
    assert window_of(match) == "hurt"
    assert match.pending[0].about["seats"] == [1]
    assert legal(match, "zot") == ["pass", "wait"]


@pytest.mark.rules("RDI-RULING-55", "RDI-REDIRECT-01")
def test_nobody_hits_back_for_a_loss_by_an_own_card():
    match = laid(
        "zot", "eve", "gerki", hands={"zot": ["Down Pooky!", t.NO_POOKY], "eve": [t.SHARE_PAIN]}, phase="action"
    )
    act(match, "zot", "Down Pooky!", "eve")
    say(match, "eve", t.SHARE_PAIN)
    all_pass(match)
    while match.state.active == 0:
        ask = match.pending_for(0)
        assert ask is None or t.NO_POOKY not in ask.options.legal()
        all_pass(match)

    assert [party.fortitude for party in match.state.parties] == [19, 19, 20]


CASES = Cards("gerki", "fiona", "zot").cases(f"""
only a gain of Alcohol Content is turned into Fortitude (RDI-TURN-12)
    [fortitude 20 10 20; alcohol 0 5 0; piles fiona We're Cutting You Off!] fiona plays {COURAGE} in drinks
        -> fortitude 20 10 20; alcohol 0 4 0
    [fortitude 20 10 20; alcohol 0 5 0; piles fiona Water] fiona plays {COURAGE} in drinks -> fortitude 20 10 20;
        alcohol 0 5 0
    [fortitude 20 10 20; alcohol 0 5 0; piles fiona Wine] fiona plays {COURAGE} in drinks -> fortitude 20 12 20;
        alcohol 0 5 0
    [fortitude 20 10 20; alcohol 0 5 0; piles fiona Wizard's Brew] fiona plays {COURAGE} in drinks
        -> fortitude 20 14 20; alcohol 0 5 0
a Mead whose numbers are replaced has no split of its own (RDI-RULING-42 RDI-SPLIT-07)
    [table gerki eve zot; drinks RDI 2; piles gerki Mead] eve plays {t.DRAGON_BREATH} in drinks -> alcohol 4 0 0
    [table gerki eve zot; phase drink; drinks RDI 2; piles gerki Mead] gerki may split none / eve / zot
the move is asked when its window has closed (RDI-RULING-13)
    [phase action; hands gerki {t.GAMBLING}] gerki may declare in phase pass / wait;
        gerki may action none / {t.GAMBLING}
a card affects whom it could change itself, with the target that was named (RDI-AFFECT-01 RDI-RULING-29 RDI-RULING-62)
    [phase action; hands zot {STARS}] gerki plays {t.SWIPED} at zot; zot may declare in played pass / wait / {STARS}
    [phase action] gerki plays {t.SWIPED} at fiona; zot may not play {STARS}
    [phase action; hands zot {STARS}] gerki plays {t.TIP} at zot; zot may declare in played pass / wait / {STARS}
    [phase action] fiona plays {AT_AN_INN} at zot; zot may not play {STARS}
    [phase action] fiona plays {t.QUICK_HEALER}; zot may not play {STARS}
the active player chooses first, though another has revealed the Event (RDI-RULING-19 RDI-RULING-08)
    [table fiona gog zot; phase action; drinks RDI 3; piles gog Monster Attack!] fiona plays {AT_AN_INN} at gog;
        fiona lose_or_pay (pending fiona lose_or_pay); fiona lose_or_pay lose;
        gog lose_or_pay (pending gog lose_or_pay); gog lose_or_pay lose; zot lose_or_pay (pending zot lose_or_pay)
""")


@each(*CASES)
def test_rulings(case):
    case.run()
