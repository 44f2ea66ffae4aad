"""Several people at one keyboard: nobody sees another's hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regency.kernel.match import AnyMatch
from regency.terminal.client import Client
from tests.terminal.desk import Desk, errands, example, play, sat

Begun = Callable[[str], AnyMatch]
TURN: dict[Begun, list[str]] = {  # what one person types, until another is asked
    errands: ["1 1 1", "1", ""],
    example: ["1"],
}
EACH = pytest.mark.parametrize("begun", TURN)


def hands(client: Client) -> list[str]:
    """The line of each hand as it stands on the sheet."""
    lines = []
    for seat in client.people:
        desk = Desk()
        other = sat(client.match, desk)
        other.show_table(seat)
        lines += [line for line in desk.shown.splitlines() if "hand:" in line]
    return lines


@EACH
def test_a_curtain_falls_between_two_people(begun: Begun) -> None:
    desk = Desk(["", *TURN[begun], "", "t"])
    play(sat(begun("human:Anna,human:Ben"), desk))
    assert "Pass the keyboard to Anna." in desk.shown
    assert "Pass the keyboard to Ben." in desk.shown
    assert [prompt for prompt in desk.prompts if "press Enter" in prompt] == [
        "Anna, press Enter when you are ready > ",
        "Ben, press Enter when you are ready > ",
    ]


@EACH
def test_no_curtain_for_one_person(begun: Begun) -> None:
    desk = Desk([*TURN[begun], "t"])
    play(sat(begun("human,random"), desk))
    assert "Pass the keyboard" not in desk.shown


@EACH
def test_behind_the_curtain_nothing_of_the_other_hand_is_left(begun: Begun) -> None:
    desk = Desk(["", *TURN[begun], "", "t", "log", "h"], colour=True)
    client = sat(begun("human:Anna,human:Ben"), desk)
    anna = hands(client)[0]
    play(client)
    before, _, after = desk.shown.rpartition("\x1b[2J\x1b[3J\x1b[H")
    assert "Ben, press Enter" in before.rpartition("\x1b[2J\x1b[3J\x1b[H")[2]
    assert "Anna  hand:" not in after.replace("\x1b[0m", "")
    assert anna.split("hand:")[0].strip() == "Anna"
    assert "hand:" in after


@EACH
def test_while_the_curtain_is_down_no_hand_is_shown(begun: Begun) -> None:
    desk = Desk(["", *TURN[begun]])
    play(sat(begun("human:Anna,human:Ben"), desk))
    curtain = desk.shown.rpartition("\n" * 60)[2]
    assert "Pass the keyboard to Ben" in curtain
    assert "hand:" not in curtain


@EACH
def test_the_sheet_shows_one_hand_only(begun: Begun) -> None:
    assert len(hands(sat(begun("human:Anna,human:Ben"), Desk()))) == 2
