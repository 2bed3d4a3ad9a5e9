/** Handles file names. To git a name is bytes; it need not be UTF-8, and it can be harmful on some file systems. */

/** Path from the top with forward slashes; if it is not UTF-8, its bytes and how to show them. */
export type TreePath = string | { readonly bytes: Buffer; readonly shown: string };

/** Returns a path from its bytes, so that two different names never become the same text. */
export function treePath(bytes: Buffer): TreePath {
  try {
    return decoder.decode(bytes);
  } catch {
    return { bytes, shown: showBytes(bytes) };
  }
}

/** Returns a path as text for people and for keys. */
export function showPath(path: TreePath): string {
  return typeof path === "string" ? path : path.shown;
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Returns bytes as text for people: valid UTF-8 is kept, and every other byte becomes `\xHH`. */
function showBytes(bytes: Buffer): string {
  let shown = "";
  for (let at = 0; at < bytes.length; ) {
    const length = [1, 2, 3, 4].find((n) => at + n <= bytes.length && isText(bytes.subarray(at, at + n)));
    shown +=
      length === undefined
        ? `\\x${(bytes[at] ?? 0).toString(16).toUpperCase().padStart(2, "0")}`
        : bytes.toString("utf8", at, at + length);
    at += length ?? 1;
  }
  return shown;
}

function isText(bytes: Buffer): boolean {
  try {
    return decoder.decode(bytes).length > 0;
  } catch {
    return false;
  }
}

/**
 * Explains why a path must not be written, or returns undefined. A forged tree could otherwise write outside its folder
 * or into a `.git`, whose hooks git runs. `.git` counts in every spelling that a file system treats as equal: other
 * case, ignored code points (HFS), short names, streams, trailing dots and spaces (NTFS). The answer continues "the
 * path …".
 */
export function unsafeNameReason(path: string): string | undefined {
  if (path.startsWith("/")) return "is absolute";
  if (path.includes("\0")) return "has a NUL";
  for (const part of path.split("/")) {
    if (part === "") return "has an empty component";
    if (part === "." || part === "..") return `has the component "${part}"`;
    if (part.split("\\").some(isDotGit)) return "is under a .git";
  }
  return undefined;
}

/**
 * Explains why a path cannot be written on every platform, or returns undefined. A change with such a path fails a
 * safety check of the reward. Names are checked that Windows treats as a device, a stream or a pattern, or changes;
 * names with invisible characters; and names too long for a file system.
 */
export function unportableName(path: string): string | undefined {
  for (const part of path.split("/")) {
    if (controls.test(part)) return "has an invisible character";
    if (/[<>:"|?*\\]/u.test(part)) return "has a character with another meaning on Windows";
    if (/[. ]$/u.test(part)) return "ends in a dot or a space";
    if (devices.test(part)) return "is the name of a Windows device";
    if (Buffer.byteLength(part) > nameBytesMax) return `is longer than ${nameBytesMax} bytes`;
  }
  return undefined;
}

const controls = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const devices = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³]) *(?:\.|$)/iu;
const nameBytesMax = 255;

/**
 * Folds a path, so that two paths are equal if some file system treats them as the same: other case, or other code
 * points for the same letters. On such a file system only one of the two files exists.
 */
export function foldName(path: string): string {
  const shown = path.replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  return shown.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase().normalize("NFKD");
}

/** True if some file system treats a component of a path as `.git`. See `unsafeNameReason` for the spellings. */
function isDotGit(part: string): boolean {
  const plain = part
    .replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu, "")
    .replace(/:.*$/su, "")
    .replace(/[. ]+$/u, "")
    .toLowerCase();
  return plain === ".git" || /^git~[0-9]+$/.test(plain);
}

/**
 * Returns a function that takes output in chunks and calls `take` with each record that a NUL ends. A record can
 * continue in the next chunk. git's option `-z` prints such records, because a file name can contain a line break.
 */
export function splitAtNul(take: (record: Buffer) => void): (piece: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (piece) => {
    let text = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    for (let end = text.indexOf(0); end >= 0; end = text.indexOf(0)) {
      take(text.subarray(0, end));
      text = text.subarray(end + 1);
    }
    rest = Buffer.from(text);
  };
}

/** Splits complete output of git with option `-z` into its records. */
export function splitRecords(output: Buffer): Buffer[] {
  const records: Buffer[] = [];
  splitAtNul((record) => records.push(record))(output);
  return records;
}
