"""The verbs: only they change the state after the setup. Each changes and tells, and says who learns what."""
