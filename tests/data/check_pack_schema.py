#!/usr/bin/env python3
"""Holds the packs of data/puzzles to their JSON schema, and shows that the schema refuses what is no pack.

usage: check_pack_schema.py SCHEMA PACK...
"""

import copy
import json
import sys

import jsonschema


def spoiled(pack):
    """The same pack with one thing wrong, in several ways."""
    for path, value in [
        (("edition",), 3),
        (("name",), "With Blanks"),
        (("puzzles",), []),
        (("puzzles", 0, "grade"), "X"),
        (("puzzles", 0, "par"), -1),
        (("puzzles", 0, "solutions"), []),
        (("puzzles", 0, "position"), "6/6/6/6/6 turn 1 - - - - -"),
        (("puzzles", 0, "features", "white"), "one"),
        (("puzzles", 0, "surprise"), True),
    ]:
        bad = copy.deepcopy(pack)
        place = bad
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value
        yield path, bad


def main(schema_path, *pack_paths):
    with open(schema_path, encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    faults = []
    for path in pack_paths:
        with open(path, encoding="utf-8") as file:
            pack = json.load(file)
        for error in validator.iter_errors(pack):
            faults.append(f"{path}: {'/'.join(map(str, error.absolute_path))}: {error.message}")
        for where, bad in spoiled(pack):
            if validator.is_valid(bad):
                faults.append(f"{path}: the schema takes a wrong {'/'.join(map(str, where))}")
    print("\n".join(faults) if faults else f"{len(pack_paths)} packs are as the schema says")
    return 1 if faults or not pack_paths else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
