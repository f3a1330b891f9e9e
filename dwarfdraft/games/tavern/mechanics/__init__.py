"""What only some characters have, one module each: Piety, Gear, Potions, Wulfric, marks, Blood, Scarabs, Minions."""
