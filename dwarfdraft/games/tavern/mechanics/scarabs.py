"""Amundyr's Scarabs: tokens in front of other players that bite at the ends of turns (RDI-SCARAB-*)."""

from collections.abc import Iterable
from typing import Any, Final

from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import Who, phrases
from dwarfdraft.games.tavern.cards.deeds import Deed, beside, is_for
from dwarfdraft.games.tavern.cards.phrases import Icon, by_name, whose
from dwarfdraft.games.tavern.chapters import drink_numbers, drinks, looking
from dwarfdraft.games.tavern.conditions.reach import is_among, reached
from dwarfdraft.games.tavern.effect_rules import (
    EffectRules,
    Trait,
    affects_none,
    always,
    no_hits,
    no_traits,
    rules_tell,
    word,
)
from dwarfdraft.games.tavern.hooks import OfCard
from dwarfdraft.games.tavern.state import targets, written
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.own import Note, Own
from dwarfdraft.games.tavern.state.stack import DrinkInPlay, Hit, Play
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.table import TavernTable

OWNER: Final = "amundyr"
TOKENS: Final = 12
"""In the box (RDI-SCARAB-01)."""

SCARABS: Final = Own("scarabs", 0)
"""Scarabs in front of a player (RDI-SCARAB-02)."""
_IN_DRINK: Final = "scarabs"
"""The kind of change that adds Scarabs to a Drink."""
_MET: Final = Note[tuple[tuple[Who, tuple[int, ...]], ...]]("scarabs_for", ())
"""The cards in play that parts of a card were for when it began to resolve, by whom a part is for."""


def owner(state: State) -> int:
    """Return Amundyr's seat, nobody (-1) without her."""
    return next((seat for seat, player in enumerate(state.seats) if player.character == OWNER), NOBODY)


def supply(state: State) -> int | None:
    """Return how many Scarabs Amundyr has left to give; None if she is not, or no more, in the game."""
    if not state.is_living(owner(state)):
        return None
    return TOKENS - sum(SCARABS.of(player) for player in state.seats)


def most(state: State) -> int:
    """Return how many Scarabs there can be in front of players."""
    return TOKENS if owner(state) != NOBODY else 0


def give(table: TavernTable, seats: Iterable[int], count: int, card: str) -> None:
    """Have players gain Scarabs; a short supply goes round from Amundyr's left (RDI-SCARAB-09, RDI-VRULING-73).

    What she herself would gain stays in the supply (RDI-VRULING-72). Without her there is none to give: `supply`.
    """
    state = table.state
    met = set(seats)
    for seat in state.living_from((owner(state) + 1) % len(state.seats)):
        given = min(count, supply(state) or 0)
        if seat in met and seat != owner(state) and given:
            SCARABS.put(state.seats[seat], SCARABS.of(state.seats[seat]) + given)
            _tell(table, seat, given, card)


def give_back(table: TavernTable, seat: int, count: int, card: str) -> None:
    """Have a player return Scarabs, as many as there are."""
    player = table.state.seats[seat]
    returned = min(count, SCARABS.of(player))
    if returned:
        SCARABS.put(player, SCARABS.of(player) - returned)
        _tell(table, seat, -returned, card)


@hooks.goes_out.add
def goes_out(table: TavernTable, seat: int) -> None:
    """Who is out returns all Scarabs (RDI-SCARAB-11)."""
    give_back(table, seat, SCARABS.of(table.state.seats[seat]), "")


@hooks.has_drunk.add
def has_drunk(table: TavernTable, seat: int, drink: DrinkInPlay) -> None:
    """Whoever drinks a Drink with Scarabs in it gains them (RDI-CARD-33): `split_drink` has put them there."""
    give(table, [seat], drink_numbers.brought(drink, _IN_DRINK), drink.cards[0])


def _tell(table: TavernTable, seat: int, change: int, card: str) -> None:
    now = SCARABS.of(table.state.seats[seat])
    table.emit("scarabs", {"seat": seat, "change": change, "now": now, "card": card})


# What cards do with them


def per_scarab(state: State, play: Play, each: int) -> list[Hit]:
    """Return the loss of a card that takes so much Fortitude for each Scarab of the picked player (RDI-CARD-07).

    How many go back: `return_what_was_lost`.
    """
    count = SCARABS.of(state.seats[play.target]) if state.is_living(play.target) else 0
    return [Hit(play.target, count * each, numbers=count)] if count else []


def return_what_was_lost(table: TavernTable, play: Play) -> None:
    """The picked player returns as many Scarabs as Fortitude was really lost (RDI-CARD-07): `Play.lost`.

    The loss itself: `per_scarab`.
    """
    if table.state.is_living(play.target):
        give_back(table, play.target, play.lost.get(play.target, 0), play.card_id)


def on_all_with_scarabs(state: State, play: Play, amount: int) -> list[Hit]:
    """Return the losses of a card that hits whoever has a Scarab, but its player, once (RDI-CARD-10).

    One Scarab goes back besides: `return_one_each`.
    """
    return [Hit(seat, amount) for seat in _with_scarabs(state, play)]


def return_one_each(table: TavernTable, play: Play) -> None:
    """Whoever has Scarabs and does not Ignore the card returns one (RDI-CARD-10).

    The loss that goes with it: `on_all_with_scarabs`.
    """
    for seat in _with_scarabs(table.state, play):
        if seat not in play.ignored:
            give_back(table, seat, 1, play.card_id)


def _with_scarabs(state: State, play: Play) -> list[int]:
    return [seat for seat in state.living() if seat != play.seat and SCARABS.of(state.seats[seat])]


def give_if_ignored(table: TavernTable, play: Play, count: int) -> Rules:
    """If an opponent has Ignored the card its player may pick somebody who gains Scarabs, once (RDI-CARD-15).

    It hits opponents only (RDI-TEAM-49). To give none is to pick Amundyr, who keeps none (`give`, RDI-VRULING-72); who
    is giving up gives none (docs/rulings.md, RDI-CARD-15). Who has Ignored it: `answers.ignore_card`,
    `redirecting.ignore_all`.
    """
    state = table.state
    if play.seat in state.leaving:
        return
    if not any(state.is_opponent(play.seat, seat) and state.is_living(seat) for seat in play.ignored):
        return
    about = {"card": play.card_id, "count": count}
    seat = yield from table.choose(play.seat, "scarabs_to", lambda: tuple(sorted(state.living())), about)
    if seat is not None:
        give(table, [seat], count, play.card_id)


def split_drink(table: TavernTable, play: Play, count: int) -> None:
    """Split a Drink, rounded up (`drinks.split`); the other half brings so many Scarabs besides (RDI-CARD-33).

    They are gained by whoever drinks it: `has_drunk`.
    """
    other = drinks.split(table, play)
    if other is not None:
        other.changes = (*other.changes, (_IN_DRINK, count))


def order_drinks(table: TavernTable, play: Play, count: int, each: int) -> Rules:
    """Order more Drinks; whoever gets one of them gains so many Scarabs, once (RDI-CARD-39): `give` asks nobody twice.

    Who Ignores the card gets the Drinks alone: `looking.order_more`.
    """
    met = yield from looking.order_more(table, play, count)
    give(table, met, each, play.card_id)


def make_sure(play: Play) -> None:
    """What was played against a bite does not count, and nothing more can be."""
    bite = play.answered
    if bite is not None and play.about is not None:
        bite.sure = play.about.settled = True
        bite.ignored.clear()
        bite.hits = [Hit(bite.target, 1)]


# What is told


class ScarabsMoved(OfCard):
    """Scarabs come or go: by a card, `amundyr/Scarab#1` before a bite, empty if their player is out."""

    change: int
    now: int


hooks.EVENTS["scarabs"] = ScarabsMoved


# What is seen and written


@hooks.seen_at_seat.add
def seen(state: State, seat: int) -> dict[str, Any]:
    """Scarabs lie open."""
    return {"scarabs": SCARABS.of(state.seats[seat])}


@hooks.seen_at_table.add
def seen_at_table(state: State) -> dict[str, Any]:
    """So does Amundyr's supply."""
    return {"scarab_supply": supply(state)}


@hooks.seen_of_drink.add
def seen_of_drink(drink: DrinkInPlay) -> dict[str, Any]:
    """How many Scarabs a Drink brings lies open, too."""
    return {"scarabs": drink_numbers.brought(drink, _IN_DRINK)}


hooks.EXPECTED["scarabs"] = lambda state: [SCARABS.of(player) for player in state.seats]
hooks.EXPECTED["scarab_supply"] = supply
hooks.SETUP_KEYS.append("scarabs")
hooks.ASKS_SEAT.add("scarabs_to")


@hooks.set_up.add
def set_up(state: State, setup: dict[str, Any]) -> None:
    """Give each seat its number of Scarabs."""
    for seat, count in enumerate(written.as_list(setup.get("scarabs", []), "scarabs")):
        SCARABS.put(state.seats[written.read_seat(state, seat)], written.number(count, 0, most(state), "scarabs"))


@hooks.faults.add
def faults(state: State) -> str | None:
    """Say whether there are more Scarabs than there can be."""
    given = [SCARABS.of(player) for player in state.seats]
    is_good = min(given) >= 0 and sum(given) <= most(state)
    return None if is_good else "RDI-SCARAB-01: a Scarab came from nowhere"


# Effects


def _give_to_reached(table: TavernTable, play: Play, who: Who, count: int) -> None:
    """Whom an effect reaches gains Scarabs; what a card in play would get its player gains (RDI-MINION-18).

    It does so also if that card has been discarded meanwhile.
    """
    state = table.state
    if who is Who.PICKED_MATES:  # also if the card is Ignored
        mates = [seat for seat in state.living() if is_among(state, play, who, seat)]
        give(table, mates, count, play.card_id)
        return
    give(table, reached(state, play, who), count, play.card_id)
    for seat in map(targets.player_of, dict(_MET.of(play))[who]):
        if seat not in play.ignored:
            give(table, (seat,), count, play.card_id)


def _meet_in_play(table: TavernTable, play: Play, who: Who) -> None:
    _MET.put(play, (*_MET.of(play), (who, tuple(targets.met(table.state, play, who)))))


def _give_if_picked_ignores(table: TavernTable, play: Play, count: int) -> None:
    """If the picked player Ignores the card, that player gets the Scarabs all the same (RDI-CARD-45).

    So too if a teammate has Ignored it for them: `answers.ignore_card`. The two cards are another effect of the card.
    """
    if play.target in play.ignored:
        give(table, [play.target], count, play.card_id)


EFFECTS: Final = (
    EffectRules(
        c.GiveScarabs,
        says=lambda effect, pick: phrases.counted(
            f"tavern.effect.give_scarabs.{whose(effect.who, pick)}", effect.count, names_pick=effect.who is Who.PICKED
        ),
        icon=lambda effect: Icon("scarabs", effect.count, effect.who),
        bots=lambda effect: beside(own={"scarabs": ((effect.who, effect.count),)}),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: _give_to_reached(table, play, effect.who, effect.count),
        counted=lambda table, play, effect, hurts: _meet_in_play(table, play, effect.who),
        instead=lambda table, play, effect: give(
            table, reached(table.state, play, effect.who), effect.count, play.card_id
        ),
    ),
    EffectRules(
        c.HitPerScarab,
        says=lambda effect, _: phrases.text("tavern.effect.hit_per_scarab", names_pick=True, n=effect.each),
        icon=by_name,
        bots=lambda effect: is_for("hit_per_scarab", effect.each),
        hits=lambda state, play, effect: per_scarab(state, play, effect.each),
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: return_what_was_lost(table, play),
        recounts=True,
    ),
    EffectRules(
        c.HitAllWithScarabs,
        says=lambda effect, _: phrases.text("tavern.effect.hit_all_with_scarabs", n=effect.amount),
        icon=by_name,
        bots=lambda effect: is_for("hit_all_with_scarabs", effect.amount),
        hits=lambda state, play, effect: on_all_with_scarabs(state, play, effect.amount),
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: return_one_each(table, play),
        recounts=True,
    ),
    EffectRules(
        c.ScarabsIfIgnored,
        says=lambda effect, _: phrases.counted("tavern.effect.scarabs_if_ignored", effect.count),
        icon=by_name,
        bots=lambda effect: beside(),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: give_if_ignored(table, play, effect.count),
    ),
    EffectRules(
        c.ScarabInstead,
        says=lambda effect, _: phrases.counted("tavern.effect.scarab_instead", effect.count),
        icon=by_name,
        bots=lambda effect: beside(),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: _give_if_picked_ignores(table, play, effect.count),
    ),
    EffectRules(
        c.Bite,
        says=lambda effect, _: phrases.text("tavern.effect.bite"),
        icon=by_name,
        bots=lambda effect: beside(),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        elsewhere="scarab_bites, at the end of a turn",
    ),
    EffectRules(
        c.SureBite,
        says=lambda effect, _: phrases.text("tavern.effect.sure_bite"),
        icon=by_name,
        bots=lambda effect: is_for("sure_bite"),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: make_sure(play),
    ),
    EffectRules(
        c.SplitWithScarabs,
        says=lambda effect, _: (
            phrases.text("tavern.effect.split_drink")
            + phrases.counted("tavern.effect.split_drink.scarabs", effect.count)
        ),
        icon=lambda effect: "split_drink",
        bots=lambda effect: is_for(Deed.SPLIT_DRINK, own={"scarabs_by_drink": effect.count}),
        hits=no_hits,
        affects=affects_none,
        traits=always(Trait.CHANGES_DRINK),
        foretold=rules_tell,
        rest=lambda table, play, effect: split_drink(table, play, effect.count),
    ),
    EffectRules(
        c.OrderWithScarabs,
        says=lambda effect, _: (
            phrases.counted("tavern.effect.order_drinks", effect.count)
            + phrases.counted("tavern.effect.order_drinks.scarabs", effect.scarabs)
        ),
        icon=lambda effect: Icon("order", effect.count),
        bots=lambda effect: is_for(Deed.ORDER, effect.count, own={"scarabs_by_drink": effect.scarabs}),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=lambda state, play, effect: [word(play.seat, "orders", count=effect.count)],
        rest=lambda table, play, effect: order_drinks(table, play, effect.count, effect.scarabs),
    ),
)
