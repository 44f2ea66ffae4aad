"""The attacks of `bench/attack.py`, for a little while each: the server lives, keeps its memory and its calm.

How long people wait meanwhile is measured there and not here, where no test depends on the clock.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench.attacks.attacker import ATTACKS

SCRIPT = Path(__file__).resolve().parents[2] / "bench" / "attack.py"
SECONDS = 6
BY_THE_CLOCK = {"p95", "tabs"}


@pytest.mark.nightly
@pytest.mark.parametrize("attack", ["none", *ATTACKS])
def test_an_attack_leaves_the_server_alive_small_and_without_a_fault(attack: str) -> None:
    call = [sys.executable, str(SCRIPT), attack, "--seconds", str(SECONDS), "--json"]
    done = subprocess.run(call, capture_output=True, text=True, timeout=300, check=False)
    assert done.stdout, done.stderr
    [felt] = json.loads(done.stdout)
    assert felt["moves"] > 0, "people were there"
    assert set(felt["missed"]) <= BY_THE_CLOCK, felt
