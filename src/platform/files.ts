/**
 * The only reader of files that Lanser did not write: the checkout, its installed packages, files named by the user. A
 * path can lead to a pipe that never ends, a device, or a huge file.
 */
import { closeSync, constants, fstatSync, openSync, readSync, type Stats, statSync } from "node:fs";
import { basename } from "node:path";
import { UserError } from "../model/errors.ts";

/** Limit on a file's size if the caller names none. No real configuration, source or report is larger. */
const bytesMaxUsual = 256 * 1024 * 1024;

/**
 * Reads a file with a limit on its size, because a repository can hold a pipe, a device or a huge file in the place of
 * any file. Links are followed, because installers use them. Throws a UserError if it is not a regular file or is
 * larger than `bytesMax`.
 */
export function readFileBytes(file: string | Buffer, bytesMax = bytesMaxUsual): Buffer {
  // The first check is before the file is opened, because opening a device can have an effect. The second check is for
  // a file that was replaced in between.
  checkRegular(file, statSync(file), bytesMax);
  const descriptor = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stats = fstatSync(descriptor);
    checkRegular(file, stats, bytesMax);
    const bytes = Buffer.alloc(stats.size);
    let end = 0;
    for (let count = -1; count !== 0 && end < bytes.length; end += count)
      count = readSync(descriptor, bytes, end, bytes.length - end, end);
    return bytes.subarray(0, end);
  } finally {
    closeSync(descriptor);
  }
}

/** Reads a file as `readFileBytes` does. Bytes that are not UTF-8 are replaced. */
export function readFileText(file: string, bytesMax?: number): string {
  return readFileBytes(file, bytesMax).toString("utf8");
}

/**
 * Reads a file; undefined if it cannot be read, for any reason. For files whose absence is normal, such as settings.
 */
export function readOptional(file: string, bytesMax?: number): string | undefined {
  try {
    return readFileText(file, bytesMax);
  } catch {
    return undefined;
  }
}

/**
 * Throws a UserError for a pipe, a device, a folder, or a file over the limit. Only the name is shown, not the path.
 */
function checkRegular(file: string | Buffer, stats: Stats, bytesMax: number): void {
  const name = basename(file.toString());
  if (!stats.isFile()) throw new UserError("unreadable-file", `${name} is not a regular file`);
  if (stats.size > bytesMax)
    throw new UserError("unreadable-file", `${name} is larger than ${bytesMax} bytes`);
}

/** Returns the size of a file in bytes; 0 if it is not a regular file. */
export function fileBytes(file: string): number {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() === true ? stats.size : 0;
}

/**
 * Reads the first bytes of a regular file, or all if it is shorter, for callers that only look at its format. Throws a
 * UserError if it is not a regular file.
 */
export function readBeginning(path: string, lengthMax: number): Buffer {
  checkRegular(path, statSync(path), Number.POSITIVE_INFINITY);
  const file = openSync(path, "r");
  try {
    const start = Buffer.alloc(lengthMax);
    return start.subarray(0, readSync(file, start, 0, lengthMax, 0));
  } finally {
    closeSync(file);
  }
}

/**
 * Returns the first 512 bytes of a file as text; empty if it cannot be read. A script without a suffix shows its
 * language only in its first line.
 */
export function beginningOf(path: string): string {
  try {
    return readBeginning(path, beginningBytesMax).toString("utf8");
  } catch {
    return "";
  }
}

const beginningBytesMax = 512;
