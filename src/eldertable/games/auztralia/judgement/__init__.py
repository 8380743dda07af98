"""What bots make of a position: what things are worth, what threatens, how fights end, and what each option promises."""
