"""The commands of the command line: each reads its options, calls one thing below and prints what came of it."""
