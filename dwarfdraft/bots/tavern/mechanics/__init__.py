"""Rules of thumb for character mechanics: one module each, which adds to the tables of `opinions` and `sight`."""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
