"""The Red Dragon Inn, all boxes. docs/architecture.md says what lives where."""

# Whatever is imported of the tavern, its effects are known: the bots' view and the card text ask them, not the rules.
from dwarfdraft.games.tavern import effects as effects
