"""What all tests share: how Hypothesis behaves, and a real browser."""

from __future__ import annotations

import asyncio
import os
import shutil
import sysconfig
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, sync_playwright

from chromium import PROGRAM_VARIABLE, find_chromium

MUST_BE_COMPLETE = os.environ.get("CI") == "true"

CHROMIUM_ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

# A slow machine is no failure; a run that decides about a change must give the same answer twice.
settings.register_profile("eldertable", deadline=None, derandomize=MUST_BE_COMPLETE, print_blob=True)
settings.load_profile("eldertable")


# Where real browsers, servers and processes meet in real time, on a machine that may be busy.
IN_REAL_TIME = ("tests/e2e/", "tests/server/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What fails in real time is tried once more, and named at the end of the run; what fails twice is broken."""
    for item in items:
        if item.nodeid.startswith(IN_REAL_TIME):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """The browser's driver keeps a loop running in the main thread; tests without a browser may run one of their own there."""
    if "browser" in getattr(item, "fixturenames", ()):
        return (yield)
    loop = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(loop)


def do_without(complaint: str) -> NoReturn:
    """The test is skipped, or fails where nothing may be skipped."""
    if MUST_BE_COMPLETE:
        pytest.fail(complaint)
    pytest.skip(complaint)


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """A Chromium on this machine."""
    return find_chromium() or do_without(f"There is no Chromium: run scripts/chromium.py, or set {PROGRAM_VARIABLE}.")


@pytest.fixture(scope="session")
def c_compiler() -> str:
    """A C compiler on this machine, and what it must know of Python."""
    found = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
    if found is None or not Path(sysconfig.get_path("include"), "Python.h").is_file():
        do_without("There is no C compiler, or it has no Python.h: install gcc and the development files of Python.")
    return found


@pytest.fixture(scope="session")
def browser(chromium_path: str) -> Iterator[Browser]:
    """A real browser without a window."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=chromium_path, args=list(CHROMIUM_ARGUMENTS))
        yield chromium
        chromium.close()
