"""The release script: the changelog gets its date, and nothing is released twice or for nothing."""

from __future__ import annotations

import pytest

import release

CHANGELOG = """# Changelog

## [Unreleased]

### Added

- Something.

## [0.1.0] - 2026-01-02

- The first.
"""


def test_what_was_unreleased_gets_the_version_and_the_day() -> None:
    dated = release.dated(CHANGELOG, "0.2.0", "2026-03-04")
    assert "## [Unreleased]\n\n## [0.2.0] - 2026-03-04\n\n### Added\n\n- Something.\n\n## [0.1.0]" in dated


def test_a_version_is_released_once() -> None:
    with pytest.raises(release.NotReady, match="has a section for 0.1.0 already"):
        release.dated(CHANGELOG, "0.1.0", "2026-03-04")


def test_nothing_is_released_for_nothing() -> None:
    with pytest.raises(release.NotReady, match="nothing to release"):
        release.dated(CHANGELOG.replace("### Added\n\n- Something.\n\n", ""), "0.2.0", "2026-03-04")
