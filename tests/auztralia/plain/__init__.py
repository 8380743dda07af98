"""The game once more and as plainly as can be: what may be chosen, and a referee who follows a table clause by clause.

The referee keeps books of its own and knows nothing of how the rules are written.
"""
