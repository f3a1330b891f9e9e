"""Puts the third game where a package manager would: its modules, its metadata and its compiled catalogues."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).parent / "package" / "pebbles"
ENTRY_POINTS = "[dwarfdraft.games]\npebbles = pebbles.plugin:PLUGIN\n"


def install(site: Path) -> dict[str, str]:
    """Install the game into a folder and return the environment in which Python finds it there."""
    shutil.copytree(PACKAGE, site / "pebbles", ignore=shutil.ignore_patterns("__pycache__"))
    info = site / "pebbles-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")])}
    done = call(environment, "languages", site / "pebbles" / "locale")
    assert done.returncode == 0, done.stdout + done.stderr
    return environment


def copied(environment: dict[str, str], site: Path) -> dict[str, str]:
    """Copy an installed game into a folder, to be damaged there, and return the environment for the copy."""
    first, *others = environment["PYTHONPATH"].split(os.pathsep)
    shutil.copytree(first, site)
    return {**environment, "PYTHONPATH": os.pathsep.join([str(site), *others])}


def call(environment: dict[str, str], *words: object, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Call the command line of the product."""
    command = [sys.executable, "-m", "dwarfdraft", *map(str, words)]
    return subprocess.run(command, env=environment, input=typed, capture_output=True, text=True, timeout=120)
