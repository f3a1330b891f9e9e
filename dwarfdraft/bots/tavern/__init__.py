"""Rules of thumb for The Red Dragon Inn.

sight       what a seat sees, and how good the table is for it    declaring    whether to answer with a card
texts       what a text of a card would bring                     moving       actions, Rounds, orders, discards
drinking    the same of one about Drinks                          choosing     whom, which text and Drink; Drink Events
picking     whom a text could pick                                opinions     tables of what only some characters have,
                                                                               which `mechanics/` fills
"""

# Importing any module of this package registers the opinions of all mechanics.
from dwarfdraft.bots.tavern import mechanics as mechanics
