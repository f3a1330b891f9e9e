"""What the terminal says of mechanics, a module each: it adds to the tables of `tables`.

To import this package is to have them all at work: whatever module lies here.
"""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
