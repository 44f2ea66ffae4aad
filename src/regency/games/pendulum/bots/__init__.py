"""What a bot looks at in Pendulum."""
