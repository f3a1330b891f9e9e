"""A mistake on the command line is one line on standard error and exit code 2."""

import subprocess
import sys

import pytest

MISTAKES = {
    "unknown command": ["brew"],
    "unknown option": ["simulate", "draft", "--spilled"],
    "unknown game": ["simulate", "chess"],
    "missing argument": ["verify"],
    "no such file": ["verify", "nowhere.jsonl"],
    "no such scenario": ["scenario", "nowhere.toml"],
    "too many seats": ["simulate", "draft", "--seats", "9"],
    "unknown optional rule": ["simulate", "draft", "--option", "free-beer"],
    "no hands": ["simulate", "draft", "--hands", "0"],
    "unknown bot": ["simulate", "draft", "--bots", "genius"],
    "too few bots": ["simulate", "draft", "--seats", "4", "--bots", "any,any"],
    "several games in one trace": ["simulate", "draft", "--games", "2", "--trace", "one.jsonl"],
    "a trace where none can be": ["simulate", "draft", "--trace", "no/such/folder/t.jsonl"],
    "one bot in the arena": ["arena", "draft", "--bots", "any"],
    "unknown language": ["cards", "--lang", "dwarvish"],
    "unknown bench": ["bench", "liver"],
    "unknown bot in the terminal": ["play", "draft", "--bots", "genius"],
}


@pytest.mark.parametrize("words", MISTAKES.values(), ids=MISTAKES.keys())
def test_a_mistake_is_one_line_and_exit_code_2(run, words):
    result = run(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("dwarfdraft: ")
    assert result.stderr.count("\n") == 1


def test_an_unknown_bot_is_told_who_there_is(run):
    assert "unknown bot 'genius'; known: any, thumb" in run("arena", "draft", "--bots", "genius,any").stderr


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["scenario"],
        ["simulate"],
        ["verify"],
        ["cards"],
        ["arena"],
        ["bench"],
        ["bench", "engine"],
        ["bench", "service"],
        ["play"],
    ],
    ids=lambda words: " ".join(words) or "dwarfdraft",
)
def test_every_command_has_help(run, words):
    result = run(*words, "--help")
    assert result.exit_code == 0
    assert result.stdout.startswith("Usage:")


def test_the_package_runs_as_a_module():
    done = subprocess.run(
        [sys.executable, "-m", "dwarfdraft", "--version"], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.startswith("dwarfdraft, version")
