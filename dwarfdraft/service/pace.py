"""How long response windows stay open, and for whom. Pure: told the facts and the time.

Three modes. *Fast*: those who can answer are waited for. *Masked*: the same, with a random least length, and some of
the windows that nobody could answer stay open as long as people think. *Sealed*: everybody is waited for in every
window. Nothing is drawn from a game's dice: a length comes from a secret of the table and the id of the window.
"""

import hashlib
import math
from collections.abc import Collection, Mapping, Sequence
from statistics import NormalDist
from typing import Any, Final, Literal, TypeAlias

from dwarfdraft.engine.ask import Ask, OneOf, Poll
from dwarfdraft.service.orders import (
    LAST_CHANCE,
    AskMe,
    Orders,
    Public,
    Why,
    is_in_danger,
    may_be_saved,
    why_passed_by_orders,
)
from dwarfdraft.service.values import Speed

Mode: TypeAlias = Literal["fast", "masked", "sealed"]

SCALE: Final[Mapping[Speed, float]] = {"none": 1.0, "relaxed": 2.5, "normal": 1.0, "fast": 0.5}
"""Factor for all seconds of a table, by its speed. With `none` windows also have no latest end."""
MIN_S: Final[Mapping[Mode, tuple[float, float]]] = {"fast": (0.6, 0.6), "masked": (1.2, 2.0), "sealed": (1.5, 1.5)}
"""Bounds in seconds between which the least length of a window is drawn, by mode."""
MAX_S: Final[Mapping[Mode, float]] = {"fast": 10.0, "masked": 10.0, "sealed": 8.0}
LAST_CHANCE_S: Final = 20.0
"""Longest window before somebody goes out, in every mode."""
QUIET_WINDOW_S: Final = 0.8
"""Length of a quiet window."""
AFTER_WAIT_S: Final = 8.0
"""Seconds that each seat which answered `wait` gets to decide, when only such seats are left."""
HOLD_S: Final = 10.0
"""Most seconds that a seat which holds the window moves into it from its bank, each time."""
STRETCH_S: Final = 10.0
"""Seconds that a lost connection adds to the window, once."""
BANK_S: Final = 90.0
"""Seconds in a full bank."""
TURN_BANK_S: Final = 5.0
"""Seconds that an own turn adds to the bank."""
MAX_MISSED: Final = 3
"""Times in a row that a seat's time may run out; then the seat counts as away."""

MIN_DECOY_SHARE: Final = 0.25
"""Least share, of the masked windows that nobody could answer, of decoys: those that stay open all the same."""
MAX_ANSWERABLE_SHARE: Final = 0.6
"""Greatest share, among the masked windows that stay open, of those that somebody could answer."""
PRIOR_ANSWERABLE: Final = 2
"""Masked windows that somebody could answer, with which a table begins its count."""
PRIOR_WINDOWS: Final = 5
"""All masked windows, with which a table begins its count."""
THINK_S: Final = (2.5, 0.6)
"""Median in seconds, and spread of the logarithm, of the think times that a table without a past draws from."""
MAX_THINKS: Final = 30
"""How many of its latest think times a table keeps."""

PASS: Final = "pass"
WAIT: Final = "wait"
QUIET: Final = frozenset({"phase", "round_turn"})


def is_window(poll: Poll | None) -> bool:
    """Tell whether a poll is a response window."""
    return poll is not None and poll.closes == "told" and not poll.joint_decision


def is_quiet(poll: Poll) -> bool:
    """Tell whether a window is one before or after a move, which nobody is shown."""
    return poll.asks[0].about.get("window") in QUIET


def declarable(ask: Ask) -> tuple[str, ...]:
    """Return the cards that a seat may declare."""
    assert isinstance(ask.options, OneOf)
    return tuple(value for value in ask.options.values if value not in (PASS, WAIT))


def cards_to_answer_with(ask: Ask) -> tuple[str, ...]:
    """Return the cards because of which a seat is asked.

    Anytime Cards wait for Interrupt, so they count only in a last chance.
    """
    if ask.about.get("window") == LAST_CHANCE:
        return declarable(ask)
    anytime = ask.about.get("anytime", ())
    return tuple(title for title in declarable(ask) if title not in anytime)


def default_of(mode: Mode) -> AskMe:
    """Return what a seat that gave no orders is asked."""
    return "everything" if mode == "sealed" else "able"


def why_passed_sealed(public: Public, seat: int, orders: Orders) -> Why | None:
    """Return why a sealed window is passed for a seat. Neither hand nor state comes in here."""
    return why_passed_by_orders(public, seat, orders, "everything")


def why_passed(mode: Mode, public: Public, ask: Ask, orders: Orders) -> Why | None:
    """Return why a window is passed for a seat, None if it is asked."""
    if mode == "sealed":
        return why_passed_sealed(public, ask.seat, orders)
    why = why_passed_by_orders(public, ask.seat, orders, default_of(mode))
    if why is not None or orders.ask_me == "everything":
        return why
    if may_be_saved(public, ask.seat):
        return None
    cards = declarable(ask) if is_in_danger(public, ask.seat) else cards_to_answer_with(ask)
    if not cards:
        return "no_answer"
    never = all(title in orders.never for title in cards) and not is_in_danger(public, ask.seat)
    return "never" if never else None


def keyed_random(secret: str, *names: object) -> float:
    """Return a number from 0 up to 1 that looks random and is always the same for a secret and these names."""
    text = "/".join(str(name) for name in names)
    digest = hashlib.blake2b(text.encode(), key=secret.encode()[:64], digest_size=8).digest()
    return int.from_bytes(digest, "big") / 2**64


def least_s(mode: Mode, speed: Speed, luck: float) -> float:
    """Return the least length of a window in seconds; `luck` is a drawn number from 0 up to 1."""
    low, high = MIN_S[mode]
    return (low + (high - low) * luck) * SCALE[speed]


def most_s(mode: Mode, speed: Speed, window: str) -> float | None:
    """Return the greatest length in seconds of a window of a kind, None for no limit."""
    if speed == "none":
        return None
    return (LAST_CHANCE_S if window == LAST_CHANCE else MAX_S[mode]) * SCALE[speed]


def decoy_share(answerable: int, windows: int) -> float:
    """Return the share of the windows that nobody could answer which stay open as decoys: 1 is all of them.

    `answerable` of the table's `windows` so far were ones that somebody could answer. The share is chosen so that, of
    those that stay open, no more than `MAX_ANSWERABLE_SHARE` are such. Above 1 there are too few windows for that: then
    all stay open, and the shorter think times are left out.
    """
    part = (answerable + PRIOR_ANSWERABLE) / (windows + PRIOR_WINDOWS)
    return max(MIN_DECOY_SHARE, part / (1 - part) * (1 / MAX_ANSWERABLE_SHARE - 1))


def think_time_s(past: Sequence[float], speed: Speed, luck: float, longest_share: float = 1.0) -> float:
    """Return a think time in seconds, drawn from this table's own past; from people in general, if it has none.

    `luck`: a drawn number from 0 up to 1. `longest_share`: the share of the think times, the longest ones, that is
    drawn from.
    """
    luck = 1 - (1 - luck) * longest_share
    if past:
        return sorted(past)[int(luck * len(past))]
    median, spread = THINK_S
    return median * math.exp(spread * NormalDist().inv_cdf(min(max(luck, 0.001), 0.999))) * SCALE[speed]


def decoy_most_s(speed: Speed) -> float:
    """Return the seconds that a masked window without an end may stay open when nobody can answer it."""
    return MAX_S["masked"] * SCALE[speed]


def closes_at(opened_at: float, least: float, most: float | None, waited_for: Collection[int]) -> float | None:
    """Return when a window closes if nothing more is said."""
    if not waited_for:
        return opened_at + least
    return None if most is None else opened_at + most


def decision_s(normal_s: float, speed: Speed, about: Mapping[str, Any]) -> float | None:
    """Return the seconds of a decision that is no window, None for no limit."""
    if speed == "none":
        return None
    return (AFTER_WAIT_S if about.get("open", False) else normal_s) * SCALE[speed]
