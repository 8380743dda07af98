"""The rules, one module per chapter of the rulebook, each read from top to bottom."""
