"""The Red Dragon Inn, all boxes. docs/architecture.md says what lives where."""
