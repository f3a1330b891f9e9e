"""Ways to break rules of the tavern's boxes, teams and Bosses, as in `tavern_breaks`."""

from typing import Final

BREAKS: Final = (
    (
        "RDI-2HBOSS-01",
        "the second of each pair has the regular deck",
        "options.py",
        "        case Variant.TWO_HEADED_BOSS_BATTLE | Variant.BOSS_VERSUS_BOSS:\n"
        "            return tuple(range(seats))\n"
        "        case Variant.LEADERS_AND_LACKEYS:\n",
        "        case Variant.BOSS_VERSUS_BOSS:\n"
        "            return tuple(range(seats))\n"
        "        case Variant.TWO_HEADED_BOSS_BATTLE | Variant.LEADERS_AND_LACKEYS:\n",
    ),
    (
        "RDI-2HD-08",
        "teams of eight players have as much Gold as each of eight who play alone",
        "options.py",
        "return starting_gold(len(self.characters)) if self.variant is Variant.INDIVIDUAL else _TEAM_GOLD",
        "return max(starting_gold(len(self.characters)), _TEAM_GOLD if self.is_team_game else 0)",
    ),
    (
        "RDI-BLOOD-06",
        "he has nine at most",
        "blood.py",
        "MOST: Final = 8",
        "MOST: Final = 9",
    ),
    (
        "RDI-BOSS-16",
        "the Boss plays half of X in every turn, as in the first one",
        "teams.py",
        "most = _boss_share(state)",
        "most = (state.options.challengers + 1) // 2",
    ),
    (
        "RDI-CARD-16",
        "she does not Ignore a Drink Event",
        "conditions.py",
        "        case c.EventOnYou():\n            return moment.play is not None and moment.play.reaches(seat)",
        "        case c.EventOnYou():\n"
        "            event = moment.play\n"
        "            return event is not None and is_of_event_deck(event.card_id) and event.reaches(seat)",
    ),
    (
        "RDI-EVENT-04",
        "what names Drink Events answers every Event",
        "conditions.py",
        "return play is not None and not is_of_event_deck(play.card_id) and play.reaches(seat)",
        "return play is not None and play.reaches(seat)",
    ),
    (
        "RDI-EVENTMIX-01",
        "the second Event deck is not shuffled",
        "events.py",
        "shuffled(table, event_cards(name))",
        "event_cards(name) if table.state.events else shuffled(table, event_cards(name))",
    ),
    (
        "RDI-MARK-08",
        "who is marked loses as little as others",
        "marks.py",
        "effect.marked if is_marked else effect.amount",
        "effect.amount",
    ),
    (
        "RDI-MINION-23",
        "nobody is marked for what a Minion does",
        "conditions.py",
        "return not state.seats[play.seat].marked and any(",
        "return not (play.activation or state.seats[play.seat].marked) and any(",
    ),
    (
        "RDI-TEAM-07",
        "a team has as much Gold as a player has without teams",
        "options.py",
        "starting_gold(len(self.characters)) if self.variant is Variant.INDIVIDUAL else _TEAM_GOLD",
        "starting_gold(len(self.characters))",
    ),
    (
        "RDI-TEAM-15",
        "a payment for a teammate's card may be Ignored",
        "conditions.py",
        "if state.is_opponent(play.seat, seat) and is_among(state, play, who, seat):",
        "if is_among(state, play, who, seat):",
    ),
    (
        "RDI-TEAM-60",
        "the team of a Champion who is not there pays who won the Contest",
        "drink_events.py",
        "for seat in everybody if seat != winner]",
        "for seat in play.champions or everybody if seat != winner]",
    ),
    (
        "RDI-TEAMCHAR-11",
        "while Kaylin is away her teammates Ignore everything, too",
        "state.py",
        "for seat in range(len(self.seats)) if self.is_shut(seat)}",
        "for seat in range(len(self.seats)) if any(map(self.is_shut, self.team(seat)))}",
    ),
    (
        "RDI-VRULING-24",
        "a card that Ignores another covers nobody but who was to be hit, not the teammates",
        "effects.py",
        "of.ignored.update(table.state.sheltered(play.seat, of))",
        "of.ignored.add(play.behalf)",
    ),
    (
        "RDI-VRULING-61",
        "a bidding ends only when the highest bidder has passed, too",
        "bidding.py",
        "while passes < len(order) - (bidder != NOBODY):",
        "while passes < len(order):",
    ),
    (
        "RDI-VRULING-73",
        "too few Scarabs are given out from the active player on",
        "scarabs.py",
        "state.living_from((owner(state) + 1) % len(state.seats))",
        "state.living_from(state.active)",
    ),
    (
        "RDI-VRULING-75",
        "Torglesnarf may send on what hits a Minion of his",
        "conditions.py",
        "            return _is_losing_fortitude(state, seat, moment, mode, own, more_than)\n",
        "            play = moment.play\n"
        "            if play is not None and any(minions.player_of(hit.seat) == seat for hit in play.hits):\n"
        "                return True\n"
        "            return _is_losing_fortitude(state, seat, moment, mode, own, more_than)\n",
    ),
    (
        "RDI-VRULING-79",
        "what has the Inn pay lowers Wages to 1 at least",
        "payments.py",
        "due.amount = max(due.amount - 1, 0)",
        "due.amount = max(due.amount - 1, 1)",
    ),
    (
        "RDI-VRULING-91",
        "an Action Card that is Negated does not count as an Action",
        "turn.py",
        "        if played.regains:\n            state.actions[seat] -= 1\n",
        "        if played.regains or played.negated:\n            state.actions[seat] -= 1\n",
    ),
    (
        "RDI-WULFRIC-06",
        "Playful bites nobody for a loss of 1",
        "changes.py",
        "if changed < 0 and moods.bites(state, seat, source, card)",
        "if changed < -1 and moods.bites(state, seat, source, card)",
    ),
)
