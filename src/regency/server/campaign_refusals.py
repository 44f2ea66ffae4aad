"""What the rules of campaigns refuse, as an answer over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from regency.kernel.campaign_reasons import HouseTwice, NoCampaign, NoSuchHouse, NoSuchSave, WrongHouseCount
from regency.kernel.errors import BadValue, Malformed, PackMissing, Reason, Refused, UnknownOption
from regency.kernel.names import NameEmpty, NameTooLong

from .reasons import Denied, NoSuchCampaign
from .shelf import Fenced

WRONG: Final = (
    NameEmpty,
    NameTooLong,
    NoSuchHouse,
    HouseTwice,
    WrongHouseCount,
    Malformed,
    UnknownOption,
    BadValue,
)
MISSING: Final = (NoSuchSave, NoCampaign, PackMissing)


@contextmanager
def told() -> Iterator[None]:
    """Whatever is refused in here is a refusal with a status."""
    try:
        yield
    except Refused as refused:
        raise Denied(refused.reason, status_of(refused.reason)) from None
    except Fenced:
        raise Denied(NoSuchCampaign(), 404) from None


def status_of(reason: Reason) -> int:
    """Wrong in itself, not there, or wrong at this moment."""
    if isinstance(reason, WRONG):
        return 400
    return 404 if isinstance(reason, MISSING) else 409
