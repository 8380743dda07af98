"""How to play: the rules as people read them, beside each game in `learn/`, and the letter of them in `docs/rules`."""

from eldertable.learn.book import Book, book_of, has_book
from eldertable.learn.clauses import clause_texts, fingerprint, rules_folder
from eldertable.learn.moments import moment

__all__ = ["Book", "book_of", "clause_texts", "fingerprint", "has_book", "moment", "rules_folder"]
