"""Whatever people do at a table of the draft, in whatever order, what must always hold does (DDD-INV-*)."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from dwarfdraft.engine.errors import Refused
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.draft.cards import CARDS
from dwarfdraft.games.draft.game import DRAFT
from tests.games.cases import DWARVES, OPTIONS
from tests.games.play import everything


class DraftTable(RuleBasedStateMachine):
    """A table at which anybody does anything."""

    @initialize(
        seats=st.integers(2, 8),
        options=st.sets(st.sampled_from(OPTIONS)),
        hands=st.integers(1, 2),
        seed=st.integers(0, 10**6),
    )
    def sit_down(self, seats: int, options: set[str], hands: int, seed: int) -> None:
        """Begin a game."""
        setup = {"seats": list(DWARVES[:seats]), "options": sorted(options), "hands": hands, "sip_limit": 2}
        self.match: Match[Any] = Match.start(DRAFT, setup, str(seed))
        self.twin: Match[Any] = Match.start(DRAFT, setup, str(seed))
        self.revealed: Counter[str] = Counter()
        self.turned: list[int] = []
        self.take()

    def take(self) -> None:
        """Follow the log: what was revealed in this hand (DDD-INV-04)."""
        events = self.match.take_events()
        assert events == self.twin.take_events()
        for event in events:
            if event.kind == "deal":
                self.revealed.clear()
            elif event.kind == "reveal":
                self.revealed[event.public["card"]] += 1

    def both(self, command: str, *args: Any) -> None:
        """Do the same at the table and at its twin (DDD-INV-05)."""
        for match in (self.match, self.twin):
            getattr(match, command)(*args)
        self.take()

    @precondition(lambda self: not self.match.over)
    @rule(who=st.integers(0, 7), chance=st.integers(0, 2**20))
    def answer(self, who: int, chance: int) -> None:
        """Somebody who is asked answers, perhaps anew."""
        pending = self.match.pending
        ask = pending[who % len(pending)]
        self.both("answer", ask.seat, ask.id, ask.options.pick(Rng(str(chance))))

    @precondition(lambda self: not self.match.over)
    @rule(chance=st.integers(0, 2**20), times=st.integers(1, 12))
    def all_answer(self, chance: int, times: int) -> None:
        """Some of those who have not answered do."""
        chooser = Rng(str(chance))
        for _ in range(times):
            waiting = self.match.unanswered()
            if not waiting:
                return
            ask = chooser.choice(waiting)
            self.both("answer", ask.seat, ask.id, ask.options.pick(chooser))

    @precondition(lambda self: not self.match.over)
    @rule(who=st.integers(0, 7))
    def withdraw(self, who: int) -> None:
        """Somebody takes an answer back, if there is one to take back."""
        pending = self.match.pending
        ask = pending[who % len(pending)]
        if self.match.answered(ask.seat) is not None:
            self.both("withdraw", ask.seat, ask.id)

    @precondition(lambda self: not self.match.over)
    @rule(who=st.integers(0, 7))
    def expire(self, who: int) -> None:
        """Somebody's time runs out, where it can."""
        pending = self.match.pending
        ask = pending[who % len(pending)]
        before = everything(self.match)
        try:
            self.match.expire(ask.seat, ask.id)
        except Refused:
            assert everything(self.match) == before
            return
        self.twin.expire(ask.seat, ask.id)
        self.take()

    @precondition(lambda self: not self.match.over)
    @rule(who=st.integers(0, 7), value=st.one_of(st.none(), st.text(max_size=4), st.sampled_from(sorted(CARDS))))
    def say_nonsense(self, who: int, value: Any) -> None:
        """Somebody says what was not offered: nothing changes."""
        pending = self.match.pending
        ask = pending[who % len(pending)]
        if ask.options.accepts(value):
            return
        before = everything(self.match)
        with pytest.raises(Refused):
            self.match.answer(ask.seat, ask.id, value)
        assert everything(self.match) == before

    @precondition(lambda self: self.match.over)
    @rule(seat=st.integers(0, 7))
    def speak_after_the_end(self, seat: int) -> None:
        """Nothing can be answered any more."""
        with pytest.raises(Refused, match="over"):
            self.match.answer(seat, "1:draft", None)

    @invariant()
    def the_dice_are_all_there(self) -> None:
        """DDD-INV-01, from what everybody sees."""
        rows = self.match.view(None)["seats"]
        assert all(len(row["dice"]) == 5 for row in rows)
        dice = [die for row in rows for die in row["dice"]]
        assert Counter(die["sides"] for die in dice) == {6: 2 * len(rows), 8: 2 * len(rows), 10: len(rows)}
        assert len({die["die"] for die in dice}) == 5 * len(rows)
        assert all(1 <= die["value"] <= die["sides"] for die in dice)
        assert all({"0": 6, "1": 6, "2": 8, "3": 8, "4": 10}[die["die"][2]] == die["sides"] for die in dice)

    @invariant()
    def the_cards_are_all_there(self) -> None:
        """DDD-INV-02, from what all seats see together and the counts."""
        match = self.match
        view, seats = match.view(None), range(len(match.view(None)["seats"]))
        cards = Counter(view["discard"])
        for seat in seats:
            cards.update(match.state.hands[seat])
            cards.update(place.card for place in match.state.places[seat])
            assert view["seats"][seat]["hand"] == len(match.state.hands[seat])
        cards.update(match.state.deck)
        assert view["deck"] == len(match.state.deck)
        assert set(cards.values()) == {1}
        assert cards.total() == 11 * len(seats)

    @invariant()
    def the_columns_are_full_and_resolved(self) -> None:
        """DDD-INV-03."""
        view = self.match.view(None)
        plans = "best-laid-plans" in view["options"]
        for row in view["seats"]:
            states = [place["state"] for place in row["places"]]
            if view["phase"] == "draft":
                assert len(states) == view["turn"] - 1
                assert all((state == "unresolved") == plans for state in states)
            elif view["phase"] == "resolve":
                assert len(states) == (5 if plans else view["turn"])
                assert "unresolved" not in states[: view["column"] - 1]

    @invariant()
    def no_card_is_resolved_twice(self) -> None:
        """DDD-INV-04."""
        assert not self.revealed or max(self.revealed.values()) == 1

    @invariant()
    def the_engine_agrees(self) -> None:
        """The engine's own check, and the twin's state."""
        DRAFT.check(self.match.state)
        assert DRAFT.codec.dump(self.match.state) == DRAFT.codec.dump(self.twin.state)
        assert self.match.over or self.match.unanswered()


@pytest.mark.rules("DDD-INV-01", "DDD-INV-02", "DDD-INV-03", "DDD-INV-04", "DDD-INV-05")
def test_invariants_hold_whatever_people_do():
    machine = DraftTable.TestCase
    machine.settings = settings(
        max_examples=25,
        stateful_step_count=40,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    machine("runTest").runTest()


@pytest.mark.rules("DDD-INV-04")
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_hand_ends_after_a_bounded_number_of_decisions(seats: int):
    """A draft a seat and turn, and for each card at most: luck, a Fight's two polls and raises, or two dice."""
    most = 0
    for seed in range(15):
        setup = {"seats": list(DWARVES[:seats]), "options": ["more-luck"]}
        match: Match[Any] = Match.start(DRAFT, setup, f"bounded/{seed}")
        chooser = Rng(f"bounded/{seed}")
        while not match.over:
            ask = match.unanswered()[0]
            match.answer(ask.seat, ask.id, ask.options.pick(chooser))
        most = max(most, match.seq)

    cards = 10 * seats  # drafted, and as many taken with Cheaters at the very most
    assert 5 * seats <= most <= 5 * seats + cards * (1 + 3 * seats)
