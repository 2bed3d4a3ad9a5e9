/**
 * Rejects deeply nested text: a recursive parser would overflow its stack. No real project nests a hundred thousand
 * levels.
 */
import { createScanner } from "jsonc-parser";

const jsonDepthMax = 64;

export function isDeep(text: string): boolean {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const mark = text.charAt(scanner.getTokenOffset());
    if (mark === "{" || mark === "[") depth += 1;
    if (mark === "}" || mark === "]") depth -= 1;
    if (depth > jsonDepthMax) return true;
  }
  return false;
}
