"""Cards of a Round of Gambling: starting it, taking control, leaving it, ending it."""

import pytest

from dwarfdraft.games.tavern.decks.all import CARDS
from tests.games.tavern.cards.harness import OWNERS, act, control, declare, holds, refuse, show, step, table_of

GAMBLING = "Gambling? I'm in!"
RAISE = "I raise!"
WINNING = "Winning Hand!"
TIPPED = "Oh, I guess the Wench thought that was her tip..."
TIPPED_BY = [owner for owner in OWNERS if f"{owner}/{TIPPED}" in CARDS]
SLEEVE = "What's that up your sleeve?"
FIVE = "Five of a kind! Does this mean I win?"
"""Gerki: a Cheating Card."""
TAKE_OVER = "Um... I know you think you won, but..."
AGAIN = "Best two out of three?"
KEEP_MY_GOLD = "Thanks... but I think I'll keep my Gold."
"""Dimli: leaves instead of anteing."""
CHEATING = [
    ("gerki", "I'm winning... Honestly!"),
    ("gerki", "Oops... I dropped my cards..."),
    ("gerki", FIVE),
    ("zot", "Pooky! Stop looking at everyone's cards!"),
    ("zot", "Look over there! It's the Lich King!"),
    ("zot", "This time, we'll use my dice."),
    ("eve", "My word, what could that be?"),
    ("eve", "Oops, I dropped my cards..."),
    ("eve", "This time, let's use my cards."),
    ("fleck", "Oops... I dropped my cards..."),
    ("fleck", "Look at these cards! This must be my lucky day!"),
    ("fleck", "Fortunately, I had this card up my sleeve! Ha ha, just kidding!"),
    ("fleck", "It seems that Lady Luck is smiling on me!"),
    ("serena", "I shall confess this one tomorrow."),
    ("wizgille", "My clockwork dealer never loses."),
    ("phrenk", "The cards are sticky? It must be the syrup."),
    ("kaylin", "Do you even know how to play this game?"),
    ("tara", "This time, let's use my deck."),
    ("bryn", "Table's heavy. Cards must have slid."),
    ("whitehawk", "The bottom of the deck outranks the top."),
    ("daareka", "I know what you are holding. All of you."),
    ("amundyr", "The little ones saw your cards"),
    ("daareka", "Your face says nothing. Your mind shouts."),
    ("vlazlo", "Oh no! Look what happened to my cards"),
]
CATCHING = [
    ("deirdre", "They might not know you're cheating, but my Goddess does!"),
    ("fiona", "I do believe that you're cheating. At this point, you have two options..."),
    ("gog", "Gog think you cheating! Gog no like cheaters!"),
    ("serena", "My holy blade detects lies!"),
    ("bryn", "I think it's time to stop foolin' around, don't you?"),
    ("amundyr", "You dare cheat a Pharaoh?!"),
]
FROM_POT = [("gerki", "Grab a coin while no one's lookin'!"), ("eve", "Sleight of hand...")]
LEAVING = [
    ("deirdre", "I'm saving this money for the poor."),
    ("deirdre", "Sorry, I have to pray now..."),
    ("deirdre", "Not now! These men are interested in my religion."),
    ("fiona", "Go away! I'm polishing my arsenal."),
    ("fiona", "Go away! I'm arranging my weapons by size."),
    ("zot", "Not now, I'm meditating."),
    ("zot", "Oh, Barmaid! I think Pooky had an accident!"),
    ("dimli", KEEP_MY_GOLD),
    ("dimli", "What? And part with my hard-earned money?"),
    ("dimli", "Can't you see I'm talking to this pretty, bearded lass here?"),
    ("eve", "I cloak myself in shadow."),
    ("fleck", "Oh, Hey! This looks like a serious game."),
    ("fleck", "Leave me be! I'm trying to read lore here!"),
    ("gog", "This game stupid!"),
    ("gog", "Do not bother Gog!"),
    ("serena", "This is not in the Paladin's Codex..."),
    ("serena", "Hush. The evening prayer has begun."),
    ("wizgille", "Not now, the glue has to set."),
    ("wizgille", "Deal me out, I am in the middle of a blueprint."),
    ("phrenk", "Shh. The kettle is about to sing."),
    ("phrenk", "My money is in barrels, not in cards."),
    ("kaylin", "Not now, I'm feeding Wulfric"),
    ("tara", "I already know how this hand ends."),
    ("bryn", "I've got watch duty."),
    ("remy", "Games are for off-duty hands."),
    ("whitehawk", "Somebody has to steer this thing. Deal me out."),
    ("daareka", "This game is too easy"),
    ("amundyr", "My tomb had better games than this"),
    ("amundyr", "I have been dry for three thousand years. I can wait."),
    ("daareka", "I have already seen how this ends"),
    ("vlazlo", "Ze cards are so dull after six hundred years"),
]
PAYS_FOR_LEAVING = "Oh, Barmaid! I think Pooky had an accident!"


# ---- Starting and taking control ----


@pytest.mark.parametrize("owner", OWNERS)
def test_a_round_starts_all_ante_and_its_starter_is_in_control(seen, owner):
    at = table_of(owner)

    show(
        seen,
        f"{owner}/{GAMBLING}",
        at=at,
        phase="action",
        hands={owner: [GAMBLING]},
        play=[
            *act(owner, GAMBLING),
            step(at[1], "control", control=owner, gold=[9, 9, 9], pot=3, in_round=at, winning_hand=False),
        ],
        until=step(owner, "order"),
        expect={"gold": [12, 9, 9], "pot": 0},
    )


@pytest.mark.parametrize("owner", OWNERS)
def test_in_a_round_it_takes_control_without_a_new_ante(seen, owner):
    at = table_of(owner)

    show(
        seen,
        f"{owner}/{GAMBLING}",
        text=1,
        at=at,
        phase="action",
        active=at[1],
        hands={owner: [GAMBLING], at[1]: [GAMBLING]},
        before=act(at[1], GAMBLING),
        play=[
            *control(owner, GAMBLING),
            step(at[1], "control", control=owner, gold=[9, 9, 9], pot=3, winning_hand=False),
        ],
        until=step(at[1], "order"),
        expect={"gold": [12, 9, 9]},
    )


@pytest.mark.parametrize("owner", OWNERS)
def test_a_raise_takes_control_and_all_in_the_round_ante_once_more(seen, owner):
    at = table_of(owner)

    show(
        seen,
        f"{owner}/{RAISE}",
        at=at,
        phase="action",
        active=at[1],
        hands={owner: [RAISE], at[1]: [GAMBLING]},
        before=act(at[1], GAMBLING),
        play=[*control(owner, RAISE), step(at[1], "control", control=owner, gold=[8, 8, 8], pot=6, winning_hand=False)],
        until=step(at[1], "order"),
        expect={"gold": [14, 8, 8]},
    )


@pytest.mark.parametrize("owner", OWNERS)
def test_who_cannot_ante_raises_for_nobody_but_takes_control(seen, owner):
    at = table_of(owner)

    show(
        seen,
        f"{owner}/{RAISE}",
        at=at,
        phase="action",
        active=at[1],
        hands={owner: [RAISE], at[1]: [GAMBLING]},
        gold=[1, 10, 10],
        before=act(at[1], GAMBLING),
        play=[*control(owner, RAISE), step(at[1], "control", control=owner, gold=[0, 9, 9], pot=3)],
        until=step(at[1], "declare", during="phase"),
        expect={"gold": [3, 9, 9], "out": []},
    )


@pytest.mark.parametrize("owner", OWNERS)
def test_after_a_winning_hand_only_a_cheating_card_takes_control(seen, owner):
    at = table_of(owner)
    cheat = "Oops... I dropped my cards..." if at[1] == "gerki" else "Oops, I dropped my cards..."

    show(
        seen,
        f"{owner}/{WINNING}",
        at=at,
        phase="action",
        active=at[1],
        hands={owner: [WINNING], at[1]: [GAMBLING, GAMBLING, RAISE, WINNING, cheat]},
        before=act(at[1], GAMBLING),
        play=[
            *control(owner, WINNING),
            step(at[1], "control", legal=["pass", cheat], control=owner, gold=[9, 9, 9], pot=3, winning_hand=True),
        ],
        until=step(at[1], "order"),
        expect={"gold": [12, 9, 9]},
    )


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("title", [GAMBLING, RAISE, WINNING])
def test_no_gambling_card_follows_a_winning_hand(seen, owner, title):
    at = table_of(owner)

    refuse(
        seen,
        f"{owner}/{title}",
        at=at,
        phase="action",
        active=at[1],
        hands={owner: [title], at[1]: [GAMBLING], at[2]: [WINNING]},
        before=[*act(at[1], GAMBLING), *control(at[2], WINNING)],
        ask="control",
    )


@pytest.mark.parametrize(("owner", "title"), CHEATING)
def test_cheating_takes_control_even_after_a_winning_hand(seen, owner, title):
    at = table_of(owner)

    show(
        seen,
        f"{owner}/{title}",
        at=at,
        phase="action",
        active=at[1],
        hands={owner: [title], at[1]: [GAMBLING], at[2]: [WINNING]},
        before=[*act(at[1], GAMBLING), *control(at[2], WINNING)],
        play=[
            *control(owner, title),
            step(at[1], "control", control=owner, winning_hand=False, gold=[9, 9, 9], pot=3),
        ],
        until=step(at[1], "order"),
        expect={"gold": [12, 9, 9]},
    )


@pytest.mark.parametrize(
    ("owner", "title"), [*CHEATING, *((owner, SLEEVE) for owner in ("gerki", "zot", "eve", "fleck"))]
)
def test_cheating_is_a_move_and_no_response(seen, owner, title):
    at = table_of(owner)

    refuse(
        seen,
        f"{owner}/{title}",
        at=at,
        phase="action",
        active=at[1],
        hands={owner: [title], at[1]: [GAMBLING]},
        before=act(at[1], GAMBLING),
        during="round_turn",
    )


@pytest.mark.parametrize("owner", ["gerki", "zot", "eve", "fleck"])
def test_a_player_accused_of_cheating_must_leave(seen, owner):
    at = table_of(owner)

    show(
        seen,
        f"{owner}/{SLEEVE}",
        at=at,
        phase="action",
        active=at[1],
        hands={owner: [SLEEVE], at[1]: [GAMBLING], at[2]: [WINNING]},
        before=[*act(at[1], GAMBLING), *control(at[2], WINNING)],
        play=[
            *control(owner, SLEEVE, at[1], of=at),
            step(at[2], "control", control=owner, in_round=[owner, at[2]], gold=[9, 9, 9], pot=3),
        ],
        until=step(at[1], "order"),
        expect={"gold": [12, 9, 9]},
    )


# ---- The tip ----


@pytest.mark.parametrize("owner", TIPPED_BY)
def test_the_wench_takes_the_pot_for_a_tip(seen, owner):
    at = table_of(owner)

    show(
        seen,
        f"{owner}/{TIPPED}",
        at=at,
        phase="action",
        active=at[1],
        hands={owner: [TIPPED], at[1]: [GAMBLING]},
        before=act(at[1], GAMBLING),
        play=declare(owner, TIPPED, during="round_turn"),
        until=step(at[1], "order"),
        expect={"gold": [9, 9, 9], "inn": 3},
    )


@pytest.mark.parametrize("owner", TIPPED_BY)
@pytest.mark.parametrize(("window", "on"), [("played", [GAMBLING]), ("ante", [GAMBLING])])
def test_the_tip_spares_nobody_the_first_ante(seen, owner, window, on):
    at = table_of(owner)

    refuse(
        seen,
        f"{owner}/{TIPPED}",
        at=at,
        phase="action",
        active=at[1],
        hands={owner: [TIPPED], at[1]: [GAMBLING]},
        before=act(at[1], GAMBLING),
        during=window,
        on=on,
    )


@pytest.mark.parametrize("owner", TIPPED_BY)
@pytest.mark.parametrize("window", ["played", "ante"])
def test_the_tip_spares_nobody_the_ante_of_a_raise(seen, owner, window):
    at = table_of(owner)

    refuse(
        seen,
        f"{owner}/{TIPPED}",
        at=at,
        phase="action",
        active=at[1],
        hands={owner: [TIPPED], at[1]: [GAMBLING], at[2]: [RAISE]},
        before=[*act(at[1], GAMBLING), *control(at[2], RAISE)],
        during=window,
        on=[RAISE],
    )


@pytest.mark.parametrize("owner", TIPPED_BY)
def test_there_is_no_tip_without_a_round(seen, owner):
    refuse(seen, f"{owner}/{TIPPED}", at=table_of(owner), phase="action", hands={owner: [TIPPED]}, during="phase")


def test_the_tip_answers_a_card_that_forces_its_player_out(seen):
    show(
        seen,
        f"dimli/{TIPPED}",
        at=["dimli", "gerki"],
        phase="action",
        hands={"dimli": [TIPPED, GAMBLING], "gerki": [SLEEVE]},
        gold=[10, 10],
        before=[*act("dimli", GAMBLING), *control("gerki", SLEEVE, "dimli")],
        play=declare("dimli", TIPPED, during="played"),
        until=step("dimli", "declare", during="phase"),
        expect={"gold": [9, 9], "inn": 2},
    )


# ---- Catching a cheater ----


@pytest.mark.parametrize(("owner", "title"), CATCHING)
@pytest.mark.parametrize(("cheat", "target"), [(FIVE, None), (SLEEVE, "owner")])
def test_who_catches_a_cheater_wins_the_round(seen, owner, title, cheat, target):
    show(
        seen,
        f"{owner}/{title}",
        at=[owner, "gerki", "eve"],
        phase="action",
        active="eve",
        hands={owner: [title], "gerki": [cheat], "eve": [GAMBLING]},
        before=[*act("eve", GAMBLING), *control("gerki", cheat, target and owner)],
        play=declare(owner, title, during="played"),
        until=step("eve", "order"),
        expect={"gold": [12, 9, 9], "discards": {"gerki": [cheat]}},
    )


@pytest.mark.parametrize(("owner", "title"), CATCHING)
def test_a_gambling_card_is_no_cheating(seen, owner, title):
    refuse(
        seen,
        f"{owner}/{title}",
        at=[owner, "gerki", "eve"],
        phase="action",
        active="eve",
        hands={owner: [title], "gerki": [RAISE], "eve": [GAMBLING]},
        before=[*act("eve", GAMBLING), *control("gerki", RAISE)],
        during="played",
        on=[RAISE],
    )


def test_who_has_left_the_round_catches_no_cheater(seen):
    owner, title = CATCHING[0]
    leave = "Sorry, I have to pray now..."

    refuse(
        seen,
        f"{owner}/{title}",
        at=[owner, "gerki", "eve"],
        phase="action",
        active="eve",
        hands={owner: [title, leave], "gerki": [FIVE], "eve": [GAMBLING]},
        before=[*act("eve", GAMBLING), *declare(owner, leave, during="ante"), *control("gerki", FIVE)],
        during="played",
        on=[FIVE],
    )


@pytest.mark.parametrize(("owner", "title"), CHEATING)
def test_every_cheating_card_can_be_caught(owner, title):
    catcher, catch = CATCHING[0]

    holds(
        [catcher, owner, "gog"],
        [
            *act("gog", GAMBLING),
            *control(owner, title),
            *declare(catcher, catch, during="played"),
            step("gog", "order"),
        ],
        {"gold": [12, 9, 9]},
        phase="action",
        active="gog",
        hands={catcher: [catch], owner: [title], "gog": [GAMBLING]},
    )


# ---- After the win ----


def test_gerki_takes_the_pot_of_the_winner(seen):
    show(
        seen,
        f"gerki/{TAKE_OVER}",
        at=["gerki", "eve", "zot"],
        phase="action",
        active="eve",
        hands={"gerki": [TAKE_OVER], "eve": [GAMBLING]},
        before=act("eve", GAMBLING),
        play=declare("gerki", TAKE_OVER, during="won"),
        until=step("eve", "order"),
        expect={"gold": [12, 9, 9]},
    )


def test_gerki_takes_no_pot_of_his_own(seen):
    refuse(
        seen,
        f"gerki/{TAKE_OVER}",
        at=["gerki", "eve", "zot"],
        phase="action",
        hands={"gerki": [TAKE_OVER, GAMBLING]},
        before=act("gerki", GAMBLING),
        during="won",
    )


def test_gerki_takes_no_pot_before_the_win(seen):
    refuse(
        seen,
        f"gerki/{TAKE_OVER}",
        at=["gerki", "eve", "zot"],
        phase="action",
        active="eve",
        hands={"gerki": [TAKE_OVER], "eve": [GAMBLING]},
        before=act("eve", GAMBLING),
        during="round_turn",
    )


def test_dimli_has_a_won_round_go_on_in_his_control(seen):
    show(
        seen,
        f"dimli/{AGAIN}",
        at=["dimli", "gerki", "eve"],
        phase="action",
        active="gerki",
        hands={"dimli": [AGAIN], "gerki": [GAMBLING]},
        before=act("gerki", GAMBLING),
        play=[
            *declare("dimli", AGAIN, during="won"),
            step("gerki", "control", control="dimli", gold=[8, 8, 8], pot=6),
        ],
        until=step("gerki", "order"),
        expect={"gold": [14, 8, 8]},
    )


def test_dimli_without_gold_has_it_go_on_without_antes(seen):
    show(
        seen,
        f"dimli/{AGAIN}",
        at=["dimli", "gerki", "eve"],
        phase="action",
        active="gerki",
        hands={"dimli": [AGAIN], "gerki": [GAMBLING]},
        gold=[1, 10, 10],
        before=act("gerki", GAMBLING),
        play=[
            *declare("dimli", AGAIN, during="won"),
            step("gerki", "control", control="dimli", gold=[0, 9, 9], pot=3),
        ],
        until=step("gerki", "declare", during="phase"),
        expect={"gold": [3, 9, 9], "out": []},
    )


def test_dimli_has_no_round_go_on_that_he_has_left(seen):
    refuse(
        seen,
        f"dimli/{AGAIN}",
        at=["dimli", "gerki", "eve"],
        phase="action",
        active="gerki",
        hands={"dimli": [AGAIN, KEEP_MY_GOLD], "gerki": [GAMBLING]},
        before=[*act("gerki", GAMBLING), *declare("dimli", KEEP_MY_GOLD, during="ante")],
        during="won",
    )


def test_dimli_has_no_round_go_on_that_he_has_won(seen):
    refuse(
        seen,
        f"dimli/{AGAIN}",
        at=["dimli", "gerki", "eve"],
        phase="action",
        hands={"dimli": [AGAIN, GAMBLING]},
        before=act("dimli", GAMBLING),
        during="won",
    )


# ---- Gold out of the Pot ----


@pytest.mark.parametrize(("owner", "title"), FROM_POT)
def test_one_gold_is_taken_from_the_pot(seen, owner, title):
    at = table_of(owner)

    show(
        seen,
        f"{owner}/{title}",
        at=at,
        phase="action",
        active=at[1],
        hands={owner: [title], at[1]: [GAMBLING]},
        before=act(at[1], GAMBLING),
        play=[
            *declare(owner, title, during="round_turn"),
            step(at[2], "control", gold=[10, 9, 9], pot=2, control=at[1], in_round=at),
        ],
        until=step(at[1], "order"),
        expect={"gold": [10, 11, 9]},
    )


@pytest.mark.parametrize(("owner", "title"), FROM_POT)
@pytest.mark.parametrize("window", ["played", "ante"])
def test_one_gold_is_taken_from_the_pot_even_while_it_is_raised(seen, owner, title, window):
    at = table_of(owner)

    show(
        seen,
        f"{owner}/{title}",
        at=at,
        phase="action",
        active=at[1],
        hands={owner: [title], at[1]: [GAMBLING], at[2]: [RAISE]},
        before=[*act(at[1], GAMBLING), *control(at[2], RAISE)],
        play=declare(owner, title, during=window),
        until=step(at[1], "order"),
        expect={"gold": [9, 8, 13]},
    )


@pytest.mark.parametrize(("owner", "title"), FROM_POT)
@pytest.mark.parametrize(("window", "on"), [("ante", [GAMBLING]), ("won", [])])
def test_nothing_is_taken_from_an_empty_pot_or_after_the_win(seen, owner, title, window, on):
    at = table_of(owner)

    refuse(
        seen,
        f"{owner}/{title}",
        at=at,
        phase="action",
        active=at[1],
        hands={owner: [title], at[1]: [GAMBLING]},
        before=act(at[1], GAMBLING),
        during=window,
        on=on,
    )


# ---- Leaving ----


@pytest.mark.parametrize(("owner", "title"), LEAVING)
def test_who_leaves_does_not_ante(seen, owner, title):
    at = table_of(owner)
    own, inn = (9, 1) if title == PAYS_FOR_LEAVING else (10, 0)

    show(
        seen,
        f"{owner}/{title}",
        at=at,
        phase="action",
        active=at[1],
        hands={owner: [title], at[1]: [GAMBLING]},
        before=act(at[1], GAMBLING),
        play=[
            *declare(owner, title, during="ante"),
            step(at[2], "control", in_round=at[1:], pot=2, gold=[own, 9, 9], control=at[1]),
        ],
        until=step(at[1], "order"),
        expect={"gold": [own, 11, 9], "inn": inn},
    )


@pytest.mark.parametrize(("owner", "title"), LEAVING)
def test_nobody_leaves_between_the_antes(seen, owner, title):
    at = table_of(owner)

    refuse(
        seen,
        f"{owner}/{title}",
        at=at,
        phase="action",
        active=at[1],
        hands={owner: [title], at[1]: [GAMBLING]},
        before=act(at[1], GAMBLING),
        during="round_turn",
    )


def test_who_leaves_when_it_is_raised_leaves_the_first_ante_in_the_pot():
    holds(
        ["dimli", "gerki", "eve"],
        [
            *act("gerki", GAMBLING),
            *control("eve", RAISE),
            *declare("dimli", KEEP_MY_GOLD, during="ante"),
            step("gerki", "control", in_round=["gerki", "eve"], pot=5, gold=[9, 8, 8], control="eve"),
            step("gerki", "order"),
        ],
        {"gold": [9, 8, 13]},
        phase="action",
        active="gerki",
        hands={"dimli": [KEEP_MY_GOLD], "gerki": [GAMBLING], "eve": [RAISE]},
    )
