"""Tests of Gates of Delirium."""
