"""`python -m eldertable`: the command line."""

import sys

from eldertable.cli import main

if __name__ == "__main__":
    sys.exit(main())
