"""What is made of the declared wire shapes is up to date; docs/protocol.md names every field that is sent."""

from wire_build import ROOT, files


def test_what_is_made_of_the_declared_shapes_is_committed_as_it_is_made():
    stale = [str(path.relative_to(ROOT)) for path, made in files().items() if path.read_text(encoding="utf-8") != made]
    assert stale == [], "run `python wire_build.py`"
