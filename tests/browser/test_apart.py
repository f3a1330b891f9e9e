"""Names that tell equal things apart, and where typing begins. Every screen is walked for both in test_axe.py."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import goto
from tests.browser.players import sit_at


def test_who_sits_down_on_a_stool_types_at_once(visitors, draft):
    page = visitors()
    goto(page)
    goto(page, draft.open(1, 3).path)
    expect(page.locator("#sit-name")).to_have_count(1)

    page.locator(".stool.is-free .button").first.click()

    expect(page.locator("dialog #sit-name")).to_be_focused()
    expect(page.locator("#sit-name")).to_have_count(1)
    expect(page.locator("#sit-down")).to_have_count(1)
    page.keyboard.type("Borin")
    page.keyboard.press("Enter")
    expect(page.locator(".stool.is-me .stool-name")).to_have_text("Borin")


def test_equal_dice_of_a_seat_differ_in_name_and_keep_it_when_one_is_picked(visitors, draft):
    page = visitors()
    names: list[str] = []
    for _ in range(40):
        sit_at(page, draft, draft.play(2), 0)
        page.wait_for_selector("main.draft #prompt[data-live=true]")
        names = dice(page)
        if any("(2 of" in name for name in names):
            break
    assert len(set(names)) == 5
    at = next(i for i, name in enumerate(names) if "(1 of" in name)

    page.locator(".tray .die-place").nth(at).click()

    picked = dice(page)
    assert len(set(picked)) == 5
    assert [name.split(",")[0] for name in picked] == [name.split(",")[0] for name in names]


def dice(page: Page) -> list[str]:
    """Return what the dice of the tray are called."""
    return [str(die.get_attribute("aria-label")) for die in page.locator(".tray .die-place").all()]
