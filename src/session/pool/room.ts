/** How many processes of servers run at the same time, by the processors and the memory of the machine. It changes no result, only time. */
import type { Host } from "../../platform/host.ts";

export type Room = {
  /** Roots that are asked at the same time: two processes for each. */
  readonly roots: number;
  /** Servers that are asked at the same time. */
  readonly servers: number;
  /** Whether there is memory for the second look beside the first. */
  readonly isForBoth: boolean;
  /** Programs that list or check the files of a root at the same time. */
  readonly programs: number;
  /** Servers that stay, of a walk. */
  readonly walking: number;
};

/** As many as there are processors and memory for. */
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

/** Whether one process of a server keeps the machine busy. Of pyright it keeps 1.4 processors busy. */
export function isFilledByOne(processors: number): boolean {
  return processors <= 2;
}
