"""The arrow "→" as a font of our own: the fonts of the pages have none, and a machine's looks foreign, or is missing.

Run by the build (`hatch_build.py`), so it imports nothing but the standard library. A TrueType file of two glyphs (the
one for missing letters, and the arrow), in two weights; tables as in the OpenType specification, numbers big-endian.
"""

import struct
from pathlib import Path
from typing import Final

WEIGHTS: Final = {400: 38, 700: 62}
"""CSS weight -> half the thickness of the shaft, in units."""
FAMILY: Final = "Dwarf Arrow"
ARROW: Final = 0x2192
UNITS: Final = 1000
"""Units of an em."""
ADVANCE: Final = 900
ASCENT, DESCENT = 900, -300
MIDDLE: Final = 315
"""Height of the shaft: half of a lining figure."""
MADE: Final = 3_786_912_000
"""When the font was made, in seconds since 1904: the same for the same drawing."""

Points = tuple[tuple[int, int], ...]


def write_arrow_fonts(folder: Path) -> None:
    """Write `arrow-<weight>.ttf` of each weight into a folder that exists."""
    for weight in WEIGHTS:
        (folder / f"arrow-{weight}.ttf").write_bytes(arrow_font(weight))


def arrow_font(weight: int) -> bytes:
    """Return the font file of a weight of `WEIGHTS`."""
    outline = _arrow(WEIGHTS[weight])
    glyph = _glyph(outline)
    box = _box(outline)
    tables = {
        b"OS/2": _os2(weight),
        b"cmap": _cmap(),
        b"glyf": glyph,
        b"head": _head(box, bold=weight >= 700),
        b"hhea": struct.pack(
            ">IhhhHhhhhhh4hhH", 0x10000, ASCENT, DESCENT, 0, ADVANCE, 0, 0, box[2], 1, 0, 0, *[0] * 4, 0, 2
        ),
        b"hmtx": struct.pack(">HhHh", ADVANCE, 0, ADVANCE, box[0]),
        # The missing letter is empty, the arrow is all there is.
        b"loca": struct.pack(">3H", 0, 0, len(glyph) // 2),
        b"maxp": struct.pack(">IHHH11H", 0x10000, 2, len(outline), 1, 0, 0, 2, *[0] * 8),
        b"name": _name(),
        b"post": struct.pack(">IIhhIIIII", 0x30000, 0, -100, 50, 0, 0, 0, 0, 0),
    }
    return _file(tables)


def _arrow(half: int) -> Points:
    """Return the outline, clockwise from the left end of the shaft."""
    head = 540
    return (
        (60, MIDDLE - half),
        (60, MIDDLE + half),
        (head, MIDDLE + half),
        (head, MIDDLE + 190),
        (840, MIDDLE),
        (head, MIDDLE - 190),
        (head, MIDDLE - half),
    )


def _box(points: Points) -> tuple[int, int, int, int]:
    across, up = zip(*points, strict=True)
    return min(across), min(up), max(across), max(up)


def _glyph(points: Points) -> bytes:
    """Return one contour of straight lines."""
    data = struct.pack(">h4hHH", 1, *_box(points), len(points) - 1, 0)
    data += bytes([1] * len(points))  # every point on the curve, steps as words
    for axis in (0, 1):
        before = 0
        for point in points:
            data += struct.pack(">h", point[axis] - before)
            before = point[axis]
    return data + bytes(-len(data) % 4)


def _cmap() -> bytes:
    """Map the arrow to glyph 1, in the format of the basic plane (4)."""
    segments = struct.pack(">2H", ARROW, 0xFFFF) + bytes(2) + struct.pack(">2H", ARROW, 0xFFFF)
    segments += struct.pack(">2H", (1 - ARROW) & 0xFFFF, 1) + struct.pack(">2H", 0, 0)
    table = struct.pack(">7H", 4, 14 + len(segments), 0, 4, 4, 1, 0) + segments
    return struct.pack(">HHHHI", 0, 1, 3, 1, 12) + table


def _head(box: tuple[int, int, int, int], *, bold: bool) -> bytes:
    return struct.pack(
        ">IIIIHHqq4hHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 3, UNITS, MADE, MADE, *box, int(bold), 8, 2, 0, 0
    )


def _os2(weight: int) -> bytes:
    style = 0x20 if weight >= 700 else 0x40
    sizes = (650, 700, 0, 140, 650, 700, 0, 480, 50, 260)
    return (
        struct.pack(">HhHHH10hh", 4, ADVANCE, weight, 5, 0, *sizes, 0)
        + bytes(10)  # PANOSE: unknown
        + struct.pack(">4I4sHHH", 0, 1 << 5, 0, 0, b"OWN ", style, ARROW, ARROW)
        + struct.pack(">hhhHH", ASCENT, DESCENT, 0, ASCENT, -DESCENT)
        + struct.pack(">IIhhHHH", 1, 0, 450, 640, 0, ARROW, 0)
    )


def _name() -> bytes:
    """Return family, style, unique and full name, version and PostScript name."""
    post = FAMILY.replace(" ", "")
    names = {1: FAMILY, 2: "Regular", 3: post, 4: FAMILY, 5: "Version 1.0", 6: post}
    records, texts = b"", b""
    for number, text in names.items():
        written = text.encode("utf-16-be")
        records += struct.pack(">6H", 3, 1, 0x409, number, len(written), len(texts))
        texts += written
    return struct.pack(">3H", 0, len(names), 6 + len(records)) + records + texts


def _file(tables: dict[bytes, bytes]) -> bytes:
    """Put tables together, with their checksums and that of the whole file."""
    count = len(tables)
    power = count.bit_length() - 1
    start = struct.pack(">IHHHH", 0x10000, count, 16 << power, power, 16 * (count - (1 << power)))
    at = len(start) + 16 * count
    directory, body, head_at = b"", b"", 0
    for tag, data in sorted(tables.items()):
        if tag == b"head":
            head_at = at
        padded = data + bytes(-len(data) % 4)
        directory += tag + struct.pack(">III", _sum(padded), at, len(data))
        body += padded
        at += len(padded)
    whole = start + directory + body
    adjust = (0xB1B0AFBA - _sum(whole)) & 0xFFFFFFFF
    return whole[: head_at + 8] + struct.pack(">I", adjust) + whole[head_at + 12 :]


def _sum(data: bytes) -> int:
    words: tuple[int, ...] = struct.unpack(f">{len(data) // 4}I", data)
    return sum(words) & 0xFFFFFFFF
