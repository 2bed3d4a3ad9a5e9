import { sha256 as digestBytes } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

export type Digest = `sha256:${string}`;

/**
 * "sha256:" and 64 lower-case hex digits. Text is hashed as its UTF-8 bytes; text with a lone surrogate is refused,
 * because UTF-8 turns every one of them into U+FFFD and two different texts would share a digest.
 */
export function sha256(content: string | Uint8Array): Digest {
  if (typeof content === "string" && !content.isWellFormed()) {
    throw new Error("Text with a lone surrogate has no digest: replace it with toWellFormed() first.");
  }
  const bytes = typeof content === "string" ? encoder.encode(content) : content;
  return `sha256:${bytesToHex(digestBytes(bytes))}`;
}

const encoder = new TextEncoder();
