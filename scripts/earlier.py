"""The sources of an earlier commit beside the working tree, for scripts that compare the two."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@contextmanager
def earlier_tree(commit: str) -> Iterator[Path]:
    """A folder with the sources of a commit, as long as they are needed."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "earlier")
        git("worktree", "add", "--detach", str(tree), commit)
        try:
            yield tree
        finally:
            git("worktree", "remove", "--force", str(tree))


def git(*words: str) -> None:
    """One command of git."""
    subprocess.run(["git", "-C", str(ROOT), *words], check=True, capture_output=True)
