"""Campaigns as files: there and back is the same, and whatever else is brought along is refused."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from regency.kernel import campaign_file
from regency.kernel.acts import Begun, Joined, SatDown
from regency.kernel.campaign_file import (
    FORMAT,
    MOST_BYTES,
    Title,
    from_file,
    is_campaign,
    lines,
    read_bytes,
    title_of,
    to_file,
    write_whole,
)
from regency.kernel.campaign_reasons import (
    ActChanged,
    BadCampaign,
    CampaignCut,
    CampaignEmpty,
    CampaignFull,
    CampaignGarbled,
    CampaignOfUnknownFormat,
    CampaignOfUnknownGame,
    CampaignOfUnknownVersion,
    CampaignTooLarge,
    CampaignUnreadable,
    CampaignUnwritable,
    HouseTaken,
    SittingHeld,
    TooManySaves,
)
from regency.kernel.chronicle import Chronicle, next_mark
from regency.kernel.errors import Malformed, NotSaved, Reason, Refused, TimeRunsBackwards
from regency.kernel.record import encode
from tests.minis.heirs_saga import DYNASTY

from .dynasty import begun, over, recorded, reign


def told(chronicle: Chronicle) -> object:
    """The whole campaign, but for whether it was brought along."""
    campaign = chronicle.campaign
    return replace(campaign, facts=replace(campaign.facts, loaded=0))


def why(data: bytes) -> Reason:
    """Why a file is refused."""
    with pytest.raises(BadCampaign) as bad:
        from_file(DYNASTY, data)
    return bad.value.reason


def written(chronicle: Chronicle) -> bytes:
    """A file, whatever the campaign is like."""
    return b"".join(lines(chronicle, "campaign"))


def test_to_file_and_back_is_the_same_campaign() -> None:
    chronicle = over()
    again = from_file(DYNASTY, to_file(chronicle))
    assert told(again) == told(chronicle)
    assert again.facts.loaded == 3 and chronicle.facts.loaded == -1
    assert again.acts[:-1] == chronicle.acts
    assert to_file(from_file(DYNASTY, to_file(again))).startswith(to_file(again))


def test_a_campaign_that_is_written_and_read_between_all_reigns_ends_as_the_one_that_never_was() -> None:
    kept, carried = begun(), begun()
    for seed, present in enumerate(((0, 1, 2), (3, 1), (2, 0, 3, 1)), 1):
        assert reign(kept, *present, seed=seed).record() == reign(carried, *present, seed=seed).record()
        carried = from_file(DYNASTY, to_file(carried))
    assert told(kept) == told(carried)
    assert carried.facts.loaded == 3


def test_a_file_holds_acts_and_no_seed() -> None:
    chronicle, kept = recorded()
    data = to_file(chronicle)
    for record in kept.values():
        assert record.header.seed.encode() not in data
        assert encode(record) not in data
    first = data.splitlines()[0]
    assert msgspec.json.decode(first, type=Title) == Title("campaign", FORMAT, "heirs")
    assert title_of(data).game == "heirs"


def test_a_file_is_written_between_two_sittings() -> None:
    chronicle = begun()
    chronicle.sit_down(0, 1)
    with pytest.raises(Refused) as refused:
        to_file(chronicle)
    assert refused.value.reason == SittingHeld()
    assert why(written(chronicle)) == SittingHeld()


def test_what_is_no_campaign() -> None:
    data = to_file(begun())
    title, first, *rest = data.splitlines(keepends=True)
    assert why(b"") == CampaignEmpty()
    assert why(b"\n") == CampaignEmpty()
    assert why(b"\xff\xfe\n") == CampaignGarbled(1)
    assert why(b'{"line":"header"}\n') == CampaignGarbled(1)
    assert why(title) == CampaignGarbled(2)
    assert why(title.replace(b"campaign", b"archive") + first) == CampaignGarbled(1)
    assert why(title.replace(b"heirs", b"council") + first) == CampaignOfUnknownGame("council")
    assert why(title.replace(b"1", b"7") + first) == CampaignOfUnknownFormat(7, FORMAT)
    assert why(data + b'{"line":"record","reign":1}\n') == CampaignGarbled(len(data.splitlines()) + 1)
    assert why(data[:-20]) == CampaignCut(len(data.splitlines()))
    assert why(title + first + b"[" * 5000 + b"\n") == CampaignGarbled(3)
    assert rest


def test_only_what_begins_like_one_is_a_campaign() -> None:
    assert is_campaign(to_file(begun()))
    assert not is_campaign(encode(recorded()[1][1]))
    assert not is_campaign(b"")


def test_a_campaign_of_an_unknown_version() -> None:
    first = begun().acts[0]
    assert isinstance(first, Begun)
    newer = Chronicle(DYNASTY, replace(first, version=99))
    assert why(written(newer)) == CampaignOfUnknownVersion("heirs", 99, DYNASTY.version)
    older = Chronicle(DYNASTY, replace(first, version=1))
    assert from_file(DYNASTY, written(older)).facts.version == 1


def test_too_large(tmp_path: Path) -> None:
    assert why(b" " * (MOST_BYTES + 1)) == CampaignTooLarge(MOST_BYTES + 1, MOST_BYTES)
    path = tmp_path / "campaign"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    with pytest.raises(BadCampaign) as bad:
        read_bytes(path)
    assert bad.value.reason == CampaignTooLarge(100 * 1024 * 1024, MOST_BYTES)


def test_a_file_that_does_not_tell_its_size(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "campaign"
    path.write_bytes(b"x" * 100)
    monkeypatch.setattr(campaign_file, "MOST_BYTES", 60)

    class Told:
        st_size = 0

    monkeypatch.setattr("os.fstat", lambda _: Told)
    with pytest.raises(BadCampaign) as bad:
        read_bytes(path)
    assert bad.value.reason == CampaignTooLarge(61, 60)


def test_too_many_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    data = to_file(begun())
    monkeypatch.setattr(campaign_file, "MOST_ACTS", 3)
    assert why(data) == CampaignFull(3)


def test_a_changed_figure_in_any_act_is_found_and_named() -> None:
    data = to_file(over()).splitlines(keepends=True)
    for number, line in enumerate(data[1:], 1):
        place = next(at for at, sign in enumerate(line) if chr(sign).isdigit())
        changed = line[:place] + (b"8" if line[place : place + 1] != b"8" else b"9") + line[place + 1 :]
        assert why(b"".join([*data[:number], changed, *data[number + 1 :]])) == ActChanged(number)


def test_a_left_out_a_doubled_and_a_moved_act_are_found() -> None:
    first, *acts = to_file(over()).splitlines(keepends=True)
    assert why(b"".join([first, *acts[:3], *acts[4:]])) == ActChanged(4)
    assert why(b"".join([first, *acts[:4], acts[3], *acts[4:]])) == ActChanged(5)
    assert why(b"".join([first, acts[0], acts[2], acts[1], *acts[3:]])) == ActChanged(2)


def test_acts_that_cannot_be_are_refused_though_their_digests_fit() -> None:
    chronicle = begun()
    forged = Chronicle(DYNASTY, chronicle.acts[0])
    for act in (Joined(5, 1, "One"), Joined(5, 1, "Two")):
        forged.acts.append(act)
        forged.marks.append(next_mark(forged.marks[-1], act))
    assert why(written(forged)) == HouseTaken(2)
    title, _ = to_file(begun()).split(b"\n", 1)
    sat = SatDown(5, (0, 1))
    alone = campaign_file.Written(msgspec.Raw(msgspec.json.encode(sat)), "0" * 64)
    assert isinstance(why(title + b"\n" + msgspec.json.encode(alone) + b"\n"), Reason)


def test_a_name_that_is_not_clean_is_refused() -> None:
    chronicle = begun()
    forged = Chronicle(DYNASTY, chronicle.acts[0])
    act = Joined(5, 1, "One\x1b[31m")
    forged.acts.append(act)
    forged.marks.append(next_mark(forged.marks[-1], act))
    assert why(written(forged)) == Malformed()


def test_a_file_from_the_future_cannot_be_brought_along_now() -> None:
    with pytest.raises(BadCampaign) as bad:
        from_file(DYNASTY, to_file(begun()), at=3)
    assert bad.value.reason == TimeRunsBackwards(3, 5)


def test_files_are_written_whole_and_read_again(tmp_path: Path) -> None:
    path = tmp_path / "one.campaign"
    write_whole(path, to_file(begun()))
    assert from_file(DYNASTY, read_bytes(path)).facts.king == "Odo"
    assert [each.name for each in tmp_path.iterdir()] == ["one.campaign"]


def test_what_cannot_be_written_or_read_is_said(tmp_path: Path) -> None:
    with pytest.raises(NotSaved) as refused:
        write_whole(tmp_path / "nowhere" / "one", b"")
    assert isinstance(refused.value.reason, CampaignUnwritable)
    with pytest.raises(BadCampaign) as bad:
        read_bytes(tmp_path / "nothing")
    assert isinstance(bad.value.reason, CampaignUnreadable)


def test_save_points_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    chronicle = begun()
    for name in ("one", "two"):
        chronicle.save(name)
    written = to_file(chronicle)
    monkeypatch.setattr("regency.kernel.deeds.MOST_SAVES", 2)
    with pytest.raises(Refused) as refused:
        chronicle.save("three")
    assert refused.value.reason == TooManySaves(2)
    monkeypatch.setattr("regency.kernel.deeds.MOST_SAVES", 1)
    with pytest.raises(BadCampaign) as bad:
        from_file(chronicle.rules, written)
    assert bad.value.reason == TooManySaves(1)
