"""What is public about a card or an event on the stack."""

from typing import Any

from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.state.stack import Moment, Play, Window
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.state.targets import wire


def about_play(state: State, play: Play) -> dict[str, Any]:
    """Return what is public about a card on the stack, beside its player and title."""
    shown: dict[str, Any] = {}
    for key, target in (("target", play.target), ("second", play.second), ("third", play.third)):
        if target >= 0:
            shown[key] = wire(state, target)
    if play.activation:
        shown["activation"] = True
    if play.choice:
        shown["choice"] = play.choice
    if play.card is not None and len(play.card.modes) > 1:
        shown["mode"] = play.card.modes.index(play.mode)
    if play.drink is not None and play.about is not None:
        shown["drink"] = play.about.drinks.index(play.drink)
    for look in hooks.seen_of_play:
        shown |= look(state, play)
    if play.champions is not None:
        shown["champions"] = sorted(play.champions)
    if play.answered is not None:
        shown["answers"] = play.answered.card_id
    if play.choices:
        shown["choices"] = [{"seat": seat, "choice": choice} for seat, choice in play.choices.items()]
    return shown


def answered_by(moment: Moment | None) -> dict[str, Any]:
    """Return what a card answers: the kind of event, and a card if one was played."""
    if moment is None:
        return {}
    told: dict[str, Any] = {"window": str(moment.kind)}
    if moment.kind is Window.PLAYED and moment.play is not None:
        told["answers"] = moment.play.card_id
        told["of"] = moment.play.seat
    return told


def drink_meant(play: Play) -> dict[str, Any]:
    """Return which Drink a card is about, as it is told when the card is played."""
    if play.drink is None:
        return {}
    return {"cards": list(play.drink.cards), "drinker": play.drink.drinker}


def about_moment(moment: Moment) -> dict[str, Any]:
    """Return what is public about an event that may be answered."""
    about: dict[str, Any] = {"window": str(moment.kind)}
    if moment.play is not None:
        about["card"] = moment.play.card_id
        about["by"] = moment.play.seat
    for look in hooks.seen_of_moment:
        about |= look(moment)
    if moment.seats:
        about["seats"] = list(moment.seats)
    return about
