"""Packs: a folder with `pack.toml` and, for each envelope, what rules read and what people read, a file each.

The rules' side is compiled to ints. Whatever is wrong is refused with the name of the file and the line.
"""

from __future__ import annotations

from .authors import Authors as Authors
from .books import compile_book as compile_book
from .books import compiled as compiled
from .envelopes import FINALE_VOTES as FINALE_VOTES
from .files import MOST_BYTES as MOST_BYTES
from .files import Drafted as Drafted
from .files import Files as Files
from .files import OnDisk as OnDisk
from .files import Source as Source
from .files import toml as toml
from .houses import LINES as LINES
from .houses import SCREEN as SCREEN
from .installed import FOLDER as FOLDER
from .installed import HALVAREN as HALVAREN
from .installed import book as book
from .installed import names as names
from .installed import prose as prose
from .installed import shelve as shelve
from .prose import texts as texts
from .reasons import REASONS as REASONS
from .reasons import BadPack as BadPack
from .reasons import NoPackThere as NoPackThere
from .reasons import PackCycle as PackCycle
from .reasons import PackDry as PackDry
from .reasons import PackFileMissing as PackFileMissing
from .reasons import PackFileTooLarge as PackFileTooLarge
from .reasons import PackIcon as PackIcon
from .reasons import PackLink as PackLink
from .reasons import PackNameTaken as PackNameTaken
from .reasons import PackText as PackText
from .reasons import PackTooManyFiles as PackTooManyFiles
from .reasons import PackTwice as PackTwice
from .reasons import PackUnreadable as PackUnreadable
from .reasons import PackUnsound as PackUnsound
from .reasons import PackWord as PackWord
from .reasons import PackWordMissing as PackWordMissing
from .texts import LANGUAGES as LANGUAGES
from .texts import as_read as as_read
from .texts import headings as headings
from .texts import wanted as wanted
from .texts import written as written
