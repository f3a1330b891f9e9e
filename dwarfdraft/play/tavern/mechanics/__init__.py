"""What the terminal says of mechanics, a module each: it adds to the tables of `tables`.

Importing this package imports all modules in it, and so registers them.
"""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
