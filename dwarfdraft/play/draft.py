"""The draft in the terminal."""

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from dwarfdraft.cardlist.draft import Card, cards_in
from dwarfdraft.engine.events import Event
from dwarfdraft.languages import LOCALE
from dwarfdraft.play.screen import ME, Read, Screen


class DraftTerminal(Screen):
    """The draft on the person's screen."""

    def __init__(self, language: str, console: Console, read: Read, locales: Collection[Path] = (LOCALE,)) -> None:
        super().__init__("", language, console, read, locales)
        self._cards: dict[str, Card] = {card.id: card for card in cards_in(language, locales)}
        self._dwarves: list[str] = []
        self._dice: dict[str, tuple[int, int, int]] = {}
        """Sides, value and owner of each die."""

    def seen(self, view: dict[str, Any]) -> None:
        """Remember how things on the table are called."""
        self._dwarves = [self.catalogue.gettext(f"dwarf.{seat['dwarf']}") for seat in view["seats"]]
        self._dice = {
            die["die"]: (die["sides"], die["value"], owner)
            for owner, seat in enumerate(view["seats"])
            for die in seat["dice"]
        }

    # Words

    def who(self, seat: int) -> str:
        """Return a player's name."""
        return self._dwarves[seat]

    def card(self, card: str | None) -> str:
        """Return a card's title, with its dwarf where the title does not name it."""
        if not card:
            return self.text("hidden")
        title, name = self._cards[card].title, self.catalogue.gettext(f"dwarf.{self._cards[card].dwarf}")
        return title if name in title else self.text("card", title=title, dwarf=name)

    def die(self, die: str, value: int | None = None) -> str:
        """Return a die with what it shows."""
        sides, shows, _ = self._dice[die]
        return self.text("die", sides=sides, value=shows if value is None else value)

    def short_die(self, die: str) -> str:
        """Return a die with what it shows, for tables."""
        sides, shows, _ = self._dice[die]
        return self.text("die.short", sides=sides, value=shows)

    # The table

    def show_table(self, view: dict[str, Any]) -> None:
        """Print what lies on the table."""
        title = self.text("title", hand=view["hand"], hands=view["hands"], turn=min(view["turn"], 5))
        table = Table(title=title, title_justify="left", show_lines=True)
        for head in ("dwarf", "cards", "dice", "score"):
            table.add_column(self.text(f"head.{head}"))
        for seat, (row, live) in enumerate(zip(view["seats"], view["if_ended"], strict=True)):
            name = self.who(seat) + (f" ({self.text('you')})" if seat == ME else "")
            free = ", ".join(self.short_die(die["die"]) for die in row["dice"] if die["column"] is None)
            score = f"{live['dice']} + {live['bonus']} = {live['score']}"
            total = f"\n{self.text('total', points=row['total'])}" if view["hands"] > 1 else ""
            table.add_row(name, "\n".join(self._places(row)), free, score + total)
        self.console.print(table)
        if view["discard"]:
            self.say(self.text("discard", cards=", ".join(self.card(card) for card in view["discard"][:3])))

    def _places(self, row: dict[str, Any]) -> list[str]:
        lines = []
        for column, place in enumerate(row["places"], 1):
            state = "" if place["state"] == "resolved" else f" ({self.text(place['state'])})"
            lines.append(f"{column}. {self.card(place['card'])}{state}: {self.short_die(place['die'])}")
        return lines

    # Questions

    def question(self, view: dict[str, Any], prompt: dict[str, Any]) -> Any:
        """Show the table, ask, and return a legal answer."""
        self.show_table(view)
        about = prompt["about"]
        key = "ask." + ".".join(filter(None, [prompt["kind"], about.get("step", "")]))
        names = {"card": self.card(about["card"])} if "card" in about else {}
        if isinstance(about.get("of"), int):
            names["of"] = self.who(about["of"])
        if "for" in about:
            names["of"] = self.who(about["for"])
        if "die" in about:
            names["die"] = self.die(about["die"])
        return self._choose(view, prompt["kind"], key, prompt["options"], names)

    def _choose(self, view: dict[str, Any], kind: str, key: str, options: dict[str, Any], names: dict[str, str]) -> Any:
        match options:
            case {"fields": fields}:
                return {
                    name: self._choose(view, name, f"{key}.{name}", choice, names) for name, choice in fields.items()
                }
            case {"one": values}:
                return self._numbers(view, kind, self.text(key, **names), values, 1)[0]
            case {"some": values, "least": least}:
                return self._numbers(view, kind, self.text(key, **names), values, least)
            case _:
                raise ValueError(f"unknown form of options: {sorted(options)}")

    def _numbers(self, view: dict[str, Any], kind: str, question: str, values: list[Any], many: int) -> list[Any]:
        """Print the legal answers with numbers and return the chosen ones."""
        picks = self.choose(question, [self._option(view, kind, value) for value in values], many, many)
        return [values[pick] for pick in picks]

    def _option(self, view: dict[str, Any], kind: str, value: Any) -> str:
        if value in ("yes", "no", "left", "right", "none"):
            return self.text(value)
        if kind == "back":
            return self.text("back", number=value + 1)
        if kind in ("die", "dice", "raise"):
            return f"{self.who(self._dice[value][2])}: {self.die(value)}"
        if ":" in value:
            seat, column = (int(part) for part in value.split(":"))
            place = view["seats"][seat]["places"][column - 1]
            return f"{self.who(seat)}, {column}. {self.card(place['card'])}: {self.die(place['die'])}"
        card = self._cards[value]
        own = card.dwarf == view["seats"][ME]["dwarf"]
        return f"{self.card(value)} – {card.own if own else card.main}"

    # What happened

    def tell(self, events: Sequence[Event], view: dict[str, Any]) -> None:
        """Print what has happened."""
        for event in events:
            if event.kind == "deal":  # nothing happens between a deal and the draft: the view shows the dice as dealt
                self.seen(view)
            self._tell(event)
        self.seen(view)

    def _tell(self, event: Event) -> None:
        """Print a line about an event, if there is something to say."""
        data = event.seen_by(ME)
        kind = data["kind"]
        names: dict[str, Any] = {key: data[key] for key in ("turn", "hand") if key in data}
        for key in ("seat", "by"):
            if isinstance(data.get(key), int):
                names["who" if key == "seat" else "by"] = self.who(data[key])
        for key in ("card", "took", "victim", "takes"):
            if key in data:
                names[key] = self.card(data[key])
        if "seats" in data and kind != "score":
            names["who"] = ", ".join(self.who(seat) for seat in data["seats"])
        match kind:
            case "roll" | "raised" | "lowered":
                names |= {"die": self.die(data["die"], data["was"]), "value": data["value"]}
                names["who"] = self.who(self._dice[data["die"]][2])
            case "reveal":
                names["die"] = self.die(data["die"])
            case "dice_traded":
                names |= {"a": self.die(data["a"]), "b": self.die(data["b"])}
            case "moved":
                kind = f"moved.{data['direction']}"
            case "fight_won" if not data["seats"]:
                kind = "fight_won.nobody"
            case "score":
                for seat, line in enumerate(data["seats"]):
                    bonuses = ", ".join(f"{self.card(b['card'])} +{b['points']}" for b in line["bonuses"])
                    points = {"who": self.who(seat), "sum": line["sum"], "score": line["score"]}
                    self.say(self.text("tell.score.with" if bonuses else "tell.score", bonuses=bonuses, **points))
                return
            case "end":
                names["who"] = ", ".join(self.who(seat) for seat in data["winners"])
            case "committed" | "passed" | "traded" | "cheated" | "turned_down" | "starts" | "deal" | "sip":
                pass
            case "ignored" | "fight_won" | "skipped" | "late" | "backed":
                pass
            case _:
                return
        self.say(self.text(f"tell.{kind}", **names))
        if "die" in data and "value" in data:
            sides, _, owner = self._dice[data["die"]]
            self._dice[data["die"]] = (sides, data["value"], owner)
