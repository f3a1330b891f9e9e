"""Tables, chairs, clocks and bots' seats: everything between the store and the web. Knows no game and no framework.

api       what it takes and gives, errors, needs      tables    the public face, `Tables`
house     what all parts share; matches in memory     lobby     making tables, options, start, rematch
play      answers, frames, catching up                seats     sitting, standing, dwarves, bots, kicking
clocks    what is due when, pure                      wakes     carrying out what is due
presence  who is connected                            alarm     the thread that wakes
people    persons, device links                       names     which names are told apart
records   log, scores, export
"""
