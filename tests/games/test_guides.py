"""First games: every guide is played through on the real rules, by its own data; a bad one is refused."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from regency import games
from regency.cli import main
from regency.games import finding, guides
from regency.games.guides import SAYINGS, SCRIPT, BrokenScript, Guide, guide_of
from regency.kernel.edge import Event, count, includes
from regency.kernel.match import AnyMatch, Match
from regency.words import Words

PUPIL = 0
WEB = Path(__file__).parents[2] / "web" / "src"
PIECE = re.compile(r"\$([a-z_]+)-(\d+)")
LONGEST = 200  # letters of one saying: four lines on a phone


def played(game: str, guide: Guide, match: AnyMatch) -> dict[str, list[Event]]:
    """What happened by each step, with the opponents' answers; AssertionError where one does not fit."""
    happened: dict[str, list[Event]] = {}
    news = answered(guide, match)
    for step in guide.steps:
        if step.do:
            news = []
        for action in step.do:
            assert PUPIL in match.waited_for(), f"{game}: {step.say}: the pupil is not asked"
            assert includes(match.options(PUPIL), action), f"{game}: {step.say}: {action} is not legal"
            news += match.submit(PUPIL, action)
            news += answered(guide, match)
        happened[step.say] = news
    return happened


def answered(guide: Guide, match: AnyMatch) -> list[Event]:
    """The opponents do what is written, as long as they are asked."""
    news: list[Event] = []
    while others := [seat for seat in match.waited_for() if seat != PUPIL]:
        action = guide.reply(others[0], len(match.taken(others[0])))
        if action is None:
            break
        assert includes(match.options(others[0]), action), f"seat {others[0]}: {action} is not legal"
        news += match.submit(others[0], action)
    return news


def begun(game: str, guide: Guide) -> AnyMatch:
    return Match.start(games.load(game), guide.seats, guide.options, guide.seed)


def the_guide(game: str) -> Guide:
    guide = guide_of(game)
    assert guide is not None, f"{game} has no guide"
    return guide


@pytest.mark.parametrize("game", games.ALL)
def test_a_guide_is_played_through_and_tells_the_truth(game: str) -> None:
    guide = the_guide(game)
    match = begun(game, guide)
    happened = played(game, guide, match)
    assert match.taken(PUPIL) == guide.moves()
    assert match.outcome() is None
    for seat, lines in enumerate(guide.replies, start=1):
        assert match.taken(seat) == list(lines), "a reply that nobody waited for"
    for step in guide.steps:
        for told in step.tells:
            found = [msgspec.to_builtins(event) for event in happened[step.say]]
            assert any(told.items() <= event.items() for event in found), (step.say, told, found)


@pytest.mark.parametrize("game", games.ALL)
def test_at_most_moves_something_else_could_be_tried(game: str) -> None:
    """Where nobody can go astray nothing is learnt; only the end of a turn is sometimes all that is left."""
    guide = the_guide(game)
    match = begun(game, guide)
    answered(guide, match)
    forced = []
    for action in guide.moves():
        if count(match.options(PUPIL)) == 1:
            forced.append(action)
        match.submit(PUPIL, action)
        answered(guide, match)
    assert 4 * len(forced) <= len(guide.moves()), forced


@pytest.mark.parametrize("game", games.ALL)
def test_a_step_is_a_whole_choice_with_all_that_is_nested_in_it(game: str) -> None:
    """A client composes a choice to its end before it sends anything."""
    guide = the_guide(game)
    match = begun(game, guide)
    answered(guide, match)
    for step in guide.steps:
        for place, action in enumerate(step.do, start=1):
            is_last = place == len(step.do)
            assert not (is_last and match.preview(PUPIL, action).nested), step.say
            match.submit(PUPIL, action)
            answered(guide, match)


@pytest.mark.parametrize("lang", finding.LANGUAGES)
@pytest.mark.parametrize("game", games.ALL)
def test_every_saying_is_short_and_names_pieces_by_their_names(game: str, lang: str) -> None:
    text = (finding.FOLDER / game / SAYINGS.format(lang)).read_text("utf-8")
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    words = Words(lang, games.load(game))
    pieces = {f"{domain}-{value}": words.piece(domain, int(value)) for domain, value in PIECE.findall(text)}
    for step in the_guide(game).steps:
        message = bundle.get_message(f"guide-{step.say}")
        for pattern in (message.value, *message.attributes.values()):
            assert pattern is not None
            said, errors = bundle.format_pattern(pattern, pieces)
            assert errors == [], step.say
            assert len(str(said)) <= LONGEST, (step.say, len(str(said)))


@pytest.mark.parametrize("game", games.ALL)
def test_both_languages_speak_of_the_same_pieces(game: str) -> None:
    spoken = [
        {
            key: set(PIECE.findall(body))
            for key, body in re.findall(
                r"^(guide-[\w-]+)(.*?)(?=^guide-|\Z)",
                (finding.FOLDER / game / SAYINGS.format(lang)).read_text("utf-8"),
                re.MULTILINE | re.DOTALL,
            )
        }
        for lang in finding.LANGUAGES
    ]
    assert spoken[0] == spoken[1]


@pytest.mark.parametrize("game", games.ALL)
def test_what_is_pointed_at_is_a_kind_of_piece_of_the_board(game: str) -> None:
    """That each is there when it is spoken of, the tests in the browser see."""
    files = [*(WEB / "games" / game).glob("*.svelte"), *(WEB / "games" / game).glob("*.ts")]
    drawn = "\n".join(file.read_text("utf-8") for file in files)
    for key in {key for step in the_guide(game).steps for key in step.point}:
        kind = key.split("-")[0]
        assert re.search(rf"""["'`]{kind}(-|["'`])""", drawn), key


@pytest.mark.parametrize("game", games.ALL)
def test_a_guide_no_longer_fits_where_the_seed_brings_something_else(game: str) -> None:
    guide = the_guide(game)
    with pytest.raises(AssertionError):
        played(game, guide, Match.start(games.load(game), guide.seats, guide.options, guide.seed + 1))


def test_a_guide_knows_how_far_it_is_followed() -> None:
    guide = the_guide("_example")
    moves = guide.moves()
    assert [guide.made(moves[:count]) for count in range(len(moves) + 1)] == list(range(len(moves) + 1))
    assert guide.made(moves[1:]) is None
    assert guide.made([*moves, moves[0]]) == len(moves), "whoever plays on has not gone astray"
    steps = [guide.step_at(count) for count in range(len(moves) + 1)]
    assert steps == [*(place for place, step in enumerate(guide.steps) if step.do), len(guide.steps)]
    assert guide.left_at(1) == (moves[1],)
    assert guide.left_at(len(moves)) == ()


# Bad data


def change(**fields: Any) -> Callable[[Path], None]:
    """The script with other fields."""

    def spoil(content: Path) -> None:
        script = json.loads((content / "guide.json").read_bytes())
        (content / "guide.json").write_text(json.dumps({**script, **fields}))

    return spoil


def first_step(**fields: Any) -> Callable[[Path], None]:
    def spoil(content: Path) -> None:
        script = json.loads((content / "guide.json").read_bytes())
        script["steps"][0].update(fields)
        (content / "guide.json").write_text(json.dumps(script))

    return spoil


def without(file: str, *parts: str) -> Callable[[Path], None]:
    """A text in which something is missing; without parts the whole text."""

    def spoil(content: Path) -> None:
        text = (content / file).read_text("utf-8")
        for part in parts:
            text = re.sub(part, "", text, flags=re.MULTILINE)
        (content / file).write_text(text, "utf-8") if parts else (content / file).unlink()

    return spoil


BAD: dict[str, tuple[Callable[[Path], None], str, str]] = {
    "no JSON": (lambda content: void((content / "guide.json").write_text("{")), SCRIPT, "truncated"),
    "no steps": (change(steps=[]), SCRIPT, "nothing is done"),
    "an unknown field": (change(colour="red"), SCRIPT, "colour"),
    "an unknown bot": (change(bot="clever"), SCRIPT, "clever"),
    "an unknown option": (change(options={"colour": "red"}), SCRIPT, ""),
    "another option for afterwards": (change(afterwards={"ties": "won"}), SCRIPT, ""),
    "an offer without words": (
        without("guide.en.ftl", r"^ +\.afterwards.*$"),
        SAYINGS.format("en"),
        "guide-free has no .afterwards",
    ),
    "too many seats": (change(replies=[[]] * 9), SCRIPT, "10 seats"),
    "an unknown action": (first_step(do=[{"do": "Fly"}]), SCRIPT, "step 'welcome': no action"),
    "a member that is none": (first_step(do=[{"do": "LayCard", "card": 99}]), SCRIPT, "no action"),
    "a reply that is no action": (change(replies=[[{"do": "Fly"}]]), SCRIPT, "replies of seat 1"),
    "a key that is none": (first_step(point=['card"]']), SCRIPT, "is no key"),
    "an event that is none": (first_step(tells=[{"was": "Rain"}]), SCRIPT, "is no event"),
    "a field that the event lacks": (
        first_step(tells=[{"was": "CardLaid", "hue": 1}]),
        SCRIPT,
        "is no event",
    ),
    "a step twice": (first_step(say="lay"), SCRIPT, "'lay' is said twice"),
    "no German": (without("guide.de.ftl"), SAYINGS.format("de"), "FileNotFoundError"),
    "a step without words": (without("guide.de.ftl", "^guide-hand.*$"), SAYINGS.format("de"), "guide-hand"),
    "no answer to a slip": (without("guide.en.ftl", r"^ +\.wrong.*$"), SAYINGS.format("en"), "no .wrong"),
    "words that nobody says": (first_step(say="hello"), SAYINGS.format("en"), "guide-hello is missing"),
}


def void(_: object) -> None:
    """Something was done for its effect."""


@pytest.fixture
def content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The content of the example in a folder of its own, to be spoiled."""
    real = finding.FOLDER / "_example" / "content"
    copy = tmp_path / "_example" / "content"
    copy.mkdir(parents=True)
    for file in real.iterdir():
        (copy / file.name).write_bytes(file.read_bytes())
    monkeypatch.setattr(guides, "FOLDER", tmp_path)
    monkeypatch.setattr(games, "NAMES", ("_example",))
    guide_of.cache_clear()
    return copy


@pytest.fixture(autouse=True)
def forgotten() -> Any:
    yield
    guide_of.cache_clear()


@pytest.mark.parametrize("what", BAD)
def test_a_bad_guide_is_refused_with_file_and_reason_and_the_game_is_played(content: Path, what: str) -> None:
    spoil, file, said = BAD[what]
    spoil(content)
    (reason,) = games.refused()
    assert isinstance(reason, BrokenScript)
    assert (reason.game, reason.file) == ("_example", f"_example/{file}")
    assert said in reason.error
    assert games.guide("_example") is None
    assert [rules.name for rules in games.playable()] == ["_example"]


def test_who_lists_the_games_is_told_of_a_bad_guide(
    content: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(bot="clever")(content)
    main(["--lang", "en", "games"])
    assert "The guide of “_example” is left out: in _example/content/guide.json" in capsys.readouterr().err


def test_a_game_without_a_guide_is_no_trouble(content: Path) -> None:
    (content / "guide.json").unlink()
    assert games.refused() == []
    assert games.guide("_example") is None
