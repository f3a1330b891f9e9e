"""Rules of thumb for Drunken Dwarf Draft.

sight      what a seat sees, and how good the table is for it    drafting    which card and die to draft
texts      what a card would bring if it were resolved now       resolving   every other decision
"""
