/**
 * Applies the text edits of one document to the bytes of its file. Bytes outside of the edits stay as they are, so a
 * byte order mark, mixed line ends and a missing last line end are kept. A decoded text would not keep all of them.
 */
import { isUtf8 } from "node:buffer";
import { UserError } from "../model/errors.ts";
import type { Position } from "../model/finding.ts";
import { comparePositions } from "../model/order.ts";
import type { DocumentEdit } from "./workspace-edit.ts";

/** Units that the characters of a position count, as the protocol names them. */
export const editEncodings = ["utf-8", "utf-16", "utf-32"] as const;
export type EditEncoding = (typeof editEncodings)[number];

/** A text edit as a range of bytes. */
type ByteEdit = { readonly start: number; readonly end: number; readonly edit: DocumentEdit };

/**
 * Returns the bytes after the edits. All positions are in the original file. Throws a UserError with the place for
 * overlapping edits, a range that ends before it starts, a position outside of the text or inside a character or a line
 * end, and a file that is not a UTF-8 text. Several insertions at one position keep their order. A replacement at the
 * same position comes after them, as the protocol says.
 */
export function editBytes(
  bytes: Buffer,
  edits: readonly DocumentEdit[],
  { path, encoding }: { readonly path: string; readonly encoding: EditEncoding },
): Buffer {
  const why = notTextReason(bytes);
  if (why !== undefined)
    throw new UserError("write-denied", `cannot edit ${path}: the file ${why}`, {
      hint: "Lanser edits only UTF-8 texts, because it must keep every other byte.",
    });
  const pieces: Buffer[] = [];
  let end = 0;
  let before: DocumentEdit | undefined;
  for (const one of inOrder(bytes, edits, path, encoding)) {
    if (one.start < end)
      throw conflict(one.edit, path, one.edit.range.start, `overlaps with the edit at ${before?.at}`);
    pieces.push(bytes.subarray(end, one.start), textOf(one, bytes));
    end = one.end;
    before = one.edit;
  }
  return Buffer.concat([...pieces, bytes.subarray(end)]);
}

/** Explains why bytes are not a text that can be edited, or returns undefined. */
export function notTextReason(bytes: Buffer): string | undefined {
  if (!isUtf8(bytes)) return "is not UTF-8";
  if (bytes.includes(0)) return "has a NUL, so it is not a text";
  return bytes.subarray(0, lfsStart.length).equals(lfsStart) ? "is a pointer of git LFS" : undefined;
}

const lfsStart = Buffer.from("version https://git-lfs.github.com/spec/");
const byteOrderMark = Buffer.from("\ufeff");

/** Returns the new text. A second byte order mark at the start of a file would be a visible character. */
function textOf({ start, edit }: ByteEdit, bytes: Buffer): Buffer {
  const text = Buffer.from(edit.newText);
  const isDouble = start === byteOrderMark.length && hasMark(bytes) && hasMark(text);
  return isDouble ? text.subarray(byteOrderMark.length) : text;
}

function hasMark(bytes: Buffer): boolean {
  return bytes.subarray(0, byteOrderMark.length).equals(byteOrderMark);
}

/** Converts the edits to ranges of bytes, sorted by their starts. Edits with the same start keep their order. */
function inOrder(
  bytes: Buffer,
  edits: readonly DocumentEdit[],
  path: string,
  encoding: EditEncoding,
): readonly ByteEdit[] {
  const reader = new PositionReader(bytes, encoding);
  const positions = edits.flatMap((edit) => [
    { edit, position: edit.range.start },
    { edit, position: edit.range.end },
  ]);
  // The reader walks through each line once, so a long line with many edits takes no quadratic time.
  const offsets = new Map<Position, number>();
  for (const { edit, position } of positions.toSorted((a, b) => comparePositions(a.position, b.position))) {
    const offset = reader.offsetOf(position);
    if (typeof offset === "string") throw conflict(edit, path, position, offset);
    // The mark stays the start of the file, whatever is inserted at the first position.
    offsets.set(position, offset === 0 && hasMark(bytes) ? byteOrderMark.length : offset);
  }
  return edits
    .map((edit) => {
      const { start, end } = edit.range;
      if (comparePositions(start, end) > 0) throw conflict(edit, path, start, "ends before it starts");
      return { start: offsets.get(start) ?? 0, end: offsets.get(end) ?? 0, edit };
    })
    .toSorted((a, b) => a.start - b.start);
}

function conflict(edit: DocumentEdit, path: string, { line, character }: Position, why: string): UserError {
  return new UserError(
    "apply-conflict",
    `the edit of ${path} at line ${line + 1}, column ${character + 1} ${why} (at ${edit.at})`,
  );
}

/** Finds the offsets of positions that come in ascending order. Lines end at LF, CRLF or CR, as in the protocol. */
class PositionReader {
  readonly #bytes: Buffer;
  readonly #encoding: EditEncoding;
  #line = 0;
  #units = 0;
  #at = 0;

  constructor(bytes: Buffer, encoding: EditEncoding) {
    this.#bytes = bytes;
    this.#encoding = encoding;
  }

  /** Returns the offset in bytes, or why the text has no such position. */
  offsetOf({ line, character }: Position): number | string {
    while (this.#line < line) {
      const next = this.#nextLine();
      if (next === undefined) return `is behind the last line (${this.#line + 1})`;
      this.#line += 1;
      this.#units = 0;
      this.#at = next;
    }
    while (this.#units < character) {
      const byte = this.#bytes[this.#at];
      if (byte === undefined) return `is behind the end of the line (${this.#units} ${this.#encoding} units)`;
      if (byte === carriageReturn && this.#bytes[this.#at + 1] === lineFeed && this.#units + 1 === character)
        return "splits a CRLF line end";
      if (byte === carriageReturn || byte === lineFeed)
        return `is behind the end of the line (${this.#units} ${this.#encoding} units)`;
      const length = byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
      const units = this.#encoding === "utf-8" ? length : this.#encoding === "utf-16" && length === 4 ? 2 : 1;
      if (this.#units + units > character)
        return this.#encoding === "utf-16" ? "splits a surrogate pair" : "splits a character";
      this.#units += units;
      this.#at += length;
    }
    return this.#at;
  }

  /** Returns the offset of the next line; undefined behind the last one. */
  #nextLine(): number | undefined {
    for (let at = this.#at; at < this.#bytes.length; at += 1) {
      const byte = this.#bytes[at];
      if (byte === lineFeed) return at + 1;
      if (byte === carriageReturn) return this.#bytes[at + 1] === lineFeed ? at + 2 : at + 1;
    }
    return undefined;
  }
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
