#!/usr/bin/env python3
"""Holds packs of puzzles or of tactics to their JSON schema.

usage: check_pack_schema.py SCHEMA PACK...
"""

import sys

from schema_check import check


PUZZLE_SPOILERS = [
    (("edition",), 3),
    (("name",), "With Blanks"),
    (("puzzles",), []),
    (("puzzles", 0, "grade"), "X"),
    (("puzzles", 0, "par"), -1),
    (("puzzles", 0, "solutions"), []),
    (("puzzles", 0, "position"), "6/6/6/6/6 turn 1 - - - - -"),
    (("puzzles", 0, "features", "white"), "one"),
    (("puzzles", 0, "surprise"), True),
]

TACTIC_SPOILERS = [
    (("game",), "chess"),
    (("made_by",), ""),
    (("tactics",), []),
    (("tactics", 0, "grade"), "X"),
    (("tactics", 0, "steps"), 0),
    (("tactics", 0, "solution"), []),
    (("tactics", 0, "solution"), ["a b"]),
    (("tactics", 0, "themes"), ["Not A Word"]),
    (("tactics", 0, "features", "turns"), "one"),
    (("tactics", 0, "surprise"), True),
]


def ways_to_spoil(pack):
    return TACTIC_SPOILERS if "tactics" in pack else PUZZLE_SPOILERS


if __name__ == "__main__":
    sys.exit(check(sys.argv[1], sys.argv[2:], ways_to_spoil))
