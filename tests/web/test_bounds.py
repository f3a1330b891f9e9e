"""What a number of the set-up may be stands in one place, the game's `NUMBERS`; everything else reads it there."""

import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from dwarfdraft.cli import main
from dwarfdraft.engine.game import BadSetup
from dwarfdraft.games.draft.offer import OFFER as DRAFT
from dwarfdraft.games.tavern.listing import OFFER as TAVERN
from dwarfdraft.service.interfaces import Offer
from dwarfdraft.service.names import MAX_CHARACTERS
from dwarfdraft.service.orders import MAX_THRESHOLD
from dwarfdraft.service.team_talk import LONGEST_TEXT

ROOT = Path(__file__).resolve().parents[2]
OFFERS: dict[str, Offer] = {"draft": DRAFT, "tavern": TAVERN}
NUMBERS = [(game, name) for game, offer in OFFERS.items() for name in offer.options.numbers]
NAMES = "hands|sip_limit|timer_s"

SECOND_PLACES = {
    "js": [
        re.compile(r"\b(?:least|most|maxlength|minlength|min|max)=(?:\$\{\d+\}|\"\d+\")"),
        re.compile(rf"\b(?:{NAMES})\b.*\b\d+ (?:to|–|-) ?\d+"),
    ],
    "py": [
        re.compile(rf"\b(?:{NAMES}|seats)\b.*(?:Range|whole|Bounds)\([^)]*\d+, *\w*=?\d+"),
        re.compile(rf"\b\d+ *<=? *\S*\b(?:{NAMES}|seats)\b\S* *<=? *\d+"),
        re.compile(rf"\"(?:{NAMES})\": *\(-?\d+, *-?\d+"),
        re.compile(r"^_?(?:LEAST|MOST)_(?:SEATS|HANDS|SIPS|TIMER)\w* *(?::.*)?= *\d+"),
    ],
}
"""What a bound looks like that is written down beside the game's own: in pages, and in Python."""

THE_PLACE = {
    "dwarfdraft/games/draft/options.py",
    "dwarfdraft/games/draft/cards.py",
    "dwarfdraft/games/tavern/state/options.py",
}


def second_places(text, kind):
    return [line.strip() for line in text.splitlines() if any(shape.search(line) for shape in SECOND_PLACES[kind])]


def test_no_page_and_no_module_writes_a_bound_down_a_second_time():
    files = [*(ROOT / "static" / "js").rglob("*.js"), *(ROOT / "templates").glob("*.html")]
    modules = [path for path in (ROOT / "dwarfdraft").rglob("*.py") if "migrations" not in path.parts]
    found = [
        f"{path.relative_to(ROOT)}: {line}"
        for path in (*files, *modules)
        if path.relative_to(ROOT).as_posix() not in THE_PLACE
        for line in second_places(path.read_text(encoding="utf-8"), "py" if path.suffix == ".py" else "js")
    ]
    assert found == [], "read it from the game's NUMBERS (Python) or from bounds.js (pages)"


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("least=${1} most=${9} off=${off}", "js"),
        ('<input value=${name} maxlength="24" />', "js"),
        (" * @property {number} timer_s  10 to 600.", "js"),
        ('@click.option("--hands", default=5, type=click.IntRange(1, 9))', "py"),
        ('    _NUMBERS = {"hands": (1, 1, 9)}', "py"),
        ("if not 2 <= seats <= 8:", "py"),
        ("seats = whole(2, 8)", "py"),
        ('"hands": Bounds(1, 1, 9),', "py"),
        ("MOST_HANDS: Final = 99", "py"),
    ],
)
def test_a_second_place_would_be_found(line, kind):
    assert second_places(line, kind) == [line.strip()]


@pytest.mark.parametrize(("game", "name"), NUMBERS)
def test_table_and_game_take_the_same_numbers(game, name):
    offer = OFFERS[game]
    bounds = offer.options.numbers[name]
    assert bounds.least <= bounds.default <= bounds.most
    assert offer.read_options({})[name] == bounds.default
    characters = list(offer.characters[: offer.most_seats])

    for number in (bounds.least, bounds.most):
        options = offer.read_options({name: number})
        assert offer.game.read_setup(offer.setup(options, characters, []))[name] == number
    wrong: list[Any] = [bounds.least - 1, bounds.most + 1, True, 1.0, "1", None]
    for number in wrong:
        with pytest.raises(BadSetup) as at_the_table:
            offer.read_options({name: number})
        assert (at_the_table.value.field, at_the_table.value.key) == (name, "out_of_range")
        with pytest.raises(BadSetup) as in_the_game:
            offer.game.read_setup({**offer.setup(offer.read_options({}), characters, []), name: number})
        assert in_the_game.value.field == name


@pytest.mark.parametrize(("game", "name"), NUMBERS)
def test_over_rest_the_same_numbers_are_taken(guest, game, name):
    offer = OFFERS[game]
    _, least, most = offer.options.numbers[name]
    for number in (least, most):
        code = guest.make_table(game=game, seats=offer.most_seats, options={name: number})
        assert guest.api("GET", f"/tables/{code}")["options"][name] == number
    for number in (least - 1, most + 1):
        body = {"game": game, "seats": 2, "name": "Borin", "options": {name: number}, "speed": "none"}
        error = guest.refused("POST", "/tables", body, status=422)
        assert error["fields"] == {f"options.{name}": "out_of_range"}
        assert (error["data"]["least"], error["data"]["most"]) == (least, most)


@pytest.mark.parametrize("game", OFFERS)
def test_as_many_seats_as_the_offer_says(guest, game):
    offer = OFFERS[game]
    for seats in (offer.least_seats, offer.most_seats):
        guest.make_table(game=game, seats=seats)
    for seats in (offer.least_seats - 1, offer.most_seats + 1):
        body = {"game": game, "seats": seats, "name": "Borin", "options": {}, "speed": "none"}
        assert guest.refused("POST", "/tables", body, status=422)["fields"] == {"seats": "seats_out_of_range"}


def test_the_page_is_told_them(visitor):
    expected = {
        game: {
            "seats": {"least": offer.least_seats, "most": offer.most_seats},
            **{name: {"least": one.least, "most": one.most} for name, one in offer.options.numbers.items()},
        }
        for game, offer in OFFERS.items()
    }
    assert visitor().boot()["bounds"] == {
        "games": expected,
        "name": MAX_CHARACTERS,
        "talk": LONGEST_TEXT,
        "threshold": {"least": 0, "most": MAX_THRESHOLD},
    }


@pytest.mark.parametrize("body", ["NewTableBody", "QuickBody", "TableBody"])
def test_the_openapi_page_says_them(visitor, body):
    schema = visitor().api("GET", "/openapi.json")["components"]["schemas"][body]["properties"]
    said = {
        option: (one["default"], one["minimum"], one["maximum"])
        for option, one in schema["options"]["properties"].items()
    }
    assert said == {name: tuple(one) for offer in OFFERS.values() for name, one in offer.options.numbers.items()}
    seats = [(offer.least_seats, offer.most_seats) for offer in OFFERS.values()]
    assert (schema["seats"]["minimum"], schema["seats"]["maximum"]) == (min(seats)[0], max(most for _, most in seats))


@pytest.mark.parametrize("words", [["play"], ["simulate"], ["arena"], ["bench", "service"]], ids=" ".join)
def test_the_terminal_says_them(words):
    _, least, most = DRAFT.options.numbers["hands"]
    said = CliRunner().invoke(main, [*words, "--help"]).output
    assert f"{least}<=x<={most}" in " ".join(said.split("--hands", 1)[1].split("--", 1)[0].split())


@pytest.mark.parametrize("name", DRAFT.options.numbers)
def test_the_documents_say_what_the_game_says(name):
    default, least, most = DRAFT.options.numbers[name]
    protocol = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert re.findall(rf'"{name}": (\d+)-(\d+)', protocol) == [(str(least), str(most))]
    scenarios = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    assert re.findall(rf"`{name}` \((\d+) to (\d+); (\d+)\)", scenarios) == [(str(least), str(most), str(default))]
