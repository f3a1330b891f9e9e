"""Cards by which Gold changes hands outside a Round, and those that spare their player a loss of it."""

import pytest

from tests.games.tavern.cards.harness import OWNERS, act, declare, refuse, show, step, table_of

GAMBLING = "Gambling? I'm in!"
TIP = "Tip the Wench."
WHAT_GOLD = "Gold? What Gold?"
"""Eve: a player pays her 1 Gold, at any time."""
BALLAD = "This is in payment for that heroic ballad I wrote about you!"
"""Fleck: a player pays him 2 Gold."""
ONE_PAYS = [
    ("gerki", "Oh, this gold piece? Um... I found it... under your chair..."),
    ("gerki", "Well... I don't see your name on it!"),
    ("zot", "Nothing up my sleeve! Presto! What's that behind your ear?"),
    ("eve", "It's the disappearing coin trick, not the reappearing coin trick."),
    ("eve", WHAT_GOLD),
    ("kaylin", "Small hands fit in every pocket."),
    ("vlazlo", "Vhat? Zis gold? It vas behind your ear..."),
    ("vlazlo", "Flutter off vith ze purse"),
]
ALL_PAY = [
    ("fiona", "Hey guys... Can I borrow some gold? Armor repair isn't cheap, ya' know."),
    ("gerki", "Um, guys... I think there was a miscalculation during treasure division..."),
    ("zot", "Behold my impressive power as I... pull this rabbit out of my hat!"),
    ("dimli", "Impressive Dwarven War Belch!"),
    ("eve", "Tip me, I'm the Wench."),
    ("fleck", "I've composed a poem about our most recent adventure."),
    ("gog", "Gog crush beer stein on head"),
    ("wizgille", "Yup! My new Gold Attractor makes dungeon delving easier!"),
    ("phrenk", "Good ingredients are not cheap, you know."),
    ("kaylin", "Wulfric found somebody's purse. Again."),
    ("tara", "Prophecies are payable in advance."),
    ("daareka", "These aren't the coins you're looking for"),
]
FOUND_GOLD = [
    ("deirdre", "My Goddess provides!"),
    ("deirdre", "A priestess can make money just about anywhere!"),
    ("fiona", "I like this town. They give me a discount on armor repair"),
    ("fiona", "Oh, that's what was rattling around in my armor!"),
    ("gerki", "Swipe the tip!"),
    ("zot", "Transmute peanuts to gold"),
    ("dimli", "Dwarves always have money."),
    ("dimli", "Lemme check the money belt..."),
    ("fleck", "Appreciative listeners! How nice!"),
    ("fleck", "I got this from playing in the Town Square."),
    ("gog", "Shiny under table! Gog pay with shiny!"),
    ("gog", "Gog find coin in boot!"),
    ("serena", "The Temple keeps a tab here."),
    ("bryn", "Loading crates pays by the hour."),
    ("daareka", "Your purse wished to help me"),
    ("amundyr", "I suppose these tomb raiders are good for something"),
]
COIN = "Illusionary Coin"


@pytest.mark.parametrize(("owner", "title"), ONE_PAYS)
def test_a_picked_player_pays_one_gold_at_any_time(seen, owner, title):
    at = table_of(owner)

    show(
        seen,
        f"{owner}/{title}",
        anytime=True,
        at=at,
        phase="drink",
        active=at[2],
        hands={owner: [title]},
        piles={at[2]: ["Water"]},
        play=declare(owner, title, at[1], during="drinks", of=at),
        until=step(owner, "discard"),
        expect={"gold": [11, 9, 10], "inn": 0},
    )


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize(("place", "gold"), [(1, [10, 9, 10]), (0, [9, 10, 10])])
def test_the_wench_is_tipped_by_anybody_at_any_time(seen, owner, place, gold):
    at = table_of(owner)

    show(
        seen,
        f"{owner}/{TIP}",
        anytime=True,
        at=at,
        phase="discard",
        active=at[1],
        hands={owner: [TIP]},
        play=declare(owner, TIP, at[place], during="phase", of=at),
        until=step(at[1], "discard"),
        expect={"gold": gold, "inn": 1},
    )


@pytest.mark.parametrize(("owner", "title"), ALL_PAY)
def test_every_other_player_pays_one_gold(seen, owner, title):
    show(
        seen,
        f"{owner}/{title}",
        at=table_of(owner, 4),
        phase="action",
        hands={owner: [title]},
        gold=[10, 10, 8, 5],
        play=act(owner, title),
        until=step(owner, "order"),
        expect={"gold": [13, 9, 7, 4], "inn": 0},
    )


def test_a_ballad_costs_a_player_two_gold(seen):
    show(
        seen,
        f"fleck/{BALLAD}",
        at=["fleck", "gerki", "eve"],
        phase="action",
        hands={"fleck": [BALLAD]},
        play=act("fleck", BALLAD, "eve", of=["fleck", "gerki", "eve"]),
        until=step("fleck", "order"),
        expect={"gold": [12, 10, 8]},
    )


def test_sadness_sobers_everybody_up_and_the_others_pay_even_at_zero(seen):
    title = "And now I'm going to play something really sad."

    show(
        seen,
        f"fleck/{title}",
        at=["fleck", "gerki", "eve"],
        phase="action",
        hands={"fleck": [title]},
        alcohol=[3, 0, 1],
        play=act("fleck", title),
        until=step("fleck", "order"),
        expect={"alcohol": [2, 0, 0], "gold": [12, 9, 9]},
    )


# ---- Found Gold ----


def _victim(owner: str) -> list[str]:
    """Return a table at which Eve sits left of the owner."""
    return [owner, "eve", "fleck" if owner != "fleck" else "gerki"]


@pytest.mark.parametrize(("owner", "title"), FOUND_GOLD)
def test_the_inn_pays_another_player_instead_of_you(seen, owner, title):
    show(
        seen,
        f"{owner}/{title}",
        at=_victim(owner),
        hands={owner: [title], "eve": [WHAT_GOLD]},
        before=declare("eve", WHAT_GOLD, owner, during="phase"),
        play=declare(owner, title, during="payment"),
        until=step(owner, "discard"),
        expect={"gold": [10, 11, 10], "inn": -1},
    )


@pytest.mark.parametrize(("owner", "title"), [card for card in FOUND_GOLD if card[0] != "fleck"])
def test_the_inn_pays_the_whole_of_a_loss_of_two_gold(seen, owner, title):
    show(
        seen,
        f"{owner}/{title}",
        at=_victim(owner),
        phase="action",
        active="fleck",
        hands={owner: [title], "fleck": [BALLAD]},
        before=act("fleck", BALLAD, owner),
        play=declare(owner, title, during="payment"),
        until=step("fleck", "order"),
        expect={"gold": [10, 10, 12], "inn": -2},
    )


@pytest.mark.parametrize(("owner", "title"), FOUND_GOLD)
def test_the_inn_antes_for_you(seen, owner, title):
    at = _victim(owner)

    show(
        seen,
        f"{owner}/{title}",
        at=at,
        phase="action",
        active="eve",
        hands={owner: [title], "eve": [GAMBLING]},
        before=act("eve", GAMBLING),
        play=declare(owner, title, during="ante"),
        until=step(owner, "control"),
        expect={"gold": [10, 9, 9], "inn": -1, "pot": 3, "in_round": at},
    )


@pytest.mark.parametrize(("owner", "title"), [*FOUND_GOLD, ("eve", COIN)])
def test_a_loss_of_gold_is_spared_only_to_who_has_it(seen, owner, title):
    at = table_of(owner)
    theft = WHAT_GOLD if owner != "eve" else "Well... I don't see your name on it!"
    thief = "eve" if owner != "eve" else "gerki"

    refuse(
        seen,
        f"{owner}/{title}",
        at=at,
        hands={owner: [title], thief: [theft]},
        before=declare(thief, theft, next(mate for mate in at if mate not in (owner, thief)), during="phase"),
        during="payment",
        on=[theft],
    )


@pytest.mark.parametrize(("owner", "title"), FOUND_GOLD)
def test_without_gold_there_is_no_ante_to_be_paid_for(seen, owner, title):
    refuse(
        seen,
        f"{owner}/{title}",
        at=_victim(owner),
        phase="action",
        active="eve",
        hands={owner: [title], "eve": [GAMBLING]},
        gold=[0, 10, 10],
        before=act("eve", GAMBLING),
        during="ante",
        on=[GAMBLING],
    )


# ---- The Illusionary Coin ----


def test_an_illusionary_coin_makes_a_payment_not_happen(seen):
    theft = "Well... I don't see your name on it!"

    show(
        seen,
        f"eve/{COIN}",
        at=["eve", "gerki", "zot"],
        hands={"eve": [COIN], "gerki": [theft]},
        before=declare("gerki", theft, "eve", during="phase"),
        play=declare("eve", COIN, during="payment"),
        until=step("eve", "discard"),
        expect={"gold": [10, 10, 10], "inn": 0},
    )


def test_an_illusionary_coin_counts_as_an_ante(seen):
    show(
        seen,
        f"eve/{COIN}",
        at=["eve", "gerki", "zot"],
        phase="action",
        active="gerki",
        hands={"eve": [COIN], "gerki": [GAMBLING]},
        before=act("gerki", GAMBLING),
        play=declare("eve", COIN, during="ante"),
        until=step("zot", "control"),
        expect={"gold": [10, 9, 9], "inn": 0, "pot": 2, "in_round": ["eve", "gerki", "zot"]},
    )


@pytest.mark.rules("RDI-CHAR-08")
def test_without_gold_eve_starts_a_round_with_an_illusionary_coin(seen):
    show(
        seen,
        f"eve/{COIN}",
        at=["eve", "gerki", "zot"],
        phase="action",
        hands={"eve": [COIN, GAMBLING]},
        gold=[0, 10, 10],
        before=act("eve", GAMBLING),
        play=declare("eve", COIN, during="ante"),
        until=step("gerki", "control"),
        expect={"gold": [0, 9, 9], "pot": 2, "control": "eve"},
    )
