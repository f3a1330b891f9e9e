"""How much the server does beside a bare echo: what `dwarfdraft bench server` measures.

A server process, real websockets from this one. `line`: one live connection; `echo`: the bare server, `echo_room` the
persons that load it; `persons`: persons that play at tables of the product, `tables` lays these, `prompts` follows what
they are asked; `processes` starts servers and looks at them; `load` has persons act at a rate, `capacity` looks for the
highest; `run` does all in turn, `report` has the lines.
"""
