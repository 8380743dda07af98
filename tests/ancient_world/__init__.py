"""Tests of The Ancient World."""
