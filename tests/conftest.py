"""What all tests share: the reckoning of shown rules (see rules_plugin.py)."""

from hypothesis import Phase, settings

pytest_plugins = ["tests.rules_plugin", "pytester"]

settings.register_profile("find", phases=[Phase.explicit, Phase.reuse, Phase.generate], deadline=None)
"""Finds a fault and does not make it smaller: for tests/long/test_broken_rules.py."""
settings.register_profile("same", derandomize=True, database=None, deadline=None)
"""Tries the same examples in every run, however slow the machine is."""
settings.load_profile("same")
