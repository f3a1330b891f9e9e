"""What browsers are sent compressed: files and texts from the build, pages and answers when they are made."""

import gzip
import re
import zlib

import pytest

from dwarfdraft.web.packed import MIN_BYTES, Packed, hash_of
from tests.web.visitor import Visitor


def sent(app, path: str, accepted: str = ""):
    answer = Visitor(app).browser.get(path, headers={"Accept-Encoding": accepted})
    assert answer.status_code == 200
    answer.get_data()
    answer.close()
    return answer


def addresses(app) -> dict[str, str]:
    """Return a style sheet, a script and texts that the home page loads."""
    page = sent(app, "/").text
    patterns = {
        "style": r'/static/[^"]+\.css',
        "script": r'/static/[^"]+/build/js/home-page\.js',
        "texts": r'/texts/[^"]+\.json',
    }
    found = {kind: re.findall(pattern, page) for kind, pattern in patterns.items()}
    assert all(found.values()), "the build is stale: python hatch_build.py"
    return {kind: every[0] for kind, every in found.items()}


@pytest.fixture(scope="session", params=["style", "script", "texts"])
def address(app, request) -> str:
    return addresses(app)[request.param]


def test_a_file_comes_as_the_browser_takes_it_smallest_first(app, address):
    plain, packed, small = (sent(app, address, one) for one in ("", "gzip", "gzip, deflate, br"))
    assert [one.headers.get("Content-Encoding") for one in (plain, packed, small)] == [None, "gzip", "br"]
    assert gzip.decompress(packed.data) == plain.data
    assert len(small.data) < len(packed.data) < len(plain.data)
    for one in (plain, packed, small):
        assert one.mimetype == plain.mimetype
        assert not re.search(r"\.(br|gz)", one.headers.get("Content-Disposition", ""))
        assert "immutable" in one.headers["Cache-Control"]
        assert one.headers["Vary"] == "Accept-Encoding"


def test_who_refuses_an_encoding_does_not_get_it(app, address):
    assert sent(app, address, "br;q=0, gzip").headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in sent(app, address, "gzip;q=0, deflate").headers


def test_the_forms_of_a_file_are_told_apart_by_their_tags(app):
    address = addresses(app)["style"]
    tags = {sent(app, address, one).headers["ETag"] for one in ("", "gzip", "br")}
    assert len(tags) == 3


@pytest.mark.parametrize("path", ["/", "/about", "/rules/tavern", "/api/openapi.json"])
def test_a_page_and_an_answer_are_compressed_when_they_are_made(app, path):
    plain, packed = sent(app, path), sent(app, path, "gzip, deflate, br")
    assert packed.headers["Content-Encoding"] == "gzip"
    assert len(packed.data) < len(plain.data) / 2
    assert int(packed.headers["Content-Length"]) == len(packed.data)
    assert "Accept-Encoding" in packed.headers["Vary"]
    assert zlib.decompress(packed.data, wbits=31)[:15] == plain.data[:15]


def test_what_is_short_stays_as_it_is(app):
    answer = sent(app, "/api/me", "gzip")
    assert len(answer.data) < MIN_BYTES
    assert "Content-Encoding" not in answer.headers


def test_a_file_that_has_changed_since_the_build_is_sent_as_it_is(tmp_path):
    (tmp_path / "build" / "packed").mkdir(parents=True)
    (tmp_path / "build" / "packed" / f"{hash_of(b'one')}.gz").write_bytes(gzip.compress(b"one"))
    packed = Packed.read(tmp_path)
    found = packed.find(hash_of(b"one"), {"gzip", "br"})
    assert found == (tmp_path / "build" / "packed" / f"{hash_of(b'one')}.gz", "gzip")
    assert packed.find(hash_of(b"one"), {"br"}) is None
    assert packed.find(hash_of(b"two"), {"gzip", "br"}) is None
