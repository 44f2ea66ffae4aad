"""The table of The King's Dilemma on one page, in both languages."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from regency.games.dilemma import RULES
from regency.games.dilemma.model.legacy import EventLegacy, StickerLegacy
from regency.games.dilemma.printed.services import BREAK_TIE, CEDE_SIGNATURE, RAISE_BY, VOTE_FOR
from regency.games.dilemma.printed.story import ENVELOPE_IDS
from regency.kernel.sheet import Note
from regency.terminal.draw import draw
from regency.words import Words
from tests.games.dilemma.builder import (
    AYE,
    GATHER,
    MODERATE,
    MORALE,
    NAY,
    WEALTH,
    Game,
    act,
    begun,
    do,
    drafted,
    join,
    move,
    offer,
    one_card,
    price,
    service,
    vote,
    votes,
    voting,
    whisper,
)
from tests.terminal.desk import Desk

NAMES = ("Anna", "Ben", "Chloé", "Dora", "Emil")
PAGE = 50  # lines
FOR_AYE, FOR_NAY = service(VOTE_FOR, AYE), service(VOTE_FOR, NAY)
HOMES = tuple(ENVELOPE_IDS.index(name) for name in ("T4", "B4", "C3", "H4", "G4", "A4"))
ALL_EVENTS = EventLegacy(running=(1,) * 6, marks=(1, 0, 1, 0, 2, 1), home=HOMES, unrest=3, front=-2, regent=4)


def page(match: Game, lang: str = "en", seat: int | None = 0) -> list[str]:
    """The lines of the page as a player reads it, or an onlooker."""
    desk, names = Desk(), NAMES[: match.header.seats]
    view = match.watch() if seat is None else match.look(seat)
    shown = {} if seat is None else {seat: match.look(seat).own}
    draw(desk.screen, Words(lang, RULES, names), names, RULES.sheet(view, shown))
    assert max(cell_len(line) for line in desk.shown.splitlines()) <= 80
    return [" ".join(line.split()) for line in desk.shown.splitlines()]


def line(match: Game, start: str, lang: str = "en", seat: int | None = 0) -> str:
    """The only line that begins so."""
    found = [text for text in page(match, lang, seat) if text.startswith(start)]
    assert len(found) == 1, found
    return found[0]


# The reign and the open card


def test_the_head_tells_reign_round_and_tracks() -> None:
    match = voting(3, reign=4, stability=12, balance=5)
    assert page(match)[:2] == [
        "Reign 4, round 1: Stability 12 0 of 8 on the Time Counter",
        "5 Power in the Balance",
    ]
    assert page(match, "de")[:2] == [
        "Herrschaft 4, Runde 1: Stabilität 12 0 von 8 auf der Zeitleiste",
        "5 Macht auf der Waage",
    ]


def test_a_card_that_lies_open_shows_its_icons_and_never_more() -> None:
    match = voting(3, book=one_card([move(WEALTH, 2)], [move(MORALE, -1)]))
    assert not any(text.startswith("Aye shows W") for text in page(match))  # both are hidden
    match.state.table.icons = [(2 * WEALTH, 10), (2 * MORALE + 1,)]
    assert line(match, "On the table:").startswith("On the table: dilemma 0·")
    assert line(match, "Aye shows") == "Aye shows Wealth up a positive sticker"
    assert line(match, "Nay shows") == "Nay shows Morale down"
    assert line(match, "Ja zeigt", "de") == "Ja zeigt Vermögen steigt ein positiver Sticker"
    assert line(match, "Nein zeigt", "de") == "Nein zeigt Moral fällt"


def test_before_a_card_is_drawn_there_is_none() -> None:
    match = begun(3)
    assert not any("shows" in text for text in page(match))
    assert len(RULES.sheet(match.watch(), {})[0].rows) == 1


def test_resources_have_row_side_and_momentum() -> None:
    match = voting(3, rows=[9, 4, 17, 9, 9], faces=[1, -1, 1, 1, 1], momentum=[0, 0, 1, 0, 0])
    assert line(match, "Resource") == "Resource Row Side Momentum"
    assert line(match, "Influence") == "Influence 9 up"
    assert line(match, "Wealth") == "Wealth 4 down"
    assert line(match, "Morale") == "Morale 17 up yes"
    assert line(match, "Moral", "de") == "Moral 17 hinauf ja"


def test_running_events_tell_their_boxes_and_what_they_count() -> None:
    match = drafted(begun(3, events=ALL_EVENTS))
    assert line(match, "High Water") == "High Water: box 1 of 2"
    assert line(match, "Conclave") == "Conclave: box 0 of 1"
    assert line(match, "Unrest") == "Unrest: box 1 of 2 unrest 3"
    assert line(match, "Border War") == "Border War: box 2 of 2 the front at −2"
    office = "Regency: box 0 of 1 regent: Stewards of Kornhall"
    assert line(match, "Regency") == office
    said = line(match, "Unruhen", "de")
    assert said == "Unruhen: Kästchen 1 von 2 Unruhe 3"
    match.state.table.regent = -1
    assert line(match, "Regency") == "Regency: box 0 of 1"
    assert not any("box" in text for text in page(voting(3)))


# The houses


def test_houses_tell_their_points_their_tokens_and_how_they_vote() -> None:
    match = voting(4, leader=0, moderator=3, present=(7, 2, 4, 0))
    match.state.table.prestige[2], match.state.table.crave[2] = 12, 5
    votes(match, vote(AYE, 3), GATHER, MODERATE, vote(NAY, 4))
    assert line(match, "Player") == "Player House Prestige Crave Vote Token"
    assert line(match, "Anna Ship") == "Anna Shipmasters of Port Ansel 0 0 Aye: 3 Power"
    assert line(match, "Ben Burg") == "Ben Burgraves of Ninebridge 12 5 gathers"
    assert line(match, "Chloé") == "Chloé Stewards of Kornhall 0 0 moderates Moderator"
    assert line(match, "Dora").endswith("0 0 Nay: 4 Power Leader")
    assert line(match, "Ben Burg", "de") == "Ben Burggrafen von Neunbrück 12 5 erhält Macht"
    assert line(match, "Dora", "de").endswith("Nein: 4 Macht Anführer")
    match.state.table.moderator = 3
    assert line(match, "Dora").endswith("Nay: 4 Power both")
    assert line(match, "Dora", "de").endswith("Nein: 4 Macht beide")


def test_who_has_not_voted_shows_nothing_and_open_agendas_lie_open() -> None:
    stickers = (StickerLegacy(5, 20, 1, 1, 0), StickerLegacy(10, 21, -1, 1, 0))
    match = drafted(begun(3, stickers=stickers))
    assert "Aye:" not in line(match, "Ben Counts")
    assert line(match, "Ben open") == "Ben open agendas: Wealth high Morale low"
    assert line(match, "Ben Offene", "de") == "Ben Offene Agenden: Vermögen hoch Moral tief"
    assert not any(text.startswith("Anna open") for text in page(match))


# The bargaining table


def bargained() -> Game:
    """An offer with a second payer, a price that is half paid, a whisper, a deal, promises."""
    match = voting(4, leader=0, moderator=1)
    do(match, 0, offer(1, FOR_AYE, 3))
    do(match, 2, join(0, 2))
    do(match, 3, price(FOR_NAY, 4))
    do(match, 1, join(1, 1))
    do(match, 2, whisper(0, service(CEDE_SIGNATURE, 2), 1))
    do(match, 3, offer(1, service(BREAK_TIE, NAY), 2))
    do(match, 1, act.AcceptOffer(2))
    do(match, 0, act.MakePromise(3, FOR_AYE))
    return match


def test_what_lies_there_is_owed_and_was_promised() -> None:
    match = bargained()
    assert line(match, "place 1") == "place 1 Ben to vote Aye: Anna 3 Chloé 2"
    assert line(match, "place 2") == "place 2 Dora would vote Nay, for 4 coins: Ben 1"
    assert line(match, "Ben was paid") == "Ben was paid 2 coins to break a tie with Nay"
    assert line(match, "Anna has promised") == "Anna has promised Dora to vote Aye"
    assert line(match, "Platz 1", "de") == "Platz 1 Ben, für „Ja stimmen“: Anna 3 Chloé 2"
    assert line(match, "Platz 2", "de") == "Platz 2 Dora will 4 Münzen für „Nein stimmen“: Ben 1"
    assert line(match, "Ben bekam", "de") == "Ben bekam 2 Münzen für „bei Gleichstand Nein wählen“"
    assert line(match, "Anna hat Dora", "de") == "Anna hat Dora versprochen: Ja stimmen"


def test_a_promise_that_is_settled_is_gone_from_the_page() -> None:
    match = bargained()
    votes(match, vote(AYE, 1))
    assert not any("has promised" in text for text in page(match))


def test_everybody_sees_who_whispers_and_only_the_two_what() -> None:
    match = bargained()
    said = "Chloé whispered to Anna: 1 coin to let Chloé sign"
    for seat in (None, 0, 1, 2, 3):
        assert line(match, "whispers", seat=seat) == "whispers: Chloé to Anna"
        assert (said in page(match, seat=seat)) is (seat in (0, 2))
    german = "Chloé hat Anna zugeflüstert: 1 Münze für „Chloé unterschreiben lassen“"
    assert german in page(match, "de") and german not in page(match, "de", 1)


# Behind the screen


def test_the_own_pool_and_agenda_are_shown_to_their_owner_alone() -> None:
    match = voting(3, power=[5, 6, 7], coins=[1, 4, 2], agendas=[3, 1, 5])
    assert line(match, "Anna behind") == "Anna behind the screen: 5 Power, 1 coin"
    assert line(match, "Anna agenda") == "Anna agenda: Rebel"
    assert line(match, "Anna Agenda", "de") == "Anna Agenda: Rebellisch"
    assert line(match, "Anna hinter", "de") == "Anna hinter dem Sichtschirm: 5 Macht, 1 Münze"
    assert not any("behind" in text or "agenda" in text for text in page(match, seat=None))


def test_in_the_draft_one_sees_what_was_passed_on() -> None:
    match = begun(3)
    seat = match.waited_for()[0]
    hand = match.state.screens[seat].hand
    words = Words("en", RULES, NAMES)
    wanted = " ".join(words.phrase(RULES.phrase("agenda", each)) for each in hand)
    assert line(match, f"{NAMES[seat]} to choose", seat=seat) == f"{NAMES[seat]} to choose from: {wanted}"
    assert not any("agenda:" in text for text in page(match, seat=seat))
    assert not any("to choose" in text for text in page(match, seat=(seat + 1) % 3))


def test_the_dreamer_sees_the_hidden_icons_of_both_sides() -> None:
    dreams = EventLegacy(running=(0, 0, 0, 0, 0, 1), marks=(0,) * 6, home=(-1, -1, -1, -1, -1, 31))
    match = drafted(begun(3, book=one_card([move(WEALTH, 3)], [move(MORALE, -3)]), events=dreams))
    do(match, 0, act.LookAhead())
    shown = page(match)[-2:]
    assert shown == ["Aye shows Wealth up", "Nay shows Morale down"]
    assert page(match, seat=1)[-2:] != shown


@pytest.mark.parametrize("lang", ["en", "de"])
def test_however_much_is_bargained_the_page_holds_it(lang: str) -> None:
    match = voting(5, coins=[30] * 5, power=[9] * 5)
    votes(match, *[vote(AYE, 1)] * 4)
    for seat in range(4):
        for to in range(3):
            do(match, seat, offer((seat + to + 1) % 4, service(RAISE_BY, 0, 4), 1))
    for to in (1, 2, 3):
        do(match, 0, whisper(to, service(RAISE_BY, 0, 4), 1))
    assert len(page(match, lang)) <= PAGE
    offered = [row for row in RULES.sheet(match.watch(), {})[3].rows if isinstance(row, Note)]
    assert len(offered) == 12 + 1
