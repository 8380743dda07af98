"""A bot in Python: it reads one decision a line and answers with the index of an option."""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    # Everything the seat sees is in question["view"]; here we only look at the options and take the last one of the first kind.
    first = question["options"][0]["choice"]["type"]
    alike = [option["index"] for option in question["options"] if option["choice"]["type"] == first]
    print(json.dumps({"index": alike[-1]}), flush=True)
