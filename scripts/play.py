"""`./play`: set up, then hand over to the game."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from scripts.phrases import Phrases, language
from scripts.provision import PLAY, House, SetUpError, prepare


def main(arguments: Sequence[str]) -> NoReturn:
    """Become `regency serve`, with whatever arguments were given."""
    house = House(phrases=Phrases(language(arguments)))
    try:
        prepare(house, PLAY, build="best")
    except SetUpError as error:
        print(error, file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
    regency = str(house.venv / "bin" / "regency")
    os.execv(regency, [regency, "serve", *arguments])
