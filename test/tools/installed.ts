/** What the outputs are checked with: installed from its lock file when a test first needs it, never by hand. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { threadId } from "node:worker_threads";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, "scripts/tools");
const modules = join(folder, "node_modules");
const stampName = ".lanser-installed";
const manifests = ["package.json", "package-lock.json", ".npmrc"];
const installMsMax = 240_000;

/**
 * The folder whose `node_modules` holds the tools, exactly as its lock file has them. Installs into a folder of its own,
 * stamps that, and renames it into place: what is there is whole, even when two test files are first at once.
 */
export function toolsFolder(): string {
  if (isInstalled()) return folder;
  const own = join(root, ".cache", `tools-${process.pid}-${threadId}`);
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  try {
    for (const file of manifests) copyFileSync(join(folder, file), join(own, file));
    const flags = ["ci", "--prefix", own, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    execFileSync("npm", flags, { cwd: own, timeout: installMsMax, stdio: ["ignore", "ignore", "inherit"] });
    writeFileSync(join(own, "node_modules", stampName), stamp());
    swapIn(join(own, "node_modules"), join(own, "old"));
  } finally {
    rmSync(own, { recursive: true, force: true, maxRetries: 3 });
  }
  if (!isInstalled())
    throw new Error("scripts/tools/package-lock.json changed while it was being installed.");
  return folder;
}

/** Another test file may put its own into the gap between the two renames; if it is whole, it will do. */
function swapIn(fresh: string, old: string): void {
  for (let triesLeft = 5; triesLeft > 0 && !isInstalled(); triesLeft--) {
    if (existsSync(modules)) renameSync(modules, `${old}-${triesLeft}`);
    try {
      renameSync(fresh, modules);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
    }
  }
}

function isInstalled(): boolean {
  const path = join(modules, stampName);
  return existsSync(path) && readFileSync(path, "utf8") === stamp();
}

function stamp(): string {
  const lock = createHash("sha256").update(readFileSync(join(folder, "package-lock.json")));
  return `${lock.digest("hex")} ${process.platform}-${process.arch}\n`;
}
