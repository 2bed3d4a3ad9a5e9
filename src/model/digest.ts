/** Computes digests without Node's modules, so that pure rooms can use them. */

import { sha1 as digestOld } from "@noble/hashes/legacy.js";
import { sha256 as digestBytes } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

export type Digest = `sha256:${string}`;

/**
 * Returns "sha256:" and 64 lower-case hexadecimal digits. Text is hashed as UTF-8. Throws on text with a lone
 * surrogate: UTF-8 writes all of them as U+FFFD, so two different texts would share a digest.
 */
export function sha256(content: string | Uint8Array): Digest {
  if (typeof content === "string" && !content.isWellFormed()) {
    throw new Error("Text with a lone surrogate has no digest: replace it with toWellFormed() first.");
  }
  const bytes = typeof content === "string" ? encoder.encode(content) : content;
  return `sha256:${bytesToHex(digestBytes(bytes))}`;
}

/** Returns "sha1:" and 40 hexadecimal digits, only to check what another program wrote. Text is as for `sha256`. */
export function sha1(content: string): `sha1:${string}` {
  return `sha1:${bytesToHex(digestOld(encoder.encode(content)))}`;
}

const encoder = new TextEncoder();
