/** Parses a tree object. */
import type { ObjectFormat } from "../platform/hashing.ts";

/** Entry with its mode as `git ls-tree` prints it. */
export type ObjectEntry = { readonly mode: string; readonly id: string };

export const treeMode = "040000";

/**
 * Returns the entries by name, one character for each byte. Undefined for bytes that git would not write: each name
 * must be there once, in order.
 */
export function entriesIn(bytes: Buffer, format: ObjectFormat): ReadonlyMap<string, ObjectEntry> | undefined {
  const entries = new Map<string, ObjectEntry>();
  const idBytes = format === "sha256" ? 32 : 20;
  let before = "";
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(0x20, at);
    const nul = bytes.indexOf(0, space);
    const end = nul + 1 + idBytes;
    if (space < 0 || nul < 0 || end > bytes.length) return undefined;
    const name = bytes.toString("latin1", space + 1, nul);
    const mode = modeOf(bytes.toString("latin1", at, space));
    if (mode === undefined || name === "" || name.includes("/") || entries.has(name)) return undefined;
    // Git compares the name of a folder with a slash behind it.
    const key = mode === treeMode ? `${name}/` : name;
    if (key < before) return undefined;
    before = key;
    entries.set(name, { mode, id: bytes.toString("hex", nul + 1, end) });
    at = end;
  }
  return entries;
}

const kinds = new Map([
  [0o120000, "120000"],
  [0o040000, treeMode],
  [0o160000, "160000"],
]);

/** Normalizes a mode as git shows it: for a file only the owner's right to execute it counts. */
function modeOf(written: string): string | undefined {
  if (!/^[0-7]{5,6}$/u.test(written)) return undefined;
  const mode = Number.parseInt(written, 8);
  const kind = mode & 0o170000;
  if (kind === 0o100000) return (mode & 0o100) === 0 ? "100644" : "100755";
  return kinds.get(kind);
}
