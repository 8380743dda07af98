"""The README keeps its word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)


def test_the_library_in_ten_lines(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = EXAMPLES
    names: dict[str, object] = {}
    exec(compile(example, "README.md", "exec"), names)
    assert "'gates'" in capsys.readouterr().out


def test_the_example_has_at_most_ten_lines_of_code() -> None:
    (example,) = EXAMPLES
    assert len([line for line in example.splitlines() if line.strip()]) <= 10


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs/content.md"])
def test_links_lead_somewhere(page: str) -> None:
    folder = (ROOT / page).parent
    targets = re.findall(r"\[[^\]]*\]\(([^)#]+)\)|src=\"([^\"]+)\"", (ROOT / page).read_text("utf-8"))
    paths = [target for pair in targets for target in pair if target and not target.startswith("https:")]
    assert paths
    missing = [path for path in paths if not (folder / path).exists()]
    assert not missing


@pytest.mark.parametrize(
    "name", ["constraints.txt", "pyproject.toml", "src/eldertable/web/package-lock.json", "src/eldertable/web/.npmrc"]
)
def test_no_configuration_names_a_registry(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    assert not re.search(r"index-url|registry\s*=|\"resolved\"", text)
