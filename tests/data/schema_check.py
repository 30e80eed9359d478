"""Holds JSON files to their schema, and shows that the schema refuses what has one thing wrong."""

import copy
import json

import jsonschema


def spoiled(value, wrong):
    """The same value with one thing wrong, in each of the ways: pairs of a path and what is put there."""
    for path, replacement in wrong:
        bad = copy.deepcopy(value)
        place = bad
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = replacement
        yield path, bad


def check(schema_path, paths, ways_to_spoil, more_faults=lambda value, path: []):
    """The exit code; prints what is wrong. `ways_to_spoil(value)` gives pairs of a path and what is wrong there."""
    with open(schema_path, encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    faults = []
    for path in paths:
        with open(path, encoding="utf-8") as file:
            value = json.load(file)
        for error in validator.iter_errors(value):
            faults.append(f"{path}: {'/'.join(map(str, error.absolute_path))}: {error.message}")
        for where, bad in spoiled(value, ways_to_spoil(value)):
            if validator.is_valid(bad):
                faults.append(f"{path}: the schema takes a wrong {'/'.join(map(str, where))}")
        faults += more_faults(value, path)
    print("\n".join(faults) if faults else f"{len(paths)} files are as the schema says")
    return 1 if faults or not paths else 0
