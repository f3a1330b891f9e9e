"""The package as a stranger gets it: built from what is committed, installed elsewhere, complete and clean."""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
import requests

import hatch_build
from dwarfdraft import __version__
from tests.catalogues import LANGUAGES
from tests.processes.server import Server

ROOT = Path(__file__).resolve().parent.parent

CERTIFICATES_AND_PROXIES = re.compile(
    r"SSL_CERT_(FILE|DIR)|PIP_CERT|NODE_EXTRA_CA_CERTS|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|(HTTPS?|NO|ALL)_PROXY", re.I
)


def sources():
    """Name the files a clone would have, those not yet committed included."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    names = [name for name in listed.stdout.decode().split("\0") if name]
    return sorted(name for name in names if (ROOT / name).is_file())


@pytest.fixture(scope="module")
def bare(tmp_path_factory):
    """Return an environment with an empty home and the plainest PATH; pip may use what it has downloaded before."""
    cache = subprocess.run(
        [sys.executable, "-m", "pip", "cache", "dir"], check=True, capture_output=True, text=True
    ).stdout.strip()
    kept = {name: value for name, value in os.environ.items() if CERTIFICATES_AND_PROXIES.fullmatch(name)}
    home = tmp_path_factory.mktemp("home")
    return {**kept, "HOME": str(home), "PATH": "/usr/bin:/bin", "PIP_CACHE_DIR": cache}


@pytest.fixture(scope="module")
def cloned():
    """Name the sources once: others may be writing files while the tests run."""
    return sources()


@pytest.fixture(scope="module")
def clone(cloned, tmp_path_factory):
    """Return a folder with the sources and nothing that was built."""
    folder = tmp_path_factory.mktemp("clone")
    for name in cloned:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    return folder


@pytest.fixture(scope="module")
def wheel(clone, bare, tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    run([sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", str(folder), str(clone)], bare, folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel, bare, tmp_path_factory):
    """Return the `bin` folder of an empty environment, outside the checkout, with the wheel in it."""
    venv = tmp_path_factory.mktemp("elsewhere") / "venv"
    run([sys.executable, "-m", "venv", str(venv)], bare, venv.parent)
    run([str(venv / "bin" / "pip"), "install", "-q", str(wheel)], bare, venv.parent)
    return venv / "bin"


def run(command, env, cwd):
    done = subprocess.run(command, env=env, cwd=cwd, capture_output=True, text=True)
    assert done.returncode == 0, f"{command}:\n{done.stdout}\n{done.stderr}"
    return done.stdout


def test_the_wheel_holds_every_page_every_static_file_and_everything_built(wheel, clone, cloned):
    packed = set(zipfile.ZipFile(wheel).namelist())

    for name in cloned:
        if name.startswith(("templates/", "static/", "docs/rules/")):
            assert f"dwarfdraft/{name}" in packed
        elif name.startswith("dwarfdraft/"):
            assert name in packed
    made = [path for folder in ("vendor", "build") for path in (clone / "static" / folder).rglob("*")]
    assert {*hatch_build.MODULES, "fonts.css", ".lock-hash", "modules.json", "sheets.json", "table-page.js"} <= {
        path.name for path in made
    }
    for path in made:
        if path.is_file():
            assert f"dwarfdraft/{path.relative_to(clone).as_posix()}" in packed
    for catalogue in (clone / "dwarfdraft" / "locale").rglob("*.po"):
        assert catalogue.relative_to(clone).with_suffix(".mo").as_posix() in packed
    for language in LANGUAGES:
        for name in ("pages", "table-draft", "table-tavern", "draft-cards", "tavern-cards", "tavern-cards-later"):
            assert f"dwarfdraft/locale/{language}/json/{name}.json" in packed


def test_the_wheel_holds_neither_tests_nor_the_build(wheel):
    packed = zipfile.ZipFile(wheel).namelist()

    tops = {name.split("/")[0] for name in packed}
    assert tops == {"dwarfdraft", f"dwarfdraft-{__version__}.dist-info"}
    assert not [name for name in packed if "node_modules" in name or name.endswith(".part")]


def test_the_installed_command_prints_its_version(installed, bare, tmp_path):
    printed = run([str(installed / "dwarfdraft"), "--version"], bare, tmp_path)

    assert __version__ in printed


def test_the_installed_package_is_the_one_from_the_wheel(installed, bare, tmp_path):
    where = run([str(installed / "python"), "-c", "import dwarfdraft; print(dwarfdraft.__file__)"], bare, tmp_path)

    package = Path(where.strip()).parent
    assert package.is_relative_to(installed.parent)
    assert (package / "static" / "vendor" / "fonts" / "fonts.css").is_file()
    assert (package / "templates").is_dir()


def test_serve_in_a_clone_that_was_not_built_serves_what_is_installed(installed, bare, cloned, tmp_path):
    for name in cloned:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, tmp_path / name)
    server = Server(tmp_path / "var")
    server.command, server.folder, server.environment = (str(installed / "dwarfdraft"),), tmp_path, bare

    with server:
        page = requests.get(f"{server.url}/", timeout=60)
        (style,) = set(re.findall(r"/static/\w+/build/css/shared-en\.css", page.text))
        assert requests.get(server.url + style, timeout=60).ok
    assert not (tmp_path / "static" / "vendor").exists()
    assert not list(tmp_path.rglob("*.mo"))


def test_the_build_replaces_vendored_files_when_the_lock_hash_differs_and_only_then(wheel, clone):
    vendor = clone / "static" / "vendor"
    made = vendor.stat().st_ino

    with hatch_build.packages(clone) as node_modules:
        hatch_build.build_vendor(clone, vendor, node_modules)
        assert vendor.stat().st_ino == made

        (vendor / ".lock-hash").write_text("of an older lock file\n")
        (vendor / "left-over.js").touch()
        hatch_build.build_vendor(clone, vendor, node_modules)
    assert not (vendor / "left-over.js").exists()
    assert (vendor / ".lock-hash").read_text().strip() == hatch_build.lock_hash(clone)
    assert not list(clone.glob("static/.vendor-*"))


def test_the_build_joins_scripts_again_when_one_has_changed_and_only_then(wheel, clone):
    static = clone / "static"
    joined = static / "build" / "js"
    made = joined.stat().st_ino
    page = static / "js" / "plain-page.js"
    written = page.read_text(encoding="utf-8")

    with hatch_build.packages(clone) as node_modules:
        hatch_build.build_bundle(clone, static, node_modules)
        assert joined.stat().st_ino == made

        page.write_text(written + "document.title = 'changed';\n", encoding="utf-8")
        hatch_build.build_bundle(clone, static, node_modules)
        assert 'document.title="changed"' in (joined / "plain-page.js").read_text(encoding="utf-8")

        page.write_text(written + "import './nothing-there.js';\n", encoding="utf-8")
        with pytest.raises(RuntimeError, match="nothing-there"):
            hatch_build.build_bundle(clone, static, node_modules)
        assert 'document.title="changed"' in (joined / "plain-page.js").read_text(encoding="utf-8")
        assert not list((static / "build").glob(".js-*"))

        page.write_text(written, encoding="utf-8")
        hatch_build.build_bundle(clone, static, node_modules)


def test_vendored_modules_import_only_each_other(wheel, clone):
    vendor = clone / "static" / "vendor"
    imported = {
        name
        for module in vendor.glob("*.js")
        for name in re.findall(r"\b(?:from|import) *[\"']([^\"']+)[\"']", module.read_text(encoding="utf-8"))
    }

    assert imported == {"preact", "preact/hooks", "htm", "@preact/signals-core"}


def test_every_vendored_file_that_pages_name_exists(wheel, clone, cloned):
    named = {
        (name, path)
        for name in cloned
        if name.startswith(("templates/", "static/"))
        for path in re.findall(rb"\bvendor/[\w./-]+\.\w+", (clone / name).read_bytes())
    }

    missing = [(name, path) for name, path in named if not (clone / "static" / path.decode()).is_file()]
    assert missing == []


def test_every_font_has_its_licence_and_its_cyrillic_and_latin_letters(wheel, clone):
    fonts = clone / "static" / "vendor" / "fonts"
    css = (fonts / "fonts.css").read_text(encoding="utf-8")

    for files, (_, family, cuts) in hatch_build.FONTS.items():
        assert "SIL OPEN FONT LICENSE" in (fonts / f"{files}-LICENCE.txt").read_text(encoding="utf-8")
        rules = [rule for rule in css.split("@font-face")[1:] if f'font-family: "{family}";' in rule]
        assert len(rules) == len(cuts) * len(hatch_build.SCRIPTS)
        assert sum("U+0400-045F" in rule for rule in rules) == len(cuts)
        assert sum("U+0000-00FF" in rule for rule in rules) == len(cuts)
    assert {path.name for path in fonts.glob("*.woff2")} == set(re.findall(r'url\("([^"]+)"\)', css))


def test_every_vendored_package_has_its_licence_text(wheel, clone):
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    shipped = {
        path.removeprefix("node_modules/").replace("/", "-") + ".txt"
        for path, package in lock["packages"].items()
        if path and not package.get("dev") and not package.get("optional")
    }

    licences = list((clone / "static" / "vendor" / "licences").iterdir())
    assert {path.name for path in licences} == shipped
    assert all(path.stat().st_size > 500 for path in licences)


def test_the_lock_file_holds_no_addresses():
    settings = (ROOT / ".npmrc").read_text(encoding="utf-8").splitlines()
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))

    assert "omit-lockfile-registry-resolved=true" in settings
    assert [path for path, package in lock["packages"].items() if "resolved" in package] == []


def test_the_lock_file_belongs_to_the_package_file():
    package = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))

    root = lock["packages"][""]
    assert root["dependencies"] == package["dependencies"]
    assert root["optionalDependencies"] == package["optionalDependencies"]
    assert root["devDependencies"] == package["devDependencies"]


def test_no_source_names_a_registry_or_a_place_on_one_machine():
    hosts = r"registry\.(npmjs|yarnpkg)|(files|test)\.python(hosted)?\.|\bpypi\.(org|python)|deb\.debian\.org"
    places = r"(?<![\w.])/(work|root|opt|home|Users)/[\w.]|[A-Z]:\\Users"
    found = [
        f"{name}:{number}: {line.strip()[:120]!r}"
        for name in sources()
        for number, line in enumerate((ROOT / name).read_bytes().splitlines(), 1)
        if re.search(f"{hosts}|{places}".encode(), line)
    ]

    assert found == []
