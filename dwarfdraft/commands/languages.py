"""`languages`: a folder of catalogues is checked and compiled."""

from pathlib import Path

import click

from dwarfdraft.cardlist import write_card_texts
from dwarfdraft.catalogue_build import compile_catalogues, faults_of
from dwarfdraft.games.registry import installed
from dwarfdraft.languages import LOCALE, OWN_NAME, catalogue, found


@click.command()
@click.argument("folder", type=click.Path(path_type=Path, exists=True, file_okay=False))
def languages(folder: Path) -> int:
    """Check and compile the catalogues FOLDER/<language>/LC_MESSAGES/<part>.po.

    What a language lacks beside the others is said, a line each, and nothing compiled; the exit code is 1 then.
    """
    folder = folder.resolve()
    faults = faults_of(list(dict.fromkeys((LOCALE, folder))))
    if faults:
        click.echo("\n".join(faults))
        return 1
    compile_catalogues(folder)
    write_card_texts(installed().values(), folder)
    for language in found([folder]):
        click.echo(f"{language}: {catalogue(language, [folder]).gettext(OWN_NAME)}")
    return 0
