"""What bots make of a position: what a city is worth, and what each option promises."""
