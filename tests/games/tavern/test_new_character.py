"""A character is added from outside: a deck, a mechanic with its own state, an effect and a condition.

What is missing is named.
"""

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

import orjson
import pytest

from dwarfdraft.bots.tavern import opinions
from dwarfdraft.botseats import bot_answer, by_name
from dwarfdraft.cardtext.texts import card_text, character_text
from dwarfdraft.cardtext.words import MissingText, Words
from dwarfdraft.engine.errors import RulesFault
from dwarfdraft.engine.game import BadSetup
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.registry import installed
from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern import effect_rules, hooks
from dwarfdraft.games.tavern.cards import (
    Card,
    Character,
    Condition,
    Effect,
    Mode,
    Number,
    aspects,
    condition,
    effect,
    phrases,
)
from dwarfdraft.games.tavern.cards import when as condition_texts
from dwarfdraft.games.tavern.cards.aspects import ForgottenAspect
from dwarfdraft.games.tavern.cards.deeds import is_for
from dwarfdraft.games.tavern.cards.phrases import Icon
from dwarfdraft.games.tavern.cards.when import always_says
from dwarfdraft.games.tavern.conditions import registry
from dwarfdraft.games.tavern.conditions.registry import ConditionRules, because, in_windows
from dwarfdraft.games.tavern.decks import all as decks
from dwarfdraft.games.tavern.decks.common import ACTION, I_DONT_THINK_SO, SOMETIMES, STAPLES, hit
from dwarfdraft.games.tavern.effect_rules import (
    EffectRules,
    affects_none,
    check_complete,
    no_hits,
    no_traits,
    register,
    rules_tell,
)
from dwarfdraft.games.tavern.game import TAVERN
from dwarfdraft.games.tavern.seen.copied import copied_stack
from dwarfdraft.games.tavern.seen.view import texts_of
from dwarfdraft.games.tavern.state import own, stack
from dwarfdraft.games.tavern.state.own import Note, Own
from dwarfdraft.games.tavern.state.stack import Moment, OwnWindow, Window
from dwarfdraft.simulate import bots_of_seats, play_game
from tests.games.tavern.tables import act, all_pass, fortitude_of, laid, say, until, window_of
from tests.games.tavern.test_why import why

STEW: Final = "Another bowl of stew?"
OUT: Final = "Out of my kitchen!"
NOT_NOW: Final = "Not while I eat!"
DISTRACTED: Final = "I told you not to distract me!"
"""By this card of Zot's another player loses 2 Fortitude."""
SETUP: Final = {"seats": ["bogna", "gerki"], "drinks": ["RDI 1"], "first": 0}


@dataclass(frozen=True, slots=True)
class Warmth:
    """Bowls of stew that Bogna has eaten: each makes her next loss of Fortitude 1 less."""

    bowls: int = 0


class Newcomer:
    """What is to be added to the tavern; a test adds it all, or all but one part."""

    def __init__(self) -> None:
        @dataclass(frozen=True, slots=True)
        class Eat(Effect):
            """The player of the card eats so many bowls."""

            bowls: int
            NUMBERS: ClassVar[c.Numbers] = {"bowls": Number.FIXED}

        @dataclass(frozen=True, slots=True)
        class Spice(c.CardTrait):
            """So hot is what is on the card."""

            heat: int

            def note(self) -> phrases.Phrases:
                return phrases.counted("test.spice", self.heat)

            def for_bots(self) -> Mapping[str, Any]:
                return {"heat": self.heat}

        @dataclass(frozen=True, slots=True)
        class WhileWarm(Condition):
            """A card has been played, and its player has eaten."""

        self.seconds = OwnWindow("seconds", is_closed=True)
        self.effect: Any = Eat
        self.trait: Any = Spice
        self.condition: Any = WhileWarm
        stew = Card(title=STEW, count=8, types=ACTION, modes=(Mode(c.OwnAction(), (Eat(2),)),), own=(Spice(3),))
        ignores = Card(title=NOT_NOW, count=2, types=SOMETIMES, modes=(Mode(WhileWarm(), (c.IgnoreCard(),)),))
        shared = (*STAPLES, I_DONT_THINK_SO, stew, ignores)
        rest = c.DECK_SIZE - sum(card.count for card in shared)
        hits = Card(title=OUT, count=rest, types=ACTION, modes=hit(3))
        self.character = Character(id="bogna", name="Bogna", box="RDI 1", difficulty=1, cards=(*shared, hits))

    def add_deck(self) -> None:
        """Enter the character and the cards."""
        character = self.character
        decks.CHARACTERS[character.id] = character
        for card in character.cards:
            decks.CARDS[f"{character.id}/{card.title}"] = card
            for n in range(1, card.count + 1):
                decks._COPIES[f"{character.id}/{card.title}#{n}"] = card

    def add_state(self) -> None:
        """Have the tavern keep the bowls at each seat, and note them on a card that has been planned."""
        self.warmth = Own("bowls", Warmth(), dump=lambda warmth: warmth.bowls, load=Warmth)
        self.planned = Note("bowls", 0)

    def add_hooks(self) -> None:
        """Put the bowls into the game and into what everybody sees."""

        @hooks.alter_loss.add
        def warm(state: Any, seat: int, amount: int, source: int, card: str) -> int:
            return max(amount - self.warmth.of(state.seats[seat]).bowls, 0)

        @hooks.fortitude_lost.add
        def cool(table: Any, seat: int, source: int, card: str) -> None:
            self.warmth.put(table.state.seats[seat], Warmth())

        @hooks.planned.add
        def plan(state: Any, play: Any) -> None:
            self.planned.put(play, self.warmth.of(state.seats[play.seat]).bowls)

        @hooks.seen_of_play.add
        def seen_of_play(state: Any, play: Any) -> dict[str, Any]:
            return {"bowls": self.planned.of(play)} if self.planned.of(play) else {}

        @hooks.seen_at_seat.add
        def seen(state: Any, seat: int) -> dict[str, Any]:
            return {"bowls": self.warmth.of(state.seats[seat]).bowls}

        @hooks.faults.add
        def faults(state: Any) -> str | None:
            eaten = [self.warmth.of(player).bowls for player in state.seats if player.character != "bogna"]
            return "somebody else has eaten of the stew" if any(eaten) else None

    def eat(self, table: Any, play: Any, eaten: Any) -> Any:
        """Have the player of the card eat, if it is Bogna and she does not think better of it when it is served.

        Somebody else may play her card.
        """
        player = table.state.seats[play.seat]
        if player.character != "bogna":
            return
        yield from table.open_window(Moment(self.seconds, play=play, seats=(play.seat,)))
        if play.seat not in play.ignored:
            self.warmth.put(player, Warmth(self.warmth.of(player).bowls + eaten.bowls))
            table.emit("eaten", {"seat": play.seat, "bowls": eaten.bowls, "card": play.card_id})

    def add_effect(self, **otherwise: Any) -> None:
        """Enter what the effect does and says."""
        told: dict[str, Any] = {
            "says": lambda eaten, _: phrases.counted("test.eat", eaten.bowls),
            "icon": lambda eaten: Icon("draw", eaten.bowls),
            "bots": lambda eaten: is_for("eat"),
            "hits": no_hits,
            "affects": affects_none,
            "traits": no_traits,
            "foretold": rules_tell,
            "rest": self.eat,
        }
        given = {name: how for name, how in (told | otherwise).items() if how is not None}
        register([EffectRules(self.effect, **given)])

    def add_opinion(self) -> None:
        """Have bots eat, the hotter the rather."""
        opinions.DEEDS["eat"] = lambda sight, text, seat, depth, target: 0.2 * text.own["heat"]

    def add_condition(self, **otherwise: Any) -> None:
        """Enter when the condition holds, and what it says."""
        told: dict[str, Any] = {
            "says": always_says("test.while_warm"),
            "windows": in_windows(Window.PLAYED, self.seconds),
            "is_met": lambda state, seat, when, mode, moment: self.warmth.of(state.seats[seat]).bowls > 0,
            "why": because("nothing_eaten", "RDI-TEST-01"),
        }
        given = {name: how for name, how in (told | otherwise).items() if how is not None}
        registry.register([ConditionRules(self.condition, **given)])

    def add(self, **otherwise: Any) -> None:
        """Add it all, of the condition something otherwise."""
        self.add_deck()
        self.add_state()
        self.add_hooks()
        self.add_effect()
        self.add_opinion()
        self.add_condition(**otherwise)
        check_complete()
        registry.check_complete()


REGISTRIES: Final[tuple[dict[Any, Any], ...]] = (
    *(decks.CHARACTERS, decks.CARDS, decks._COPIES),
    *(effect._KNOWN, aspects._DESCRIPTIONS, effect_rules._RULES),
    *(own.AT_SEAT, own.NOTES, stack.OWN_WINDOWS, opinions.DEEDS),
    *(condition._KNOWN, condition_texts._TEXTS, registry._RULES),
)


@pytest.fixture
def newcomer() -> Iterator[Newcomer]:
    """A character who is not in the tavern yet; the tavern is what it was when the test is over."""
    before = [dict(entered) for entered in REGISTRIES]
    hooked = [list(hook) for hook in hooks.HOOKS]
    yield Newcomer()
    for entered, content in zip(REGISTRIES, before, strict=True):
        entered.clear()
        entered.update(content)
    for hook, functions in zip(hooks.HOOKS, hooked, strict=True):
        hook[:] = functions
    forget_answers()


def forget_answers() -> None:
    """Clear what the tavern remembers of cards and decks."""
    for name, module in list(sys.modules.items()):
        if name.startswith("dwarfdraft.games.tavern."):
            for found in list(vars(module).values()):
                if hasattr(found, "cache_clear"):
                    found.cache_clear()


# ---- It is there ----


@pytest.mark.parametrize("bots", ["any", "thumb"])
def test_bots_play_it_to_the_end_and_everybody_sees_the_mechanic(newcomer, bots):
    newcomer.add()
    seen: list[int] = []

    def look(match: Match[Any]) -> None:
        views = [match.view(viewer)["seats"][0]["bowls"] for viewer in (None, 0, 1)]
        assert len(set(views)) == 1
        seen.append(views[0])

    played = play_game(installed()["tavern"], SETUP, f"stew/{bots}", bots_of_seats(bots, 2), watch=look)

    assert played.result["winners"]
    assert {0, 2} <= set(seen)


def test_rules_card_text_and_bots_have_its_trait(newcomer):
    newcomer.add()
    stew, blow = (decks.CARDS[f"bogna/{title}"] for title in (STEW, OUT))

    assert newcomer.trait.of(stew).heat == 3
    assert newcomer.trait.of(blow) is None
    assert [note for trait in stew.own for note in trait.note()] == list(phrases.counted("test.spice", 3))
    assert [text.own for text in texts_of(f"bogna/{STEW}")] == [{"heat": 3}]


def test_bots_play_it_by_their_opinion(newcomer):
    newcomer.add()
    match = laid("bogna", "gerki", hands={"bogna": [STEW]}, phase="action")
    ask, thumb = until(match, "bogna", "action"), by_name("thumb")

    assert bot_answer(match, ask, thumb, Rng("stew")) == STEW
    opinions.DEEDS["eat"] = lambda sight, text, seat, depth, target: -1.0
    assert bot_answer(match, ask, thumb, Rng("stew")) != STEW


def served(match: Match[Any]) -> list[str]:
    """Let everybody pass until a card has taken effect, and return in which windows."""
    windows: list[str] = []
    while window_of(match) in ("played", "seconds"):
        windows.append(window_of(match))
        all_pass(match)
    return windows


def test_its_effect_is_played(newcomer):
    newcomer.add()
    match = laid("bogna", "gerki", hands={"bogna": [STEW]}, phase="action")
    act(match, "bogna", STEW)
    served(match)

    assert match.view(1)["seats"][0]["bowls"] == 2
    assert [event.public for event in match.take_events() if event.kind == "eaten"] == [
        {"seat": 0, "bowls": 2, "card": match.state.seats[0].discard[0]}
    ]


def test_its_hook_makes_a_loss_less_once(newcomer):
    newcomer.add()
    match = laid("zot", "bogna", hands={"zot": [DISTRACTED]}, phase="action", fortitude=[20, 20])
    newcomer.warmth.put(match.state.seats[1], Warmth(1))

    act(match, "zot", DISTRACTED)
    all_pass(match)

    assert fortitude_of(match) == [20, 19]
    assert newcomer.warmth.of(match.state.seats[1]) == Warmth()


@pytest.mark.parametrize(("bowls", "lost"), [(0, 2), (1, 0)])
def test_its_condition_is_met_or_says_why_not(newcomer, bowls, lost):
    newcomer.add()
    hands = {"zot": [DISTRACTED], "bogna": [NOT_NOW]}
    match = laid("zot", "bogna", hands=hands, phase="action", fortitude=[20, 20])
    newcomer.warmth.put(match.state.seats[1], Warmth(bowls))
    act(match, "zot", DISTRACTED)
    until(match, "bogna", "declare", "played")
    if bowls:
        say(match, "bogna", NOT_NOW)
    else:
        assert why(match, "bogna", NOT_NOW) == ("nothing_eaten", "RDI-TEST-01")
    all_pass(match)

    assert fortitude_of(match) == [20, 20 - lost]


def test_what_it_notes_on_a_card_is_seen_and_forecasts_have_it(newcomer):
    newcomer.add()
    match = laid("bogna", "gerki", hands={"bogna": [STEW]}, phase="action")
    newcomer.warmth.put(match.state.seats[0], Warmth(1))
    act(match, "bogna", STEW)
    until(match, "gerki", "declare", "played")
    play = match.state.stack[0]

    copied, _ = copied_stack(match.state.stack)
    newcomer.planned.put(play, 5)

    assert match.view(1)["stack"][0]["bowls"] == 5
    assert newcomer.planned.of(copied[0]) == 1


@pytest.mark.parametrize(("answers", "bowls"), [(False, 3), (True, 1)])
def test_its_window_asks_whom_it_is_about(newcomer, answers, bowls):
    newcomer.add()
    match = laid("bogna", "gerki", hands={"bogna": [STEW, NOT_NOW]}, phase="action")
    newcomer.warmth.put(match.state.seats[0], Warmth(1))
    act(match, "bogna", STEW)
    ask = until(match, "bogna", "declare", "seconds")

    assert ask.about["window"] == match.view(1)["stack"][-1]["window"] == "seconds"
    assert match.pending_for(1) is None

    if answers:
        say(match, "bogna", NOT_NOW)
    served(match)

    assert newcomer.warmth.of(match.state.seats[0]) == Warmth(bowls)


def test_without_a_card_that_answers_it_its_window_does_not_open(newcomer):
    newcomer.add(windows=in_windows(Window.PLAYED))
    match = laid("bogna", "gerki", hands={"bogna": [STEW]}, phase="action")
    act(match, "bogna", STEW)

    assert served(match) == ["played"]
    assert newcomer.warmth.of(match.state.seats[0]) == Warmth(2)


def test_what_it_keeps_is_stored_and_read_back(newcomer):
    newcomer.add()
    state = Match.start(TAVERN, SETUP, "stored").rest.state
    newcomer.warmth.put(state.seats[0], Warmth(3))

    stored = orjson.loads(orjson.dumps(TAVERN.codec.dump(state)))
    again = TAVERN.codec.load(stored)

    assert stored["seats"][0]["bowls"] == 3
    assert newcomer.warmth.of(again.seats[0]) == Warmth(3)
    assert newcomer.warmth.of(again.seats[1]) == Warmth()


# ---- What is missing is named ----


def test_without_its_deck_the_set_up_is_refused(newcomer):
    with pytest.raises(BadSetup, match="bogna"):
        Match.start(TAVERN, SETUP, "no deck")


def test_without_the_record_of_its_effect_the_tavern_does_not_begin(newcomer):
    with pytest.raises(ForgottenAspect, match=r"^no rules \(effect_rules.register\) for: Eat$"):
        check_complete()


@pytest.mark.parametrize("aspect", ["says", "icon", "bots", "hits", "affects", "traits", "foretold"])
def test_an_aspect_that_its_effect_lacks_is_named(newcomer, aspect):
    with pytest.raises(ForgottenAspect, match=rf"^Eat says nothing of: {aspect}$"):
        newcomer.add_effect(**{aspect: None})


def test_a_step_that_its_effect_lacks_is_named(newcomer):
    with pytest.raises(ForgottenAspect, match=r"^Eat says nothing of: what it does$"):
        newcomer.add_effect(rest=None)


def test_without_the_record_of_its_condition_the_tavern_does_not_begin(newcomer):
    with pytest.raises(ForgottenAspect, match=r"^no rules \(conditions.registry.register\) for: WhileWarm$"):
        registry.check_complete()


@pytest.mark.parametrize("aspect", ["says", "windows", "is_met", "why"])
def test_an_aspect_that_its_condition_lacks_is_named(newcomer, aspect):
    with pytest.raises(ForgottenAspect, match=rf"^WhileWarm says nothing of: {aspect}$"):
        newcomer.add_condition(**{aspect: None})


def test_a_name_under_which_something_else_is_kept_is_refused(newcomer):
    newcomer.add_state()

    with pytest.raises(ValueError, match=r"^two mechanics keep 'bowls'$"):
        newcomer.add_state()
    with pytest.raises(ValueError, match=r"^two mechanics note 'bowls'$"):
        Note("bowls", False)


@pytest.mark.parametrize("name", ["seconds", "payment", "wages"])
def test_a_name_that_another_window_has_is_refused(newcomer, name):
    with pytest.raises(ValueError, match=rf"^there are two windows '{name}'$"):
        OwnWindow(name)


def test_a_value_that_does_not_say_how_it_is_stored_is_refused():
    with pytest.raises(ValueError, match=r"^what is kept as 'bowls' needs `dump` and `load`"):
        Own("bowls", Warmth())
    with pytest.raises(ValueError, match=r"^what is kept as 'bowls' needs `dump` and `load`"):
        Own("bowls", Warmth(), dump=lambda warmth: warmth.bowls)


def test_what_its_mechanic_says_is_wrong_stops_the_game(newcomer):
    newcomer.add()
    match = laid("bogna", "gerki")
    newcomer.warmth.put(match.state.seats[1], Warmth(1))

    with pytest.raises(RulesFault, match=r"^somebody else has eaten of the stew$"):
        TAVERN.check(match.state)


def test_a_card_that_its_deck_lacks_names_the_character(newcomer):
    newcomer.add()
    match = laid("bogna", "gerki")
    match.state.seats[0].deck = match.state.seats[0].deck[1:]

    with pytest.raises(RulesFault, match="a card of bogna is missing"):
        TAVERN.check(match.state)


@pytest.mark.usefixtures("compiled")
def test_texts_that_the_catalogues_lack_are_named(newcomer):
    newcomer.add()
    words = Words("en")

    with pytest.raises(MissingText, match=r"^en: tavern.character.bogna.name: missing$"):
        character_text(words, newcomer.character)
    with pytest.raises(MissingText, match=r"^en: test.eat: missing$"):
        card_text(words, decks.CARDS[f"bogna/{STEW}"])
