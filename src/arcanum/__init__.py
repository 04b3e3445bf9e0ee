"""The digital home of four tabletop games about mages."""

__version__ = "0.1.0"
