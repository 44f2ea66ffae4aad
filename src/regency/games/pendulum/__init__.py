"""Pendulum."""
