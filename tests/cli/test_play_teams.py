"""The tavern in teams in the terminal: Potion Tokens stand among the answers."""

import pytest
from rich.console import Console

from dwarfdraft.play.tavern import TavernTerminal
from tests.games.tavern.tables import laid


@pytest.mark.rules("RDI-VRULING-30")
def test_in_the_last_chance_a_person_without_a_card_is_offered_the_tokens(tmp_path):
    match = laid(
        *("deirdre", "fiona", "gerki", "zot"),
        variant="two_headed_dragon",
        active="gerki",
        phase="action",
        hands={"gerki": ["How did this get stuck in your back?"]},
        fortitude=[2, 20],
    )
    with (tmp_path / "said.txt").open("w", encoding="utf-8") as out:
        terminal = TavernTerminal("en", Console(file=out, width=120), lambda question: "3")
        terminal.tell([], match.view(0))
        prompt = {"kind": "declare", "seat": 0, "options": {"one": ["pass", "wait"]}, "uses": ["gold"]}
        about = {"window": "about_to_lose", "seats": [0, 1]}
        said = terminal.question(match.view(0), {**prompt, "about": about})

    assert (type(said).__name__, said.what) == ("Use", "gold")
