"""What is remembered of a reign, out of all that everybody was told in it."""

from __future__ import annotations

from collections.abc import Sequence

from regency.kernel.edge import Event

from ..model import events as was
from ..printed.figures import NOTHING
from ..printed.story import PROLOGUE
from .values import MYSTERY, STICKER, STORY, Account, Laid, Word


class Teller:
    """Listens to a reign from its beginning to its end."""

    def __init__(self, present: Sequence[int]) -> None:
        self.present = present
        self.results: list[int] = []
        self.laid: list[Laid] = []
        self.signer = NOTHING
        self.moderator = present[0]
        self.served = [0] * len(present)
        self.earned = [0] * len(present)
        self.paid = [0] * len(present)
        self.promised = [0] * len(present)
        self.kept = [0] * len(present)
        self.broken = [0] * len(present)
        self.moot = [0] * len(present)

    def hear(self, event: Event) -> None:
        """Whatever belongs to the story, or to somebody's word."""
        match event:
            case was.ReignBegan(reign=1):
                self.laid.append(Laid(STORY, PROLOGUE, NOTHING))  # it lies there from the beginning
            case was.DilemmaDrawn() | was.TriggerDrawn():
                self.signer = NOTHING
            case was.ResultRead():
                self.results.append(2 * event.dilemma + event.side)
            case was.SignatureGiven():
                self.signer = self.present[event.seat]
            case was.EnvelopeOpened():
                self.laid.append(Laid(STORY, event.envelope, NOTHING))
            case was.StorySigned():
                self.laid[-1] = Laid(STORY, event.envelope, event.house)
            case was.StickerPlaced():
                self.laid.append(Laid(STICKER, event.sticker, event.house))
            case was.MysteryPlaced():
                self.laid.append(Laid(MYSTERY, event.letter, self.signer))
            case was.ModeratorTaken():
                self.moderator = self.present[event.seat]
            case _:
                self.hear_words(event)

    def hear_words(self, event: Event) -> None:
        """Coins that were laid down are paid unless they come back."""
        match event:
            case was.DealMade():
                self.served[event.seat] += 1
                self.earned[event.seat] += event.coins
            case was.OfferMade() | was.DealJoined() | was.WhisperHeard():
                self.paid[event.seat] += event.coins
            case was.CoinsReturned():
                self.paid[event.seat] -= event.coins
            case was.PromiseMade():
                self.promised[event.seat] += 1
            case was.PromiseKept():
                self.kept[event.seat] += 1
            case was.PromiseBroken():
                self.broken[event.seat] += 1
            case was.PromiseMoot():
                self.moot[event.seat] += 1

    def account(self) -> Account:
        """All of it."""
        rows = zip(
            self.present,
            self.served,
            self.earned,
            self.paid,
            self.promised,
            self.kept,
            self.broken,
            self.moot,
        )
        words = tuple([Word(*row) for row in rows])
        return Account(tuple(self.results), tuple(self.laid), words, self.moderator)


def retell(events: Sequence[Event], present: Sequence[int]) -> Account:
    """The account of a reign."""
    teller = Teller(present)
    for event in events:
        teller.hear(event)
    return teller.account()
