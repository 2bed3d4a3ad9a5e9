/** Folders of ours that can be removed even when the machine opens no more files. */
import { closeSync, openSync, readdirSync, rmdirSync, rmSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { refusalIn } from "./machine.ts";

/** For a new, empty folder. Keeps a descriptor, so that there is one to remove it with. */
export function removable(folder: string): { readonly folder: string } & Disposable {
  const spare = spareOf(folder);
  return {
    folder,
    [Symbol.dispose]: () => {
      closeSync(spare);
      try {
        rmSync(folder, removal);
      } catch (error) {
        if (refusalIn(error)?.kind !== "limit") throw error;
        removeWithOne(folder);
      }
    },
  };
}

function spareOf(folder: string): number {
  try {
    return openSync(folder, "r");
  } catch (error) {
    rmdirSync(folder);
    throw error;
  }
}

export const removal = { recursive: true, force: true, maxRetries: 3 } as const;

/** Node's own removal holds a descriptor for each level of folders. */
function removeWithOne(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeWithOne(path);
    else unlinkSync(path);
  }
  rmdirSync(folder);
}
