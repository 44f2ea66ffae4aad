"""A server that counts its own objects when it is asked to, and never calls its collector."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .conftest import Server, sandy_script, surviving

COUNTING = """
import asyncio, gc, json, sys, threading
from collections import Counter
from pathlib import Path
from regency.server import room_keeping, serve as serving
from regency.server.settings import Settings

async def never_collect():
    global loop
    loop = asyncio.get_running_loop()
    gc.collect()
    gc.freeze()
    gc.disable()
    await asyncio.Event().wait()

# Between two steps of the loop: a tuple that it is just making must be seen by nobody else.
async def counted(wanted):
    bases = [base.__name__ for each in gc.get_objects() for base in type(each).__mro__]
    return Counter(name for name in bases if name in wanted)

def count():
    for line in sys.stdin:
        found = asyncio.run_coroutine_threadsafe(counted(set(line.split())), loop)
        print(json.dumps(found.result()), flush=True)

if __name__ == "__main__":
    serving.collect_regularly = never_collect
    room_keeping.EVERY, room_keeping.FINISHED_STAYS = 0.05, 0.0
    threading.Thread(target=count, daemon=True).start()
    settings = Settings(**{"port": 0, "database": Path(sys.argv[1]), "pause": 0.0} | json.loads(sys.argv[2]))
    serving.serve(settings, lambda link, busy: print(link, flush=True))
"""
PATIENCE = 60.0


class Counting(Server):
    """How many objects of some classes, and of those derived from them, are alive in it."""

    def __init__(self, folder: Path, **settings: object) -> None:
        super().__init__(folder, **settings)
        self.script.write_text(sandy_script(3_600_000, COUNTING), encoding="utf-8")

    def alive(self, names: tuple[str, ...]) -> dict[str, int]:
        process = self.process
        assert process is not None
        process.stdin.write(" ".join(names) + "\n")
        process.stdin.flush()
        found: dict[str, int] = json.loads(process.stdout.readline())
        return {name: found.get(name, 0) for name in names}

    def more_than(self, before: dict[str, int]) -> dict[str, int]:
        """Of what there are more than before, and go on being: nobody is closed and freed at once."""
        end = time.monotonic() + PATIENCE
        while True:
            now = self.alive(tuple(before))
            more = {name: now[name] - count for name, count in before.items() if now[name] > count}
            if not more or time.monotonic() > end:
                return more
            time.sleep(0.05)


@contextmanager
def counting(folder: Path, **settings: object) -> Iterator[Counting]:
    running = Counting(folder, **settings)
    with surviving(running):
        yield running
