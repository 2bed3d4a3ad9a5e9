/** What the outputs are checked with: installed from their lock files when a test first needs them, never by hand. */
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
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { threadId } from "node:worker_threads";

const root = fileURLToPath(new URL("../..", import.meta.url));
const stampName = ".lanser-installed";
const manifests = ["package.json", "package-lock.json", ".npmrc"];
const installMsMax = 240_000;

/** The folder whose `node_modules` holds the programs that read what we write. */
export const toolsFolder = (): string => installedFolder("scripts/tools");

/** The folder whose `node_modules` holds the clients of the services that act plays. */
export const actFolder = (): string => installedFolder("scripts/act");

/** Another version of Node, by its major number; absolute. scripts/nodes says which versions and why. */
export const otherNode = (major: 20 | 22): string =>
  join(installedFolder("scripts/nodes"), "node_modules", `node-${major}-${process.arch}`, "bin/node");

/** The folder whose `node_modules` holds the package managers that install workspaces. */
export const packagersFolder = (): string => installedFolder("scripts/packagers");

/** uv, of the version in its file of requirements; absolute. */
export function uvProgram(): string {
  const requirements = join(root, "scripts/packagers/requirements.txt");
  const digest = createHash("sha256").update(readFileSync(requirements)).digest("hex");
  const folder = join(root, ".cache", `uv-${digest.slice(0, 12)}-${process.arch}`);
  const program = join(folder, "bin/uv");
  if (existsSync(program)) return program;
  const own = `${folder}-${process.pid}-${threadId}`;
  try {
    const flags = ["--require-hashes", "--only-binary", ":all:", "--target", own, "-r", requirements];
    execFileSync("python3", ["-m", "pip", "install", "--quiet", ...flags], {
      timeout: installMsMax,
      stdio: ["ignore", "ignore", "inherit"],
    });
    // Another test file may have been first; then its is as good.
    if (!existsSync(program)) renameSync(own, folder);
  } finally {
    rmSync(own, { recursive: true, force: true, maxRetries: 3 });
  }
  return program;
}

/**
 * Brings the `node_modules` of a folder of this clone up to its lock file. Installs into a folder of its own, stamps
 * that, and renames it into place: what is there is whole, even when two test files are first at once.
 */
function installedFolder(name: string): string {
  const folder = join(root, name);
  if (isInstalled(folder)) return folder;
  const own = join(root, ".cache", `${basename(name)}-${process.pid}-${threadId}`);
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  try {
    for (const file of manifests) copyFileSync(join(folder, file), join(own, file));
    const flags = ["ci", "--prefix", own, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    execFileSync("npm", flags, { cwd: own, timeout: installMsMax, stdio: ["ignore", "ignore", "inherit"] });
    writeFileSync(join(own, "node_modules", stampName), stamp(folder));
    swapIn(folder, own);
  } finally {
    rmSync(own, { recursive: true, force: true, maxRetries: 3 });
  }
  if (!isInstalled(folder))
    throw new Error(`${name}/package-lock.json changed while it was being installed.`);
  return folder;
}

/** Another test file may put its own into the gap between the two renames; if it is whole, it will do. */
function swapIn(folder: string, own: string): void {
  const modules = join(folder, "node_modules");
  for (let triesLeft = 5; triesLeft > 0 && !isInstalled(folder); triesLeft--) {
    if (existsSync(modules)) renameSync(modules, join(own, `old-${triesLeft}`));
    try {
      renameSync(join(own, "node_modules"), modules);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
    }
  }
}

function isInstalled(folder: string): boolean {
  const path = join(folder, "node_modules", stampName);
  return existsSync(path) && readFileSync(path, "utf8") === stamp(folder);
}

function stamp(folder: string): string {
  const lock = createHash("sha256").update(readFileSync(join(folder, "package-lock.json")));
  return `${lock.digest("hex")} ${process.platform}-${process.arch}\n`;
}
