"""Tables of the tavern that tests lay into a store: another process finds each as it was laid."""

import shutil
from pathlib import Path

import pytest

from dwarfdraft.config import DATABASE_FILE
from tests.browser import scenes
from tests.browser.laid_tavern import TavernLayer
from tests.browser.scenes import MOMENTS


@pytest.fixture
def home(tmp_path: Path, migrated_file: Path) -> Path:
    """Where a server could be."""
    shutil.copy(migrated_file, tmp_path / DATABASE_FILE)
    return tmp_path


@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_that_was_laid_is_found_by_another_process(home: Path, name: str) -> None:
    scene = MOMENTS[name]
    mine, other = TavernLayer(home), TavernLayer(home)

    laid = mine.lay(scene)

    for viewer in (None, *range(len(scene.characters))):
        ours, theirs = mine.frame(laid, viewer), other.frame(laid, viewer)
        assert (ours.view, ours.prompt, ours.marks) == (theirs.view, theirs.prompt, theirs.marks)
    frame = other.frame(laid, 0)
    assert (frame.prompt is None) == (name == "over")
    assert [seat["character"] for seat in frame.view["seats"]] == list(scene.characters)
    mine.close()
    other.close()


def test_what_is_said_at_a_laid_table_is_answered(home: Path) -> None:
    layer = TavernLayer(home)
    laid = layer.lay(scenes.MY_ACTION, mode="fast")

    layer.answer(laid, 0, "That's not healing salve! It's contact poison!")

    prompt = layer.frame(laid, 0).prompt
    assert prompt is not None
    assert (prompt["kind"], prompt["options"]) == ("target", {"one": [1, 2, 3]})
    layer.close()
