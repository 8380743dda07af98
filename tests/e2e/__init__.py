"""The table as a person meets it: a real server and a real browser."""
