"""The build hook: a wheel holds the built client, and with REGENCY_COMPILE=1 native hot modules."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import metadata
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

KEPT = Path("build", "native")  # what was compiled, by the digest of what it was compiled from
MOST_KEPT = 4
GROUP = "regency"  # one library for all hot modules: calls between them stay native


class CustomBuildHook(BuildHookInterface[Any]):
    """Compiles in a temporary folder, so that the source tree stays as it is, and keeps what came of it."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What a build needs beside hatchling: the compiler's packages, and a Node where there is none."""
        groups: dict[str, list[str]] = project(self.root)["dependency-groups"]
        client = client_of(self.root)
        nodeless = not client.is_fresh(Path(self.root)) and client.node() is None
        return (groups["build"] if self.wanted("standard") else []) + (groups["node"] if nodeless else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add each native module beside its source; an installation without them runs the source."""
        if self.target_name == "wheel":
            client_of(self.root).build(Path(self.root))
            build_data["force_include"] |= examples(Path(self.root))
        modules = hot_modules(Path(self.root)) if self.wanted(version) else []
        if not modules:
            return
        kept = native(Path(self.root), modules)
        for built in sorted(path for path in kept.rglob("*") if path.is_file()):
            build_data["force_include"][str(built)] = built.relative_to(kept).as_posix()
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def wanted(self, version: str) -> bool:
        """Only an ordinary wheel can hold native modules: an editable one points at the source."""
        asked = os.environ.get("REGENCY_COMPILE") == "1"
        return asked and self.target_name == "wheel" and version == "standard"


def client_of(root: str | Path) -> Any:
    """The script that builds the client, from the very tree that is being built."""
    spec = importlib.util.spec_from_file_location("regency_client", Path(root) / "scripts" / "client.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def project(root: str | Path) -> dict[str, Any]:
    """The project file, read."""
    return tomllib.loads((Path(root) / "pyproject.toml").read_text(encoding="utf-8"))


def examples(root: Path) -> dict[str, str]:
    """The games that are there to be copied, as source: in no wheel but those that are made to be tested."""
    if not client_of(root).has_example():
        return {}
    found = [path for path in (root / "src/regency/games").glob("_*/**/*") if path.is_file()]
    kept = [path for path in found if "__pycache__" not in path.parts]
    return {str(path): path.relative_to(root / "src").as_posix() for path in kept}


def hot_modules(root: Path) -> list[str]:
    """The files that the globs under [tool.regency] match, each once and in order."""
    globs: list[str] = project(root)["tool"]["regency"]["hot"]
    found = [path for glob in globs for path in sorted(root.glob(glob)) if path.name != "__init__.py"]
    return list(dict.fromkeys(path.relative_to(root).as_posix() for path in found))


def native(root: Path, modules: list[str]) -> Path:
    """The folder of the native modules: one that is kept if it was made from the same, else a new one."""
    kept = root / KEPT / native_digest(root, modules)
    if kept.is_dir():
        kept.touch()
        return kept
    with tempfile.TemporaryDirectory(prefix="regency-build-") as scratch:
        compile_modules(root, modules, Path(scratch))
        half = kept.with_name(f"{kept.name}.{os.getpid()}")
        shutil.copytree(Path(scratch) / "lib", half)
    try:
        half.replace(kept)  # in one move, so that no half of it is ever found
    except OSError:
        shutil.rmtree(half)  # another build was quicker
    for old in sorted(kept.parent.iterdir(), key=lambda path: path.stat().st_mtime)[:-MOST_KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    return kept


def native_digest(root: Path, modules: list[str]) -> str:
    """One digest over all that native code depends on: whatever hot modules may import, and the compilers."""
    sha = hashlib.sha256(repr((modules, compilers())).encode())
    packages = {Path(*Path(module).parts[:3]) for module in modules}  # src/regency/kernel, and the games
    found = [path.relative_to(root) for package in packages for path in (root / package).rglob("*.py")]
    sources = [path for path in found if not any(part.startswith("_") for part in path.parent.parts)]
    for path in sorted([*sources, Path("pyproject.toml"), Path("hatch_build.py")]):
        content = (root / path).read_bytes()
        sha.update(f"{path.as_posix()}\0{len(content)}\0".encode() + content)
    return sha.hexdigest()


def compilers() -> list[str]:
    """What turns the source into native code, with versions and what they are told."""
    program = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    try:
        said = subprocess.run([*program, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        said = ""
    told = [f"{key}={os.environ.get(key, '')}" for key in ("CC", "CFLAGS", "LDFLAGS", "MYPYC_OPT_LEVEL")]
    made_by = [f"{name} {metadata.version(name)}" for name in ("mypy", "setuptools")]
    return [sys.version, sysconfig.get_platform(), said, *told, *made_by]


def compile_modules(root: Path, modules: list[str], scratch: Path) -> None:
    """Type-check and translate the modules, and call the C compiler: the libraries are in `lib`."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    options = [
        f"--config-file={root / 'pyproject.toml'}",
        f"--python-version={sys.version_info.major}.{sys.version_info.minor}",
        f"--cache-dir={scratch / 'cache'}",
    ]
    before = Path.cwd()
    os.chdir(root)  # mypy names modules by their place below the working folder
    try:
        extensions = mypycify(
            [*options, *modules],
            opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"),
            debug_level="0",
            group_name=GROUP,
            multi_file=True,
            target_dir=str(scratch / "c"),
        )
        distribution = Distribution({"name": GROUP, "ext_modules": extensions})
        command = distribution.get_command_obj("build_ext")
        compile_side_by_side(command)
        command.build_lib = str(scratch / "lib")
        command.build_temp = str(scratch / "obj")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)


def compile_side_by_side(command: Any) -> None:
    """Let the command call the C compiler for as many files at once as there are processors."""
    build = command.build_extensions

    def build_extensions() -> None:
        compiler = command.compiler

        def compile_all(sources: list[str], output_dir: str | None = None, **given: Any) -> list[str]:
            one = partial(type(compiler).compile, compiler, output_dir=output_dir, **given)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [name for made in pool.map(lambda source: one([source]), sources) for name in made]

        compiler.compile = compile_all
        build()

    command.build_extensions = build_extensions
