"""The look of the pages, made smaller in the build (`hatch_build.py`): fonts cut to one language, style sheets joined.

Fonts: a page loads the letters that its language writes with, of every weight in one file where that can be; whatever
else is typed on it (another language, another alphabet) comes from the whole fonts of static/vendor/fonts, as needed.
"""

import hashlib
import io
import json
import posixpath
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

ALWAYS = {*map(chr, range(0x20, 0x7F)), "\u00a0"}
"""Letters that every page may have, whatever its language: titles of cards, codes, names."""
FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "rvrn", "tnum"]
"""What the look uses of a font besides its letters."""
_PROGRAMS = ("cvt ", "fpgm", "prep")
"""Tables that the hints of all letters share."""
_RULE = re.compile(
    r'font-family: "(?P<family>[^"]+)";\s+font-style: (?P<style>\w+);\s+font-weight: (?P<weight>[\d ]+);.*?'
    r'url\("(?P<file>[^"]+)"\).*?unicode-range: (?P<letters>[^;]+);',
    re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Face:
    """A font file and the letters for which a browser loads it."""

    family: str
    style: str
    weight: str
    """One weight, or the lowest and the highest."""
    file: str
    letters: frozenset[int]

    @classmethod
    def read_all(cls, css: str) -> "list[Face]":
        """Return the faces that a style sheet names."""
        return [
            cls(one["family"], one["style"], one["weight"], one["file"], _points(one["letters"]))
            for one in _RULE.finditer(css)
        ]

    def rule(self, address: str) -> str:
        """Return what a style sheet says of it."""
        return (
            f'@font-face {{ font-family: "{self.family}"; font-style: {self.style}; font-weight: {self.weight}; '
            f'font-display: swap; src: url("{address}") format("woff2"); unicode-range: {_range(self.letters)}; }}'
        )


def _points(text: str) -> frozenset[int]:
    """Return the code points that a `unicode-range` names."""
    found: set[int] = set()
    for part in text.split(","):
        least, _, most = part.strip().removeprefix("U+").partition("-")
        found.update(range(int(least, 16), int(most or least, 16) + 1))
    return frozenset(found)


def _range(points: Iterable[int]) -> str:
    """Return a `unicode-range`."""
    spans: list[list[int]] = []
    for point in sorted(points):
        if spans and point == spans[-1][1] + 1:
            spans[-1][1] = point
        else:
            spans.append([point, point])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in spans)


def letters_of(texts: Iterable[Path]) -> frozenset[str]:
    """Return the letters in JSON files, small and capital, and those that are always there."""
    found = set(ALWAYS)
    for path in texts:
        found.update(json.dumps(json.loads(path.read_bytes()), ensure_ascii=False))
    either = (case for letter in found for case in (letter, letter.upper(), letter.lower()))
    return frozenset(letter for letter in either if len(letter) == 1)


def fonts_hash(fonts: Path, letters: Mapping[str, frozenset[str]]) -> str:
    """Hash what the fonts of all languages are made of."""
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for path in sorted(fonts.glob("*")):
        digest.update(f"\0{path.name}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    digest.update(repr([(language, "".join(sorted(each))) for language, each in sorted(letters.items())]).encode())
    return digest.hexdigest()


def write_fonts(fonts: Path, folder: Path, letters: Mapping[str, frozenset[str]]) -> None:
    """Write the fonts of each language into an empty folder, and `<language>.css` that names them, then the whole ones.

    `fonts`: the folder of the whole fonts, with their `fonts.css`.
    """
    whole = Face.read_all((fonts / "fonts.css").read_text(encoding="utf-8"))
    for language, each in sorted(letters.items()):
        own = [face for kin in _kin(whole) for face in _cut(fonts, folder, language, kin, each)]
        rules = [face.rule(face.file) for face in own]
        taken: dict[tuple[str, str, str], set[int]] = {}
        for face in own:
            taken.setdefault((face.family, face.style, face.weight), set()).update(face.letters)
        for face in whole:
            rest = face.letters - taken.get((face.family, face.style, face.weight), set())
            other = Face(face.family, face.style, face.weight, face.file, rest)
            rules.append(other.rule(f"../../vendor/fonts/{face.file}"))
        (folder / f"{language}.css").write_text("\n".join(rules) + "\n", encoding="utf-8")


def joined(static: Path, names: Iterable[str], folder: str) -> str:
    """Return style sheets under static/ as one that will lie in `folder` under static/."""
    said = []
    for name in names:
        here = posixpath.dirname(name)

        def moved(found: re.Match[str], here: str = here) -> str:
            return f'url("{posixpath.relpath(posixpath.join(here, found[1]), folder)}")'

        said.append(re.sub(r'url\("([^":#]+)"\)', moved, (static / name).read_text(encoding="utf-8")))
    return "\n".join(said)


def _kin(faces: Iterable[Face]) -> list[list[Face]]:
    """Return faces that differ only in their letters, together; those with the most common letters first."""
    found: dict[tuple[str, str, str], list[Face]] = {}
    for face in faces:
        found.setdefault((face.family, face.style, face.weight), []).append(face)
    return [sorted(kin, key=lambda face: 0x61 not in face.letters) for kin in found.values()]


def _cut(fonts: Path, folder: Path, language: str, kin: list[Face], letters: frozenset[str]) -> list[Face]:
    """Write the letters of a language out of faces that differ only in theirs; return what was written."""
    wanted = {ord(letter) for letter in letters}
    parts: list[tuple[Face, bytes]] = []
    for face in kin:
        font = TTFont(fonts / face.file)
        here = wanted & face.letters & font.getBestCmap().keys()
        if here:
            wanted -= here
            parts.append((Face(face.family, face.style, face.weight, face.file, frozenset(here)), _subset(font, here)))
    if len(parts) > 1 and _may_be_merged([font for _, font in parts]):
        merged = _merged([font for _, font in parts])
        together = frozenset().union(*(face.letters for face, _ in parts))
        parts = [(Face(kin[0].family, kin[0].style, kin[0].weight, parts[0][0].file, together), merged)]
    written = []
    for face, content in parts:
        name = f"{Path(face.file).stem}-{language}.woff2"
        font = TTFont(io.BytesIO(content))
        font.flavor = "woff2"
        font.save(folder / name)
        written.append(Face(face.family, face.style, face.weight, name, face.letters))
    return written


def _subset(font: TTFont, points: set[int]) -> bytes:
    """Return a font with these letters alone."""
    options = subset.Options(layout_features=FEATURES, notdef_outline=True, recalc_timestamp=False)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=points)
    cutter.subset(font)
    font.flavor = None
    return _bytes(font)


def _bytes(font: TTFont) -> bytes:
    content = io.BytesIO()
    font.save(content)
    return content.getvalue()


def _may_be_merged(parts: list[bytes]) -> bool:
    """Tell whether fonts are pieces of one font of one weight: those of several weights cannot be put together."""
    fonts = [TTFont(io.BytesIO(part)) for part in parts]
    programs = {tuple(font.getTableData(name) if name in font else b"" for name in _PROGRAMS) for font in fonts}
    return len(programs) == 1 and not any("fvar" in font for font in fonts)


def _merged(parts: list[bytes]) -> bytes:
    merged: TTFont = Merger().merge([io.BytesIO(part) for part in parts])
    merged.recalcTimestamp = False
    return _bytes(merged)
