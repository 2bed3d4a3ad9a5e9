/** Finds programs among unpacked files by their first bytes, because some archives lose the right to execute. */
import { chmodSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readBeginning } from "../../platform/files.ts";

/** The first bytes of a Linux program. */
const elf = Buffer.from("\u007fELF");

/** Makes each program below a folder executable. */
export function markPrograms(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && isProgram(file)) chmodSync(file, 0o755);
  }
}

/** True if the file is a Linux program, or a script that names its interpreter in the first line. */
export function isProgram(file: string): boolean {
  const beginning = readBeginning(file, elf.length);
  return beginning.equals(elf) || beginning.subarray(0, 2).toString("latin1") === "#!";
}
