/**
 * Digests of bytes: files, traces, git's objects. Node's implementation is five to fifteen times as fast as the pure
 * function of `model/digest.ts`, which is for values: 16 MB take 10 ms here and 160 ms there, 400 bytes 2 µs and 18 µs.
 */
import { createHash, type Hash, hash } from "node:crypto";

/** Returns the digest in hexadecimal. Text is hashed as its UTF-8 bytes. */
export function sha256Hex(content: string | Uint8Array): string {
  return hash("sha256", content, "hex");
}

/** Returns the 32 bytes of the digest. */
export function sha256Bytes(content: string | Uint8Array): Buffer {
  return hash("sha256", content, "buffer");
}

/** Creates a hash for content that comes in pieces. */
export function createSha256(): Hash {
  return createHash("sha256");
}

/** Hash function for a repository's object ids. */
export type ObjectFormat = "sha1" | "sha256";

/** Number of hexadecimal digits of an object id. */
export const idLengths = { sha1: 40, sha256: 64 } as const satisfies Record<ObjectFormat, number>;

/** Returns git's id of an object. */
export function objectId(format: ObjectFormat, type: "commit" | "tree", content: Uint8Array): string {
  return createHash(format).update(`${type} ${content.length}\0`).update(content).digest("hex");
}

/** Returns git's id of a file's content. */
export function blobId(format: ObjectFormat, content: Uint8Array): string {
  return createBlobHash(format, content.length).update(content).digest("hex");
}

/** Creates a hash for content that comes in pieces, `size` bytes in total. */
export function createBlobHash(format: ObjectFormat, size: number): Hash {
  return createHash(format).update(blobHeader(size));
}

/** Returns the header before the content in git's object. */
export function blobHeader(size: number): Buffer {
  return Buffer.from(`blob ${size}\0`);
}
