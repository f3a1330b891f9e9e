"""Tables, chairs, clocks and bots' seats: everything between the store and the web. Knows no game and no framework.

The way of a command, in the order of its calls
    tables             the public face, `Tables`
    answers            answering, taking back              window_commands   hold, interrupt, orders, here
    team_commands      captain, decide, use, give up       team_talk         lines and pings of teammates
    commands           `run_command`: who sends it, was it done before, what follows
    transactions       one transaction, done again if another was first; what a viewer sees now
    session            `TableSession`: the table in this transaction, written back by `settle`
    command_writer     the match moves, the log grows
    window_session     the response window                 team_session      what a team decides
    seat_records       orders and wishes of seats          time_banks        time that seats have saved
    outbox, delivery   what is told after the commit: frames, talk, what is due

Beside it
    lobby, seats, roles, bans, replacing, table_info   tables before the game, chairs, how a table looks
    scheduler, due_jobs, clocks                        when something is due, and what happens then
    pace, orders, team_vote                            pure rules of windows, standing orders, decisions of teams
    presence, people, names, lookalikes                who is connected, who plays, names told apart
    core, replay                                       what all parts share, matches in memory and how they catch up
    records, serving, chance                           logs and scores; served time; luck
    values, errors, interfaces, checks, teammates      what is given, refused, needed; small questions
"""
