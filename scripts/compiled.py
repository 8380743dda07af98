"""Compiled modules, an extra for bots and learners: the very same sources, made into machine code.

python scripts/compiled.py     make a copy of the package with compiled modules in build/compiled, for `make compiled`
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
COPY = ROOT / "build" / "compiled"
# What is compiled: where bots and learners spend their time. A server that waits for people gains nothing by it.
PARTS = ("kernel/**/*.py", "games/**/*.py", "bots/**/*.py", "env/**/*.py")
# Cython cannot keep the modules of a later setuptools in a set.
NEEDS = ["cython>=3.3", "setuptools>=75,<81"]
WANTED = "ELDERTABLE_COMPILED"
# Numbers stay those of Python, however large they become, and types stay what they are there: promises to readers.
DIRECTIVES = {"language_level": 3, "infer_types": False, "annotation_typing": False, "binding": True}
# A number taken for an object would end the program: a module in which that happens is left as it is.
FLAGS = ["-O2", "-g0", "-Werror=int-to-pointer-cast"]
# What tests look for beside the package.
BESIDE = ("docs", "examples", "scripts", "pyproject.toml")
NOT_COPIED = shutil.ignore_patterns("node_modules", "__pycache__")


class CannotCompile(Exception):
    """Nothing can be compiled here; the message says why."""


class Compiled(NamedTuple):
    """The compiled modules by their names in the package, and the modules that were left as they are."""

    files: dict[str, Path]
    left: list[str]


def is_wanted() -> bool:
    """Whether a wheel with compiled modules is asked for: `make wheel COMPILED=1`."""
    return os.environ.get(WANTED, "") not in ("", "0")


def compile_package(sources: Path, into: Path, parts: Iterable[str] = PARTS) -> Compiled:
    """Compile the modules of `eldertable` in some of its folders; those that a compiler refuses are left as they are."""
    if os.name != "posix":
        raise CannotCompile("The modules are compiled by gcc or clang, on Linux or macOS; the wheel without them runs everywhere.")
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    # What was compiled before may have been refused since.
    shutil.rmtree(into, ignore_errors=True)
    paths = [path for part in parts for path in sorted((sources / "eldertable").glob(part)) if path.stem != "__init__"]
    wanted = {".".join(path.relative_to(sources).with_suffix("").parts): path for path in paths}
    many = os.cpu_count() or 1
    modules = [Extension(name, [str(path)], extra_compile_args=FLAGS) for name, path in wanted.items()]
    translated = cythonize(
        modules, build_dir=str(into / "c"), compiler_directives=DIRECTIVES, exclude_failures=True, nthreads=many, quiet=True
    )
    for module in translated:
        module.optional = True
    command = build_ext(Distribution({"ext_modules": translated}))
    command.build_lib, command.build_temp = str(into / "modules"), str(into / "temp")
    command.parallel, command.force = many, True
    command.ensure_finalized()
    command.run()
    found = {name: into / "modules" / command.get_ext_filename(name) for name in wanted}
    files = {command.get_ext_filename(name): file for name, file in found.items() if file.is_file()}
    if not files:
        raise CannotCompile("Not one module could be compiled: that takes gcc or clang, and the development files of Python.")
    return Compiled(files, [name for name, file in found.items() if not file.is_file()])


def compiled_copy(folder: Path, parts: Iterable[str] = PARTS) -> Compiled:
    """Make a copy of the package with compiled modules in a folder, its sources in `src` there."""
    shutil.rmtree(folder, ignore_errors=True)
    sources = folder / "src"
    shutil.copytree(SOURCES, sources, ignore=NOT_COPIED)
    for name in BESIDE:
        (folder / name).symlink_to(ROOT / name)
    compiled = compile_package(SOURCES, folder / "build", parts)
    for name, file in compiled.files.items():
        shutil.copy(file, sources / name)
    return compiled


def in_words(compiled: Compiled) -> str:
    """How many modules were compiled, and which were not."""
    left = f"; left as they are: {', '.join(compiled.left)}" if compiled.left else ""
    return f"Compiled modules: {len(compiled.files)}{left}."


def main() -> int:
    """Make the copy that `make compiled` tests."""
    try:
        print(in_words(compiled_copy(COPY)))
    except CannotCompile as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
