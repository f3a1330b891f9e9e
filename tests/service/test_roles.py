"""Variants of the tavern before the game: how many may sit, who plays what where, and another order of the seats."""

from typing import Any

import pytest

from dwarfdraft.games.tavern.decks.all import CHARACTERS
from dwarfdraft.games.tavern.listing import TavernOffer
from dwarfdraft.service.chance import NamedChance
from dwarfdraft.service.roles import fit_roles
from tests.service.hall import Hall, refused

VILLAINS = ("mind", "mummy", "goblin", "bat")


class Offered(TavernOffer):
    """Four heroes and four villains."""

    characters = ("gerki", "gog", "fiona", "zot", *VILLAINS)

    def _villains(self) -> tuple[str, ...]:
        return VILLAINS


def fit(variant: str, *roles: str) -> list[str]:
    return fit_roles(Offered(), {"variant": variant}, roles, NamedChance("fit"))


def test_everybody_plays_what_they_have_chosen_where_anybody_may_be_played() -> None:
    assert fit("two_headed_dragon", "gog", "mind", "zot", "bat") == ["gog", "mind", "zot", "bat"]


def test_a_free_villain_comes_to_the_seat_of_the_boss() -> None:
    boss, *others = fit("boss_battle", "gog", "mind", "zot")
    assert boss in {"mummy", "goblin", "bat"}
    assert others == ["mind", "zot"]


def test_the_last_villain_changes_places_with_who_cannot_be_boss() -> None:
    found = fit("boss_battle", "gog", "mind", "mummy", "goblin", "bat")
    assert found == ["bat", "mind", "mummy", "goblin", "gog"]


@pytest.mark.rules("RDI-BOSS-09", "RDI-2HBOSS-01", "RDI-LACKEY-01")
@pytest.mark.parametrize(
    ("variant", "bosses"),
    [("two_headed_boss_battle", (0, 1, 2, 3)), ("leaders_and_lackeys", (0, 2)), ("boss_versus_boss", (0, 1, 2, 3))],
)
def test_all_bosses_are_villains(variant: str, bosses: tuple[int, ...]) -> None:
    found = fit(variant, "gerki", "gog", "fiona", "zot")
    assert all((found[seat] in VILLAINS) is (seat in bosses) for seat in range(4))
    assert len(set(found)) == 4


@pytest.mark.rules("RDI-VRULING-89")
def test_there_are_as_many_bosses_as_villains_and_pairs_are_even() -> None:
    offer = Offered()
    numbers = {
        name: offer.seats_for({"variant": name})
        for name in ("individual", "two_headed_dragon", "boss_battle", "two_headed_boss_battle", "leaders_and_lackeys")
    }
    assert numbers == {
        "individual": (2, 3, 4, 5, 6, 7, 8),
        "two_headed_dragon": (4, 6, 8),
        "boss_battle": (3, 4, 5),
        "two_headed_boss_battle": (4,),
        "leaders_and_lackeys": (4, 6, 8),
    }
    assert offer.seats_for({"variant": "boss_versus_boss"}) == (2, 3, 4)


@pytest.mark.parametrize(
    ("change", "fields"),
    [
        ({"seats": 5}, {"seats": "seats_for_variant"}),
        ({"options": {"variant": "chess"}}, {"options.variant": "unknown_variant"}),
        ({"order": [0, 1, 2]}, {"order": "not_an_order"}),
        ({"order": [0, 1, 2, 2]}, {"order": "not_an_order"}),
    ],
)
def test_what_does_not_fit_the_variant_is_refused_by_field(
    quick_tavern: Hall, change: dict[str, Any], fields: dict[str, str]
) -> None:
    (host,) = quick_tavern.people(1)
    code = quick_tavern.open([host], seats=4, options={"variant": "two_headed_dragon"})

    error = refused(quick_tavern.tables.set_table, code, host, **change)

    assert (error.code, error.fields) == ("bad_message", fields)
    assert quick_tavern.table(code).options["variant"] == "two_headed_dragon"


def test_nobody_s_choice_takes_the_character_of_somebody_else_away(quick_tavern: Hall) -> None:
    code, people = quick_tavern.opened(4, seats=6, options={"variant": "leaders_and_lackeys"})
    on_seats = [seat.role for seat in quick_tavern.table(code).seats]
    fourth = next(name for name in CHARACTERS if CHARACTERS[name].villain and name not in on_seats)
    quick_tavern.tables.set_seat(code, people[3], 3, role=fourth)
    before = [seat.role for seat in quick_tavern.table(code).seats]

    assert refused(quick_tavern.tables.set_seat, code, people[1], 1, role=before[4]).key == "role_taken"
    assert [seat.role for seat in quick_tavern.table(code).seats] == before


def test_who_is_put_on_another_seat_takes_everything_along(quick_tavern: Hall) -> None:
    host, guest = quick_tavern.people(2)
    code = quick_tavern.open([host, guest], seats=4, options={"variant": "two_headed_dragon"})
    before = quick_tavern.table(code, guest).seats

    after = quick_tavern.tables.set_table(code, host, order=[2, 1, 0, 3])

    chairs = [seat.chair for seat in after.seats]
    assert [None if chair is None else chair.kind for chair in chairs] == ["bot", "person", "person", "bot"]
    assert [seat.role for seat in after.seats] == [before[old].role for old in (2, 1, 0, 3)]
    assert after.you.seats == (2,)
    assert after.you.host
    assert [chair is not None and chair.ready for chair in chairs] == [True, False, False, True]
