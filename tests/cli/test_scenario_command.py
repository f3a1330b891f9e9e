"""`dwarfdraft scenario`: what it prints, and what it says of files that are wrong."""

import re
from pathlib import Path

import pytest

GIVEN = Path(__file__).parent.parent / "scenarios" / "draft" / "given"

HEAD = """
title = "t"
rules = ["DDD-TURN-01"]
game = "draft"
seed = 1
"""
TABLE = """
[table]
seats = ["durnan", "nils"]
"""
FIGHT = """
[setup]
hands = [["durnan/fight"], ["nils/steal"]]
dice = [[1, 1, 1, 1, 1], [2, 2, 2, 2, 2]]
"""
DRAFT = """
[[step]]
seat = 0
ask = "draft"
answer = { card = "durnan/fight", die = "0.0" }
"""


@pytest.fixture
def scenario(tmp_path, run):
    """Return a function that runs one scenario text and returns the line about it."""

    def call(text: str) -> str:
        file = tmp_path / "one.toml"
        file.write_text(text, encoding="utf-8")
        result = run("scenario", file)
        line, closing = result.stdout.splitlines()
        passed = closing == "1 passed, 0 failed"
        assert passed or closing == "0 passed, 1 failed"
        assert result.exit_code == (0 if passed else 1)
        assert line.startswith(f"ok      {file}" if passed else f"FAILED  {file}: ")
        return "" if passed else line.removeprefix(f"FAILED  {file}: ")

    return call


def test_a_folder_of_scenarios_is_run_in_order_a_line_a_file(run):
    result = run("scenario", GIVEN)
    lines = result.stdout.splitlines()
    assert result.exit_code == 0
    assert lines[-1] == "18 passed, 0 failed"
    assert [line.split("/")[-1] for line in lines[:-1]] == sorted(file.name for file in GIVEN.glob("*.toml"))
    assert all(line.startswith("ok ") for line in lines[:-1])


def test_a_scenario_that_holds_is_ok(scenario):
    assert scenario(HEAD + TABLE + FIGHT + DRAFT + "[expect]\nturn = 1") == ""


FILES = {
    "no TOML: ": "title = ",
    "the file: no title": 'game = "draft"',
    "the file: unknown key 'colour'; known: expect, game,": HEAD + "colour = 1" + TABLE,
    "game: unknown 'whist'; known: draft": HEAD.replace("draft", "whist") + TABLE,
    "set-up: table: beds: unknown_key": HEAD + TABLE + "beds = 2",
    "set-up: table: seats: unknown_dwarf": HEAD + TABLE.replace("nils", "gandalf"),
    "step 1: no seat 5; seats: 0 to 1": HEAD + TABLE + DRAFT.replace("seat = 0", "seat = 5"),
}
"""What is said of a file."""
SETUPS = {
    "set-up: setup: unknown key 'mugs'; known: hands, deck,": "mugs = 1",
    "set-up: deck: no card 'nils/song'": 'deck = ["nils/song"]',
    "set-up: deck: no card 'myra/gift'": 'deck = ["myra/gift"]',
    "set-up: setup: nils/gift is there twice": 'deck = ["nils/gift", "nils/gift"]',
    "set-up: dice of seat 0: 1 to 6, not 7": "dice = [[7, 1, 1, 1, 1], []]",
    "set-up: dice of seat 0: 5 values or none, not 4": "dice = [[1, 1, 1, 1], []]",
    "set-up: hands of seat 0: 3 cards, but turn 6 begins with 2": (
        'turn = 6\nhands = [["nils/gift", "nils/round", "nils/fight"], []]'
    ),
    "set-up: places of seat 0: 1 cards, but turn 1 begins with 0": 'places = [["nils/gift@0.0"], []]',
    "set-up: places: die 0.0 lies on two cards": 'turn = 3\nplaces = [["nils/gift@0.0", "nils/round@0.0"], []]',
    "set-up: places of seat 0, column 1: unresolved cards lie there only while drafting with best-laid-plans": (
        'turn = 2\nplaces = [["nils/gift@0.0 unresolved"], []]'
    ),
    "set-up: places of seat 0, column 1: write card@die": 'turn = 2\nplaces = [["nils/gift"], []]',
}
"""What is said of a set-up."""
STEPS = {
    "expect: unknown key 'mood'; known: bonus,": "[expect]\nmood = 1",
    "step 1: unknown key 'shout'; known: answer,": "[[step]]\nseat = 0\nshout = 1",
    "step 1: exactly one of answer, legal, withdraw, expire": "[[step]]\nseat = 0",
    "step 1: legal for seat 0 (draft): expected [1], found {'card': [": "[[step]]\nseat = 0\nlegal = [1]",
    "step 1: withdraw of seat 0 (draft): not_legal": "[[step]]\nseat = 0\nwithdraw = true",
    "step 1: expire of seat 0 (draft): not_legal": "[[step]]\nseat = 0\nexpire = true",
    "expect: scores: no hand has been scored yet": "[expect]\nscores = [1, 2]",
    "expect: dice: no die '3.0'": '[expect.dice]\n"3.0" = 4',
    "step 1: die: no die '0.7'; dice: 0.0 to 1.4": FIGHT + DRAFT.replace("0.0", "0.7"),
    "step 1: seat 0 is not asked 'card'; pending: seat 0 draft, seat 1 draft": FIGHT + DRAFT.replace("draft", "card"),
    "step 1: answer {'card': 'durnan/fight', 'die': '1.0'} of seat 0 (draft): not_legal; legal: card durnan/": (
        FIGHT + DRAFT.replace('die = "0.0"', 'die = "1.0"')
    ),
    "expected not_legal, found accepted": FIGHT + DRAFT + 'refused = "not_legal"',
    "step 1: refused: goes with answer and is one of": FIGHT + DRAFT + 'refused = "no"',
    "expect: dice: expected {'0.0': 4}, found {'0.0': 1}": FIGHT + DRAFT + '[expect.dice]\n"0.0" = 4',
    "step 1: turn: expected 3, found 1": FIGHT + DRAFT + "[step.expect]\nturn = 3",
}
"""What is said of steps and of what they lead to."""
WRONG = [
    *FILES.items(),
    *((message, HEAD + TABLE + "[setup]\n" + setup) for message, setup in SETUPS.items()),
    *((message, HEAD + TABLE + steps) for message, steps in STEPS.items()),
]


@pytest.mark.parametrize(("message", "text"), WRONG, ids=[message for message, _ in WRONG])
def test_a_wrong_scenario_fails_and_names_the_place(scenario, message, text):
    assert message in scenario(text)


def test_a_step_for_a_seat_that_is_not_asked_says_who_is(scenario):
    bully = DRAFT + DRAFT.replace("seat = 0", "seat = 1").replace("durnan/fight", "nils/council").replace("0.0", "1.0")
    text = HEAD + TABLE + FIGHT.replace("nils/steal", "nils/council") + bully + '[[step]]\nseat = 1\nanswer = "1.0"'
    assert scenario(text) == "step 3: seat 1 is not asked; pending: seat 0 die"


def test_a_scripted_roll_that_is_too_high_fails(scenario):
    text = (
        HEAD
        + '[table]\nseats = ["durnan", "nils"]\noptions = ["more-luck"]\n'
        + '[setup]\nhands = [["durnan/council"], ["nils/council"]]\nrolls = [9]\ndeck = ["durnan/gift"]\n'
        + DRAFT.replace("fight", "council")
        + DRAFT.replace("seat = 0", "seat = 1").replace("durnan/fight", "nils/council").replace("0.0", "1.0")
        + '[[step]]\nseat = 0\nask = "luck"\nanswer = "yes"'
    )
    assert scenario(text) == "step 3: scripted roll 9 on a die with 6 sides"


def test_answers_can_be_taken_back_and_time_runs_out(scenario):
    table = '[table]\nseats = ["durnan", "nils"]\noptions = ["keep-it-going"]\n'
    steps = DRAFT + "[[step]]\nseat = 0\nwithdraw = true\n" + DRAFT + "[[step]]\nseat = 1\nexpire = true\n"
    expect = '[expect]\npending = [{ seat = 0, ask = "back" }]'
    assert scenario(HEAD + table + FIGHT + steps + expect) == ""


TAVERN = """
title = "t"
rules = []
game = "tavern"
seed = 1
[table]
characters = ["zot", "gerki", "fiona"]
[setup]
phase = "drink"
hands = [["Bad Pooky! Don't drink that!"], [], ["I'm a quick healer."]]
piles = [["Wine"], [], []]
fortitude = [20, 20, 10]
"""


@pytest.fixture
def printed(tmp_path, run):
    """Return a function that runs the steps at a table of the tavern and returns what stands behind the file's name."""

    def call(text: str) -> str:
        file = tmp_path / "one.toml"
        file.write_text(TAVERN + text, encoding="utf-8")
        line: str = run("scenario", file).stdout.splitlines()[0]
        return line.split(str(file), 1)[1]

    return call


def step(seat: str, ask: str, act: str) -> str:
    return f'[[step]]\nseat = "{seat}"\nask = "{ask}"\n{act}\n'


def test_a_step_that_fails_past_its_turn_names_the_turn_reached(printed):
    line = printed(step("zot", "stare", 'answer = "lose"'))
    assert re.fullmatch(
        r": step 1: seat 0 is not asked 'stare'; nothing is pending: the game is over; "
        r"the game ran on from turn 1 to turn \d+",
        line,
    )


@pytest.mark.parametrize("act", ['answer = "none"', 'legal = ["none"]', "reach = true"])
def test_a_step_that_runs_on_further_than_it_may_mean_says_so(printed, act):
    hand = printed(step("zot", "action", act))
    assert "step 1: " in hand
    assert "turn 1 to turn 4" in hand


def test_to_reach_the_next_turn_is_what_reach_is_for(printed):
    assert printed(step("gerki", "discard", "reach = true")) == ""
    assert printed(step("gerki", "discard", "answer = []")) == " (step 1: ran on from turn 1 to turn 2)"


def test_a_step_that_names_its_turn_runs_on_to_it_and_no_further(printed):
    assert printed(step("zot", "action", "reach = true\nturn = 4")) == ""
    assert printed(step("gerki", "action", "reach = true\nturn = 1")) == (
        ": step 1: seat 1 is not asked 'action' in turn 1: it is turn 2; the game ran on from turn 1 to turn 2"
    )
    assert printed(step("gerki", "action", 'reach = true\nturn = "4"')) == ": step 1: turn: a number, not '4'"


def test_a_step_that_does_not_run_on_is_in_the_turn_that_it_names(printed):
    still = step("zot", "declare", "reach = true\nstill = true\nturn = 1")
    assert printed(still) == ""
    assert printed(still.replace("turn = 1", "turn = 2")) == (
        ": step 1: seat 0 is not asked 'declare' in turn 2: it is turn 1"
    )


POOKY = step("zot", "declare", 'during = "drinks"\nanswer = "Bad Pooky! Don\'t drink that!"')
HEALER = step("fiona", "declare", 'answer = "I\'m a quick healer."')
AT_THE_END = step("gerki", "discard", "reach = true")
UNPLAYED = '"Bad Pooky! Don\'t drink that!", declared by seat 0, was taken back and never played'


@pytest.mark.parametrize(
    "between",
    [
        HEALER,
        step("zot", "declare", "still = true\nwithdraw = true"),
        step("zot", "declare", 'still = true\nanswer = "wait"'),
    ],
    ids=["for another card", "withdrawn", "answered anew"],
)
def test_a_declaration_that_was_taken_back_and_never_played_is_named_at_the_end(printed, between):
    assert printed(POOKY + between + AT_THE_END) == f" (step 1: {UNPLAYED})"
    assert printed(POOKY + between + POOKY + AT_THE_END) == ""


def test_a_declaration_that_was_played_or_may_still_be_is_not_named(printed):
    assert printed(POOKY + AT_THE_END) == ""
    assert printed(POOKY) == ""
    waiting = step("gerki", "declare", 'still = true\nanswer = "pass"')
    assert printed(POOKY + waiting) == ""


def test_it_is_named_too_if_the_scenario_fails(printed):
    line = printed(POOKY + HEALER + AT_THE_END + "[expect]\nhand_sizes = [0, 0, 0]\n")
    assert line.startswith(": expect: hand_sizes: expected [0, 0, 0], found ")
    assert line.endswith(f" (step 1: {UNPLAYED})")


def test_a_folder_without_scenarios_is_a_mistake(run, tmp_path):
    result = run("scenario", tmp_path)
    assert (result.exit_code, result.stderr) == (2, "dwarfdraft: no scenario files (*.toml) there\n")


def test_what_happened_is_printed_below_the_line_of_a_file_up_to_the_step_that_fails(tmp_path, run):
    bully = DRAFT.replace("seat = 0", "seat = 1").replace("durnan/fight", "nils/steal").replace("0.0", "1.0")
    file = tmp_path / "one.toml"
    file.write_text(HEAD + TABLE + FIGHT + DRAFT + bully + "[step.expect]\nturn = 5\n" + DRAFT, encoding="utf-8")

    told = run("scenario", "--events", file).stdout.splitlines()

    assert told[0].startswith(f"FAILED  {file}: step 2: turn: expected 5")
    assert told[1] == (
        '        step 2: committed {"turn": 1, "dice": ["0.0", "1.0"]}; '
        'seat 0: {"card": "durnan/fight"}; seat 1: {"card": "nils/steal"}'
    )
    assert all(line.startswith("        step 2: ") for line in told[1:-1])
    assert run("scenario", file).stdout.splitlines() == [told[0], told[-1]]
