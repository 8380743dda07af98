"""Players without a body: they see what their seat sees, and imagine the rest."""

from eldertable.bots.outlook import Imagined, Outlook
from eldertable.bots.specs import BadBot, Bot, bot_names, make_bot

__all__ = ["BadBot", "Bot", "Imagined", "Outlook", "bot_names", "make_bot"]
