"""`python -m flibuste` is the `flibuste` command."""

import sys

from flibuste.cli import main

if __name__ == "__main__":
    sys.exit(main())
