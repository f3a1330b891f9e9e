"""Pages load the scripts that the build has joined, and the modules as they lie when those are of something else."""

import json
import re
import shutil
from pathlib import Path

import pytest

import hatch_build
from dwarfdraft.web import bundle
from dwarfdraft.web.assets import Assets
from dwarfdraft.web.bundle import Bundle
from dwarfdraft.web.pages import PAGES, named_modules

MADE = {
    "page.js": {"entryPoint": "js/page.js", "imports": ["shared.js"]},
    "screen.js": {"entryPoint": "js/screen.js", "imports": ["shared.js", "page.js"]},
    "shared.js": {"imports": ["art.js"]},
    "art.js": {"imports": []},
}
"""What the build says of a page that loads its screen later."""


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A static folder with a module, and what the build has made of it."""
    (tmp_path / "js").mkdir()
    (tmp_path / "js" / "page.js").write_text("export {};")
    write_list(tmp_path)
    return tmp_path


def write_list(static: Path) -> None:
    """Write the list of what was joined, of the modules as they are now."""
    folder = static / bundle.FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    (folder / bundle.LIST).write_text(json.dumps(bundle.list_of(MADE, bundle.sources_hash(static))))


def test_a_module_is_listed_with_all_that_it_imports(static):
    found = Bundle.read(static)

    assert found is not None
    assert found.files == {
        "js/page.js": ("build/js/page.js", "build/js/shared.js", "build/js/art.js"),
        "js/screen.js": ("build/js/screen.js", "build/js/shared.js", "build/js/page.js", "build/js/art.js"),
    }


def test_a_module_that_pages_name_is_loaded_joined_with_what_it_needs(static):
    assets = Assets(static, {}, ["js/page.js"])

    assert assets.module_url("js/page.js") == assets.url("build/js/page.js")
    now = ["build/js/page.js", "build/js/shared.js", "build/js/art.js"]
    assert assets.preloads(["js/page.js"]) == [assets.url(name) for name in now]
    assert assets.preloads(["js/page.js", "js/screen.js", "js/of-somebody-else.js"]) == [
        assets.url(name) for name in [*now, "build/js/screen.js"]
    ]


def changed(static: Path) -> None:
    (static / "js" / "page.js").write_text("export default 1;")


def added(static: Path) -> None:
    (static / "js" / "more.js").write_text("export {};")


def vendored(static: Path) -> None:
    (static / "vendor").mkdir()
    (static / "vendor" / "library.js").write_text("export {};")


def never_built(static: Path) -> None:
    shutil.rmtree(static / "build")


@pytest.mark.parametrize("happens", [changed, added, vendored, never_built])
def test_modules_are_loaded_as_they_lie_when_the_joined_ones_are_of_others(static, happens):
    happens(static)
    assets = Assets(static, {}, ["js/page.js"])

    assert assets.module_url("js/page.js") == assets.url("js/page.js")
    assert assets.preloads(["js/page.js"]) == []


def test_modules_are_loaded_as_they_lie_when_one_that_pages_name_is_not_among_the_joined(static):
    assets = Assets(static, {}, ["js/page.js", "js/games/third/plugin.js"])

    assert assets.module_url("js/page.js") == assets.url("js/page.js")


def test_the_build_joins_every_module_that_pages_name():
    entries = {path.relative_to(hatch_build.ROOT / "static").as_posix() for path in _entries()}

    assert set(named_modules()) <= entries
    assert len(named_modules()) > len(PAGES)


def _entries() -> list[Path]:
    return [path for entry in hatch_build.ENTRIES.values() for path in (hatch_build.ROOT / "static").glob(entry)]


@pytest.mark.parametrize(("path", "most"), [("/", 4), ("/about", 2), ("table", 5)])
def test_a_page_names_a_few_scripts_and_all_of_them_are_there(app, guest, path, most):
    if path == "table":
        path = f"/t/{guest.api('POST', '/quick', {'game': 'tavern'})['code']}"
    html = guest.browser.get(path).text

    scripts = re.findall(r'<link rel="modulepreload" href="([^"]+)">', html)
    (entry,) = re.findall(r'<script type="module" src="([^"]+)">', html)

    assert entry in scripts, "scripts have changed since they were joined: python hatch_build.py"
    assert len(scripts) <= most
    assert len(set(scripts)) == len(scripts)
    for script in scripts:
        with guest.browser.get(script) as answer:
            assert answer.status_code == 200
            assert answer.mimetype == "text/javascript"
            assert "immutable" in answer.headers["Cache-Control"]
