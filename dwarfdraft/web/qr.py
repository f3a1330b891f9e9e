"""QR codes of links."""

import io

import segno


def qr_svg(link: str) -> str:
    """Return an SVG element, black on white with a quiet zone: readers need the contrast in the dark theme too."""
    out = io.BytesIO()
    segno.make(link, error="m").save(
        out, kind="svg", border=3, dark="#000", light="#fff", xmldecl=False, svgns=True, omitsize=True, nl=False
    )
    return out.getvalue().decode()
