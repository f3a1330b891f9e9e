"""What bots think of what only some characters have: each module here, one a mechanic, adds to `opinions`, `sight`."""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
