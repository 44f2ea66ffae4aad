"""What holds for every test."""

from __future__ import annotations

import signal
import threading

from hypothesis import settings

# The same examples on every machine, however slow: `--hypothesis-profile=default` looks for others.
settings.load_profile("ci")
# Whoever starts the tests in the background of a script has them ignore Ctrl-C, and every program they start.
if (
    threading.current_thread() is threading.main_thread()
    and signal.getsignal(signal.SIGINT) == signal.SIG_IGN
):
    signal.signal(signal.SIGINT, signal.default_int_handler)
