"""The `arcanum` command: one subcommand a module."""

import sys


def main() -> int:
    print("arcanum", sys.argv[1:])
    return 0
