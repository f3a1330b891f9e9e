"""A whole third game, added by a package of its own: no file of the product names it.

A game that lacks one of its parts is refused with a message that names the part.
"""

import json
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest
import requests

from tests.processes.server import Server
from tests.third_game.install import ENTRY_POINTS, call, copied, install

ROOT = Path(__file__).resolve().parents[2]

SCENARIO = """
title = "The last pebble"
rules = ["PEB-TURN-01"]
game = "pebbles"
seed = 1
[table]
seats = ["white", "red"]
[setup]
heap = 6
[[step]]
seat = "white"
ask = "take"
legal = [1, 2, 3]
[[step]]
seat = "white"
answer = 3
expect = { heap = 3 }
[[step]]
seat = "white"
answer = 1
refused = "not_asked"
[[step]]
seat = "red"
answer = 3
[expect]
heap = 0
taken = [3, 3]
winners = [1]
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory):
    return install(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")
def server(environment, tmp_path_factory):
    home = tmp_path_factory.mktemp("third") / "home"
    with Server(home, PYTHONPATH=environment["PYTHONPATH"]) as running:
        yield running


@pytest.fixture
def api(server):
    """A person's requests to the REST interface."""
    session = requests.Session()
    session.get(f"{server.url}/api/me", timeout=20)

    def ask(method, path, body=None, status=200):
        answer = session.request(method, f"{server.url}{path}", json=body, timeout=20)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.headers["Content-Type"] == "application/json" else answer.text

    return ask


def test_no_file_of_the_product_names_it():
    files = [
        path
        for folder, kinds in (
            ("dwarfdraft", "*.p[yo]"),
            ("templates", "*.html"),
            ("static/js", "*.js"),
            ("static/css", "*.css"),
        )
        for path in (ROOT / folder).rglob(kinds)
    ]

    assert [path for path in [*files, ROOT / "pyproject.toml"] if "pebble" in path.read_text("utf-8").lower()] == []


def test_the_scenario_runner_plays_it(environment, tmp_path):
    file = tmp_path / "last.toml"
    file.write_text(SCENARIO)
    done = call(environment, "scenario", file)
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "1 passed, 0 failed")

    file.write_text(SCENARIO.replace("winners = [1]", "winners = [0]"))
    done = call(environment, "scenario", file)
    assert done.returncode == 1
    assert "winners" in done.stdout


def test_bots_play_it_and_its_traces_agree(environment, tmp_path):
    trace = tmp_path / "game.jsonl"
    words = ("simulate", "pebbles", "--seats=3", "--heap=20", "--option=last-loses", "--bots=any,thumb,any")
    done = call(environment, *words, f"--trace={trace}")
    assert (done.returncode, done.stderr) == (0, "")
    start = json.loads(trace.read_text().splitlines()[0])
    assert (start["heap"], start["last_loses"]) == (20, True)
    assert call(environment, "verify", trace).stdout.splitlines()[-1] == "1 agree, 0 differ"


def test_who_knows_the_rule_of_thumb_wins_more_often(environment):
    done = call(environment, "arena", "pebbles", "--bots=thumb,any", "--games=60")
    assert re.match(r"thumb (\d+)", done.stdout), done.stderr
    assert int(done.stdout.split()[1].partition(".")[0]) > 70


def test_the_terminal_has_its_options_with_their_bounds(environment):
    said = " ".join(call(environment, "play", "--help").stdout.split())
    assert "{draft|pebbles|tavern}" in said
    assert "Pebbles: pebbles in the heap. [default: (12); 5<=x<=30]" in said
    assert "5<=x<=30" in call(environment, "simulate", "pebbles", "--heap=31").stderr
    assert "the draft has no heap of pebbles" in call(environment, "simulate", "draft", "--heap=6").stderr


def test_it_is_played_in_the_terminal(environment):
    done = call(environment, "play", "pebbles", "--seats=2", "--heap=5", "--seed=1", typed="1\n" * 10)
    assert done.returncode == 0, done.stderr
    assert "5 left. How many do you take?" in done.stdout
    assert "0 left" in done.stdout


def test_a_table_is_made_with_its_options(api):
    table = api("POST", "/api/tables", new_table(heap=30, last_loses=True), 201)
    assert table["options"] == {"heap": 30, "last_loses": True}
    assert {seat["role"] for seat in table["seats"]} < {"white", "grey", "black", "red"}

    refused = api("POST", "/api/tables", new_table(heap=31), 422)
    assert refused["fields"] == {"options.heap": "out_of_range"}
    assert refused["data"] == {"least": 5, "most": 30}
    assert api("POST", "/api/tables", new_table(hands=1), 422)["fields"] == {"options.hands": "unknown_option"}


def test_the_openapi_page_says_what_its_options_may_be(api):
    schema = api("GET", "/api/openapi.json")["components"]["schemas"]["NewTableBody"]["properties"]["options"]
    assert schema["properties"]["heap"] == {"type": "integer", "minimum": 5, "maximum": 30, "default": 12}
    assert "pebbles: `heap` 5-30, `last_loses` bool" in schema["description"]


def test_bots_play_it_through_the_service(api):
    code = api("POST", "/api/tables", new_table(heap=20, seats=3), 201)["code"]
    for seat in (0, 1, 2):
        if seat == 0:
            api("POST", f"/api/tables/{code}/stand", {"seat": 0})
        api("POST", f"/api/tables/{code}/seats/{seat}", {"bot": "thumb"})
    api("POST", f"/api/tables/{code}/start")
    until = time.monotonic() + 60
    while api("GET", f"/api/tables/{code}")["status"] != "over":
        assert time.monotonic() < until
        time.sleep(0.1)

    log = api("GET", f"/api/tables/{code}/log")
    assert sum(event["many"] for event in log if event["kind"] == "taken") == 20
    assert api("GET", f"/api/tables/{code}/scores.csv").splitlines()[0].endswith("seat,name,colour,taken")


def test_the_pages_are_told_of_it(api):
    page = api("GET", "/")
    boot = json.loads(re.findall(r'id="boot">(.*?)</script>', page)[0])
    assert list(boot["games"]) == ["draft", "tavern", "pebbles"]
    assert boot["bounds"]["games"]["pebbles"] == {"seats": {"least": 2, "most": 4}, "heap": {"least": 5, "most": 30}}
    preset = {"options": {"heap": 7, "last_loses": False}, "speed": "none"}
    assert boot["games"]["pebbles"]["presets"] == {"quick": preset}
    assert "boundsOf(table.game" in api("GET", boot["games"]["pebbles"]["module"].replace("plugin.js", "table.js"))
    assert "PEB-TURN-01" in api("GET", "/rules/pebbles")


def test_the_pages_hold_its_drawings(api):
    """Its sign is on every page, what else its tables need only on those."""
    code = api("POST", "/api/tables", new_table(), 201)["code"]
    for address, symbols in (("/", 1), ("/about", 1), (f"/t/{code}", 2), ("/about/drawings", 2)):
        held = re.findall(r'<symbol id="(pebble[^"]*)"', api("GET", address))
        assert held == ["pebble-sign", "pebble"][:symbols], address


def test_the_page_of_the_drawings_has_its_sheet_behind_those_of_the_other_games(api):
    page = api("GET", "/about/drawings")
    sections = re.findall(r"<section.*?</section>", page, re.DOTALL)
    assert ["pebble" in one for one in sections].count(True) == 1
    (sheet,) = (one for one in sections if 'id="pebble-drawings"' in one)
    assert set(re.findall(r'href="#([^"]+)"', sheet)) == {"pebble-sign", "pebble"}
    assert re.findall("<h2>(.*?)</h2>", sheet) == ["Drawings of Pebbles"]
    assert set(re.findall("<figcaption>(.*?)</figcaption>", sheet)) == {"Three pebbles", "A pebble"}
    assert page.index("#sign-ddd") < page.index("#sign-rdi") < page.index("#pebble-sign") < page.index("#i-menu")
    assert re.search(r'href="/static/[^"]*/css/pebble-drawings\.css"', page)
    assert not re.search(r'href="/static/[^"]*/css/pebbles\.css"', page)
    assert "Рисунки «Камешков»" in api("GET", "/about/drawings?lang=ru")


def new_table(seats=2, **options):
    return {"game": "pebbles", "name": "Greta", "seats": seats, "options": options, "speed": "none"}


PARTS = ("rank", "game", "names", "offer", "thumb", "cards", "terminal", "page")


@pytest.fixture
def damaged(environment, tmp_path):
    """The game installed once more, to lose something: its folder and its environment."""
    mine = copied(environment, tmp_path / "site")
    return tmp_path / "site" / "pebbles", mine


@pytest.mark.parametrize("part", PARTS)
def test_without_a_part_no_command_begins_and_the_part_is_named(part, damaged):
    folder, environment = damaged
    source = (folder / "plugin.py").read_text()
    less, times = re.subn(rf"^    {part}=.*?(?=^    \w|^\))", "", source, count=1, flags=re.MULTILINE | re.DOTALL)
    (folder / "plugin.py").write_text(less)
    assert times == 1

    done = call(environment, "simulate", "draft")
    assert done.returncode == 2
    assert done.stderr.startswith("dwarfdraft: game 'pebbles'")
    assert f"'{part}'" in done.stderr
    assert len(done.stderr.splitlines()) == 1


MEMBERS = {
    "game": ("rules.py", "check"),
    "names": ("rules.py", "arrange"),
    "offer": ("rules.py", "late_bot"),
    "thumb": ("plugin.py", "use"),
    "cards": ("plugin.py", "lines"),
}


@pytest.mark.parametrize("part", MEMBERS)
def test_without_something_of_a_part_it_is_named(part, damaged):
    folder, environment = damaged
    file, member = MEMBERS[part]
    source = (folder / file).read_text()
    (folder / file).write_text(source.replace(f"    def {member}(", f"    def not_{member}(", 1))

    done = call(environment, "simulate", "draft")
    assert done.returncode == 2
    assert done.stderr == f"dwarfdraft: game 'pebbles' lacks {part}: {member}\n"


FILES = {
    "page: static/js/games/pebbles/plugin.js": "static/js/games/pebbles/plugin.js",
    "page: static/css/pebbles.css": "static/css/pebbles.css",
    "page: static/css/pebble-drawings.css": "static/css/pebble-drawings.css",
    "page: templates/games/pebbles/sign.svg.html": "templates/games/pebbles/sign.svg.html",
    "page: templates/games/pebbles/drawings.svg.html": "templates/games/pebbles/drawings.svg.html",
    "page: templates/games/pebbles/drawings.html": "templates/games/pebbles/drawings.html",
    "texts: en/pebbles": "locale/en/json/pebbles.json",
    "texts: en/pebbles-pages": "locale/en/json/pebbles-pages.json",
    "texts: en/pebbles-cards": "locale/en/json/pebbles-cards.json",
    "rules_text: pebbles.md": "rules/pebbles.md",
}

BEGIN = """
import sys
from pathlib import Path
from dwarfdraft.app import create_app
from dwarfdraft.games.plugin import BadPlugin
from dwarfdraft.web.rules_page import rules_page
for file in sys.argv[1:]:
    rules_page.cache_clear()
    content = Path(file).read_bytes()
    Path(file).unlink()
    try:
        create_app(begin=False)
        print("it began")
    except BadPlugin as fault:
        print(fault)
    Path(file).write_bytes(content)
rules_page.cache_clear()
create_app(begin=False)
"""
"""Makes the application once without each of some files, prints what was said, and once with all."""


def test_without_a_file_that_pages_load_the_server_does_not_begin(damaged, tmp_path):
    folder, environment = damaged
    here = {**environment, "DWARFDRAFT_HOME": str(tmp_path / "home")}
    assert call(here, "migrate").returncode == 0

    files = [str(folder / file) for file in FILES.values()]
    done = subprocess.run([sys.executable, "-c", BEGIN, *files], env=here, capture_output=True, text=True, timeout=120)
    assert done.stdout.splitlines() == [f"game 'pebbles' lacks {missing}" for missing in FILES], done.stderr
    assert done.returncode == 0


FAULTS = {
    '{% include "games/pebbles/more.html" %}': "page: templates/games/pebbles/more.html",
    "<section>\n{% for one in %}": "page: templates/games/pebbles/drawings.html, line 2: Expected an expression",
}
"""What a sheet of drawings says -> what is said of it."""


@pytest.mark.parametrize("sheet", FAULTS)
def test_a_template_that_cannot_be_read_or_includes_one_that_is_not_there_is_named(sheet, damaged, tmp_path):
    folder, environment = damaged
    here = {**environment, "DWARFDRAFT_HOME": str(tmp_path / "home")}
    assert call(here, "migrate").returncode == 0
    (folder / "templates" / "games" / "pebbles" / "drawings.html").write_text(sheet)
    begin = "from dwarfdraft.app import create_app; create_app(begin=False)"
    done = subprocess.run([sys.executable, "-c", begin], env=here, capture_output=True, text=True, timeout=120)
    said = done.stderr.splitlines()[-1]
    assert said.startswith(f"dwarfdraft.games.plugin.BadPlugin: game 'pebbles' lacks {FAULTS[sheet]}")


def test_a_game_may_have_no_drawings(damaged, tmp_path):
    folder, environment = damaged
    source = (folder / "plugin.py").read_text()
    less, times = re.subn(
        r"^        drawings=Drawings\(.*?^        \),\n", "", source, count=1, flags=re.MULTILINE | re.DOTALL
    )
    (folder / "plugin.py").write_text(less)
    assert times == 1
    with Server(tmp_path / "home", PYTHONPATH=environment["PYTHONPATH"]) as running:
        page = requests.get(f"{running.url}/about/drawings", timeout=20)
    assert (page.status_code, "pebble-" in page.text) == (200, False)


def test_who_serves_is_told_in_one_line_what_is_missing(damaged, tmp_path):
    folder, environment = damaged
    plugin = folder / "plugin.py"
    plugin.write_text(plugin.read_text().replace("    rank=3,\n", ""))
    done = call(environment, "serve", "--port=0", f"--home={tmp_path / 'home'}")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "game 'pebbles'" in done.stderr
    assert "'rank'" in done.stderr


def test_catalogues_that_were_not_compiled_are_named(damaged, tmp_path):
    folder, environment = damaged
    (folder / "locale" / "ru" / "LC_MESSAGES" / "pebbles.mo").unlink()

    done = call(environment, "serve", "--port=0", f"--home={tmp_path / 'home'}")
    assert done.returncode == 2
    assert "game 'pebbles' lacks compiled catalogues: `dwarfdraft languages " in done.stderr


def test_an_entry_point_that_leads_nowhere_is_named(damaged):
    folder, environment = damaged
    (folder / "rules.py").unlink()
    assert "game 'pebbles': pebbles.plugin:PLUGIN cannot be loaded" in call(environment, "simulate", "draft").stderr


def test_two_packages_with_one_game_are_refused(damaged):
    folder, environment = damaged
    info = folder.parent / "others-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    assert "game 'pebbles': declared by two packages" in call(environment, "simulate", "draft").stderr
