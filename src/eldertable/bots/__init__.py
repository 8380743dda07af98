"""Players without a body: they see what their seat sees, and imagine the rest."""

from eldertable.bots.outlook import Bot, Imagined, Onlook, Outlook
from eldertable.bots.own import BadBot
from eldertable.bots.specs import bot_label, bot_names, level_names, make_bot
from eldertable.bots.stdio import BotMisbehaved

__all__ = ["BadBot", "Bot", "BotMisbehaved", "Imagined", "Onlook", "Outlook", "bot_label", "bot_names", "level_names", "make_bot"]
