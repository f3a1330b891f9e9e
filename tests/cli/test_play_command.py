"""`dwarfdraft play`: a whole hand in the terminal, by numbers."""

import re

import pytest
from rich.console import Console

from dwarfdraft.catalogue_build import LANGUAGES
from dwarfdraft.games.catalogue import GAMES
from dwarfdraft.games.draft.options import OPTIONS
from dwarfdraft.play import ME, Terminal, play_in_terminal
from dwarfdraft.simulate import bots_of_seats

pytestmark = pytest.mark.usefixtures("compiled")


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
def test_every_question_and_event_has_its_words(language, seats, tmp_path):
    """Games with all optional rules, random numbers typed, say nothing with a key or a hole in it."""
    file = tmp_path / "said.txt"
    entry = GAMES["draft"]
    with file.open("w", encoding="utf-8") as out:
        for game in range(5):
            typed = [0]

            def read(question: str, typed: list[int] = typed, game: int = game) -> str:
                typed[0] += 1
                one = (typed[0] * 7 + game) % 9 + 1
                return f"{one} {one % 5 + 1}" if any(word in question for word in ("spaces", "пробел")) else str(one)

            terminal = Terminal(language, Console(file=out, width=120), read)
            setup = entry.names.simulated(seats, 2, OPTIONS[1:])
            result = play_in_terminal(entry, setup, f"words/{game}", bots_of_seats("any", seats), terminal)
            assert len(result["totals"]) == seats
    said = file.read_text(encoding="utf-8")
    assert not re.search(r"\b(play|card|dwarf)\.[a-z]", said)
    assert "{" not in said


def test_the_terminal_shows_nothing_that_its_seat_may_not_see(tmp_path):
    """Two games that differ only in what seat 0 has not seen look alike until the first reveal."""
    entry = GAMES["draft"]
    assert ME == 0
    said = []
    for seed in ("a", "b"):
        file = tmp_path / seed
        with file.open("w", encoding="utf-8") as out:
            terminal = Terminal("en", Console(file=out, width=120), lambda question: "1")
            play_in_terminal(
                entry, entry.names.simulated(3, 1, ("best-laid-plans",)), seed, bots_of_seats("any", 3), terminal
            )
        said.append(file.read_text(encoding="utf-8"))
    for text in said:
        tables = text.split("Which card do you draft?")[1:5]
        others = [line for table in tables for line in table.splitlines() if line.startswith(("│ Nils", "│ Myra"))]
        assert others
        assert all("a face-down card (not revealed)" in line for line in others)
