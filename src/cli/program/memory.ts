/** Limits the memory that V8, the engine of Node, uses for short-lived values. */
import { setFlagsFromString } from "node:v8";

/**
 * Limits the memory of a command that reads a lot of data once and keeps little of it. Node 24 would let the space for
 * new values grow to three times 32 MB. V8 reads the flag each time it is about to grow that space.
 */
export function keepYoungValuesFew(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
}
