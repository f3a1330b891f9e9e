"""`simulate`, `verify`, `arena`: games from a seed, and traces that are checked again."""

import json
import re
from itertools import combinations

import pytest

from dwarfdraft.games.draft.options import OPTIONS
from dwarfdraft.games.registry import installed
from dwarfdraft.simulate import bots_of_seats, play_game
from dwarfdraft.traces import read_trace, verify_file, write_trace
from tests.cli.conftest import Trace

EVERY_OPTION = ["--option=keep-it-going", "--option=more-luck", "--option=drinking"]


@pytest.fixture
def trace(run, tmp_path):
    """A trace with every kind of line."""
    file = tmp_path / "trace.jsonl"
    assert run("simulate", "draft", "--hands=2", *EVERY_OPTION, "--seed=any text", "--trace", file).exit_code == 0
    return Trace(run, file, read_trace(file.read_text(encoding="utf-8")))


def reveals_by_hand(lines):
    hands: list[list[str]] = []
    for line in lines:
        if line["type"] == "deal":
            hands.append([])
        elif line["type"] == "reveal":
            hands[-1].append(line["card"])
    return hands


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.rules("DDD-INV-01", "DDD-INV-02", "DDD-INV-03", "DDD-INV-04")
def test_games_with_every_combination_of_options_end_and_verify(seats, tmp_path):
    entry = installed()["draft"]
    file = tmp_path / "trace.jsonl"
    for many in range(len(OPTIONS) + 1):
        for options in combinations(OPTIONS, many):
            setup = entry.names.simulated(seats, {"hands": 2, "options": options})
            played = play_game(entry, setup, f"{seats} {options}", bots_of_seats("any", seats))
            assert played.lines[-1]["type"] == "end"
            for revealed in reveals_by_hand(played.lines):
                assert len(revealed) == len(set(revealed))
            write_trace(file, played.lines)
            assert verify_file(file, installed()).agrees


def test_a_simulated_game_writes_a_trace_that_verifies(run, tmp_path):
    result = run("simulate", "draft", "--games=3", "--seats=3", "--seed=7", "--trace", tmp_path / "game-{n}.jsonl")
    assert re.match(r"3 games ended, \d+ decisions, invariants hold, ", result.stdout)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["game-1.jsonl", "game-2.jsonl", "game-3.jsonl"]
    result = run("verify", *files)
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-1] == "3 agree, 0 differ"
    assert json.loads(files[1].read_text(encoding="utf-8").splitlines()[0]) == {
        "type": "start",
        "game": "draft",
        "rules": 1,
        "seats": ["durnan", "nils", "myra"],
        "hands": 1,
        "options": [],
        "seed": "7/2",
    }


@pytest.mark.rules("DDD-INV-05")
def test_the_same_seed_gives_the_same_trace(run, tmp_path):
    for name in ("a", "b"):
        run("simulate", "draft", "--seed=x", *EVERY_OPTION, "--trace", tmp_path / name)
    run("simulate", "draft", "--seed=y", *EVERY_OPTION, "--trace", tmp_path / "c")
    texts = [(tmp_path / name).read_text(encoding="utf-8") for name in "abc"]
    assert texts[0] == texts[1] != texts[2]


def test_a_trace_has_every_kind_of_line_in_its_form(trace):
    keys = {line["type"]: set(line) - {"type"} for line in trace.lines if line["type"] != "answer"}
    assert keys == {
        "start": {"game", "rules", "seats", "hands", "options", "seed"},
        "deal": {"hand", "hands", "deck", "dice"},
        "ask": {"asks"},
        "starts": {"turn", "card", "seat"},
        "reveal": {"seat", "card"},
        "roll": {"die", "value"},
        "drink": {"seats", "card"},
        "score": {"hand", "dice", "bonus", "scores"},
        "end": {"totals", "winners"},
    }
    assert all({"seat", "kind", "value", "by"} <= set(line) for line in trace.of_type("answer"))
    score = trace.of_type("score")[0]
    assert score["scores"] == [dice + bonus for dice, bonus in zip(score["dice"], score["bonus"], strict=True)]


def test_late_seats_have_no_answer_and_their_backs_say_what_they_drew(trace):
    lines = trace.lines
    first = next(i for i, line in enumerate(lines) if line["type"] == "ask" and line["asks"][0]["kind"] == "back")
    drafts = next(
        i for i in range(first, 0, -1) if lines[i]["type"] == "ask" and lines[i]["asks"][0]["kind"] == "draft"
    )
    committed = {line["seat"] for line in lines[drafts:first] if line["type"] == "answer"}
    late = set(range(4)) - committed
    pickers = {ask["seat"] for ask in lines[first]["asks"]}
    assert pickers == {(seat + 1) % 4 for seat in late}
    for line in lines[first + 1 : first + 1 + len(pickers)]:
        assert line["kind"] == "back"
        assert re.fullmatch(r"\w+/[\w-]+", line["card"])


CHANGES = {
    "a roll": ("roll", lambda line: line.update(value=line["value"] % 6 + 1)),
    "a deal": ("deal", lambda line: line["deck"].reverse()),
    "a die": ("deal", lambda line: line["dice"][0].reverse()),
    "a legal answer": ("ask", lambda line: line["asks"][0]["legal"]["card"].pop()),
    "a score": ("score", lambda line: line["scores"].reverse()),
    "a drink": ("drink", lambda line: line["seats"].append(7)),
    "a reveal": ("reveal", lambda line: line.update(seat=line["seat"] + 1)),
    "the start of a turn": ("starts", lambda line: line.update(turn=4)),
    "the winners": ("end", lambda line: line.update(winners=[])),
}


@pytest.mark.parametrize(("kind", "change"), CHANGES.values(), ids=CHANGES.keys())
def test_verify_finds_a_change(trace, kind, change):
    trace.check_found(kind, change)


def test_verify_finds_another_answer_where_the_game_goes_another_way(trace):
    answer = trace.of_type("answer")[0]
    asks = trace.lines[trace.number(answer) - 2]["asks"]
    cards = next(ask for ask in asks if ask["seat"] == answer["seat"])["legal"]["card"]
    answer["value"]["card"] = next(card for card in cards if card != answer["value"]["card"])
    code, found = trace.verify()
    assert code == 1
    assert re.match(r"line \d+: expected ", found)


def test_verify_finds_an_illegal_answer(trace):
    answer = trace.of_type("answer")[0]
    answer["value"]["die"] = "3.3" if answer["seat"] != 3 else "0.0"
    code, found = trace.verify()
    assert (code, found.split(":")[0]) == (1, f"line {trace.number(answer)}")
    assert "not_legal" in found


def test_verify_finds_a_missing_and_an_extra_line(trace):
    lines = trace.lines
    last = lines.pop()
    assert trace.verify() == (1, f"line {len(lines) + 1}: the trace ends, expected {json.dumps(last)}")
    lines += [last, last]
    assert trace.verify()[1].startswith(f"line {len(lines)}: expected the end of the trace")


def test_a_trace_of_other_rules_is_checked_for_dice_and_shuffles_only(trace):
    trace.lines[0]["rules"] = 999
    trace.of_type("score")[0]["scores"] = [0, 0, 0, 0]
    code, found = trace.verify()
    assert code == 0
    assert found.endswith("(played with rules 999, not 1: only dice and shuffles checked)")
    roll = trace.of_type("roll")[-1]
    roll["value"] = roll["value"] % 6 + 1
    code, found = trace.verify()
    assert code == 1
    assert found.startswith(f"line {trace.number(roll)}: the seed rolls ")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "line 1: not a start line"),
        ("no\n", "line 1: no JSON"),
        ('{"type": "end"}\n', "line 1: not a start line"),
        ('{"type": "start", "game": "whist"}\n', "line 1: unknown game 'whist'; known: draft"),
        ('{"type": "start", "game": "draft", "rules": 1, "seats": [], "seed": "1"}\n', "line 1: seats: two_to_eight"),
        ('{"type": "start", "game": "draft", "rules": 1, "seats": ["nils", "myra"]}\n', "line 1: seed: not a text"),
    ],
)
def test_a_file_that_is_no_trace_differs_and_says_why(run, tmp_path, text, fault):
    file = tmp_path / "t.jsonl"
    file.write_text(text, encoding="utf-8")
    result = run("verify", file)
    assert result.exit_code == 1
    assert result.stdout.splitlines()[0].startswith(f"DIFFERS  {file}: {fault}")


def test_the_arena_closes_with_a_line_a_bot_best_first(run):
    result = run("arena", "draft", "--bots=any,thumb,any", "--games=30", "--seed=1")
    lines = [re.fullmatch(r"(any|thumb) (\d+\.\d) %", line) for line in result.stdout.splitlines()]
    assert all(lines)
    found = [line.groups() for line in lines if line]
    shares = [float(share) for _, share in found]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(100, abs=0.2)
    assert sorted(name for name, _ in found) == ["any", "any", "thumb"]
