/** Real git in temporary folders. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { openRepository, type Repository, repositoryLimits } from "../../src/git/git.ts";
import { type Host, realHost } from "../../src/platform/host.ts";
import { temporaryFolder } from "../support/files.ts";
import { gitEnvironment } from "../support/repository.ts";

/** Runs git as a person would, and gives what it printed without the last line feed. */
export function git(folder: string, ...args: string[]): string {
  return gitWith(folder, "", ...args);
}

export function gitWith(folder: string, input: string | Buffer, ...args: string[]): string {
  return execFileSync("git", args, {
    cwd: folder,
    env: gitEnvironment,
    input,
    stdio: ["pipe", "pipe", "pipe"],
  })
    .toString("utf8")
    .replace(/\n$/, "");
}

export { temporaryFolder };

export function newRepository(...options: string[]): string {
  const folder = join(temporaryFolder(), "work");
  mkdirSync(folder);
  git(folder, "init", "--quiet", "--initial-branch=main", ...options);
  return folder;
}

export function write(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Writes files and commits everything; gives the commit. */
export function commit(
  folder: string,
  files: Readonly<Record<string, string | Buffer>> = {},
  message = "change",
): string {
  write(folder, files);
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--allow-empty", "--message", message);
  return git(folder, "rev-parse", "HEAD");
}

/** A chain of empty commits on the current branch; gives all of them, oldest first. */
export function chain(folder: string, length: number): string[] {
  const tree = git(folder, "rev-parse", "HEAD^{tree}");
  let parent = git(folder, "rev-parse", "HEAD");
  const made: string[] = [];
  for (let n = 0; n < length; n++) {
    parent = git(folder, "commit-tree", tree, "-p", parent, "-m", `step ${n}`);
    made.push(parent);
  }
  git(folder, "reset", "--quiet", "--hard", parent);
  return made;
}

/** A bare repository that is asked by file://, so that depth counts. */
export function publish(folder: string): { readonly path: string; readonly url: string } {
  const path = join(temporaryFolder(), "remote.git");
  git(folder, "clone", "--quiet", "--bare", folder, path);
  return { path, url: `file://${path}` };
}

/** What actions/checkout does: init, remote, one fetch of one ref at depth 1, detached. */
export function checkOut(url: string, ref: string, ...options: string[]): string {
  const folder = newRepository();
  git(folder, "remote", "add", "origin", url);
  git(
    folder,
    "fetch",
    "--quiet",
    "--no-tags",
    ...(options.length > 0 ? options : ["--depth=1"]),
    "origin",
    ref,
  );
  git(folder, "checkout", "--quiet", "--detach", "FETCH_HEAD");
  return folder;
}

/** Opened as the product opens it, and closed with the test. */
export async function open(
  folder: string,
  host: Partial<Host> = {},
  fetchMsMax = 20_000,
): Promise<Repository> {
  const repository = await openRepository({ ...realHost(), ...host }, folder, {
    ...repositoryLimits,
    fetchMsMax,
  });
  onTestFinished(() => repository[Symbol.asyncDispose]());
  return repository;
}

/** One digest over every name, kind, mode, time and byte in a folder. */
export function digestOf(folder: string): string {
  const hash = createHash("sha256");
  const visit = (path: Buffer, shown: string) => {
    const stats = lstatSync(path);
    hash.update(`${shown}\0${stats.mode}\0${stats.isDirectory() ? "" : stats.mtimeMs}\0`);
    if (stats.isSymbolicLink()) return hash.update(readlinkSync(path));
    if (!stats.isDirectory()) return hash.update(readFileSync(path));
    for (const name of readdirSync(path, "buffer").sort(Buffer.compare)) {
      visit(Buffer.concat([path, Buffer.from("/"), name]), `${shown}/${name.toString("latin1")}`);
    }
    return hash;
  };
  visit(Buffer.from(folder), "");
  return hash.digest("hex");
}

/** Every file below a folder with its content, by name. */
export function contentOf(folder: string, below = ""): Record<string, string> {
  const content: Record<string, string> = {};
  for (const name of readdirSync(join(folder, below)).sort()) {
    const path = below === "" ? name : `${below}/${name}`;
    const stats = lstatSync(join(folder, path));
    if (stats.isDirectory()) Object.assign(content, contentOf(folder, path));
    else
      content[path] = stats.isSymbolicLink()
        ? `-> ${readlinkSync(join(folder, path))}`
        : readFileSync(join(folder, path), "utf8");
  }
  return content;
}

/** The error of a promise that must fail. */
export async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error("it did not fail");
}
