/**
 * Limits on the resources that a server may use. Every number is hit in a test; the policy may lower or raise them
 * below the hard cap.
 */
import type { DecoderLimits } from "./decoder.ts";
import type { StdioLimits } from "./stdio.ts";

export const decoderLimits: DecoderLimits = {
  headerBytesMax: 8 * 1024,
  frameBytesMax: 64 * 1024 * 1024,
  depthMax: 128,
};

export const stdioLimits: StdioLimits = {
  ...decoderLimits,
  stderrBytesMax: 8 * 1024 * 1024,
  // A schedule may open every file of a repository before a busy server reads the first.
  sendQueueBytesMax: 256 * 1024 * 1024,
  graceMsMax: 1_000,
};
