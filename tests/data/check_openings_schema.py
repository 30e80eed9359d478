#!/usr/bin/env python3
"""Holds the files of data/openings to their JSON schema, and their numbers and order to what docs/openings.md says.

usage: check_openings_schema.py SCHEMA FILE...
"""

import os
import sys

from schema_check import check

MOST_BYTES = 120_000  # what a page loads when openings are wanted


def ways_to_spoil(book):
    key = next(iter(book["positions"]))
    action = next(iter(book["positions"][key]))
    return [
        (("game",), "With Blanks"),
        (("made_by",), "by hand"),
        (("nodes",), 0),
        (("all",), [1, 2]),
        (("positions",), {}),
        (("positions", "short"), {action: [1, 0, 0]}),
        (("positions", key), {}),
        (("positions", key, action), [0, 0, 0]),
        (("positions", key, action), [1.5, 0, 0]),
        (("surprise",), True),
    ]


def faults_of(book, path):
    faults = []
    if os.path.basename(path) != f"{book['game']}.json":
        faults.append(f"{path}: is not named after {book['game']}")
    if os.path.getsize(path) > MOST_BYTES:
        faults.append(f"{path}: has {os.path.getsize(path)} bytes, more than {MOST_BYTES}")
    if list(book["positions"]) != sorted(book["positions"]):
        faults.append(f"{path}: its keys are not in order")
    for key, actions in book["positions"].items():
        order = [(-count[0], action) for action, count in actions.items()]
        if order != sorted(order):
            faults.append(f"{path}: the actions of {key} are not in order")
        faults += [f"{path}: {key} {a} has more ends than games" for a, c in actions.items() if c[1] + c[2] > c[0]]
    return faults


if __name__ == "__main__":
    sys.exit(check(sys.argv[1], sys.argv[2:], ways_to_spoil, faults_of))
