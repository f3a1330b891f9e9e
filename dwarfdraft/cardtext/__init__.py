"""What tavern cards say, made from the data that also tells the rules what they do.

`words` opens a catalogue; `conditions` has one phrase for each condition, `effects` puts into a language what each
effect says of itself; `texts` puts cards, Drinks and characters together.
"""
