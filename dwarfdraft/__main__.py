"""`python -m dwarfdraft`: the same as the command `dwarfdraft`."""

from dwarfdraft.cli import main

if __name__ == "__main__":
    main(prog_name="dwarfdraft")
