"""What lies on the table of The Red Dragon Inn: the set-up, the table with its seats, and what is being played."""
