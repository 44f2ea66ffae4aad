"""The table of The King's Dilemma on one page."""

from __future__ import annotations

from collections.abc import Mapping

from regency.kernel.rules import Phrase
from regency.kernel.sheet import Cell, Column, Grid, Note, Row, Sheet

from ..model.state import Public, Screen, Table
from ..model.values import Offer
from ..printed.figures import AYE, GATHER, MODERATE, NAY, NOTHING, RESOURCES
from ..printed.story import EVENT_BOXES, EVENTS, HAMMERS, MIRRORS, REGENCY
from ..rules.finale import is_finale
from . import finale
from .finale import label
from .pieces import phrase


def sheet(view: Public, shown: Mapping[int, Screen]) -> Sheet:
    """The realm, the dilemma, the houses, the bargaining table, and the screens that the reader may see."""
    t = view.table
    middle = (finale.votes(t), finale.final_table(t)) if is_finale(t) else (realm(t),)
    return (head(t), *middle, houses(t), deals(t), *screens(shown))


def head(t: Table) -> Grid:
    """Where the reign is, and what the open card shows."""
    where = Note(
        (
            label("reign", reign=t.reign, round=t.round),
            label("stability", stability=t.stability),
            label("time", count=len(t.time)),
            label("balance", count=t.balance),
        )
    )
    notes = finale.scales(t) if is_finale(t) else [where]
    if t.card != NOTHING and t.icons:
        notes.append(Note((label("card"), Cell(phrase("dilemma", t.card), "gold"))))
        for key, icons in (("ayes", t.icons[AYE]), ("nays", t.icons[NAY])):
            notes.append(Note((label(key), *[Cell(phrase("icon", icon)) for icon in icons])))
    running = [event for event in range(EVENTS) if t.running[event]]
    return Grid((), (*notes, *[event_note(t, event) for event in running]))


def event_note(t: Table, event: int) -> Note:
    """An event with its boxes, and whatever it counts."""
    about = {"event": phrase("event", event), "marks": t.event_marks[event], "boxes": EVENT_BOXES[event]}
    cells = [label("event", **about)]
    if event == HAMMERS:
        cells.append(label("unrest", count=t.unrest))
    elif event == MIRRORS:
        cells.append(label("front", count=t.front))
    elif event == REGENCY and t.regent != NOTHING:
        cells.append(label("regent", house=phrase("house", t.regent)))
    return Note(tuple(cells))


def realm(t: Table) -> Grid:
    """The five resources."""
    columns = (
        Column(label("resource")),
        Column(label("row"), "right"),
        Column(label("face")),
        Column(label("momentum")),
    )
    rows = [
        Row(
            (
                Cell(phrase("resource", resource)),
                Cell(t.row[resource]),
                label("white" if t.face[resource] > 0 else "black"),
                label("yes") if t.momentum[resource] else Cell(),
            )
        )
        for resource in range(RESOURCES)
    ]
    return Grid(columns, tuple(rows))


def houses(t: Table) -> Grid:
    """Who sits where, what each has in the campaign, and how each votes."""
    keys = ("seat", "house", "prestige", "crave", "vote", "office")
    rows = [house_row(t, seat) for seat in range(len(t.house))]
    held = [tokens(t, seat) for seat in range(len(t.house)) if seat in t.token]
    return Grid(tuple([Column(label(key)) for key in keys]), (*rows, *held))


def tokens(t: Table, seat: int) -> Note:
    """The open agendas before a screen."""
    found = [Cell(phrase("token", token)) for token, owner in enumerate(t.token) if owner == seat]
    return Note((Cell(seat=seat, tone=f"seat-{seat}"), label("tokens"), *found))


def house_row(t: Table, seat: int) -> Row:
    house = t.house[seat]
    return Row(
        (
            Cell(seat=seat, tone=f"seat-{seat}"),
            Cell(phrase("house", house)),
            Cell(t.prestige[house]),
            Cell(t.crave[house]),
            vote(t, seat),
            office(t, seat),
        )
    )


def office(t: Table, seat: int) -> Cell:
    """The two tokens, which one house may hold."""
    if t.leader == seat:
        return label("both") if t.moderator == seat else label("leader")
    return label("moderator") if t.moderator == seat else Cell()


def vote(t: Table, seat: int) -> Cell:
    """The card that was chosen, with its Power."""
    choice = t.choice[seat]
    if choice in (AYE, NAY):
        about = {"side": phrase("side", choice), "power": phrase("pledge", t.bid[seat])}
        return Cell(Phrase("do-Vote", about))
    return label("gather") if choice == GATHER else label("moderate") if choice == MODERATE else Cell()


def deals(t: Table) -> Grid:
    """What lies on the table, who whispers with whom, what is owed, and what was promised."""
    notes = [offer_note(slot, offer) for slot, offer in enumerate(t.slots) if offer is not None]
    if t.whispers:
        pairs = [label("whisper", seat=by, player=phrase("player", to)) for by, to in t.whispers]
        notes.append(Note((label("whispers"), *pairs)))
    for deal in t.deals:
        about = {"seat": deal.payee, "service": phrase("service", deal.service), "coins": sum(deal.coins)}
        notes.append(Note((label("deal", **about),)))
    for each in t.promises:
        if each.fate == NOTHING:
            about = {"player": phrase("player", each.to), "service": phrase("service", each.service)}
            notes.append(Note((label("promise", seat=each.by, **about),)))
    return Grid((), tuple(notes))


def offer_note(slot: int, offer: Offer) -> Note:
    """The place, what is to be done by whom, and whose coins lie there."""
    about = {"seat": offer.to, "service": phrase("service", offer.service)}
    said = label("price", price=offer.price, **about) if offer.price else label("offer", **about)
    cells = [Cell(phrase("slot", slot)), said]
    for payer, coins in enumerate(offer.coins):
        if coins:
            cells += [Cell(seat=payer, tone=f"seat-{payer}"), Cell(coins, "gold")]
    return Note(tuple(cells))


def screens(shown: Mapping[int, Screen]) -> list[Grid]:
    """Pools, agendas and whispers."""
    return [Grid((), tuple(screen_notes(seat, own))) for seat, own in shown.items()]


def screen_notes(seat: int, own: Screen) -> list[Note]:
    name = Cell(seat=seat, tone=f"seat-{seat}")
    notes = [Note((name, label("own", power=own.power, coins=own.coins)))]
    if own.agenda != NOTHING:
        notes.append(Note((name, label("agenda"), Cell(phrase("agenda", own.agenda), "gold"))))
    if own.hand:
        notes.append(Note((name, label("hand"), *[Cell(phrase("agenda", each)) for each in own.hand])))
    for said in own.whispered:
        about = {"seat": said.to, "service": phrase("service", said.service), "coins": said.coins}
        notes.append(Note((label("whispered", **{"from": phrase("player", said.by)}, **about),)))
    for side, icons in enumerate(own.dreamt):
        cells = [Cell(phrase("icon", icon)) for icon in icons]
        notes.append(Note((label("ayes" if side == AYE else "nays"), *cells)))
    return notes
