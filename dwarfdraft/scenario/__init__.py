"""Scenario files: what they say (`reading`), and what happens (`running`)."""
