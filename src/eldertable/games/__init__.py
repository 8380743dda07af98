"""One folder holds all of a game."""
