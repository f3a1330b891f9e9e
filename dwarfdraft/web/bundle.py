"""The scripts of the pages, joined in the build: a page loads a few files instead of a hundred.

`hatch_build.py` writes them, and a list of what is in them. They are served only while the modules under static/ are
those of which they were made: where a script was changed since, in a checkout, pages load the modules one by one.
"""

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

MODULES: Final = {
    "preact": "preact.module.js",
    "preact/hooks": "hooks.module.js",
    "htm": "htm.module.js",
    "htm/preact": "htm-preact.module.js",
    "@preact/signals-core": "signals-core.module.js",
    "@preact/signals": "signals.module.js",
    "socket.io-client": "socket.io.esm.min.js",
}
"""What our modules import by name, files of static/vendor."""
FOLDER: Final = "build/js"
"""Under static/."""
LIST: Final = "modules.json"
"""In that folder: what the scripts were made of, and where each module that a page names is found."""


@dataclass(frozen=True)
class Bundle:
    """Which files pages load instead of modules; all are paths under static/."""

    files: dict[str, tuple[str, ...]]
    """By module that pages name or a plug-in loads later: the file that it is in, then the files that this imports."""

    @classmethod
    def read(cls, static: Path) -> "Bundle | None":
        """Return what the build has made; None if there is nothing, or scripts were changed since."""
        path = static / FOLDER / LIST
        if not path.exists():
            return None
        content = json.loads(path.read_bytes())
        if content["sources"] != sources_hash(static):
            return None
        return cls({name: tuple(files) for name, files in content["files"].items()})


def sources_hash(static: Path) -> str:
    """Hash what the joined scripts are made of: our own modules and those under vendor/."""
    digest = hashlib.sha256()
    for path in sorted([*static.glob("js/**/*.js"), *static.glob("vendor/*.js")]):
        digest.update(f"{path.relative_to(static).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def list_of(made: dict[str, Any], sources: str) -> dict[str, Any]:
    """Return the content of the list, from what `bundle_build.js` says it has made."""
    entries = {one["entryPoint"]: name for name, one in sorted(made.items()) if "entryPoint" in one}
    files = {module: _with_imports([name], made) for module, name in entries.items()}
    return {"sources": sources, "files": {module: [f"{FOLDER}/{one}" for one in files[module]] for module in files}}


def _with_imports(found: list[str], made: dict[str, Any]) -> list[str]:
    """Return files and all that they import, each once."""
    for file in found:  # grows while it is walked
        found += [one for one in made[file]["imports"] if one not in found]
    return found
