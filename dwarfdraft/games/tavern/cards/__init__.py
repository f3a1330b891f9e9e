"""What tavern cards are made of: types, conditions and effects, all plain data.

A card is a title, its types, and one or more modes (texts joined by OR, RDI-SOMETIMES-07); a mode is a condition, what
is picked when it is played, and its effects in order: numbers first and together, then the rest (RDI-RULING-20).
All about a condition is one record (`conditions/registry`), and so is all about an effect (`effect_rules`).
"""

from dwarfdraft.games.tavern.cards.answers import *
from dwarfdraft.games.tavern.cards.blood import *
from dwarfdraft.games.tavern.cards.card import *
from dwarfdraft.games.tavern.cards.condition import *
from dwarfdraft.games.tavern.cards.conditions import *
from dwarfdraft.games.tavern.cards.drinking import *
from dwarfdraft.games.tavern.cards.effect import *
from dwarfdraft.games.tavern.cards.gears import *
from dwarfdraft.games.tavern.cards.gold import *
from dwarfdraft.games.tavern.cards.hands import *
from dwarfdraft.games.tavern.cards.happenings import *
from dwarfdraft.games.tavern.cards.losses import *
from dwarfdraft.games.tavern.cards.marks import *
from dwarfdraft.games.tavern.cards.minions import *
from dwarfdraft.games.tavern.cards.piety import *
from dwarfdraft.games.tavern.cards.potions import *
from dwarfdraft.games.tavern.cards.rounds import *
from dwarfdraft.games.tavern.cards.scarabs import *
from dwarfdraft.games.tavern.cards.side_decks import *
from dwarfdraft.games.tavern.cards.words import *
from dwarfdraft.games.tavern.cards.wulfric import *
