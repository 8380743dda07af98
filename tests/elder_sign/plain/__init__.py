"""The rules of Elder Sign once more, written from the clauses and the content files alone, as plainly as can be.

A test lets this referee follow whole games of the engine; chance it learns from the events.
"""
