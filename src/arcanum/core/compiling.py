"""What the engine tells its compiler."""
# mypyc: skip (TYPE_CHECKING hides the name from the compiler)

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_):
        """Without the compiler it means nothing."""
        return lambda decorated: decorated


__all__ = ["mypyc_attr"]
