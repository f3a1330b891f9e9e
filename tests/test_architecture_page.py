"""docs/architecture.md and README.md name what is there: each path, link and name, each function of a walk."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
PAGES: Final = ("README.md", "docs/architecture.md")
BASES: Final = (
    *(".", "docs", "static", "static/js"),
    *("dwarfdraft", "dwarfdraft/games", "dwarfdraft/games/tavern"),
    *("dwarfdraft/locale/en/LC_MESSAGES", "dwarfdraft/locale/ru/LC_MESSAGES"),
)
"""Folders from which these pages name files."""
PLACEHOLDERS: Final = {"FILE", "FOLDER"}
"""What stands in commands for what somebody chooses."""
KINDS: Final = ("py", "js", "md", "po", "toml", "css", "html", "json")


def spans(page: str) -> list[str]:
    """Return the words that stand between backticks, those of commands one by one."""
    found = re.findall(r"`([^`]+)`", (ROOT / page).read_text("utf-8"))
    return [word for span in found for word in span.split()]


def is_path(span: str) -> bool:
    return (
        re.fullmatch(rf"[\w.-]*(?:/[\w.-]+)*(?:/|\.(?:{'|'.join(KINDS)}))", span) is not None
        or re.fullmatch(r"tests/[\w./-]+", span) is not None
    )


def is_there(path: str) -> bool:
    return any((ROOT / base / path).exists() for base in BASES)


def is_name(span: str) -> bool:
    is_one = re.fullmatch(r"_?[A-Za-z][a-z]*(?:[_A-Z]\w*|\.\w+)+", span) is not None
    is_setting = span.startswith("DWARFDRAFT_")  # tests/web/test_settings.py has those
    return is_one and not (is_path(span) or is_setting or span in PLACEHOLDERS)


@cache
def words_of_the_code() -> frozenset[str]:
    """Return all identifiers of Python and the pages, and all strings of one word."""
    modules = [*(ROOT / "dwarfdraft").rglob("*.py"), *ROOT.glob("*.py")]
    tests = (ROOT / "tests").rglob("*.py")
    found = {name for path in (*modules, *tests) for name in path.relative_to(ROOT).with_suffix("").parts}
    for path in modules:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            found |= {value for _, value in ast.iter_fields(node) if isinstance(value, str) and value.isidentifier()}
    for path in (ROOT / "static" / "js").rglob("*.js"):
        found |= set(re.findall(r"\w+", path.read_text("utf-8")))
    return frozenset(found)


def walks(page: str) -> Iterator[tuple[str, str]]:
    """Yield the files and functions of the tables `| where | function | ... |`; an empty place is the one above."""
    text = (ROOT / page).read_text("utf-8")
    for table in re.findall(r"^\| where \| function \|.*\n\|[-|]+\n((?:\|.*\n)+)", text, re.MULTILINE):
        file = ""
        for row in table.splitlines():
            where, functions = (cell.strip() for cell in row.split("|")[1:3])
            file = where.strip("`") or file
            for function in re.findall(r"`([^`]+)`", functions):
                yield file, function


def stands_in(file: str, function: str) -> bool:
    """Tell whether a function, or a method named with its class or after it, is defined in a file."""
    source = next(path for base in BASES if (path := ROOT / base / file).exists()).read_text("utf-8")
    if file.endswith(".js"):
        return re.search(rf"^ *(?:async )?(?:function )?{function}\(.*{{", source, re.MULTILINE) is not None
    owner, _, name = function.rpartition(".")
    bodies = (
        [ast.parse(source)]
        if not owner
        else [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef) and node.name == owner]
    )
    return any(
        isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == name
        for body in bodies
        for node in ast.walk(body)
    )


@pytest.mark.parametrize("page", PAGES)
def test_every_path_that_it_names_is_there(page):
    missing = [word for word in spans(page) if is_path(word) and not is_there(word)]

    assert missing == []


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page):
    text = (ROOT / page).read_text("utf-8")
    headings = {re.sub(r"[^\w-]", "", line.lower().replace(" ", "-")) for line in re.findall(r"^#+ (.+)$", text, re.M)}
    links = re.findall(r"\]\(([^):]*)\)", text)

    assert links
    files = [link for link in links if not link.startswith("#") and not ((ROOT / page).parent / link).exists()]
    assert files + [link for link in links if link.startswith("#") and link[1:] not in headings] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_name_that_it_names_is_in_the_code(page):
    names = [span for span in spans(page) if is_name(span)]

    assert [name for name in names if not set(name.split(".")) <= words_of_the_code()] == []


def test_every_function_of_a_walk_stands_where_the_page_says():
    rows = list(walks("docs/architecture.md"))

    assert len(rows) > 20
    assert [f"{file}: {function}" for file, function in rows if not stands_in(file, function)] == []
