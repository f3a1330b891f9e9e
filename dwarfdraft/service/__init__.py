"""Tables, chairs, clocks and bots' seats: everything between the store and the web. Knows no game and no framework.

api       what it takes and gives, its errors, what it needs from outside     names     which names are told apart
tables    the public face, `Tables`                                           lobby     seats and options before the start
play      answers, frames, catching up with the log                           clocks    deadlines and who answers when one passes
presence  who is connected, whose seat a bot answers for                      records   log, scores and export of a table
"""
