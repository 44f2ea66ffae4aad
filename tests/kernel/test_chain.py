"""The chain of records: an archive replays to the same end, and one changed figure is found and named."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from regency.kernel.acts import Begun, Reigned
from regency.kernel.campaign_file import from_file, read_archive, to_file, with_records
from regency.kernel.campaign_reasons import (
    AccountParts,
    ActChanged,
    BadCampaign,
    BequestParts,
    CampaignGarbled,
    LegacyParts,
    RecordMissing,
    RecordUnasked,
    ReignChanged,
    ReignParts,
    StillSealed,
)
from regency.kernel.chain import archive, prove, proved
from regency.kernel.chronicle import Chronicle, record_mark
from regency.kernel.errors import Reason, RecordOfUnknownVersion, Refused
from regency.kernel.match import Match
from regency.kernel.record import Record, encode
from tests.minis.heirs import Legacy
from tests.minis.heirs_saga import DYNASTY

from .dynasty import begun, play_out, recorded, reign


@pytest.fixture(scope="module")
def whole() -> tuple[Chronicle, dict[int, Record]]:
    return recorded()


def why(data: bytes) -> Reason:
    """Why an archive is refused."""
    with pytest.raises(BadCampaign) as bad:
        proved(DYNASTY, data)
    return bad.value.reason


def forged(chronicle: Chronicle, kept: dict[int, Record], reign: int, **change: Any) -> bytes:
    """An archive in which the act of a reign was changed, and all digests of acts made to fit."""
    first, *acts = chronicle.acts
    other = Chronicle(DYNASTY, first)
    count = 0
    for act in acts:
        if isinstance(act, Reigned):
            count += 1
            act = replace(act, **change) if count == reign else act
        other.apply(act)
    return with_records(other, kept)


def act_of(chronicle: Chronicle, reign: int) -> Reigned[Any, Any]:
    return [act for act in chronicle.acts if isinstance(act, Reigned)][reign - 1]


def test_an_archive_replays_to_the_same_end(whole: tuple[Chronicle, dict[int, Record]]) -> None:
    chronicle, kept = whole
    data = archive(chronicle, kept)
    assert proved(DYNASTY, data).campaign == chronicle.campaign
    again, records = read_archive(DYNASTY, data)
    assert prove(again, records) == 3
    assert {reign: encode(record) for reign, record in kept.items()} == records


def test_records_are_opened_when_the_campaign_is_over() -> None:
    chronicle = begun()
    record = reign(chronicle, 0, 1).record()
    with pytest.raises(Refused) as refused:
        archive(chronicle, {1: record})
    assert refused.value.reason == StillSealed()


def test_a_changed_figure_in_any_line_of_any_record_is_found_and_named(
    whole: tuple[Chronicle, dict[int, Record]],
) -> None:
    chronicle, kept = whole
    data = archive(chronicle, kept).splitlines(keepends=True)
    reign_of, number, entry = {}, 0, 0
    for at, line in enumerate(data):
        if line.startswith(b'{"line":"record"'):
            number, entry = number + 1, -1
        else:
            reign_of[at] = (number, entry)
        entry += 1
    for at, (number, entry) in reign_of.items():
        line = data[at]
        place = max(place for place, sign in enumerate(line) if chr(sign).isdigit())
        if not number:
            continue
        changed = line[:place] + bytes([line[place] ^ 1]) + line[place + 1 :]
        found = why(b"".join([*data[:at], changed, *data[at + 1 :]]))
        assert getattr(found, "reign", None) == number, (at, line, found)
        if isinstance(found, ReignParts):
            assert found.entry in (entry, 0)


def test_a_changed_figure_in_any_act_is_found_and_named(whole: tuple[Chronicle, dict[int, Record]]) -> None:
    chronicle, kept = whole
    data = archive(chronicle, kept).splitlines(keepends=True)
    for number in range(1, len(chronicle.acts) + 1):
        line = data[number]
        for place in [place for place, sign in enumerate(line) if chr(sign).isdigit()][::3]:
            changed = line[:place] + bytes([line[place] ^ 1]) + line[place + 1 :]
            found = why(b"".join([*data[:number], changed, *data[number + 1 :]]))
            assert found in (ActChanged(number), CampaignGarbled(number + 1))


def test_a_changed_bequest_is_found_though_the_digests_of_the_acts_fit(
    whole: tuple[Chronicle, dict[int, Record]],
) -> None:
    chronicle, kept = whole
    act = act_of(chronicle, 2)
    left = act.bequest.open
    richer = replace(act.bequest, open=replace(left, owed=(left.owed[0] + 1, *left.owed[1:])))
    assert why(forged(chronicle, kept, 2, bequest=richer)) == BequestParts(2)
    emptied = replace(act.bequest, sealed=type(act.bequest.sealed)(()))
    found = why(forged(chronicle, kept, 2, bequest=emptied))
    assert found == BequestParts(2)


def test_a_changed_account_and_a_changed_outcome_are_found(
    whole: tuple[Chronicle, dict[int, Record]],
) -> None:
    chronicle, kept = whole
    act = act_of(chronicle, 3)
    assert why(forged(chronicle, kept, 3, account=replace(act.account, taken=9))) == AccountParts(3)
    better = replace(act.outcome, scores=tuple(score + 1 for score in act.outcome.scores))
    assert why(forged(chronicle, kept, 3, outcome=better)) == AccountParts(3)


def test_the_record_of_another_match_is_found(whole: tuple[Chronicle, dict[int, Record]]) -> None:
    chronicle, kept = whole
    assert why(forged(chronicle, kept, 1, record="0" * 64)) == ReignChanged(1)
    swapped = {1: kept[1], 2: kept[3], 3: kept[2]}
    assert why(with_records(chronicle, swapped)) == LegacyParts(2)


def test_a_legacy_that_does_not_follow_from_what_went_before_is_found(
    whole: tuple[Chronicle, dict[int, Record]],
) -> None:
    chronicle, kept = whole
    header = kept[2].header
    legacy = msgspec.convert(header.legacy, Legacy)
    options = msgspec.convert(header.options, DYNASTY.options)
    richer = replace(legacy, crowns=(legacy.crowns[0] + 1, *legacy.crowns[1:]))
    match = play_out(Match.start(DYNASTY, 2, options, bytes.fromhex(header.seed), legacy=richer), 2)
    found = why(
        forged(
            chronicle,
            {**kept, 2: match.record()},
            2,
            record=record_mark(match.record()),
            outcome=match.outcome(),
            bequest=DYNASTY.bequest(match.state),
        )
    )
    assert found == LegacyParts(2)


def test_a_header_that_cannot_be_one_of_this_game(whole: tuple[Chronicle, dict[int, Record]]) -> None:
    chronicle, kept = whole
    for change in ({"options": {"turns": "many"}}, {"legacy": {"game": 1}}, {"legacy": None}, {"seats": 3}):
        header = replace(kept[2].header, **change)
        found = why(with_records(chronicle, {**kept, 2: replace(kept[2], header=header)}))
        assert found == LegacyParts(2)
    header = replace(kept[2].header, version=99)
    other = with_records(chronicle, {**kept, 2: replace(kept[2], header=header)})
    assert why(other) == RecordOfUnknownVersion("heirs", 99, DYNASTY.version)
    header = replace(kept[2].header, seed="00" * 32)
    other = with_records(chronicle, {**kept, 2: replace(kept[2], header=header)})
    assert why(other) == ReignChanged(2)


def test_a_missing_record_is_named(whole: tuple[Chronicle, dict[int, Record]]) -> None:
    chronicle, kept = whole
    assert why(with_records(chronicle, {1: kept[1], 3: kept[3]})) == RecordMissing(2)


def test_a_record_too_many_is_named(whole: tuple[Chronicle, dict[int, Record]]) -> None:
    chronicle, kept = whole
    assert why(with_records(chronicle, {**kept, 4: kept[1]})) == RecordUnasked(4)
    data = archive(chronicle, kept)
    assert why(data + b'{"line":"record","reign":2}\n') == RecordUnasked(2)
    count = len(data.splitlines())
    assert why(data + b'{"line":"record","reign":"two"}\n') == CampaignGarbled(count + 1)


def test_reigns_that_were_brought_along_are_told_and_not_proved() -> None:
    chronicle, kept = begun(), {}
    reign(chronicle, 0, 1, seed=1)
    chronicle = from_file(DYNASTY, to_file(chronicle))
    for number in (2, 3):
        kept[number] = reign(chronicle, 0, 1, seed=number).record()
    data = archive(chronicle, kept)
    again, records = read_archive(DYNASTY, data)
    assert prove(again, records) == 2
    assert why(with_records(chronicle, {2: kept[2]})) == RecordMissing(3)


def test_an_archive_is_no_campaign_to_go_on_with(whole: tuple[Chronicle, dict[int, Record]]) -> None:
    with pytest.raises(BadCampaign) as bad:
        from_file(DYNASTY, archive(*whole))
    assert bad.value.reason == CampaignGarbled(1)


def test_a_branch_is_proved_with_the_records_before_it() -> None:
    chronicle, kept = begun(), {}
    kept[1] = reign(chronicle, 0, 1, seed=1).record()
    chronicle.save("The bridge")
    kept[2] = reign(chronicle, 2, 3, seed=2).record()
    branch = chronicle.branch("The bridge")
    other = {1: kept[1]}
    for number in (2, 3):
        other[number] = reign(branch, 1, 0, seed=number + 4).record()
    assert proved(DYNASTY, archive(branch, other)).facts.what_if == "The bridge"


def test_the_first_act_holds_the_content(whole: tuple[Chronicle, dict[int, Record]]) -> None:
    first = whole[0].acts[0]
    assert isinstance(first, Begun) and first.content == DYNASTY.saga.story("will")
