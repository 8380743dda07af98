"""What the server counts about itself."""

from __future__ import annotations

from importlib.metadata import version

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, PlatformCollector, ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
Info("eldertable", "The version that serves.", registry=REGISTRY).info({"version": version("eldertable")})

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
STEPS = Counter("eldertable_steps", "Steps written to the logs of tables, by kind.", ["kind"], registry=REGISTRY)
COMMITS = Histogram("eldertable_commit_seconds", "How long a commit of steps took.", buckets=FAST, registry=REGISTRY)
NOT_SAVED = Counter("eldertable_not_saved", "Commits of steps that the database did not take.", registry=REGISTRY)
REFUSALS = Counter("eldertable_refusals", "Calls and messages that were refused, by code.", ["code"], registry=REGISTRY)
CALLS = Histogram("eldertable_http_seconds", "How long HTTP calls took.", ["method", "status"], buckets=FAST, registry=REGISTRY)
MESSAGES = Counter("eldertable_messages", "Messages that came in through sockets.", registry=REGISTRY)
SOCKETS = Gauge("eldertable_sockets", "Sockets that are open.", registry=REGISTRY)
TABLES = Gauge("eldertable_tables_in_memory", "Tables that are in memory.", registry=REGISTRY)
THINKING = Gauge("eldertable_bots_thinking", "Bots that think or wait for a place to think.", registry=REGISTRY)
RECALLED = Counter("eldertable_bots_recalled", "Trials of earlier thinking with which bots went on.", registry=REGISTRY)
THOUGHT_ON = Counter("eldertable_bots_thought_on", "Moments in which bots thought on meanwhile.", registry=REGISTRY)
NO_ANSWER = Counter("eldertable_bots_without_answer", "Bots that gave no answer.", registry=REGISTRY)
