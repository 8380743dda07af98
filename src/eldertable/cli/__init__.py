"""The command line: `eldertable` alone starts the server, a command does something else."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from eldertable.cli.arguments import parse
from eldertable.kernel.content import PACK_VARIABLE
from eldertable.kernel.errors import BadOptions, EldertableError, UnknownGame

__all__ = ["main"]

BAD_USAGE = 2
FAILED = 1
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 0, 1 if it failed, 2 for bad usage."""
    arguments = parse(argv)
    try:
        if arguments.content is not None:
            use_content_pack(arguments.content)
        # Each command lives in its own module and brings its own imports, so that none waits for those of the others.
        return int(import_module(f"eldertable.cli.{arguments.command}").run(arguments))
    except KeyboardInterrupt:
        print("Interrupted.", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has seen enough; nothing more can be written, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except EldertableError as error:
        print(f"eldertable: {error}", file=sys.stderr)
        return BAD_USAGE if is_bad_usage(error) else FAILED


def use_content_pack(folder: Path) -> None:
    """Make all games read this pack, in worker processes too."""
    if not folder.is_dir():
        raise BadOptions(f"The content pack {folder} is no folder.")
    os.environ[PACK_VARIABLE] = str(folder.resolve())


def is_bad_usage(error: EldertableError) -> bool:
    """Whether the caller asked for something that does not exist."""
    return isinstance(error, (UnknownGame, BadOptions)) or type(error).__name__ == "BadBot"
