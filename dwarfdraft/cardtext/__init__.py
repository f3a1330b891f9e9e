"""What tavern cards say, made from the data that also tells the rules what they do.

`words` opens a catalogue; `conditions` and `effects` have one phrase for each condition and effect; `texts` puts cards,
Drinks and characters together.
"""
