"""Every bot answers legally, in every decision, and sees what its seat sees and nothing else."""

import inspect
import json
from itertools import combinations

import pytest

from dwarfdraft.bots.any import pick
from dwarfdraft.botseats import BOTS, by_name
from dwarfdraft.engine.ask import Fields, OneOf, SomeOf, Span
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.redealing import redealt
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.draft.options import OPTIONS
from dwarfdraft.games.registry import installed

ENTRY = installed()["draft"]


def play(seats, options, name, seed, watch=lambda match, seat, prompt, value: None):
    """Play a game with one bot on all seats; refused answers raise."""
    match = Match.start(ENTRY.game, ENTRY.names.simulated(seats, {"options": options}), seed)
    late, streams = Rng(seed, "late"), [Rng(seed, f"bot/{seat}") for seat in range(seats)]
    while not match.over:
        for ask in match.pending:
            if match.poll and match.poll.may_expire and late.below(4) == 0:
                match.expire(ask.seat, ask.id)
                continue
            prompt = match.prompt(ask.seat)
            assert prompt is not None
            value = by_name(name).answer(match.view(ask.seat), prompt, streams[ask.seat])
            watch(match, ask.seat, prompt, value)
            match.answer(ask.seat, ask.id, value)
    return match


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_bots_answer_legally_at_every_table(name, seats):
    for many in range(len(OPTIONS) + 1):
        for options in combinations(OPTIONS, many):
            assert play(seats, options, name, f"{seats}/{many}").over


@pytest.mark.parametrize("name", BOTS)
def test_bots_need_no_more_than_what_goes_over_the_wire(name):
    """View and prompt as JSON text and back are enough for the same answer."""

    def watch(match, seat, prompt, value):
        seed = f"{match.seq}"
        view = match.view(seat)
        wired_view, wired_prompt = json.loads(json.dumps([view, prompt]))
        bot = by_name(name)
        answers = [bot.answer(view, prompt, Rng(seed)), bot.answer(wired_view, wired_prompt, Rng(seed))]
        assert answers[0] == answers[1]

    play(4, ("more-luck",), name, "wire", watch)


@pytest.mark.parametrize("name", BOTS)
def test_bots_answer_alike_when_what_they_have_not_seen_is_dealt_anew(name):
    def watch(match, seat, prompt, value):
        if match.seq % 5:
            return
        twin = redealt(match, seat, Rng(f"redeal/{match.seq}"))
        answers = [by_name(name).answer(m.view(seat), m.prompt(seat) or {}, Rng("same")) for m in (match, twin)]
        assert answers[0] == answers[1]

    for seed in ("a", "b", "c"):
        play(4, (), name, seed, watch)


def test_a_bot_is_handed_view_prompt_and_numbers_only():
    for bot in BOTS.values():
        assert list(inspect.signature(bot.answer).parameters) == ["view", "prompt", "chooser"]


def test_an_unknown_bot_is_told_by_name():
    with pytest.raises(KeyError, match="unknown bot 'genius'; known: any, thumb"):
        by_name("genius")


@pytest.mark.parametrize(
    "options",
    [
        OneOf(("a", "b", "c")),
        SomeOf(("a", "b", "c"), 1, 2),
        SomeOf(("a", "b", "c", "d"), 2, 2),
        Span(2, 5),
        Fields((("x", OneOf(("a", "b"))), ("y", Span(0, 1)))),
    ],
    ids=lambda options: str(options.to_json()),
)
def test_any_gives_every_legal_answer_and_no_other(options):
    stream = Rng("every")
    found = [pick(options.to_json(), stream) for _ in range(400)]
    assert all(options.accepts(value) for value in found)
    assert {json.dumps(value) for value in found} == {json.dumps(value) for value in options.every()}
