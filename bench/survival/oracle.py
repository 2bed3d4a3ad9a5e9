"""Lists the definitions of a Python tree, and pairs those of two trees. It shares no code with Relocate.

Usage: oracle.py OLD NEW RENAMES: two folders, and a file with the pairs that git calls renames (JSON). Prints one JSON
object with the definitions of OLD, each with its place in NEW, and why; `null` if nothing in NEW is the same.

Or: oracle.py --chain REPOSITORY FOLDER OLD NEW: pairs the definitions below a folder commit by commit, along the first
parents from OLD to NEW, and only in the files that a commit changed.
"""
import ast
import difflib
import json
import os
import subprocess
import sys


def definitions(folder):
    found = []
    for base, _, names in os.walk(folder):
        for name in sorted(names):
            if not name.endswith(".py"):
                continue
            path = os.path.relpath(os.path.join(base, name), folder)
            with open(os.path.join(base, name), encoding="utf-8", newline="") as file:
                found += definitions_in(path, file.read())
    return sorted(found, key=lambda one: (one["path"], one["line"]))


def definitions_in(path, text):
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return []
    found = []
    visit(tree, path, [], text.splitlines(), found)
    return found


def visit(node, path, around, lines, found):
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            names = [*around, child.name]
            kind = "class" if isinstance(child, ast.ClassDef) else "method" if around and found_class(around, found, path) else "function"
            body = "\n".join(lines[child.lineno - 1 : child.end_lineno])
            found.append({
                "path": path,
                "symbol": ".".join(names),
                "kind": kind,
                "line": child.lineno,
                "header": lines[child.lineno - 1],
                "body": body.replace(child.name, "", 1),
            })
            visit(child, path, names, lines, found)
        else:
            visit(child, path, around, lines, found)


def found_class(around, found, path):
    symbol = ".".join(around)
    return any(one["symbol"] == symbol and one["path"] == path and one["kind"] == "class" for one in found)


def pair(old, new, renames):
    by_name = {}
    for one in new:
        by_name.setdefault((one["path"], one["symbol"]), []).append(one)
    counts = {}
    results = []
    taken = {(renames.get(one["path"], one["path"]), one["symbol"]) for one in old}
    free = [one for one in new if (one["path"], one["symbol"]) not in taken]
    for one in old:
        path = renames.get(one["path"], one["path"])
        key = (path, one["symbol"])
        nth = counts.get((one["path"], one["symbol"]), 0)
        counts[(one["path"], one["symbol"])] = nth + 1
        same = by_name.get(key, [])
        many = sum(1 for other in old if other["path"] == one["path"] and other["symbol"] == one["symbol"])
        target, why = None, "gone"
        if same and len(same) == many:
            target, why = same[nth], "name"
        elif same:
            ranked = sorted(same, key=lambda other: -ratio(one, other))
            target, why = ranked[0], "name and body"
        else:
            equal = [other for other in free if other["kind"] == one["kind"] and other["body"].split() == one["body"].split()]
            if len(equal) == 1:
                target, why = equal[0], "equal body"
            elif not equal:
                near = [other for other in free if other["kind"] == one["kind"] and ratio(one, other) >= 0.9]
                if len(near) == 1:
                    target, why = near[0], "near body"
            else:
                why = "several"
        results.append({**{k: one[k] for k in ("path", "symbol", "kind", "line", "header")}, "nth": nth, "many": many,
                        "why": why, "target": target and {k: target[k] for k in ("path", "symbol", "line", "header")}})
    return results


def ratio(one, other):
    left, right = one["body"], other["body"]
    if min(len(left), len(right)) * 2 < max(len(left), len(right)):
        return 0
    return difflib.SequenceMatcher(None, left, right, autojunk=False).quick_ratio() and difflib.SequenceMatcher(
        None, lines_of(left), lines_of(right), autojunk=False
    ).ratio()


def lines_of(body):
    """Returns the lines without their indentation, which a new `if` around a definition changes."""
    return [line.strip() for line in body.splitlines()]


def chain(repository, folder, old, new):
    def git(*words):
        return subprocess.run(["git", "-C", repository, *words], check=True, capture_output=True).stdout.decode()

    def at(commit, paths):
        found = [one for path in paths for one in definitions_in(path, git("show", f"{commit}:{path}"))]
        return sorted(found, key=lambda one: (one["path"], one["line"]))

    own = [path for path in git("ls-tree", "-r", "--name-only", old, folder).splitlines() if path.endswith(".py")]
    first = at(old, own)
    now = {(one["path"], one["line"]): (one, "unchanged") for one in first}
    before = old
    for commit in git("rev-list", "--first-parent", "--reverse", f"{old}..{new}").split():
        renames, left, right = {}, [], []
        for line in git("diff", "-M50%", "--name-status", before, commit).splitlines():
            status, *paths = line.split("\t")
            if status[0] != "A" and paths[0].endswith(".py"):
                left.append(paths[0])
            if status[0] != "D" and paths[-1].endswith(".py"):
                right.append(paths[-1])
            if status[0] == "R":
                renames[paths[0]] = paths[-1]
        paired = {}
        if left:
            paired = {(one["path"], one["line"]): one for one in pair(at(before, left), at(commit, right), renames)}
        for key, (one, why) in now.items():
            if one is not None and one["path"] in left:
                next_one = paired[(one["path"], one["line"])]
                now[key] = (next_one["target"], f"{next_one['why']} in {commit}")
        before = commit
    same = {}
    for one in first:
        same.setdefault((one["path"], one["symbol"]), []).append(one)
    return [
        {**{k: one[k] for k in ("path", "symbol", "kind", "line", "header")}, "why": now[(one["path"], one["line"])][1],
         "nth": same[(one["path"], one["symbol"])].index(one), "many": len(same[(one["path"], one["symbol"])]),
         "target": (target := now[(one["path"], one["line"])][0]) and {k: target[k] for k in ("path", "symbol", "line", "header")}}
        for one in first
    ]


if __name__ == "__main__":
    if sys.argv[1] == "--chain":
        print(json.dumps(chain(*sys.argv[2:])))
        sys.exit()
    with open(sys.argv[3], encoding="utf-8") as file:
        given = json.load(file)
    print(json.dumps(pair(definitions(sys.argv[1]), definitions(sys.argv[2]), given)))
