"""What the server writes about itself: lines for people, or JSON objects for programs."""

from __future__ import annotations

import logging
import re
from datetime import UTC, datetime
from typing import Any

import msgspec

PLAIN = "%(asctime)s %(levelname)s %(name)s %(message)s"
# Our messages begin with what they are about: `table=x seat=1 the bot waits`.
FIELD = re.compile(r"(\w+)=(\S+)\s*")


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, logger, message, the fields it begins with, and the trace of an error."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        message = record.getMessage()
        fields: dict[str, Any] = {}
        while match := FIELD.match(message):
            fields[match[1]] = match[2]
            message = message[match.end() :]
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": message,
            **({"fields": fields} if fields else {}),
            **({"trace": self.formatException(record.exc_info)} if record.exc_info else {}),
        }
        return msgspec.json.encode(line).decode()


def set_up_logs(form: str, level: str) -> None:
    """Write everything of this level or above to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(PLAIN))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
