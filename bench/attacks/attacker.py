"""One attack in a process of its own: `python bench/attacks/attacker.py` reads what to do from its input."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from bench.attacks import above, below
from bench.attacks.line import Target

ATTACKS = {**below.ATTACKS, **above.ATTACKS}
# The people whose moves are timed are on the same core: what they feel must be the server's slowness alone.
NICENESS = 15


async def attack(order: Any) -> dict[str, int]:
    """So many seconds of it; what was done."""
    target = Target(order["link"], order["table"], order["game"], order["seconds"])
    try:
        async with asyncio.timeout(order["seconds"]):
            await ATTACKS[order["attack"]](target)
    except TimeoutError:
        pass
    return dict(target.done)


if __name__ == "__main__":
    os.nice(NICENESS)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(json.dumps(uvloop.run(attack(json.loads(sys.stdin.readline())))), flush=True)
    os._exit(0)  # thousands of lines need not be closed one by one
