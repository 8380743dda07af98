"""The whole game once more and as plainly as can be: a referee who follows the choices of a table, clause by clause.

The referee reads the cards from the content files, keeps books of its own, and knows nothing of how the rules are written.
"""
