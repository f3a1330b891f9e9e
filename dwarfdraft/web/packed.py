"""What pages load, compressed in the build: browsers that take brotli or gzip are sent it so.

`hatch_build.py` writes it under the hash of its content, so a file that has changed since is sent as it is.
"""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FOLDER: Final = "build/packed"
"""Under static/."""
ENDINGS: Final = {"br": ".br", "gzip": ".gz"}
"""By name in HTTP, the smaller first."""
MIN_BYTES: Final = 1000
"""Less fits into one packet of the network anyway."""
_STYLES_AND_SCRIPTS: Final = ("css/*.css", "build/css/*.css", "build/js/**/*.js", "vendor/fonts/*.css", "*.svg")
_TEXTS: Final = "*/json/*.json"


def hash_of(content: bytes) -> str:
    """Return under which name the compressed form of a file lies."""
    return hashlib.sha256(content).hexdigest()


def to_pack(static: Path, locale: Path) -> Iterator[Path]:
    """Return the files that are worth it: what pages load of their own. Fonts and pictures are compressed already."""
    files = [*(path for pattern in _STYLES_AND_SCRIPTS for path in static.glob(pattern)), *locale.glob(_TEXTS)]
    return (path for path in sorted(files) if path.stat().st_size >= MIN_BYTES)


@dataclass(frozen=True, slots=True)
class Packed:
    """What the build has compressed."""

    folder: Path
    names: frozenset[str]

    @classmethod
    def read(cls, static: Path) -> "Packed":
        """Return what there is; nothing in a checkout that was not built."""
        folder = static / FOLDER
        return cls(folder, frozenset(path.name for path in folder.glob("*")))

    def find(self, content_hash: str, accepted: Iterable[str]) -> tuple[Path, str] | None:
        """Return the smallest form that a browser accepts, with its name in HTTP; None: only as it is."""
        for encoding, ending in ENDINGS.items():
            if encoding in accepted and f"{content_hash}{ending}" in self.names:
                return self.folder / f"{content_hash}{ending}", encoding
        return None
