"""Everything the server keeps about one person, for that person."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import or_, select

from eldertable.server.store import contest_schema as contests
from eldertable.server.store import people_schema as kept
from eldertable.server.store import schema
from eldertable.server.store.public_ids import public_id
from eldertable.server.store.queries import Queries


class BelongingsQueries(Queries):
    """What belongs to a person; a new table of the database with people in it belongs in here too."""

    async def belongings(self, person: str) -> dict[str, Any]:
        """All of it, in plain data; neither the hash of a password nor what others have hidden."""
        p, a, s, t, c = schema.people.c, schema.accounts.c, schema.seats.c, schema.tables.c, schema.chat.c
        log, v = schema.log.c, schema.sessions.c
        async with self._read() as connection:
            about = (await connection.execute(select(p.id, p.name, p.created, p.settings, p.webhook).where(p.id == person))).one()
            account = (await connection.execute(select(a.login, a.created).where(a.person == person))).one_or_none()
            visits = await connection.execute(select(v.id, v.address, v.created, v.seen).where(v.person == person))
            seats = await connection.execute(
                select(t.id, t.game, t.status, t.created, t.updated, s.seat, s.kind, s.conceded, s.late)
                .join(schema.tables, t.id == s.table_id)
                .where(s.person == person)
                .order_by(t.created)
            )
            owned = await connection.execute(select(t.id).where(t.owner == person).order_by(t.created))
            said = await connection.execute(
                select(c.table_id, c.room, c.seat, c.text, c.made).where(c.person == person).order_by(c.id)
            )
            made = await connection.execute(
                select(log.table_id, log.version, log.seat, log.kind, log.choice, log.made)
                .join(schema.seats, (s.table_id == log.table_id) & (s.seat == log.seat))
                .where(s.person == person, or_(log.kind == "choice", log.kind == "undo", log.kind == "takeback"))
                .order_by(log.table_id, log.version)
            )
            r, f, m, n = kept.results.c, kept.profiles.c, kept.ratings.c, kept.participants.c
            profile = (await connection.execute(select(f.public_id, f.avatar, f.shown_to).where(f.person == person))).one_or_none()
            results = await connection.execute(
                select(r.number, r.game, r.mode, r.players, r.category, r.ended, r.place, r.won, r.quit, r.score)
                .where(r.person == person)
                .order_by(r.number)
            )
            ratings = await connection.execute(
                select(m.game, m.ladder, m.mu, m.sigma, m.games)
                .join(kept.participants, n.id == m.participant)
                .where(n.person == person)
            )
            w, u = kept.follows.c, kept.shunned.c
            following = await connection.execute(select(w.followed, w.made).where(w.person == person))
            shunned = await connection.execute(select(u.other, u.made).where(u.person == person))
            i, d = kept.invitations.c, kept.push_addresses.c
            invited = await connection.execute(select(i.table_id, i.made).where(i.person == person))
            devices = await connection.execute(select(d.endpoint, d.made).where(d.person == person))
            e = contests.entrants.c
            entered = await connection.execute(select(e.tournament, e.number, e.share, e.absent).where(e.person == person))
            z, q = contests.puzzles.c, contests.puzzle_tries.c
            tried = await connection.execute(
                select(z.game, z.day, q.at_once, q.solved, q.made)
                .join(contests.puzzles, z.id == q.puzzle)
                .where(q.person == person)
            )
            o = kept.reports.c
            reported = await connection.execute(select(o.made, o.table_id, o.said, o.note).where(o.reporter == person))
            y = contests.challenge_tries.c
            dared = await connection.execute(select(y.week, y.table_id).where(y.person == person))
            return {
                "challenges": [plain(row) for row in dared],
                "reports": [plain(row) for row in reported],
                "puzzles": [plain(row) for row in tried],
                "tournaments": [plain(row) for row in entered],
                "follows": [{"profile": public_id(row.followed), "made": row.made} for row in following],
                "blocks": [{"profile": public_id(row.other), "made": row.made} for row in shunned],
                "invitations": [plain(row) for row in invited],
                "devices": [plain(row) for row in devices],
                "person": plain(about, "settings", "webhook"),
                "account": None if account is None else plain(account),
                "profile": None if profile is None else plain(profile),
                "results": [plain(row) for row in results],
                "ratings": [plain(row) for row in ratings],
                "sessions": [plain(row) for row in visits],
                "seats": [plain(row) for row in seats],
                "tables_opened": list(owned.scalars()),
                "said": [plain(row) for row in said],
                "choices": [plain(row, "choice") for row in made],
            }


def plain(row: Any, *json: str) -> dict[str, Any]:
    """A row as plain data, some of its columns read as JSON."""
    return {name: msgspec.json.decode(value) if value and name in json else value for name, value in row._mapping.items()}
