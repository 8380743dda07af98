"""`eldertable check`: content, texts, rule coverage and translated rules."""

from __future__ import annotations

from argparse import Namespace


def run(arguments: Namespace) -> int:
    """Check everything and show the report."""
    from eldertable.check import main

    return main(json=arguments.json)
