"""A browser, a server, and people who open pages, as in the tests of the shell."""

from tests.browser.conftest import browser as browser
from tests.browser.conftest import house as house
from tests.browser.conftest import lang as lang
from tests.browser.conftest import own_house as own_house
from tests.browser.conftest import pytest_collection_modifyitems as pytest_collection_modifyitems
from tests.browser.conftest import visit as visit
