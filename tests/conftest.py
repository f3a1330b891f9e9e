"""What all tests share: the reckoning of shown rules (see rules_plugin.py)."""

from hypothesis import Phase, settings

pytest_plugins = ["tests.rules_plugin", "pytester"]

settings.register_profile("find", phases=[Phase.explicit, Phase.reuse, Phase.generate])
"""Finds a fault and does not make it smaller: for tests/long/test_broken_rules.py."""
