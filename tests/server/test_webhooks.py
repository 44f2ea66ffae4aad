"""What a table tells outside: whose turn it is, now and then, nothing secret, and play never waits for it."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest

from regency.server import webhooks
from regency.server.presence import LOBBY_EVERY, Tab
from regency.server.webhooks import Delivery, Pace, Webhooks, payload, sentence, spoken

from .webhook_table import HOOK, LINK, QUICK, House, at_table

MOVES = 5  # no game is over after so many: some are after six

# What is told


def test_each_turn_is_told_once_with_the_way_to_the_table(tmp_path: Path) -> None:
    async def plan(house: House) -> None:
        assert (await house.name(HOOK)).webhook == "on"
        way = f" {LINK}/t/{house.table}"
        hello = "The King's Favours: from now on you can read here whose turn it is." + way
        assert await house.told(1) == [hello]
        await house.start()
        assert (await house.told(2))[1] == "The King's Favours: waiting for Anna and Ben." + way
        await house.until_turn_of(1)
        assert (await house.told(3))[2] == "The King's Favours: waiting for Ben." + way
        assert {url for url, _ in house.ear.sent} == {HOOK}

    at_table(tmp_path, plan)


def test_it_speaks_german_where_german_was_chosen(tmp_path: Path) -> None:
    async def plan(house: House) -> None:
        await house.start()
        await house.name(HOOK, language="de")
        (text,) = await house.told(1)
        assert text.startswith("Die Gunst des Königs – am Zug: Anna und Ben.")

    at_table(tmp_path, plan)


def test_turns_of_bots_are_not_told_and_the_end_is(tmp_path: Path) -> None:
    async def plan(house: House) -> None:
        await house.start()
        await house.name(HOOK)
        while house.room.state() == "playing":
            if house.room.waited_for() == [0]:
                await house.move()
            await asyncio.sleep(0)
        for _ in range(1000):
            if house.ear.texts()[-1].startswith("The King's Favours: the game is over."):
                break
            await asyncio.sleep(0.01)
        texts = {text.partition(" http")[0] for text in house.ear.texts()}
        assert texts == {"The King's Favours: waiting for Anna.", "The King's Favours: the game is over."}

    at_table(tmp_path, plan, chairs=("empty", "random"))


def test_changes_in_quick_succession_are_told_as_one(tmp_path: Path) -> None:
    async def plan(house: House) -> None:
        await house.start()
        await house.name(HOOK)
        assert len(await house.told(1)) == 1
        for _ in range(MOVES):
            await house.move()
        assert len(house.ear.sent) == 1, "not one a turn"

    at_table(tmp_path, plan, Pace(settle=0.0, spacing=600.0, again=0.0))


def test_naming_an_address_again_and_again_sends_no_more(tmp_path: Path) -> None:
    async def plan(house: House) -> None:
        begun = time.monotonic()
        for number in range(20):
            await house.name(f"{HOOK}/{number}")
            await asyncio.sleep(0.005)
        most = 2 + int((time.monotonic() - begun) / 0.3)
        assert len(house.ear.sent) <= most
        await house.name("")
        count = len(house.ear.sent)
        await asyncio.sleep(0.4)
        assert len(house.ear.sent) == count, "nobody is told any more"
        assert (await house.name(HOOK)).webhook == "on"
        count = len(house.ear.sent)
        await house.told(count + 1)

    at_table(tmp_path, plan, Pace(settle=0.0, spacing=0.3, again=0.0))


def test_the_message_is_under_the_names_that_chat_services_look_for() -> None:
    found = json.loads(payload("hello"))
    assert found == {"text": "hello", "content": "hello", "allowed_mentions": {"parse": []}}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("@everyone", "everyone"),
        ("<!channel>", "channel"),
        ("<@U123> `rm`", "U123 rm"),
        ("[free](https://evil.example)", "free https evil example"),
        ("*Anna*_x_", "Anna x"),
        ("Zoë O'Neill-Müller", "Zoë O'Neill-Müller"),
        ("अनिता", "अनिता"),
        ("💀", ""),
    ],
)
def test_a_name_calls_nobody_and_links_nowhere(name: str, said: str) -> None:
    assert spoken(name) == said


def test_nothing_but_what_everybody_knows_is_told_and_it_is_short(tmp_path: Path) -> None:
    async def plan(house: House) -> None:
        await house.start()
        match = house.room.running()
        for _ in range(MOVES):
            await house.move()
            text = sentence(house.room, LINK, "en")
            waiting = {
                f"The King's Favours: waiting for {names}." for names in ("Anna", "Ben", "Anna and Ben")
            }
            assert text.removesuffix(f" {LINK}/t/{house.table}") in waiting
            assert match.header.seed not in text and len(payload(text)) < 1000
        assert LINK not in sentence(house.room, "", "en"), "who has no public address names none"

    at_table(tmp_path, plan)


# What goes wrong


def test_play_goes_on_whatever_the_other_side_does(tmp_path: Path) -> None:
    async def plan(house: House) -> None:
        house.ear.hold = asyncio.Event()
        await house.name(HOOK)
        await house.start()
        for _ in range(MOVES):
            await asyncio.wait_for(house.move(), 60)
        assert len(house.ear.sent) <= 2, "the first is still on its way"

    at_table(tmp_path, plan)


def test_an_address_that_never_answers_is_switched_off_and_the_table_hears_of_it(tmp_path: Path) -> None:
    async def plan(house: House) -> None:
        tab = Tab("Ben", None)
        house.room.enter(tab)
        await house.name(HOOK)
        await house.told(QUICK.tries)
        await house.start()
        for lost in range(2, QUICK.give_up):
            await house.told(lost * QUICK.tries)
            assert house.room.info("Ben").webhook == "on"
            await house.until_another_turn()
        await house.told(QUICK.give_up * QUICK.tries)
        assert house.room.info("Ben").webhook == "failed"
        await asyncio.sleep(2 * LOBBY_EVERY)
        frames = [json.loads(frame) for frame in tab.waiting]
        assert [frame["table"]["webhook"] for frame in frames if frame["got"] == "Lobby"][-1] == "failed"
        stored = await house.tables.shelf.table(house.table)
        assert stored is not None and stored.table.webhook is not None and stored.table.webhook.failed
        await house.until_another_turn()
        assert len(await house.told(10)) == 10, "it is left alone"
        house.ear.takes = True
        assert (await house.name(HOOK)).webhook == "on", "the host may try again"
        await house.told(11)

    at_table(tmp_path, plan, takes=False)


def test_one_loss_is_forgotten_with_the_next_that_arrives(tmp_path: Path) -> None:
    hasty = Pace(settle=0.0, spacing=0.0, again=0.0, give_up=3)

    async def plan(house: House) -> None:
        await house.start()
        await house.name(HOOK)
        await house.told(1)
        for turn in range(hasty.give_up * 2):
            house.ear.takes = turn % 2 == 1
            count = len(house.ear.sent) + (1 if house.ear.takes else hasty.tries)
            await house.until_another_turn()
            await house.told(count)
        assert house.room.info("Ben").webhook == "on"

    at_table(tmp_path, plan, hasty)


def test_more_tables_than_can_be_told_of_wait_for_their_next_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhooks, "MOST_TABLES", 0)

    async def plan(house: House) -> None:
        await house.name(HOOK)
        await house.start()
        await house.told(0)
        monkeypatch.setattr(webhooks, "MOST_TABLES", 1)
        await house.move()
        await house.told(1)

    at_table(tmp_path, plan)


def test_of_addresses_that_do_not_answer_only_so_many_are_remembered() -> None:
    hooks = Webhooks(True)
    for number in range(1_500):
        hooks._deliveries[str(number)] = Delivery(lost=1)
    hooks.let_go("0")
    assert list(hooks._deliveries) == [str(number) for number in range(500, 1_500)]
