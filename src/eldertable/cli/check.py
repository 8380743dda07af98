"""`eldertable check`: content, texts and rule coverage."""

from __future__ import annotations

from argparse import Namespace


def run(arguments: Namespace) -> int:
    """Check everything and show the report."""
    from eldertable.check import main

    return main(json=arguments.json)
