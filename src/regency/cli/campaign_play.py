"""`regency play --campaign`: a campaign at this keyboard, kept in a file as servers give it out.

Beside it lies the reign that is being played, as a record to which every input is added at once.
"""

from __future__ import annotations

import shlex
from argparse import Namespace
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from regency import games
from regency.kernel import campaign_file
from regency.kernel import record as records
from regency.kernel.acts import Reigned
from regency.kernel.campaign import Facts, is_held, prepared, saga_of
from regency.kernel.campaign_reasons import (
    BadCampaign,
    CampaignOfUnknownGame,
    NotThisSitting,
    SittingHeld,
    WrongHouseCount,
)
from regency.kernel.chronicle import Chronicle, begins_so
from regency.kernel.errors import Refused
from regency.kernel.match import AnyMatch, Match
from regency.kernel.names import sketch
from regency.terminal.chronicle import called, king_of, show_recap
from regency.terminal.client import Client
from regency.terminal.players import Chair, chair, names
from regency.terminal.screen import Left, Screen, piece
from regency.terminal.troubles import sentence
from regency.words import Words

from . import usage
from .usage import CampaignAlone, Misused, NotAFile, OtherGame

ALONE = ("seed", "save", "resume")


def run(given: Namespace, words: Words) -> int:
    """The story so far, then a reign; whoever has won names the next king."""
    for name in ALONE:
        if getattr(given, name) is not None:
            raise Misused(CampaignAlone(f"--{name}"))
    path = Path(given.campaign)
    chronicle = found(given, path)
    screen = Screen()
    table = Words(words.lang, chronicle.rules)
    try:
        return at_the_table(given, screen, table, chronicle, path)
    except (Left, EOFError, KeyboardInterrupt) as left:
        screen.say()
        screen.show([piece(table.say("saved-in", file=str(path)))])
        command = f"regency play --campaign {shlex.quote(str(path))}"
        screen.show([piece(table.say("campaign-how", command=command))])
        if isinstance(left, KeyboardInterrupt):
            return usage.INTERRUPTED
        return 0 if isinstance(left, Left) else usage.FAILED


def found(given: Namespace, path: Path) -> Chronicle:
    """The campaign of the file, or a new one."""
    if path.exists():
        if not path.is_file():
            raise Misused(NotAFile(str(path)))
        if given.option:
            raise Misused(CampaignAlone("--option"))
        chronicle = loaded(path)
        if given.game not in (None, chronicle.rules.name):
            usage.rules_of(given.game)
            raise Misused(OtherGame(chronicle.rules.name, given.game))
        return chronicle
    rules = usage.rules_of(given.game)
    options = usage.untimed(rules, usage.options(rules, given.option), given.option)
    saga = saga_of(rules)
    return Chronicle.begin(rules, saga.story(saga.stories()[0]), options)


def loaded(path: Path) -> Chronicle:
    """A campaign from its file; it was written here, or by a server."""
    data = campaign_file.read_bytes(path)
    title = campaign_file.title_of(data)
    if title.game not in games.ALL:
        raise BadCampaign(CampaignOfUnknownGame(title.game))
    chronicle, _ = campaign_file.read_acts(games.load(title.game), data, campaign_file.CAMPAIGN)
    if is_held(chronicle.facts):
        raise BadCampaign(SittingHeld())
    return chronicle


def at_the_table(given: Namespace, screen: Screen, words: Words, chronicle: Chronicle, path: Path) -> int:
    """One reign."""
    beside = path.with_name(path.name + ".reign")
    show_recap(screen, words, chronicle)
    match, chairs = begun(given, words, chronicle, path, beside)
    if match is not None:
        with_names = Words(words.lang, match.rules, names(words, chairs))
        try:
            Client(match, chairs, with_names, screen).play()
        finally:
            match.close()
        chronicle.enter(match)
        keep(chronicle, path)
        beside.unlink(missing_ok=True)
    crown(screen, words, chronicle)
    keep(chronicle, path)
    command = f"regency play --campaign {shlex.quote(str(path))}"
    screen.show([piece(words.say("campaign-how", command=command), "label")])
    return 0


def keep(chronicle: Chronicle, path: Path) -> None:
    campaign_file.write_whole(path, campaign_file.to_file(chronicle))


def begun(
    given: Namespace, words: Words, chronicle: Chronicle, path: Path, beside: Path
) -> tuple[AnyMatch | None, list[Chair]]:
    """The reign that was left in its midst, or the next; none before a king is named, or with none due."""
    if beside.exists() and not is_entered(chronicle, beside):
        return going_on(chronicle, beside)
    beside.unlink(missing_ok=True)
    if chronicle.facts.vacant or chronicle.facts.over or chronicle.facts.rests:
        return None, []
    chairs = seated(given, chronicle)
    houses = join(words, chronicle, chairs)
    chronicle.sit_down(*houses)
    family = [Chair(who.kind, called(chronicle, house)) for who, house in zip(chairs, houses, strict=True)]
    keep_before(chronicle, path)
    match = chronicle.start(None, [f"{who.kind}:{who.name}" for who in family])
    match.keep_in(beside)
    return match, family


def keep_before(chronicle: Chronicle, path: Path) -> None:
    """The campaign as it was before the sitting: a file is of the time between two."""
    held = chronicle.acts[:-1]
    keep(Chronicle.fold(chronicle.rules, held), path)


def is_entered(chronicle: Chronicle, beside: Path) -> bool:
    """Whether the last reign is the one beside: it was entered, and then the power went."""
    last = next((act for act in reversed(chronicle.acts) if isinstance(act, Reigned)), None)
    return last is not None and sha256(records.read_bytes(beside)).hexdigest() == last.record


def going_on(chronicle: Chronicle, beside: Path) -> tuple[AnyMatch, list[Chair]]:
    """The reign that was left in its midst; NotThisSitting where it is of another campaign."""
    rules = chronicle.rules
    record, _ = records.parse(rules, records.read_bytes(beside), mend=True)
    chairs = [chair(written) for written in records.chairs(record.header)]
    houses = {sketch(each.name): each.house for each in chronicle.facts.houses}
    present = [houses.get(sketch(who.name)) for who in chairs]
    if None in present:
        raise Refused(NotThisSitting())
    chronicle.sit_down(*[house for house in present if house is not None])
    seats = (len(present), *prepared(rules, chronicle.campaign, chronicle.facts.sittings[-1].present))
    if not begins_so(rules, record.header, *seats):
        raise Refused(NotThisSitting())
    match: AnyMatch = Match.resume(rules, beside)
    return match, chairs


def seated(given: Namespace, chronicle: Chronicle) -> list[Chair]:
    """Who sits for the houses, in the order in which they joined; by default one person among bots."""
    rules, facts = chronicle.rules, chronicle.facts
    if given.seats is not None:
        return usage.seats(rules, given.seats)
    count = min(max(len(facts.houses), rules.seats[0]), rules.seats[-1])
    return usage.seats(rules, ",".join(["human", *["greedy"] * (count - 1)]))


def join(words: Words, chronicle: Chronicle, chairs: Sequence[Chair]) -> list[int]:
    """The houses that sit down; for more chairs than there are families new ones join."""
    saga = saga_of(chronicle.rules)
    wanted = names(words, chairs)
    taken = {each.house for each in chronicle.facts.houses}
    free = [house for house in range(saga.houses) if house not in taken]
    for nth in range(len(chronicle.facts.houses), len(chairs)):
        if not free:
            raise Refused(WrongHouseCount(len(chairs), chronicle.rules.seats[0], saga.houses))
        chronicle.join(free.pop(0), fresh(chronicle.facts, wanted[nth]))
    return [each.house for each in chronicle.facts.houses[: len(chairs)]]


def fresh(facts: Facts, wanted: str) -> str:
    """A name that no other family has."""
    taken = {sketch(each.name) for each in facts.houses}
    found, number = wanted, 2
    while sketch(found) in taken:
        found, number = f"{wanted} {number}", number + 1
    return found


def crown(screen: Screen, words: Words, chronicle: Chronicle) -> None:
    """Of several winners one is chosen; then the next king is given a name."""
    facts = chronicle.facts
    if len(facts.vacant) > 1:
        chronicle.prefer(chosen(screen, words, chronicle, facts.vacant))
    if chronicle.facts.vacant:
        (house,) = chronicle.facts.vacant
        about = {"name": called(chronicle, house)}
        again(screen, words, "campaign-crown", about, lambda king: chronicle.crown(house, king))
        screen.say(words.say("campaign-crowned", king=king_of(words, chronicle.facts.king)))


def chosen(screen: Screen, words: Words, chronicle: Chronicle, houses: Sequence[int]) -> int:
    """Which of several houses marries into the royal line."""
    for nth, house in enumerate(houses, 1):
        screen.say(f"{nth}  {called(chronicle, house)}", indent=1)
    while True:
        typed = screen.ask(words.say("campaign-prefer", most=len(houses))).strip()
        if typed == "q":
            raise Left
        if typed.isdecimal() and 1 <= int(typed) <= len(houses):
            return houses[int(typed) - 1]


def again(screen: Screen, words: Words, key: str, about: dict[str, Any], do: Any) -> None:
    """Ask until what is typed is taken."""
    while True:
        typed = screen.ask(words.say(key, **about))
        if typed.strip() == "q":
            raise Left
        try:
            do(typed)
        except Refused as refused:
            screen.say(sentence(words, refused.reason), "bad")
        else:
            return
