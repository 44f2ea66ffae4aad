"""Troubles in one sentence, with what the system calls its causes in the reader's language."""

from __future__ import annotations

import errno
import os
from typing import Final

import msgspec

from regency.kernel.errors import Reason
from regency.words import Words

KNOWN: Final = (
    "ENOENT",
    "EACCES",
    "EPERM",
    "EISDIR",
    "ENOTDIR",
    "EADDRNOTAVAIL",
    "EEXIST",
    "ENOSPC",
    "EDQUOT",
    "EROFS",
    "EIO",
)
CAUSES: Final = {os.strerror(getattr(errno, name)): f"cause-{name}" for name in KNOWN}


def sentence(words: Words, reason: Reason) -> str:
    """Why something was refused or went wrong."""
    cause = getattr(reason, "cause", None)
    if cause in CAUSES:
        reason = msgspec.structs.replace(reason, cause=words.say(CAUSES[cause]))
    return words.reason(reason)
