/** Handles file names as git has them: bytes. */

/** Path from the top with forward slashes; if it is not UTF-8, its bytes and how to show them. */
export type TreePath = string | { readonly bytes: Buffer; readonly shown: string };

export function treePath(bytes: Buffer): TreePath {
  try {
    return decoder.decode(bytes);
  } catch {
    return { bytes, shown: showBytes(bytes) };
  }
}

export function showPath(path: TreePath): string {
  return typeof path === "string" ? path : path.shown;
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Shows bytes: UTF-8 is kept, every other byte is `\xHH`. */
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
 * Explains why a path must not be written, or returns undefined. `.git` counts in every spelling that some file
 * system takes for it: other case, ignored code points (HFS), short names, streams, trailing dots and spaces
 * (NTFS).
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
 * Explains why a path cannot be written on every platform, or returns undefined: names that Windows takes for a
 * device, a stream or a pattern, or writes under another name; characters that no terminal shows; names too long
 * for a file system.
 */
export function unportableName(path: string): string | undefined {
  for (const part of path.split("/")) {
    if (controls.test(part)) return "has an invisible character";
    if (/[<>:"|?*\\]/u.test(part)) return "has a character with another meaning on Windows";
    if (/[. ]$/u.test(part)) return "ends in a dot or a space";
    if (devices.test(part)) return "is the name of a device of Windows";
    if (Buffer.byteLength(part) > nameBytesMax) return `is longer than ${nameBytesMax} bytes`;
  }
  return undefined;
}

const controls = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const devices = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³]) *(?:\.|$)/iu;
const nameBytesMax = 255;

/**
 * Folds a path. Paths that some file system takes for the same are equal then: other case, or other code points for
 * the same letters.
 */
export function foldName(path: string): string {
  const shown = path.replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  return shown.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase().normalize("NFKD");
}

function isDotGit(part: string): boolean {
  const plain = part
    .replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu, "")
    .replace(/:.*$/su, "")
    .replace(/[. ]+$/u, "")
    .toLowerCase();
  return plain === ".git" || /^git~[0-9]+$/.test(plain);
}

/** Calls `take` with each piece between NULs, across the borders of incoming chunks. */
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

export function splitRecords(output: Buffer): Buffer[] {
  const records: Buffer[] = [];
  splitAtNul((record) => records.push(record))(output);
  return records;
}
