"""What all tests share: the reckoning of shown rules (see rules_plugin.py)."""

pytest_plugins = ["tests.rules_plugin", "pytester"]
