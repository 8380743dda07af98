"""Elder Sign, by Richard Launius and Kevin Wilson (Fantasy Flight Games, 2011)."""
