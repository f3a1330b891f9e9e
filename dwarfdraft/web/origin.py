"""Requests from other sites are refused: the cookie alone must not be enough to act for a person."""

from urllib.parse import urlsplit


def is_own_origin(origin: str | None, host: str | None, others: frozenset[str]) -> bool:
    """Tell whether a request was made by a page of this server.

    The origin's host and port must be exactly those that the client asked for (or one of `others`). No header at all is
    no browser's cross-site request: browsers send it with every one that could change something.
    """
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:  # a bracket that is never closed
        return False
    if parts.scheme not in ("http", "https"):
        return False
    return parts.netloc != "" and (parts.netloc == host or origin in others)
