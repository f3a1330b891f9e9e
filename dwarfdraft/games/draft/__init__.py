"""Drunken Dwarf Draft: every rule of docs/rules (DDD-*), as functions that read like the rulebook.

cards      dwarves, clans, kinds of cards, dice             state      what lies on the table
options    the set-up of a game                             dice       what may rise, fall, roll, change hands
rules      hands and turns                                  texts      what each card does
scoring    the score of a hand                              projection what a seat may see
redeal     what a seat has not seen                         view       the form of what a seat sees (for bots)
game       all of it as one object for the engine           names      scenario files and traces
"""
