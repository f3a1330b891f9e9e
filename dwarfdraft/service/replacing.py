"""Whether a bot should replace somebody who holds the game up: the host says so, or most of the others do.

Nobody loses a seat by that: whoever sits there takes it back whenever they like.
"""

from collections.abc import Sequence

from dwarfdraft.store.rows import ChairRow


def voters(chairs: Sequence[ChairRow], seat: int) -> list[str]:
    """Return the persons who have a say about a seat: all who play now but its owner; none for a bot's seat."""
    chair = chairs[seat]
    if chair.person_id is None or chair.left or chair.replaced:
        return []
    playing = (other.person_id for other in chairs if not other.by_bot and other.person_id != chair.person_id)
    return list(dict.fromkeys(person for person in playing if person is not None))


def votes(chairs: Sequence[ChairRow], seat: int) -> list[str]:
    """Return the voters who want a bot on the seat."""
    return [person for person in voters(chairs, seat) if person in chairs[seat].votes]


def votes_needed(chairs: Sequence[ChairRow], seat: int) -> int:
    """Return how many have to want it: more than half of those who have a say, 0 if there is nobody."""
    count = len(voters(chairs, seat))
    return count // 2 + 1 if count else 0
