"""The options of a game stand in its declaration; what is said of them elsewhere is read there or held to it here."""

import json
import re
from pathlib import Path

import pytest

from dwarfdraft.engine.game import BadSetup, Bounds
from dwarfdraft.games.options import Choice, Flag, Number, Several, TableOptions
from dwarfdraft.games.registry import installed

PROTOCOL = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
GAMES = list(installed())

DECLARED = TableOptions(
    all=(
        Flag(name="loud"),
        Number(name="rounds", bounds=Bounds(default=2, least=1, most=4)),
        Choice(name="mood", of=("calm", "wild"), unknown="unknown_mood"),
        Several(name="mugs", of=("small", "large"), unknown="unknown_mug", not_a_list="no_mug", may_be_empty=False),
    )
)


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"loud": 1}, ("loud", "not_yes_or_no")),
        ({"rounds": 5}, ("rounds", "out_of_range")),
        ({"rounds": True}, ("rounds", "out_of_range")),
        ({"mood": "sad"}, ("mood", "unknown_mood")),
        ({"mugs": []}, ("mugs", "no_mug")),
        ({"mugs": "small"}, ("mugs", "no_mug")),
        ({"mugs": ["small", "small"]}, ("mugs", "unknown_mug")),
        ({"hats": 1}, ("hats", "unknown_option")),
    ],
)
def test_each_kind_refuses_what_it_cannot_be(options, fault):
    with pytest.raises(BadSetup) as caught:
        DECLARED.read({"mugs": ["small"]} | options)

    assert (caught.value.field, caught.value.key) == fault


def test_what_is_read_is_complete_and_in_order():
    read = DECLARED.read({"mugs": ["large", "small"], "mood": "wild"})

    assert read == {"loud": False, "rounds": 2, "mood": "wild", "mugs": ["small", "large"]}


def test_the_protocol_lists_them_all():
    rows = re.findall(r"^\| (\w+) \| `\"(.*?)\": (.*)` \| `(.*)` \|$", PROTOCOL.read_text("utf-8"), re.MULTILINE)
    wanted = [
        (game, one.name, one.shape(), json.dumps(one.standard))
        for game, plugin in installed().items()
        for one in plugin.offer.options.all
    ]

    assert rows == wanted


@pytest.mark.parametrize("game", GAMES)
def test_the_game_takes_its_own_presets(game):
    options = installed()[game].offer.options
    sets = [*(one.options for one in options.presets.values()), options.quick, options.public, options.measured]

    for one in sets:
        assert options.read(one).items() >= one.items()


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_told_the_presets(visitor, game):
    presets = installed()[game].offer.options.presets

    assert visitor().boot()["games"][game]["presets"] == {
        name: {"options": dict(one.options), "speed": one.speed} for name, one in presets.items()
    }


@pytest.mark.parametrize("game", GAMES)
def test_the_openapi_page_names_them(visitor, game):
    schema = visitor().api("GET", "/openapi.json")["components"]["schemas"]["NewTableBody"]["properties"]["options"]
    (line,) = (one for one in schema["description"].split("; ") if one.startswith(f"{game}: "))

    assert line == f"{game}: " + ", ".join(f"`{one.name}` {one.shape()}" for one in installed()[game].offer.options.all)
