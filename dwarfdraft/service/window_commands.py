"""What a seat may do beside answering: hold a window open, break in, leave orders, say that somebody is there.

None of it is itself a move, but it may lead to one: what was ordered is declared, what was declared is taken back.
Others see a Hold, and the quiet window that an Interrupt without a card opens to everybody. A command that is repeated
has one effect.
"""

from collections.abc import Callable
from typing import Any

from dwarfdraft.service.checks import check_playing
from dwarfdraft.service.commands import StaleAsk, take_command
from dwarfdraft.service.core import ServiceCore
from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.service.orders import INTERRUPT_STEPS, LONGEST_TITLE, read_orders
from dwarfdraft.service.session import TableSession
from dwarfdraft.service.values import Ack
from dwarfdraft.service.window_session import WindowSession


class WindowCommands:
    """Commands about response windows."""

    def __init__(self, core: ServiceCore) -> None:
        self.core = core

    def hold(self, code: str, person: str, seat: int, command_id: str, ask: str) -> Ack:
        """Lengthen the open window from a seat's bank."""

        def hold_open(window: WindowSession) -> None:
            poll = window.poll
            asked = next((each for each in poll.asks if each.seat == seat), None) if poll is not None else None
            if asked is None or asked.id != ask or window.window.quiet:
                raise StaleAsk
            if not window.hold(seat):
                raise ServiceRefused("not_legal", "bank_empty", {"seat": seat})
            if window.has_answered(seat):
                window.withdraw(seat, ask)
            window.writer.outbox.all_see_change = True

        return take_beside_game(self.core, code, person, seat, command_id, hold_open, stale_ask=ask)

    def interrupt(self, code: str, person: str, seat: int, command_id: str, card: Any, before: Any, on: bool) -> Ack:
        """Break in at the next window that fits, or take that back."""
        for name, text in (("card", card), ("before", before)):
            if text is not None and not (isinstance(text, str) and 0 < len(text) <= LONGEST_TITLE):
                raise ServiceRefused("bad_message", fields={name: "invalid"})
        if before is not None and before not in INTERRUPT_STEPS:
            raise ServiceRefused("bad_message", fields={"before": "not_one_of"})

        def set_interrupt(window: WindowSession) -> None:
            if not on:
                window.set_interrupt(seat, None)
                if seat in window.window.ordered and window.has_answered(seat):
                    window.withdraw(seat, window.window.ask)
                return
            if card is not None and card not in window.hand(seat):
                raise ServiceRefused("not_legal", data={"seat": seat, "value": card})
            window.set_interrupt(seat, {"card": card, "before": before})
            window.declare_ordered(seat)

        return take_beside_game(self.core, code, person, seat, command_id, set_interrupt)

    def orders(self, code: str, person: str, seat: int, command_id: str, orders: Any) -> Ack:
        """Write standing orders and yields."""

        def write_orders(window: WindowSession) -> None:
            read = read_orders(orders, window.seats.orders(seat), window.public)
            window.seats.change(seat, orders=read.to_json())
            window.declare_ordered(seat)

        return take_beside_game(self.core, code, person, seat, command_id, write_orders)

    def here(self, code: str, person: str, seat: int, command_id: str) -> Ack:
        """Say that somebody is there."""
        return take_beside_game(self.core, code, person, seat, command_id, lambda window: None)


def take_beside_game(
    core: ServiceCore,
    code: str,
    person: str,
    seat: int,
    command_id: str,
    do: Callable[[WindowSession], None],
    *,
    stale_ask: str = "",
) -> Ack:
    """Run a command that is no answer, of a seat that is still in a game with response windows."""

    def do_beside_game(session: TableSession) -> None:
        check_playing(session.table)
        window = session.window
        if window is None:
            raise ServiceRefused("not_asked", data={"seat": seat, "asked": []})
        if not session.offer.game.may_leave(session.match.state, seat):
            raise ServiceRefused("not_legal", data={"seat": seat})  # a player who is out gives no more commands
        do(window)
        session.writer.touched.add(seat)
        session.outbox.acted.add(seat)

    return take_command(core, code, person, seat, command_id, do_beside_game, stale_ask=stale_ask)
