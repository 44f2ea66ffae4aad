"""Matches in bulk: bots play many games, and the report counts them."""

from __future__ import annotations

from .bulk import simulate
from .report import Report
from .workers import WorkerDied, WorkerLost

__all__ = ["Report", "WorkerDied", "WorkerLost", "simulate"]
