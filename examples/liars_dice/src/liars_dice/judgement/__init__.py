"""What bots make of a position, and the chances that players are shown."""
