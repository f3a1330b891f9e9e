"""What the Socket.IO server writes: packets as the library makes them, without the search for bytes."""

import pytest
from socketio.packet import ACK, EVENT, Packet

from dwarfdraft.web.socketio_server import Json, TextPacket, make_socketio

TABLE = ["table", {"table": "4821-0937", "view": {"hand": ["Cheater", "Steal"], "down": None}, "n": 3}]


@pytest.fixture
def server(app):
    return make_socketio(
        app, async_mode="threading", message_queue=None, connections=5, commands_per_10s=40, origins=frozenset()
    ).server


@pytest.mark.parametrize("kind", [EVENT, ACK])
def test_a_packet_is_written_as_the_library_writes_it(server, kind, monkeypatch):
    monkeypatch.setattr(Packet, "json", Json)
    ours, plain = (made(kind, TABLE, namespace="/play", id=7) for made in (server.packet_class, Packet))
    assert ours.encode() == plain.encode()
    assert server.packet_class(encoded_packet=plain.encode()).data == TABLE


def test_what_a_frame_says_is_passed_on_as_it_was_written(server, monkeypatch):
    monkeypatch.setattr(Json, "dumps", lambda *_, **__: pytest.fail("written again"))
    packet = server.packet_class(EVENT, ["frame", '{"n":3,"events":["é"]}'], namespace="/play")
    assert packet.encode() == '2/play,["frame",{"n":3,"events":["é"]}]'


def test_nobody_looks_for_bytes_in_it(server, monkeypatch):
    monkeypatch.setattr(Packet, "data_is_binary", lambda data: pytest.fail("looked for bytes"))
    assert server.packet_class is TextPacket
    assert server.packet_class(EVENT, TABLE).encode().startswith("2[")
