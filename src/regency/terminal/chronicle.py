"""The story so far, for people at a terminal."""

from __future__ import annotations

from regency.kernel.campaign import House, Sitting, house_of, recap, saga_of
from regency.kernel.chronicle import Chronicle
from regency.words import Words

from .screen import Screen


def show_recap(screen: Screen, words: Words, chronicle: Chronicle) -> None:
    """Every sitting with its king, who was there and how it ended; pages of the story with their signers."""
    facts = chronicle.facts
    screen.rule(words.say("campaign-title", game=words.game(), reigns=len(facts.sittings)))
    if facts.what_if:
        screen.say(words.say("campaign-what-if", save=facts.what_if))
    if facts.loaded >= 0:
        screen.say(words.say("campaign-loaded", sittings=facts.loaded))
    chapters = {chapter.sitting: chapter for chapter in recap(chronicle.rules, chronicle.open())}
    for nth, sitting in enumerate(facts.sittings):
        show_sitting(screen, words, chronicle, nth, sitting)
        for leaf in chapters[nth].leaves if nth in chapters else ():
            show_leaf(screen, words, chronicle, leaf.page, house_of(facts, leaf.house))
    if facts.over:
        screen.say(words.say("campaign-over"))
    elif facts.rests:
        screen.say(words.say("campaign-rests"))


def show_sitting(screen: Screen, words: Words, chronicle: Chronicle, nth: int, sitting: Sitting) -> None:
    """A line or two about one."""
    names = [called(chronicle, house) for house in sitting.present]
    screen.show([])
    screen.say(words.say("campaign-sitting", number=nth + 1, king=king_of(words, sitting.king)), "title")
    screen.say(words.say("campaign-present", names=", ".join(names)), indent=1)
    if sitting.outcome is None:
        screen.say(words.say("campaign-broken-off"), indent=1)
        return
    won = [names[seat] for seat in sitting.outcome.winners()]
    screen.say(words.end(sitting.outcome.reason), indent=1)
    if won:
        screen.say(words.say("campaign-won", names=", ".join(won), count=len(won)), indent=1)


def show_leaf(screen: Screen, words: Words, chronicle: Chronicle, key: str, signer: House | None) -> None:
    """The title of a page, if its text is here."""
    page = saga_of(chronicle.rules).page(chronicle.open().realm, key, words.lang)
    if page is None:
        return
    line = words.say("campaign-leaf", title=page.title)
    if signer is not None:
        line = words.say("campaign-signed", title=page.title, name=signer.name)
    screen.say(f"· {line}", indent=1)


def called(chronicle: Chronicle, house: int) -> str:
    """The name of a family."""
    found = house_of(chronicle.facts, house)
    return "" if found is None else found.name


def king_of(words: Words, king: str) -> str:
    """The name of a king; the first may be without one."""
    return king or words.say("campaign-nameless")
