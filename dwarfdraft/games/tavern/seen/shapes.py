"""The form of what a seat sees of the tavern, whole: for the page, and for bots through `view`. It knows no state.

A card is `character/English title`, for a Drink `drink/English title`; in a hand or pile with `#2`, the number of the
copy. A purse is a seat, -1 the Inn, -2 the Pot. -1 as a seat is nobody.
"""

from typing import Any, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from dwarfdraft.engine.shapes import AnyPrompt, Json, Reason

PhaseName = TypeAliasType("PhaseName", Literal["discard", "action", "order", "drink", "over"])
Target = TypeAliasType("Target", int | str)
"""Who is picked or hit: a seat, or a Minion by the id of its card."""


# What would come


_Change = TypedDict("_Change", {"from": int, "to": int})  # a word of Python's


class NumberForecast(_Change):
    """A number that would move if nobody answered."""

    seat: int
    stat: Literal["fortitude", "alcohol", "gold"]
    out: bool
    """The seat would go out."""


class WordForecast(TypedDict):
    """What would come and is no number, or cannot be one yet."""

    seat: int
    """-1: everybody or nobody."""
    key: str
    data: dict[str, Any]


Forecast = TypeAliasType("Forecast", NumberForecast | WordForecast)
"""What would come if nobody answered: a number that moves, or a word for what is none."""


# Before the seats


class MinionView(TypedDict):
    """A Minion in play."""

    card: str
    wages: int
    """As they are now."""
    acted: bool
    """In this Action Phase, and may do so no more."""
    ongoing: bool
    """It works all the time."""


class SeatView(TypedDict):
    """What lies before a seat."""

    character: str
    party: int
    """Index in `parties`: the team; without teams nobody else is in it."""
    boss: bool
    """Plays with a Boss Deck."""
    fortitude: int
    alcohol: int
    gap: int
    gold: int
    hand: int
    """Number of cards in hand."""
    deck: int
    discard: list[str]
    """Top first."""
    pile: int
    """Number of Drinks in the Drink Me! Pile."""
    out: bool
    why_out: str | None
    leaving: bool
    """About to go out."""
    lasting: list[str]
    """Cards that lie open before the seat."""
    away: bool
    """Plays no cards and Ignores everything."""
    stone: bool
    """Skips the next Action Phase, Ignores all Action Cards."""
    acted: bool
    """In this turn: has used the Action."""
    drunk: bool
    """In this turn."""
    actions_left: int | None
    """Of a Boss in its Action Phase."""
    action_cards: list[str]
    """That lie open by the Boss's mat."""
    side_deck: int
    """Number of cards."""
    side_discard: list[str]
    """Top first: of Wulfric's the mood."""
    potions: list[str]
    """Potion Cards, open: the seat may play them."""
    piety: int
    """Serena's; 0 for all others."""
    mood: str | None
    """Wulfric's."""
    marked: bool
    scarabs: int
    open_hand: list[str] | None
    """While the hand lies open."""
    blood: int
    """Vlazlo's."""
    forms: dict[str, int]
    """Vlazlo's: cards left in each form deck."""
    backs: dict[str, int]
    """Vlazlo's: how many such backs the hand shows."""
    minions: list[MinionView]
    """In the order they came."""
    kept: list[str]
    """Other cards that stay in play."""


class PartyView(TypedDict):
    """What a team shares; without teams each player is one."""

    seats: list[int]
    fortitude: int
    alcohol: int
    gap: int
    gold: int
    tokens: int
    """Potion Tokens."""
    out: bool


# On the table


class RoundView(TypedDict):
    """A Round of Gambling."""

    starter: int
    control: int
    """Seat, -1: nobody."""
    inside: list[int]
    mover: int
    winning_hand: bool
    """Only Cheating Cards take control now."""
    passed: list[int]
    pot: int
    no_leaving: bool
    for_fortitude: bool
    """An ante may be made with Fortitude."""


class ContestRow(TypedDict):
    """What a seat has drawn in this pass of a contest."""

    seat: int
    cards: list[str]
    event: bool
    score: int


class ContestView(TypedDict):
    """A drinking contest."""

    players: list[int]
    """Who is still in it."""
    everybody: list[int]
    """Who took part from the beginning."""
    rows: list[ContestRow]


class EventPile(TypedDict):
    """An Event deck in use."""

    deck: str
    cards: int
    discard: list[str]
    """Top first: the last Event."""
    counters: int


class HitView(TypedDict):
    """A loss of Fortitude that a card is about to bring."""

    seat: Target
    amount: int


class DrinkView(TypedDict):
    """A Drink about to be drunk with its Chasers, with the numbers that it has for its drinker now."""

    cards: list[str]
    revealer: int
    drinker: int
    alcohol: int
    fortitude: int
    draw: int
    scarabs: int
    """That it brings besides."""
    ignored: list[int]
    as_fortitude: int
    """Who takes its Alcohol as Fortitude; -1: nobody."""


class DueView(TypedDict):
    """Gold that a seat is about to lose."""

    seat: int
    amount: int
    to: int
    """A purse."""
    covered: str
    by_inn: int
    """So much comes from the Inn first."""


class HurtView(TypedDict):
    """Fortitude that a seat has lost."""

    seat: int
    amount: int
    source: int


class HappeningView(TypedDict):
    """What has just happened to a seat beside losing Fortitude."""

    news: Literal["gained_gold", "lost_gold", "gained_alcohol"]
    seat: int
    by: list[int]
    """Other players whose cards did it."""


class ChoiceView(TypedDict):
    """What a seat has chosen at an Event."""

    seat: int
    choice: Json


class StackPlay(TypedDict):
    """A card that has been played."""

    seat: int
    card: str
    target: NotRequired[Target]
    second: NotRequired[Target]
    third: NotRequired[Target]
    activation: NotRequired[bool]
    """A Minion acts: its card is in play."""
    choice: NotRequired[str]
    """`pay` or `lose`, chosen before anybody answers."""
    mode: NotRequired[int]
    drink: NotRequired[int]
    """Index among the Drinks of the event below."""
    gear: NotRequired[str]
    """The Gear Card added to a Device Card."""
    also: NotRequired[list[Target]]
    """Whom its Gear Card picks."""
    champions: NotRequired[list[int]]
    """Among whom it is settled."""
    answers: NotRequired[str]
    choices: NotRequired[list[ChoiceView]]
    """Of an Event, in the order made."""
    hits: list[HitView]
    raised: NotRequired[int]
    """By how much its numbers have been raised; absent if they have not."""
    ignored: list[int]
    negated: bool
    open: list[str]
    """Cards out of hands that lie open for it."""
    stage: Literal["announced", "played", "resolving"]
    """`announced`: text, Drink or target are still to be named."""


class StackMoment(TypedDict):
    """Something that may be answered."""

    window: str
    card: NotRequired[str]
    by: NotRequired[int]
    """Player of the card that it is about."""
    gear: NotRequired[str]
    minion: NotRequired[str]
    """Whose Wages are due."""
    seats: NotRequired[list[int]]
    why: NotRequired[dict[str, str]]
    """By seat, why it is about to lose: `passed_out` or `broke`."""
    hurts: NotRequired[list[HurtView]]
    refill: NotRequired[bool]
    drinks: list[DrinkView]
    happened: list[HappeningView]
    dues: list[DueView]


StackItem = TypeAliasType("StackItem", StackPlay | StackMoment)


class KnownView(TypedDict):
    """A hidden card that the viewer has looked at."""

    place: Literal["drink_deck", "pile", "hand"]
    seat: NotRequired[int]
    index: NotRequired[int]
    """From the top."""
    card: str


class View(TypedDict):
    """A table of the tavern as one viewer sees it."""

    game: Literal["tavern"]
    you: int | None
    """A seat; None for a spectator."""
    step: str
    """Where in a turn the table is."""
    phase: PhaseName
    turn: int
    active: int
    drinks: list[str]
    """Drink Decks in play."""
    first: int
    variant: str
    parties: list[PartyView]
    seats: list[SeatView]
    hand: list[str]
    hands: dict[str, list[str]]
    """By seat, of teammates."""
    inn: int
    drink_deck: int
    bar_deck: int
    drink_discard: list[str]
    """Top first."""
    revealed: list[str]
    refills: int
    round: RoundView | None
    contest: ContestView | None
    events: list[EventPile]
    marks: int | None
    """Remy's left; None without him."""
    scarab_supply: int | None
    """Amundyr's left; None without her."""
    knows: list[KnownView]
    stack: list[StackItem]
    """The latest last."""
    forecast: list[Forecast]
    """Of what lies on the stack, on public facts."""
    why: dict[str, Reason]
    """Of every card of the own hand, while nothing is asked."""
    winners: list[int] | None


# Questions


class About(TypedDict):
    """What a question is about: the event that may be answered (`window`), or the card that needs a choice; keys that
    do not apply are absent.
    """

    window: NotRequired[str]
    card: NotRequired[str]
    by: NotRequired[int]
    seats: NotRequired[list[int]]
    phase: NotRequired[PhaseName]
    """Of a window that waits for a move."""
    step: NotRequired[str]
    open: NotRequired[bool]
    """One after the other, not secretly."""
    anytime: NotRequired[list[str]]
    """Titles that answer nothing but may be said at any time."""
    of: NotRequired[int]
    team: NotRequired[int]
    """A team decides together: an answer is a proposal."""
    fortitude: NotRequired[int]
    gold: NotRequired[int]
    alcohol: NotRequired[int]
    blood: NotRequired[int]
    price: NotRequired[int]
    amount: NotRequired[int]
    count: NotRequired[int]
    cards: NotRequired[Any]
    """Potions of which one is kept; cards that are divided; how many are to go."""
    piles: NotRequired[list[list[str]]]
    gear: NotRequired[str]
    minion: NotRequired[str]
    wages: NotRequired[int]
    drinks: NotRequired[int]
    """That a team orders."""
    left: NotRequired[int]
    """Cards that are still to go; Actions that are left."""
    second: NotRequired[bool]
    """A second player may be picked."""
    sometimes: NotRequired[bool]
    """Only a Sometimes Card may go."""
    stat: NotRequired[str]
    """That is bid."""
    highest: NotRequired[int]
    bidder: NotRequired[int]
    control: NotRequired[int]
    """Of a Round: seat, -1: nobody."""
    winning_hand: NotRequired[bool]
    """Of a Round: only Cheating Cards take control."""
    place: NotRequired[int]
    """Of the Drinks looked at, from 0."""


class Prompt(AnyPrompt):
    """The open question of a seat."""

    kind: str
    about: About
    previews: dict[str, list[Forecast]]
    """By answer, what would come of it if nobody answered."""
