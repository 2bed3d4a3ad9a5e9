"""Scores a batch of trajectories in tasks of Ray, one for each shard, and joins what they wrote.

    python ray_batch.py BATCH.jsonl --shards 8 --out rewards.jsonl -- npx --yes lanser@0

What stands behind `--` is the command that starts Lanser. A shard that is lost is begun again by Ray, and goes on
where it was, because what is measured is kept in the store.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys

import ray

# A step without a reward is a result, too.
SCORED = (0, 11)


@ray.remote(max_retries=3)
def score(command: list[str], folder: str, batch: str, store: str, shard: int, of: int) -> str:
    """The lines of one shard."""
    line = [*command, "reward", "batch", batch, "--store", store, "--shard", f"{shard}/{of}"]
    done = subprocess.run(line, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode not in SCORED:
        raise RuntimeError(f"shard {shard} of {of} ended with {done.returncode}: {done.stderr.strip()}")
    return done.stdout


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("batch")
    parser.add_argument("--shards", type=int, default=4)
    parser.add_argument("--store", default=".lanser-batch")
    parser.add_argument("--out", required=True)
    parser.add_argument("command", nargs="+")
    given = parser.parse_args()
    folder = os.getcwd()
    ray.init()
    tasks = [
        score.remote(given.command, folder, given.batch, given.store, shard, given.shards)
        for shard in range(1, given.shards + 1)
    ]
    files = []
    for shard, lines in enumerate(ray.get(tasks), start=1):
        files.append(f"{given.out}.{shard}")
        with open(files[-1], "w", encoding="utf-8") as part:
            part.write(lines)
    line = [*given.command, "reward", "merge", *files, "--out", given.out]
    code = subprocess.run(line, cwd=folder, check=False).returncode
    for name in files:
        os.remove(name)
    return code


if __name__ == "__main__":
    sys.exit(main())
