"""The examples in the guides run as they stand, from the top of a page to its end."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize("page", ["tutorial.md", "bots.md", "learning.md"])
def test_examples_run(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (ROOT / "docs" / page).read_text("utf-8")
    examples = re.findall(r"^```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    assert examples
    # A page calls what it defines `mymodule` where it names it from elsewhere.
    module = ModuleType("mymodule")
    monkeypatch.setitem(sys.modules, "mymodule", module)
    for example in examples:
        # In worker processes there is no such module.
        exec(compile(example.replace(", workers=2", ""), page, "exec"), module.__dict__)


@pytest.mark.parametrize("page", sorted(path.name for path in (ROOT / "docs").glob("*.md")))
def test_links_lead_somewhere(page: str) -> None:
    prose = re.sub(
        r"^```.*?^```$|^    .*?$|`[^`\n]*`", "", (ROOT / "docs" / page).read_text("utf-8"), flags=re.DOTALL | re.MULTILINE
    )
    targets = re.findall(r"\[[^\]]*\]\(([^)#\s]+)[^)]*\)", prose)
    paths = [target for target in targets if not target.startswith(("https:", "http:"))]
    missing = [path for path in paths if not (ROOT / "docs" / path).exists()]
    assert not missing
