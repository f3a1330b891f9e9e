"""Bots play whole games of the tavern: legally, to the end, alike, and by what their seat sees alone."""

import json

import pytest

from dwarfdraft.bots.tavern import opinions
from dwarfdraft.botseats import BOTS, by_name
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.redealing import redealt
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.tavern.decks.all import CARDS
from dwarfdraft.games.tavern.game import TAVERN
from dwarfdraft.games.tavern.seen.view import Deed, texts_of

CHARACTERS = ["deirdre", "fiona", "gerki", "zot", "dimli", "eve", "fleck", "gog"]


def play(names, seed, drinks="RDI 1", watch=lambda match, prompt, name, answer: None):
    """Play a game with these bots; refused answers raise."""
    chosen = CHARACTERS[: len(names)]
    match = Match.start(TAVERN, {"seats": chosen, "drinks": [drinks]}, seed)
    streams = [Rng(seed, f"bot/{seat}") for seat in range(len(names))]
    while not match.over:
        poll = match.poll
        assert poll is not None
        for ask in sorted(poll.asks, key=lambda ask: ask.required):
            optional = not ask.required
            if optional and (not ask.options.legal() or streams[ask.seat].below(8)):
                continue
            prompt = match.prompt(ask.seat)
            assert prompt is not None
            answer = by_name(names[ask.seat]).answer(match.view(ask.seat), prompt, streams[ask.seat])
            watch(match, prompt, names[ask.seat], answer)
            if answer is None and optional:
                continue
            match.answer(ask.seat, ask.id, answer)
            if match.poll is not poll:
                break
        if match.poll is poll and poll.closes == "told":
            match.close()
    return match


@pytest.mark.parametrize("seats", range(2, 9))
def test_thumb_answers_legally_at_every_table(seats):
    for deck in range(1, 7):
        match = play(["thumb"] * seats, f"legal/{seats}/{deck}", f"RDI {deck}")
        assert match.result["winners"]


def test_mixed_tables_come_to_an_end():
    for seed in range(4):
        assert play(["any", "thumb", "any", "thumb"], f"mixed/{seed}").over


@pytest.mark.parametrize("name", BOTS)
def test_games_of_the_same_seed_are_alike(name):
    results = [play([name] * 3, "alike") for _ in range(2)]
    assert results[0].seq == results[1].seq
    assert results[0].result == results[1].result


def test_view_and_prompt_as_json_are_enough_for_the_same_answer():
    def watch(match, prompt, name, answer):
        if match.seq % 3:
            return
        view = match.view(prompt["seat"])
        wired_view, wired_prompt = json.loads(json.dumps([view, prompt]))
        bot = by_name(name)
        answers = [bot.answer(view, prompt, Rng("x")), bot.answer(wired_view, wired_prompt, Rng("x"))]
        assert answers[0] == answers[1]

    play(["thumb"] * 4, "wire", "RDI 3", watch)


def test_what_thumb_has_not_seen_changes_no_answer():
    def watch(match, prompt, name, answer):
        if match.seq % 40:
            return
        seat = prompt["seat"]
        twin = redealt(match, seat, Rng(f"redeal/{match.seq}"))
        answers = [by_name(name).answer(m.view(seat), m.prompt(seat) or {}, Rng("same")) for m in (match, twin)]
        assert answers[0] == answers[1]

    play(["thumb"] * 4, "redealt", "RDI 2", watch)


def test_every_deed_of_a_card_is_weighed():
    deeds = {text.deed for card in CARDS for text in texts_of(card)}

    assert {"hire", "mark", Deed.HIT_BACK} <= deeds
    assert deeds <= {*Deed, *opinions.DEEDS}
    assert set(opinions.DEEDS) <= deeds, "nobody has what bots think of"
