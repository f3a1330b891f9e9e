"""What a seat has ordered about response windows: when to ask it, what to pass, what to play by itself.

Everything here that tells whether a seat is asked knows the public view and the seat's own settings, never the state:
in a sealed window that is all that may decide. What a seat holds comes in only where the table's mode allows it
(`service.pace`).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NewType, get_args

from dwarfdraft.service import shapes
from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.service.shapes import AskMe as AskMe
from dwarfdraft.service.shapes import Why as Why
from dwarfdraft.service.values import Plain

Public = NewType("Public", dict[str, Any])
"""A table as a spectator sees it."""

ASK_ME: Final[tuple[AskMe, ...]] = get_args(AskMe)
YIELDS: Final[tuple[shapes.YieldKind, ...]] = get_args(shapes.YieldKind)
MAX_TITLES: Final = 60
MAX_YIELDS: Final = 12
LONGEST_TITLE: Final = 80
MAX_THRESHOLD: Final = 99
INTERRUPT_STEPS: Final = frozenset(
    phase + side for phase in ("discard", "action", "order", "drink") for side in ("", "_before", "_after")
) | {"round_turn"}
"""Where a seat may break in: before a Phase, or at one of the steps with a quiet window."""
LAST_CHANCE: Final = "about_to_lose"
"""The window before somebody goes out."""


@dataclass(frozen=True, slots=True)
class Yield:
    """Windows that are passed without asking."""

    kind: shapes.YieldKind
    card: str | None
    until: int | None
    """Turn with which it ends at the latest; None: as its kind says."""
    at: tuple[str, ...] = ()
    """What lay on the stack when an item or a stack was yielded, the bottom first."""

    def to_json(self) -> Plain:
        """Return the stored form."""
        return {**self.shown(), "at": list(self.at)}

    def shown(self) -> shapes.Yield:
        """Return the wire form."""
        return {"kind": self.kind, "card": self.card, "until": self.until}


@dataclass(frozen=True, slots=True)
class Orders:
    """Standing orders and yields of a seat (ORDERS in docs/protocol.md)."""

    ask_me: AskMe | None = None
    never: tuple[str, ...] = ()
    auto: tuple[str, ...] = ()
    drinks_to: int = 0
    gold_to: int = 0
    yields: tuple[Yield, ...] = ()

    def to_json(self) -> Plain:
        """Return the stored form."""
        return {**self.shown(), "yields": [each.to_json() for each in self.yields]}

    def shown(self) -> shapes.Orders:
        """Return the wire form."""
        return {
            "ask_me": self.ask_me,
            "never": list(self.never),
            "auto": list(self.auto),
            "drinks_to": self.drinks_to,
            "gold_to": self.gold_to,
            "yields": [each.shown() for each in self.yields],
        }

    @classmethod
    def stored(cls, data: Mapping[str, Any]) -> "Orders":
        """Return what `to_json` described; without anything stored, the orders of a seat that never gave any."""
        if not data:
            return cls()
        return cls(
            data["ask_me"],
            tuple(data["never"]),
            tuple(data["auto"]),
            data["drinks_to"],
            data["gold_to"],
            tuple(Yield(each["kind"], each["card"], each["until"], tuple(each["at"])) for each in data["yields"]),
        )


def read_orders(data: Any, had: Orders, public: Public) -> Orders:
    """Return orders from the wire, each new yield bound to what lies on the table now. Refuses with `bad_message`."""
    if not isinstance(data, dict) or set(data) != set(had.shown()):
        raise _bad("orders")
    if data["ask_me"] is not None and data["ask_me"] not in ASK_ME:
        raise _bad("orders.ask_me")
    for name in ("never", "auto"):
        titles = data[name]
        if not isinstance(titles, list) or len(titles) > MAX_TITLES or not all(_is_title(title) for title in titles):
            raise _bad(f"orders.{name}")
    for name in ("drinks_to", "gold_to"):
        if type(data[name]) is not int or not 0 <= data[name] <= MAX_THRESHOLD:
            raise _bad(f"orders.{name}")
    return Orders(
        data["ask_me"],
        tuple(data["never"]),
        tuple(data["auto"]),
        data["drinks_to"],
        data["gold_to"],
        _read_yields(data["yields"], had, public),
    )


def _read_yields(data: Any, had: Orders, public: Public) -> tuple[Yield, ...]:
    if not isinstance(data, list) or len(data) > MAX_YIELDS:
        raise _bad("orders.yields")
    kept = {(each.kind, each.card, each.until): each for each in had.yields}
    found: list[Yield] = []
    for each in data:
        if not isinstance(each, dict) or set(each) != {"kind", "card", "until"} or each["kind"] not in YIELDS:
            raise _bad("orders.yields")
        card, until = each["card"], each["until"]
        if not (card is None or _is_title(card)) or not (until is None or type(until) is int):
            raise _bad("orders.yields")
        known = kept.get((each["kind"], card, until))
        found.append(known or _bound(each["kind"], card, public))
    return tuple(found)


def _bound(kind: shapes.YieldKind, card: str | None, public: Public) -> Yield:
    """Return a new yield, bound to the stack and the turn."""
    frames = public["stack"]
    match kind:
        case "item":
            return Yield(kind, None, public["turn"], tuple(_key(frame) for frame in frames))
        case "stack":
            return Yield(kind, None, public["turn"], tuple(_key(frame) for frame in frames[:1]))
        case "card":
            return Yield(kind, _kind_of(card) if card is not None else _top_card(public), public["turn"])
        case _:
            return Yield(kind, None, None)


def live_yields(orders: Orders, public: Public, seat: int) -> Orders:
    """Return the orders without yields that are over or broken: they do not come back."""
    if not orders.yields:
        return orders
    yields = tuple(each for each in orders.yields if _lives(each, public, seat))
    return orders if len(yields) == len(orders.yields) else _with_yields(orders, yields)


def _lives(each: Yield, public: Public, seat: int) -> bool:
    if each.until is not None and public["turn"] > each.until:
        return False
    match each.kind:
        case "item" | "stack":
            return tuple(_key(frame) for frame in public["stack"][: len(each.at)]) == each.at
        case "turn":
            return public["active"] not in team_of(public, seat) and not is_in_danger(public, seat)
        case "mine":
            return not is_in_danger(public, seat) and not aims_at(public, seat)
        case _:
            return True


def why_passed_by_orders(public: Public, seat: int, orders: Orders, default: AskMe) -> Why | None:
    """Return why an open window is passed for a seat on public grounds and its own orders alone; None: it is asked.

    In a sealed window nothing else decides. A window in which the seat itself may go out is passed only if it ordered
    `nothing`.
    """
    ask_me = orders.ask_me or default
    if ask_me == "nothing":
        return "ask_me"
    if is_in_danger(public, seat):
        return None
    if ask_me == "danger" and not is_anybody_in_danger(public):
        return "ask_me"
    if ask_me == "mine" and not aims_at(public, seat):
        return "ask_me"
    if any(_covers(each, public) for each in live_yields(orders, public, seat).yields):
        return "yield"
    return "threshold" if _is_below(public, seat, orders) else None


def _covers(each: Yield, public: Public) -> bool:
    match each.kind:
        case "item":
            return tuple(_key(frame) for frame in public["stack"]) == each.at
        case "stack":
            return tuple(_key(frame) for frame in public["stack"][:1]) == each.at
        case "card":
            return _top_card(public) == each.card
        case _:
            return True


def _is_below(public: Public, seat: int, orders: Orders) -> bool:
    """Tell whether the event is a small matter of this seat alone."""
    top = _top(public)
    drinks, dues = top.get("drinks", []), top.get("dues", [])
    if orders.drinks_to and drinks:
        return all(d["drinker"] == seat and d["alcohol"] <= orders.drinks_to for d in drinks)
    if orders.gold_to and dues:
        mine = [due["amount"] for due in dues if due["seat"] == seat]
        return bool(mine) and sum(mine) <= orders.gold_to
    return False


def is_in_danger(public: Public, seat: int) -> bool:
    """Tell whether a seat, and so its team, is about to go out, as far as everybody knows."""
    top, team = _top(public), team_of(public, seat)
    if top.get("window") == LAST_CHANCE and not team.isdisjoint(top.get("seats", ())):
        return True
    return any(line.get("out", False) and line["seat"] in team for line in public.get("forecast", ()))


def may_be_saved(public: Public, seat: int) -> bool:
    """Tell whether a seat's team is in its last chance and has a Potion Token left, as everybody sees."""
    top, team = _top(public), team_of(public, seat)
    if top.get("window") != LAST_CHANCE or team.isdisjoint(top.get("seats", ())) or not public.get("parties"):
        return False
    tokens: int = public["parties"][public["seats"][seat]["party"]].get("tokens", 0)
    return tokens > 0


def is_anybody_in_danger(public: Public) -> bool:
    """Tell whether anybody is about to go out, as far as everybody knows."""
    return _top(public).get("window") == LAST_CHANCE or any(
        line.get("out", False) for line in public.get("forecast", ())
    )


def aims_at(public: Public, seat: int) -> bool:
    """Tell whether what may be answered now is for a seat or a teammate: they share what it costs, and may answer."""
    top, team = _top(public), team_of(public, seat)
    if not team.isdisjoint(top.get("seats", ())) or any(d["drinker"] in team for d in top.get("drinks", ())):
        return True
    if any(due["seat"] in team for due in top.get("dues", ())):
        return True
    play: Plain = next((frame for frame in reversed(public["stack"]) if "window" not in frame), {})
    if top.get("window") != "played" or play.get("card") != top.get("card"):
        play = {}
    hit = play.get("target") in team or any(hit["seat"] in team for hit in play.get("hits", ()))
    return hit or any(line["seat"] in team for line in public.get("forecast", ()))


def auto_card(public: Public, seat: int, orders: Orders, titles: Sequence[str]) -> str | None:
    """Return the card that a seat has ordered to be declared by itself, now that it would go out."""
    if not orders.auto or not is_in_danger(public, seat):
        return None
    return next((title for title in orders.auto if title in titles), None)


def team_of(public: Public, seat: int) -> frozenset[int]:
    """Return a seat and its teammates."""
    parties = [other["party"] for other in public.get("seats", ())]
    return frozenset({seat, *(mate for mate, party in enumerate(parties) if party == parties[seat])})


def _top(public: Public) -> Plain:
    return public["stack"][-1] if public["stack"] else {}


def _top_card(public: Public) -> str | None:
    card = _top(public).get("card")
    return _kind_of(card) if card is not None else None


def _kind_of(card: str) -> str:
    """Return what all copies of a card are called."""
    return card.partition("#")[0]


def _key(frame: Plain) -> str:
    """Return what stays the same of an item on the stack while it lies there."""
    drinks = ["+".join(drink["cards"]) for drink in frame.get("drinks", ())]
    return "|".join(
        [frame.get("window", "-"), frame.get("card", "-"), str(frame.get("seat", frame.get("by", "-"))), *drinks]
    )


def _with_yields(orders: Orders, yields: tuple[Yield, ...]) -> Orders:
    return Orders(orders.ask_me, orders.never, orders.auto, orders.drinks_to, orders.gold_to, yields)


def _is_title(title: Any) -> bool:
    return isinstance(title, str) and 0 < len(title) <= LONGEST_TITLE and title.isprintable()


def _bad(field: str) -> ServiceRefused:
    return ServiceRefused("bad_message", fields={field: "invalid"})
