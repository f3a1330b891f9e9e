"""The notation of cases of cards: what is true, and below it a line for each way to see it.

    Bryn turns a blow round, and its player is its source (RDI-CHAR-09 RDI-CHAR-11)
        gerki acts How did this get stuck in your back? at bryn; bryn plays Stop hitting yourself! => fortitude 20 18 20
    another is hit
        gerki acts How did this get stuck in your back? at eve; bryn may not play Stop hitting yourself!

A line has what is laid, in brackets, if anything is, the steps, and what is true in the end, each of these a list
separated by `; `; a line indented more goes on with it. `=>` says that the last card played by the owner of the cases
makes it so, and that it would not be so without; `->` says only that it is so. A line that ends with `may not` shows
that the card is refused; without an arrow its steps only are possible. What a line does not say follows from it, as
`case.py` tells. A line that begins with `#` is a comment.

| step | what happens |
|---|---|
| `A acts T at B of C D` | plays a card as the Action, on B, where C and D could be picked (` / ` between titles) |
| `A moves T at B` | plays it as the move in a Round |
| `A plays T in W at B` | plays it in a window: that of the card played before, `phase` if there is none |
| `A passes in W`, `A waits in W`, `A sells in W` | lets the window go by, waits, offers a Potion Card |
| `A uses gold` | uses a Potion Token of the team; `A may not use gold` |
| `A may not act T`, `move`, `play T in W` | is refused it |
| `A may ASK X / Y`, `A may ASK in W X / Y` | exactly these answers are legal |
| `A ASK X` | answers; `A ASK`, or `A declare in W`, only is asked |
| `A misses ASK`, `A is not asked` | lets the time run out; is asked nothing at this moment |
| `A still passes in W` | does what follows `still` at this moment: the game does not run on to it |

What is true at a step stands behind it in parentheses. Keys are those of docs/scenarios.md, each followed by its
value:

| value | of |
|---|---|
| `gold 10 10 9`, `in_round gerki eve` | numbers by seat; characters |
| `drink_deck Wine + Mead` | titles; `nothing` and `nobody` are empty lists |
| `hands gerki T + T; hands eve T` | titles by seat, the key once for each |
| `forms bat 7 wolf 8` | numbers by name, also of `backs` |
| `drinks gerki 4 0` | what gerki is about to drink: Alcohol Content and Fortitude; `drinks RDI 2` are Drink Decks |
| `pending gerki order / eve declare` | who is asked what |
| `event_decks T + T / T` | titles, by Event deck |
| `winning_hand yes`, `drink_deck_only` | `yes` or `no`; nothing, if the key alone says it |
| `scarab_supply unknown` | there is no such thing at the table |

In brackets may stand besides: `table`; `holds`, all that a player holds, for a card that is declared and taken back;
`text`, its number, from 0; `anytime`, `sometimes`; `until`, seat, ask and window at the end (`now`: the last step);
`on`, what is being played when a card is refused; `card`, the one that is shown, if not the last. What makes it so may
also be no card that is played: `works` names a card that is in play (`beside`: Minions that are there without it too),
a mood or a Gear Card (its owner `picks`; `nothing`: it does nothing), `reveals` the Drink that the owner reveals and
what lies under it, `event` an Event of the `deck`, `sea` or `dungeon`.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from dwarfdraft.games.tavern.decks.all import CARDS
from dwarfdraft.scenario.reading import Step
from tests.games.tavern.characters.harness import played, step

TITLES: Final[dict[str, list[str]]] = {}
"""By their first word, longer ones first."""
for _title in sorted({card.title for card in CARDS.values()}, key=len, reverse=True):
    TITLES.setdefault(_title.split()[0], []).append(_title)
NUMBERS: Final = (
    *("fortitude", "alcohol", "gold", "tokens", "hand_sizes", "deck_sizes", "pile_sizes"),
    *("scarabs", "counters"),
)
PEOPLE: Final = ("table", "picks", "marked", "away", "out", "winners", "open_hands", "in_round", "stone", "champions")
LISTS: Final = (
    *("drink_deck", "drink_discard", "drinks", "stack", "on", "coins", "activated", "bat", "wolf"),
    *("reveals", "beside", "events", "last_events"),
)
BY_SEAT: Final = (
    *("hands", "holds", "decks", "discards", "piles", "potions", "minions", "kept", "lasting", "knows"),
    *("side_decks", "side_discards", "action_cards"),
)
COUNTS: Final = ("forms", "backs")
FLAGS: Final = ("anytime", "sometimes", "drink_deck_only", "nothing")
MANY: Final = ("discard", "divide", "orders")
"""What is answered with a list of titles or seats."""
VERBS: Final = {"acts": "action", "moves": "control", "plays": "declare"}
DECLARED: Final = {"passes": "pass", "waits": "wait", "sells": "sell"}
REFUSED: Final = {"act": "action", "move": "control", "play": "declare"}
NONE: Final = ("nothing", "nobody")


def read_blocks(text: str) -> Iterator[tuple[str, str, str]]:
    """Return the lines of a text, each with the words above it and the rules cited there."""
    head = line = ""
    for row in [*text.splitlines(), "."]:
        depth = len(row) - len(row.lstrip())
        if not row.strip() or row.lstrip().startswith("#"):
            continue
        if depth >= 8 and line:
            line += " " + row.strip()
        elif depth >= 8:
            head += " " + row.strip()
        else:
            if line:
                words, cites, rules = head.removesuffix(")").partition(" (RDI-")
                yield words, cites and f"RDI-{rules}", line
            elif head and not depth:
                raise ValueError(f"no line below: {head}")
            line = row.strip() if depth else ""
            head = head if depth else row
            if not head:
                raise ValueError(f"no words above: {line}")


def read_line(line: str) -> tuple[dict[str, Any], list[Step], str, dict[str, Any]]:
    """Return the set-up, the steps, the arrow (if there is one) and the expectations of a line."""
    setup, rest = {}, line
    if line.startswith("["):
        laid, _, rest = line[1:].partition("]")
        setup, rest = read_pairs(laid), rest.strip()
    before, arrow, after = re.split(r"(?:^| )(=>|->) ", f"{rest} -> ", maxsplit=1)
    steps: list[Step] = []
    for part in re.split(r"; (?![^(]*\))", before) if before else []:
        steps += _steps(part, "played" if any(map(is_card, steps)) else "phase")
    expect = after.removesuffix(" -> ")
    return setup, steps, arrow if expect else "", read_pairs(expect)


def read_pairs(text: str) -> dict[str, Any]:
    """Return keys with their values; a key that stands there several times is told seat by seat."""
    pairs: dict[str, Any] = {}
    for part in filter(None, text.split("; ")):
        key, _, value = part.partition(" ")
        if key in BY_SEAT:
            seat, _, titles = value.partition(" ")
            pairs.setdefault(key, {})
            if seat not in NONE:
                pairs[key][seat] = _list(titles)
        elif key == "drinks" and not value.startswith("RDI"):
            drinker, alcohol, fortitude = value.split()
            drunk = {"drinker": drinker, "alcohol": int(alcohol), "fortitude": int(fortitude)}
            pairs.setdefault(key, []).append(drunk)
        else:
            pairs[key] = _value(key, value)
    return pairs


def _value(key: str, value: str) -> Any:
    words = value.split()
    if key in FLAGS:
        return True
    if key in NUMBERS:
        return [int(word) for word in words]
    if key in PEOPLE:
        return [] if value in NONE else words
    if key in LISTS and not value.isdigit():
        return _list(value)
    if key == "event_decks":
        return [_list(deck) for deck in value.split(" / ")]
    if key == "pending":
        return [dict(zip(("seat", "ask"), asked.split(), strict=True)) for asked in value.split(" / ")]
    if key in COUNTS:
        return dict(zip(words[::2], map(int, words[1::2]), strict=True))
    return {"yes": True, "no": False}.get(value, value) if key == "winning_hand" else _one(value)


def _list(text: str) -> list[str]:
    return [] if text in NONE else text.split(" + ")


def _one(value: str) -> Any:
    if value.lstrip("-").isdigit():
        return int(value)
    return None if value == "unknown" else value


def is_card(one: Step) -> bool:
    """Tell whether a card is played, or tried, in a step."""
    return one.ask in VERBS.values() and one.action == "answer" and one.value not in ("pass", "wait", "none", "sell")


def _steps(text: str, default: str) -> list[Step]:
    """Return the steps of a sentence; `default` is the window of a card that names none."""
    said, _, expected = text.removesuffix(")").partition(" (") if text.endswith(")") else (text, "", "")
    expect = read_pairs(expected)
    seat, verb, *_ = said.split()
    if verb == "still":
        at_once = _steps(text.replace(" still", "", 1), default)
        return [replace(at_once[0], still=True), *at_once[1:]]
    rest = said.partition(f"{seat} {verb}")[2].strip()
    if verb in VERBS:
        *first, last = _played(seat, verb, rest, default)
        return [*first, replace(last, expect=expect)]
    if verb in DECLARED:
        return [step(seat, "declare", DECLARED[verb], during=rest.removeprefix("in ") or default, **expect)]
    if verb == "uses":
        return [replace(step(seat, None, rest, **expect), action="use")]
    if said == f"{seat} is not asked":
        return [replace(step(seat, "declare", "pass", refused="not_asked", **expect), still=True)]
    if verb == "misses":
        return [replace(step(seat, rest, **expect), action="expire")]
    if verb == "may" and rest.startswith("not "):
        _, what, named = rest.split(" ", 2)
        if what == "use":
            return [replace(step(seat, None, named, refused="not_legal", **expect), action="use")]
        title, named = _titled(named)
        window = (named.removeprefix("in ") or default) if what == "play" else None
        return [step(seat, REFUSED[what], title, during=window, refused="not_legal", **expect)]
    if verb == "may":
        ask, _, values = rest.partition(" ")
        window, values = values[3:].split(" ", 1) if values.startswith("in ") else (None, values)
        return [step(seat, ask, legal=[_one(value) for value in values.split(" / ")], during=window, **expect)]
    return [_answer(seat, verb, rest, expect)]


def _played(seat: str, verb: str, rest: str, default: str) -> list[Step]:
    """Return the steps of playing a card, `TITLE in WINDOW at TARGET of PLAYERS`."""
    title, rest = _titled(rest)
    how = re.fullmatch(r"(?:in (?P<window>\w+) ?)?(?:at (?P<target>.*?))?(?: of (?P<of>.+))?", rest)
    assert how is not None, f"not how a card is played: {rest}"
    of = how["of"] and how["of"].split(" / " if " / " in how["of"] else None)
    window = (how["window"] or default) if verb == "plays" else None
    return played(seat, VERBS[verb], title, how["target"], during=window, of=of)


def _answer(seat: str, ask: str, rest: str, expect: dict[str, Any]) -> Step:
    """Return the step of an answer, or of being asked: `in WINDOW` and nothing else, or nothing at all."""
    if ask == "declare":
        return step(seat, ask, during=rest.removeprefix("in ") or None, **expect)
    if not rest:
        return step(seat, ask, **expect)
    return step(seat, ask, _list(rest) if ask in MANY else _one(rest), **expect)


def _titled(text: str) -> tuple[str, str]:
    """Return the title at the beginning of a text, and the rest."""
    titles = TITLES.get(text.split()[0], [])
    title = next((title for title in titles if f"{text} ".startswith(f"{title} ")), None)
    assert title is not None, f"no card's title: {text}"
    return title, text[len(title) :].strip()
