"""Tables, moves, events, snapshots, due dates and people in SQLite or PostgreSQL: the same code, chosen by URL.

schema      the tables and how values are written       database    connections, transactions, migration
rows        what is read back, typed                    seating     tables and chairs
log         moves, events, snapshots, due rows          people      persons, device links, who watches
migrations  Alembic; only the parent process runs them
"""
