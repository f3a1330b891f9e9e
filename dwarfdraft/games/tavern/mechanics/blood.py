"""Vlazlo's Blood and form cards (RDI-BLOOD-*): gained last, paid on playing, spent between discarding and drawing."""

from collections.abc import Callable
from typing import Any, Final, NotRequired

from dwarfdraft.engine.ask import OneOf
from dwarfdraft.engine.game import Rules
from dwarfdraft.games.naming import BadName
from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import Form, phrases
from dwarfdraft.games.tavern.cards.deeds import beside, is_for
from dwarfdraft.games.tavern.cards.phrases import by_name
from dwarfdraft.games.tavern.cards.why_not import WhyNot
from dwarfdraft.games.tavern.decks.all import card_of, forms_of
from dwarfdraft.games.tavern.effect_rules import EffectRules, Line, affects_none, no_hits, no_traits, rules_tell, word
from dwarfdraft.games.tavern.hooks import AtSeat, OfCard
from dwarfdraft.games.tavern.numbers.changes import change_fortitude, draw, lies_open, show, shuffled
from dwarfdraft.games.tavern.state import written
from dwarfdraft.games.tavern.state.dealing import NewDeal
from dwarfdraft.games.tavern.state.own import Own
from dwarfdraft.games.tavern.state.seat import Seat
from dwarfdraft.games.tavern.state.stack import NONE, Play
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.state.targets import is_card
from dwarfdraft.games.tavern.table import TavernTable

MOST: Final = 8
"""Blood Tokens there are (RDI-BLOOD-06)."""
PRICE: Final = 2
"""Blood that a form card costs (RDI-BLOOD-07)."""

BLOOD: Final = Own("blood", 0)
"""Blood on Vlazlo's mat (RDI-BLOOD-06)."""
FORMS: Final = Own[dict[str, tuple[str, ...]]](
    "forms",
    {},
    dump=lambda forms: {form: list(cards) for form, cards in forms.items()},
    load=lambda stored: {form: tuple(cards) for form, cards in stored.items()},
)
"""Form decks by kind, top first; nobody knows their order (RDI-BLOOD-02). Another dict is put, none is changed."""
UNSHOWN: Final = Own[tuple[str, ...]]("unshown", (), dump=list, load=tuple)
"""Form cards in hand that came straight from their decks: which ones they are nobody else has seen yet."""


@hooks.lay_out.add
def lay_out(table: TavernTable, seat: int) -> None:
    """Shuffle the form decks separately (RDI-BLOOD-02, RDI-BOSS-11).

    Which ones, a Boss's three among them: `forms_of`. The first card of one is drawn in `_first_form`.
    """
    player = table.state.seats[seat]
    decks = forms_of(player.character, boss=table.state.is_boss(seat))
    FORMS.put(player, {form: shuffled(table, cards) for form, cards in decks.items()})


def in_hand(state: State, seat: int) -> dict[str, int]:
    """Return how many form cards of each back a player holds: everybody sees that (RDI-BLOOD-12).

    They are told to all in `seen`; which cards they are, to nobody but the team.
    """
    player = state.seats[seat]
    backs = [c.form_of(card_of(card)) for card in player.hand] if FORMS.of(player) else []
    return {form: backs.count(Form(form)) for form in FORMS.of(player)}


# Blood


def change(table: TavernTable, seat: int, amount: int, card: str = "") -> None:
    """Move Blood to or from the player's mat; what would exceed 8 is lost (RDI-BLOOD-04, RDI-VRULING-65).

    When a card brings it: `gain`, last of all; when one costs it: `pay`, before the answers.
    """
    player = table.state.seats[seat]
    now = min(BLOOD.of(player) + amount, MOST)
    changed = now - BLOOD.of(player)
    BLOOD.put(player, now)
    table.emit("blood", {"seat": seat, "change": changed, "now": now, "card": card})


@hooks.announced.add
def pay(table: TavernTable, play: Play) -> None:
    """Pay for a card as it is played; nothing gives that back (RDI-BLOOD-13).

    That it is there: `cannot_afford`.
    """
    cost = c.BloodCost.of(play.card) if play.card is not None else None
    if cost is not None:
        change(table, play.seat, -cost.blood, play.card_id)


@hooks.resolved.add
def gain(table: TavernTable, play: Play) -> None:
    """A card that was not Negated brings its Blood, after all else (RDI-BLOOD-04, -05).

    For a Negated one `hooks.resolved` is not called (`resolving.negated`). How much it may be: `change`. A Round that
    it starts has its antes by then (RDI-VRULING-65).
    """
    brought = c.BloodGain.of(play.card) if play.card is not None else None
    if brought is not None and table.state.is_living(play.seat):
        change(table, play.seat, brought.blood, play.card_id)


def feed(table: TavernTable, play: Play, each: int) -> None:
    """Gain so much Fortitude for each of the picked player's team, if that player has really lost some.

    Without teams it is for each opponent (RDI-BVB-05): `State.opposing_teammates`. For a Minion nothing: it is no
    player of a team (docs/rulings.md).
    """
    state = table.state
    if is_card(play.target) or not play.lost.get(play.target) or not state.is_living(play.seat):
        return
    amount = each * state.opposing_teammates(play.seat, play.target)
    change_fortitude(table, play.seat, amount, source=play.seat, card=play.card_id)


@hooks.cannot_afford.add
def cannot_afford(state: State, seat: int, card_id: str) -> WhyNot | None:
    """Say so if a player lacks the Blood that a card costs (RDI-BLOOD-13).

    It is paid in `pay`, as the card is announced; nothing gives it back.
    """
    cost = c.BloodCost.of(card_of(card_id))
    is_enough = cost is None or cost.blood <= BLOOD.of(state.seats[seat])
    return None if is_enough else WhyNot("not_enough_blood", "RDI-BLOOD-13")


# Form cards


@hooks.first_hand.add
def first_hand(table: TavernTable, seat: int) -> Rules | None:
    """Have who has form decks draw the first hand instead of the usual one: `_first_form` (RDI-BLOOD-03)."""
    return _first_form(table, seat) if FORMS.of(table.state.seats[seat]) else None


def _first_form(table: TavernTable, seat: int) -> Rules:
    """Draw the first hand: a form card of choice, free of Blood, then Character Cards (RDI-BLOOD-03).

    It counts against the hand size, a Boss's too (RDI-BOSS-13). Which decks there are: `lay_out`; when:
    `set_up.first_form`. Later ones are bought (`buy`) or come by a card (`draw_form`).
    """
    forms = kinds_left(table.state, seat)
    chosen: str = yield from table.decide(seat, "form", forms, {"price": 0})
    take(table, seat, chosen)
    draw(table, seat, table.state.hand_size(seat) - 1)


@hooks.before_drawing.add
def buy(table: TavernTable, seat: int) -> Rules:
    """Buy form cards one at a time, as many as there is Blood for (RDI-BLOOD-07 to -10).

    When, and that cards are drawn afterwards: `turn._discard`; that nobody plays anything: `table.ask`, which nobody
    interrupts. Each is in hand before the next is asked for (`take`).
    """
    state = table.state
    player = state.seats[seat]
    while seat not in state.leaving and BLOOD.of(player) >= PRICE and (forms := kinds_left(state, seat)):
        about = {"price": PRICE, "blood": BLOOD.of(player)}
        chosen: str = yield table.ask(seat, "form", OneOf((NONE, *forms)), about, NONE)
        if chosen == NONE:
            return
        change(table, seat, -PRICE)
        take(table, seat, chosen)


def draw_form(table: TavernTable, play: Play) -> Rules:
    """Draw a Character Card, which is seen first (RDI-CARD-04), then take a form card of choice, free of Blood.

    RDI-BLOOD-03, -11: the form card goes to the hand by `take`.
    """
    state = table.state
    seat = play.seat
    if not state.is_living(seat):
        return
    draw(table, seat, 1)
    about = {"card": play.card_id, "price": 0}
    chosen = yield from table.choose(seat, "form", lambda: kinds_left(state, seat), about)
    if chosen is not None and state.is_living(seat):
        take(table, seat, chosen)


def kinds_left(state: State, seat: int) -> tuple[str, ...]:
    """Return the form decks with a card in them: an empty one is not renewed (RDI-VRULING-66)."""
    return tuple(form for form, cards in FORMS.of(state.seats[seat]).items() if len(cards))


def take(table: TavernTable, seat: int, form: str) -> None:
    """The top card of a form deck goes to the hand, unseen by others (RDI-BLOOD-11, -12).

    But by teammates, and by all if the hand lies open. From the hand it is discarded and shuffled like any other; that
    its back is seen: `in_hand`.
    """
    player = table.state.seats[seat]
    card, *rest = FORMS.of(player)[form]
    FORMS.put(player, {**FORMS.of(player), form: tuple(rest)})
    player.hand = (*player.hand, card)
    UNSHOWN.put(player, (*UNSHOWN.of(player), card))
    told = {mate: {"card": card} for mate in table.state.team(seat)}
    opened = {}
    if lies_open(table.state, seat):
        show(table.state, (card,))
        opened = {"card": card}
    table.emit("form", {"seat": seat, "form": form, "left": len(rest), **opened}, told)


@hooks.deck_renewed.add
def deck_renewed(state: State, seat: int) -> None:
    """Form cards that were discarded have been seen."""
    player = state.seats[seat]
    UNSHOWN.put(player, tuple(card for card in UNSHOWN.of(player) if card in player.hand))


@hooks.hide.add
def hide(player: Seat, hidden: Callable[[tuple[str, ...]], tuple[str, ...]]) -> None:
    """Nobody knows what lies in the form decks."""
    if FORMS.of(player):
        FORMS.put(player, {form: hidden(cards) for form, cards in FORMS.of(player).items()})


@hooks.deal_anew.add
def deal_anew(player: Seat, own: bool, deal: NewDeal) -> bool:
    """Deal Vlazlo's cards anew, those of each back for themselves: every place keeps its back (RDI-BLOOD-12).

    What comes straight from a form deck can be any card that is still hidden of that deck; what has been drawn from the
    Character Deck has been seen in the discards before. `own`: the viewer sees the hand, so only the form decks are
    dealt.
    """
    if not FORMS.of(player):
        return False
    if own:
        FORMS.put(player, {form: deal.pile(cards) for form, cards in FORMS.of(player).items()})
        return False
    inside = [card for cards in FORMS.of(player).values() for card in cards]
    hidden = {*UNSHOWN.of(player), *inside}
    places = (*player.hand, *player.deck, *inside)
    kinds = {card: f"{c.form_of(card_of(card))}" + ", hidden" * (card in hidden) for card in places}
    now = dict(zip(places, deal.hand_and_deck(places, kinds), strict=True))
    player.hand, player.deck, unshown = (
        tuple(now.get(card, card) for card in pile) for pile in (player.hand, player.deck, UNSHOWN.of(player))
    )
    UNSHOWN.put(player, unshown)
    FORMS.put(player, {form: tuple(now[card] for card in cards) for form, cards in FORMS.of(player).items()})
    return True


# What is told


class BloodMoved(OfCard):
    """Blood is gained or paid; `card` is empty where a form card is bought with it."""

    change: int
    now: int


class FormTaken(AtSeat):
    """A form card goes to the hand."""

    form: str
    left: int
    """Cards in that deck."""
    card: NotRequired[str]
    """Teammates see it too; while the hand lies open, all do."""


hooks.EVENTS.update(blood=BloodMoved, form=FormTaken)


# What is seen and written


@hooks.seen_at_seat.add
def seen(state: State, seat: int) -> dict[str, Any]:
    """Blood and how many cards are in each form deck lie open, and of the hand which backs are in it."""
    player = state.seats[seat]
    forms = {form: len(cards) for form, cards in FORMS.of(player).items()}
    return {"blood": BLOOD.of(player), "forms": forms, "backs": in_hand(state, seat)}


def _decks(state: State) -> dict[str, int]:
    found = next((forms for player in state.seats if (forms := FORMS.of(player))), {})
    return {form: len(cards) for form, cards in found.items()}


def _backs(state: State) -> dict[str, int]:
    return next(filter(None, (in_hand(state, seat) for seat in range(len(state.seats)))), {})


def _foretold(told: dict[str, Any]) -> Line | None:
    """Foretell Blood that is gained or paid."""
    data = {"from": told["now"] - told["change"], "to": told["now"]}
    return word(told["seat"], "blood", **data) if told["change"] else None


hooks.FORETOLD["blood"] = _foretold
hooks.EXPECTED["blood"] = lambda state: max(BLOOD.of(player) for player in state.seats)
hooks.EXPECTED["forms"] = _decks
hooks.EXPECTED["backs"] = _backs
hooks.SETUP_KEYS.extend(("blood", *Form))


@hooks.taken_from.add
def taken_from(player: Seat, title: str) -> str | None:
    """Take a form card out of its deck."""
    for form, cards in FORMS.of(player).items():
        found = next((card for card in cards if card_of(card).title == title), None)
        if found is not None:
            FORMS.put(player, {**FORMS.of(player), form: tuple(card for card in cards if card != found)})
            return found
    return None


@hooks.set_up.add
def set_up(state: State, setup: dict[str, Any]) -> None:
    """Set Vlazlo's Blood, and lay the named form cards on top of their decks."""
    for player in state.seats:
        UNSHOWN.put(player, tuple(card for card in player.hand if c.form_of(card_of(card)) is not None))
    vlazlo = next((player for player in state.seats if FORMS.of(player)), None)
    blood = written.number(setup.get("blood", 0), 0, MOST, "blood")
    tops = {form: written.as_list(setup.get(form, []), form) for form in Form}
    if vlazlo is None:
        if blood or any(tops.values()):
            raise BadName("blood and forms: Vlazlo is not at this table")
        return
    BLOOD.put(vlazlo, blood)
    for form, titles in tops.items():
        rest = list(FORMS.of(vlazlo).get(form, ()))
        top = tuple(written.take(rest, title, form) for title in titles)
        if form in FORMS.of(vlazlo):
            FORMS.put(vlazlo, {**FORMS.of(vlazlo), form: (*top, *rest)})


@hooks.faults.add
def faults(state: State) -> str | None:
    """Say whether Blood is out of its limits."""
    is_good = all(0 <= BLOOD.of(player) <= MOST for player in state.seats)
    return None if is_good else "RDI-BLOOD-06: Blood is out of its limits"


@hooks.decks_beside.add
def decks_beside(player: Seat) -> tuple[str, ...]:
    """Return the cards in the form decks."""
    return tuple(card for cards in FORMS.of(player).values() for card in cards)


# Effects


EFFECTS: Final = (
    EffectRules(
        c.HealByTeam,
        says=lambda effect, _: phrases.text("tavern.effect.heal_by_team", n=effect.each),
        icon=by_name,
        bots=lambda effect: beside(),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: feed(table, play, effect.each),
    ),
    EffectRules(
        c.DrawForm,
        says=lambda effect, _: phrases.text("tavern.effect.draw_form"),
        icon=by_name,
        bots=lambda effect: is_for("draw_form"),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=lambda state, play, effect: [word(play.seat, "draws_form")],
        rest=lambda table, play, effect: draw_form(table, play),
    ),
)
