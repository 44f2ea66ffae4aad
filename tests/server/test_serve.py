"""The end of a server: whenever it is told to stop, it does."""

from __future__ import annotations

from pathlib import Path

from .conftest import Server

# Whatever is raised in a finalizer is lost, as in any callback that the interpreter calls by itself.
TOLD_AT_ONCE = """
import signal, sys
from pathlib import Path
from regency.server.serve import serve
from regency.server.settings import Settings
class Fleeting:
    def __del__(self):
        signal.raise_signal(signal.SIGTERM)
def ready(link, busy):
    print(link, flush=True)
    Fleeting()
if __name__ == "__main__":
    serve(Settings(port=0, database=Path(sys.argv[1])), ready)
"""


def test_a_server_that_is_told_to_stop_before_it_listens_to_signals_stops(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.script.write_text(TOLD_AT_ONCE, encoding="utf-8")
    server.start()
    assert server.process is not None
    try:
        assert server.process.wait(timeout=60) == 0
    finally:
        server.process.kill()
        server.end()
    assert server.log.read_text(encoding="utf-8") == ""
