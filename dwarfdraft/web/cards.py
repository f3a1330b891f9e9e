"""Card texts for the pages: one JSON file a language, made from the catalogue when the application starts."""

from collections.abc import Iterable
from gettext import translation

import orjson


def card_texts(folder: str, language: str, cards: Iterable[str]) -> bytes:
    """Return `{"durnan/fight": {"title", "main", "own"}, ...}` in a language."""
    catalogue = translation("messages", folder, [language], fallback=True)

    def part(card: str, name: str) -> str:
        return catalogue.gettext(f"card.{card.split('/')[1]}.{name}")

    return orjson.dumps({card: {name: part(card, name) for name in ("title", "main", "own")} for card in cards})
