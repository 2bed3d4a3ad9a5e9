/** Finds optional imports: their file handles their absence. */
import { splitText } from "../model/text.ts";
import type { Reading } from "./reading.ts";

/**
 * True for an optional Python import, by the blocks around its line (0-based): handlers of the missing import, and
 * tests of the platform or the version. A missing package behind such an import is no mistake of the environment.
 */
export function guardedImport({ language, code }: Reading, line: number): boolean {
  if (language !== "python") return false;
  const all = splitText(code);
  let indent = indentOf(all[line] ?? "");
  for (let at = line - 1; at >= 0 && indent > 0; at -= 1) {
    const text = all[at] ?? "";
    if (text.trim() === "" || indentOf(text) >= indent) continue;
    indent = indentOf(text);
    const header = text.trim();
    if (catching.test(header) || platform.test(header)) return true;
    // The condition of an `else` is at the beginning of its statement.
    if (/^else\s*:/u.test(header) && platform.test(beginningOf(all, at, indent))) return true;
    if (/^try\s*:/u.test(header) && isCaught(all, at, indent)) return true;
  }
  return false;
}

/** Matches a header that handles a missing import. */
const catching =
  /^(?:except\b.*\b(?:ImportError|ModuleNotFoundError|Exception)\b.*:|except\s*:|with\b.*\bsuppress\b.*\b(?:ImportError|ModuleNotFoundError|Exception)\b)/u;
/** Matches a test of the platform or the version. */
const platform = /^(?:el)?if\b.*\b(?:platform|version_info|implementation|os\.name)\b/u;

/** True if a `try` has a handler for a missing import: the file then works without the package. */
function isCaught(all: readonly string[], line: number, indent: number): boolean {
  for (let at = line + 1; at < all.length; at += 1) {
    const text = all[at] ?? "";
    if (text.trim() === "" || indentOf(text) > indent) continue;
    if (indentOf(text) < indent || !/^(?:except|else|finally)\b/u.test(text.trim())) return false;
    if (catching.test(text.trim())) return true;
  }
  return false;
}

/** Returns the header that an `else` belongs to, because the condition is there; empty if it is no `if`. */
function beginningOf(all: readonly string[], line: number, indent: number): string {
  for (let at = line - 1; at >= 0; at -= 1) {
    const text = all[at] ?? "";
    if (text.trim() === "" || indentOf(text) > indent) continue;
    return /^(?:el)?if\b/u.test(text.trim()) ? text.trim() : "";
  }
  return "";
}

/** Returns the indentation of a line in characters. */
function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
