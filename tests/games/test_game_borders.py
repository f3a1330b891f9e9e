"""Which game it is, only a game's own modules and its registration know; everything else asks the registry."""

import ast
from pathlib import Path

import pytest

from dwarfdraft.games.registry import installed

PACKAGE = Path(__file__).resolve().parents[2] / "dwarfdraft"
OWN = {
    "draft": ("games/draft/", "bots/draft/", "play/draft.py", "cardlist/draft.py", "plugins/draft.py"),
    "tavern": (
        "games/tavern/",
        "bots/tavern/",
        "play/tavern/",
        "cardlist/tavern.py",
        "plugins/tavern.py",
        "cardtext/",
    ),
}
"""Where a game's parts lie."""


def modules():
    return sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))


def knows(tree, game):
    """Return the lines in which a module names a game or imports something of it."""
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=value) if value == game:
                found.append(node.lineno)
            case ast.ImportFrom(module=str(module), names=names):
                found += [node.lineno for one in names if is_of(f"{module}.{one.name}", game)]
            case ast.Import(names=names):
                found += [node.lineno for one in names if is_of(one.name, game)]
    return found


def is_of(module, game):
    """Tell whether a module is one of a game's own."""
    path = module.removeprefix("dwarfdraft.").replace(".", "/")
    return module.startswith("dwarfdraft.") and any(
        f"{path}/".startswith(own.removesuffix(".py").rstrip("/") + "/") for own in OWN[game] if own != "cardtext/"
    )


def test_every_game_is_held_to_it():
    assert set(OWN) == set(installed())


@pytest.mark.parametrize("game", OWN)
def test_a_game_is_known_by_its_own_modules_alone(game):
    found = [
        f"{name}:{line}"
        for name in modules()
        if not name.startswith(OWN[game])
        for line in knows(ast.parse((PACKAGE / name).read_text(encoding="utf-8")), game)
    ]

    assert found == [], "ask the plug-in (dwarfdraft/games/plugin.py)"


@pytest.mark.parametrize(
    "line",
    [
        'if game == "draft": pass',
        'match game:\n    case "draft": pass',
        'OFFERS = {"draft": 1}',
        "from dwarfdraft.games.draft import options",
        "from dwarfdraft.games.draft.options import NUMBERS",
        "from dwarfdraft.games import draft",
        "import dwarfdraft.plugins.draft",
        "from dwarfdraft.bots.draft.answers import DraftThumb",
        "from dwarfdraft.cardlist import draft",
    ],
)
def test_a_module_that_knows_a_game_would_be_found(line):
    assert knows(ast.parse(line), "draft")
