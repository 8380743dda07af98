"""Tests of the kernel and of the conformance suite, on a toy game."""
