"""The cards of each game with their texts in one language: for `dwarfdraft cards`, and as files for the pages."""

import json
from collections.abc import Iterable
from pathlib import Path

from dwarfdraft.games.plugin import GamePlugin
from dwarfdraft.languages import LOCALE, catalogue_files, found, json_folder


def write_card_texts(games: Iterable[GamePlugin], locale: Path = LOCALE) -> list[Path]:
    """Write `<game>-cards.json` for every language of a folder and each game with texts there; return the files."""
    files = []
    for language in found([locale]):
        parts = {file.stem for file in catalogue_files(language, [locale])}
        folder = json_folder(language, locale)
        folder.mkdir(parents=True, exist_ok=True)
        for game in games:
            if game.name in parts:
                content = game.cards.page(language, [locale])
                file = folder / f"{game.name}-cards.json"
                text = json.dumps(content, ensure_ascii=False, indent=0, sort_keys=True)
                file.write_text(text + "\n", encoding="utf-8")
                files.append(file)
    return files
