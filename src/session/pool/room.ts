/**
 * Number of server processes that run at the same time, by the processors and the memory of the machine. It changes
 * only time, not a result.
 */
import type { Host } from "../../platform/host.ts";

export type Room = {
  /** Number of roots that are checked at the same time: two processes for each. */
  readonly roots: number;
  /** Number of servers that are queried at the same time. */
  readonly servers: number;
  /** True if there is memory for the second pass together with the first. */
  readonly isForBoth: boolean;
  /** Number of programs that list or check the files of a root at the same time. */
  readonly programs: number;
  /** Number of servers of a walk that stay running. */
  readonly walking: number;
};

/** Computes the room from the number of processors and the free memory. */
export function roomIn({ capacity }: Pick<Host, "capacity">): Room {
  const { processors, freeBytes } = capacity();
  const pairs = Math.floor(freeBytes / bytesPerRoot);
  return {
    roots: Math.max(1, Math.min(Math.floor(processors / 2), pairs)),
    // Most of a server's time goes by before it works, and after.
    servers: Math.max(1, Math.min(processors, pairs)),
    isForBoth: pairs > 1,
    programs: processors,
    walking: Math.max(walkingMin, Math.floor(freeBytes / bytesPerWalking)),
  };
}

const bytesPerRoot = 3 * 1_024 ** 3;
const bytesPerWalking = 1.5 * 1_024 ** 3;
const walkingMin = 2;

/** True if one process of a server keeps the machine busy. One pyright process keeps 1.4 processors busy. */
export function isFilledByOne(processors: number): boolean {
  return processors <= 2;
}
