"""`dwarfdraft play`: a whole hand in the terminal, by numbers."""

import re
from collections.abc import Callable
from io import StringIO
from itertools import count
from pathlib import Path

import pytest
from rich.console import Console

from dwarfdraft.engine.events import Event
from dwarfdraft.engine.match import Match
from dwarfdraft.games.draft.options import OPTIONS
from dwarfdraft.games.registry import installed
from dwarfdraft.play import ME, play_in_terminal, play_match
from dwarfdraft.play.draft import DraftTerminal
from dwarfdraft.play.tavern import TavernTerminal
from dwarfdraft.simulate import bots_of_seats
from tests.catalogues import LANGUAGES

DRAFT, TAVERN = (installed()[game] for game in ("draft", "tavern"))
pytestmark = pytest.mark.usefixtures("compiled")


def read_anything(game: int, most: int = 5, several: Callable[[int], str] = lambda one: "" if one > 2 else str(one)):
    """Return how a person types numbers without looking, and what is made of one where several may be typed."""
    numbers = ((n * 7 + game) % most + 1 for n in count(1))

    def read(question: str) -> str:
        one = next(numbers)
        return several(one) if any(word in question for word in ("spaces", "пробел")) else str(one)

    return read


def test_a_whole_hand_is_played_by_hand(run):
    result = run("play", "draft", "--seats=3", "--seed=q", typed="1\n" * 200)
    assert result.exit_code == 0
    for said in ("Hand 1 of 1, turn 5", "Which card do you draft?", "Durnan reveals Passed Out (Durnan)", "in all."):
        assert said in result.stdout
    assert result.stdout.splitlines()[-1].startswith("The winner is ")


def test_the_same_seed_and_answers_are_the_same_game(run):
    results = [run("play", "draft", "--seed=x", typed="1\n" * 200).stdout for _ in range(2)]
    assert results[0] == results[1]


def test_it_speaks_russian(run):
    result = run("play", "draft", "--seats=2", "--seed=q", "--lang=ru", typed="1\n" * 200)
    assert "Какую карту берёте?" in result.stdout
    assert result.stdout.splitlines()[-1].startswith("Победа: ")


def test_a_number_that_is_not_offered_is_asked_for_again(run):
    result = run("play", "draft", "--seed=q", typed="99\nale\n\n0\n")
    assert result.stdout.count("Type numbers from 1 to 7.") == 4
    assert result.stdout.count("Which card do you draft?") == 1


def test_leaving_in_the_middle_is_one_line_and_exit_code_2(run):
    result = run("play", "draft", "--seed=q", typed="1\n")
    assert result.exit_code == 2
    assert result.stderr == "dwarfdraft: interrupted\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_question_and_event_has_its_words(language, seats):
    """Games with all optional rules, random numbers typed, say nothing with a key or a hole in it."""
    out = StringIO()
    for game in range(5):
        read = read_anything(game, 9, lambda one: f"{one} {one % 5 + 1}")
        terminal = DraftTerminal(language, Console(file=out, width=120), read)
        setup = DRAFT.names.simulated(seats, {"hands": 2, "options": OPTIONS[1:]})
        result = play_in_terminal(DRAFT, setup, f"words/{game}", bots_of_seats("any", seats), terminal)
        assert len(result["totals"]) == seats
    said = out.getvalue()
    assert not re.search(r"\b(play|card|dwarf)\.[a-z]", said)
    assert "{" not in said


def test_the_terminal_shows_nothing_that_its_seat_may_not_see():
    """Two games that differ only in what seat 0 has not seen look alike until the first reveal."""
    assert ME == 0
    setup = DRAFT.names.simulated(3, {"options": ("best-laid-plans",)})
    for seed in ("a", "b"):
        out = StringIO()
        terminal = DraftTerminal("en", Console(file=out, width=120), lambda question: "1")
        play_in_terminal(DRAFT, setup, seed, bots_of_seats("any", 3), terminal)
        tables = out.getvalue().split("Which card do you draft?")[1:5]
        others = [line for table in tables for line in table.splitlines() if line.startswith(("│ Nils", "│ Myra"))]
        assert others
        assert all("a face-down card (not revealed)" in line for line in others)


def test_a_whole_tavern_game_is_played_by_hand(run):
    words = ("--seats=3", "--character=gerki", "--character=fiona", "--character=zot", "--bots=any")
    result = run("play", "tavern", *words, "--seed=q", typed="1\n" * 5000)
    assert result.exit_code == 0
    said = ("Turn 1: ", "Gerki (you)", "Which Action Card do you play?", "For whom do you order a Drink?", "drinks ")
    assert all(text in result.stdout for text in said)
    assert result.stdout.splitlines()[-1].startswith("The winner is ")


def test_the_tavern_speaks_russian(run):
    words = ("--seats=2", "--drinks=RDI 2", "--bots=any", "--lang=ru")
    result = run("play", "tavern", *words, "--seed=q", typed="1\n" * 5000)
    assert "Какую карту действия сыграете?" in result.stdout
    assert result.stdout.splitlines()[-1].startswith("Победа: ")


def test_windows_in_which_nothing_can_be_played_are_passed_unasked(run):
    """A person who cannot answer is not asked, unless every window was asked for."""
    words = ("play", "tavern", "--seats=2", "--bots=any", "--seed=q")
    nothing = "Do you answer?\n   1. pass\n   2. wait for the others\nNumber: "
    assert nothing not in run(*words, typed="1\n" * 5000).stdout
    assert nothing in run(*words, "--every-window", typed="1\n" * 5000).stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_every_question_and_event_of_the_tavern_has_its_words(language, seats):
    out = StringIO()
    for game in range(6):
        terminal = TavernTerminal(language, Console(file=out, width=120), read_anything(game), every_window=True)
        setup = TAVERN.names.simulated(seats, {"drinks": (f"RDI {game + 1}",)})
        result = play_in_terminal(TAVERN, setup, f"words/{game}", bots_of_seats("any", seats), terminal)
        assert len(result["totals"]) == seats
    said = out.getvalue()
    assert not re.search(r"\b(play|tavern|tell|ask|window)\.[a-z]", said)
    assert "{" not in said


class Heard(TavernTerminal):
    """A person who plays without looking, for everybody or seat 0; what was asked, told and said is kept."""

    def __init__(self, language, *, everybody=True):
        self.out = StringIO()
        super().__init__(language, Console(file=self.out, width=120), read_anything(2), everybody=everybody)
        self.asked: set[str] = set()
        self.told: set[str] = set()

    def question(self, view, prompt):
        self.asked |= {prompt["kind"], *(["sell"] if "sell" in (prompt["options"].get("one") or ()) else [])}
        return super().question(view, prompt)

    def tell(self, events, view):
        self.told.update(event.kind for event in events)
        super().tell(events, view)

    def play(self, match, enough=frozenset()):
        """Play a game to its end; tell whether all this was asked and told by now."""
        self.match = match
        play_match(match, bots_of_seats("any", len(match.state.seats)), self, range(len(match.state.seats)))
        return self.asked | self.told >= enough

    def play_some(self, games, setup_of, asked, told):
        """Play games until all this was asked and told, or all of them; return the last one."""
        for number in range(games):
            match = Match.start(TAVERN.game, setup_of(number), f"words/{number}")
            if self.play(match, asked | told) or number == games - 1:
                return match
        raise AssertionError("no games")

    def check(self, asked, told):
        """See that all this was asked and told, and everything in words."""
        said = self.out.getvalue()
        assert not re.findall(r"\b(?:play|tavern|tell|ask|window)\.[a-z].*", said)
        assert "{" not in said
        assert self.asked >= asked, asked - self.asked
        assert self.told >= told, told - self.told


THIRD_BOX = ("phrenk", "serena", "wizgille", "kaylin")
ASKED = {"atone", "tithe", "potion", "buyer", "buy", "sell"}
TOLD = {
    *("atones", "gear", "gear_negated", "mood", "piety", "potion", "potion_kept", "potion_for_sale"),
    *("potion_offered", "potion_sold", "potion_declined", "side_shuffled", "returned", "event_revealed"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_event_of_the_third_box_has_its_words(language):
    """With Sea Events on."""
    terminal = Heard(language)
    setup = TAVERN.names.simulated(5, {"options": ("sea",), "characters": (*THIRD_BOX, "bryn")})
    match = Match.start(TAVERN.game, setup, "words/2")
    terminal.play(match)
    # What this game does not bring.
    about = {"card": "serena/Let this cup be blessed.#1"}
    for kind, event, choices in (("atone", "atones", ["lose", "pay"]), ("tithe", "chose", ["tithe", "piety"])):
        prompt = {"kind": kind, "seat": 1, "options": {"one": choices}, "about": about}
        assert terminal.question(match.view(1), prompt) in choices
        terminal.tell([Event(0, 0, event, {"seat": 1, "choice": choice}, {}) for choice in choices], match.view(0))
    gear = {"card": "wizgille/Oh no! It's not supposed to do that...#1", "gear": "wizgille/Sorry, loose gear#1"}
    terminal.tell([Event(0, 0, "gear_negated", {"seat": 2, **gear}, {})], match.view(0))
    terminal.tell([Event(0, 0, "side_shuffled", {"seat": 2, "count": 3}, {})], match.view(0))
    terminal.check(ASKED, TOLD)


DUNGEON_ASKED = {"bid", "pledge", "push", "stare", "help", "doom", "lose_or_pay"}
DUNGEON_TOLD = {
    *("bid", "bidding_over", "pledged", "blamed", "turned_to_stone", "stone_no_more", "action_skipped", "chose")
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_event_of_the_dungeon_has_its_words(language):
    """An Event comes at the end of every turn."""

    class InTheDungeon(Heard):
        def tell(self, events, view):
            super().tell(events, view)
            self.match.rest.state.events[0].counters = self.match.state.events[0].counters = 1

    terminal = InTheDungeon(language)
    setup = TAVERN.names.simulated(4, {"options": ("dungeon",)})
    match = terminal.play_some(12, lambda number: setup, DUNGEON_ASKED, DUNGEON_TOLD)
    terminal.tell([Event(0, 0, "bidding_over", {"seat": -1, "amount": 0, "stat": "gold"}, {})], match.view(0))
    about = {"window": "loss", "card": "dungeon/Leftover Loot#1", "by": 1, "seats": [0, 2]}
    prompt = {"kind": "declare", "seat": 0, "options": {"one": ["pass", "wait"]}, "about": about}
    terminal.question(match.view(0), prompt)
    terminal.check(DUNGEON_ASKED, DUNGEON_TOLD)


MINIONS_ASKED = {"wages", "pay_or_lose"}
MINIONS_TOLD = {"activated", "entered", "minion_hit", "minion_paid", "minion_gone", "turned_up"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_event_of_minions_has_its_words(language):
    terminal = Heard(language)
    setup = TAVERN.names.simulated(3, {"characters": ("torglesnarf", "gerki", "zot")})
    match = terminal.play_some(12, lambda number: setup, MINIONS_ASKED, MINIONS_TOLD)
    grunt = "torglesnarf/Grunt the Brawler#1"
    about = {"card": "torglesnarf/Fetch more goons! The big ones!#1"}
    prompt = {"kind": "hire", "seat": 0, "options": {"one": [grunt]}, "about": about}
    assert terminal.question(match.view(0), prompt) == grunt
    data = {"seat": 0, "minion": grunt, "wages": 1, "card": "gerki/Swipe the tip!#1"}
    terminal.tell([Event(0, 0, kind, data, {}) for kind in ("minion_spared", "wages_lowered")], match.view(0))
    terminal.check(MINIONS_ASKED, MINIONS_TOLD)


def test_the_tavern_in_the_terminal_shows_no_cards_of_others():
    """Whatever is drawn, nobody but who draws it reads what it is."""
    said: list[str] = []
    console = Console(width=120, quiet=True)

    class Kept(TavernTerminal):
        def say(self, text: str) -> None:
            said.append(text)

    terminal = Kept("en", console, read_anything(1))
    setup = TAVERN.names.simulated(3)
    play_in_terminal(TAVERN, setup, "secret", bots_of_seats("any", 3), terminal)
    assert any(line.startswith("You draw ") for line in said)
    draws = [line for line in said if " draws " in line]
    assert draws
    assert all(re.fullmatch(r"(Fiona|Gerki) draws cards: \d+\.", line) for line in draws)


SCENARIOS = Path(__file__).parents[1] / "scenarios"
EXAMPLE = SCENARIOS / "tavern" / "examples" / "RDI-EX-085b.toml"


def test_the_table_of_a_scenario_is_played_by_hand_for_everybody(run):
    """RDI-EX-085: two who wait for each other; both decline, and the Drink is Ignored."""
    words = ("play", "tavern", "--everybody", "--scenario", EXAMPLE)
    result = run(*words, typed="3\n2\n2\n1\n1\n")
    said = result.stdout
    assert "Deirdre plays Not now! These men are interested in my religion." in said
    for line in ("— Gerki —", "Gerki does not answer.", "Zot does not answer.", "Deirdre ignores the Drink."):
        assert line in said
    assert said.index("Gerki does not answer.") < said.index("Zot does not answer.")


def test_the_table_of_a_scenario_is_played_against_bots(run):
    words = ("play", "tavern", "--scenario", EXAMPLE)
    said = run(*words, typed="3\n").stdout
    assert "— Deirdre —" not in said
    assert "Deirdre plays Not now! These men are interested in my religion." in said


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("tavern", "--scenario", SCENARIOS / "draft" / "round-own-right.toml"), "a table of 'draft', not of 'tavern'"),
        (("tavern", "--scenario", "no/such/file.toml"), "No such file"),
        (("draft", "--everybody"), "--everybody: only in the tavern"),
    ],
)
def test_a_table_that_cannot_be_laid_is_one_line(run, words, says):
    result = run("play", *words)
    assert result.exit_code == 2
    assert says in result.stderr
    assert len(result.stderr.splitlines()) <= 4


VILLAINS_ASKED = {
    *("form", "ante_with", "discard_one", "orders", "champion", "drink", "divide", "take_pile", "next_scarab")
}
VILLAINS_TOLD = {*("form", "blood", "drink_halved", "scarabs", "opened", "divided", "took_pile", "actions_discarded")}
VILLAINS_TABLES = (
    (["vlazlo", "daareka"], "boss_versus_boss"),
    (["vlazlo", "daareka", "gerki"], "boss_battle"),
    (["gerki", "zot", "daareka", "amundyr"], "two_headed_dragon"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_event_of_villains_and_teams_has_its_words(language):
    """With and without teams."""
    terminal = Heard(language)
    setups = [TAVERN.game.read_setup({"seats": seats, "variant": variant}) for seats, variant in VILLAINS_TABLES]
    match = terminal.play_some(24, lambda number: setups[number % 3], VILLAINS_ASKED, VILLAINS_TOLD)
    shown = {"seat": 1, "cards": ["gerki/I raise!#1"], "card": "daareka/I raise!#1"}
    terminal.tell([Event(0, 0, "showed_hand", shown, {})], match.view(0))
    terminal.check(VILLAINS_ASKED, VILLAINS_TOLD)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_potion_token_is_used_for_is_told(language):
    terminal = Heard(language, everybody=False)
    uses = [{"seat": 0, "use": use, "left": 1} for use in ("fortitude", "alcohol", "gold")]
    match = Match.start(TAVERN.game, TAVERN.names.simulated(2), "words")
    terminal.tell([Event(0, 0, "token", use, {}) for use in uses], match.view(0))
    terminal.check(set(), {"token"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_teammate_draws_is_told_as_theirs(language):
    terminal = Heard(language, everybody=False)
    setup = TAVERN.game.read_setup({"seats": ["gerki", "zot", "eve", "fleck"], "variant": "two_headed_dragon"})
    drew = Event(0, 0, "drew", {"seat": 1, "count": 1}, {0: {"cards": ["zot/Down Pooky!#1"]}})
    terminal.tell([drew], Match.start(TAVERN.game, setup, "words").view(0))
    assert {"en": "Zot draws Down Pooky!.", "ru": "Зот берёт Down Pooky!."}[language] in terminal.out.getvalue()
