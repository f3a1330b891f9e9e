"""Measuring tools, run by `dwarfdraft bench`: the engine, answers through the service, waiting in response windows."""
