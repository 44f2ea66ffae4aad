"""Set-up: what is installed when, and what is left alone."""

from __future__ import annotations

import io
import threading
from pathlib import Path

import pytest

import hatch_build
from scripts import provision
from scripts.check import Tally
from scripts.phrases import ENGLISH, GERMAN, language
from scripts.provision import DEV, PLAY, House, SetUpError, Stamp, alone, fetch_uv, prepare


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A checkout with nothing installed."""
    (tmp_path / "requirements").mkdir()
    (tmp_path / "src").mkdir()
    for name in [
        "pyproject.toml",
        "hatch_build.py",
        "src/a.py",
        *(f"requirements/{n}.txt" for n in (*PLAY, *DEV)),
    ]:
        (tmp_path / name).write_text(name)
    return House(root=tmp_path, out=io.StringIO(), uv=None)


@pytest.fixture
def calls(house: House, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What set-up would have done, instead of doing it."""
    done: list[str] = []

    def make_venv(house: House) -> None:
        done.append("venv")
        (house.venv / "bin").mkdir(parents=True)

    def call(house: House, command: list[str], **extra: str) -> None:
        done.extend(Path(word).stem for word in command if word.endswith(".txt"))

    def install_wheel(house: House, compiling: bool) -> None:
        done.append("compiled" if compiling else "interpreted")
        (house.venv / "bin" / "regency").touch()

    monkeypatch.setattr(provision, "usable", lambda house: house.venv.exists())
    monkeypatch.setattr(provision, "can_compile", lambda: True)
    monkeypatch.setattr(provision, "make_venv", make_venv)
    monkeypatch.setattr(provision, "call", call)
    monkeypatch.setattr(provision, "fetch_uv", lambda house: None)
    monkeypatch.setattr(provision, "install_wheel", install_wheel)
    return done


def test_the_first_start_does_everything_and_the_second_nothing(house: House, calls: list[str]) -> None:
    assert prepare(house, PLAY, "best").compiled
    assert calls == ["venv", "base", "build", "compiled"]
    assert prepare(house, PLAY, "best").compiled
    assert len(calls) == 4


def test_play_finds_what_check_has_installed(house: House, calls: list[str]) -> None:
    prepare(house, DEV, "compiled")
    calls.clear()
    prepare(house, PLAY, "best")
    assert calls == []


def test_a_changed_source_is_built_anew(house: House, calls: list[str]) -> None:
    prepare(house, PLAY, "best")
    calls.clear()
    (house.root / "src/a.py").write_text("changed")
    prepare(house, PLAY, "best")
    assert calls == ["compiled"]


def test_any_build_will_do_where_the_source_is_tested(house: House, calls: list[str]) -> None:
    prepare(house, DEV, "any")
    assert calls == ["venv", "dev", "interpreted"]
    (house.root / "src/a.py").write_text("changed")
    prepare(house, DEV, "any")
    assert calls == ["venv", "dev", "interpreted"]


def test_a_changed_pin_is_installed_and_unsettles_the_wider_file(house: House, calls: list[str]) -> None:
    prepare(house, DEV, "compiled")
    calls.clear()
    house.pinned("base").write_text("changed")
    prepare(house, PLAY, "best")
    prepare(house, DEV, "compiled")
    assert calls == ["base", "dev"]


def test_an_interrupted_set_up_is_done_again(
    house: House, calls: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(house: House, compiling: bool) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(provision, "install_wheel", interrupted)
        with pytest.raises(KeyboardInterrupt):
            prepare(house, PLAY, "best")
    calls.clear()
    prepare(house, PLAY, "best")
    assert calls == ["base", "build", "compiled"]


@pytest.fixture
def broken_compiler(calls: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    install = provision.install_wheel

    def install_wheel(house: House, compiling: bool) -> None:
        if compiling:
            calls.append("broken")
            raise SetUpError
        install(house, compiling)

    monkeypatch.setattr(provision, "install_wheel", install_wheel)


def test_where_compiling_fails_play_goes_on_interpreted_and_does_not_try_again(
    house: House, calls: list[str], broken_compiler: None
) -> None:
    assert not prepare(house, PLAY, "best").compiled
    assert calls[-2:] == ["broken", "interpreted"]
    prepare(house, PLAY, "best")
    assert calls[-2:] == ["broken", "interpreted"]
    assert isinstance(house.out, io.StringIO)
    assert ENGLISH["not compiled"] in house.out.getvalue()


def test_where_compiling_fails_check_fails(house: House, calls: list[str], broken_compiler: None) -> None:
    with pytest.raises(SetUpError):
        prepare(house, DEV, "compiled")
    assert not house.stamp.exists()


def test_without_a_compiler_play_is_interpreted_until_there_is_one(
    house: House, calls: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(provision, "can_compile", lambda: False)
        assert not prepare(house, PLAY, "best").compiled
    assert prepare(house, PLAY, "best").compiled


def test_a_spoilt_stamp_is_none(house: House) -> None:
    house.venv.mkdir()
    for text in ["", "{", "[]", '{"unknown": 1}']:
        house.stamp.write_text(text)
        assert Stamp.read(house.stamp) == Stamp()


def test_the_second_to_start_waits(house: House) -> None:
    entered = threading.Event()

    def second() -> None:
        with alone(house):
            entered.set()

    thread = threading.Thread(target=second)
    with alone(house):
        thread.start()
        assert not entered.wait(0.2)
    thread.join(10)
    assert entered.is_set()


def test_a_failed_command_says_what_it_printed(tmp_path: Path) -> None:
    with pytest.raises(SetUpError, match="reason"):
        provision.call(House(root=tmp_path), ["bash", "-c", "echo reason; exit 3"])


def test_who_is_not_root_is_told_what_to_install(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    with pytest.raises(SetUpError, match=r"apt-get install python3\.\d+-venv"):
        provision.install_venv_package(house)


@pytest.mark.parametrize(
    ("arguments", "environment", "spoken"),
    [
        ([], {}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "de"),
        ([], {"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        (["--lang", "de"], {"LANG": "en_GB"}, "de"),
        (["--seats=human", "--lang=en"], {"LANG": "de_DE"}, "en"),
        (["--lang"], {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for(
    arguments: list[str], environment: dict[str, str], spoken: str
) -> None:
    assert language(arguments, environment) == spoken


def test_both_languages_say_the_same_things() -> None:
    assert ENGLISH.keys() == GERMAN.keys()


def test_the_tally_adds_up_the_closing_lines_of_pytest() -> None:
    tally = Tally()
    for line in [
        "2 passed in 0.10s",
        "1 failed, 3 passed, 1 skipped, 2 errors in 61.10s (0:01:01)",
        "\x1b[32m===== \x1b[1m4 passed\x1b[0m\x1b[32m in 0.01s =====\x1b[0m",
        "7 passed the exam",
    ]:
        tally.read(line)
    assert str(tally) == "9 passed, 3 failed"


@pytest.fixture
def index(house: House, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Which installers find what they are asked for; in the end, what they were asked for too."""
    works = {"pip", "uv"}

    def call(house: House, command: list[str], **extra: str) -> None:
        by = "uv" if Path(command[0]).name == "uv" else "pip"
        works.add(f"{by} installs {Path(command[-1]).stem}")
        if by not in works:
            raise SetUpError(f"{by} finds nothing")
        if command[-1].endswith("uv.txt"):
            (house.venv / "bin" / "uv").touch()

    (house.venv / "bin").mkdir(parents=True)
    monkeypatch.setattr(provision, "call", call)
    return works


def test_uv_is_fetched_and_does_the_rest(house: House, index: set[str]) -> None:
    fetch_uv(house)
    provision.install_packages(house, ["base"], Stamp())
    assert index == {"pip", "uv", "pip installs uv", "uv installs base"}


def test_where_uv_cannot_be_had_pip_does_all(house: House, index: set[str]) -> None:
    index.remove("pip")
    fetch_uv(house)
    assert house.uv is None
    index.add("pip")
    provision.install_packages(house, ["base"], Stamp())
    assert "pip installs base" in index and "uv installs base" not in index


def test_where_uv_finds_nothing_pip_is_asked(house: House, index: set[str]) -> None:
    index.remove("uv")
    fetch_uv(house)
    provision.install_packages(house, ["base"], Stamp())
    assert {"uv installs base", "pip installs base"} <= index


def test_the_machines_own_uv_is_believed(house: House, index: set[str]) -> None:
    index.remove("uv")
    house.uv = "uv"
    fetch_uv(house)
    with pytest.raises(SetUpError):
        provision.install_packages(house, ["base"], Stamp())
    assert index == {"pip", "uv installs base"}


# Native modules are kept


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source with one hot module, and a compiler that counts."""
    files = (
        "src/regency/kernel/core.py",
        "src/regency/kernel/edge.py",
        "src/regency/games/chess/rules/castle.py",
        "src/regency/games/chess/content/en.ftl",
        "src/regency/games/_example/rules/lay.py",
        "src/regency/server/app.py",
        "tests/test_app.py",
        "web/src/main.ts",
        "pyproject.toml",
        "hatch_build.py",
    )
    for name in files:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)

    def compile_modules(root: Path, modules: list[str], scratch: Path) -> None:
        (root / "compiled").write_text("!" * (made(root) + 1))
        (scratch / "lib").mkdir()
        (scratch / "lib" / "core.so").touch()

    monkeypatch.setattr(hatch_build, "compile_modules", compile_modules)
    return tmp_path


def made(root: Path) -> int:
    """How often native code was made."""
    return len((root / "compiled").read_text()) if (root / "compiled").exists() else 0


def build_native(root: Path) -> list[str]:
    hot = ["src/regency/kernel/core.py", "src/regency/games/chess/rules/castle.py"]
    return [path.name for path in hatch_build.native(root, hot).iterdir()]


@pytest.mark.parametrize(
    ("changed", "times"),
    [
        ("src/regency/kernel/core.py", 2),
        ("src/regency/kernel/edge.py", 2),  # not hot, but hot modules may import its types
        ("src/regency/games/chess/rules/castle.py", 2),
        ("pyproject.toml", 2),
        ("hatch_build.py", 2),
        ("src/regency/games/chess/content/en.ftl", 1),
        ("src/regency/games/_example/rules/lay.py", 1),
        ("src/regency/server/app.py", 1),
        ("tests/test_app.py", 1),
        ("web/src/main.ts", 1),
    ],
)
def test_native_code_is_made_anew_only_when_what_it_is_made_from_has_changed(
    tree: Path, changed: str, times: int
) -> None:
    assert build_native(tree) == build_native(tree) == ["core.so"] and made(tree) == 1
    before = (tree / changed).read_text()
    (tree / changed).write_text("changed")
    assert build_native(tree) == ["core.so"] and made(tree) == times
    (tree / changed).write_text(before)
    assert build_native(tree) == ["core.so"] and made(tree) == times, "what was there before is still kept"


def test_another_compiler_makes_native_code_anew(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build_native(tree)
    monkeypatch.setattr("importlib.metadata.version", lambda name: "99")
    build_native(tree)
    monkeypatch.setenv("CFLAGS", "-O1")
    build_native(tree)
    assert made(tree) == 3


def test_few_native_builds_are_kept_and_a_failed_one_is_not(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(hatch_build.MOST_KEPT + 2):
        monkeypatch.setenv("CFLAGS", f"-D{number}")
        build_native(tree)
    kept = sorted((tree / hatch_build.KEPT).iterdir())
    assert len(kept) == hatch_build.MOST_KEPT

    def broken(root: Path, modules: list[str], scratch: Path) -> None:
        (scratch / "lib").mkdir()
        raise RuntimeError("no")

    monkeypatch.setattr(hatch_build, "compile_modules", broken)
    monkeypatch.setenv("CFLAGS", "-Dbroken")
    with pytest.raises(RuntimeError):
        build_native(tree)
    assert sorted((tree / hatch_build.KEPT).iterdir()) == kept
