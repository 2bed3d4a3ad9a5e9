/** Programs in what was unpacked: an archive that forgets that they can be run is told by how they begin. */
import { chmodSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readBeginning } from "../../platform/files.ts";

const elf = Buffer.from("\u007fELF");

/** Marks each program below the folder as one that may be started. */
export function markPrograms(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && isProgram(file)) chmodSync(file, 0o755);
  }
}

/** True if the file is a program of the machine, or of an interpreter that its first line names. */
export function isProgram(file: string): boolean {
  const beginning = readBeginning(file, elf.length);
  return beginning.equals(elf) || beginning.subarray(0, 2).toString("latin1") === "#!";
}
