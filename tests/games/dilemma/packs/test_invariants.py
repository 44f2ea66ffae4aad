"""Each invariant of a story is checked: nothing is found where all is well, and a planted fault is found."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regency.games.dilemma.packs import Drafted, checks
from regency.games.dilemma.packs.checks import screens
from regency.games.dilemma.packs.checks.pack import load
from regency.games.dilemma.packs.checks.screens import Screens
from regency.games.dilemma.printed import abilities, houses
from regency.games.dilemma.printed.story import ENVELOPE_IDS
from regency.words import Words

from .. import lawful
from ..synthetic import quoted
from .planted import ONE_STORY, Place, Spoiled, must_be_told, said, sound

Plant = Callable[[Spoiled], Place]


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@pytest.mark.parametrize(("envelopes", "seed"), [(6, 1), (7, 2), (12, 3), (25, 4), (40, 5), (62, 6), (75, 7)])
def test_nothing_is_found_in_a_pack_that_keeps_all_rules(envelopes: int, seed: int) -> None:
    found = checks.check(Drafted(lawful.drafted(tuple(lawful.ids(envelopes)), seed)))
    assert [said(each) for each in found.findings] == []
    doors = [each for each in found.remarks if each.key == "checked-doors"]
    assert len(doors) == (0 if envelopes == 75 else 1)


def test_nothing_is_found_in_one_storyline_with_all_its_endings() -> None:
    found = checks.check(Drafted(sound()))
    assert found.findings == ()
    [doors] = [each for each in found.remarks if each.key == "checked-doors"]
    assert doors.about["doors"] == ["B1b", "B1a", "C1a", "C1b", "H1"]


def first(s: Spoiled, name: str) -> Place:
    """Where a file begins."""
    return f"{name}.toml", 1


def without_key(s: Spoiled, name: str) -> Place:
    """An envelope from which nothing leads on."""
    text = s.files[f"{name}.toml"]
    start, end = text.index("\n[[dilemma]]"), text.index("\n[[dilemma]]", text.index("[[dilemma]]"))
    s.files[f"{name}.toml"] = text[:start] + text[end:]
    return f"{name}.toml", text[: text.index("[[dilemma]]")].count("\n") + 1


def also(s: Spoiled, card: str, side: str, *more: str) -> Place:
    """More effects on a side."""
    return s.line(card, "effects", quoted([*s.kept(card, side), *more]), side)


def less(s: Spoiled, card: str, side: str, start: str) -> Place:
    """A side without the effects that begin so."""
    kept = [word for word in s.kept(card, side) if not word.startswith(start)]
    return s.line(card, "effects", quoted(kept), side)


def instead(s: Spoiled, card: str, side: str, old: str, new: str) -> Place:
    """Another effect on a side."""
    kept = [new if word == old else word for word in s.kept(card, side)]
    return s.line(card, "effects", quoted(kept), side)


def twice_there(s: Spoiled) -> Place:
    s.files["copy.toml"] = s.files["T1a.toml"]
    for language in ("en", "de"):
        s.files[f"copy.{language}.md"] = s.files[f"T1a.{language}.md"]
    return "copy.toml", 1


def opens_on_both(s: Spoiled, card: str, old: str, new: str) -> None:
    for side in ("aye", "nay"):
        instead(s, card, side, old, new)


def short_way(s: Spoiled) -> Place:
    opens_on_both(s, "T2.K", "open T3", "open T5")
    return first(s, "TE1")


def dead_end(s: Spoiled) -> Place:
    without_key(s, "T3")
    return "T3.toml", 3


def opened_before(s: Spoiled) -> Place:
    also(s, "T3.K", "aye", "open T6a")
    return also(s, "T5.K", "aye")


def no_second_letter(s: Spoiled) -> Place:
    opens_on_both(s, "T6b.K", "mystery B", "mystery A")
    return "T1a.toml", s.files["T1a.toml"].split("\n").index('storyline = "T"') + 1


def never_opened(s: Spoiled) -> Place:
    instead(s, "P1", "nay", "open T1b", "open T1a")
    return first(s, "T1b")


def event_twice(s: Spoiled) -> Place:
    s.text("T5.toml", 'kind = "standard"', 'kind = "special"')
    file, line = s.text("T5.toml", "signed = true", 'signed = true\nevent = "long_flood"')
    return file, line + 1


def other_house(s: Spoiled) -> Place:
    s.text("TE3.toml", "unlocks_story_progress_of_house = 1", "unlocks_story_progress_of_house = 4")
    return "T1a.toml", s.files["T1a.toml"].split("\n").index('storyline = "T"') + 1


def leaning(s: Spoiled) -> Place:
    s.text("TE1.toml", "discord = 3", "discord = 0")
    return "T1a.toml", s.files["T1a.toml"].split("\n").index('storyline = "T"') + 1


def same_on_both(s: Spoiled) -> Place:
    s.effects("T1a.S1", "aye", "wealth -1", "knowledge +2")
    s.effects("T1a.S1", "nay", "wealth -1", "knowledge +2")
    return "T1a.toml", s.files["T1a.toml"].split("\n").index('id = "T1a.S1"') + 1


def without_clue(s: Spoiled) -> Place:
    s.effects("T1a.S1", "aye", "wealth -1", "knowledge +2")
    s.line("T1a.S1", "clue", '""')
    return "T1a.toml", s.files["T1a.toml"].split("\n").index('id = "T1a.S1"') + 1


def without_reasons(s: Spoiled) -> Place:
    s.line("T1a.S1", "why.aye", '""')
    return "T1a.toml", s.files["T1a.toml"].split("\n").index('id = "T1a.S1"') + 1


def all_deceive(s: Spoiled) -> Place:
    place = ("", 0)
    for name in ("T1b", "T1a"):
        place = s.text(f"{name}.toml", 'role = "side"', 'role = "side"\ndeceptive = true')
        place = place[0], place[1] + 1
    return place


def drifting(s: Spoiled) -> Place:
    for name in ("T1a", "T1b", "T2", "T3", "T5"):
        for side in ("aye", "nay"):
            s.effects(f"{name}.S1", side, "wealth +3", "knowledge -1" if side == "aye" else "welfare -1")
    return "pack.toml", 1


def deadly(s: Spoiled) -> Place:
    for name in ONE_STORY:
        s.files[f"{name}.toml"] = s.files[f"{name}.toml"].replace("death = false", "death = true")
    return "pack.toml", 1


def described_twice(s: Spoiled) -> Place:
    name = next(name for name in ONE_STORY if '"sticker 1"' in s.files[f"{name}.toml"])
    s.files[f"{name}.toml"] += '4 = "wealth positive"\n'
    return f"{name}.toml", s.files[f"{name}.toml"].split("\n").index("[stickers]") + 1


def other_face(s: Spoiled) -> Place:
    s.effects("T1a.S1", "aye", "wealth -1", preview=("wealth down", "sticker positive"))
    return s.line("T1a.S1", "preview", '["wealth down", "sticker positive"]', "aye")


def flags(s: Spoiled, body: str, language: str = "en") -> Place:
    """A result that remembers something."""
    s.body(f"T3.{language}.md", "S1 aye", body)
    return f"T3.{language}.md", s.files[f"T3.{language}.md"].split("\n").index("## S1 aye") + 2


def in_one_language(s: Spoiled) -> Place:
    flags(s, "[if p1_0] So it was. [else] So it was not. [end]", "de")
    return "T3.en.md", s.files["T3.en.md"].split("\n").index("## S1 aye") + 1


def three_flags(s: Spoiled) -> Place:
    parts = [f"[if {flag}] So. [else] Not so. [end]" for flag in ("p1_0", "p1_1", "p2_0")]
    flags(s, " ".join(parts))
    return "T3.en.md", s.files["T3.en.md"].split("\n").index("## S1 front") + 1


def late(s: Spoiled) -> Place:
    return flags(s, "[if t5_k_0] So it was. [else] So it was not. [end]")


def promised(s: Spoiled) -> Place:
    s.files["pack.toml"] += '[flags]\nwhat_comes = "T5"\n'
    return "pack.toml", s.files["pack.toml"].split("\n").index('what_comes = "T5"') + 1


def hard(s: Spoiled) -> Place:
    s.line("T2.S1", "tags", '{ "war" = 3 }')
    return "T2.de.md", s.files["T2.de.md"].split("\n").index("## S1 front") + 1


def heading(s: Spoiled, file: str, name: str) -> Place:
    return file, s.files[file].split("\n").index(f"## {name}") + 1


def renamed(s: Spoiled) -> Place:
    s.text("T3.en.md", "## S1 aye", "## S1 maybe")
    return first(s, "T3")


def missing_file(s: Spoiled) -> Place:
    del s.files["T3.de.md"]
    return "T3.de.md", 1


def listed(s: Spoiled, key: str, names: list[str]) -> Place:
    s.files["pack.toml"] += f"{key} = {quoted(names)}\n"
    return "pack.toml", s.files["pack.toml"].count("\n")


def unasked(s: Spoiled) -> Place:
    return s.body("T3.en.md", "S1 front", s.told("T3.en.md", "S1 front")[:-1] + ".")


def asked_twice(s: Spoiled) -> Place:
    return s.body("T3.en.md", "S1 front", "Why? " + s.told("T3.en.md", "S1 front"))


def published(s: Spoiled) -> Place:
    file, line = s.text("T3.en.md", "# T3\n", "# T3\n\n## sticker 4: Port Skaram\nSo.\n")
    return file, line + 2


OTHERS = [name for name in ONE_STORY if name != "T3"]
DOORS = ["B1b", "B1a", "C1a", "C1b", "H1"]
FAULTS: list[tuple[str, str, Plant]] = [
    ("V01", "check-id", lambda s: s.text("T1a.toml", 'id = "T1a"', 'id = "T9"')),
    ("V01", "check-number", lambda s: s.text("T1a.toml", "number = 5", "number = 6")),
    ("V01", "check-id-twice", twice_there),
    ("V01", "check-kind", lambda s: s.text("TE1.toml", 'kind = "ending"', 'kind = "standard"')),
    ("V01", "check-not-named", lambda s: listed(s, "envelopes", OTHERS)),
    ("V01", "check-not-there", lambda s: listed(s, "envelopes", [*ONE_STORY, "A1"])),
    ("V01", "check-no-door", lambda s: listed(s, "sealed", [*DOORS, "A1"])),
    ("V01", "check-door-not-named", lambda s: listed(s, "sealed", DOORS[1:])),
    ("V02", "check-unreached", never_opened),
    ("V02", "check-opens-unknown", lambda s: instead(s, "T1a.K", "aye", "open T2", "open T9")),
    ("V03", "check-leads-back", lambda s: instead(s, "T3.K", "aye", "open T4", "open T2")),
    ("V04", "check-cards", lambda s: without_key(s, "T3")),
    ("V05", "check-opens-nothing", lambda s: less(s, "T1a.K", "nay", "open ")),
    ("V05", "check-side-opens", lambda s: also(s, "T1a.S1", "aye", "open T3")),
    ("V06", "check-way", short_way),
    ("V06", "check-no-ending", dead_end),
    ("V07", "check-entry", lambda s: instead(s, "P1", "aye", "open T1a", "open B1a")),
    ("V07", "check-no-start", lambda s: less(s, "T2.K", "nay", "open H1")),
    ("V07", "check-opens-nothing", lambda s: less(s, "P1", "nay", "open ")),
    ("V08", "check-mysteries", lambda s: less(s, "T6a.K", "aye", "mystery ")),
    ("V08", "check-letter", no_second_letter),
    ("V09", "check-stray-mystery", lambda s: also(s, "T3.S1", "aye", "mystery A")),
    ("V09", "check-stray-mystery", lambda s: instead(s, "T6a.K", "aye", "mystery A", "mystery C")),
    ("V10", "check-two-keys", lambda s: also(s, "T1a.K", "aye", "open T3")),
    ("V10", "check-stray-start", lambda s: also(s, "T3.K", "aye", "open A1")),
    ("V11", "check-dry", lambda s: less(s, "T1a.K", "nay", "open ")),
    ("V12", "check-opened-twice", opened_before),
    ("V13", "check-opens-nothing", lambda s: less(s, "T4.K", "aye", "open ")),
    ("V13", "check-event", lambda s: s.text("T4.toml", "long_flood", "long_drought")),
    ("V13", "check-event-twice", event_twice),
    ("V14", "check-tip", lambda s: s.text("TE1.toml", "discord = 3", "discord = 4")),
    ("V14", "check-lean", leaning),
    ("V15", "check-no-such-house", lambda s: s.text("TE1.toml", "house = 4", "house = 13")),
    ("V15", "check-houses-of", other_house),
    ("V16", "check-bonus", lambda s: s.text("TE1.toml", "crave = 3", "crave = 4")),
    ("V20", "check-icon", lambda s: s.line("T1a.S1", "preview", '["influence up", "influence down"]', "aye")),
    ("V20", "check-icon-unknown", lambda s: s.line("T1a.S1", "preview", '["wealth sideways"]', "aye")),
    ("V20", "check-icon-twice", lambda s: (
        s.effects("T1a.S1", "aye", "wealth -1"),
        s.line("T1a.S1", "preview", '["wealth down", "wealth down"]', "aye"),
    )[1]),
    ("V20", "check-clue", without_clue),
    ("V20", "check-deceptive", all_deceive),
    ("V21", "check-no-icon", lambda s: s.line("T1a.S1", "preview", "[]", "aye")),
    ("V21", "check-same", same_on_both),
    ("V21", "check-free", lambda s: s.effects("T1a.S1", "aye", "wealth +1")),
    ("V22", "check-bounds", lambda s: s.effects("T1a.S1", "aye", "wealth -4")),
    ("V22", "check-bounds", lambda s: s.effects("T1a.S1", "aye", "influence -1", "wealth -1", "morale -1")),
    ("V22", "check-bounds", lambda s: s.effects("T1a.S1", "aye", "influence -2", "wealth -3")),
    ("V23", "check-measure", drifting),
    ("V24", "check-measure", deadly),
    ("V25", "check-stickers", described_twice),
    ("V26", "check-sticker-icon", other_face),
    ("V27", "check-flag-unset", lambda s: flags(s, "[if nobody] So it was. [else] So it was not. [end]")),
    ("V27", "check-flag-unset", lambda s: s.effects("T3.S1", "aye", "wealth -1 else -2 if nobody")),
    ("V27", "check-flag-late", late),
    ("V27", "check-flag-promised", promised),
    ("V27", "check-flags-many", three_flags),
    ("V27", "check-flag-one-language", in_one_language),
    ("V27", "check-flag-change", lambda s: s.effects("T3.S1", "aye", "wealth -1 else -3 if p1_0")),
    ("V27", "check-flag-change", lambda s: s.effects("T3.S1", "aye", "wealth -1 else +1 if p1_0")),
    ("V28", "check-words", lambda s: s.body("T3.en.md", "S1 aye", "Too short a text.")),
    ("V28", "check-characters", lambda s: s.body("T3.de.md", "S1 aye", "Langes Gesicht. " * 35)),
    ("V28", "check-no-text", renamed),
    ("V28", "check-no-card", lambda s: (renamed(s), heading(s, "T3.en.md", "S1 maybe"))[1]),
    ("V28", "check-placeholder", lambda s: (
        s.body("T3.en.md", "S1 aye", "TODO"), ("T3.en.md", heading(s, "T3.en.md", "S1 aye")[1] + 1),
    )[1]),
    ("V28", "check-language", missing_file),
    ("V29", "check-question", unasked),
    ("V29", "check-question", asked_twice),
    ("V29", "check-yes-or-no", lambda s: (
        s.body("T3.en.md", "S1 front", s.told("T3.en.md", "S1 front").replace("Shall we", "Which of them")),
        ("T3.en.md", heading(s, "T3.en.md", "S1 front")[1] + 1),
    )[1]),
    ("V30", "check-tag", lambda s: s.line("T2.S1", "tags", '{ "boredom" = 1 }')),
    ("V30", "check-tag", lambda s: s.line("T2.S1", "tags", '{ "war" = 4 }')),
    ("V30", "check-softened", hard),
    ("V35", "check-published", published),
    ("V35", "check-published", lambda s: s.line("T3.S1", "clue", '"Goldene Landkarte"')),
    ("V36", "check-ability-lost", lambda s: s.text("T3.toml", "start_of_game", "immediate")),
    ("V36", "check-ability-gain", lambda s: s.text("T3.toml", "coins = 1", "coins = 4")),
    ("V36", "check-ability-when", lambda s: s.text("T3.toml", "start_of_game", "limited")),
    ("24.3", "check-why", without_reasons),
    ("20.4", "check-order", lambda s: s.effects("T1a.S1", "aye", "all coins -1", "wealth -1")),
    ("20.4", "check-left-to-right", lambda s: s.effects("T1a.S1", "aye", "wealth -1", "influence +1")),
    ("20.4", "check-effect", lambda s: s.effects("T1a.S1", "aye", "wealth -1", "smile +1")),
]  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "key", "plant"), FAULTS, ids=[f"{rule} {key} {nth}" for nth, (rule, key, _) in enumerate(FAULTS)]
)
def test_a_planted_fault_is_found_where_it_is(rule: str, key: str, plant: Plant) -> None:
    spoiled = Spoiled()
    must_be_told(spoiled, rule, key, plant(spoiled))


WHOLE = tuple(ENVELOPE_IDS)
WEALTH, MORALE = '= "wealth negative"', '= "morale positive"'


def fifteenth(s: Spoiled) -> Place:
    """One sticker more of a kind, and one fewer of another."""
    last = next(f"{name}.toml" for name in reversed(WHOLE) if WEALTH in s.files[f"{name}.toml"])
    place = last, s.files[last][: s.files[last].rindex(WEALTH)].count("\n") + 1
    other = next(f"{name}.toml" for name in WHOLE if MORALE in s.files[f"{name}.toml"])
    s.text(other, MORALE, WEALTH)
    return place


def unserved(s: Spoiled) -> Place:
    s.text("BE1.toml", "house = 7", "house = 9")
    return "pack.toml", 1


def of_two(s: Spoiled) -> Place:
    s.text("BE1.toml", "house = 7", "house = 4")
    at = next(nth for nth, row in enumerate(s.files["TE1.toml"].split("\n")) if row.endswith("house = 4"))
    return "TE1.toml", at + 1


def too_early(s: Spoiled) -> Place:
    for end in (".toml", ".en.md", ".de.md"):
        del s.files[f"GE2{end}"]
    return "70.toml", 1


OF_ALL: list[tuple[str, str, Plant]] = [
    ("V01", "check-finale-early", too_early),
    ("V15", "check-house-of-two", of_two),
    ("V15", "check-house-unserved", unserved),
    ("V25", "check-stickers-alike", fifteenth),
    ("V25", "check-stickers-few", lambda s: (fifteenth(s), ("pack.toml", 1))[1]),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "key", "plant"), OF_ALL, ids=[key for _, key, _ in OF_ALL])
def test_a_planted_fault_of_a_whole_campaign_is_found(rule: str, key: str, plant: Plant) -> None:
    spoiled = Spoiled(WHOLE)
    place: Place = plant(spoiled)
    must_be_told(spoiled, rule, key, place)


# The houses, which are the game's own


FIRST = houses.HOUSE_ACHIEVEMENTS[0]
TWICE = (FIRST[0], FIRST[0], FIRST[1])
LOST = (houses.STABILITY_STEADY, 0, (abilities.ability(abilities.IMMEDIATE, coins=2),))
SCREENS = [
    ("V17", "check-house-count", Screens(primary=houses.PRIMARY[:11])),
    ("V17", "check-alignment", Screens(secondary=houses.PRIMARY)),
    ("V17", "check-agenda", Screens(primary=(houses.PRIMARY[1], *houses.PRIMARY[1:]))),
    ("V18", "check-conditions", Screens(achievements=(TWICE, *houses.HOUSE_ACHIEVEMENTS[1:]))),
    ("V18", "check-boxes", Screens(boxes=(3,) * len(houses.BOXES))),
    ("V18", "check-reward", Screens(rewards=((2, 1), *houses.STORY_REWARD[1:]))),
    ("V19", "check-resource", Screens(achievements=tuple(
        tuple((c, 0 if c in (houses.RANK_HIGHEST, houses.RANK_LOWEST) else a, u) for c, a, u in row)
        for row in houses.HOUSE_ACHIEVEMENTS))),
    ("V36", "check-lost", Screens(achievements=((LOST, *FIRST[1:]), *houses.HOUSE_ACHIEVEMENTS[1:]))),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "key", "table"), SCREENS, ids=[key for _, key, _ in SCREENS])
def test_a_planted_fault_in_the_house_screens_is_found(rule: str, key: str, table: Screens) -> None:
    pack = load(Drafted(sound()))
    assert list(screens.check(pack)) == []
    found = [each for each in screens.check(pack, table) if each.rule == rule]
    assert key in [each.what.key for each in found if hasattr(each.what, "key")]
    assert all(each.file == "printed/houses.py" and each.line > 1 for each in found)
    assert all(said(each) != said(each, "de") for each in found)


def test_story_cards_have_the_abilities_that_the_pack_lists() -> None:
    spoiled = Spoiled()
    spoiled.files["pack.toml"] += (
        '[abilities]\nT3 = { timing = "start_of_game", target = "signer", power = 1 }\n'
        'T5 = { timing = "start_of_game", target = "signer", coins = 1 }\n'
    )
    spoiled.text("T5.toml", "ability = ", "# ability = ")
    told = {(each.rule, each.file, said(each)[:3]) for each in spoiled.findings()}
    assert ("V36", "T3.toml", "T3:") in told and ("V36", "T5.toml", "T5:") in told
