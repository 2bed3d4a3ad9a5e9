/**
 * Recognises deeply nested JSON, which would overflow the stack of a recursive parser. Anybody can add such a file to a
 * repository; no real project has one.
 */
import { createScanner } from "jsonc-parser";

const jsonDepthMax = 64;

/** True if a JSON text has more than 64 levels. The scanner does not recurse, and brackets in strings do not count. */
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
