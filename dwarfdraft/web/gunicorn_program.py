"""Gunicorn that runs this very package, whatever lies in the working folder.

`python -m gunicorn` has the working folder first on its path, and gunicorn puts it there again by itself, so that a
folder named dwarfdraft/ in it (a clone: newer, older or not built) would be served instead of what is installed.
`serve` starts this file by its path; other hosts start `python -P -m dwarfdraft.web.gunicorn_program`. Options are
gunicorn's; without any it has our settings and our application.

Must not import anything that opens sockets before the worker is monkey-patched.
"""

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from gunicorn.app.wsgiapp import WSGIApplication

PACKAGE: Final = Path(__file__).resolve().parent.parent
SETTINGS: Final = "python:dwarfdraft.web.gunicorn_settings"
APPLICATION: Final = "dwarfdraft.app:create_app()"


class Program(WSGIApplication):  # type: ignore[misc]  # gunicorn ships no types
    """Gunicorn, but for the working folder on the path, and with our settings and application if none are named."""

    def chdir(self) -> None:
        """Go to the folder that `--chdir` names, and leave the path as it is."""
        os.chdir(self.cfg.chdir)

    def init(self, parser: Any, opts: Any, args: list[str]) -> None:
        """Take the command line, with our settings and our application where it names none."""
        opts.config = opts.config or SETTINGS
        super().init(parser, opts, args or [APPLICATION])


def main() -> None:
    """Serve until stopped; gunicorn reads the command line."""
    keep_this_package_first()
    Program("%(prog)s [OPTIONS]", prog="dwarfdraft").run()


def keep_this_package_first() -> None:
    """Have `import dwarfdraft` find the package that this file belongs to, from wherever it is imported."""
    found = find_spec(PACKAGE.name)
    if found is None or found.origin is None or Path(found.origin).resolve() != PACKAGE / "__init__.py":
        sys.path.insert(0, str(PACKAGE.parent))


if __name__ == "__main__":
    main()
