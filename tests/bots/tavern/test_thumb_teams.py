"""Rules of thumb in a team: teammates are defended and never hurt."""

import pytest

from dwarfdraft.bots.tavern import choosing, moving
from dwarfdraft.bots.tavern.sight import Sight
from dwarfdraft.bots.tavern.tokens import save_the_team
from tests.bots.tavern.conftest import declare
from tests.games.tavern.titles import HIDE

FRESH = (20, 0, 10, 1)
WEAK = (12, 8, 10, 1)
BLOW = "zot/Watch Out! Don't step on Pooky!#1"


@pytest.fixture
def team_sight(view):
    """Return a function that makes what Gerki sees: Fiona (1) is a teammate, Zot (2) and Eve (3) are opponents."""

    def make(players=(FRESH,) * 4, hands=None, **more):
        table = view(players, **more)
        for seat, player in enumerate(table["seats"]):
            player["party"] = seat // 2
        return Sight({**table, "hands": hands or {}}, 0)

    return make


def hit(target, amount):
    frame = {"seat": 2, "card": BLOW, "target": target, "hits": [{"seat": target, "amount": amount}], "ignored": []}
    return [frame, {"window": "played", "card": BLOW, "by": 2, "drinks": [], "dues": []}]


@pytest.mark.parametrize(("target", "plays"), [(1, True), (3, False)])
def test_a_blow_is_ignored_for_a_teammate_and_for_nobody_else(team_sight, target, plays):
    table = team_sight((WEAK, WEAK, FRESH, WEAK), stack=hit(target, 3))

    assert (declare(table, HIDE) == HIDE) is plays


def test_a_drink_is_ignored_for_a_teammate(team_sight):
    drink = {"revealer": 1, "drinker": 1, "alcohol": 4, "fortitude": 0, "ignored": []}
    table = team_sight((WEAK, WEAK, FRESH, FRESH), stack=[{"window": "drinks", "drinks": [drink], "dues": []}])

    assert declare(table, "Dump it on the floor") == "Dump it on the floor"


def test_of_a_team_nobody_is_robbed_by_a_teammate(team_sight, chance):
    card = "gerki/Well... I don't see your name on it!#1"
    table = team_sight(stack=[{"seat": 0, "card": card, "hits": [], "ignored": []}])

    assert choosing.pick_where_it_counts(table, [0, 1, 2, 3], card, chance) in (2, 3)


def test_what_a_team_stands_for_is_counted_once(team_sight):
    assert team_sight((WEAK, WEAK, FRESH, FRESH)).outlook() == pytest.approx(
        team_sight((WEAK, WEAK, FRESH, FRESH)).standing(0) - team_sight((WEAK, WEAK, FRESH, FRESH)).standing(2)
    )


def test_who_is_not_there_faces_an_event_but_no_round(team_sight, chance):
    event = {"seat": 2, "card": "drink/Round on the House!#1", "hits": [], "ignored": []}
    play = {"seat": 2, "card": "zot/Gambling? I'm in!#1", "hits": [], "ignored": []}
    tables = [team_sight(stack=[frame]) for frame in (event, play)]
    for table in tables:
        table.seats[1]["away"] = True

    assert [choosing.send_who_has_most_to_play(table, [0, 1], chance) for table in tables] == [1, 0]


@pytest.mark.parametrize(("mine", "hers", "sent"), [("Winning Hand!", "I raise!", 0), (HIDE, "I raise!", 1)])
def test_into_a_round_goes_who_holds_the_best_control_cards(team_sight, chance, mine, hers, sent):
    play = {"seat": 2, "card": "zot/Gambling? I'm in!#1", "hits": [], "ignored": []}
    table = team_sight(stack=[play], hand=[f"gerki/{mine}#1"], hands={"1": [f"fiona/{hers}#1"]})
    table.seats[1 - sent]["hand"] = 9

    assert choosing.send_who_has_most_to_play(table, [0, 1], chance) == sent


def test_of_a_teams_losses_the_greatest_is_sent_on(team_sight, chance):
    stack = hit(0, 1)
    stack[0]["hits"].append({"seat": 1, "amount": 2})
    own = {"seat": 0, "card": "eve/I'm not Eve! She's over there!#1", "hits": [], "ignored": []}
    table = team_sight(stack=[*stack, own])

    assert choosing.turn_away_the_greatest_loss(table, [0, 1], chance) == 1


def test_drinks_of_a_team_go_where_few_wait(team_sight, chance):
    table = team_sight((FRESH, FRESH, (20, 0, 10, 0), (20, 0, 10, 4)))

    assert moving.place_where_few_wait(table, [[2, 2], [2, 3], [3, 3]], chance) == [2, 2]


def test_a_boss_keeps_as_many_actions_as_may_be_played(view):
    card = "gerki/How did this get stuck in your back?"
    table = view((FRESH,) * 4, hand=[f"{card}#{n}" for n in range(1, 5)])
    names = [card.partition("/")[2], *(f"{card.partition('/')[2]} ({n})" for n in range(2, 5))]
    assert len(moving.discard_the_useless(Sight(table, 0), names)) == 3
    table["variant"] = "boss_battle"
    table["seats"][0]["boss"] = True
    for seat in table["seats"][1:]:
        seat["party"] = 1

    assert len(moving.discard_the_useless(Sight(table, 0), names)) == 1


@pytest.mark.parametrize(
    ("stats", "tokens", "use"),
    [((3, 5, 10), 1, "fortitude"), ((19, 20, 10), 1, "alcohol"), ((2, 9, 10), 1, None), ((2, 9, 10), 2, "fortitude"),
     ((20, 0, 0), 1, "gold"), ((20, 0, 5), 1, None)],
)  # fmt: skip
def test_a_token_is_used_in_the_last_chance_if_it_saves_the_team(view, stats, tokens, use):
    table = view(((*stats, 1),) * 2 + (FRESH,) * 2)
    table["parties"] = [{"tokens": tokens}] * 4
    uses = ("fortitude", "alcohol", "gold")
    assert save_the_team(table, 0, uses) is None
    table["stack"] = [{"window": "about_to_lose", "seats": [0]}]

    assert save_the_team(table, 0, uses) == use


def test_a_gear_card_picks_a_minion_where_there_is_nobody_else(view, chance):
    card, gear, grunt = (
        "wizgille/Oh no! It's not supposed to do that...#1",
        "wizgille/Too much steam!#1",
        "torglesnarf/Grunt the Brawler#1",
    )
    table = view((FRESH,) * 2, stack=[{"seat": 0, "card": card, "gear": gear, "hits": [], "ignored": [], "also": [1]}])
    table["seats"][1]["minions"] = [{"card": grunt, "wages": 2}]

    assert choosing.pick_where_it_counts(Sight(table, 0), [grunt], gear, chance) == grunt
