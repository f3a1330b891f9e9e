"""The drinking rules: who is called to drink, the limit, water, opting out (DDD-SIP-*)."""

import pytest

from dwarfdraft.games.draft.options import NUMBERS
from tests.games.draft.tables import arranged, commit, new_game, only
from tests.games.play import chance, play_to_end


@pytest.mark.rules("DDD-SIP-01", "DDD-SIP-02", "DDD-SIP-03", "DDD-SIP-04")
@pytest.mark.parametrize("seed", range(40))
def test_calls_are_what_a_second_reading_of_the_rules_gives(seed: int):
    """From the log of random games: what is revealed, and what moves face up before another player."""
    match = new_game(
        2 + seed % 7,
        "drinking",
        *(["best-laid-plans"] if seed % 2 else []),
        seed=seed,
        sip_limit=NUMBERS["sip_limit"].most,
    )
    dwarves = [seat["dwarf"] for seat in match.view(None)["seats"]]
    n = len(dwarves)
    front: dict[tuple[int, int], list[str]] = {}
    wanted: list[int] = []
    called: list[int] = []

    for event in play_to_end(match, chance(seed)):
        data = event.public
        match event.kind:
            case "committed":
                front |= {(seat, data["turn"]): ["", "unresolved"] for seat in range(n)}
            case "reveal":
                seat, column = _place(data["place"])
                front[seat, column] = [data["card"], "up"]
                dwarf, kind = data["card"].split("/")
                if kind == "drink":
                    wanted.append(dwarves.index(dwarf))
                elif kind == "round":
                    wanted += range(n)
                elif kind == "seeing-double":
                    wanted.append(seat)
            case "turned_down":
                seat, column = _place(data["place"])
                front[seat, column][1] = "down"
            case "moved":
                step = 1 if data["direction"] == "left" else -1
                column = data["column"]
                moved = {((seat + step) % n, column): front[seat, column] for seat in range(n)}
                front |= moved
                wanted += [seat for (seat, _), card in moved.items() if _is_double(card)]
            case "traded":
                a, b = _place(data["from"]), _place(data["to"])
                front[a], front[b] = front[b], front[a]
                if a[0] != b[0]:
                    wanted += [place[0] for place in (a, b) if _is_double(front[place])]
            case "sip":
                called += data["seats"]

    assert sorted(called) == sorted(wanted)


def _place(text: str) -> tuple[int, int]:
    seat, column = map(int, text.split(":"))
    return seat, column


def _is_double(card: list[str]) -> bool:
    return card[0].endswith("/seeing-double") and card[1] == "up"


@pytest.mark.rules("DDD-SIP-05")
@pytest.mark.parametrize("limit", [0, 1, 3])
def test_past_the_limit_of_the_hand_water_is_called_for(limit: int):
    match = new_game(4, "drinking", hands=2, sip_limit=limit)
    sips, water = [0] * 4, [0] * 4

    for event in play_to_end(match, chance(limit)):
        if event.kind == "deal":
            sips, water = [0] * 4, [0] * 4
        elif event.kind == "sip":
            for seat in event.public["seats"]:
                sips[seat] += 1
            past = [seat for seat in event.public["seats"] if sips[seat] > limit]
            assert event.public["water"] == past
            for seat in past:
                water[seat] += 1
        elif event.kind == "score":
            assert [seat["sips"] for seat in event.public["seats"]] == sips
            assert [seat["water"] for seat in event.public["seats"]] == water
    assert sum(water) > 0


@pytest.mark.rules("DDD-SIP-05")
@pytest.mark.parametrize("seed", range(5))
def test_nothing_in_the_game_depends_on_drinking(seed: int):
    games = [
        new_game(5, seed=seed),
        new_game(5, "drinking", seed=seed),
        new_game(5, "drinking", seed=seed, sip_limit=0, sober=[0, 3]),
    ]

    logs = [play_to_end(match, chance(seed)) for match in games]

    told = [[(e.kind, e.public) for e in log if e.kind not in ("sip", "score")] for log in logs]
    assert told[0] == told[1] == told[2]
    assert games[0].result == games[1].result == games[2].result
    assert any(event.kind == "sip" for event in logs[1])


@pytest.mark.rules("DDD-SIP-05", "DDD-SIP-02")
def test_a_player_who_opted_out_gets_water_from_the_first_call_on():
    match = arranged(
        3,
        "drinking",
        table={"sober": [2]},
        hands=[["durnan/round"], ["nils/council"], ["myra/council"]],
        deck=["durnan/gift"],
    )

    events = commit(match, "durnan/round@0.0", "nils/council@1.0", "myra/council@2.0")

    assert only(events, "sip") == [{"seats": [0, 1, 2], "card": "durnan/round", "water": [2]}]
