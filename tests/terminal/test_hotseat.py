"""Several people at one keyboard: nobody sees another's hand."""

from __future__ import annotations

from regency.terminal.client import Client
from tests.terminal.desk import Desk, council, play, sat

TURN = ["1 1 1", "4", ""]


def hands(client: Client) -> list[str]:
    """The line of each hand as it stands on the sheet."""
    lines = []
    for seat in client.people:
        desk = Desk()
        other = sat(client.match, desk)
        other.show_table(seat)
        lines += [line for line in desk.shown.splitlines() if "hand:" in line]
    return lines


def test_a_curtain_falls_between_two_people() -> None:
    desk = Desk(["", *TURN, "", "t"])
    play(sat(council("human:Anna,human:Ben"), desk))
    assert "Pass the keyboard to Anna." in desk.shown
    assert "Pass the keyboard to Ben." in desk.shown
    assert [prompt for prompt in desk.prompts if "press Enter" in prompt] == [
        "Anna, press Enter when you are ready > ",
        "Ben, press Enter when you are ready > ",
    ]


def test_no_curtain_for_one_person() -> None:
    desk = Desk([*TURN, "t"])
    play(sat(council("human,random"), desk))
    assert "Pass the keyboard" not in desk.shown


def test_behind_the_curtain_nothing_of_the_other_hand_is_left() -> None:
    desk = Desk(["", *TURN, "", "t", "log", "h"], colour=True)
    client = sat(council("human:Anna,human:Ben"), desk)
    anna = hands(client)[0]
    play(client)
    before, _, after = desk.shown.rpartition("\x1b[2J\x1b[3J\x1b[H")
    assert "Ben, press Enter" in before.rpartition("\x1b[2J\x1b[3J\x1b[H")[2]
    assert "Anna  hand:" not in after.replace("\x1b[0m", "")
    assert anna.split("hand:")[0].strip() == "Anna"
    assert "hand:" in after


def test_while_the_curtain_is_down_no_hand_is_shown() -> None:
    desk = Desk(["", *TURN])
    play(sat(council("human:Anna,human:Ben"), desk))
    curtain = desk.shown.rpartition("\n" * 60)[2]
    assert "Pass the keyboard to Ben" in curtain
    assert "hand:" not in curtain


def test_the_sheet_shows_one_hand_only() -> None:
    assert len(hands(sat(council("human:Anna,human:Ben"), Desk()))) == 2
