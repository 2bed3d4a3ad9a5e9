/** Finds the line at which a file names a package. */
import { normaliseName } from "./package.ts";

/** Maximum distance of a version from the name: a lock has it some lines below. */
const entryLinesMax = 3;

/** Returns the first line with the name, 0-based, if possible one with the version near it; null for none. */
export function lineOfPackage(text: string, name: string, version: string | null): number | null {
  const lines = text.split(/\r\n|[\r\n]/u);
  const wanted = normaliseName(name);
  // Only a line that has the version near is worth more than the first.
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
