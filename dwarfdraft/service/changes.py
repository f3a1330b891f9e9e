"""How what a viewer sees now differs from what the viewer was sent last: frames carry only that.

What a viewer sees of a game (view and prompt) is kept as it is written on the wire, in parts: a field of the view each,
of lists of objects an object each. Parts are compared as bytes; only those that differ are looked into. A change, and
whether something is sent at all, follows from nothing but what the viewer saw before and sees now.
"""

from collections.abc import Collection
from hashlib import blake2b
from typing import Any, Final, NamedTuple, TypeAlias

from orjson import Fragment, dumps, loads

from dwarfdraft.engine.match import Match
from dwarfdraft.service.values import Plain, Viewer

DEPTH: Final = 5
"""Most steps of a path, as in `view seats 0 dice 2`. With more, many frames of a draft are longer, few are shorter."""

Path: TypeAlias = tuple[str | int, ...]
Part: TypeAlias = bytes | list[bytes]
"""A field of a view as it is written on the wire; a list of objects as one text an object."""
Parts: TypeAlias = dict[str, Part]
Changes: TypeAlias = list[list[Any]]
"""Each a path and, last, the value that is there now: `["view", "seats", 0, "hand", 5]`."""
Removed: TypeAlias = list[list[str | int]]
"""Paths of fields that are gone, and of objects that are gone from the end of their list, the last first."""


class Public(NamedTuple):
    """What everybody sees of a game at one moment; all viewers share it."""

    parts: Parts
    digest: bytes


class Shown(NamedTuple):
    """What one viewer sees of a game at one moment."""

    public: Public
    own: Parts
    """The fields of the view that are other ones for this viewer."""
    prompt: Parts
    """The open decision by field; empty if nothing is asked."""
    id: str
    """Digest of all this: the same for whoever sees the same."""

    def part(self, name: str) -> Part | None:
        """Return a field of the view."""
        return self.own.get(name, self.public.parts.get(name))


class Bases:
    """What the viewers of a table were sent last: what the match showed them after this many commands."""

    __slots__ = ("_shown", "seq")

    def __init__(self) -> None:
        self.seq = -1
        self._shown: dict[Viewer, Shown] = {}

    def get(self, viewer: Viewer) -> Shown | None:
        """Return what a viewer has, None if that is not known."""
        return self._shown.get(viewer)

    def put(self, viewer: Viewer, shown: Shown) -> None:
        """Note what a viewer has."""
        self._shown[viewer] = shown

    def begin_at(self, seq: int) -> None:
        """Forget everything unless it is what the match shows after this many commands."""
        if self.seq != seq:
            self._shown.clear()
            self.seq = seq

    def keep(self, viewers: Collection[Viewer]) -> None:
        """Forget what nobody watches as."""
        for viewer in [viewer for viewer in self._shown if viewer not in viewers]:
            del self._shown[viewer]

    def clear(self) -> None:
        """Forget everything."""
        self.begin_at(-1)


class Comparison:
    """Writes and compares what several viewers see at one moment. What is public is done once for all of them."""

    def __init__(self, match: Match[Any]) -> None:
        self._match = match
        self._public_view = match.view(None)
        self._objects: dict[int, bytes] = {}
        """By identity, the objects in lists of the public view as they are written."""
        parts = {name: self._written(value) for name, value in self._public_view.items()}
        for name, part in parts.items():
            if isinstance(part, list):
                self._objects.update(zip(map(id, self._public_view[name]), part, strict=True))
        self._public = Public(parts, _digest(parts, b"", 8).digest())
        self._public_changes: dict[int, tuple[Public, dict[str, tuple[Changes, Removed]]]] = {}
        self._found: dict[tuple[Path, bytes, bytes], tuple[Changes, Removed]] = {}

    def seen(self, viewer: Viewer) -> tuple[Plain, Plain | None, Shown]:
        """Return the view and the prompt of a viewer, and both as they are written."""
        view = self._match.view(viewer)
        prompt = None if viewer is None else self._match.prompt(viewer)
        shared, public = self._public_view, self._public.parts
        other = {name: self._written(value) for name, value in view.items() if value is not shared.get(name, _NOTHING)}
        own = {name: part for name, part in other.items() if part != public.get(name)}
        asked: Parts = {} if prompt is None else {name: _text(value) for name, value in prompt.items()}
        digest = _digest(asked, _digest(own, self._public.digest, 8).digest(), 6).hexdigest()
        return view, prompt, Shown(self._public, own, asked, digest)

    def between(self, was: Shown, now: Shown) -> tuple[Changes, Removed]:
        """Return how to make of what was shown what is shown now; the changes first."""
        changes: Changes = []
        removed: Removed = []
        own = {**was.own, **now.own}
        for name, (changed, gone) in self._changed(was.public).items():
            if name not in own:
                changes += changed
                removed += gone
        for name in own:
            self._compare(("view", name), was.part(name), now.part(name), changes, removed)
        self._compare_prompts(was.prompt, now.prompt, changes, removed)
        return changes, removed

    def _compare_prompts(self, was: Parts, now: Parts, changes: Changes, removed: Removed) -> None:
        """Add how the prompt has changed; another decision has another prompt."""
        if was.get("ask") != now.get("ask"):
            changes.append(["prompt", {name: _whole(part) for name, part in now.items()} or None])
            return
        for name in {**was, **now}:
            self._compare(("prompt", name), was.get(name), now.get(name), changes, removed)

    def _written(self, value: Any) -> Part:
        if type(value) is not list or not value or type(value[0]) is not dict:
            return _text(value)
        return [self._objects.get(id(each)) or _text(each) for each in value]

    def _changed(self, was: Public) -> dict[str, tuple[Changes, Removed]]:
        """Return how what is public has changed, by the field of the view."""
        known = self._public_changes.get(id(was))
        found = {} if known is None else known[1]
        if known is None:
            self._public_changes[id(was)] = (was, found)  # kept, so that nothing else has its identity
            before, now = was.parts, self._public.parts
            for name in {**before, **now}:
                if before.get(name) != now.get(name):
                    found[name] = ([], [])
                    self._compare(("view", name), before.get(name), now.get(name), *found[name])
        return found

    def _compare(self, path: Path, was: Part | None, now: Part | None, changes: Changes, removed: Removed) -> None:
        """Add how a part has changed; None stands for one that is not there."""
        if was == now:
            return
        if now is None:
            removed.append([*path])
        elif isinstance(was, list) and isinstance(now, list):
            for at, (before, after) in enumerate(zip(was, now, strict=False)):
                self._compare((*path, at), before, after, changes, removed)
            changes += [[*path, at, Fragment(now[at])] for at in range(len(was), len(now))]
            removed += [[*path, at] for at in range(len(was) - 1, len(now) - 1, -1)]
        elif isinstance(was, bytes) and isinstance(now, bytes) and was[0] == now[0] and now[:1] in b"{[":
            changed, gone = self._looked_into(path, was, now)
            changes += changed
            removed += gone
        else:
            changes.append([*path, _whole(now)])

    def _looked_into(self, path: Path, was: bytes, now: bytes) -> tuple[Changes, Removed]:
        key = (path, was, now)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = ([], [])
            _differ(path, loads(was), loads(now), *found)
        return found


_NOTHING: Final = object()


def _text(value: Any) -> bytes:
    """Return a value as it is written, in no more memory than that: what orjson returns keeps its whole buffer."""
    return bytes(memoryview(dumps(value)))


def _whole(part: Part) -> Any:
    return Fragment(part) if isinstance(part, bytes) else [Fragment(each) for each in part]


def _digest(parts: Parts, before: bytes, size: int) -> "blake2b":
    """Return the digest of parts, by name, and of what comes before them."""
    texts = [before]
    for name, part in parts.items():
        texts.append(name.encode())
        texts.append(part if isinstance(part, bytes) else b"\n".join(part))
    return blake2b(b"\n".join(texts), digest_size=size)


def _differ(path: Path, was: Any, now: Any, changes: Changes, removed: Removed) -> None:
    """Add how two values differ that are read from the wire form."""
    if len(path) < DEPTH and type(was) is type(now) is dict:
        for name, value in now.items():
            if name not in was:
                changes.append([*path, name, value])
            elif was[name] != value:
                _differ((*path, name), was[name], value, changes, removed)
        removed += [[*path, name] for name in was if name not in now]
    elif len(path) < DEPTH and type(was) is type(now) is list and _are_objects(was) and _are_objects(now):
        for at, (before, value) in enumerate(zip(was, now, strict=False)):
            if before != value:
                _differ((*path, at), before, value, changes, removed)
        changes += [[*path, at, now[at]] for at in range(len(was), len(now))]
        removed += [[*path, at] for at in range(len(was) - 1, len(now) - 1, -1)]
    else:
        changes.append([*path, now])


def _are_objects(values: list[Any]) -> bool:
    return bool(values) and type(values[0]) is dict
