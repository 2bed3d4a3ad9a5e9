/** Where a file speaks of a package. */
import { normaliseName } from "./package.ts";

/** An entry of a lock says its version some lines below its name. */
const entryLinesMax = 3;

/** 0-based; the first line that has the name, and if there is one the version near it; null where neither is. */
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
