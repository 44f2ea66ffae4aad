"""A digital table for board games of crown and council."""

__version__ = "0.1.0"
