"""What is not said in both languages fails a test."""

from tests.terminal.conftest import strict as strict
