"""Compile the gettext catalogues: `.mo` for Python, JSON for the pages.

`dwarfdraft/locale/<language>/LC_MESSAGES/messages.po` is the only source of every text. A msgid is a key such
as `draft.prompt.pick_card`; a key with numbers has a msgid_plural and as many forms as the catalogue's own
rule asks for. The package's build (`hatch_build.py`) loads this file by its path: it needs only the standard
library and Babel.
"""

import io
import json
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from os import getpid
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po

LANGUAGES = ("en", "ru")

_KEY = re.compile(r'^msgid "([^"]+)"', re.MULTILINE)
_TWICE = re.compile(r'^(msgstr\S*) .*\n(?:(?:msgstr|").*\n)*?\1 ', re.MULTILINE)
_PLURAL_FORMS = re.compile(r"^\"Plural-Forms: *nplurals=\d+; *plural=", re.MULTILINE)
_STRING = re.compile(r'(?:msg\w+(?:\[\d+\])? *)?"(?:[^"\\]|\\.)*" *')
_PLACEHOLDER = re.compile(r"\{(\w+)|%\((\w+)\)")


class BrokenCatalogue(Exception):
    """A catalogue that must not be shipped; `faults` are sentences, each with language and key."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The texts of one language."""

    language: str
    plural: str
    """The C expression of the header: which form belongs to the number `n`."""
    messages: dict[str, str | list[str]]
    """Text by key; a list holds the plural forms in the order of `plural`."""
    mo: bytes
    """The same, compiled for Python's gettext."""


def read_catalogue(language: str, po: str) -> Catalogue:
    """Return the catalogue written in `po`.

    :raises BrokenCatalogue: if it does not parse, has no plural rule of its own, repeats a key, or if a text
        is empty, fuzzy, or has not the number of forms that the rule asks for.
    """
    try:
        catalog = read_po(io.StringIO(po), locale=language, abort_invalid=True)
    except (PoFileError, ValueError) as error:
        raise BrokenCatalogue([f"{language}: {error}"]) from error
    faults = [] if _PLURAL_FORMS.search(po) else [f"{language}: the header has no Plural-Forms"]
    # Babel reads a string without its closing quote, less a letter.
    faults += [
        f"{language}: line {n}: not one string in quotes"
        for n, line in enumerate(po.splitlines(), 1)
        if line.startswith(("msg", '"')) and not _STRING.fullmatch(line)
    ]
    # Of two texts of one key Babel takes the first.
    seconds = (len(po[: text.end()].splitlines()) for text in _TWICE.finditer(po))
    faults += [f"{language}: line {n}: a second text" for n in seconds]
    written = Counter(_KEY.findall(po))
    faults += [f"{language}: {key}: written {n} times" for key, n in written.items() if n > 1]
    messages: dict[str, str | list[str]] = {}
    for message in catalog:
        if not message.id:
            continue
        faults += [f"{language}: {_key(message)}: {fault}" for fault in _faults(message, catalog.num_plurals)]
        forms = _forms(message)
        messages[_key(message)] = forms if message.pluralizable else forms[0]
    if faults:
        raise BrokenCatalogue(faults)
    return Catalogue(language, catalog.plural_expr, messages, _compiled(catalog))


def differences(catalogues: Iterable[Catalogue]) -> list[str]:
    """Say where languages differ: a key that one lacks, plural forms in one only, other placeholders."""
    catalogues = list(catalogues)
    found = []
    for key in sorted({key for catalogue in catalogues for key in catalogue.messages}):
        having = [catalogue for catalogue in catalogues if key in catalogue.messages]
        found += [f"{c.language}: {key}: missing" for c in catalogues if key not in c.messages]
        if len({isinstance(c.messages[key], list) for c in having}) > 1:
            found.append(f"{key}: has plural forms in one language only")
        if len({_placeholders(c.messages[key]) for c in having}) > 1:
            names = "; ".join(f"{c.language}: {', '.join(_placeholders(c.messages[key]))}" for c in having)
            found.append(f"{key}: other placeholders ({names})")
    return found


def compile_catalogues(locale: Path, json_folder: Path) -> list[Catalogue]:
    """Write `messages.mo` beside every `messages.po` and `messages.<language>.json` for the pages.

    Files that would not change are left alone. A language without a catalogue is left out: tests ask for all.

    :raises BrokenCatalogue: with the faults of all languages; nothing has been written then.
    """
    catalogues, faults = [], []
    for language in LANGUAGES:
        po = locale / language / "LC_MESSAGES" / "messages.po"
        if not po.exists():
            continue
        try:
            catalogues.append(read_catalogue(language, po.read_text(encoding="utf-8")))
        except BrokenCatalogue as broken:
            faults += broken.faults
    if faults:
        raise BrokenCatalogue(faults)
    for catalogue in catalogues:
        _write(locale / catalogue.language / "LC_MESSAGES" / "messages.mo", catalogue.mo)
        _write(json_folder / f"messages.{catalogue.language}.json", _page_json(catalogue))
    return catalogues


def _key(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def _forms(message: Message) -> list[str]:
    """Return the text alone, or the plural forms in the order of the rule; without a text one empty form."""
    if isinstance(message.string, str):
        return [message.string]
    return list(message.string or [""])


def _faults(message: Message, num_plurals: int) -> Iterable[str]:
    if message.fuzzy:
        yield "marked fuzzy"
    if message.context is not None:
        yield "has a msgctxt, which the pages do not read"
    forms = _forms(message)
    if not all(forms):
        yield "an empty text"
    if message.pluralizable and len(forms) != num_plurals:
        yield f"{len(forms)} plural forms, the rule has {num_plurals}"


def _placeholders(text: str | list[str]) -> tuple[str, ...]:
    """Names in braces or `%(name)s` of all forms together: the form for one may leave the number out."""
    forms = [text] if isinstance(text, str) else text
    return tuple(sorted({a or b for form in forms for a, b in _PLACEHOLDER.findall(form)}))


def _compiled(catalog: Catalog) -> bytes:
    mo = io.BytesIO()
    write_mo(mo, catalog)
    return mo.getvalue()


def _page_json(catalogue: Catalogue) -> bytes:
    page = {"language": catalogue.language, "plural": catalogue.plural, "messages": catalogue.messages}
    return json.dumps(page, ensure_ascii=False, indent=0, sort_keys=True).encode()


def _write(path: Path, content: bytes) -> None:
    """Replace the file as a whole, so that a running server never reads half of it."""
    if path.exists() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{getpid()}.part")  # several may build at once
    part.write_bytes(content)
    part.replace(path)
