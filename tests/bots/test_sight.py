"""What a bot thinks the table is worth agrees with the rules, and trying things out changes nothing."""

import pytest

from dwarfdraft.bots.draft.sight import Sight
from dwarfdraft.botseats import by_name
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.registry import installed

ENTRY = installed()["draft"]


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_bots_score_is_what_the_view_says(seed):
    match = Match.start(ENTRY.game, ENTRY.names.simulated(4), seed)
    stream = Rng(seed, "bots")
    while not match.over:
        for ask in match.pending:
            view = match.view(ask.seat)
            sight = Sight(view, ask.seat)
            assert [sight.score(seat) for seat in range(4)] == [live["score"] for live in view["if_ended"]]
            match.answer(ask.seat, ask.id, by_name("any").answer(view, match.prompt(ask.seat) or {}, stream))


def test_trying_things_out_leaves_no_trace(sight):
    table = sight(turn=3, places=[["nils/gift@0.0", "durnan/round@0.1"], [], []])

    def picture():
        rows = [[(spot.card, spot.die, spot.up, spot.resolved) for spot in row] for row in table.rows]
        return rows, [sorted(dice) for dice in table.unattached], dict(table.values)

    before = picture()
    table.with_value("0.2", 8)
    table.with_roll("0.4")
    table.with_dice_traded("0.0", "1.4")
    with table.drafted("nils/steal", "0.2"), table.spots_traded((0, 0), (1, 1)), table.column_moved(1, 1):
        assert picture() != before
    assert picture() == before


def test_a_hidden_card_has_no_face_in_the_picture():
    match = Match.start(ENTRY.game, ENTRY.names.simulated(3, {"options": ("best-laid-plans",)}), "hidden")
    for ask in match.pending:
        match.answer(ask.seat, ask.id, ask.options.pick(Rng("x")))
    rows = Sight(match.view(1), 1).rows
    assert [row[0].card is None for row in rows] == [True, False, True]
