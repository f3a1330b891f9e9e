"""Blood and form cards in the terminal."""

from typing import Any

from dwarfdraft.engine.ask import Value
from dwarfdraft.play.tavern.mechanics import tables
from dwarfdraft.play.tavern.mechanics.tables import Words


def _form(words: Words, form: Any) -> str:
    return words.text(f"form.{form}")


def _note(words: Words, name: str, seat: dict[str, Any]) -> str | None:
    """Say what all may know of Vlazlo's Blood and form cards."""
    if not seat["forms"]:
        return None
    held = ", ".join(f"{_form(words, form)} {count}" for form, count in seat["backs"].items())
    left = ", ".join(f"{_form(words, form)} {count}" for form, count in seat["forms"].items())
    return words.text("forms", who=name, blood=seat["blood"], held=held, left=left)


def _answer(words: Words, about: dict[str, Any], value: Value) -> str:
    return _form(words, value)


tables.NOTES.append(_note)
tables.ANSWERS["form"] = _answer
tables.QUESTIONS["form"] = lambda about: "form.buy" if about["price"] else "form"
tables.VARIANTS["form"] = lambda told: "form" if "card" in told else "form.hidden"
tables.NAMED["form"] = _form
tables.OF_MATES.add("form")
