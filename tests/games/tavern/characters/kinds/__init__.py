"""What cards of many characters do alike: for each kind, the cases that every card of that kind is put through."""

from tests.games.tavern.characters.kinds.drinks import (
    gains_courage,
    has_them_drink_at_once,
    has_them_drink_more,
    has_them_drink_now,
    ignores_drinks,
    in_the_own_order_phase,
    orders_two_more,
    passes_drinks,
    splits_drinks,
    strengthens_drinks,
    toasts,
)
from tests.games.tavern.characters.kinds.everybody import common
from tests.games.tavern.characters.kinds.fortitude import heals, hits, hits_back, hits_others
from tests.games.tavern.characters.kinds.gambling import accuses, catches, cheats, grabs_from_the_pot, leaves
from tests.games.tavern.characters.kinds.gold import all_pay, finds_gold, one_pays, spares_its_player
from tests.games.tavern.characters.kinds.ignoring import guards_all, guards_body_and_head, guards_fortitude

__all__ = [
    "accuses",
    "all_pay",
    "catches",
    "cheats",
    "common",
    "finds_gold",
    "gains_courage",
    "grabs_from_the_pot",
    "guards_all",
    "guards_body_and_head",
    "guards_fortitude",
    "has_them_drink_at_once",
    "has_them_drink_more",
    "has_them_drink_now",
    "heals",
    "hits",
    "hits_back",
    "hits_others",
    "ignores_drinks",
    "in_the_own_order_phase",
    "leaves",
    "one_pays",
    "orders_two_more",
    "passes_drinks",
    "spares_its_player",
    "splits_drinks",
    "strengthens_drinks",
    "toasts",
]
