"""The catalogues and what asks for their texts: nothing missing, nothing left over, every plural form there.

A key is a string such as `home.join.go` whose first word is a section of the catalogues. It is used where it stands
as a string in a module, a template or the package, or where a string with a gap (`dwarf.${name}`) fits it.
"""

import ast
import re
from gettext import c2py
from pathlib import Path
from typing import get_args

import pytest

from dwarfdraft.catalogue_build import differences
from dwarfdraft.service.errors import Code
from tests.catalogues import CATALOGUES, LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
JS = ROOT / "static" / "js"
KEYS = set(CATALOGUES["en"].messages)
SECTIONS = {key.split(".")[0] for key in KEYS} | {"error"}

KEY = re.compile(r"[a-z_]+(\.[a-z0-9_-]+)+")
FILE_NAME = re.compile(r"\.(css|html|js|json|md|po|svg|toml)\Z")
"""Looks like a key, and is one only if it stands in the catalogues."""
GAP = "\0"
"""Stands for the part of a key that is known at run time only."""
JS_STRING = {'"': re.compile(r'"((?:[^"\\\n]|\\.)*)"'), "'": re.compile(r"'((?:[^'\\\n]|\\.)*)'")}
JS_REGEX = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/")
JS_REGEX_MAY_FOLLOW = re.compile(r"(?:[(,=:\[!&|?{};]|=>|return|^)\s*\Z")
JINJA_STRING = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'")
JINJA_CODE = re.compile(r"\{\{.*?\}\}|\{%.*?%\}", re.DOTALL)


def strings_of_script(source):
    """Yield the strings of a module. In a template each `${...}` is a gap, and what stands in it is script again."""
    at = 0
    while at < len(source):
        if source.startswith("//", at):
            at = source.find("\n", at) if "\n" in source[at:] else len(source)
        elif source.startswith("/*", at):
            at = source.index("*/", at) + 2
        elif source[at] == "/" and JS_REGEX_MAY_FOLLOW.search(source, max(0, at - 20), at):
            match = JS_REGEX.match(source, at)
            assert match, f"no end of a regular expression: {source[at : at + 40]}"
            at = match.end()
        elif source[at] in "\"'":
            match = JS_STRING[source[at]].match(source, at)
            assert match, f"no end of a string: {source[at : at + 40]}"
            yield match[1]
            at = match.end()
        elif source[at] == "`":
            text, inside, at = template(source, at + 1)
            yield text
            for script in inside:
                yield from strings_of_script(script)
        else:
            at += 1


def template(source, at):
    """Read a template from behind its first mark: (text with gaps, the scripts in them, where it ends)."""
    text, inside = "", []
    while source[at] != "`":
        if source.startswith("${", at):
            end = gap_end(source, at + 2)
            inside.append(source[at + 2 : end])
            text += GAP
            at = end + 1
        else:
            step = 2 if source[at] == "\\" else 1
            text += source[at : at + step]
            at += step
    return text, inside, at + 1


def gap_end(source, at):
    """Return where the brace closes that was opened before `at`."""
    depth = 0
    while source[at] != "}" or depth:
        if source[at] == "`":
            at = template(source, at + 1)[2]
        elif source[at] in "\"'" and (match := JS_STRING[source[at]].match(source, at)):
            at = match.end()
        else:
            depth += (source[at] == "{") - (source[at] == "}")
            at += 1
    return at


def strings_of_template(source):
    """Yield the strings in a template's code; one that ends with a dot is followed by a gap."""
    for code in JINJA_CODE.findall(source):
        for a, b in JINJA_STRING.findall(code):
            text = a or b
            yield text + GAP if text.endswith(".") else text


def strings_of_python(source):
    """Yield the strings of a Python module, f-strings with gaps."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else GAP for part in node.values)


def sources():
    """Yield each file that may use keys, with its strings."""
    for path in sorted((ROOT / "static" / "js").rglob("*.js")):
        yield path, strings_of_script(path.read_text(encoding="utf-8"))
    for path in sorted((ROOT / "templates").rglob("*.html")):
        yield path, strings_of_template(path.read_text(encoding="utf-8"))
    for path in sorted((ROOT / "dwarfdraft").rglob("*.py")):
        yield path, strings_of_python(path.read_text(encoding="utf-8"))


def looks_like_a_key(text):
    return bool(KEY.fullmatch(text)) and text.split(".")[0] in SECTIONS and not FILE_NAME.search(text)


def used():
    """Return (literal keys with the files that use them, patterns with gaps)."""
    literal: dict[str, str] = {}
    patterns: dict[str, str] = {}
    for path, strings in sources():
        where = str(path.relative_to(ROOT))
        for text in strings:
            if GAP in text:
                shape = text.replace(GAP, "x")
                # `${key}.hint` fits whatever begins as a key; a gap alone would fit everything.
                if looks_like_a_key(shape) or (
                    text.startswith(GAP + ".") and KEY.fullmatch(shape) and text.strip(GAP + ".")
                ):
                    patterns.setdefault(text, where)
            elif text in KEYS or (
                KEY.fullmatch(text) and text.split(".")[0] in SECTIONS and not FILE_NAME.search(text)
            ):
                literal.setdefault(text, where)
    return literal, patterns


LITERAL, PATTERNS = used()


def fits(pattern):
    """Return the keys that a string with gaps may mean."""
    expression = re.compile("[a-z0-9_.-]+".join(re.escape(part) for part in pattern.split(GAP)))
    return {key for key in KEYS if expression.fullmatch(key)}


def test_the_languages_have_the_same_keys_plurals_and_placeholders():
    assert differences(part for texts in CATALOGUES.values() for part in texts.parts) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_lacks_a_plural_form(language):
    rule = c2py(CATALOGUES[language].plural)
    forms = len({rule(n) for n in range(1000)})

    wrong = [
        key
        for key, text in CATALOGUES[language].messages.items()
        if not (text if isinstance(text, str) else len(text) == forms and all(text))
    ]

    assert wrong == []


@pytest.mark.parametrize(("n", "form"), [(0, 2), (1, 0), (2, 1), (5, 2), (11, 2), (12, 2), (21, 0), (22, 1), (111, 2)])
def test_russian_counts_by_its_own_rule(n, form):
    assert c2py(CATALOGUES["ru"].plural)(n) == form


def test_every_key_that_is_asked_for_has_a_text():
    missing = [f"{where}: {key}" for key, where in LITERAL.items() if key not in KEYS]
    missing += [f"{where}: {pattern}" for pattern, where in PATTERNS.items() if not fits(pattern)]

    assert missing == []


def statically_imported(entry):
    """Return a module of the page with all that it imports, but what it loads later."""
    seen, waiting = set(), [entry]
    while waiting:
        module = waiting.pop().resolve()
        if module not in seen:
            seen.add(module)
            names = re.findall(r'(?:from|^import) "(\.[^"]+)"', module.read_text(encoding="utf-8"), re.MULTILINE)
            waiting += [module.parent / name for name in names]
    return seen


def parts_for(module, everywhere):
    """Return the parts of the catalogues that are loaded wherever a module may speak."""
    folders = module.relative_to(JS).parts
    if folders[0] == "games" and len(folders) > 2:
        game, name = folders[1:3]
        return {"pages", f"{game}-pages", *(() if name == "plugin.js" else ("table", game))}
    return {"pages"} if module in everywhere else {"pages", "table"}


def test_every_page_loads_the_parts_that_its_modules_say():
    """Home page and plain pages load `pages` alone, a table also `table` and its game; plug-ins speak on both."""
    parts = {key: part.part for part in CATALOGUES["en"].parts for key in part.messages}
    everywhere = statically_imported(JS / "home-page.js") | statically_imported(JS / "plain-page.js")
    modules = sorted(JS.rglob("*.js"))
    said = {module: keys_of_script(module.read_text(encoding="utf-8")) for module in modules}
    wrong = [
        f"{module.relative_to(JS)}: {key} is in {parts[key]}"
        for module, keys in said.items()
        for key in sorted(keys)
        if parts[key] not in parts_for(module, everywhere) and not sent_by_a_game(key, parts[key])
    ]

    assert wrong == []
    assert {parts[key] for keys in said.values() for key in keys} == {
        "pages",
        "table",
        "draft",
        "tavern",
        "draft-pages",
    }


def sent_by_a_game(key, part):
    """Tell whether a key is a code that only one game sends, so to its tables alone: what reads codes fits all."""
    return key.split(".")[0] in ("error", "why") and part in ("draft", "tavern")


def keys_of_script(source):
    """Return the keys that a module names, or may mean with a string that begins with their section."""
    keys = set()
    for text in strings_of_script(source):
        if GAP not in text:
            keys |= {text} & KEYS
        elif looks_like_a_key(text.replace(GAP, "x")) and not text.startswith(GAP):
            keys |= fits(text)
    return keys


def test_every_text_is_asked_for():
    wanted = set(LITERAL).union(*(fits(pattern) for pattern in PATTERNS))

    assert sorted(KEYS - wanted) == []


def test_every_error_code_has_a_sentence():
    assert [code for code in get_args(Code) if f"error.{code}" not in KEYS] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_english_is_left_in_russian_and_no_russian_in_english(language):
    texts = CATALOGUES[language].messages.items()
    forms = [(key, form) for key, text in texts for form in (text if isinstance(text, list) else [text])]
    bare = [(key, re.sub(r"\{\w+\}", "", form)) for key, form in forms]
    cyrillic = re.compile("[а-яё]", re.IGNORECASE)

    if language != "ru":
        assert [key for key, text in bare if cyrillic.search(text)] == []
    else:
        # A text of four letters or more without a Cyrillic one is an English leftover.
        assert [key for key, text in bare if re.search("[A-Za-z]{4}", text) and not cyrillic.search(text)] == []


def test_the_scan_finds_keys_in_all_kinds_of_files():
    """A scan that finds nothing would pass everything."""
    script = 't("home.a") + t(`home.${x ? "b" : y}.c`) // "home.d"'
    template = """<p title="no">{{ t("home.a") }}{% if t('home.b.' ~ x) %}"""
    python = 't("home.a"); t(f"error.{x}")'

    assert list(strings_of_script(script)) == ["home.a", f"home.{GAP}.c", "b"]
    assert list(strings_of_template(template)) == ["home.a", f"home.b.{GAP}"]
    assert set(strings_of_python(python)) >= {"home.a", f"error.{GAP}"}
