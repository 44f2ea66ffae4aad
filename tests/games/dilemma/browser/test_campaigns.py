"""A campaign in the browser: begun, joined, played, crowned, read again, branched, and taken along."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House, open_house
from tests.browser.test_access import findings
from tests.browser.visitor import PHONE, Visitor

GAME = "dilemma"
HOUSES = {"Anna": 0, "Ben": 3, "Cleo": 7, "Dora": 10}
GOES_ON = 1  # a deal after whose first reign the story goes on, and one house has won
SECTIONS = ("story", "realm", "houses", "reigns", "words", "card")


class Councillor(Visitor):
    """Somebody with a house in a campaign."""

    campaign = ""

    @property
    def path(self) -> str:
        return f"/api/campaigns/{self.campaign}"

    def state(self) -> Any:
        return self.ask(self.path)

    def council(self, section: str = "") -> None:
        self.go(f"/c/{self.campaign}/{section}")
        expect(self.heading).to_be_visible()

    def join(self, name: str, campaign: str = "", **more: Any) -> None:
        """Take the house of that name without the page."""
        self.ask("/api/tables")
        self.campaign = campaign or self.campaign
        self.ask(f"{self.path}/join", {"house": HOUSES[name], "name": name, **more})

    def house(self, name: str) -> str:
        return self.words.piece("house", HOUSES[name])


@pytest.fixture
def councillor(visit: Visit) -> Any:
    """People who read the words of this game."""

    def comes(lang: str, **how: Any) -> Councillor:
        found = cast(Councillor, visit(lang, **how))
        found.__class__ = Councillor
        found.read(GAME)
        return found

    return comes


def begin(anna: Councillor, at_once: bool = True) -> None:
    """A campaign of bots' houses beside the host's, begun without the page."""
    anna.ask("/api/tables")
    anna.campaign = str(anna.ask("/api/campaigns", {"game": GAME, "king": "Odo"})["id"])
    if at_once:
        anna.join("Anna")
        for name in ("Ben", "Cleo"):
            anna.join(name, free=True)


def reign(anna: Councillor, *names: str) -> Any:
    """A sitting that bots play; the campaign behind it."""
    seats = [{"house": HOUSES[name], "bot": "greedy"} for name in names]
    anna.ask(f"{anna.path}/sit", {"seats": seats, "tempo": "at-once"})
    while (info := anna.state())["state"] == "sitting":
        anna.page.wait_for_timeout(100)
    return info


def crown(people: list[Councillor], king: str) -> None:
    """Whoever has won says so on the page."""
    for person in people:
        person.council()
    while len((info := people[0].state())["vacant"]) > 1:
        arbiter = info["arbiter"] if info["arbiter"] >= 0 else info["vacant"][0]
        chooser = next(person for person in people if HOUSES[name_of(person)] == arbiter)
        chooser.page.get_by_role("group").get_by_role("button", name=name_of_house(info["vacant"][0])).click()
        chooser.page.wait_for_timeout(500)
    winner = next(person for person in people if HOUSES[name_of(person)] == info["vacant"][0])
    winner.council()
    winner.page.get_by_label(winner.say("saga-crown-name")).fill(king)
    winner.button("saga-crown-do").click()
    expect(winner.heading).to_have_text(winner.say("saga-king", king=king))


def name_of(person: Councillor) -> str:
    return next(str(house["name"]) for house in person.state()["houses"] if house["yours"])


def name_of_house(house: int) -> str:
    return next(name for name, number in HOUSES.items() if number == house)


def test_a_campaign_is_begun_at_the_door_joined_and_a_reign_of_it_read(councillor: Any, lang: str) -> None:
    anna = councillor(lang, viewport=PHONE, color_scheme="dark")
    anna.go("/")
    anna.page.get_by_role("button", name=anna.words.game()).click()
    anna.page.get_by_label(anna.say("saga-begin-king")).fill("Odo")
    anna.button("saga-begin-do").click()
    expect(anna.heading).to_have_text(anna.say("saga-king", king="Odo"))
    anna.campaign = anna.page.url.rsplit("/", 1)[-1]
    for name in ("Anna", "Ben", "Cleo"):
        anna.page.get_by_role("button", name=anna.house(name), exact=True).click()
        expect(anna.page.locator(".chosen .prose p").first).to_be_visible()
        anna.page.get_by_label(anna.say("saga-family"), exact=True).fill(name)
        if name != "Anna":
            anna.page.get_by_label(anna.say("saga-join-free")).set_checked(True)
        anna.page.locator(".chosen button.chief").click()
        expect(anna.page.get_by_role("listitem").filter(has_text=name).first).to_be_visible()
    seen = {"council": findings(anna, grave=False)}
    expect(anna.button("saga-sit-do")).to_be_enabled()
    info = reign(anna, "Anna", "Ben", "Cleo")
    assert info["reigns"] == 1
    for section in SECTIONS:
        anna.council(section)
        expect(anna.page.get_by_role("heading", level=2).first).to_have_text(anna.say(f"saga-{section}"))
        seen[section] = findings(anna, grave=False)
        wide = anna.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, section
    assert {page: found for page, found in seen.items() if found} == {}
    anna.go("/")
    expect(anna.page.get_by_role("heading", name=anna.say("saga-mine"))).to_be_visible()
    assert anna.page.locator(f"a[href='/c/{anna.campaign}']").count() == 1


@pytest.mark.nightly
def test_three_people_sit_and_a_fourth_house_joins_after_a_restart(
    visit: Visit, councillor: Any, own_house: House, lang: str
) -> None:
    own_house.deal(GOES_ON)
    anna, ben, cleo, dora = [councillor(lang, at=own_house) for _ in range(4)]
    begin(anna, at_once=False)
    for name, person in (("Anna", anna), ("Ben", ben), ("Cleo", cleo)):
        person.join(name, anna.campaign)
    anna.council()
    anna.button("saga-sit-do").click()
    expect(anna.board).to_be_visible()
    anna.table = anna.page.url.rsplit("/", 1)[-1]
    for person in (ben, cleo):
        person.council()
        person.link_to("saga-to-table").click()
        expect(person.board).to_be_visible()
    for person in (anna, ben, cleo):
        person.hand_over()
    anna.scores()
    assert not anna.button("web-rematch").is_visible()
    anna.link_to("web-to-campaign").last.click()
    expect(anna.page).to_have_url(f"{own_house.link}/c/{anna.campaign}")
    assert anna.state()["reigns"] == 1
    own_house.stop()
    own_house.start()
    crown([anna, ben, cleo], "Ida")
    dora.campaign = anna.campaign
    dora.council()
    dora.page.get_by_role("button", name=dora.house("Dora"), exact=True).click()
    dora.page.get_by_label(dora.say("saga-family"), exact=True).fill("Dora")
    dora.button("saga-join").click()
    expect(dora.text("saga-story-offer", count=1)).to_be_visible()
    dora.link_to("saga-story-read").click()
    pages = 1
    while dora.button("saga-leaf-on").is_enabled():
        dora.button("saga-leaf-on").click()
        pages += 1
    told = dora.ask(f"{dora.path}/chronicle")["sittings"][0]
    assert pages == len(told["leaves"]) > 1
    dora.council()
    expect(dora.link_to("saga-story-read")).to_be_hidden()
    info = reign(anna, "Dora", "Anna", "Ben", "Cleo")
    assert (info["reigns"], info["sittings"]) == (2, 2)
    dora.council("reigns")
    expect(dora.page.get_by_role("heading", level=3)).to_have_count(2)


@pytest.mark.nightly
def test_what_if_from_a_save_point_and_a_campaign_goes_to_another_server(
    councillor: Any, lang: str, tmp_path: Path, own_house: House
) -> None:
    own_house.deal(GOES_ON)
    anna = councillor(lang, at=own_house)
    begin(anna)
    anna.council()
    anna.page.get_by_label(anna.say("saga-save-name")).fill("eve")
    anna.button("saga-save").click()
    expect(anna.text("saga-saved", name="eve", count=0)).to_be_visible()
    reign(anna, "Anna", "Ben", "Cleo")
    anna.council()
    with anna.page.expect_download() as coming:
        anna.link_to("saga-file").click()
    file = tmp_path / "campaign.jsonl"
    coming.value.save_as(file)
    anna.button("saga-branch").click()
    expect(anna.text("saga-what-if", name="eve").first).to_be_visible()
    expect(anna.text("saga-reign-count", count=0).first).to_be_visible()
    branched = anna.page.url.rsplit("/", 1)[-1]
    assert branched != anna.campaign
    anna.button("saga-sit-do").click()
    expect(anna.page.get_by_text(anna.say("web-what-if")).first).to_be_visible()
    (tmp_path / "second").mkdir()
    with open_house(tmp_path / "second") as second:
        eva = councillor(lang, at=second)
        eva.go("/")
        eva.page.get_by_role("button", name=eva.words.game()).click()
        eva.page.get_by_label(eva.say("saga-bring")).set_input_files(file)
        expect(eva.text("saga-loaded", count=1)).to_be_visible()
        eva.button("saga-claim").first.click()
        expect(eva.button("saga-release")).to_be_visible()
        eva.campaign = eva.page.url.rsplit("/", 1)[-1]
        eva.council("reigns")
        expect(eva.text("saga-brought")).to_be_visible()
        file.write_bytes(file.read_bytes().replace(b"Cleo", b"Clea", 1))
        eva.go("/")
        eva.page.get_by_role("button", name=eva.words.game()).click()
        eva.page.get_by_label(eva.say("saga-bring")).set_input_files(file)
        expect(eva.page.get_by_role("alert")).to_contain_text(eva.say("why-ActChanged", act=4)[:20])


@pytest.mark.nightly
def test_the_host_leads_and_a_house_belongs_to_its_device(councillor: Any, lang: str) -> None:
    anna, ben, phone = councillor(lang), councillor(lang), councillor(lang, viewport=PHONE)
    begin(anna)
    ben.campaign = anna.campaign
    ben.council()
    for key in ("saga-sit-do", "saga-save", "saga-delete", "saga-hand-over", "saga-release"):
        expect(ben.button(key)).to_be_hidden()
    expect(ben.link_to("saga-file")).to_be_hidden()
    ben.button("saga-claim").first.click()
    expect(ben.button("saga-release")).to_have_count(1)
    expect(ben.text("saga-wait-host")).to_be_visible()
    ben.button("saga-move").click()
    token = ben.page.locator(".link").get_by_role("img")
    expect(token).to_be_visible()
    link = ben.ask(f"{ben.path}/move", {"house": HOUSES["Ben"]})["token"]
    phone.go(f"/house/{link}")
    phone.button("saga-take-do").click()
    expect(phone.button("saga-release")).to_be_visible()
    ben.council()
    expect(ben.button("saga-release")).to_be_hidden()
    phone.go(f"/house/{link}")
    phone.button("saga-take-do").click()
    expect(phone.page.get_by_role("alert")).to_have_text(phone.say("why-LinkSpent"))
    phone.go("/c/nowhere")
    expect(phone.page.get_by_role("alert")).to_have_text(phone.say("why-NoSuchCampaign"))
    anna.council()
    anna.button("saga-delete").click()
    anna.button("saga-delete-sure").click()
    expect(anna.page.get_by_role("heading", name="Regency")).to_be_visible()
    ben.council()
    expect(ben.page.get_by_role("alert")).to_have_text(ben.say("why-NoSuchCampaign"))
