"""For hosts with a WSGI server of their own; `dwarfdraft serve` starts the same application (docs/hosting.md)."""

from dwarfdraft.app import create_app

app = create_app()
