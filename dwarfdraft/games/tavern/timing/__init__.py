"""The response window: who is asked, which card is played first, when it closes."""
