"""When a card may be played, and whom and what it is about: asked of the state, changing nothing."""
