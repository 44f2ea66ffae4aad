"""The build hook: a wheel holds the built client, and with REGENCY_COMPILE=1 native hot modules."""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GROUP = "regency"  # one library for all hot modules: calls between them stay native


class CustomBuildHook(BuildHookInterface[Any]):
    """Compiles in a temporary folder, so that the source tree stays as it is."""

    PLUGIN_NAME = "custom"
    scratch: Path | None = None

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
        self.scratch = Path(tempfile.mkdtemp(prefix="regency-build-"))
        try:
            libraries = compile_modules(Path(self.root), modules, self.scratch)
        except BaseException:
            shutil.rmtree(self.scratch, ignore_errors=True)
            raise
        for built in libraries:
            build_data["force_include"][str(built)] = built.relative_to(self.scratch / "lib").as_posix()
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002 -- hatchling's signature
        """Leave nothing behind."""
        if self.scratch:
            shutil.rmtree(self.scratch, ignore_errors=True)

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


def compile_modules(root: Path, modules: list[str], scratch: Path) -> list[Path]:
    """Type-check and translate the modules, call the C compiler, and list the libraries made."""
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
    return sorted(path for path in (scratch / "lib").rglob("*") if path.is_file())


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
