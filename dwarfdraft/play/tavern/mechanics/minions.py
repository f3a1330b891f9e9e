"""Minions, and what else stays in play, in the terminal."""

from typing import Any

from dwarfdraft.play.tavern.mechanics import tables
from dwarfdraft.play.tavern.mechanics.tables import Words


def _note(words: Words, name: str, seat: dict[str, Any]) -> str | None:
    if not seat["minions"] and not seat["kept"]:
        return None
    states = (("ongoing" if m["ongoing"] else "acted" if m["acted"] else "ready", m) for m in seat["minions"])
    minions = [words.text(f"minion.{key}", card=words.card(m["card"]), wages=m["wages"]) for key, m in states]
    return words.text("minions", who=name, cards=", ".join([*minions, *(words.card(card) for card in seat["kept"])]))


tables.NOTES.append(_note)
tables.ANSWERS["wages"] = lambda words, about, value: words.text(f"wages.{value}", wages=about["wages"])
tables.ANSWERS["hire"] = lambda words, about, value: words.card_in_play(str(value))
tables.CARDS.add("minion")
