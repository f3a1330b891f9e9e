"""Effects on Rounds of Gambling."""

from typing import Final

from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Pick, Stat, Who, phrases
from dwarfdraft.games.tavern.cards.deeds import Deed, is_for
from dwarfdraft.games.tavern.cards.phrases import Icon, Phrases, by_name
from dwarfdraft.games.tavern.chapters import gambling
from dwarfdraft.games.tavern.effect_rules import (
    EffectRules,
    Foretelling,
    Trait,
    affects_none,
    always,
    no_hits,
    no_traits,
    rules_tell,
)
from dwarfdraft.games.tavern.numbers.changes import move_gold
from dwarfdraft.games.tavern.state.stack import POT, AnyWindow, Play, Stage, Window
from dwarfdraft.games.tavern.table import TavernTable


def _says_start(effect: c.StartRound, pick: Pick) -> Phrases:
    how = ".no_leaving" if effect.no_leaving else ".for_fortitude" if effect.for_fortitude else ""
    return phrases.text(f"tavern.effect.start_round{how}")


def _begin(copy: Foretelling, play: Play, effect: c.StartRound, closed: AnyWindow) -> None:
    """Have the Round begin whose Champions have been chosen; other cards are carried out as they lie there."""
    if closed is Window.CHAMPIONS and play.stage is Stage.RESOLVING:
        copy.attempt(gambling.begin(copy.table, play, effect))


def _win(table: TavernTable, play: Play) -> Rules:
    if table.state.is_living(play.seat):
        yield from gambling.win(table, play.seat, play.card_id)


def _take_win(table: TavernTable, play: Play) -> None:
    """Somebody else takes the Pot: the outcome of the Round changes, nobody's Gold (RDI-AFFECT-07, RDI-TIMING-11).

    The window is settled, so only this card counts; the first in turn order: `window._declarations`.
    """
    is_answer = play.about is not None and play.about.kind is Window.WON
    if play.about is not None and is_answer and table.state.is_living(play.seat):
        table.emit("win_taken", {"seat": play.seat, "from": play.about.seats[0], "card": play.card_id})
        play.about.seats = (play.seat,)
        play.about.settled = True


def _take_from_pot(table: TavernTable, play: Play, amount: int) -> None:
    if table.state.round is not None and table.state.is_living(play.seat):
        move_gold(table, POT, play.seat, amount, "taken", play.card_id)


EFFECTS: Final = (
    EffectRules(
        c.StartRound,
        says=_says_start,
        icon=lambda effect: Icon("ante", -1),
        bots=lambda effect: is_for(Deed.START_ROUND),
        hits=no_hits,
        affects=affects_none,
        traits=always(Trait.ANTES, Trait.STARTS_ROUND),
        foretold=rules_tell,
        rest=lambda table, play, effect: gambling.start(table, play, effect),
        goes_on=_begin,
    ),
    EffectRules(
        c.TakeControl,
        says=lambda effect, _: phrases.text(
            f"tavern.effect.take_control.{'winning_hand' if effect.winning_hand else 'usual'}"
        ),
        icon=lambda effect: "winning_hand" if effect.winning_hand else "take_control",
        bots=lambda effect: is_for(Deed.WINNING_HAND if effect.winning_hand else Deed.CONTROL),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: gambling.take_control(
            table, play.seat, winning_hand=effect.winning_hand, card=play.card_id
        ),
    ),
    EffectRules(
        c.RaiseAnte,
        says=lambda effect, _: phrases.text("tavern.effect.raise_ante"),
        icon=lambda effect: Icon("ante", -1),
        bots=lambda effect: is_for(Deed.RAISE),
        hits=no_hits,
        affects=affects_none,
        traits=always(Trait.ANTES),
        foretold=rules_tell,
        rest=lambda table, play, effect: gambling.ante(table, play),
    ),
    EffectRules(
        c.ForceOut,
        says=lambda effect, pick: phrases.text(
            "tavern.effect.force_out.marked" if pick is Pick.MARKED_IN_ROUND else "tavern.effect.force_out"
        ),
        icon=by_name,
        bots=lambda effect: is_for(Deed.FORCE_OUT),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: gambling.force_out(table, play),
    ),
    EffectRules(
        c.LeaveRound,
        says=lambda effect, _: phrases.text("tavern.effect.leave_round"),
        icon=by_name,
        bots=lambda effect: is_for(Deed.LEAVE_ROUND),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: gambling.leave_instead(table, play),
    ),
    EffectRules(
        c.EndRound,
        says=lambda effect, _: phrases.text("tavern.effect.end_round"),
        icon=by_name,
        bots=lambda effect: is_for(Deed.END_ROUND),
        hits=no_hits,
        affects=affects_none,
        traits=always(Trait.ENDS_ROUND),
        foretold=rules_tell,
        rest=lambda table, play, effect: gambling.end_to_inn(table, play.card_id),
    ),
    EffectRules(
        c.WinRound,
        says=lambda effect, _: phrases.text("tavern.effect.win_round"),
        icon=by_name,
        bots=lambda effect: is_for(Deed.CATCH_CHEATER),
        hits=no_hits,
        affects=affects_none,
        traits=always(Trait.ENDS_ROUND),
        foretold=rules_tell,
        rest=lambda table, play, effect: _win(table, play),
    ),
    EffectRules(
        c.TakeWin,
        says=lambda effect, _: phrases.text("tavern.effect.take_win"),
        icon=by_name,
        bots=lambda effect: is_for(Deed.TAKE_WIN),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: _take_win(table, play),
    ),
    EffectRules(
        c.SharePot,
        says=lambda effect, _: phrases.text("tavern.effect.share_pot"),
        icon=by_name,
        bots=lambda effect: is_for(Deed.SHARE_POT),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: gambling.share_pot(table, play),
    ),
    EffectRules(
        c.ReopenRound,
        says=lambda effect, _: phrases.text(f"tavern.effect.reopen_round{'.winner' if effect.winner_controls else ''}"),
        icon=lambda effect: Icon("ante", -1),
        bots=lambda effect: is_for(Deed.REOPEN),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: gambling.reopen(table, play, winner_controls=effect.winner_controls),
    ),
    EffectRules(
        c.TakeFromPot,
        says=lambda effect, _: phrases.counted("tavern.effect.take_from_pot", effect.amount),
        icon=lambda effect: Icon(Stat.GOLD, effect.amount, Who.YOU),
        bots=lambda effect: is_for(Deed.TAKE_FROM_POT, effect.amount),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: _take_from_pot(table, play, effect.amount),
    ),
)
