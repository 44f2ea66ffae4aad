"""Matches in bulk: bots play many games, and the report counts them."""

from __future__ import annotations

from .bulk import simulate
from .campaigns import CampaignReport, simulate_campaigns
from .report import Report
from .workers import WorkerDied, WorkerLost

__all__ = ["CampaignReport", "Report", "WorkerDied", "WorkerLost", "simulate", "simulate_campaigns"]
