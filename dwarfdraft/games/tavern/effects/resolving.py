"""What a card does when it resolves: the order across its effects; what each of them does stands in its own record.

Numbers come first and together, then the rest in the order written (RDI-RULING-20); what a card does to several players
happens at the same time, and what follows from it shares one window at the end (RDI-RULING-17, -18).
"""

from collections.abc import Generator
from typing import Any

from dwarfdraft.engine.ask import Yielded
from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import Stat
from dwarfdraft.games.tavern.chapters import payments
from dwarfdraft.games.tavern.effect_rules import Trait, has, rules_of
from dwarfdraft.games.tavern.numbers import counting, losses, redirecting
from dwarfdraft.games.tavern.numbers.changes import change_alcohol, change_fortitude, note
from dwarfdraft.games.tavern.state.stack import Hit, Hurt, Moment, News, Play, Window
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.state.targets import acting, is_card
from dwarfdraft.games.tavern.table import TavernTable


def plan(state: State, play: Play) -> None:
    """Settle what a card does, and whom it would make lose how much Fortitude, so that it can be answered.

    RDI-AFFECT-01. A card's effects are its own, and what mechanics add to them (`hooks.planned`). Who plays a card to
    Ignore or reduce a loss does not hit back for it, even if that card is Negated: docs/rulings.md, RDI-RULING-55. Who
    Ignores all effects does so here already (`redirecting.ignore_all`, RDI-VRULING-103). What else could change a
    number: `reach.affects`.
    """
    play.effects = play.mode.effects
    for add in hooks.planned:
        add(state, play)
    if play.answered is not None and has(play.effects, Trait.DEFENDS):
        play.answered.defended.update(state.sheltered(play.seat, play.answered))
    for effect in play.effects:
        play.hits += counting.hits(state, play, effect)
    play.hits = losses.joined(play.hits)
    redirecting.ignore_all(state, play)
    play.unaided = play.card is not None and play.card.unaided


def resolve(table: TavernTable, play: Play) -> Generator[Yielded, Any, tuple[Hurt, ...]]:
    """Carry out what nobody has Negated, and return the losses that may be hit back (RDI-TIMING-02).

    The steps that effects take part in, in this order (RDI-RULING-20): of an Event what is chosen `first` (`events`),
    all `numbers`, what is noted when they are `counted`, all `payments`, the `rest` effect by effect. Mechanics come in
    before the first, between numbers and payments, and after the last. Who may be picked, and that somebody has to be:
    `targeting.targets`, `conditions.nobody_to_pick`; a choice with nothing to choose: `choosing.choose`.
    """
    redirecting.ignore_all(table.state, play)
    for settle in hooks.takes_effect:
        settle(table.state, play)
    hurts = numbers(table, play)
    for effect in play.effects:
        counted = rules_of(effect).counted
        if counted is not None:
            counted(table, play, effect, hurts)
    struck = tuple(hit.seat for hit in play.hits if is_card(hit.seat) and losses.left(table.state, play, hit))
    if struck:
        for strike in hooks.struck_in_play:
            yield from strike(table, play, struck)
    yield from _payments(table, play)
    yield from after_payments(table, play)
    return hurts


def numbers(table: TavernTable, play: Play) -> tuple[Hurt, ...]:
    """Apply all changes of Fortitude and Alcohol together, and return the losses that happened (RDI-RULING-20, -55).

    Losses come before gains, unless that would cut off more of a team (`_would_cut_loss`, RDI-VRULING-27). What comes
    after the numbers: `resolve`; who may hit back for a loss: `happened.hurts_of`.
    """
    state = table.state
    counting.again(state, play)
    gains_first = state.options.is_team_game and _would_cut_loss(state, play)
    if gains_first:
        _change(table, play, Stat.FORTITUDE)
    lost = take_hits(table, play)
    hurts = [
        Hurt(
            seat,
            amount,
            play.seat,
            _hurt_with(state, play, seat, lost),
            seat in play.defended,
            acting(state, play),
            play.unaided,
        )
        for seat, amount in lost
        if amount and play.card is not None
    ]
    if not gains_first:
        _change(table, play, Stat.FORTITUDE)
    _change(table, play, Stat.ALCOHOL)
    return tuple(hurts)


def _payments(table: TavernTable, play: Play) -> Rules:
    """Have everybody pay what a card makes them pay, at the same time and in one window (RDI-RULING-18, -27).

    `payments.pay`: who has too little pays what there is; several in turn order: `payments.settle_all`; what is paid by
    choice in full: those who ask `payments.means` (-27). Changes of Fortitude and Alcohol: `numbers` (-18).
    """
    dues = []
    for effect in play.effects:
        owed = rules_of(effect).payments
        dues += owed(table.state, play, effect) if owed is not None else []
    yield from payments.pay(table, dues, play)


def has_payments(play: Play) -> bool:
    """Tell whether a card may make somebody pay."""
    return any(rules_of(effect).payments is not None for effect in play.effects)


def after_payments(table: TavernTable, play: Play) -> Rules:
    """Carry out what is neither number nor payment, in the order written (RDI-RULING-20).

    The rest of the rule: `resolve`.
    """
    for effect in play.effects:
        rest = rules_of(effect).rest
        steps = rest(table, play, effect) if rest is not None else None
        if steps is not None:
            yield from steps
    for finish in hooks.resolved:
        finish(table, play)


def negated(table: TavernTable, play: Play) -> None:
    """Carry out what happens instead of a card that was Negated (RDI-CARD-16, -19): `answers._happen_instead`."""
    for effect in play.effects:
        instead = rules_of(effect).negated
        if instead is not None:
            instead(table, play, effect)


def take_hits(table: TavernTable, play: Play) -> list[tuple[int, int]]:
    """Have all whom a card still hits lose Fortitude, and return how much each has really lost.

    A player whose loss is struck back for by itself loses first, since the last Fortitude of a team may be anybody's
    (RDI-VRULING-27): so the order of the seats does not decide whether it is. Whom it still hits: `_landing`.
    """
    state = table.state
    source = losses.source(play)
    landing = [(hit.seat, losses.left(state, play, hit)) for hit in _landing(state, play)]
    lost = []
    for seat, amount in sorted(landing, key=lambda met: not losses.is_struck_back(state, play, met[0])):
        changed = change_fortitude(table, seat, -amount, source=source, card=play.card_id, exact=True)
        lost.append((seat, -changed))
    for seat, amount in lost:
        play.lost[seat] = play.lost.get(seat, 0) + amount
    return lost


def _landing(state: State, play: Play) -> list[Hit]:
    """Return the losses that a card really brings: not to those who Ignore it (RDI-NEGATE-02, RDI-RULING-54).

    To who is hit anyway it is a second loss: `losses._are_one` (-54).
    """
    return [hit for hit in play.hits if hit.seat not in play.ignored and state.is_living(hit.seat) and hit.amount]


def _change(table: TavernTable, play: Play, stat: Stat) -> None:
    """Apply what a card changes of a number, losses of Fortitude aside."""
    state = table.state
    source = losses.source(play)
    for effect in play.effects:
        changes = rules_of(effect).numbers
        for seat, amount in changes(state, play, effect, stat) if changes is not None else ():
            if stat is Stat.FORTITUDE:
                change_fortitude(table, seat, amount, source=source, card=play.card_id)
            elif change_alcohol(table, seat, amount, source=source, card=play.card_id) > 0:
                note(state, News.GAINED_ALCOHOL, seat, frozenset({source}))


def _would_cut_loss(state: State, play: Play) -> bool:
    """Tell whether a team would lose more than it has: then what the card gives it counts first (RDI-VRULING-27).

    In `numbers`, which so adds up before the limits cut anything off.
    """
    lost: dict[int, int] = {}
    for hit in _landing(state, play):
        party = state.seats[hit.seat].party
        lost[party] = lost.get(party, 0) + losses.left(state, play, hit)
    return any(amount > state.parties[party].fortitude for party, amount in lost.items())


def _hurt_with(state: State, play: Play, seat: int, lost: list[tuple[int, int]]) -> int:
    """Return how many "You mess with the crew, you mess with me!" counts for somebody who has lost Fortitude."""
    return _team_hurt(state, play, seat) if state.options.is_team_game else _players_hurt(play, lost)


def _players_hurt(play: Play, lost: list[tuple[int, int]]) -> int:
    """Return how many players, the card's own not among them, have really lost Fortitude to it.

    So says the text of "You mess with the crew, you mess with me!"; "really" is RDI-RULING-55. Who may hit back:
    `happened.hurts_of`.
    """
    return len({seat for seat, amount in lost if amount and seat != play.seat})


def _team_hurt(state: State, play: Play, seat: int) -> int:
    """Return how many are on a player's team, less those whose own loss Static Effects have reduced to 0.

    However many were hit, and however much the team lost, if it lost something (RDI-TEAMCHAR-04): `numbers` asks this
    only then. Who hits back for that many: `losses._hurt_by`.
    """
    team = state.team(seat)
    own = {mate: [hit for hit in play.hits if hit.seat == mate] for mate in team}
    spared = [mate for mate in team if own[mate] and all(_is_taken_by_static(state, play, hit) for hit in own[mate])]
    return len(team) - len(spared)


def _is_taken_by_static(state: State, play: Play, hit: Hit) -> bool:
    """Tell whether a loss is nothing by Static Effects, Ignoring everything among them (docs/rulings.md).

    Not what an answer has taken before: of that there is no amount left.
    """
    return bool(hit.amount) and (state.is_shut(hit.seat) or losses.before_answers(state, play, hit) <= 0)


def suffered(table: TavernTable, play: Play, hurts: tuple[Hurt, ...]) -> Rules:
    """Open the window of those who have lost Fortitude, when the card is finished (RDI-TIMING-10, RDI-RULING-17).

    `playing._have_answered` comes here after all else. Who may hit back in it: `happened.hurts_of`. What answers the
    card comes before (`playing._have_answered`); the order of a win: `gambling.win` (-10).
    """
    if not hurts:
        return
    table.state.hurts += hurts
    seats = tuple(dict.fromkeys(hurt.seat for hurt in hurts))
    yield from table.open_window(Moment(Window.HURT, play=play, seats=seats, hurts=hurts))
