/** Finds the time of the last commit of a file, which says how old a recording is. */
import { realpathSync, statSync } from "node:fs";
import { relative } from "node:path";
import { isInside } from "../model/paths.ts";
import { readFileBytes } from "../platform/files.ts";
import { blobId } from "../platform/hashing.ts";
import type { Repository } from "./git.ts";

/**
 * Returns the time, in seconds since 1970, of the last commit up to HEAD that changed the file. The file's own time is
 * that of the checkout. Undefined if HEAD has other bytes or no such file, or if the file is larger than `bytesMax`. In
 * a shallow clone the time can be that of the oldest commit in the clone, and so too late.
 */
export async function lastCommitted(
  repository: Repository,
  file: string,
  bytesMax: number,
): Promise<number | undefined> {
  const own = realpathSync(file);
  if (!isInside(own, repository.top) || statSync(own).size > bytesMax) return undefined;
  const path = relative(repository.top, own);
  const known = await repository.raw(["rev-parse", "--verify", "--quiet", `HEAD:${path}`], "history");
  if (known.exitCode !== 0) return undefined;
  if (known.stdout.trim() !== blobId(repository.objectFormat, readFileBytes(own, bytesMax))) return undefined;
  const line = await repository.raw(
    ["rev-list", "--max-count=1", "--timestamp", "HEAD", "--", path],
    "history",
  );
  const seconds = /^([0-9]+) [0-9a-f]+$/u.exec(line.stdout.trim())?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}
