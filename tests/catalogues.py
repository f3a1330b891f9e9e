"""The catalogues as tests read them: every language that is found, all of its parts together."""

from dataclasses import dataclass

from dwarfdraft.catalogue_build import Catalogue, read_language, texts_of
from dwarfdraft.languages import LOCALE, found

LANGUAGES = found()


@dataclass(frozen=True, slots=True)
class Texts:
    """A language."""

    parts: list[Catalogue]
    messages: dict[str, str | list[str]]
    """Of all parts but titles of cards."""
    plural: str


def texts_in(language: str) -> Texts:
    """Return a language of the package."""
    parts = read_language(language, [LOCALE])
    return Texts(parts, texts_of(parts), parts[0].plural)


CATALOGUES = {language: texts_in(language) for language in LANGUAGES}
