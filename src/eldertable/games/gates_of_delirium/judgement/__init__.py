"""What bots make of a position: what gates and followers will bring, and what each option promises."""
