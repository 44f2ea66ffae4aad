"""Settings: a public address is one, or the server does not start."""

from __future__ import annotations

import pytest

from regency.server.reasons import BadAddress, Denied
from regency.server.settings import Settings, checked


def test_a_public_address_that_is_none_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    found = checked(Settings(public_url="https://play.example/"))
    assert found.secure() and found.origins() == {"https://play.example"}
    for url, origin in (
        ("HTTPS://Play.Example:443/", "https://play.example"),
        ("http://club.local:8080", "http://club.local:8080"),
        ("http://[2001:DB8::1]:80/", "http://[2001:db8::1]"),
        ("https://brüder.example", "https://xn--brder-lva.example"),
    ):
        assert checked(Settings(public_url=url)).origins() == {origin}, "as browsers say it"
    for url in (
        *("play.example", "http://[", "ftp://play.example", "https://play.example:port", "https://:80"),
        *("https://play.example/regency", "https://play.example/?a", "https://play.example/#a"),
    ):
        with pytest.raises(Denied) as denied:
            checked(Settings(public_url=url))
        assert denied.value.reason == BadAddress(url)
    monkeypatch.setenv("REGENCY_TRUSTED_PROXIES", "10.0.0.7")
    assert Settings().trusted_proxies == "10.0.0.7"
