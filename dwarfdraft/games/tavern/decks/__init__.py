"""The Character Decks and the Drink Decks: a module a character, `drinks`, and `all` to look cards up."""
