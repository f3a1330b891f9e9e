"""On every phone, upright and lying, what has to be pressed is in sight: the page need not be scrolled for it.

A list that is longer than its place (a hand, the dice of eight players, the answers to a card) scrolls by itself and
shows its beginning; nothing lies under the prompt.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser import audit, scenes
from tests.browser.conftest import visiting
from tests.browser.laid_tavern import Reach, Say, Scene
from tests.browser.pages import PAGES, Guide, Stop
from tests.browser.scenes import MOMENTS
from tests.catalogues import LANGUAGES

SIZES = ((320, 568), (320, 640), (360, 640), (390, 844), (430, 932), (568, 320), (640, 360))
MUST_DRAFT = "main.draft .hand button, .tray > .die-place, #choices .is-legal, .choices button, #prompt .acts button"
MUST_TAVERN = (
    "main:not(.is-asked) #hand .is-legal, .answers .answer, #prompt .target, #prompt .choice, "
    "#prompt .tavern-acts button, .window .tavern-acts button"
)
EIGHT = ("deirdre", "fiona", "gerki", "zot", "dimli", "eve", "fleck", "gog")
NO_QUESTION = ("set-up", "watched", "end", "score", "line lost", "no such", "next table")


def stops(tavern: bool) -> list[Stop]:
    """Return the screens of a game on which something is asked."""
    found = PAGES["pages.table"]
    assert not isinstance(found, str)
    return [
        stop
        for stop in found
        if stop.name.startswith("tavern") == tavern and not any(word in stop.name for word in NO_QUESTION)
    ]


@pytest.fixture
def guide(browser, server, draft, layer) -> Iterator[Guide]:
    """Open pages in one browser."""
    with visiting(browser, server) as visitors:
        yield Guide(visitors("phone").context, server, draft, layer)


def fit(page: Page, size: tuple[int, int]) -> None:
    """Turn the page into a phone of another size, and wait until it is drawn."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")


def look_at(page: Page, name: str, must: str) -> list[str]:
    """Return what is out of sight on any phone in Russian, whose words are longer, on the lowest in English, too."""
    found = []
    for look, sizes in ((audit.LIGHT_RU, SIZES), (audit.DARK_EN, (SIZES[0], SIZES[5]))):
        audit.wear(page, look)
        for width, height in sizes:
            fit(page, (width, height))
            here = f"{name} ({width}x{height}, {look.language})"
            found += [f"{here}: {fault}" for fault in audit.out_of_sight(page, must)]
    return found


@pytest.mark.parametrize(("tavern", "must"), [(False, MUST_DRAFT), (True, MUST_TAVERN)], ids=["draft", "tavern"])
def test_what_has_to_be_pressed_is_in_sight_on_every_phone(guide, tavern, must):
    found = []
    for stop in stops(tavern):
        try:
            page = stop.go(guide)
            page.wait_for_selector(stop.shows)
            found += look_at(page, stop.name, must)
            page.close()
        except Error as error:
            found.append(f"{stop.name}: {error}")

    assert not found, audit.lines(found)


def test_eight_players_draft_on_every_phone(guide, draft):
    page = guide.table(draft.play(8))
    page.wait_for_selector("main.draft #prompt[data-live=true]")

    found = look_at(page, "eight", MUST_DRAFT)

    assert not found, audit.lines(found)


def test_a_die_of_any_of_eight_players_is_chosen_on_every_phone(guide, draft):
    page = guide.table(draft.choosing_a_die(8))
    page.wait_for_selector("main.resolve #prompt[data-live=true]")

    found = look_at(page, "a die of eight", MUST_DRAFT)

    assert not found, audit.lines(found)


START = "Gambling? I'm in!"
TAVERN_OF_MANY = {
    "eight discard": Scene(EIGHT, (Reach("deirdre", "discard"),)),
    "eight in a Round": Scene(  # in which Deirdre, seat 0, moves
        EIGHT,
        (Say("gog", "action", START), Reach("deirdre", "control")),
        hands={"gog": [START], "deirdre": ["I raise!", START]},
        setup={"active": "gog", "phase": "action"},
    ),
    "a Boss battle": scenes.BOSS,
}


@pytest.mark.parametrize("name", TAVERN_OF_MANY)
def test_a_full_tavern_leaves_hand_and_prompt_in_sight_on_every_phone(guide, layer, name):
    laid = layer.lay(TAVERN_OF_MANY[name])
    page = guide.open(laid.path, laid.person(0))
    page.wait_for_selector("#prompt[data-live=true]")

    found = look_at(page, name, MUST_TAVERN)

    assert not found, audit.lines(found)


def boxes(page: Page, where: str) -> list[dict[str, float]]:
    """Return where these stand."""
    found: list[dict[str, float]] = page.evaluate(
        "(where) => [...document.querySelectorAll(where)].map((e) => e.getBoundingClientRect()).filter((r) => r.width)"
        ".map(({left, top, right, bottom}) => ({left, top, right, bottom}))",
        where,
    )
    return found


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """Tell whether two boxes lie on each other by more than a pixel."""
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 1 and down > 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["round_move", "winning_hand"])
def test_no_plate_of_a_round_lies_on_what_may_come_next(layer, sit, name, language):
    page = sit(layer.lay(MOMENTS[name]), size="phone", language=language)
    page.wait_for_selector(".comes-next")

    for size in SIZES[:4]:
        fit(page, size)
        plates = boxes(page, ".ring-name")
        bars = boxes(page, ".comes, .gamble-head p")
        assert [(size, plate, bar) for plate in plates for bar in bars if overlap(plate, bar)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["my_action", "round_move"])
def test_a_card_in_the_hand_ends_with_a_whole_line_and_its_lens_covers_no_word(layer, sit, name, language):
    page = sit(layer.lay(MOMENTS[name]), size="phone", language=language)
    page.wait_for_selector("#hand .is-legal")

    for size in SIZES:
        fit(page, size)
        assert (size, page.evaluate(CUT_LINES)) == (size, [])


CUT_LINES = """() => {
  // The lines of words in a card: a range has a rectangle for each.
  const faults = [];
  for (const item of document.querySelectorAll(".thand-card")) {
    const lens = item.querySelector(".tcard-read").getBoundingClientRect();
    for (const part of item.querySelectorAll(".fx-plate, .tcard-words > span, .tcard-name")) {
      const box = part.getBoundingClientRect();
      if (!box.height) continue;
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.data.trim() || node.parentElement.closest(".visually-hidden")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
          // The letters alone: the box of a line reaches into its neighbours.
          const middle = (line.top + line.bottom) / 2;
          const half = line.height / 4;
          if (line.left >= box.right || middle - half >= box.bottom - 1) continue;
          if (middle + half > box.bottom + 1) faults.push(`cut: ${node.data}`);
          const across = line.right > lens.left + 9 && line.left < lens.right - 9;
          if (across && middle + half > lens.top + 8 && middle - half < lens.bottom - 8)
            faults.push(`under the lens: ${node.data}`);
        }
      }
    }
  }
  return faults;
}"""
"""Lines of a card that are cut through, and words under the lens that opens the whole card."""


MUG = "Well... I don't see your name on it!"
PAYING = Scene(
    ("gerki", "gog", "fiona"),
    (Say("gerki", "declare", MUG, "phase"), Say("gerki", "target", "gog"), Reach("gog", "declare", "payment")),
    hands={"gerki": [MUG], "gog": ["Gog not think so!"], "fiona": []},
    setup={"active": "fiona"},
    everything=(1,),
)
"""Gerki's Anytime Card has Gog pay, before anybody has discarded."""


def test_the_header_says_payment_while_a_card_is_paid_for(layer, sit):
    page = sit(layer.lay(PAYING), seat=1, size="phone")

    expect(page.locator(".top-where span")).to_have_text("Turn 1 · Payment")


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("my_action", "Turn 1 · Action"),
        ("my_discard", "Turn 1 · Discard"),
        ("window_on_me", "Turn 1 · Card"),
        ("round_move", "Turn 1 · Round"),
        ("drink_window", "Turn 1 · Drink"),
        ("contest", "Turn 1 · Drinking Contest"),
        ("last_chance", "Turn 1 · Last chance"),
    ],
)
def test_the_header_says_what_the_table_is_about(layer, sit, name, says):
    page = sit(layer.lay(MOMENTS[name]), size="phone")

    expect(page.locator(".top-where span")).to_have_text(says)


@pytest.mark.parametrize("size", [SIZES[0], SIZES[2], SIZES[5]])
def test_nothing_of_the_tavern_slides_under_the_header(layer, sit, size):
    page = sit(layer.lay(scenes.MY_ACTION), size=size)
    page.mouse.move(size[0] / 2, size[1] / 2)
    page.mouse.wheel(0, 400)

    header = boxes(page, ".top")[0]
    under = [
        one
        for one in boxes(page, ".phases, .room, .gamble-head, .mat, #hand, #prompt")
        if one["top"] < header["bottom"] - 9
    ]

    assert under == []
