"""The Ancient World, by Ryan Laukat (Red Raven Games, 2014; first edition)."""
