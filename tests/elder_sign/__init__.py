"""Tests of Elder Sign."""
