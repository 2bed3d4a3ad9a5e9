"""Both ids of each bundle of standard input, one JSON object a line, made anew: by another language, from the schema's words alone."""

import hashlib
import json
import sys


def canonical(value):
    """RFC 8785, for bundles: their numbers are whole, and keys are sorted by UTF-16."""
    if isinstance(value, dict):
        keys = sorted(value, key=lambda key: key.encode("utf-16-be"))
        return "{" + ",".join(f"{text(key)}:{canonical(value[key])}" for key in keys) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    if isinstance(value, str):
        return text(value)
    if isinstance(value, float):
        raise ValueError("a number that is not whole")
    return json.dumps(value)


def text(value):
    return json.dumps(value, ensure_ascii=False)


def without(value, name):
    if isinstance(value, dict):
        return {key: one for key, one in value.items() if key != name}
    return value


def domain(bundle):
    names = ["request", "resolution", "edits", "environment", "capabilities"]
    found = {name: bundle[name] for name in names}
    found["resolution"] = without(found["resolution"], "original")
    found["meta"] = {name: bundle["meta"][name] for name in ["exit_code", "sorting_keys", "hashing"]}
    if "error" in bundle:
        found["error"] = without(bundle["error"], "evidenceId")
    else:
        found["facts"] = {
            name: [without(one, "evidence") for one in fact] if isinstance(fact, list) else without(fact, "evidence")
            for name, fact in bundle["facts"].items()
        }
    return found


def digest(value):
    return "sha256:" + hashlib.sha256(canonical(value).encode()).hexdigest()


for line in sys.stdin:
    hashed = domain(json.loads(line))
    anywhere = {**hashed, "environment": without(without(hashed["environment"], "platform"), "digests")}
    print(digest(hashed), digest(anywhere))
