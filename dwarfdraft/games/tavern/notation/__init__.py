"""How scenario files and traces write the tavern."""
