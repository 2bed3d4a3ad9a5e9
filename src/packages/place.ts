/** Finds the line at which a manifest or lock file names a package, so that a report can point to it. */
import { normaliseName } from "./package.ts";

/** Maximum distance in lines from the name to its version; lock files write the version on a later line. */
const entryLinesMax = 3;

/**
 * Returns the line (0-based) that names a package: the first with the version near it, or else the first with the name.
 * A lock file also names a package where others need it. Null if no line has the name.
 */
export function lineOfPackage(text: string, name: string, version: string | null): number | null {
  const lines = text.split(/\r\n|[\r\n]/u);
  const wanted = normaliseName(name);
  // The version without operators and later parts, as a lock file writes it; empty if it is not known.
  const value = version?.replace(/^[^\d]*/u, "").split(/[\s,(]/u)[0] ?? "";
  let first: number | null = null;
  for (const [at, line] of lines.entries()) {
    if (!hasWord(normaliseName(line), wanted)) continue;
    first ??= at;
    if (value === "" || lines.slice(at, at + entryLinesMax).some((one) => one.includes(value))) return at;
  }
  return first;
}

function hasWord(line: string, word: string): boolean {
  for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1)) {
    const isWhole = (mark: string | undefined) => mark === undefined || !/[a-z0-9-]/u.test(mark);
    if (isWhole(line[at - 1]) && isWhole(line[at + word.length])) return true;
  }
  return false;
}
