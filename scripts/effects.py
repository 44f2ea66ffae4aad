"""`python -m scripts.effects [--check]`: shares out the effects of a campaign, or tells how they add up.

Read are the wishes of the registers (which resource a side moves first, and which it may move besides), the
keys of the skeleton and the envelopes that are written. Made is `effects.toml`: effects and icons of every
card to come. The draw is seeded and improved step by step; the same wishes give the same file.
"""

from __future__ import annotations

import math
import random
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from scripts.registers import OUTLINES, Card, load

PACK = OUTLINES.parent
RESOURCES = ("influence", "wealth", "morale", "welfare", "knowledge")
LETTERS = "iwmfk"
QUOTA = (0.16, 0.21, 0.18, 0.21, 0.24)
SIZES = {1: 0.60, 2: 0.33, 3: 0.07}
SINGLE = 0.35
SAME_WAY = 0.10
OPPOSED = 0.80
LEAN = 0.04
HIDDEN = 0.36
DEATH = {"T": 14, "B": 13, "C": 14, "H": 12, "G": 14, "A": 12}
STICKERS_EACH = 14
KEY_STICKERS = 20
WIDEST = 4  # between the two sides of a card, in steps of Stability
MOST = 3
FREE = 46  # sides that only gain: each is paid for with a negative sticker
STEPS = 60_000
SEED = 312
FIXED = "TE3.S1"  # the sample
WRITTEN = ("00", "T1a", "T1b", "B1a", "B1b", "C1a", "C1b")
GIFTS = (
    "leader coins -1", "leader coins +1", "moderator coins +1", "all coins -1", "gatherers coins +1",
    "leader power -1", "gatherers power +1", "moderator coins -1", "leader power +1", "all coins +1",
    "gatherers coins -1", "moderator power +1", "leader coins -2", "gatherers coins +2",
    "moderator power -1", "leader coins +2",
)  # fmt: skip

Moves = dict[int, int]


@dataclass
class Side:
    """One outcome of a card."""

    card: str
    name: str
    moves: Moves
    first: int = 0
    sign: int = 0
    others: tuple[int, ...] = ()
    sticker: tuple[int, int] | None = None
    gift: str = ""
    rest: list[str] = field(default_factory=list)
    hides_second: bool = False
    hides_sticker: bool = False
    is_free: bool = False

    @property
    def net(self) -> int:
        return sum(self.moves.values())

    @property
    def hides(self) -> bool:
        return bool(self.hides_second or self.gift or (self.sticker and self.hides_sticker))

    @property
    def costs(self) -> bool:
        return any(by < 0 for by in self.moves.values()) or bool(self.sticker) or "-" in self.gift


def wish(card: Card) -> Iterator[Side]:
    """Both sides of a side card, as its register wishes them: `F+ w; W+ m,k`."""
    for name, half in zip(("aye", "nay"), card.pull.split(";"), strict=True):
        first, _, others = half.strip().partition(" ")
        place, sign = LETTERS.index(first[0].lower()), 1 if first[1] == "+" else -1
        rest = tuple(LETTERS.index(each[0].lower()) for each in others.split(",") if each)
        yield Side(card.id, name, {place: sign}, place, sign, rest, is_free=True)


def parse(card: str, name: str, rows: Sequence[str], stickers: dict[str, str]) -> Side:
    """An outcome that is given."""
    side = Side(card, name, {})
    for row in rows:
        word, _, rest = row.partition(" ")
        if word in RESOURCES:
            side.moves[RESOURCES.index(word)] = int(rest)
        elif word == "sticker":
            resource, face = stickers[rest].split()
            side.sticker = (RESOURCES.index(resource), 1 if face == "positive" else -1)
        elif word in ("all", "leader", "moderator", "gatherers"):
            side.gift = row
        else:
            side.rest.append(row)
    return side


def written() -> tuple[list[Side], list[Side], int]:
    """Side and key outcomes of the first reign, and how many of them hide something."""
    sides: list[Side] = []
    keys: list[Side] = []
    hidden = 0
    for name in WRITTEN:
        given = tomllib.loads((PACK / f"{name}.toml").read_text("utf-8"))
        for dilemma in given["dilemma"]:
            for half in ("aye", "nay"):
                side = parse(dilemma["id"], half, dilemma[half]["effects"], given.get("stickers", {}))
                (sides if dilemma["role"] == "side" else keys).append(side)
                hidden += len(dilemma[half]["preview"]) < len(side.moves) + bool(side.sticker) or bool(
                    side.gift
                )
    return sides, keys, hidden


def keys() -> list[Side]:
    """Key outcomes that are still to be written."""
    given: dict[str, list[str]] = tomllib.loads((OUTLINES / "keys.toml").read_text("utf-8"))
    found = [
        parse(name.rpartition(".")[0], name.rpartition(".")[2], rows, {}) for name, rows in given.items()
    ]
    return [side for side in found if side.card[0] != "P" and side.card.partition(".")[0] not in WRITTEN]


def off(real: float, meant: float) -> float:
    return (real - meant) ** 2


def worth(sides: Sequence[Side], others: Sequence[Side]) -> float:
    """How far the side cards are from their budgets; nothing is perfect."""
    moves = [(place, by) for side in sides for place, by in side.moves.items()]
    count = len(moves)
    places = Counter(place for place, _ in moves)
    sizes = Counter(abs(by) for _, by in moves)
    doubles = [side for side in sides if len(side.moves) == 2]
    bad = sum(off(places[place] / count, meant) for place, meant in enumerate(QUOTA)) * 60
    bad += sum(off(sizes[size] / count, meant) for size, meant in SIZES.items()) * 60
    bad += off(1 - len(doubles) / len(sides), SINGLE) * 40
    same = sum(abs(side.net) == sum(map(abs, side.moves.values())) for side in doubles)
    bad += off(same / max(1, len(doubles)), SAME_WAY) * 40
    pairs = list(zip(sides[::2], sides[1::2], strict=True))
    bad += off(sum(aye.net * nay.net < 0 for aye, nay in pairs) / len(pairs), OPPOSED) * 60
    bad += off(sum(side.net for side in sides) / len(sides), LEAN) * 900
    pulls = [0] * 5
    for side in (*sides, *others):
        for place, by in side.moves.items():
            pulls[place] += by
    total = len(sides) + len(others)
    bad += sum((pull / total) ** 2 for pull in pulls) * 60
    bad += sum(sum(map(abs, side.moves.values())) > 4 for side in sides)
    bad += sum(aye.moves == nay.moves for aye, nay in pairs) * 5
    bad += sum(
        abs(aye.net - nay.net) > WIDEST or abs(aye.net) > MOST or abs(nay.net) > MOST for aye, nay in pairs
    )
    gains = sum(min(side.moves.values()) > 0 for side in sides)
    bad += max(0, gains - FREE) * 0.02
    up = sum(side.net for side, _ in pairs if side.net)  # the yeses as a whole pull neither way
    return bad + off(up / len(pairs), LEAN) * 20


def drawn(side: Side, dice: random.Random) -> Side:
    """The same outcome, moved otherwise."""
    size, other = dice.choices((1, 2, 3), (60, 33, 7), k=2)
    moves = {side.first: side.sign * size}
    if side.others and dice.random() > 0.3:
        way = side.sign if dice.random() < 0.1 else -side.sign
        moves[dice.choice(side.others)] = way * other
    elif side.others and dice.random() < 0.5:
        moves = {dice.choice(side.others): -side.sign * size}
    return replace(side, moves=moves)


def improve(sides: list[Side], others: Sequence[Side], dice: random.Random) -> None:
    """Step by step, at first with some tolerance for going wrong."""
    free = [at for at, side in enumerate(sides) if side.is_free]
    now = worth(sides, others)
    for step in range(STEPS):
        at = dice.choice(free)
        before, sides[at] = sides[at], drawn(sides[at], dice)
        then = worth(sides, others)
        if then > now and dice.random() > math.exp((now - then) * (200 + step / 2)):
            sides[at] = before
        else:
            now = then


def place_stickers(free: list[Side], given: Sequence[Side], dice: random.Random) -> None:
    """Fourteen of each kind, one to three an envelope, near what the card is about."""
    used = Counter(side.sticker for side in given if side.sticker)
    due = [
        (place, face)
        for place in range(5)
        for face in (1, -1)
        for _ in range(STICKERS_EACH - used[place, face])
    ]
    envelopes = sorted({side.card.partition(".")[0] for side in free})
    room = dict.fromkeys(envelopes, 2)
    for each in (
        dice.sample(envelopes, len(due) - 2 * len(envelopes)) if len(due) > 2 * len(envelopes) else []
    ):
        room[each] = 3
    for each in dice.sample([e for e in envelopes if e[1] == "E"], max(0, 2 * len(envelopes) - len(due))):
        room[each] = 1
    dice.shuffle(due)
    key_room = KEY_STICKERS
    for side in [each for each in free if not each.costs]:
        bitter = [each for each in due if each[1] < 0]
        side.sticker = next((each for each in bitter if each[0] not in side.moves), bitter[0])
        side.hides_sticker = dice.random() < 0.4
        due.remove(side.sticker)
        room[side.card.partition(".")[0]] -= 1
    for sticker in sorted(due, key=lambda each: -used[each]):
        fits = [s for s in free if not s.sticker and room[s.card.partition(".")[0]] > 0]
        fits = [s for s in fits if s.is_free or key_room]
        best = max(fits, key=lambda s: liking(s, sticker, room, dice))
        best.sticker = sticker
        best.hides_sticker = dice.random() < 0.4
        room[best.card.partition(".")[0]] -= 1
        key_room -= not best.is_free


def liking(side: Side, sticker: tuple[int, int], room: dict[str, int], dice: random.Random) -> float:
    """A sticker goes where its resource moves, rather the other way, and to those who would pay nothing."""
    near = 2.0 if sticker[0] in side.moves or sticker[0] in side.others else 0.0
    against = 0.7 if side.moves.get(sticker[0], 0) * sticker[1] < 0 else 0.0
    lopsided = all(by * sticker[1] > 0 for by in side.moves.values())
    return (
        near
        + against
        - 2.5 * lopsided
        - 1.4 * (not side.is_free)
        + dice.random()
        + room[side.card.partition(".")[0]] / 2
    )


def place_gifts(sides: Sequence[Side], dice: random.Random) -> None:
    """A few outcomes reach into somebody's purse; at most one an envelope."""
    envelopes = sorted({side.card.partition(".")[0] for side in sides})
    for gift, envelope in zip(GIFTS, dice.sample(envelopes, len(GIFTS)), strict=True):
        here = [side for side in sides if side.card.startswith(f"{envelope}.") and len(side.moves) == 1]
        target = dice.choice(here or [side for side in sides if side.card.startswith(f"{envelope}.")])
        target.gift = gift


def hide(free: Sequence[Side], wanted: int, dice: random.Random) -> None:
    """Second effects vanish from the front until enough is hidden."""
    short = wanted - sum(side.hides for side in free)
    able = [side for side in free if side.is_free and len(side.moves) == 2 and not side.hides]
    dice.shuffle(able)
    for side in able:
        if short > 0:
            side.hides_second = True
            other = next(each for each in free if each.card == side.card and each is not side)
            side.hides_second = rows(side, 1)[0] != rows(other, 1)[0]
            short -= side.hides_second


def deaths(cards: Sequence[str], dice: random.Random) -> set[str]:
    """The symbol on two cards of five, in every storyline; triggers never go on the counter."""
    able = [each for each in cards if each not in ("T4.K", "B4.K", "C3.K", "H4.K", "G4.K", "A4.K")]
    found: set[str] = {FIXED}
    for line, count in DEATH.items():
        have = sum(each["death"] for name in WRITTEN if name[0] == line for each in dilemmas(name))
        due = count - have - (FIXED[0] == line)
        found |= set(dice.sample([each for each in able if each[0] == line and each != FIXED], due))
    return found


def dilemmas(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads((PACK / f"{name}.toml").read_text("utf-8"))["dilemma"]
    return found


def rows(side: Side, number: int) -> tuple[list[str], list[str]]:
    """Icons and effects, as a pack writes them."""
    order = sorted(side.moves.items())
    hidden = list(side.moves)[-1] if side.hides_second else -1
    shown = [f"{RESOURCES[place]} {'up' if by > 0 else 'down'}" for place, by in order if place != hidden]
    effects = [f"{RESOURCES[place]} {by:+d}" for place, by in order]
    if side.gift:
        effects.append(side.gift)
    if side.sticker:
        effects.append(f"sticker {number}")
        if not side.hides_sticker:
            shown.append(f"sticker {'positive' if side.sticker[1] > 0 else 'negative'}")
    return shown, effects + side.rest


def listed(words: Sequence[str]) -> str:
    return "[" + ", ".join(f'"{each}"' for each in words) + "]"


def printed(sides: Sequence[Side], deadly: set[str]) -> Iterator[str]:
    """The file, envelope by envelope."""
    yield "# Made by python -m scripts.effects out of the registers' wishes. Lines are as a pack wants them:"
    yield "# what is in `effects` and not in `preview` is hidden and needs its clue in the front."
    for envelope in dict.fromkeys(side.card.partition(".")[0] for side in sides):
        here = [side for side in sides if side.card.partition(".")[0] == envelope]
        placed = [side for side in here if side.sticker]
        kinds = [side.sticker for side in placed if side.sticker]
        named = [f"{RESOURCES[place]} {'positive' if face > 0 else 'negative'}" for place, face in kinds]
        yield (
            f"\n[{envelope}]\nstickers = {{ "
            + ", ".join(f'{n} = "{w}"' for n, w in enumerate(named, 1))
            + " }"
        )
        for card in dict.fromkeys(side.card for side in here):
            yield f"[{envelope}.{card.partition('.')[2]}]\ndeath = {str(card in deadly).lower()}"
            for side in here:
                if side.card == card:
                    shown, effects = rows(side, placed.index(side) + 1 if side in placed else 0)
                    yield f"{side.name} = {{ preview = {listed(shown)}, effects = {listed(effects)} }}"


def make() -> str:
    """The whole file."""
    dice = random.Random(SEED)
    old_sides, old_keys, old_hidden = written()
    registers = [each for each in load() if each.id not in WRITTEN and each.id[0] != "7"]
    new = [
        side
        for each in registers
        for card in each.cards
        if card.name[0] == "S" and card.is_vote
        for side in (sample() if card.id == FIXED else wish(card))
    ]
    open_keys = keys()
    sides = [*old_sides, *new]
    improve(sides, [*old_keys, *open_keys], dice)
    new = sides[len(old_sides) :]
    free = [*new, *open_keys]
    place_gifts([side for side in new if side.is_free], dice)
    place_stickers([s for s in free if s.card != FIXED], [*old_sides, *old_keys, *sample()], dice)
    outcomes = len(sides) + len(old_keys) + len(open_keys)
    hide(free, round(HIDDEN * outcomes) - old_hidden, dice)
    deadly = deaths(list(dict.fromkeys(side.card for side in free)), dice)
    rank = {each.id: at for at, each in enumerate(registers)}
    free.sort(key=lambda side: (rank[side.card.partition(".")[0]], side.card))
    return "\n".join(printed(free, deadly)) + "\n"


def sample() -> list[Side]:
    """The aftermath that stands in the sample."""
    aye = Side(FIXED, "aye", {1: 2, 3: -1}, first=1)
    nay = Side(FIXED, "nay", {1: -1, 3: 1}, first=3, sticker=(2, 1), hides_sticker=True)
    return [aye, nay]


def told(text: str) -> Iterator[str]:
    """The totals of what is made and written together, against what is meant."""
    old_sides, old_keys, old_hidden = written()
    given = tomllib.loads(text)
    sides, key_sides, hidden, deadly, kinds = list(old_sides), list(old_keys), old_hidden, [], Counter[str]()
    for name in WRITTEN:
        deadly += [each["death"] for each in dilemmas(name)]
        kinds.update(tomllib.loads((PACK / f"{name}.toml").read_text("utf-8")).get("stickers", {}).values())
    for envelope, cards in given.items():
        stickers = cards.pop("stickers")
        kinds.update(stickers.values())
        for card, both in cards.items():
            deadly.append(both["death"])
            for half in ("aye", "nay"):
                side = parse(f"{envelope}.{card}", half, both[half]["effects"], stickers)
                (sides if card[0] == "S" else key_sides).append(side)
                hidden += len(both[half]["preview"]) < len(side.moves) + bool(side.sticker) or bool(side.gift)
                if not side.costs or not both[half]["preview"]:
                    yield f"{side.card} {half}: nobody pays, or no icon"
    every = [*sides, *key_sides]
    moves = [move for side in sides for move in side.moves.items()]
    doubles = [side for side in sides if len(side.moves) == 2]
    pairs = list(zip(sides[::2], sides[1::2], strict=True))
    yield from alike(given)
    yield f"{len(sides)} side and {len(key_sides)} key outcomes of {len(deadly)} cards, the finale apart"
    yield f"death symbol on {sum(deadly)}: {sum(deadly) / 192:.3f} of all 192 (0.35 to 0.45)"
    yield f"hidden {hidden}: {hidden / len(every):.3f} (0.25 to 0.45)"
    placed = sum(bool(side.sticker) for side in every)
    yield f"stickers {placed}: {placed / len(every):.3f} (0.37); of each kind {sorted(kinds.values())}"
    yield f"coins or Power {sum(bool(side.gift) for side in every) / len(every):.3f} (at most 0.15)"
    for place, name in enumerate(RESOURCES):
        pull = sum(side.moves.get(place, 0) for side in every) / len(every)
        share = sum(at == place for at, _ in moves) / len(moves)
        yield f"{name}: {share:.3f} of the side effects ({QUOTA[place]}), drift {pull:+.3f} (0.15)"
    yield f"Stability: all {sum(side.net for side in every) / len(every):+.3f} (0.12)"
    yield f"Stability: sides {sum(side.net for side in sides) / len(sides):+.3f} (+0.04)"
    yield "sizes " + ", ".join(
        f"{size}: {sum(abs(by) == size for _, by in moves) / len(moves):.3f}" for size in SIZES
    )
    yield f"one effect {1 - len(doubles) / len(sides):.3f} (0.35)"
    same = sum(abs(side.net) == sum(map(abs, side.moves.values())) for side in doubles)
    yield f"two effects one way {same / len(doubles):.3f} (0.10)"
    yield f"sides that pull apart {sum(aye.net * nay.net < 0 for aye, nay in pairs) / len(pairs):.3f} (0.80)"


def alike(given: dict[str, Any]) -> Iterator[str]:
    """Cards that show the same on either side."""
    for envelope, cards in given.items():
        for name, both in cards.items():
            if both["aye"]["preview"] == both["nay"]["preview"]:
                yield f"{envelope}.{name}: the same icons on both sides"
    for line in DEATH:
        deadly = [
            both["death"] for name, cards in given.items() if name[0] == line for both in cards.values()
        ]
        deadly += [each["death"] for name in WRITTEN if name[0] == line for each in dilemmas(name)]
        yield f"{line}: death symbol on {sum(deadly)} of {len(deadly)} (0.30 to 0.50)"


def main(given: Sequence[str]) -> int:
    """Make the file, or compare it."""
    path = OUTLINES / "effects.toml"
    if "--check" not in given:
        path.write_text(make(), "utf-8")
    print(*told(path.read_text("utf-8")), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
