"""What is foretold of cards, and of choices, that hidden cards or others decide: each effect says it of itself."""

from dwarfdraft.engine.ask import Ask, Value
from dwarfdraft.games.tavern.effect_rules import Line, questions, rules_of
from dwarfdraft.games.tavern.state.stack import Play
from dwarfdraft.games.tavern.state.state import State


def words_of(state: State, play: Play) -> list[Line]:
    """Return what a card brings that only hidden cards or choices will tell in numbers."""
    return [line for effect in play.effects for line in rules_of(effect).foretold(state, play, effect)]


def by_choice(state: State, ask: Ask) -> dict[str, list[Line]]:
    """Return, by answer, what a choice brings that an Event asks for."""
    play = next((frame for frame in reversed(state.stack) if isinstance(frame, Play)), None)
    if play is None or ask.kind not in questions():
        return {}
    return {str(value): _brings(state, ask.seat, play, value) for value in ask.options.legal()}


def _brings(state: State, seat: int, play: Play, value: Value) -> list[Line]:
    for effect in play.effects:
        foretell = rules_of(effect).by_choice
        lines = foretell(state, play, effect, seat, value) if foretell is not None else None
        if lines is not None:
            found: list[Line] = lines
            return found
    return []
