"""A bot that knows no rules: it asks the house what each option leads to in two imagined worlds, and takes the best."""

import json
import sys

WORLDS = (1, 2)


def told(**wanted):
    """What the house tells of an imagined world."""
    print(json.dumps(wanted), flush=True)
    return json.loads(sys.stdin.readline())


def worth(seat, world, index):
    """How the seat stands after an option in a world."""
    after = told(imagine=world, choices=[index])
    if after["result"] is not None:
        return float(seat in after["result"]["winners"])
    return after["prospects"][seat]


while line := sys.stdin.readline():
    question = json.loads(line)
    indices = range(len(question["options"]))
    best = max(indices, key=lambda index: sum(worth(question["seat"], world, index) for world in WORLDS))
    print(json.dumps({"index": best}), flush=True)
