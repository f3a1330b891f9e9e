"""Rules broken by the shape of the code that follows them, however it is named, laid out and spread over modules.

A break has a pattern and what stands in its place, both Python code in which

- a capital letter is anything: an expression or the name of an attribute, the same one wherever the letter is;
- `_0`, `_1` ... are the parameters of the function, `self` among them;
- `...` as the body of a statement is that body, whatever it is, with its `else`.

It is sought in the functions and constants of one game that cite a rule, or that have a name, or in all of the game.
"""

import ast
import builtins
import copy
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

GAMES: Final = {"DDD": "dwarfdraft/games/draft", "RDI": "dwarfdraft/games/tavern"}
"""The folder of a game, by the first part of its rule IDs."""
_CITATION: Final = re.compile(r"\b((?:DDD|RDI)-[A-Z0-9]+-)(\w+)((?:,? (?:to |and )?-\d+)*)")
_NOT_COMPARED: Final = frozenset({"ctx", "kind", "type_comment"})
_LOST: Final = object()


class NotBroken(Exception):
    """The code has changed so much that a break does not find its place, or finds several; the message names it."""


@dataclass(frozen=True, slots=True)
class Break:
    """A way to break a rule."""

    rule: str
    how: str
    """What the broken code does, in a few words."""
    within: str
    """A rule that the function or constant cites, or its name; empty: anywhere in the game."""
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class Unit:
    """A function, a method or a constant, with the module that it is in."""

    path: Path
    name: str
    place: tuple[int, ...]
    """Where its statement is: a number for each body on the way to it."""
    cited: frozenset[str]

    def __str__(self) -> str:
        return f"{self.path.name}: {self.name}"


@dataclass(frozen=True, slots=True)
class Broken:
    """A module with a rule broken."""

    path: Path
    where: Unit
    text: str


def broken(root: Path, way: Break) -> Broken:
    """Return the module below `root` that a break changes.

    :raises NotBroken: if its pattern does not fit exactly once, or what it puts there uses a name that is not there.
    """
    units = [unit for unit in _units(root / GAMES[way.rule[:3]]) if _is_meant(unit, way.within)]
    fits = [(unit, n) for unit in units for n in range(_count(unit, way.old))]
    if len(fits) != 1:
        where = "; ".join(str(unit) for unit, _ in fits) or f"none of {len(units)} places"
        raise NotBroken(f"{way.rule}: {way.old!r} within {way.within or 'the game'!r} fits {where}")
    unit = fits[0][0]
    module = copy.deepcopy(_parsed(unit.path))
    function = _at(module, unit.place)
    _check_names(way, module, function, root)
    container, key, found = next(_matches(_statements(way.old), function))
    _put(container, key, _statements(way.new), found | _parameters(function))
    return Broken(unit.path, unit, ast.unparse(ast.fix_missing_locations(module)) + "\n")


def cited(text: str) -> frozenset[str]:
    """Return the rule IDs that a text cites, also those that it abbreviates: `RDI-DRINK-08 to -12, -14`."""
    ids: set[str] = set()
    for chapter, first, more in _CITATION.findall(text):
        ids.add(chapter + first)
        last = first
        for word, number in re.findall(r"(to )?-(\d+)", more):
            numbers = range(int(last), int(number) + 1) if word else [int(number)]
            ids.update(f"{chapter}{n:0{len(number)}}" for n in numbers)
            last = number
    return frozenset(ids)


@cache
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def _units(folder: Path) -> tuple[Unit, ...]:
    return tuple(unit for path in sorted(folder.rglob("*.py")) for unit in _units_of(path))


def _units_of(path: Path) -> Iterator[Unit]:
    lines = path.read_text(encoding="utf-8").splitlines()

    def below(body: list[ast.stmt], place: tuple[int, ...], end: int) -> Iterator[Unit]:
        for n, statement in enumerate(body):
            until = body[n + 1].lineno - 1 if n + 1 < len(body) else end
            if isinstance(statement, ast.ClassDef):
                yield from below(statement.body, (*place, n), until)
                continue
            docs = body[n + 1] if n + 1 < len(body) else None
            if isinstance(docs, ast.Expr) and isinstance(docs.value, ast.Constant):
                until = docs.end_lineno or until
            name = _name(statement)
            if name:
                yield Unit(path, name, (*place, n), cited("\n".join(lines[statement.lineno - 1 : until])))

    return below(_parsed(path).body, (), len(lines))


def _name(statement: ast.stmt) -> str:
    match statement:
        case ast.FunctionDef(name=name):
            return name
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
        case _:
            return ""


def _at(module: ast.Module, place: tuple[int, ...]) -> Any:
    here: Any = module
    for n in place:
        here = here.body[n]
    return here


def _is_meant(unit: Unit, within: str) -> bool:
    return not within or within == unit.name or within in unit.cited


def _count(unit: Unit, pattern: str) -> int:
    return sum(1 for _ in _matches(_statements(pattern), _at(_parsed(unit.path), unit.place)))


@cache
def _statements(code: str) -> tuple[ast.AST, ...]:
    """Return the statements of a pattern, or the expression that is all of it."""
    body = ast.parse(code).body
    if len(body) == 1 and isinstance(body[0], ast.Expr) and not isinstance(body[0].value, ast.Yield | ast.YieldFrom):
        return (body[0].value,)
    return tuple(body)


def _matches(pattern: tuple[ast.AST, ...], function: ast.stmt) -> Iterator[tuple[Any, Any, dict[str, Any]]]:
    """Yield where the first node of a pattern stands (a list and an index, or a node and a field) and what it found."""
    wanted, *more = pattern
    if more:
        raise NotBroken(f"a pattern of more than one statement: {'; '.join(map(ast.unparse, pattern))}")
    parameters = _parameters(function)
    for parent in ast.walk(function):
        for field, value in ast.iter_fields(parent):
            places: list[tuple[Any, Any, Any]] = [(parent, field, value)]
            if isinstance(value, list):
                places = [(value, n, node) for n, node in enumerate(value)]
            for container, key, node in places:
                found = dict(parameters)
                if isinstance(node, ast.AST) and _fits(wanted, node, found):
                    yield container, key, found


def _parameters(function: ast.stmt) -> dict[str, Any]:
    if not isinstance(function, ast.FunctionDef):
        return {}
    arguments = function.args
    names = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
    return {f"_{n}": ast.Name(argument.arg) for n, argument in enumerate(names)}


def _fits(pattern: Any, node: Any, found: dict[str, Any]) -> bool:
    """Tell whether a node has the shape of a pattern, and note what the letters of the pattern are."""
    if isinstance(pattern, ast.Name) and _is_open(pattern.id):
        return isinstance(node, ast.expr) and _is_the_same(found.setdefault(pattern.id, node), node)
    if isinstance(pattern, str) and _is_open(pattern):
        return isinstance(node, str) and found.setdefault(pattern, node) == node
    if isinstance(pattern, list):
        if not isinstance(node, list):
            return False
        if _is_gap(pattern):
            found["..."] = node
            return True
        return len(pattern) == len(node) and all(_fits(*pair, found) for pair in zip(pattern, node, strict=True))
    if not isinstance(pattern, ast.AST):
        return type(pattern) is type(node) and bool(pattern == node)
    if type(pattern) is not type(node):
        return False
    fields = [field for field in pattern._fields if field not in _NOT_COMPARED]
    if "orelse" in fields and _is_gap(getattr(pattern, "body", None)):
        fields.remove("orelse")
        found["else"] = getattr(node, "orelse", [])
    return all(_fits(getattr(pattern, field, None), getattr(node, field, _LOST), found) for field in fields)


def _is_open(name: str) -> bool:
    return re.fullmatch(r"[A-Z]|_\d", name) is not None


def _is_gap(body: Any) -> bool:
    return isinstance(body, list) and len(body) == 1 and ast.dump(body[0]) == ast.dump(ast.Expr(ast.Constant(...)))


def _is_the_same(one: Any, other: Any) -> bool:
    return isinstance(one, ast.AST) and isinstance(other, ast.AST) and ast.unparse(one) == ast.unparse(other)


def _put(container: Any, key: Any, new: tuple[ast.AST, ...], found: dict[str, Any]) -> None:
    """Put code with what was found for its letters in the place of a node."""
    nodes = [_filled(node, found) for node in new]
    if isinstance(container, list):
        container[key : key + 1] = nodes
    else:
        (node,) = nodes
        setattr(container, key, node)


def _filled(pattern: Any, found: dict[str, Any]) -> Any:
    if isinstance(pattern, ast.Name) and _is_open(pattern.id):
        return copy.deepcopy(found[pattern.id])
    if isinstance(pattern, str) and _is_open(pattern):
        return found[pattern]
    if isinstance(pattern, list):
        return found["..."] if _is_gap(pattern) else [_filled(item, found) for item in pattern]
    if not isinstance(pattern, ast.AST):
        return pattern
    filled = {field: _filled(value, found) for field, value in ast.iter_fields(pattern)}
    if "orelse" in filled and "else" in found and _is_gap(getattr(pattern, "body", None)):
        filled["orelse"] = found["else"]
    return type(pattern)(**filled)


def _check_names(way: Break, module: ast.Module, function: ast.stmt, root: Path) -> None:
    """A broken rule must do something else, not stop with a name that is not there."""
    new = [node for statement in _statements(way.new) for node in ast.walk(statement)]
    own = {node.id for node in new if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    known = own | set(dir(builtins)) | set(_top_level(module))
    known |= {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}
    for node in new:
        if isinstance(node, ast.Name) and not _is_open(node.id) and node.id not in known:
            raise NotBroken(f"{way.rule}: {node.id!r} of {way.new!r} is no name there")
        if isinstance(node, ast.Attribute) and not _is_open(node.attr) and node.attr not in _words(root):
            raise NotBroken(f"{way.rule}: {node.attr!r} of {way.new!r} is not the name of anything")


def _top_level(module: ast.Module) -> Iterator[str]:
    for statement in module.body:
        match statement:
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                yield from (alias.asname or alias.name for alias in names)
            case ast.ClassDef(name=name):
                yield name
            case _:
                yield _name(statement)


@cache
def _words(root: Path) -> frozenset[str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in (root / "dwarfdraft").rglob("*.py"))
    return frozenset(re.findall(r"\w+", text)) | {name for kind in (set, str, dict, list) for name in dir(kind)}
