"""The quick way to read short texts finds exactly what the general way finds."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from regency.server.websocket_frames import MOST, ends_between, texts_in


def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True, extensions=[])


@given(st.lists(st.binary(max_size=300), max_size=6), st.binary(max_size=20))
def test_texts_are_found_up_to_the_first_other_thing(texts: list[bytes], tail: bytes) -> None:
    other = frame(Opcode.PING, b"hello") + tail
    whole = b"".join(frame(Opcode.TEXT, text) for text in texts)
    assert texts_in(whole + other) == (texts, len(whole))


@given(st.lists(st.binary(max_size=300), min_size=1, max_size=4), st.data())
def test_a_text_that_is_cut_is_left_for_later(texts: list[bytes], data: st.DataObject) -> None:
    frames = [frame(Opcode.TEXT, text) for text in texts]
    whole = b"".join(frames)
    cut = data.draw(st.integers(1, len(frames[-1])))
    assert texts_in(whole[:-cut]) == (texts[:-1], len(whole) - len(frames[-1]))


def test_what_is_long_unmasked_compressed_or_in_parts_goes_the_general_way() -> None:
    for one in (
        frame(Opcode.TEXT, b"x" * (MOST + 1)),
        Frame(Opcode.TEXT, b"plain").serialize(mask=False, extensions=[]),
        b"\xc1" + frame(Opcode.TEXT, b"bits")[1:],
        frame(Opcode.TEXT, b"part", fin=False),
        frame(Opcode.BINARY, b"bytes"),
        b"",
    ):
        assert texts_in(one) == ([], 0)


def test_whether_a_chunk_ends_between_two_messages() -> None:
    ping, text = frame(Opcode.PING, b"?"), frame(Opcode.TEXT, b"words")
    large = frame(Opcode.BINARY, b"x" * 70_000)
    for whole in (ping, text, ping + text, large + ping):
        assert ends_between(whole, 0)
        assert not any(ends_between(whole[:-cut], 0) for cut in (1, len(ping) - 1))
    assert ends_between(text + ping, len(text))
    begun, rest = frame(Opcode.TEXT, b"one", fin=False), frame(Opcode.CONT, b"two")
    assert not ends_between(begun, 0)
    assert not ends_between(rest, 0)
    assert not ends_between(begun + rest, 0)
