"""The games. Each is pure, knows the engine and nothing else; they do not know each other."""
