"""Compile the gettext catalogues: `.mo` for Python, JSON for the pages.

`dwarfdraft/locale/<language>/LC_MESSAGES/<part>.po` are the only source of every text. A msgid is a key such as
`draft.prompt.pick_card`; a key with numbers has a msgid_plural and as many forms as the catalogue's own rule asks for.
The msgids of `<game>-titles.po` are titles of cards, and hold only the cards that have another title in the language.
The package's build (`hatch_build.py`) imports this from the checkout: it needs only the standard library and Babel.
"""

import io
import json
import re
from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from fnmatch import fnmatch
from os import getpid
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po

from dwarfdraft.languages import OF_EVERY_TABLE, catalogue_files, found, json_folder

NOT_FOR_PAGES: Final = ("terminal", "*-cards", "*-titles", "drawings", "*-drawings")
"""Parts that no page loads: only Python reads them."""
FOR_ALL: Final = "pages"
"""The part that every page loads, in one file with the `<game>-pages` of its folder."""
NOT_IN_SCRIPTS: Final = re.compile(r"about\.|page\.(?!error\.title)")
"""Keys that only the server asks for: what it writes into pages."""
OPTIONAL: Final = "*-titles"
"""Parts in which a language may leave out any of the keys."""

_KEY = re.compile(r'^msgid "((?:[^"\\]|\\.)+)"', re.MULTILINE)
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
    """The texts of one part in one language."""

    language: str
    part: str
    plural: str
    """The C expression of the header: which form belongs to the number `n`."""
    messages: dict[str, str | list[str]]
    """Text by key; a list holds the plural forms in the order of `plural`."""
    mo: bytes
    """The same, compiled for Python's gettext."""


def read_catalogue(language: str, po: str, part: str) -> Catalogue:
    """Return the catalogue written in `po`.

    :raises BrokenCatalogue: if it does not parse, has no plural rule of its own, repeats a key, or if a text
        is empty, fuzzy, or does not have the number of forms that the rule asks for.
    """
    where = f"({part}.po)"
    try:
        catalog = read_po(io.StringIO(po), locale=language.replace("-", "_"), abort_invalid=True)
    except (PoFileError, ValueError) as error:
        raise BrokenCatalogue([f"{language}: {error} {where}"]) from error
    faults = [] if _PLURAL_FORMS.search(po) else [f"{language}: the header has no Plural-Forms {where}"]
    # Babel accepts a string without its closing quote, and drops its last letter.
    faults += [
        f"{language}: line {n}: not one string in quotes {where}"
        for n, line in enumerate(po.splitlines(), 1)
        if line.startswith(("msg", '"')) and not _STRING.fullmatch(line)
    ]
    # Where a key has two texts, Babel takes the first.
    seconds = (len(po[: text.end()].splitlines()) for text in _TWICE.finditer(po))
    faults += [f"{language}: line {n}: a second text {where}" for n in seconds]
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
    return Catalogue(language, part, catalog.plural_expr, messages, _compiled(catalog))


def read_language(language: str, locales: Iterable[Path]) -> list[Catalogue]:
    """Return the catalogues of a language, by part.

    :raises BrokenCatalogue: with the faults of all of them; if two parts have one key, or another plural rule.
    """
    catalogues: list[Catalogue] = []
    faults: list[str] = []
    for file in catalogue_files(language, locales):
        try:
            catalogues.append(read_catalogue(language, file.read_text(encoding="utf-8"), file.stem))
        except BrokenCatalogue as broken:
            faults += broken.faults
    parts = Counter(key for catalogue in catalogues for key in catalogue.messages)
    faults += [f"{language}: {key}: in {n} parts" for key, n in parts.items() if n > 1]
    if len({catalogue.plural for catalogue in catalogues}) > 1:
        faults.append(f"{language}: its parts have several plural rules")
    if faults:
        raise BrokenCatalogue(faults)
    return catalogues


def texts_of(catalogues: Iterable[Catalogue]) -> dict[str, str | list[str]]:
    """Return the texts of several parts of a language as one, without the optional parts."""
    return {key: text for one in catalogues if not fnmatch(one.part, OPTIONAL) for key, text in one.messages.items()}


def differences(catalogues: Iterable[Catalogue]) -> list[str]:
    """Say where languages differ: a part or key that one lacks, plural forms in one only, other placeholders."""
    parts: dict[str, list[Catalogue]] = {}
    for catalogue in catalogues:
        parts.setdefault(catalogue.language, []).append(catalogue)
    languages = {language: texts_of(each) for language, each in parts.items()}
    said, lacking = _missing_parts(parts)
    for key in sorted({key for texts in languages.values() for key in texts}):
        having = {language: texts[key] for language, texts in languages.items() if key in texts}
        said += [
            f"{language}: {key}: missing"
            for language in languages
            if language not in having and key not in lacking[language]
        ]
        if len({isinstance(text, list) for text in having.values()}) > 1:
            said.append(f"{key}: has plural forms in one language only")
        if len({_placeholders(text) for text in having.values()}) > 1:
            names = "; ".join(f"{language}: {', '.join(_placeholders(text))}" for language, text in having.items())
            said.append(f"{key}: other placeholders ({names})")
    return said


def read_languages(locales: Collection[Path]) -> list[Catalogue]:
    """Return the catalogues of all languages that these folders have.

    :raises BrokenCatalogue: with the faults of all of them.
    """
    catalogues: list[Catalogue] = []
    faults: list[str] = []
    for language in found(locales):
        try:
            catalogues += read_language(language, locales)
        except BrokenCatalogue as broken:
            faults += broken.faults
    if faults:
        raise BrokenCatalogue(faults)
    return catalogues


def faults_of(locales: Collection[Path]) -> list[str]:
    """Say all that is wrong with the languages of these folders: with each alone, else where they differ."""
    try:
        return differences(read_languages(locales))
    except BrokenCatalogue as broken:
        return broken.faults


def compile_catalogues(locale: Path) -> list[Catalogue]:
    """Write `<part>.mo` beside every catalogue of a folder, and `<part>.json` for each that pages load.

    And `table-<game>.json`, in which a table finds all that it needs, where the folder has all parts of it. Files that
    would not change are left alone.

    :raises BrokenCatalogue: with the faults of all languages; nothing has been written then.
    """
    catalogues = read_languages([locale])
    for catalogue in catalogues:
        file = locale / catalogue.language / "LC_MESSAGES" / catalogue.part
        _write(file.with_suffix(".mo"), catalogue.mo)
    for catalogue in _joined(catalogues):
        if not any(fnmatch(catalogue.part, part) for part in NOT_FOR_PAGES):
            _write(json_folder(catalogue.language, locale) / f"{catalogue.part}.json", _page_json([catalogue]))
    for language in found([locale]):
        _write_tables(json_folder(language, locale), [one for one in _joined(catalogues) if one.language == language])
    return catalogues


def _joined(catalogues: Iterable[Catalogue]) -> list[Catalogue]:
    """Return the catalogues as pages load them: what `<game>-pages` say stands in `pages`, where there is one."""
    files = {(one.language, one.part): one for one in catalogues}
    for language, part in list(files):
        whole = files.get((language, FOR_ALL))
        if whole is not None and fnmatch(part, f"*-{FOR_ALL}"):
            messages = {**whole.messages, **files.pop((language, part)).messages}
            files[language, FOR_ALL] = replace(whole, messages=messages)
    return list(files.values())


def _write_tables(folder: Path, catalogues: list[Catalogue]) -> None:
    """Write `table-<game>.json` for each game of a language, if the language has what every table needs."""
    every = [one for one in catalogues if one.part in OF_EVERY_TABLE]
    if len(every) < len(OF_EVERY_TABLE):
        return
    for one in catalogues:
        not_a_game = (*OF_EVERY_TABLE, *NOT_FOR_PAGES, "*-pages")
        if not any(fnmatch(one.part, part) for part in not_a_game):
            _write(folder / f"table-{one.part}.json", _page_json([*every, one]))


def _missing_parts(parts: dict[str, list[Catalogue]]) -> tuple[list[str], dict[str, set[str]]]:
    """Return a sentence for each part that a language lacks and another has, and by language the keys in them."""
    keys: dict[str, set[str]] = {}
    for catalogue in (catalogue for each in parts.values() for catalogue in each):
        if not fnmatch(catalogue.part, OPTIONAL):
            keys.setdefault(catalogue.part, set()).update(catalogue.messages)
    lacks = {language: set(keys) - {one.part for one in each} for language, each in parts.items()}
    said = [f"{language}: {part}.po: missing" for language, names in lacks.items() for part in sorted(names)]
    return said, {language: {key for part in names for key in keys[part]} for language, names in lacks.items()}


def _key(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def _forms(message: Message) -> list[str]:
    """Return the text alone, or the plural forms in the order of the rule; one empty form if there is no text."""
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
    """Return the names in braces or `%(name)s` of all forms together: the form for one may leave the number out."""
    forms = [text] if isinstance(text, str) else text
    return tuple(sorted({a or b for form in forms for a, b in _PLACEHOLDER.findall(form)}))


def _compiled(catalog: Catalog) -> bytes:
    mo = io.BytesIO()
    write_mo(mo, catalog)
    return mo.getvalue()


def _page_json(catalogues: list[Catalogue]) -> bytes:
    """Return what pages load of parts of one language."""
    texts = {key: text for one in catalogues for key, text in one.messages.items() if not NOT_IN_SCRIPTS.match(key)}
    page = {"language": catalogues[0].language, "plural": catalogues[0].plural, "messages": texts}
    return json.dumps(page, ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()


def _write(path: Path, content: bytes) -> None:
    """Replace the file as a whole, so that a running server never reads half of it; the same content is left alone."""
    if path.exists() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{getpid()}.part")  # several may build at once
    part.write_bytes(content)
    part.replace(path)
