"""The tavern in the terminal."""

import re
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from dwarfdraft.cardlist.tavern import tavern_page_json
from dwarfdraft.cardtext.words import signed
from dwarfdraft.engine.ask import Value
from dwarfdraft.engine.events import Event
from dwarfdraft.languages import LOCALE
from dwarfdraft.play.screen import ME, Read, Screen, Use
from dwarfdraft.play.tavern.mechanics import tables

_OWN_MOVES: Final = frozenset({"discard", "action", "control", "order"})
"""Questions before which the whole table is shown."""
_WORDS: Final = frozenset({"pass", "wait", "none", "yes", "no", "lose", "pay", "gain"}) | {
    *("stone", "helps", "stays_out", "discard", "drink"),
}
"""Answers that have a text of their own, beside those of mechanics."""
_UNTOLD: Final = frozenset({"finished", "due", "announced", "shuffled", "event_begins", "team_decided"})
"""Events that are not printed: the lines around them say everything."""


class TavernTerminal(Screen):
    """The tavern on the person's screen."""

    def __init__(
        self,
        language: str,
        console: Console,
        read: Read,
        *,
        every_window: bool = False,
        everybody: bool = False,
        locales: Collection[Path] = (LOCALE,),
    ) -> None:
        """Make a terminal for seat 0, or for a person who plays for everybody."""
        super().__init__("tavern.", language, console, read, locales)
        self._every_window = every_window
        self._everybody = everybody
        self._me = ME
        texts = tavern_page_json(language, locales)
        self._characters = texts["characters"]
        self._cards = texts["cards"] | texts["drinks"] | texts["events"]
        self._seats: list[str] = []

    # Words

    def who(self, seat: int | str) -> str:
        """Return the name of a player (-1: nobody), of `inn` and `pot`, or the title of a card in play."""
        if isinstance(seat, str) and "#" in seat:
            return self.card(seat)
        if isinstance(seat, str):
            return self.text(seat)
        if seat < 0:
            return self.text("nobody")
        return str(self._characters[self._seats[seat]]["short"])

    def names(self, seats: Sequence[int]) -> str:
        """Return the names of several players."""
        return ", ".join(self.who(seat) for seat in seats) or self.text("nobody")

    def card(self, card: str) -> str:
        """Return the title of a card or of a copy."""
        return str(self._cards[card.partition("#")[0]]["title"])

    def cards(self, cards: Sequence[str]) -> str:
        """Return the titles of several cards."""
        return ", ".join(self.card(card) for card in cards) or self.text("no_cards")

    def _what_it_does(self, card: str) -> str:
        modes = self._cards[card.partition("#")[0]]["modes"]
        return f" {self.text('or')} ".join(_mode_text(mode) for mode in modes)

    # The table

    def show_table(self, view: dict[str, Any]) -> None:
        """Print what lies on the table and what the person holds."""
        phase = self.text(f"phase.{view['phase']}")
        title = self.text("title", turn=view["turn"], who=self.who(view["active"]), phase=phase)
        table = Table(title=title, title_justify="left")
        for head in ("character", "fortitude", "alcohol", "gold", "cards", "pile"):
            table.add_column(self.text(f"head.{head}"))
        notes: list[str] = []
        for seat, row in enumerate(view["seats"]):
            name = self.who(seat) + (f" ({self.common('you')})" if seat == self._me else "")
            name += f" {self.text('of_stone')}" if row["stone"] else ""
            if row["out"]:
                table.add_row(name, self.text("out"), "", str(row["gold"]), "", "")
                continue
            cards = f"{row['hand']} / {row['deck']} / {len(row['discard'])}"
            numbers = (str(row[key]) for key in ("fortitude", "alcohol", "gold"))
            table.add_row(name, *numbers, cards, str(row["pile"]))
            notes += filter(None, (note(self, name, row) for note in tables.NOTES))
        self.console.print(table)
        for note in notes:
            self.say(note)
        self.say(self.text("inn_has", gold=view["inn"], deck=view["drink_deck"], out=len(view["drink_discard"])))
        if view["round"] is not None:
            self._show_round(view["round"])
        self.say(self.text("hand", cards=self.cards(view["hand"])))

    def _show_round(self, round_: dict[str, Any]) -> None:
        key = "round.bound" if round_["winning_hand"] else "round"
        inside = self.names(round_["inside"])
        self.say(self.text(key, gold=round_["pot"], inside=inside, who=self.who(round_["control"])))

    def _show_stack(self, view: dict[str, Any]) -> None:
        """Print what is being played and drunk, the latest last, and how the person stands."""
        for frame in view["stack"]:
            if "seat" in frame:
                key = "stack.card.at" if "target" in frame else "stack.card"
                target = self.who(frame["target"]) if "target" in frame else ""
                self.say(self.text(key, who=self.who(frame["seat"]), card=self.card(frame["card"]), target=target))
            if frame.get("champions"):
                self.say(self.text("stack.champions", who=self.names(frame["champions"])))
            for drink in frame.get("drinks", ()):
                self.say(self.text("stack.drink", drink=self._drink(drink)))
        own = view["seats"][self._me]
        numbers = {key: own[key] for key in ("fortitude", "alcohol", "gold")}
        self.say(self.text("own", **numbers))

    def _drink(self, drink: dict[str, Any]) -> str:
        numbers = {key: signed(drink[key]) for key in ("alcohol", "fortitude")}
        return self.text("drink", who=self.who(drink["drinker"]), cards=self.cards(drink["cards"]), **numbers)

    # Questions

    def question(self, view: dict[str, Any], prompt: dict[str, Any]) -> Value:
        """Ask and return a legal answer; None lets a choice pass that could be interrupted.

        A window in which nothing can be played is passed without a question, unless every window was asked for.
        """
        kind, options = prompt["kind"], prompt["options"]
        uses = prompt.get("uses", ())
        offered = uses if kind != "declare" or prompt["about"]["window"] == "about_to_lose" else ()
        if kind == "declare" and not self._every_window and set(options["one"]) <= {"pass", "wait"} and not offered:
            return "pass"
        if kind == "discard" and not options["some"]:
            return []
        self._me = prompt["seat"]
        if self._everybody:
            self.say(self.text("asked", who=self.who(self._me)))
        if kind in _OWN_MOVES:
            self.show_table(view)
        else:
            self._show_stack(view)
        question = self._question(kind, prompt["about"])
        if "some" in options:
            names = options["some"]
            lines = [self._in_hand(view, name) for name in names]
            return [names[pick] for pick in self.choose(question, lines, options["least"], options["most"])]
        values = [None, *options["one"]] if kind == "interrupt" else options["one"]
        lines = [self._option(view, prompt, value) for value in values]
        lines += [self.catalogue.gettext(f"tavern.token.{what}") for what in uses]
        chosen = self.choose(question, lines)[0]
        return values[chosen] if chosen < len(values) else Use(uses[chosen - len(values)])

    def _question(self, kind: str, about: dict[str, Any]) -> str:
        card = self.card(about["card"]) if "card" in about else ""
        if kind != "declare":
            by = self.who(about.get("by", -1))
            numbers = {"price": 0, **{key: value for key, value in about.items() if isinstance(value, int)}}
            return self.text(f"ask.{_question_kind(kind, about)}", **{**numbers, "card": card, "by": by})
        window = about["window"]
        by_card = ".card" if card and window in ("payment", "hurt") else ""
        who = self.names(about.get("seats", ()))
        phase = self.text(f"phase.{about['phase']}") if "phase" in about else ""
        event = self.text(
            f"window.{window}{by_card}", who=who, card=card, by=self.who(about.get("by", -1)), phase=phase
        )
        return self.text("ask.declare.open" if about.get("open") else "ask.declare", event=event)

    def _option(self, view: dict[str, Any], prompt: dict[str, Any], value: Value) -> str:
        kind, about = prompt["kind"], prompt["about"]
        if value is None:
            return self.text("let_it_be")
        if value == "drink":
            return self.text("drink_up")
        if kind in tables.ANSWERS:
            return tables.ANSWERS[kind](self, about, value)
        if kind == "action" and "#" in str(value):
            return self.text("activate", what=self.card_in_play(str(value)))
        if isinstance(value, list):
            return self.names(value)
        if value in _WORDS or value in tables.WORDS:
            return self.text(f"{kind}.none" if value == "none" else value)
        match kind:
            case "target" | "behalf" | "champion" | "order" | "split" | "push":
                return self.who(value)
            case "mode":
                return _mode_text(self._cards[about["card"].partition("#")[0]]["modes"][value])
            case "which":
                drinks = next(frame["drinks"] for frame in reversed(view["stack"]) if frame.get("drinks"))
                return self._drink(drinks[value])
            case "take_pile":
                return self.cards(about["piles"][value])
            case "dare":
                return self.text(f"dare.{value}")
            case "purchases" | "bid" | "pledge" | "ante_with":
                return str(value)
            case "next_drink":
                at = {known["index"]: known["card"] for known in view["knows"] if known["place"] == "drink_deck"}
                return self.card(at[value])
            case _:
                return self.who(value) if kind in tables.SEATS else self._in_hand(view, value)

    def card_in_play(self, card: str) -> str:
        """Return a card in play, or one that may come there, with what it does there."""
        return f"{self.card(card)} – {_mode_text(self._cards[card.partition('#')[0]]['modes'][1])}"

    def _in_hand(self, view: dict[str, Any], title: str) -> str:
        """Return a card that may be chosen, with what it does: of the hand first; `Title (2)` is the second copy."""
        open_ = (card for frame in view["stack"] for card in frame.get("open", ()))
        own = view["seats"][self._me]
        beside = [card for seat in (*view["seats"], own) for lie in tables.HELD for card in lie(seat)]
        known = (card["card"] for card in view["knows"] if card["place"] == "hand")
        held = (*open_, *known, *beside, *view["hand"])
        by_title = {copy.partition("#")[0].partition("/")[2]: copy for copy in held}
        card = by_title.get(title) or by_title[re.sub(r" \(\d+\)$", "", title)]
        return f"{self.card(card)} – {self._what_it_does(card)}"

    # What happened

    def tell(self, events: Sequence[Event], view: dict[str, Any]) -> None:
        """Print a line an event, if there is something to say."""
        self._seats = [seat["character"] for seat in view["seats"]]
        for event in events:
            if event.kind not in _UNTOLD:
                self._tell(event.seen_by(None if self._everybody else ME))

    def _tell(self, data: dict[str, Any]) -> None:
        names: dict[str, Any] = {key: value for key, value in data.items() if isinstance(value, int)}
        for key, name in (
            ("seat", "who"),
            ("from", "giver"),
            ("to", "taker"),
            ("for", "taker"),
            ("with", "taker"),
            ("of", "taker"),
        ):
            if key in data:
                names[name] = self.who(data[key])
        for key in ("cards", "others", "hand", "discarded"):
            if isinstance(data.get(key), list):
                names[key] = self.cards(data[key])
        for key in ("change", "alcohol", "fortitude"):
            if key in data:
                names[key] = signed(data[key])
        if "second" in data:
            names["taker"] = self.who(data["second"])
        if "seats" in data:
            names["who"] = self.names(data["seats"])
        for key in ("card", "discarded", *tables.CARDS):
            if data.get(key) and isinstance(data[key], str):
                names[key] = self.card(data[key])
        if "piles" in data:
            names["first"], names["second"] = (self.cards(pile) for pile in data["piles"])
        for key, named in tables.NAMED.items():
            if key in data:
                names[key] = named(self, data[key])
        if "target" in data:
            names["target"] = self.who(data["target"])
        if "scores" in data:
            names["scores"] = ", ".join(f"{self.who(int(seat))}: {score}" for seat, score in data["scores"].items())
        if data["kind"] == "pledged":
            names["numbers"] = ", ".join(f"{self.who(int(seat))}: {gold}" for seat, gold in data["gold"].items())
        if data["kind"] == "blamed":
            names["picks"] = ", ".join(f"{self.who(int(seat))} → {self.who(to)}" for seat, to in data["picks"].items())
        if data["kind"] == "gold" and data["from"] == data["to"]:
            return
        if "activation" in data and "target" not in data:
            return  # `activated` has told it
        is_card_of = data["kind"] == "drew" or data["kind"] in tables.OF_MATES
        of_mate = is_card_of and data["seat"] != self._me and ("cards" in data or "card" in data)
        self.say(self.text(f"tell.{data['kind']}.of_mate" if of_mate else f"tell.{_variant(data)}", **names))


def _mode_text(mode: dict[str, Any]) -> str:
    return " ".join(filter(None, (mode["numbers"], mode["effect"])))


def _question_kind(kind: str, about: dict[str, Any]) -> str:
    """Return the key of a question's text: some kinds have two."""
    match kind:
        case "order" if "card" in about:
            return "order.card"
        case _:
            return tables.QUESTIONS[kind](about) if kind in tables.QUESTIONS else kind


def _variant(data: dict[str, Any]) -> str:
    """Return the key of an event's text: some kinds have several."""
    kind = str(data["kind"])
    match kind:
        case "played" if "activation" in data:
            return "acts_at"
        case "played" if "second" in data:
            return "played.at_two"
        case "played" if "target" in data:
            return "played.at"
        case "discarded" if "at_random" in data:
            return "discarded.at_random"
        case "control" if data["seat"] < 0:
            return "control.nobody"
        case "control" if data["winning_hand"]:
            return "control.winning_hand"
        case "round_over" if data["seat"] < 0:
            return "round_over.inn"
        case "dealt" if "hand" not in data:
            return "dealt.hidden"
        case "drew" | "looked_at_hand" | "looked_at_deck" if "cards" not in data:
            return f"{kind}.hidden"
        case "token":
            return f"token.{data['use']}"
        case "coin":
            return "coin.heads" if data["heads"] else "coin.tails"
        case "challenge":
            return "challenge.accepted" if data["accepted"] else "challenge.declined"
        case "bid" if not data["amount"]:
            return "bid.pass"
        case "bidding_over" if data["seat"] < 0:
            return "bidding_over.nobody"
        case "covered":
            return f"covered.{data['how']}"
        case "chose" | "atones":
            return f"{kind}.{data['choice']}"
        case "out":
            return f"out.{data['why']}"
        case "won" if not data["seats"]:
            return "won.nobody"
        case _:
            return tables.VARIANTS[kind](data) if kind in tables.VARIANTS else kind
