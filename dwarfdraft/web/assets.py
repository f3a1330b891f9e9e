"""Static files under an address that changes with their content, so that browsers may keep them for ever.

The version stands in the path, not in a query: modules and style sheets name each other relatively and stay together.
"""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import quote

import orjson
from flask import Blueprint, Response, abort, send_file, send_from_directory
from werkzeug.security import safe_join

import dwarfdraft
from dwarfdraft.languages import SOURCE
from dwarfdraft.web.bundle import MODULES, Bundle
from dwarfdraft.web.compression import accepted
from dwarfdraft.web.packed import FOLDER, Packed, hash_of
from dwarfdraft.web.sheets import Sheets, files

_KEPT: Final = " ;/?:@&=+$,!*'()"
"""Signs that may stand as they are in an address between double quotes."""


def package_folder(name: str) -> Path:
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
        self, folder: Path, texts: dict[str, bytes], modules: Iterable[str] = (), game_folders: Iterable[Path] = ()
    ) -> None:
        """`texts`: what pages and cards say as JSON, by `<language>/<name>`; `modules`: what pages name, under static/.

        `game_folders`: folders of games whose files are served as if they lay in this one.

        Joined modules are served only if the build has all of these: else a page would load what they share twice.
        """
        self.folder = folder
        self.folders = (folder, *game_folders)
        self.texts = texts
        self._text_hashes = {name: hash_of(content) for name, content in texts.items()}
        self._files = {path: _File.read(path) for one in self.folders for path in _files(one)}
        self.version = _version(self.folders, self._files)
        self.build = _build(self.version, self._text_hashes)
        bundle = Bundle.read(folder)
        self._bundle = bundle if bundle and bundle.files.keys() >= set(modules) else None
        self._sheets = Sheets.read(folder)
        self._packed = Packed.read(folder)

    def url(self, name: str) -> str:
        """Return the address of a file under static/."""
        return f"/static/{self.version}/{name}"

    def module_url(self, module: str) -> str:
        """Return the address of a module that pages name."""
        return self.url(self._bundle.files[module][0] if self._bundle else module)

    def preloads(self, modules: Iterable[str]) -> list[str]:
        """Return the addresses of all files that a page loads for these modules, but for those that are not joined."""
        if self._bundle is None:
            return []
        files = [file for module in modules for file in self._bundle.files.get(module, ())]
        return [self.url(file) for file in dict.fromkeys(files)]

    def style_urls(self, names: Sequence[str], language: str) -> list[str]:
        """Return the addresses of the style sheets of a page: of all pages, then those of these names."""
        return [self.url(file) for file in files(self._sheets, names, language)]

    def text_url(self, name: str) -> str:
        """Return the address of texts; `name` is `<language>/<name>`; English if the language lacks it."""
        if name not in self._text_hashes:
            name = f"{SOURCE}/{name.partition('/')[2]}"
        return f"/texts/{name}.{self._text_hashes[name][:12]}.json"

    def has(self, name: str) -> bool:
        """Tell whether there is a file of this name under static/."""
        return any((folder / name).is_file() for folder in self.folders)

    def packed_text(self, name: str, accepted: Iterable[str]) -> tuple[Path, str] | None:
        """Return the compressed form of texts that a browser accepts, with its name in HTTP; None if there is none."""
        return self._packed.find(self._text_hashes[name], accepted)

    def packed_file(self, path: Path, accepted: Iterable[str]) -> tuple[Path, str] | None:
        """Return likewise the compressed form of a file; None also if it has changed since the application was made."""
        file = self._files.get(path)
        return self._packed.find(file.content, accepted) if file is not None and file.is_as(path) else None

    def licences(self) -> list[tuple[str, str]]:
        """Return name and licence text of everything under static/vendor."""
        files = [*self.folder.glob("vendor/licences/*.txt"), *self.folder.glob("vendor/fonts/*-LICENCE.txt")]
        return [
            (path.stem.removesuffix("-LICENCE"), path.read_text(encoding="utf-8", errors="replace"))
            for path in sorted(files, key=lambda path: path.stem)
        ]

    def icon(self) -> str:
        """Return the icon of every page as a `data:` address: smaller than a request of its own."""
        return f"data:image/svg+xml,{quote((self.folder / 'favicon.svg').read_text(encoding='utf-8'), safe=_KEPT)}"

    def import_map(self) -> str:
        """Return the import map of every page."""
        imports = {name: self.url(f"vendor/{file}") for name, file in MODULES.items()}
        return orjson.dumps({"imports": imports}).decode()


@dataclass(frozen=True, slots=True)
class _File:
    """A file as it was when the application was made."""

    content: str
    """Hash of it."""
    size: int
    changed_ns: int

    @classmethod
    def read(cls, path: Path) -> "_File":
        status = path.stat()
        return cls(hash_of(path.read_bytes()), status.st_size, status.st_mtime_ns)

    def is_as(self, path: Path) -> bool:
        """Tell whether a file is unchanged since then."""
        status = path.stat()
        return (status.st_size, status.st_mtime_ns) == (self.size, self.changed_ns)


def _files(folder: Path) -> list[Path]:
    """Return the files that are served under their names."""
    packed = folder / FOLDER
    return [path for path in sorted(folder.rglob("*")) if path.is_file() and path.parent != packed]


def _version(folders: Iterable[Path], files: dict[Path, _File]) -> str:
    digest = hashlib.sha256()
    for folder in folders:
        for path, file in files.items():
            if path.is_relative_to(folder):
                digest.update(f"{path.relative_to(folder)}\0".encode())
                digest.update(bytes.fromhex(file.content))
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
        response = _compressed_if_possible(
            send_from_directory(folder, name), assets.packed_file(folder / name, accepted())
        )
        return _with_cache_header(response, version == assets.version)

    @blueprint.get("/texts/<language>/<name>.<version>.json")
    def texts(language: str, name: str, version: str) -> Response:
        key = f"{language}/{name}"
        if key not in assets.texts:
            abort(404)
        plain = Response(assets.texts[key], mimetype="application/json")
        response = _compressed_if_possible(plain, assets.packed_text(key, accepted()))
        return _with_cache_header(response, assets.text_url(key) == f"/texts/{key}.{version}.json")

    @blueprint.get("/favicon.ico")
    def favicon() -> Response:
        response = send_from_directory(assets.folder, "favicon.svg")
        return _with_cache_header(response, False)

    return blueprint


def _compressed_if_possible(plain: Response, packed: tuple[Path, str] | None) -> Response:
    """Return a response, or instead of it the compressed form of its content."""
    response = plain
    if packed is not None and packed[0].is_file():
        path, encoding = packed
        plain.close()
        response = send_file(path, mimetype=plain.mimetype)
        response.headers["Content-Encoding"] = encoding
        del response.headers["Content-Disposition"]  # it would name the form: browsers name a file by its address
    response.vary.add("Accept-Encoding")
    return response


def _is_in(folder: Path, name: str) -> bool:
    path = safe_join(str(folder), name)
    return path is not None and Path(path).is_file()


def _with_cache_header(response: Response, for_ever: bool) -> Response:
    """Let the browser keep it for a year, or ask each time whether it is still the same."""
    response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if for_ever else "no-cache"
    return response
