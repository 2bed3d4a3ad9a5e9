/**
 * Before the tests: their files lie in memory where the machine has room there, because making files costs more than any other
 * thing they do; and the interpreter is found where a version manager's stand-in, which starts dozens of processes, leads to.
 */
import { execFileSync } from "node:child_process";
import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

const memory = "/dev/shm";
const roomMin = 2 * 1024 ** 3;

/** Whoever set `TMPDIR` keeps it. */
export default function setup(): (() => void) | undefined {
  const { PATH = "", TMPDIR } = process.env;
  const python = interpreter();
  // Behind the first folder, which has the Node that runs this.
  if (python !== undefined) process.env["PATH"] = PATH.replace(delimiter, delimiter + python + delimiter);
  if (TMPDIR !== undefined || !hasRoom()) return undefined;
  const folder = mkdtempSync(join(memory, "lanser-tests-"));
  process.env["TMPDIR"] = folder;
  // What a test has killed may still be writing.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
}

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, process.availableMemory()) >= roomMin;
  } catch {
    return false;
  }
}

function interpreter(): string | undefined {
  try {
    const args = ["-I", "-S", "-c", "import sys; print(sys.executable)"];
    return dirname(execFileSync("python3", args, { cwd: "/", encoding: "utf8" }).trim());
  } catch {
    return undefined;
  }
}
