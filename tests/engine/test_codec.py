"""Stored states: written with their schema number, read now and under later forms."""

from typing import Any

import orjson
import pytest

from dwarfdraft.engine.codec import Codec
from dwarfdraft.engine.errors import RulesFault
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.moves import Move
from dwarfdraft.games.draft.game import DRAFT
from tests.games.cases import Case
from tests.games.play import act, chance, play_on


def _codec(schema: int, **upgrades: Any) -> Codec[dict[str, Any]]:
    return Codec(schema, dict, dict, {int(key[1:]): value for key, value in upgrades.items()})


def test_a_state_is_written_with_its_schema_number():
    assert _codec(3).dump({"a": 1}) == {"schema": 3, "a": 1}


def test_an_older_state_is_brought_up_step_by_step():
    codec = _codec(3, _1=lambda old: {"b": old["a"]}, _2=lambda old: {"c": old["b"] + 1})

    assert codec.load({"schema": 1, "a": 1}) == {"c": 2}
    assert codec.load({"schema": 2, "b": 1}) == {"c": 2}
    assert codec.load({"schema": 3, "c": 1}) == {"c": 1}


@pytest.mark.parametrize("data", [{"schema": 9}, {"schema": 0}, {"schema": "1"}, {"schema": None}, {}])
def test_an_unknown_schema_is_a_fault_and_leaves_the_data_alone(data: dict[str, Any]):
    before = dict(data)

    with pytest.raises(RulesFault):
        _codec(2, _1=dict).load(data)

    assert data == before


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_a_state_of_the_draft_is_json_plain_and_comes_back_equal(seats: int):
    match = Case("draft", seats, ("more-luck", "drinking"), hands=2).start("codec")

    for _ in play_on(match, chance("codec")):
        plain = DRAFT.codec.dump(match.state)
        assert orjson.loads(orjson.dumps(plain)) == plain
        assert DRAFT.codec.load(plain) == match.state


def test_a_copy_of_a_state_shares_nothing_that_changes():
    match = Case("draft", 4).start("copy")
    chooser = chance("copy")
    for _ in range(30):
        act(match, chooser)
    kept = DRAFT.copy(match.state)
    before = orjson.dumps(DRAFT.codec.dump(kept))

    for _ in play_on(match, chooser):
        pass

    assert orjson.dumps(DRAFT.codec.dump(kept)) == before


def test_moves_come_back_equal():
    match = Case("draft", 2).start("moves")
    ask = match.pending[0]
    match.answer(0, ask.id, ask.options.pick(chance(0)))

    (move,) = match.tail

    assert Move.from_json(orjson.loads(orjson.dumps(move.to_json()))) == move


def test_the_seed_is_not_in_a_snapshot():
    match = Case("draft", 2).start("a-secret-seed")

    assert b"a-secret-seed" not in orjson.dumps(match.snapshot())


def test_a_tail_that_does_not_fit_is_a_fault():
    match = Case("draft", 2).start("tail")

    with pytest.raises(RulesFault, match="tail"):
        Match.resume(DRAFT, "tail", match.snapshot(), [Move("answer", 0, match.pending[0].id, {"card": "x"})])
