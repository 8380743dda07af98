"""Note that the prose of a game was read against its clauses as they are now.

python scripts/mark_read.py GAME LANGUAGE [CLAUSE ...]

Without clauses all that the language carries count as read. What changes afterwards is marked "to be read again" by
`eldertable check` and on the page.
"""

from __future__ import annotations

import sys
from pathlib import Path

from eldertable.learn.book import LEDGER, learn_folder, read_book, read_ledger
from eldertable.learn.clauses import clause_texts, fingerprint
from eldertable.learn.pages import carriers


def main(game_id: str, lang: str, *clauses: str) -> None:
    """Write the ledger of one language anew."""
    texts, folder = clause_texts(game_id), learn_folder(game_id)
    book = read_book(folder, lang, texts)
    carried = {clause for page in book.everything() for carrier in carriers(page) for clause in carrier.clauses}
    read = read_ledger(folder, lang)
    for clause in clauses or carried:
        read[clause] = fingerprint(texts[clause])
    lines = [f'"{clause}" = "{read[clause]}"' for clause in texts if clause in read]
    Path(str(folder.joinpath(lang).joinpath(LEDGER))).write_text("\n".join(lines) + "\n", "utf-8")
    print(f"{game_id}/{lang}: {len(clauses or carried)} clauses read")


if __name__ == "__main__":
    main(*sys.argv[1:])
