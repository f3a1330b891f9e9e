"""Static files under an address that changes with their content, so that browsers may keep them for ever.

The version stands in the path, not in a query: modules and style sheets name each other relatively and stay together.
"""

import hashlib
from collections.abc import Iterable
from pathlib import Path

import orjson
from flask import Blueprint, Response, abort, send_from_directory
from werkzeug.security import safe_join

import dwarfdraft
from dwarfdraft.languages import SOURCE
from dwarfdraft.web.bundle import MODULES, Bundle


def beside_or_inside(name: str) -> Path:
    """Return a folder of the package (a wheel), else the one beside it (a checkout)."""
    package = Path(__file__).resolve().parent.parent
    inside = package / name
    return inside if inside.is_dir() else package.parent / name


class Assets:
    """The static files of one application.

    `version` changes with the files; `build` with anything that a page consists of: files, texts, the program that
    answers it. A page that is told another `build` than its own is old.
    """

    def __init__(
        self, folder: Path, texts: dict[str, bytes], modules: Iterable[str] = (), further: Iterable[Path] = ()
    ) -> None:
        """`texts`: what pages and cards say as JSON, by `<language>/<name>`; `modules`: what pages name, under static/.

        `further`: folders of games whose files are served as if they lay in this one.

        Joined modules are served only if the build has all of these: else a page would load what they share twice.
        """
        self.folder = folder
        self.folders = (folder, *further)
        self.texts = texts
        self._marks = {name: hashlib.sha256(content).hexdigest() for name, content in texts.items()}
        self.version = _hash_of(self.folders)
        self.build = _build(self.version, self._marks)
        bundle = Bundle.read(folder)
        self._bundle = bundle if bundle and bundle.files.keys() >= set(modules) else None

    def url(self, name: str) -> str:
        """Return the address of a file under static/."""
        return f"/static/{self.version}/{name}"

    def module_url(self, module: str) -> str:
        """Return the address of a module that pages name."""
        return self.url(self._bundle.files[module][0] if self._bundle else module)

    def preloads(self, modules: Iterable[str], later: Iterable[str] = ()) -> list[str]:
        """Return the addresses of all files that a page loads for these modules, and of what `later` load later."""
        if self._bundle is None:
            return []
        files = [file for module in modules for file in self._bundle.files[module]]
        files += [file for module in later for file in self._bundle.later[module]]
        return [self.url(file) for file in dict.fromkeys(files)]

    def text_url(self, name: str) -> str:
        """Return the address of texts; `name` is `<language>/<name>`. What a language has not is English."""
        if name not in self._marks:
            name = f"{SOURCE}/{name.partition('/')[2]}"
        return f"/texts/{name}.{self._marks[name][:12]}.json"

    def has(self, name: str) -> bool:
        """Tell whether there is a file of this name under static/."""
        return any((folder / name).is_file() for folder in self.folders)

    def licences(self) -> list[tuple[str, str]]:
        """Return name and licence text of everything under static/vendor."""
        files = [*self.folder.glob("vendor/licences/*.txt"), *self.folder.glob("vendor/fonts/*-LICENCE.txt")]
        return [
            (path.stem.removesuffix("-LICENCE"), path.read_text(encoding="utf-8", errors="replace"))
            for path in sorted(files, key=lambda path: path.stem)
        ]

    def import_map(self) -> str:
        """Return the import map of every page."""
        imports = {name: self.url(f"vendor/{file}") for name, file in MODULES.items()}
        return orjson.dumps({"imports": imports}).decode()


def _hash_of(folders: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                digest.update(f"{path.relative_to(folder)}\0".encode())
                digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:12]


def _build(version: str, marks: dict[str, str]) -> str:
    digest = hashlib.sha256(f"{dwarfdraft.__version__}\0{version}".encode())
    for name, mark in sorted(marks.items()):
        digest.update(f"\0{name}\0".encode() + bytes.fromhex(mark))
    return digest.hexdigest()[:12]


def assets_blueprint(assets: Assets) -> Blueprint:
    """Return the routes of the static files and texts."""
    blueprint = Blueprint("assets", __name__)

    @blueprint.get("/static/<version>/<path:name>")
    def static(version: str, name: str) -> Response:
        folder = next((one for one in assets.folders if _is_in(one, name)), assets.folder)
        return _kept(send_from_directory(folder, name), version == assets.version)

    @blueprint.get("/texts/<language>/<name>.<version>.json")
    def texts(language: str, name: str, version: str) -> Response:
        key = f"{language}/{name}"
        if key not in assets.texts:
            abort(404)
        response = Response(assets.texts[key], mimetype="application/json")
        return _kept(response, assets.text_url(key) == f"/texts/{key}.{version}.json")

    @blueprint.get("/favicon.ico")
    def favicon() -> Response:
        response = send_from_directory(assets.folder, "favicon.svg")
        return _kept(response, False)

    return blueprint


def _is_in(folder: Path, name: str) -> bool:
    path = safe_join(str(folder), name)
    return path is not None and Path(path).is_file()


def _kept(response: Response, for_ever: bool) -> Response:
    """Let the browser keep it for a year, or ask each time whether it is still the same."""
    response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if for_ever else "no-cache"
    return response
