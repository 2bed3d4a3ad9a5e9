/**
 * Finds what silences the servers of data: a comment in YAML for the line below it, and another schema for a file,
 * or none.
 */
import { positionAt } from "../model/text.ts";
import type { Reading } from "../syntax/reading.ts";
import type { Occurrence } from "./kinds.ts";

/**
 * Finds disabling comments line by line, as yaml-language-server 2.0.0 does: also inside a multi-line string. If
 * words follow it, the message must contain one of them.
 */
export function disablesIn({ language, starts, text }: Reading): readonly Occurrence[] {
  if (language !== "yaml") return [];
  return [...text.matchAll(/^[^\S\r\n]*(#[^\S\r\n]*yaml-language-server-disable\b[^\r\n]*)/gmu)].map(
    (found) => {
      const [all, words = ""] = found;
      const offset = found.index + all.length - words.length;
      const below = starts[positionAt(starts, offset).line + 1] ?? text.length;
      return {
        kind: "yaml-disable",
        offset,
        text: words.replace(/\s+/gu, " ").trimEnd(),
        reach: "next-line",
        covers: { start: below, end: below },
      };
    },
  );
}

export type NamedSchema = { readonly name: string; readonly offset: number };

/**
 * Returns the schemas that a file names for itself, in its order: each of several documents may have one. It
 * matches text instead of the parsed reading, because a broken file has none.
 */
export function schemaNamed({ language, text }: Reading): NamedSchema | undefined {
  const pattern = schemaPatterns.get(language);
  const found = pattern === undefined ? [] : [...text.matchAll(pattern)];
  const [first] = found;
  const names = found.map((one) => one.slice(1).find((name) => name !== undefined) ?? "");
  return first === undefined ? undefined : { name: names.join(" "), offset: first.index };
}

const schemaPatterns: ReadonlyMap<Reading["language"], RegExp> = new Map([
  ["json", /"\$schema"\s*:\s*"([^"\r\n]*)"/gu],
  [
    "yaml",
    /^\uFEFF?[ \t]*#\s+(?:yaml-language-server\s*:[^\r\n]*?\$schema(?:=|:[^\S\r\n]*)|\$schema:[^\S\r\n]*)(\S+)|^\uFEFF?["']?\$schema["']?[ \t]*:[ \t]*["']?([^\s"'#]+)/gmu,
  ],
]);
