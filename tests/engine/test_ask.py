"""Options: what they accept is what they offer, and a pick is always legal."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dwarfdraft.engine.ask import Fields, OneOf, Options, SomeOf, Span
from dwarfdraft.engine.rng import Rng

VALUES: st.SearchStrategy[Any] = st.one_of(st.text("abc", max_size=2), st.integers(-2, 5))


def _some(values: list[Any], a: int, b: int) -> Options:
    least, most = sorted((min(a, len(values)), min(b, len(values))))
    return SomeOf(tuple(values), least, most)


SIMPLE: st.SearchStrategy[Options] = st.one_of(
    st.lists(VALUES, min_size=1, max_size=5, unique=True).map(lambda values: OneOf(tuple(values))),
    st.builds(_some, st.lists(VALUES, min_size=1, max_size=4, unique=True), st.integers(0, 3), st.integers(0, 3)),
    st.builds(lambda least, size: Span(least, least + size), st.integers(-3, 3), st.integers(0, 5)),
)
OPTIONS: st.SearchStrategy[Options] = st.one_of(
    SIMPLE,
    st.dictionaries(st.text("xyz", min_size=1, max_size=2), SIMPLE, min_size=1, max_size=2).map(
        lambda fields: Fields(tuple(fields.items()))
    ),
)


@given(OPTIONS)
def test_all_values_offered_are_accepted_and_different(options: Options):
    values = list(options.every())

    assert values
    assert all(options.accepts(value) for value in values)
    assert all(a != b for i, a in enumerate(values) for b in values[:i])


@given(OPTIONS, st.integers())
def test_a_pick_is_one_of_the_values_offered(options: Options, seed: int):
    value = options.pick(Rng(str(seed)))

    assert options.accepts(value)
    assert value in list(options.every())


@given(OPTIONS, st.recursive(VALUES | st.none() | st.booleans() | st.floats(), lambda s: st.lists(s, max_size=3)))
def test_what_is_not_offered_is_not_accepted(options: Options, value: Any):
    offered = any(value == v and type(value) is type(v) for v in options.every())

    assert options.accepts(value) == offered


@pytest.mark.parametrize(
    ("options", "value"),
    [
        (OneOf((1,)), True),
        (OneOf((0,)), False),
        (OneOf((1,)), 1.0),
        (Span(0, 1), True),
        (SomeOf(("a", "b"), 2, 2), ("a", "b")),
        (SomeOf(("a", "b"), 2, 2), ["a", "a"]),
        (SomeOf((1, 2), 1, 2), [True]),
        (Fields((("a", Span(0, 1)),)), [("a", 0)]),
    ],
)
def test_look_alikes_are_not_accepted(options: Options, value: Any):
    assert not options.accepts(value)
