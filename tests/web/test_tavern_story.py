"""The log of the tavern: every kind of event is told, in sentences that both languages have."""

import re
from pathlib import Path

import pytest

from dwarfdraft.botseats import bot_answer, by_name, close_if_all_have_declared, open_asks
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.tavern.decks.all import CHARACTERS
from dwarfdraft.games.tavern.decks.drinks import DECKS
from dwarfdraft.games.tavern.game import TAVERN
from tests.catalogues import CATALOGUES, LANGUAGES
from tests.web.page_modules import TAVERN as TAVERN_PAGE
from tests.web.page_modules import in_node

ROOT = Path(__file__).resolve().parents[2]
STORY = TAVERN_PAGE / "story.js"
TOLD, UNTOLD = map(set, in_node(STORY, "({ TELLINGS, UNTOLD }) => [Object.keys(TELLINGS), [...UNTOLD]]"))
EMITTED = {
    kind
    for file in (ROOT / "dwarfdraft" / "games" / "tavern").rglob("*.py")
    for kind in re.findall(r'emit\(\s*"(\w+)"', file.read_text(encoding="utf-8"))
}
CHAPTERS = """
({ tell, lastOf }, games) => games.map((events) => tell(events).map(({ turn, seat, lines }) =>
  ({ turn, seat, lines: lines.map((line) => ({ ...line, last: lastOf(line) })) })))
"""


def events_of_a_game(seed, characters, bot, events=()):
    """Return the events of a game that bots play, as seat 0 sees them."""
    setup = {"seats": characters, "drinks": list(DECKS), "events": list(events)}
    match = Match.start(TAVERN, TAVERN.read_setup(setup), seed)
    bots = [by_name(bot)] * len(characters)
    streams = [Rng(seed, f"bot/{seat}") for seat in range(len(characters))]
    while not match.over:
        for ask in open_asks(match):
            value = bot_answer(match, ask, bots[ask.seat], streams[ask.seat])
            if value is not None or ask.required:
                match.answer(ask.seat, ask.id, value)
        close_if_all_have_declared(match)
    return [event.seen_by(0) for event in match.take_events()]


def story_of(games):
    """Return the turns with their lines that the page makes of each game's events."""
    return in_node(STORY, CHAPTERS, games)


@pytest.fixture(scope="module")
def games():
    """The stories of a few games, each as [its events, its turns with their lines]."""
    names = list(CHARACTERS)
    played = [
        events_of_a_game("story/1", names[:4], "thumb"),
        events_of_a_game("story/2", names[:8], "any"),
        events_of_a_game("story/3", names[8:16], "any", ("sea",)),
        events_of_a_game("story/4", names[-4:], "any", ("dungeon",)),
    ]
    return list(zip(played, story_of(played), strict=True))


def sentences(chapters):
    """Yield every sentence of a story."""
    for chapter in chapters:
        for line in chapter["lines"]:
            yield line["head"]
            yield from line["parts"]


def test_every_kind_of_event_is_told_or_named_as_told_by_another():
    assert sorted(EMITTED - TOLD - UNTOLD) == []
    assert sorted(TOLD & UNTOLD) == []


def test_no_pass_of_a_window_is_told():
    assert "said_pass" in UNTOLD


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_has_a_text_and_all_that_the_text_names(games, language):
    texts = CATALOGUES[language].messages

    for _, chapters in games:
        for sentence in sentences(chapters):
            text = texts[sentence["key"]]
            forms = text if isinstance(text, list) else [text]
            wanted = {name for form in forms for name in re.findall(r"\{(\w+)\}", form)}
            assert wanted <= set(sentence["data"]), sentence
            assert all(sentence["data"][name] not in (None, {}) for name in wanted), sentence


def test_every_event_is_told_once_and_in_order(games):
    for events, chapters in games:
        told = [sentence["n"] for sentence in sentences(chapters)]
        merged = {
            "gold",
            "ordered",
            "passed",
            "ignored",
            "drunk",
            "revealed",
            "turn",
            "announced",
            "played",
            "round_won",
            "turned_to_stone",
            "stone_no_more",
        }
        silent = {"event_begins", *UNTOLD}
        missing = [
            e for e in events if e["kind"] not in merged | silent and e["n"] not in told and e.get("change") != 0
        ]

        assert missing == []
        begun = [line["n"] for chapter in chapters for line in chapter["lines"]]
        assert begun == sorted(begun)


def test_a_card_is_one_line_with_its_numbers_before_and_after(games):
    events, chapters = games[0]
    hit = next(e for e in events if e["kind"] == "fortitude" and e["by"] >= 0 and e["change"] < 0)
    line = next(
        line for chapter in chapters for line in chapter["lines"] if any(p["n"] == hit["n"] for p in line["parts"])
    )
    part = next(part for part in line["parts"] if part["n"] == hit["n"])

    assert line["head"]["key"] in ("tavern.log.play.on", "tavern.log.play", "tavern.log.answer", "tavern.log.answer.on")
    assert line["head"]["data"]["card"] == {"card": hit["card"]}
    assert part["data"] == {
        "who": {"seat": hit["seat"]},
        "change": {"change": [hit["now"] - hit["change"], hit["now"]]},
    }


def test_what_only_the_reader_drew_is_marked_as_secret(games):
    for events, chapters in games:
        own = [sentence for sentence in sentences(chapters) if sentence["key"] == "tavern.log.drew.own"]

        assert own
        assert all(sentence["secret"] for sentence in own)
        assert len(own) == sum(1 for e in events if e["kind"] == "drew" and "cards" in e)


def test_a_pile_that_is_taken_is_told_with_the_one_that_is_left():
    took = {
        "kind": "took_pile",
        "seat": 0,
        "cards": ["daareka/a#1"],
        "left": ["daareka/b#1"],
        "card": "daareka/c",
        "n": 1,
    }

    told = list(sentences(story_of([[took]])[0]))

    assert told[0]["data"] == {
        "who": {"seat": 0},
        "cards": {"cards": ["daareka/a#1"]},
        "other": {"cards": ["daareka/b#1"]},
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_team_decides_is_told_with_who_proposed_it(language):
    texts = CATALOGUES[language].messages
    questions = {"champion": 1, "next_scarab": 0, "orders": [2, 2, 3]}
    ends = {"": (1, -1), ".closed": (1, 0), ".default": (-1, -1)}
    decided = [
        {"kind": "team_decided", "party": 0, "question": question, "value": value, "by": by, "closed_by": closed_by}
        for question, value in questions.items()
        for by, closed_by in ends.values()
    ]
    told = list(sentences(story_of([[{**event, "n": n} for n, event in enumerate(decided, 1)]])[0]))

    assert [one["key"] for one in told] == [
        f"tavern.log.team.{question}{end}" for question in questions for end in ends
    ]
    assert told[-1]["data"]["drinks"] == {"scores": [[2, 2], [3, 1]]}
    for one in told:
        assert set(re.findall(r"\{(\w+)\}", str(texts[one["key"]]))) <= set(one["data"])


def test_a_champion_whom_a_team_has_decided_on_is_told_once():
    decided = {"kind": "team_decided", "party": 0, "question": "champion", "value": 1, "by": 0, "closed_by": -1, "n": 1}
    became = {"kind": "champion", "seat": 1, "card": "gog/card", "automatic": False, "n": 2}

    told = list(sentences(story_of([[decided, became]])[0]))

    assert [one["key"] for one in told] == ["tavern.log.team.champion"]
