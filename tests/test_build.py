"""What is compiled: every module of the engine, wherever it lies, unless pyproject.toml says why not."""

from __future__ import annotations

import sysconfig
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest
from build_support import compiling
from packaging.requirements import Requirement
from setuptools import Extension

import flibuste
from flibuste._modes import mode

ALL = ["src/flibuste/kernel/**/*.py", "src/flibuste/games/**/*.py", "src/flibuste/bots/**/*.py"]

ROOT = Path(__file__).parent.parent


def write(root: Path, names: Iterable[str]) -> None:
    for name in names:
        path = root / "src/flibuste" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("", "utf-8")


def test_modules_are_found_at_any_depth_and_packages_stay_interpreted(tmp_path: Path) -> None:
    write(
        tmp_path, ["kernel/__init__.py", "kernel/game.py", "games/box/title/play.py", "games/box/title/rules/turn.py"]
    )
    assert compiling.chosen(tmp_path, ALL, {}) == [
        "src/flibuste/games/box/title/play.py",
        "src/flibuste/games/box/title/rules/turn.py",
        "src/flibuste/kernel/game.py",
    ]


def test_a_module_that_nothing_compiles_fails_the_build(tmp_path: Path) -> None:
    write(tmp_path, ["kernel/game.py", "games/title/rules/late/addition.py"])
    with pytest.raises(SystemExit, match=r"neither compiled nor interpreted: .*/late/addition\.py$"):
        compiling.chosen(tmp_path, ["src/flibuste/kernel/*.py", "src/flibuste/games/*/rules/*.py"], {})


def test_a_module_may_stay_interpreted_for_a_reason(tmp_path: Path) -> None:
    write(tmp_path, ["kernel/game.py", "bots/odd.py"])
    odd = "src/flibuste/bots/odd.py"
    assert compiling.chosen(tmp_path, ALL, {odd: "mypyc cannot do what it does"}) == ["src/flibuste/kernel/game.py"]
    with pytest.raises(SystemExit, match=r"has no reason"):
        compiling.chosen(tmp_path, ALL, {odd: " "})
    with pytest.raises(SystemExit, match=r"does not exist"):
        compiling.chosen(tmp_path, ALL, {odd: "a reason", "src/flibuste/bots/gone.py": "a reason"})


def test_each_title_is_a_library_of_its_own(tmp_path: Path) -> None:
    """Two in one box as well, with a third for what they share."""
    box = ["box/shared.py", "box/first/play.py", "box/first/rules/turn.py", "box/second/rules/turn.py"]
    write(
        tmp_path, ["kernel/game.py", *(f"games/{name}" for name in [*box, "alone/play.py", "alone/rules/deep/turn.py"])]
    )
    made = compiling.libraries(compiling.chosen(tmp_path, ALL, {}), tmp_path)
    assert {name: len(files) for name, files in made.items()} == {
        "flibuste.games.alone": 2,
        "flibuste.games.box": 1,
        "flibuste.games.box.first": 2,
        "flibuste.games.box.second": 1,
        "flibuste.kernel": 1,
    }


def test_only_c_code_that_changed_is_compiled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "C_CODE", tmp_path)
    files = {"unit.c": "#include <a.c>\n", "a.c": '#include "a.h"\nint a;\n', "a.h": "\n", "b.c": "int b;\n"}
    for name, text in files.items():
        (tmp_path / name).write_text(text, "utf-8")
    extension = Extension("a", [str(tmp_path / "unit.c")], [str(tmp_path)], extra_compile_args=["-O2"])

    def fingerprint() -> str:
        compiling.included.cache_clear()
        return compiling.fingerprint(extension, extension.sources[0])

    before = fingerprint()
    (tmp_path / "b.c").write_text("int c;\n", "utf-8")
    assert fingerprint() == before
    (tmp_path / "a.h").write_text("int h;\n", "utf-8")
    header = fingerprint()
    extension.extra_compile_args.append("-g")
    assert len({before, header, fingerprint()}) == 3


def test_the_installed_engine_is_compiled_as_a_whole() -> None:
    if mode() == "interpreted":
        pytest.skip("nothing is compiled in this run")
    package = Path(flibuste.__file__).parent
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    files = [Path(name).relative_to("src/flibuste") for name in compiling.modules()]
    assert [str(file) for file in files if not (package / file).with_suffix(suffix).exists()] == []


def test_what_is_tested_lies_in_the_ranges_that_are_promised() -> None:
    """And so does the Gymnasium that Ray's RLlib pins, which must be installable beside ours."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    promised = {wish.name: wish.specifier for wish in map(Requirement, extras["research"] + extras["parquet"])}
    pinned = {pin.name: str(pin.specifier).removeprefix("==") for pin in map(Requirement, extras["test"])}
    for name, specifier in promised.items():
        assert pinned[name] in specifier
    assert "1.2.2" in promised["gymnasium"]


def test_changes_and_citation_speak_of_this_version() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text()
    assert (ROOT / "CHANGELOG.md").read_text().split("\n## ")[1].startswith(version)
    assert flibuste.__version__ in (version, "0+source")
