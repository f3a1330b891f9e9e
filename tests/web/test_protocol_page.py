"""docs/protocol.md names every field that goes over the wire, and no other: it is read beside the declared shapes.

The tables of events are read beside the code of the rules, which says what it emits.
"""

import ast
import re
from collections import defaultdict
from typing import Any

import pytest

from dwarfdraft.engine.shapes import Marks, Reason
from dwarfdraft.games.draft import view as draft
from dwarfdraft.games.registry import installed
from dwarfdraft.games.tavern.seen import shapes as tavern
from dwarfdraft.games.tavern.seen import summary
from dwarfdraft.service import shapes as service
from dwarfdraft.service.values import (
    Ban,
    ChairInfo,
    Frame,
    FrameChanges,
    Position,
    ReplayLog,
    ReplayPart,
    SeatInfo,
    TableInfo,
    You,
)
from dwarfdraft.web import shapes as web
from dwarfdraft.web.message_schemas import MESSAGES
from wire_build import REF, ROOT, schemas

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")

BLOCKS: dict[str, tuple[Any, ...]] = {
    "## View of Drunken Dwarf Draft": (
        *(draft.View, draft.SeatView, draft.DieView, draft.PlaceView, draft.OwnView, draft.LiveScore),
        *(draft.SheetHand, draft.SheetSeat, draft.Bonus, draft.ScoredCard),
    ),
    "\nFORECAST = ": (tavern.NumberForecast,),
    '"out": bool}` or': (tavern.WordForecast,),
    "`window`: null, or what everybody": (service.WindowState,),
    "`own`: null for a spectator, else": (service.Own, service.Interrupt),
    "\nORDERS = ": (service.Orders,),
    "\nYIELD = ": (service.Yield,),
    "key `team`: null for a spectator": (service.TeamFrame,),
    "\nTEAM_ASK = ": (service.TeamAsk,),
    "the last 50 lines": (service.TalkLine,),
    "the server event `talk`": (web.TalkEvent,),
    "CODE/summary` (after the end)": (
        *(summary.Summary, summary.SeatSummary, summary.OutSummary, summary.LinesSummary, summary.Counted),
    ),
    "\nFRAME, a whole one, is": (Frame,),
    "CHANGED_FRAME = ": (FrameChanges,),
    "\nREPLAY_LOG: ": (ReplayLog,),
    "\nREPLAY_PART, of": (ReplayPart, Position),
    "\n`prompt`: null or": (draft.Prompt, Reason),
    "\n`marks`: ": (Marks,),
    "\n`clock`: null or": (service.Clock,),
    "\nTABLE: ": (TableInfo, You, SeatInfo, ChairInfo, Ban),
    "\n## Errors": (service.Error,),
    'id="boot">': (web.Boot, web.BootGame, web.Preset, web.Bounds, web.Range),
}
"""What stands before a block in braces, and the shapes whose fields it names."""

ANSWERS = {"TABLE": "TableInfo", "as GET": "Me", "REPLAY_LOG": "ReplayLog", "REPLAY_PART": "ReplayPart"}
"""What the table of requests says for a whole answer, and its shape."""

PARTS_OF_ADDRESSES = {"CODE": "{code}", "/S": "/{seat}", "/K": "/{number}", "TAG": "{tag}"}

BY_NAME = {"en", "ru", "draft", "tavern", "hands", "sip_limit", "timer_s", "seats", "first"}
"""What stands in the block of the page as an example of a name."""

TOLD_IN_WORDS: dict[str, tuple[Any, ...]] = {
    "Decisions of Drunken Dwarf Draft": (draft.About,),
    "Decisions of the tavern": (tavern.About,),
    "View of the tavern": (
        *(tavern.View, tavern.SeatView, tavern.PartyView, tavern.RoundView, tavern.ContestView, tavern.ContestRow),
        *(tavern.EventPile, tavern.MinionView, tavern.StackPlay, tavern.StackMoment, tavern.HitView, tavern.DrinkView),
        *(tavern.DueView, tavern.HurtView, tavern.HappeningView, tavern.ChoiceView, tavern.KnownView),
    ),
}
"""Chapters that name the fields of these shapes in sentences."""


def fields_of(*shapes: Any) -> set[str]:
    found = schemas(*shapes)
    return {name for shape in shapes for name in found[shape.__name__]["properties"]}


def block(after: str) -> str:
    """Return the first text in braces after some words that stand in the page once."""
    assert PAGE.count(after) == 1, after
    start = PAGE.index("{", PAGE.index(after))
    depth = 0
    for at in range(start, len(PAGE)):
        depth += {"{": 1, "}": -1}.get(PAGE[at], 0)
        if depth == 0:
            return PAGE[start : at + 1]
    raise AssertionError(after)


def chapter(title: str) -> str:
    return PAGE.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]


def keys(text: str) -> set[str]:
    """Return the keys of objects as the page writes them: in quotes, after a brace or a comma."""
    without_lists = re.sub(r"\[[^\[\]{}]*\]", "[]", text)
    return set(re.findall(r'(?:[{,]\s*|^ +)"(\w+)"', without_lists, flags=re.M))


def rows(head: str) -> list[list[str]]:
    """Return the rows of all tables whose first column has this head."""
    tables = re.findall(rf"^\| {head} \|.*\n\|[-| ]+\n((?:\|.*\n)+)", PAGE, flags=re.M)
    lines = [line.removeprefix("| ").removesuffix("|") for table in tables for line in table.splitlines()]
    return [[cell.strip() for cell in re.split(r"(?<=\s)\|(?=\s)", line)] for line in lines]


def explained(cell: str) -> str:
    """Return a cell without what it says in brackets."""
    while (shorter := re.sub(r"\([^()]*\)", "", cell)) != cell:
        cell = shorter
    return cell


def names(cell: str) -> set[str]:
    """Return what a list of fields names: `seat, since? (n or null), word: ...`."""
    return {found[1] for part in explained(cell).split(",") if (found := re.match(r"\s*(\w+)", part))}


def told_fields(row: str) -> set[str]:
    return {name for cell in row.split(" | ") for part in cell.split(";") for name in names(part)}


@pytest.mark.parametrize("after", BLOCKS, ids=lambda after: after.strip())
def test_a_block_names_the_fields_of_its_shapes(after):
    named = keys(block(after)) - (BY_NAME if web.Boot in BLOCKS[after] else set())
    assert named == fields_of(*BLOCKS[after])


@pytest.mark.parametrize("title", TOLD_IN_WORDS)
def test_a_chapter_names_all_fields_of_its_shapes(title):
    code = " ".join(re.findall(r"`[^`]*`", chapter(title)))
    assert fields_of(*TOLD_IN_WORDS[title]) - set(re.findall(r"\w+", code)) == set()


def test_the_tables_of_messages_name_what_each_may_carry():
    told = {row[0].strip("`"): names(row[1]) for row in rows("client event")}
    assert told == {event: set(schema().fields) for event, schema in MESSAGES.items()}


def test_the_table_of_requests_names_what_bodies_and_answers_have(visitor):
    page = visitor().api("GET", "/openapi.json")
    known = page["components"]["schemas"]
    for request, body, answer in rows("request"):
        method, address = request.split(" ")[:2]
        path = address.rstrip(",")
        for word, name in PARTS_OF_ADDRESSES.items():
            path = path.replace(word, name)
        operation = page["paths"][path][method.lower()]
        assert names(body) == _asked(known, operation), request
        (good,) = (one["content"] for status, one in operation["responses"].items() if status in ("200", "201"))
        shape = good.get("application/json", {"schema": {}})["schema"]
        if explained(answer).strip() in ANSWERS:
            assert shape == {"$ref": REF + ANSWERS[explained(answer).strip()]}, request
        else:  # files have no fields
            told = set(re.findall(r"[a-z_]+", re.sub(r"\bnull\b|\bor\b", "", explained(answer))))
            assert told == _properties(known, shape), request


def emitted(game: str) -> dict[str, set[str]]:
    """Return the kinds of events that the rules of a game emit, each with the fields that stand at that place."""
    found: dict[str, set[str]] = defaultdict(set)
    for file in (ROOT / "dwarfdraft" / "games" / game).rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "emit":
                kind, *data = call.args
                assert isinstance(kind, ast.Constant), f"{file.name}:{call.lineno}: a kind that cannot be read"
                keys = [key for one in data if isinstance(one, ast.Dict) for key in one.keys]
                found[str(kind.value)] |= {str(key.value) for key in keys if isinstance(key, ast.Constant)}
    return found


EVENTS_OF = {"draft": "Events of Drunken Dwarf Draft", "tavern": "Events of the tavern"}


def declared(game: str) -> dict[str, set[str]]:
    """Return the fields of each kind of event of a game."""
    return {kind: fields_of(shape) for kind, shape in installed()[game].events.items()}


@pytest.mark.parametrize("game", EVENTS_OF)
def test_events_have_the_fields_that_the_rules_emit(game):
    known, found = declared(game), emitted(game)
    assert found.keys() == known.keys()
    assert {kind: names - known[kind] for kind, names in found.items() if names - known[kind]} == {}


@pytest.mark.parametrize("game", EVENTS_OF)
def test_the_tables_of_events_name_the_fields_of_each(game):
    (whole,) = re.findall(rf"^## {EVENTS_OF[game]}.*\n((?:(?!## ).*\n)+)", PAGE, flags=re.M)
    lines = [line.removeprefix("| ").split(" | ", 1) for line in whole.splitlines() if line.startswith("| `")]
    told = {kind: told_fields(data) for kinds, data in lines for kind in re.findall(r"`(\w+)`", kinds)}
    assert told == declared(game)


def _asked(known: dict[str, Any], operation: dict[str, Any]) -> set[str]:
    """Return the fields of the body, or of the query, that an operation takes."""
    if "requestBody" in operation:
        (name,) = operation["requestBody"]["content"]["application/json"]["schema"].values()
        return set(known[name.removeprefix(REF)]["properties"])
    return {one["name"] for one in operation.get("parameters", []) if one["in"] == "query"}


def _properties(known: dict[str, Any], schema: dict[str, Any]) -> set[str]:
    """Return the fields of a schema and of all that is in them."""
    if "$ref" in schema:
        return _properties(known, known[schema["$ref"].removeprefix(REF)])
    own = schema.get("properties", {})
    items = [schema["items"]] if "items" in schema else []
    inner = [*schema.get("anyOf", []), *schema.get("allOf", []), *items, *own.values()]
    return set(own).union(*(_properties(known, one) for one in inner))
