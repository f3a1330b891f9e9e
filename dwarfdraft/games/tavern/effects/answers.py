"""Effects on other cards and Events: Negated, Ignored, turned to somebody else."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Pick, phrases
from dwarfdraft.games.tavern.cards.aspects import description_of
from dwarfdraft.games.tavern.cards.deeds import Deed, beside, is_for
from dwarfdraft.games.tavern.cards.phrases import Phrases, by_name
from dwarfdraft.games.tavern.chapters import champions
from dwarfdraft.games.tavern.effect_rules import (
    EffectRules,
    Trait,
    affects_none,
    always,
    no_hits,
    no_traits,
    rules_of,
    rules_tell,
)
from dwarfdraft.games.tavern.numbers import redirecting
from dwarfdraft.games.tavern.state.stack import Play
from dwarfdraft.games.tavern.table import TavernTable


def _negate(play: Play) -> None:
    """Negate a card: it does nothing at all, and its window closes (RDI-NEGATE-01).

    Instead of what it does, `playing._have_answered` says that it is Negated; it is discarded in `playing._put_by`.
    """
    if play.answered is not None and play.about is not None:
        play.answered.negated = True
        play.answered.negated_by = play
        play.about.settled = True


def _let_act_again(play: Play) -> None:
    """Whoever played the Negated card may play another Action Card (RDI-CARD-20): `turn._action`, `_round_move`.

    These do not count the one played (`Play.regains`). That its player draws one is another effect of the card.
    """
    if play.answered is not None:
        play.answered.regains = True


def ignore_card(table: TavernTable, play: Play) -> None:
    """What a team Ignores with one card has no effect on any of it (RDI-NEGATE-02, RDI-TEAM-49, RDI-VRULING-24).

    What Ignores a card that says so reduces its loss instead (RDI-CARD-24). All others it still reaches: who is in
    `Play.ignored` is left out wherever it is carried out (`reach.reached`, `Play.reaches`).
    """
    of = play.answered
    if of is None or (of.card is not None and of.card.unignorable):
        return
    if of.card is not None and of.card.ignoring_reduces:
        redirecting.reduce(table, play, of.card.ignoring_reduces)
    else:
        of.ignored.update(table.state.sheltered(play.seat, of))
        table.emit("ignored", {"seat": play.seat, "card": of.card_id, "of": of.seat, "using": play.card_id})


def _says_if_negated(effect: c.IfNegated, pick: Pick) -> Phrases:
    what = description_of(effect.effect).says(effect.effect, Pick.NOTHING)
    return phrases.text("tavern.effect.if_negated", what=what)


def _happen_instead(table: TavernTable, play: Play, effect: c.IfNegated) -> None:
    """A Negated card does the other thing that it names; that is not Negated (RDI-CARD-16, -19).

    What it is: `instead` in the record of that effect; nothing answers it. It is called by `resolving.negated`.
    """
    instead = rules_of(effect.effect).instead
    assert instead is not None, f"{effect.effect} does not say how it happens instead of a Negated card"
    instead(table, play, effect.effect)


EFFECTS: Final = (
    EffectRules(
        c.NegateCard,
        says=lambda effect, _: phrases.text(
            "tavern.effect.negate_card.sure" if effect.sure_if_marked else "tavern.effect.negate_card"
        ),
        icon=by_name,
        bots=lambda effect: is_for(Deed.NEGATE),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: _negate(play),
    ),
    EffectRules(
        c.IfNegated,
        says=_says_if_negated,
        icon=by_name,
        bots=lambda effect: beside(),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        elsewhere="when the card is Negated",
        negated=_happen_instead,
    ),
    EffectRules(
        c.ActAgain,
        says=lambda effect, _: phrases.text("tavern.effect.act_again"),
        icon=by_name,
        bots=lambda effect: beside(),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: _let_act_again(play),
    ),
    EffectRules(
        c.IgnoreCard,
        says=lambda effect, _: phrases.text("tavern.effect.ignore_card"),
        icon=by_name,
        bots=lambda effect: is_for(Deed.IGNORE_CARD),
        hits=no_hits,
        affects=affects_none,
        traits=always(Trait.DEFENDS),
        foretold=rules_tell,
        rest=lambda table, play, effect: ignore_card(table, play),
    ),
    EffectRules(
        c.IgnoreEvent,
        says=lambda effect, _: phrases.text("tavern.effect.ignore_event"),
        icon=by_name,
        bots=lambda effect: is_for(Deed.IGNORE_EVENT),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: ignore_card(table, play),
    ),
    EffectRules(
        c.RedirectAll,
        says=lambda effect, _: phrases.text("tavern.effect.redirect_all"),
        icon=by_name,
        bots=lambda effect: is_for(Deed.REDIRECT),
        hits=no_hits,
        affects=affects_none,
        traits=always(Trait.STRIKES),
        foretold=rules_tell,
        rest=lambda table, play, effect: redirecting.send_all(table, play),
    ),
    EffectRules(
        c.BorrowChampion,
        says=lambda effect, _: phrases.text("tavern.effect.borrow_champion"),
        icon=by_name,
        bots=lambda effect: is_for(Deed.BORROW_CHAMPION),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: champions.borrow(table, play),
    ),
)
