"""Effects on Fortitude and Alcohol Content, and against a loss; those of mechanics are in `mechanics/`."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import Pick, Stat, Who, phrases
from dwarfdraft.games.tavern.cards.deeds import Deed, beside, is_for
from dwarfdraft.games.tavern.cards.phrases import Icon, Phrases, by_name, whose
from dwarfdraft.games.tavern.conditions.happened import hurts_to_answer
from dwarfdraft.games.tavern.conditions.reach import is_among, reached
from dwarfdraft.games.tavern.effect_rules import (
    EffectRules,
    Trait,
    affects_none,
    always,
    no_hits,
    no_traits,
    rules_tell,
)
from dwarfdraft.games.tavern.effects.answers import ignore_card
from dwarfdraft.games.tavern.numbers import losses, redirecting
from dwarfdraft.games.tavern.numbers.changes import change_fortitude
from dwarfdraft.games.tavern.state import targets
from dwarfdraft.games.tavern.state.stack import Hit, Hurt, Play
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.state.targets import is_there, player_of
from dwarfdraft.games.tavern.table import TavernTable

# Numbers


def _hits(state: State, play: Play, change: c.Change) -> list[Hit]:
    if change.stat is not Stat.FORTITUDE or change.amount >= 0:
        return []
    met = [seat for seat in state.living() if is_among(state, play, change.who, seat)]
    return [Hit(to, -change.amount, aimed=to) for to in (*met, *targets.met(state, play, change.who))]


def _changes(state: State, play: Play, change: c.Change, stat: Stat) -> list[tuple[int, int]]:
    amount = change.amount
    if change.stat is not stat or not amount or (stat is Stat.FORTITUDE and amount < 0):
        return []
    met = reached(state, play, change.who)
    if stat is Stat.FORTITUDE:
        return [(seat, _gain(state, play, seat, amount)) for seat in met]
    less = amount < 0
    return [(seat, amount + play.raised if less and is_own(state, play, change.who, seat) else amount) for seat in met]


def _gain(state: State, play: Play, seat: int, amount: int) -> int:
    for alter in hooks.alter_gain:
        amount = alter(state, play, seat, amount)
    return amount


def is_own(state: State, play: Play, who: Who, seat: int) -> bool:
    """Tell whether a raised number takes something from the player of the card, or the team, too (RDI-POTION-05).

    That part is lowered again: `_changes`, `gold._price`; their loss of Fortitude is not raised
    (`potions._raise_numbers`), nor is what a text takes from nobody else (`Number.OWN`).
    """
    return who is not Who.YOU and state.are_teammates(play.seat, seat)


def _affects(state: State, play: Play, seat: int, stat: Stat, change: c.Change) -> bool:
    is_hit = change.stat is Stat.FORTITUDE and change.amount < 0
    return change.stat is stat and change.amount != 0 and not is_hit and is_among(state, play, change.who, seat)


def _says_change(change: c.Change, pick: Pick) -> Phrases:
    way = "gain" if change.amount > 0 else "lose"
    key = f"tavern.effect.{change.stat}.{way}.{whose(change.who, pick)}"
    return phrases.text(key, names_pick=change.who is Who.PICKED, n=abs(change.amount))


def _strikes(change: c.Change) -> frozenset[Trait]:
    strikes = change.stat is Stat.FORTITUDE and change.amount < 0 and phrases.is_picked(change.who)
    return frozenset({Trait.STRIKES}) if strikes else frozenset()


def _heal_instead(table: TavernTable, play: Play, change: c.Change) -> None:
    if change.stat is Stat.FORTITUDE and change.who is Who.YOU and table.state.is_living(play.seat):
        change_fortitude(table, play.seat, change.amount, source=play.seat, card=play.card_id)


# Hitting back


def _hit_back(state: State, play: Play, effect: c.HitBack) -> list[Hit]:
    return [Hit(play.target, effect.amount)] if is_there(state, play.target) else []


def _hit_team_back(state: State, play: Play, effect: c.HitTeamBack) -> list[Hit]:
    if not is_there(state, play.target):
        return []
    return [Hit(seat, effect.amount) for seat in state.team(player_of(play.target))]


def _hurt_by(state: State, play: Play) -> int:
    """Return how many lost Fortitude to the card of the picked player that is struck back at; the latest counts."""
    if play.about is None:
        return 0
    hurts = hurts_to_answer(state, play.seat, play.about)
    source = player_of(play.target)
    return next((hurt.hurt for hurt in reversed(hurts) if hurt.source == source), 0)


def _hit_each_of_team(state: State, play: Play, effect: c.HitEachOfTeam) -> list[Hit]:
    if not is_there(state, play.target):
        return []
    size = state.opposing_teammates(play.seat, player_of(play.target))
    return [Hit(play.target, effect.amount * size, numbers=size)]


# Against a loss


def _redirect(table: TavernTable, play: Play) -> None:
    """The loss goes to the picked player; its source stays who it was (RDI-REDIRECT-01 to -03, RDI-RULING-53, -54).

    How it goes: `redirecting.send`; to whom it may: `reach.third_players`; who may send it: `to_losses._would_be_hit`.
    """
    if play.answered is None:
        return
    if play.target < 0:  # no third player is left (RDI-VRULING-47)
        ignore_card(table, play)
        return
    redirecting.send(table, play, play.target)


def _share(table: TavernTable, play: Play) -> None:
    """You and the player of the card lose half each, rounded up; the source of both is that player.

    Who shares a loss may only send it on from then on (`Play.sharing`): `to_losses._would_be_hit`.
    """
    answered = play.answered
    if answered is None:
        return
    hit = redirecting.loss_of(table.state, answered, play.behalf)
    if hit is None:
        return
    lost = losses.left(table.state, answered, hit)
    half = (lost + 1) // 2
    hit.reduced += lost - half
    answered.hits.append(Hit(answered.seat, half, aimed=answered.seat))
    answered.sharing.add(play.behalf)
    told = {"card": answered.card_id, "using": play.card_id}
    table.emit("shared", {**told, "seat": play.behalf, "with": answered.seat, "amount": half})


def _leave_unaided(table: TavernTable, hurts: tuple[Hurt, ...]) -> None:
    table.state.unaided += tuple(hurt.seat for hurt in hurts)


EFFECTS: Final = (
    EffectRules(
        c.Change,
        says=_says_change,
        icon=lambda change: Icon(change.stat, change.amount, change.who),
        bots=lambda change: beside(numbers=(change,), costs=((change.stat, change.amount),)),
        hits=_hits,
        affects=_affects,
        traits=_strikes,
        foretold=rules_tell,
        numbers=_changes,
        instead=_heal_instead,
    ),
    EffectRules(
        c.HitBack,
        says=lambda effect, _: phrases.text("tavern.effect.hit_back", n=effect.amount),
        icon=lambda effect: Icon(Stat.FORTITUDE, -effect.amount, Who.SOURCE),
        bots=lambda effect: is_for(Deed.HIT_BACK, effect.amount),
        hits=_hit_back,
        affects=affects_none,
        traits=always(Trait.HITS_BACK),
        foretold=rules_tell,
    ),
    EffectRules(
        c.HitTeamBack,
        says=lambda effect, _: phrases.text("tavern.effect.hit_team_back", n=effect.amount),
        icon=lambda effect: Icon(Stat.FORTITUDE, -effect.amount, Who.SOURCE),
        bots=lambda effect: is_for(Deed.HIT_BACK, effect.amount),
        hits=_hit_team_back,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
    ),
    EffectRules(
        c.HitPerHurt,
        says=lambda effect, _: phrases.text("tavern.effect.hit_per_hurt"),
        icon=by_name,
        bots=lambda effect: is_for(Deed.HIT_BACK, 1),
        hits=lambda state, play, effect: [Hit(play.target, _hurt_by(state, play) + effect.more)],
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
    ),
    EffectRules(
        c.HitEachOfTeam,
        says=lambda effect, _: phrases.text("tavern.effect.hit_each_of_team", n=effect.amount),
        icon=by_name,
        bots=lambda effect: beside(numbers=(c.Change(Stat.FORTITUDE, Who.PICKED, -effect.amount),)),
        hits=_hit_each_of_team,
        recounts=True,
        affects=affects_none,
        traits=always(Trait.STRIKES),
        foretold=rules_tell,
    ),
    EffectRules(
        c.Redirect,
        says=lambda effect, pick: phrases.text(
            "tavern.effect.redirect" if pick is Pick.THIRD else "tavern.effect.redirect.to_picked"
        ),
        icon=by_name,
        bots=lambda effect: is_for(Deed.REDIRECT),
        hits=no_hits,
        affects=affects_none,
        traits=always(Trait.STRIKES, Trait.SENDS_ON),
        foretold=rules_tell,
        rest=lambda table, play, effect: _redirect(table, play),
    ),
    EffectRules(
        c.RedirectBack,
        says=lambda effect, _: phrases.text("tavern.effect.redirect_back"),
        icon=by_name,
        bots=lambda effect: is_for(Deed.REDIRECT_BACK),
        hits=no_hits,
        affects=affects_none,
        traits=always(Trait.SENDS_ON, Trait.SENDS_BACK),
        foretold=rules_tell,
        rest=lambda table, play, effect: redirecting.send_back(table, play),
    ),
    EffectRules(
        c.ShareLoss,
        says=lambda effect, _: phrases.text("tavern.effect.share_loss"),
        icon=by_name,
        bots=lambda effect: is_for(Deed.SHARE_LOSS),
        hits=no_hits,
        affects=affects_none,
        traits=always(Trait.SHARES_LOSS),
        foretold=rules_tell,
        rest=lambda table, play, effect: _share(table, play),
    ),
    EffectRules(
        c.ReduceLoss,
        says=lambda effect, _: phrases.text("tavern.effect.reduce_loss", n=effect.amount),
        icon=lambda effect: Icon("loss", -effect.amount),
        bots=lambda effect: is_for(Deed.REDUCE, effect.amount),
        hits=no_hits,
        affects=affects_none,
        traits=always(Trait.DEFENDS),
        foretold=rules_tell,
        rest=lambda table, play, effect: redirecting.reduce(table, play, effect.amount),
    ),
    EffectRules(
        c.CapLoss,
        says=lambda effect, _: phrases.text("tavern.effect.cap_loss", n=effect.amount),
        icon=by_name,
        bots=lambda effect: is_for(Deed.CAP_LOSS, effect.amount),
        hits=no_hits,
        affects=affects_none,
        traits=always(Trait.DEFENDS),
        foretold=rules_tell,
        rest=lambda table, play, effect: redirecting.cap(table, play, effect.amount),
    ),
    EffectRules(
        c.NoMoreAid,
        says=lambda effect, _: phrases.text("tavern.effect.no_more_aid"),
        icon=by_name,
        bots=lambda effect: beside(),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        counted=lambda table, play, effect, hurts: _leave_unaided(table, hurts),
    ),
)
