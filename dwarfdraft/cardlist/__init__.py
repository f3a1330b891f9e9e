"""The cards of each game with their texts in one language: for `dwarfdraft cards`, and as files for the pages."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from dwarfdraft.games.plugin import GamePlugin
from dwarfdraft.languages import LOCALE, catalogue_files, found, json_folder

LATER = "later"
"""Under this name `page` of a card list may give what pages need only when the game has begun."""


def write_card_texts(games: Iterable[GamePlugin], locale: Path = LOCALE) -> list[Path]:
    """Write `<game>-cards.json` for every language of a folder and each game with texts there; return the files.

    And `<game>-cards-later.json` for a game that gives something for `LATER`.
    """
    files = []
    for language in found([locale]):
        parts = {file.stem for file in catalogue_files(language, [locale])}
        folder = json_folder(language, locale)
        folder.mkdir(parents=True, exist_ok=True)
        for game in games:
            if game.name in parts:
                content = dict(game.cards.page(language, [locale]))
                later = content.pop(LATER, None)
                files.append(_write(folder / f"{game.name}-cards.json", content))
                if later is not None:
                    files.append(_write(folder / f"{game.name}-cards-{LATER}.json", later))
    return files


def _write(file: Path, content: Any) -> Path:
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    file.write_text(text + "\n", encoding="utf-8")
    return file
