"""`python -m arcanum` is the `arcanum` command."""

import sys

from arcanum.cli.main import main

sys.exit(main())
