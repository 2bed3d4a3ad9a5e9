/**
 * Reads and writes Zstandard's seekable format: independent frames, then a table of their sizes in a skippable frame.
 * `zstd -d` reads the whole file, and Lanser any part. Before the table a second skippable frame holds the SHA-256 of
 * all frames: a decoder ignores some bits of a frame, and a changed file must be detected whatever its bits mean.
 * github.com/facebook/zstd, contrib/seekable_format.
 */
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { createSha256 } from "../../platform/hashing.ts";

export const zstdMagic = 0xfd2fb528;
const digestMagic = 0x184d2a50;
const tableMagic = 0x184d2a5e;
const footerMagic = 0x8f92eab1;
const footerBytes = 9;
const digestFrameBytes = 40;
const skippableHeaderBytes = 8;

export type SeekableWriter = {
  /** Writes one frame. */
  readonly add: (content: Buffer) => void;
  /** Writes digest and table. */
  readonly end: () => void;
};

/** Creates a writer of the format. `write` receives the bytes of the file in order. */
export function createSeekableWriter(write: (bytes: Buffer) => void): SeekableWriter {
  const digest = createSha256();
  const sizes: number[] = [];
  return {
    add: (content) => {
      const frame = zstdCompressSync(content, { params: { [constants.ZSTD_c_checksumFlag]: 1 } });
      digest.update(frame);
      sizes.push(frame.length, content.length);
      write(frame);
    },
    end: () => {
      write(skippable(digestMagic, digest.digest()));
      const table = Buffer.alloc(sizes.length * 4 + footerBytes);
      for (const [index, size] of sizes.entries()) table.writeUInt32LE(size, index * 4);
      table.writeUInt32LE(sizes.length / 2, sizes.length * 4);
      table.writeUInt32LE(footerMagic, table.length - 4);
      write(skippable(tableMagic, table));
    },
  };
}

function skippable(magic: number, content: Buffer): Buffer {
  const header = Buffer.alloc(skippableHeaderBytes);
  header.writeUInt32LE(magic, 0);
  header.writeUInt32LE(content.length, 4);
  return Buffer.concat([header, content]);
}

/** Position of one frame in the file, and the part of the content that it holds. */
export type Frame = {
  readonly at: number;
  readonly bytes: number;
  readonly contentAt: number;
  readonly contentBytes: number;
};

export type SeekTable = {
  readonly frames: readonly Frame[];
  readonly dataBytes: number;
  readonly digest: string;
};

export type SeekLimits = { readonly framesMax: number; readonly frameContentBytesMax: number };

/**
 * Reads the table at the end of a file, by which any frame can be found without reading the others. Returns why the
 * table cannot be used if it does not fit the file: sizes in it come from outside and are checked against the limits.
 */
export function readSeekTable(
  size: number,
  read: (at: number, bytes: number) => Buffer,
  limits: SeekLimits,
): SeekTable | { readonly wrong: string } {
  const missing = {
    wrong: "the file has no frame table at its end, so it is incomplete or was compressed by another program",
  };
  if (size < footerBytes + skippableHeaderBytes + digestFrameBytes) return missing;
  const footer = read(size - footerBytes, footerBytes);
  if (footer.readUInt32LE(5) !== footerMagic) return missing;
  const count = footer.readUInt32LE(0);
  if (count > limits.framesMax) return { wrong: `the file has more than ${limits.framesMax} frames` };
  const tableBytes = count * 8 + footerBytes;
  const tableAt = size - tableBytes - skippableHeaderBytes;
  const dataBytes = tableAt - digestFrameBytes;
  const disagree = { wrong: "the frame table does not fit the file" };
  if (dataBytes < 0 || footer[4] !== 0) return disagree;
  const end = read(dataBytes, size - dataBytes);
  const isDigest = end.readUInt32LE(0) === digestMagic && end.readUInt32LE(4) === digestFrameBytes - 8;
  const isTable =
    end.readUInt32LE(digestFrameBytes) === tableMagic &&
    end.readUInt32LE(digestFrameBytes + 4) === tableBytes;
  if (!isDigest || !isTable) return disagree;
  const frames: Frame[] = [];
  let [at, contentAt] = [0, 0];
  for (let index = 0; index < count; index += 1) {
    const entry = digestFrameBytes + skippableHeaderBytes + index * 8;
    const [bytes, contentBytes] = [end.readUInt32LE(entry), end.readUInt32LE(entry + 4)];
    if (bytes === 0 || contentBytes === 0 || contentBytes > limits.frameContentBytesMax) return disagree;
    frames.push({ at, bytes, contentAt, contentBytes });
    at += bytes;
    contentAt += contentBytes;
  }
  if (at !== dataBytes) return disagree;
  return { frames, dataBytes, digest: end.toString("hex", skippableHeaderBytes, digestFrameBytes) };
}

/** Decompresses one frame; undefined if it is damaged. The limit on the output prevents a decompression bomb. */
export function decodeFrame(bytes: Buffer, { contentBytes }: Frame): Buffer | undefined {
  try {
    const content = zstdDecompressSync(bytes, { maxOutputLength: contentBytes });
    return content.length === contentBytes ? content : undefined;
  } catch {
    return undefined;
  }
}
