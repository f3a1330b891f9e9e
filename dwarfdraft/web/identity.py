"""Who is asking: a person is a random 128-bit id in a signed cookie, made on the first visit. No account.

And from where: address and kind of a browser, as a hash that tells nothing without this server's key.
"""

import hashlib
import re
from typing import Final

from flask import Response, g, request
from itsdangerous import BadData, URLSafeSerializer

COOKIE: Final = "dwarfdraft"
COOKIE_MAX_AGE_S: Final = 400 * 24 * 3600
"""The longest that browsers keep a cookie; renewed on every page."""

_ID = re.compile(r"[0-9a-f]{32}")


class CookieSigner:
    """Signs and checks the cookie's content."""

    def __init__(self, secret_key: str) -> None:
        self._serializer = URLSafeSerializer(secret_key, salt="person")
        self._browser_key = hashlib.sha256(b"browser\0" + secret_key.encode()).digest()

    def sign(self, person: str) -> str:
        """Return the cookie's content for a person."""
        return str(self._serializer.dumps(person))

    def read(self, content: str | None) -> str | None:
        """Return the person id of a cookie, None if it is missing, forged or of another key."""
        if content is None:
            return None
        try:
            person = self._serializer.loads(content)
        except BadData:
            return None
        return person if isinstance(person, str) and _ID.fullmatch(person) else None

    def hash_browser(self, address: str, kind: str) -> str:
        """Return what the browsers of one kind (their own words) behind one address have in common."""
        seen = f"{address}\0{kind}".encode(errors="replace")
        return hashlib.blake2b(seen, key=self._browser_key, digest_size=16).hexdigest()


def browser_hash(signer: CookieSigner) -> str:
    """Return the keyed hash of the browser of this request."""
    return signer.hash_browser(request.remote_addr or "", request.headers.get("User-Agent", ""))


def keep_person(person: str) -> None:
    """Have the answer to this request give the browser this person."""
    g.person_to_keep = person


def set_cookie(response: Response, signer: CookieSigner) -> Response:
    """Set the cookie if the request asked for it; not readable by scripts, not sent with other sites' requests."""
    person = g.pop("person_to_keep", None)
    if person is not None:
        response.set_cookie(
            COOKIE,
            signer.sign(person),
            max_age=COOKIE_MAX_AGE_S,
            httponly=True,
            samesite="Lax",
            secure=request.is_secure,
        )
        response.headers["Cache-Control"] = "no-store"
    return response
