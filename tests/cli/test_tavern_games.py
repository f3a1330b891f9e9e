"""`simulate`, `verify` and `arena` of the tavern: games from a seed, their traces, and what a change in one shows."""

import re
from typing import Any

import pytest

from dwarfdraft.arena import distribution
from dwarfdraft.bots.any import AnyBot
from dwarfdraft.bots.thumb import ThumbBot
from dwarfdraft.botseats import bot_answer, by_name, close_if_all_have_declared
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.registry import installed
from dwarfdraft.games.tavern.decks.all import CHARACTERS
from dwarfdraft.games.tavern.decks.drinks import DECKS
from dwarfdraft.games.tavern.game import TAVERN
from dwarfdraft.simulate import Played, bots_of_seats, play_game
from dwarfdraft.traces import read_trace, verify_file, write_trace
from tests.cli.conftest import Trace

ENTRY = installed()["tavern"]
GAMES_EACH = 5
"""49 tables of 5 games; tests/long plays ten thousand."""


def played(seats: int, drinks: tuple[str, ...] = (), seed: str = "0", shift: int = 0) -> Played:
    names = list(CHARACTERS)
    characters = [names[(shift + 7 * k) % len(names)] for k in range(seats)]
    setup = ENTRY.names.simulated(seats, {"characters": characters, "drinks": drinks})
    return play_game(ENTRY, setup, seed, bots_of_seats("any", seats))


@pytest.fixture(scope="module")
def game() -> Played:
    setup = ENTRY.names.simulated(
        5, {"characters": ("deirdre", "zot", "fleck", "fiona", "dimli"), "drinks": ("RDI 2",)}
    )
    return play_game(ENTRY, setup, "module", bots_of_seats("any", 5))


@pytest.fixture
def trace(game, run, tmp_path):
    return Trace(run, tmp_path / "trace.jsonl", game.lines)


def of_type(lines: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [line for line in lines if line["type"] == kind]


@pytest.mark.parametrize("drinks", [*((deck,) for deck in DECKS), tuple(DECKS)[:3]], ids=[*DECKS, "Bar Deck"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_games_end_with_their_invariants_and_verify(seats, drinks, tmp_path):
    """The invariants are checked whenever the rules have run (`play_game`)."""
    games = [played(seats, drinks, f"{seats}/{drinks}/{number}", number) for number in range(GAMES_EACH)]
    for game in games:
        assert game.lines[-1]["type"] == "end"
        assert game.result["winners"]
    file = tmp_path / "trace.jsonl"
    write_trace(file, games[-1].lines)
    verdict = verify_file(file, installed())
    assert verdict.agrees, verdict


def test_a_simulated_tavern_game_writes_a_trace_that_verifies(run, tmp_path):
    words = ["--seats=2", "--character=zot", "--character=gog", "--drinks=RDI 2", "--drinks=RDI 1", "--seed=7"]
    result = run("simulate", "tavern", "--games=2", *words, "--trace", tmp_path / "game-{n}.jsonl")
    assert re.match(r"2 games ended, \d+ decisions, invariants hold, [\d.]+ ms a game\n", result.stdout)
    files = sorted(tmp_path.iterdir())
    result = run("verify", *files)
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (0, "2 agree, 0 differ")
    assert read_trace(files[1].read_text(encoding="utf-8"))[0] == {
        "type": "start",
        "game": "tavern",
        "rules": ENTRY.game.rules_number,
        "seats": ["zot", "gog"],
        "drinks": ["RDI 2", "RDI 1"],
        "events": [],
        "first": -1,
        "variant": "individual",
        "seed": "7/2",
    }


@pytest.mark.parametrize(
    ("variant", "seats"),
    [("two_headed_dragon", 6), ("boss_battle", 4), ("leaders_and_lackeys", 4), ("boss_versus_boss", 2)],
)
def test_games_of_every_variant_write_traces_that_verify(run, tmp_path, variant, seats):
    words = [f"--seats={seats}", f"--variant={variant}", "--seed=3", "--trace", tmp_path / "game.jsonl"]
    assert run("simulate", "tavern", *words).exit_code == 0
    lines = read_trace((tmp_path / "game.jsonl").read_text(encoding="utf-8"))
    assert lines[0]["variant"] == variant
    assert run("verify", tmp_path / "game.jsonl").stdout.splitlines()[-1] == "1 agree, 0 differ"


def test_the_arena_seats_villains_where_a_boss_sits(run):
    words = ["--variant=boss_battle", "--characters=all", "--games=2", "--seed=3"]
    assert "thumb" in run("arena", "tavern", "--bots=thumb,thumb,any", *words).stdout


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (("tavern", "--seats=9"), "seats: 2 to 8, not 9"),
        (("tavern", "--seats=2", "--character=zot"), "characters: one a seat, 2, not 1"),
        (("tavern", "--seats=2", "--character=zot", "--character=nobody"), "nobody"),
        (("tavern", "--drinks=RDI 77"), "RDI 77"),
        (("tavern", "--option=drinking"), "no Event deck"),
        (("tavern", "--hands=2"), "no hands"),
        (("tavern", "--variant=everybody"), "everybody"),
        (("tavern", "--variant=two_headed_dragon", "--seats=5"), "seats"),
        (("draft", "--variant=boss_battle"), "no variants"),
        (("draft", "--character=nils"), "no characters"),
        (("draft", "--drinks=RDI 1"), "no Drink Decks"),
    ],
)
def test_a_game_that_cannot_be_is_one_line_and_exit_code_2(run, words, fault):
    result = run("simulate", *words)
    assert result.exit_code == 2
    assert fault in result.stderr
    assert result.stderr.count("\n") == 1


def test_the_same_seed_gives_the_same_trace():
    assert played(4, seed="x").lines == played(4, seed="x").lines != played(4, seed="y").lines


def test_a_trace_has_every_kind_of_line_in_its_form(game):
    keys = {line["type"]: set(line) - {"type"} for line in game.lines}
    assert keys == {
        "start": {"game", "rules", "seats", "drinks", "events", "first", "variant", "seed"},
        "event": {"kind", "public", "private"},
        "state": {"rest", "seats", "inn", "pot", "drink_deck", "drink_discard", "bar_deck"},
        "ask": {"asks"},
        "answer": {"seat", "kind", "value", "by"},
        "end": {"totals", "winners"},
    }
    seats = {key for line in of_type(game.lines, "state") for seat in line["seats"] for key in seat}
    assert seats == {"fortitude", "alcohol", "gold", "hand", "deck", "discard", "pile"}


def test_the_states_tell_every_rest_point_and_add_up(game):
    states = of_type(game.lines, "state")
    steps = [state["rest"] for state in states]
    assert steps[:2] == ["deal", "discard_before"]
    assert "turn_end" in steps
    for state in states[1:]:
        assert sum(seat["gold"] for seat in state["seats"]) + state["inn"] + state["pot"] == 50
        piles = sum(seat["pile"] for seat in state["seats"])
        assert piles + state["drink_deck"] + state["drink_discard"] + state["bar_deck"] == 30
        assert all(seat["hand"] + seat["deck"] + seat["discard"] == 40 for seat in state["seats"])
        assert len(state["seats"]) == 5


def test_what_only_one_seat_sees_is_told_apart(game):
    dealt = next(line for line in game.lines if line.get("kind") == "dealt")
    assert sorted(dealt["private"]) == ["0", "1", "2", "3", "4"]
    assert all(len(own["hand"]) == 7 for own in dealt["private"].values())
    for drew in (line for line in game.lines if line.get("kind") == "drew"):
        assert list(drew["private"]) == [str(drew["public"]["seat"])]


def test_seats_are_written_by_character(game):
    orders = [line for line in of_type(game.lines, "answer") if line["kind"] == "order"]
    assert orders
    assert {line["value"] for line in orders} <= set(CHARACTERS)


def test_some_choices_are_interrupted_and_offered_again():
    lines = [line for seed in range(6) for line in played(8, seed=f"interrupts/{seed}").lines]
    interrupts = [index for index, line in enumerate(lines) if line.get("kind") == "interrupt"]
    assert interrupts
    for index in interrupts:
        assert lines[index + 1]["type"] == "event", "the interrupt closes the poll at once"
        assert lines[index + 1]["kind"] in ("announced", "potion_for_sale")


def test_the_bot_that_answers_anything_seldom_interrupts():
    """One in eight times, from the bots' stream; what it lets be has no answer."""
    bot, stream = by_name("any"), Rng("test/interrupts")
    match = Match.start(ENTRY.game, ENTRY.names.simulated(8), "seldom")
    chooser = Rng("test/play")
    while True:
        ask = next((ask for ask in match.pending if not ask.required and ask.options.legal()), None)
        if ask is not None:
            break
        for open_ask in match.unanswered():
            match.answer(open_ask.seat, open_ask.id, open_ask.options.pick(chooser))
        close_if_all_have_declared(match)
    answers = [bot_answer(match, ask, bot, stream) for _ in range(800)]
    assert 70 < sum(answer is not None for answer in answers) < 130
    assert set(answers) == {None, *ask.options.legal()}


def test_bots_look_at_the_table_only_where_they_choose():
    """`any` never does; `thumb` declares nothing without a look only where it has no card to declare."""
    looked: list[str] = []

    class Looking(ThumbBot):
        def answer(self, view, prompt, chooser):
            looked.append(prompt["kind"])
            assert prompt["kind"] != "declare" or len(prompt["options"]["one"]) > 2
            return super().answer(view, prompt, chooser)

    setup = ENTRY.names.simulated(4)
    told = play_game(ENTRY, setup, "looks", [Looking(lambda game: ENTRY.thumb)] * 4)
    assert told.lines == play_game(ENTRY, setup, "looks", [by_name("thumb")] * 4).lines
    assert 0 < len(looked) < told.decisions / 2

    class Blind(AnyBot):
        def answer(self, view, prompt, chooser):
            raise AssertionError("it looks at the table")

    assert play_game(ENTRY, setup, "blind", [Blind()] * 4).result


CHANGES = {
    "an event": ("event", lambda line: line["public"].update(seat=7)),
    "a hand": ("event", lambda line: line["private"].update({"0": {"hand": []}})),
    "a legal answer": ("ask", lambda line: line["asks"][0]["legal"].pop()),
    "the Gold of a seat": ("state", lambda line: line["seats"][1].update(gold=99)),
    "the Drink Deck": ("state", lambda line: line.update(drink_deck=3)),
    "the winners": ("end", lambda line: line.update(winners=[])),
}


@pytest.mark.parametrize(("kind", "change"), CHANGES.values(), ids=CHANGES.keys())
def test_verify_finds_a_change(trace, kind, change):
    trace.check_found(kind, change)


def test_verify_finds_another_answer(trace):
    line = next(line for line in trace.of_type("answer") if line["kind"] == "order")
    line["value"] = next(name for name in trace.lines[0]["seats"] if name != line["value"])
    assert trace.verify()[0] == 1


def test_verify_finds_an_illegal_answer(trace):
    line = trace.of_type("answer")[0]
    line["value"] = "a song"
    code, found = trace.verify()
    assert (code, found.split(":")[0]) == (1, f"line {trace.number(line)}")
    assert "no card 'a song'" in found


def test_a_trace_of_other_rules_is_checked_for_the_deal_only(trace):
    trace.lines[0]["rules"] = 999
    trace.lines[-1]["winners"] = []
    code, found = trace.verify()
    assert code == 0
    assert found.endswith(f"(played with rules 999, not {TAVERN.rules_number}: only dice and shuffles checked)")
    dealt = next(line for line in trace.lines if line.get("kind") == "dealt")
    dealt["private"]["2"]["hand"].reverse()
    code, found = trace.verify()
    assert code == 1
    assert found.startswith(f"line {trace.number(dealt)}: the seed deals ")


def test_the_arena_of_the_tavern(run):
    result = run("arena", "tavern", "--bots=any,any,any", "--games=12", "--seed=1")
    assert result.exit_code == 0
    said = result.stdout.splitlines()
    lines = [re.fullmatch(r"any (\d+\.\d) %", line) for line in said[:3]]
    shares = [float(line[1]) for line in lines if line is not None]
    assert len(shares) == len(lines) == 3
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(100, abs=0.2)
    assert re.fullmatch(r"turns: median [\d.]+, half of the games [\d.]+ to [\d.]+, shortest \d+, longest \d+", said[3])
    assert sum(int(line.split()[-2]) for line in said[4:]) == 12


def test_the_arena_tells_how_the_turns_are_distributed():
    assert list(distribution([31, 9, 12, 17])) == [
        "turns: median 14.5, half of the games 9.75 to 27.5, shortest 9, longest 31",
        "turns   0 to   9:     1 games",
        "turns  10 to  19:     2 games",
        "turns  20 to  29:     0 games",
        "turns  30 to  39:     1 games",
    ]
    assert list(distribution([20])) == [
        "turns: median 20, half of the games 20 to 20, shortest 20, longest 20",
        "turns  20 to  29:     1 games",
    ]


@pytest.mark.parametrize("bot", ["any", "thumb"])
def test_bots_use_potion_tokens_and_the_trace_tells_it(bot, tmp_path):
    setup = TAVERN.read_setup({"seats": ["daareka", "gerki", "fiona", "zot"], "variant": "boss_battle"})
    game_played = play_game(ENTRY, setup, "tokens", bots_of_seats(bot, 4))
    file = tmp_path / "tokens.jsonl"
    write_trace(file, game_played.lines)

    used = [line for line in game_played.lines if line["type"] == "use"]
    assert used
    assert all(line["by"] == "bot" and line["value"] in ("fortitude", "alcohol", "gold") for line in used)
    assert verify_file(file, installed()).agrees


def test_the_arena_of_boss_battles_tells_how_often_the_boss_wins(run):
    command = ("arena", "tavern", "--bots=any,any,any", "--variant=boss_battle", "--games=6", "--seed=1")

    first, *bots = run(*command).stdout.splitlines()[:4]

    boss = float(first.removeprefix("the Boss wins ").removesuffix(" %"))
    assert round(sum(float(line.split()[1]) for line in bots)) == 100
    assert boss in {round(100 * won / 6, 1) for won in range(7)}
