"""`dwarfdraft bench server`: what it prints and that nothing is lost on the way, not how fast this machine is."""

import asyncio
import re
import signal
import subprocess
import sys
import time

import psutil

from dwarfdraft.benchmarks.server.capacity import search
from dwarfdraft.benchmarks.server.echo import VIEW_BYTES, Json, view
from dwarfdraft.benchmarks.server.load import Step
from dwarfdraft.benchmarks.server.prompts import Prompt

NUMBER = r"[\d.]+"
ECHO = rf"{NUMBER} ms, {NUMBER} ms"


def run(*options: str) -> str:
    """Run it for a moment, with few connections, at rates that every machine keeps up with."""
    short = ("--connections", "8", "--rounds", "1", "--seconds", "0.4", "--rate", "30", "--most", "30")
    command = [sys.executable, "-m", "dwarfdraft", "bench", "server", *short, *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_report_tells_both_sides_and_nothing_was_lost():
    lines = iter(run().splitlines())

    assert next(lines) == "draft, 8 connections, 2 tables, sqlite, 1 process, speed none: medians of 1"
    for what in ("acknowledged", "own frame"):
        form = (
            rf"capacity, {what} within 100 ms \(p99\): \d+ answers/s, echo \d+ moves/s, ratio {NUMBER} \(by round .*\)"
        )
        assert re.fullmatch(form, next(lines))
    for rate in (20, 30):
        form = (
            rf"at {rate}/s \(\d+ done\): acknowledged p50 {NUMBER} ms, p99 {NUMBER} ms, own frame p99 {NUMBER} ms; "
            rf"echo {ECHO}; ratio {NUMBER}, {NUMBER}"
        )
        assert re.fullmatch(form, next(lines))
    assert re.fullmatch(r"longest pause at 30/s: \d+ ms, echo \d+ ms", next(lines))
    assert re.fullmatch(rf"frames: median \d+ bytes, p95 \d+ \(\d+ frames\), {NUMBER} an answer", next(lines))
    assert re.fullmatch(r"  hand 1: median \d+ bytes, p95 \d+ \(\d+ frames\)", next(lines))
    rest = [line for line in lines if not line.startswith("  hand ")]
    memory, lost, cost, busy = rest
    assert re.fullmatch(r"memory a connection: -?\d+ KiB, echo -?\d+ KiB", memory)
    nothing = r"lost connections: 0, echo 0; refused answers: 0 of \d+; not acknowledged: 0; "
    nothing += r"watched again for want of a base: 0; games ended: \d+"
    assert re.fullmatch(nothing, lost)
    assert re.match(rf"the server's processor time at capacity: {NUMBER} ms an answer, echo {NUMBER} ms a move", cost)
    shares = rf"{NUMBER}, echo {NUMBER}"
    assert re.match(rf"cores taken at capacity: the server {shares}, this process {shares}, others {shares}; ", busy)


def test_its_servers_end_with_it():
    command = [sys.executable, "-m", "dwarfdraft", "bench", "server", "--connections", "4", "--seconds", "60"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as bench:
        assert bench.stderr is not None
        assert bench.stderr.readline() == "round 1, echo\n"
        process = psutil.Process(bench.pid)
        end = time.monotonic() + 60
        while len(servers := process.children(recursive=True)) < 2:
            assert time.monotonic() < end
            time.sleep(0.05)
        bench.terminate()
        assert bench.wait(60) == 128 + signal.SIGTERM
    assert psutil.wait_procs(servers, 30)[1] == []


def test_a_view_of_the_echo_is_as_long_as_it_says():
    assert abs(len(Json.dumps(view())) - VIEW_BYTES) < VIEW_BYTES / 10


def test_a_question_is_followed_through_changes():
    prompt = Prompt()
    asked = {"ask": "3:x", "answered": None, "options": {"one": [1, 2]}}
    assert prompt.take({"view": {}, "prompt": None, "view_id": "a"})
    assert not prompt.is_open
    assert prompt.take({"base": "a", "view_id": "b", "changes": [["view", "hand", 2], ["prompt", asked]]})
    assert prompt.is_open
    assert prompt.take({"view_id": "b"})
    assert prompt.take({"base": "b", "view_id": "c", "changes": [["prompt", "options", "one", 2, 3]]})
    assert prompt.now == {**asked, "options": {"one": [1, 2, 3]}}
    assert not prompt.take({"base": "x", "view_id": "y", "changes": []})
    assert prompt.take({"base": "c", "view_id": "d", "removed": [["prompt", "options", "one", 2]]})
    assert prompt.now["options"] == {"one": [1, 2]}
    assert prompt.take({"base": "d", "view_id": "e", "changes": [["prompt", "answered", 1]]})
    assert not prompt.is_open


def step(offered: float, p99_s: float) -> Step:
    """Return a step that took so long."""
    times = (p99_s,) * 10
    return Step(
        offered=offered,
        kept=1,
        rate=offered,
        acks=times,
        own=times,
        refused=0,
        open=0,
        lost=0,
        pause=0,
        own_cpu=0,
        late=0,
        server_cpu=0,
        others_cpu=0,
    )


async def keeps_up_to_500(rate: float) -> Step:
    """Hold a rate on a server that keeps up with 500 a second."""
    return step(rate, 0.01 if rate <= 500 else 0.2)


def test_the_capacity_is_found_from_below_and_from_above():
    for first in (50, 500, 5000):
        found = asyncio.run(search(keeps_up_to_500, first))
        assert 460 < found.best.rate <= 500
        assert found.best_own == found.best.rate
