/** Files that need not be there. */
import { readFileSync } from "node:fs";

/** Undefined for what cannot be read, whatever the reason. */
export function readOptional(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
