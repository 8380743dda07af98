"""Find a Chromium for the browser tests, or install one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

PROGRAM_VARIABLE = "ELDERTABLE_CHROMIUM"
PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC_PROGRAMS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)


def find_chromium() -> str | None:
    """The path of a Chromium that runs: the one named in the environment, the system's, or Playwright's own."""
    named = os.environ.get(PROGRAM_VARIABLE)
    candidates = [named] if named else [shutil.which(program) for program in PROGRAMS] + [*MAC_PROGRAMS, playwright_chromium()]
    return next((path for path in candidates if path and runs(path)), None)


def playwright_chromium() -> str | None:
    """Where Playwright keeps its own Chromium."""
    # The script also runs where Playwright is not installed.
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def runs(path: str) -> bool:
    """Whether the program is there and can tell its version."""
    if not Path(path).is_file():
        return False
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def install_chromium() -> str | None:
    """Try the system's package manager when it may be used, then Playwright's download."""
    download = [sys.executable, "-m", "playwright", "install", "chromium"]
    attempts = [[download]]
    if shutil.which("apt-get") and os.geteuid() == 0:
        apt = ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
        packages = ["chromium", "fonts-liberation"]
        attempts = [
            [[*apt, "update"], [*apt, "install", "-y", "--no-install-recommends", *packages]],
            [[*download, "--with-deps"]],
        ]
    for commands in attempts:
        if all(attempt(command) for command in commands) and (path := find_chromium()):
            return path
    return None


def attempt(command: list[str]) -> bool:
    """Run a command that may fail."""
    print("+", " ".join(command), file=sys.stderr, flush=True)
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    return subprocess.run(command, env=environment, stdout=sys.stderr, check=False).returncode == 0


def main() -> int:
    """Make sure that there is a Chromium; without one only a test run that must be complete fails."""
    path = find_chromium() or install_chromium()
    if path is not None:
        print(f"Browser tests use {path}.", file=sys.stderr)
        return 0
    print(
        f"No Chromium could be found or installed: the browser tests will be SKIPPED. Set {PROGRAM_VARIABLE} to one you have.",
        file=sys.stderr,
    )
    return 1 if os.environ.get("CI") == "true" else 0


if __name__ == "__main__":
    sys.exit(main())
