"""Cards that change Fortitude and Alcohol Content directly."""

import pytest

from tests.games.tavern.cards.harness import act, declare, holds, refuse, show, step, table_of

HITS = [
    ("deirdre", "I'm not that kind of priestess!", 2),
    ("deirdre", "My Goddess made me do it!", 2),
    ("deirdre", "Oh no! I think that growth on your arm might be Mummy Rot!", 2),
    ("deirdre", "Sorry, sometimes my healing spells just wear off.", 1),
    ("fiona", "It'll hurt more if you do it like this!", 1),
    ("fiona", "You wanna arm wrestle?", 1),
    ("fiona", "Hey! No more chain mail bikini jokes!", 2),
    ("fiona", "Who says I'm not a lady?", 2),
    ("fiona", "So then I got the ogre in a headlock like this!", 3),
    ("gerki", "That's not healing salve! It's contact poison!", 2),
    ("gerki", "How did this get stuck in your back?", 2),
    ("gerki", "Have you seen my poison? I left it in a mug right here...", 3),
    ("gerki", "Uh oh! I forgot to disarm one of the traps!", 3),
    ("zot", "Down Pooky!", 1),
    ("zot", "I told you not to distract me!", 2),
    ("zot", "How many times have I told you? Keep your hands off my wand!", 2),
    ("zot", "Watch Out! Don't step on Pooky!", 2),
    ("dimli", "Stop using my head as a table!", 1),
    ("dimli", "That's it! No more short jokes!", 2),
    ("dimli", "Are you saying I'm grumpy?", 2),
    ("dimli", "Let's try some Dwarven wrist wrestling!", 2),
    ("eve", "That's odd. Illusions aren't supposed to actually hurt.", 1),
    ("eve", "Whoa! Careful! That's real fire!", 3),
    ("fleck", "Excuse me... I think you're sitting on my tuning fork.", 1),
    ("fleck", "Oh, I hate it when the strings break!", 2),
    ("gog", "Why you laugh at Gog?", 2),
    ("gog", "Gog make funny? Why you not laugh?", 2),
    ("gog", "Gog only want hug!", 2),
    ("gog", "Dance with Gog!", 4),
    ("serena", "Kneel, and we can skip the hard part.", 2),
    ("serena", "Blasphemer!", 3),
    ("wizgille", "Oh no! It's not supposed to do that...", 2),
    ("wizgille", "Could you hold this wire for a moment?", 2),
    ("wizgille", "It needs a test subject. Congratulations!", 3),
    ("phrenk", "Trolls grow it back. You, not so much.", 2),
    ("phrenk", "Hold still, I only need a sample.", 2),
    ("phrenk", "Wrong flask. That one was the acid.", 3),
    ("phrenk", "Catch! Oh. You were meant to catch it.", 2),
    ("kaylin", "Don't call me cute!", 2),
    ("kaylin", "Actually, his bite is worse than his bark", 3),
    ("kaylin", "Wulfric, fetch! Not the stick. Them.", 2),
    ("tara", "Blind girl! Darts! What could possibly go wrong?", 2),
    ("tara", "I foresee a bruise. Yours.", 2),
    ("tara", "Was that your foot? My staff thought so.", 2),
    ("tara", "A star just fell. Guess where.", 3),
    ("daareka", "Stop thinking so loudly!", 2),
    ("daareka", "Tentacles are not only for thinking", 3),
    ("bryn", "Watch it! Loose cannonball!", 2),
    ("bryn", "Catch! It only weighs a cannon.", 3),
    ("bryn", "That was me patting your back.", 2),
    ("whitehawk", "I won't stand idly by while you insult the Drake!", 3),
    ("whitehawk", "This blade and I have commanded bigger storms than you.", 2),
    ("whitehawk", "You salute with the other hand, sailor.", 2),
    ("whitehawk", "The mast needs hugging. Volunteer.", 2),
    ("vlazlo", "I'm not a veeble old man!", 3),
    ("vlazlo", "Von't you join me for dinner?", 3),
    ("vlazlo", "Look into my eyes. Now lean back.", 2),
    ("vlazlo", "My bite is worse than my bark", 3),
    ("vlazlo", "Grrr. Pardon me. Force of habit.", 2),
]
"""Owner, title, Fortitude that the picked player loses."""
HIT_OTHERS = [
    ("zot", "Oh no! Not again! Pooky's on a drunken rampage!"),
    ("gog", "Gog loves everyone!"),
    ("serena", "The light judges the whole table."),
    ("wizgille", "Stand back, I overwound the mainspring!"),
    ("phrenk", "Nobody breathe for a minute!"),
    ("kaylin", "Everyone sneezes when I shake my wings."),
    ("tara", "Everyone here has a very dark tomorrow."),
    ("daareka", "Pbthbthbth! Old Gods, you startled me!"),
    ("bryn", "I can hold my own in a brawl. Wanna see?"),
    ("whitehawk", "All hands, brace for my temper!"),
    ("vlazlo", "Howl at ze chandelier"),
]
HIT_BACK = [
    ("deirdre", "My Goddess doesn't like that!"),
    ("fiona", "Sorry about that, I just instinctively aim for the head..."),
    ("zot", "No, Pooky! That's my friend!"),
    ("dimli", "Hey! You almost damaged the beard!"),
    ("fleck", "Allow me to introduce you to my biggest fan."),
    ("gog", "That not hurt! This hurt!"),
    ("serena", "How dare you strike a Paladin!"),
    ("wizgille", "I believe your attitude needs some percussive maintenance"),
    ("phrenk", "You call that a slap? My mother slaps harder."),
    ("kaylin", "Hit the pixie, meet the wolf."),
    ("tara", "I swung before you thought of it."),
    ("bryn", "You wanna play, huh?"),
    ("whitehawk", "Challenge accepted!"),
    ("vlazlo", "You vill pay for creasing zis cape"),
]
HEAL_YOURSELF = [
    ("deirdre", "My Goddess heals me."),
    ("fiona", "I'm a quick healer."),
    ("fleck", "Who knew? One of my fans is a priest!"),
    ("gog", "Gog only little bit broken."),
    ("serena", "The light mends what tavern brawls break."),
    ("wizgille", "Patched, oiled and ready to roll!"),
    ("phrenk", "See? Good as new already."),
    ("kaylin", "Wolf kisses cure nearly everything."),
    ("tara", "Brighter hours lie ahead. Starting now."),
    ("daareka", "A still mind mends itself"),
    ("amundyr", "Fresh linen, good as new"),
    ("bryn", "Hardtack, stretch, back to work."),
    ("remy", "A night watch sharpens the mind."),
    ("whitehawk", "Captains fall down last."),
    ("vlazlo", "Lick ze vounds"),
]
STUCK = "How did this get stuck in your back?"
"""Gerki: a player loses 2 Fortitude."""
POISON = "Have you seen my poison? I left it in a mug right here..."
"""Gerki: a player loses 3 Fortitude."""
NOT_EVE = "I'm not Eve! She's over there!"
SHARE_PAIN = "I've been working on a new spell. It's called Share Pain!"


@pytest.mark.parametrize(("owner", "title", "loss"), HITS)
def test_the_picked_player_loses_fortitude(seen, owner, title, loss):
    at = table_of(owner)

    show(
        seen,
        f"{owner}/{title}",
        at=at,
        phase="action",
        hands={owner: [title]},
        play=act(owner, title, at[1], of=at[1:]),
        until=step(owner, "order"),
        expect={"fortitude": [20, 20 - loss, 20], "alcohol": [0, 0, 0], "gold": [10, 10, 10]},
    )


def test_gog_hits_for_three_and_pays_the_inn(seen):
    title = "Sorry, Gog not see you sitting there..."

    show(
        seen,
        f"gog/{title}",
        at=["gog", "gerki", "eve"],
        phase="action",
        hands={"gog": [title]},
        play=act("gog", title, "eve", of=["gerki", "eve"]),
        until=step("gog", "order"),
        expect={"fortitude": [20, 20, 17], "gold": [9, 10, 10], "inn": 1},
    )


@pytest.mark.parametrize(("owner", "title"), HIT_OTHERS)
def test_every_other_player_loses_one_fortitude(seen, owner, title):
    show(
        seen,
        f"{owner}/{title}",
        at=table_of(owner, 4),
        phase="action",
        hands={owner: [title]},
        play=act(owner, title),
        until=step(owner, "order"),
        expect={"fortitude": [20, 19, 19, 19]},
    )


def test_a_drinking_song_hurts_the_others_and_makes_all_drunk(seen):
    title = "How about a rowdy drinking song?"

    show(
        seen,
        f"fleck/{title}",
        at=["fleck", "gerki", "eve"],
        phase="action",
        hands={"fleck": [title]},
        play=act("fleck", title),
        until=step("fleck", "order"),
        expect={"fortitude": [20, 19, 19], "alcohol": [1, 1, 1], "gold": [9, 10, 10], "inn": 1},
    )


def test_eve_makes_a_player_drunker(seen):
    title = "Look in to my eyes... you are getting... Drunker!"

    show(
        seen,
        f"eve/{title}",
        at=["eve", "gerki", "zot"],
        phase="action",
        hands={"eve": [title]},
        play=act("eve", title, "zot", of=["gerki", "zot"]),
        until=step("eve", "order"),
        expect={"alcohol": [0, 0, 2], "fortitude": [20, 20, 20]},
    )


# ---- Healing ----


@pytest.mark.parametrize(("owner", "title"), HEAL_YOURSELF)
@pytest.mark.parametrize(("before", "after"), [(15, 17), (19, 20)])
def test_its_player_gains_two_fortitude_at_any_time(seen, owner, title, before, after):
    at = table_of(owner)

    show(
        seen,
        f"{owner}/{title}",
        anytime=True,
        at=at,
        phase="order",
        active=at[1],
        hands={owner: [title]},
        fortitude=[before, 15, 15],
        play=declare(owner, title, during="phase"),
        until=step(at[1], "order"),
        expect={"fortitude": [after, 15, 15]},
    )


@pytest.mark.parametrize(("before", "after"), [(15, 17), (20, 20)])
def test_a_prayer_heals_a_player_who_pays_even_in_full_health(seen, before, after):
    show(
        seen,
        "deirdre/Prayer of Healing",
        at=["deirdre", "gerki", "eve"],
        phase="action",
        hands={"deirdre": ["Prayer of Healing"]},
        fortitude=[15, before, 15],
        play=act("deirdre", "Prayer of Healing", "gerki", of=["gerki", "eve"]),
        until=step("deirdre", "order"),
        expect={"fortitude": [15, after, 15], "gold": [11, 9, 10]},
    )


def test_mass_heal_heals_all_and_the_others_pay(seen):
    show(
        seen,
        "deirdre/Mass Heal!",
        at=["deirdre", "gerki", "eve"],
        phase="action",
        hands={"deirdre": ["Mass Heal!"]},
        fortitude=[15, 16, 20],
        play=act("deirdre", "Mass Heal!"),
        until=step("deirdre", "order"),
        expect={"fortitude": [16, 17, 20], "gold": [12, 9, 9]},
    )


# ---- Hitting back ----


@pytest.mark.parametrize(("owner", "title"), HIT_BACK)
def test_who_was_hurt_hits_back_for_two(seen, owner, title):
    show(
        seen,
        f"{owner}/{title}",
        at=[owner, "gerki", "eve"],
        phase="action",
        active="gerki",
        hands={owner: [title], "gerki": [STUCK]},
        before=act("gerki", STUCK, owner),
        play=declare(owner, title, during="hurt"),
        until=step("gerki", "order"),
        expect={"fortitude": [18, 18, 20]},
    )


@pytest.mark.parametrize(("owner", "title"), HIT_BACK)
@pytest.mark.parametrize(("victim", "window", "on"), [("eve", "hurt", []), (None, "played", [STUCK])])
def test_only_who_has_been_hurt_hits_back(seen, owner, title, victim, window, on):
    refuse(
        seen,
        f"{owner}/{title}",
        at=[owner, "gerki", "eve"],
        phase="action",
        active="gerki",
        hands={owner: [title], "gerki": [STUCK]},
        before=act("gerki", STUCK, victim or owner),
        during=window,
        on=on,
    )


def test_hitting_back_meets_the_player_of_the_redirected_card():
    head = "Sorry about that, I just instinctively aim for the head..."

    holds(
        ["fiona", "gerki", "eve"],
        [
            *act("gerki", STUCK, "eve"),
            *declare("eve", NOT_EVE, during="played"),
            *declare("fiona", head, during="hurt"),
            step("gerki", "order"),
        ],
        {"fortitude": [18, 18, 20]},
        phase="action",
        active="gerki",
        hands={"fiona": [head], "gerki": [STUCK], "eve": [NOT_EVE]},
    )


# ---- Redirecting and sharing ----


def test_eve_sends_a_loss_on_to_a_third_player(seen):
    at = ["eve", "gerki", "zot", "fleck"]

    show(
        seen,
        f"eve/{NOT_EVE}",
        at=at,
        phase="action",
        active="gerki",
        hands={"eve": [NOT_EVE], "gerki": [STUCK]},
        before=act("gerki", STUCK, "eve"),
        play=declare("eve", NOT_EVE, "fleck", during="played", of=["zot", "fleck"]),
        until=step("gerki", "order"),
        expect={"fortitude": [20, 20, 20, 18]},
    )


def test_with_two_players_eve_ignores_the_card_instead(seen):
    show(
        seen,
        f"eve/{NOT_EVE}",
        at=["eve", "fleck"],
        phase="action",
        active="fleck",
        hands={"eve": [NOT_EVE], "fleck": ["How about a rowdy drinking song?"]},
        before=act("fleck", "How about a rowdy drinking song?"),
        play=declare("eve", NOT_EVE, during="played"),
        until=step("eve", "declare", during="phase"),
        expect={"fortitude": [20, 20], "alcohol": [0, 1]},
    )


def test_eve_shares_a_loss_of_three_two_each(seen):
    show(
        seen,
        f"eve/{SHARE_PAIN}",
        at=["eve", "gerki", "zot"],
        phase="action",
        active="gerki",
        hands={"eve": [SHARE_PAIN], "gerki": [POISON]},
        before=act("gerki", POISON, "eve"),
        play=declare("eve", SHARE_PAIN, during="played"),
        until=step("gerki", "order"),
        expect={"fortitude": [18, 18, 20]},
    )


@pytest.mark.parametrize("title", [NOT_EVE, SHARE_PAIN])
def test_eve_parries_only_a_loss_of_her_own(seen, title):
    refuse(
        seen,
        f"eve/{title}",
        at=["eve", "gerki", "zot"],
        phase="action",
        active="gerki",
        hands={"eve": [title], "gerki": [POISON]},
        before=act("gerki", POISON, "zot"),
        during="played",
        on=[POISON],
    )


@pytest.mark.parametrize("title", [NOT_EVE, SHARE_PAIN])
def test_eve_parries_no_loss_of_gold(seen, title):
    theft = "Well... I don't see your name on it!"

    refuse(
        seen,
        f"eve/{title}",
        at=["eve", "gerki", "zot"],
        hands={"eve": [title], "gerki": [theft]},
        before=declare("gerki", theft, "eve"),
        during="played",
        on=[theft],
    )


def test_who_shares_a_loss_defends_no_more_against_it(seen):
    disbelieve = "I attempt to disbelieve."

    refuse(
        seen,
        f"eve/{disbelieve}",
        at=["eve", "gerki", "zot"],
        phase="action",
        active="gerki",
        hands={"eve": [SHARE_PAIN, disbelieve], "gerki": [POISON]},
        before=[
            *act("gerki", POISON, "eve"),
            *declare("eve", SHARE_PAIN, during="played"),
            step("eve", "declare", "pass", during="played", stack=[POISON, SHARE_PAIN]),
        ],
        during="played",
        on=[POISON],
    )
