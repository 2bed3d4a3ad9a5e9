/** What became of each mutant that was ever tried, a line each: an interruption loses no more than the one under way. */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { identity, type Mutant } from "./make.ts";

export type Kept = {
  readonly get: (key: string) => string | undefined;
  readonly add: (key: string, mutant: Mutant, status: string) => void;
};

export function keptResults(file: string): Kept {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const known = new Map<string, string>();
  for (const line of lines) {
    // The last line of a run that was killed may be half a line.
    const [, key, status] = /^\{"key":"(\w+)","status":"([\w ]+)","mutant":.*\}$/u.exec(line) ?? [];
    if (key !== undefined && status !== undefined) known.set(key, status);
  }
  return {
    get: (key) => known.get(key),
    add: (key, mutant, status) => {
      known.set(key, status);
      appendFileSync(file, `{"key":"${key}","status":"${status}","mutant":${identity(mutant)}}\n`);
    },
  };
}
