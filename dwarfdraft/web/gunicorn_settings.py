"""Settings of gunicorn that `serve` and other hosts share: `gunicorn -c python:dwarfdraft.web.gunicorn_settings`.

Must not import anything that opens sockets: gunicorn reads it before its worker is monkey-patched.
"""

import gc
import signal
from typing import Any

worker_class = "gevent"
workers = 1
preload_app = False
control_socket_disable = True
graceful_timeout = 2
keepalive = 5
loglevel = "warning"
proc_name = "dwarfdraft"


def post_worker_init(worker: Any) -> None:
    """Take what is alive after start-up out of the collector's sight: its full runs stopped the process for 50 ms."""
    # Ctrl+C reaches the whole process group; the master tells the worker to end, once is enough.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.collect()
    gc.freeze()
    gc.set_threshold(2000, 20, 100)
