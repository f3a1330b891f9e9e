"""What is long is hard to read: modules and functions of the product have a greatest length (branches: see ruff)."""

import ast
from pathlib import Path

import pytest

PRODUCT = Path(__file__).parents[1] / "dwarfdraft"
MAX_LINES = 450
MAX_FUNCTION_LINES = 60


def module_names(paths):
    return [path.relative_to(PRODUCT).as_posix() for path in sorted(paths)]


@pytest.mark.parametrize("name", module_names(PRODUCT.rglob("*.py")))
def test_module_and_functions_are_not_too_long(name):
    source = (PRODUCT / name).read_text(encoding="utf-8")
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    lengths = [(node.name, (node.end_lineno or node.lineno) - node.lineno + 1) for node in functions]

    assert len(source.splitlines()) <= MAX_LINES
    assert [(function, lines) for function, lines in lengths if lines > MAX_FUNCTION_LINES] == []
