"""For hosts with a WSGI server of their own; `dwarfdraft serve` starts the same application (docs/hosting.md).

What is installed is served: this file's folder, which may be a clone that nobody built, and the working folder hold a
dwarfdraft/ that counts only if there is no other.
"""

import os
import sys

_last = {os.path.dirname(os.path.abspath(__file__)), os.getcwd()}
sys.path.sort(key=lambda folder: os.path.abspath(folder) in _last)

from dwarfdraft.app import create_app  # noqa: E402  # the path comes first

app = create_app()
