"""Whatever is missing is an error here."""

from tests.words.conftest import strict as strict
