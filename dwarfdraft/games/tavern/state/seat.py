"""What every player has at the table."""

from dataclasses import dataclass, field

from dwarfdraft.games.tavern.state.own import Kept


@dataclass(slots=True)
class Stats:
    """What a player has; a team shares one of these (RDI-TEAM-05)."""

    fortitude: int
    alcohol: int
    gold: int
    tokens: int = 0
    """Potion Tokens (RDI-TEAM-09)."""

    def copy(self) -> "Stats":
        """Return an independent copy. Written out, like the next: `dataclasses.replace` takes five times as long."""
        return Stats(self.fortitude, self.alcohol, self.gold, self.tokens)


@dataclass(slots=True)
class Seat:
    """A player."""

    character: str
    party: int
    """Index of the player's stats: of the team."""
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    """Top first."""
    discard: tuple[str, ...] = ()
    """Top first; open."""
    pile: tuple[str, ...] = ()
    """Drink Me! Pile, top first; nobody knows its faces (RDI-SETUP-13)."""
    out: bool = False
    lasting: tuple[str, ...] = ()
    """Cards that lie in front of the player until their next turn; with one they are away (RDI-VRULING-103)."""
    seen: tuple[str, ...] = ()
    """Cards that lie hidden where this player has looked at them."""
    stone: bool = False
    """Turned to stone until the end of the player's next turn (RDI-CARD-34)."""
    action_cards: tuple[str, ...] = ()
    """Action Cards of this Action Phase that lie open by the Boss's mat, the first first (RDI-BOSS-20)."""
    own: Kept = field(default_factory=Kept)
    """What mechanics keep at this seat, by name: read and written through their `Own`."""

    def copy(self) -> "Seat":
        """Return an independent copy."""
        piles = (self.hand, self.deck, self.discard, self.pile)
        marks = (self.lasting, self.seen, self.stone, self.action_cards)
        return Seat(self.character, self.party, *piles, self.out, *marks, self.own.copy())
