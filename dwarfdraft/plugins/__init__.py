"""The registrations of our games, a module each. Entry points in pyproject.toml name them; nobody else imports them."""
