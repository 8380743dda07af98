"""What bots make of a position: what things are worth, how safe everybody is, and what an attempt promises."""
