"""Faults that were found by playing: each first failed, then the rules were mended."""

import pytest

from tests.games.tavern.tables import act, all_pass, laid, legal, say, until, window_of

IN = "Gambling? I'm in!"
TIP = "Oh, I guess the Wench thought that was her tip..."
SLEEVE = "What's that up your sleeve?"
HEAL = "I'm a quick healer."
CONTEST = "Drinking Contest!"
HIT_SPOT = "Uuurp! That hit the spot!"
COURAGE = "Nothing like a little belt of liquid courage!"
GOOD_STUFF = "You have this. I'm waiting for the good stuff!"
SIT = "Come, my friend, sit and drink with me!"
DRAGON = "Actually, that's Dragon Breath Ale."
TOAST = "Let's toast the Goddess!"
DUMP = "Dump it on the floor"
RAISE = "I raise!"
BUSY = "I'm saving this money for the poor."
NOT_SO = "I don't think so!"
ARMOR = "Luckily for me, I was wearing my armor!"
SHARE = "I've been working on a new spell. It's called Share Pain!"
NOT_EVE = "I'm not Eve! She's over there!"
AIM = "Sorry about that, I just instinctively aim for the head..."


@pytest.mark.rules("RDI-RULING-15", "RDI-RULING-20", "RDI-TIP-05")
def test_a_choice_with_nobody_left_to_choose_is_skipped():
    match = laid("gerki", "zot", "fiona", hands={"gerki": [IN, TIP], "zot": [SLEEVE], "fiona": [HEAL]}, phase="action")
    act(match, "gerki", IN)
    until(match, "zot", "control")
    say(match, "zot", SLEEVE)
    say(match, "fiona", HEAL)
    until(match, "gerki", "declare", "played")
    say(match, "gerki", TIP)
    until(match, "gerki", "order")

    assert match.state.round is None
    assert match.state.inn == 3
    assert match.state.seats[1].discard == (f"zot/{SLEEVE}#1",)


@pytest.mark.rules("RDI-CONTEST-09", "RDI-RULING-24")
def test_who_passes_out_in_a_contest_goes_out_once():
    drinks = ["Wine", "Wine", "Wine", "Light Ale", "Dark Ale", "Light Ale"]
    match = laid(
        "gerki", "fiona", "zot", piles={"gerki": [CONTEST]}, drink_deck=drinks, alcohol=[18, 0, 0], phase="drink"
    )
    until(match, "fiona", "discard")

    assert match.state.order_out == ((0,),)


@pytest.mark.rules("RDI-RULING-26", "RDI-RULING-15")
def test_who_gives_up_does_not_answer_for_whom_the_choice_is():
    match = laid("zot", "fiona", "gerki", hands={"zot": ["Down Pooky!"]}, phase="action")
    until(match, "zot", "action")
    say(match, "zot", "Down Pooky!")
    match.leave(1)

    assert legal(match, "zot") == ["fiona", "gerki"]
    say(match, "zot", "gerki")
    all_pass(match)
    all_pass(match)
    assert match.state.stats(2).fortitude == 19
    assert match.state.seats[1].out


@pytest.mark.rules("RDI-SPLIT-03", "RDI-RULING-43")
@pytest.mark.parametrize(("courage", "fionas"), [(True, (12, 0)), (False, (10, 2))])
def test_a_drink_that_two_players_take_as_fortitude_is_that_for_both(courage: bool, fionas: tuple[int, int]):
    match = laid(
        "dimli",
        "fiona",
        "zot",
        hands={"dimli": [HIT_SPOT, GOOD_STUFF], "fiona": [COURAGE, SIT]},
        piles={"dimli": ["Elven Wine"]},
        fortitude=[10, 10, 20],
        phase="drink",
    )
    until(match, "dimli", "declare", "drinks")
    say(match, "dimli", HIT_SPOT)
    until(match, "dimli", "declare", "drinks")
    say(match, "dimli", GOOD_STUFF)
    all_pass(match)
    say(match, "dimli", "fiona")
    if courage:
        until(match, "fiona", "declare", "drinks")
        say(match, "fiona", COURAGE)
    until(match, "fiona", "declare", "drinks")
    say(match, "fiona", SIT)
    all_pass(match)
    say(match, "fiona", "dimli")
    until(match, "fiona", "discard")

    stats = [(party.fortitude, party.alcohol) for party in match.state.parties]
    assert stats == [(12, 0), fionas, (20, 0)]


@pytest.mark.rules("RDI-SPLIT-08", "RDI-RULING-06")
def test_when_a_mead_has_been_split_only_its_halves_may_be_answered():
    match = laid(
        "deirdre",
        "gerki",
        "zot",
        drinks=["RDI 2"],
        hands={"deirdre": [TOAST], "gerki": [DUMP], "zot": ["Bad Pooky! Don't drink that!"]},
        drink_deck=["Mead", "Wine", "Wine"],
        phase="action",
    )
    act(match, "deirdre", TOAST)
    until(match, "deirdre", "split")
    say(match, "deirdre", "zot")

    assert window_of(match) == "halves"
    assert legal(match, "gerki") == ["pass", "wait"]
    assert legal(match, "zot") == ["pass", "wait", "Bad Pooky! Don't drink that!"]
    say(match, "zot", "Bad Pooky! Don't drink that!")
    until(match, "deirdre", "order")
    # The half, not Zot's own Wine.
    assert [party.alcohol for party in match.state.parties] == [2, 2, 2]


@pytest.mark.rules("RDI-SPLIT-08", "RDI-RULING-40")
def test_a_half_of_a_mead_whose_numbers_are_replaced_is_whole():
    """It loses the Drink's own effects, and the halving is one; what cards have changed stays."""
    match = laid(
        "gerki",
        "eve",
        "zot",
        drinks=["RDI 2"],
        hands={"gerki": ["A little somethin' extra"], "eve": [DRAGON]},
        piles={"gerki": ["Mead"]},
        phase="drink",
    )
    until(match, "gerki", "split")
    say(match, "gerki", "zot")
    until(match, "eve", "declare", "halves")
    say(match, "eve", DRAGON)
    all_pass(match)
    say(match, "eve", 0)
    until(match, "gerki", "declare", "halves")
    say(match, "gerki", "A little somethin' extra")
    all_pass(match)
    say(match, "gerki", 0)
    until(match, "eve", "discard")

    assert [party.alcohol for party in match.state.parties] == [6, 0, 2]


@pytest.mark.rules("RDI-TIP-01", "RDI-RULING-66", "RDI-RULING-67")
@pytest.mark.parametrize("starts", [True, False])
def test_the_tip_card_is_no_way_round_an_ante_in_answer_to_another_card(starts: bool):
    match = laid(
        "gerki",
        "deirdre",
        "zot",
        hands={"gerki": [IN], "deirdre": [RAISE, BUSY, "My Goddess heals me."], "zot": [TIP]},
        phase="action",
    )
    act(match, "gerki", IN)
    if not starts:
        until(match, "deirdre", "control")
        say(match, "deirdre", RAISE)
        say(match, "deirdre", "My Goddess heals me.")
        until(match, "zot", "declare", "played")
        assert TIP not in legal(match, "zot")
    until(match, "deirdre", "declare", "ante")
    say(match, "deirdre", BUSY)
    until(match, "zot", "declare", "played")
    assert TIP not in legal(match, "zot")
    prompt = match.prompt(2)
    assert prompt is not None
    assert prompt["why"][TIP]["rule"] == "RDI-TIP-01"

    until(match, "zot", "declare", "round_turn")
    assert TIP in legal(match, "zot")


@pytest.mark.rules("RDI-RULING-55", "RDI-RULING-59")
@pytest.mark.parametrize("defends", [True, False])
def test_who_played_a_card_to_ignore_the_loss_does_not_hit_back_even_if_it_was_negated(defends: bool):
    match = laid("zot", "fiona", "gerki", hands={"zot": ["Down Pooky!", NOT_SO], "fiona": [ARMOR, AIM]}, phase="action")
    act(match, "zot", "Down Pooky!", "fiona")
    if defends:
        until(match, "fiona", "declare", "played")
        say(match, "fiona", ARMOR)
        all_pass(match)
        until(match, "zot", "declare", "played")
        say(match, "zot", NOT_SO)
        while match.state.active == 0:
            ask = match.pending_for(1)
            assert ask is None or AIM not in ask.options.legal()
            all_pass(match)
    else:
        until(match, "fiona", "declare", "hurt")
        assert AIM in legal(match, "fiona")
        say(match, "fiona", AIM)
        until(match, "fiona", "discard")

    assert [party.fortitude for party in match.state.parties] == [20 if defends else 18, 19, 20]
    assert (AIM in [card.partition("#")[0].partition("/")[2] for card in match.state.seats[1].hand]) is defends


@pytest.mark.rules("RDI-NEGATE-03", "RDI-REDIRECT-01")
@pytest.mark.parametrize("third", [True, False])
def test_a_half_that_is_shared_may_be_sent_on_but_not_ignored(third: bool):
    """Share Pain allows no card that reduces or Ignores; with two players left sending on would be Ignoring."""
    others = ["gerki"] if third else []
    match = laid(
        "zot",
        "eve",
        *others,
        hands={"zot": ["Watch Out! Don't step on Pooky!"], "eve": [SHARE, NOT_EVE, "I attempt to disbelieve."]},
        phase="action",
    )
    until(match, "zot", "action")
    say(match, "zot", "Watch Out! Don't step on Pooky!")
    if third:
        say(match, "zot", "eve")
    say(match, "eve", SHARE)
    all_pass(match)
    until(match, "zot", "declare", "played")
    all_pass(match)
    until(match, "eve", "declare", "played")
    assert legal(match, "eve") == (["pass", "wait", NOT_EVE] if third else ["pass", "wait"])
    if third:
        say(match, "eve", NOT_EVE)
    until(match, "eve", "discard")

    assert [party.fortitude for party in match.state.parties] == ([19, 20, 19] if third else [19, 19])
