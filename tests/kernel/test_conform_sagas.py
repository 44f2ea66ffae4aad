"""The kit's checks of sagas: the miniature campaign passes, and each check fails on its planted fault."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from regency.kernel import campaign_file, deeds
from regency.kernel.acts import Bequest, Branched
from regency.kernel.chronicle import Chronicle
from regency.kernel.conform import NonConformance
from regency.kernel.conform.campaigns import Played
from regency.kernel.conform.sagas import SAGA_CHECKS, conform_saga
from regency.kernel.saga import Leaf, Secrets
from tests.minis import heirs
from tests.minis.heirs import ENVELOPES, Left, Unopened
from tests.minis.heirs_saga import DYNASTY, Account, Cover, Estate, HeirsInChapters, HeirsSaga, Will

SEEN_TO_FAIL = "fold file seed order sealed recap kept chain tamper branch reigns"
WILL = Will("will", ENVELOPES)


class Plotting(HeirsInChapters):
    """The heirs, with a saga of our own."""

    def __init__(self, saga: HeirsSaga) -> None:
        super().__init__()
        self.saga = saga


def fails(check: str, rules: HeirsInChapters, words: str, more: Sequence[Will] = ()) -> None:
    """This check alone finds the fault, within a few campaigns."""
    with pytest.raises(NonConformance) as failure:
        conform_saga(rules, WILL, 6, checks=(check,), more=more)
    assert failure.value.check == check
    assert words in failure.value.detail
    assert "the campaign of heirs, seed" in failure.value.detail


def test_no_check_is_without_its_fault() -> None:
    assert set(SEEN_TO_FAIL.split()) == set(SAGA_CHECKS)


def test_the_miniature_campaign_passes() -> None:
    conform_saga(DYNASTY, WILL, 4)


def test_and_one_that_rests_in_between() -> None:
    conform_saga(DYNASTY, Will("will", (0, 1)), 2, seed=7, more=[WILL])


def test_a_campaign_that_is_played_meets_what_there_is_to_meet() -> None:
    met: set[str] = set()
    for seed in range(12):
        played = Played(DYNASTY, seed, WILL)
        played.play([])
        met |= {type(act).__name__ for act in played.chronicle.acts}
        assert played.chronicle.facts.over
    assert met == {"Begun", "Joined", "SatDown", "Reigned", "Crowned", "BrokenOff", "Preferred", "Saved"}


def test_one_that_rests_for_good_is_played_as_far_as_it_goes() -> None:
    played = Played(DYNASTY, 1, Will("will", (2,)))
    played.play([])
    assert played.chronicle.facts.rests and len(played.reigns) == 1


# The faults


def test_an_act_that_is_entered_otherwise_the_second_time() -> None:
    class Forgetful(HeirsSaga):
        entered = 0

        def enter(self, realm: Estate, present: Sequence[int], left: Left, account: Account) -> Estate:
            Forgetful.entered += 1
            found = super().enter(realm, present, left, account)
            return replace(found, crowns=(Forgetful.entered, *found.crowns[1:]))

    fails("fold", Plotting(Forgetful()), "lead elsewhere")


def test_a_file_that_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = campaign_file.to_file
    monkeypatch.setattr("regency.kernel.conform.sagas.to_file", lambda it: honest(it).replace(b"Odo", b"Udo"))
    fails("file", DYNASTY, "cannot be read")


def test_a_file_that_forgets_something(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = campaign_file.from_file

    def forget(rules: Any, data: bytes) -> Any:
        found = honest(rules, data)
        facts = replace(found.campaign.facts, king="")
        found.campaign = replace(found.campaign, facts=facts)
        return found

    monkeypatch.setattr("regency.kernel.conform.sagas.from_file", forget)
    fails("file", DYNASTY, "otherwise than it was written")


def test_a_seed_in_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    class Leaking(HeirsInChapters):
        def setup(self, seats: int, options: Any, seed: bytes, legacy: Any) -> Any:
            seeds.append(seed)
            return super().setup(seats, options, seed, legacy)

    seeds: list[bytes] = []
    honest = Chronicle.crown

    def leak(self: Chronicle, house: int, king: str, at: int | None = None) -> None:
        honest(self, house, seeds[-1].hex().upper(), at)

    monkeypatch.setattr(Chronicle, "crown", leak)
    monkeypatch.setattr("regency.kernel.names.LONGEST_NAME", 64)
    fails("seed", Leaking(), "the seed stands in the file")


def test_an_order_in_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ordered(HeirsInChapters):
        def setup(self, seats: int, options: Any, seed: bytes, legacy: Any) -> Any:
            g = super().setup(seats, options, seed, legacy)
            g.box.later.reverse()
            return g

    fails("order", Ordered(), "the file tells an order")


def test_a_flag_in_the_open_part() -> None:
    class Telling(HeirsInChapters):
        def bequest(self, g: heirs.Game) -> Bequest[Left, Unopened]:
            left = super().bequest(g)
            opened = g.box.later[0] if g.box.later else left.open.opened
            return replace(left, open=replace(left.open, opened=opened))

    fails("sealed", Telling(), "the open side of the bequest tells: opened")


def test_what_is_sealed_in_a_page_or_in_the_open_part(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Chronicle.open

    def peek(self: Chronicle) -> Any:
        seen = honest(self)
        secrets = self.campaign.sealed.value
        return replace(seen, realm=replace(seen.realm, known=secrets.left.sealed))

    monkeypatch.setattr(Chronicle, "open", peek)
    fails("sealed", DYNASTY, "what is sealed shows: [0].realm.known")


@pytest.mark.parametrize("where", ["leaves", "pages"])
def test_a_page_too_early_in_the_recap(where: str) -> None:
    class Hasty(HeirsSaga):
        def leaves(self, account: Account) -> Sequence[Leaf]:
            return [*super().leaves(account), *([Leaf("envelope-2")] if where == "leaves" else [])]

        def pages(self, realm: Estate, accounts: Sequence[Account]) -> Collection[str]:
            more = ["envelope-2"] if accounts and where == "pages" else []
            return [*super().pages(realm, accounts), *more]

    fails("recap", Plotting(Hasty()), "['envelope-2'] can be read, and nobody was shown them")


def test_a_leaf_that_nobody_can_turn_to() -> None:
    class Torn(HeirsSaga):
        def pages(self, realm: Estate, accounts: Sequence[Account]) -> Collection[str]:
            return ()

    fails("recap", Plotting(Torn()), "not all of them can be read")


def test_a_bequest_that_forgets_a_box() -> None:
    class Forgetting(HeirsInChapters):
        def bequest(self, g: heirs.Game) -> Bequest[Left, Unopened]:
            left = super().bequest(g)
            owed = tuple(max(0, each - 1) for each in left.open.owed)
            return replace(left, open=replace(left.open, owed=owed))

    fails("kept", Forgetting(), "owed was")


def test_something_in_the_box_that_does_not_go_on() -> None:
    class Boxed(HeirsSaga):
        kept = ("later",)

    fails("kept", Plotting(Boxed()), "later was")


def test_a_legacy_that_is_not_prepared_of_what_went_before() -> None:
    class Moody(HeirsSaga):
        asked = 0

        def prepare(
            self, options: heirs.Options, realm: Estate, sealed: Secrets, present: Sequence[int]
        ) -> tuple[heirs.Options, heirs.Legacy]:
            Moody.asked += 1
            chosen, legacy = super().prepare(options, realm, sealed, present)
            return chosen, replace(legacy, owed=(Moody.asked // 3, *legacy.owed[1:]))

    with pytest.raises(Exception) as failure:  # noqa: PT011  (where it is noticed depends on how often it is asked)
        conform_saga(Plotting(Moody()), WILL, 6, checks=("chain",))
    assert "LegacyParts" in str(failure.value) or "NotThisSitting" in str(failure.value)


def test_a_chain_that_parts_and_one_that_is_too_short(monkeypatch: pytest.MonkeyPatch) -> None:
    class Restless(HeirsInChapters):
        left = 0

        def bequest(self, g: heirs.Game) -> Bequest[Left, Unopened]:
            Restless.left += 1
            found = super().bequest(g)
            return replace(found, open=replace(found.open, owed=(Restless.left, *found.open.owed[1:])))

    fails("chain", Restless(), "the chain parts: BequestParts(reign=1)")
    monkeypatch.setattr("regency.kernel.conform.sagas.prove", lambda chronicle, kept: 0)
    fails("chain", DYNASTY, "0 of 3 reigns are proved")


def test_a_change_that_nobody_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regency.kernel.conform.sagas.proved", lambda rules, data: None)
    fails("tamper", DYNASTY, "was not found")


def test_a_branch_that_begins_elsewhere_or_does_not_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def elsewhere(saga: Any, rules: Any, campaign: Any, act: Any) -> Any:
        return replace(campaign, realm=replace(campaign.realm, games=9))

    def silent(saga: Any, rules: Any, campaign: Any, act: Any) -> Any:
        return campaign

    faults: list[tuple[Any, str]] = [(elsewhere, "does not go on as it was saved"), (silent, "does not say")]
    for fault, words in faults:
        monkeypatch.setattr(deeds, "ACTS", deeds.ACTS | {Branched: fault})
        fails("branch", DYNASTY, words)


def test_a_reign_that_does_not_conform() -> None:
    class Broken(HeirsInChapters):
        def check(self, g: heirs.Game) -> None:
            assert g.table.game < 2, "the third game is not whole"

    with pytest.raises(AssertionError, match="the third game is not whole"):
        conform_saga(Broken(), WILL, 1, checks=("reigns",))


def test_a_reign_whose_worlds_look_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = heirs.Heirs.imagine

    def imagine(self: Any, me: Any, notes: Any, rng: Any) -> Any:
        g = honest(self, me, notes, rng)
        g.table.game += 1
        return g

    monkeypatch.setattr(heirs.Heirs, "imagine", imagine)
    with pytest.raises(NonConformance) as failure:
        conform_saga(DYNASTY, WILL, 1, checks=("reigns",))
    assert failure.value.check == "imagine"


def test_the_cover_is_all_that_is_known_of_the_content() -> None:
    assert DYNASTY.saga.cover(WILL) == Cover("will", 3)
