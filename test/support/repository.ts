/** Real repositories made from strings: equal input gives equal commits on every machine and day. */
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Files, temporaryFolder, write } from "./files.ts";

/** Nothing of the machine, and equal authors and days. */
export const gitEnvironment = {
  PATH: process.env["PATH"] ?? "",
  HOME: "/nonexistent",
  LC_ALL: "C",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_AUTHOR_NAME: "A",
  GIT_AUTHOR_EMAIL: "a@example.com",
  GIT_AUTHOR_DATE: "1700000000 +0000",
  GIT_COMMITTER_NAME: "A",
  GIT_COMMITTER_EMAIL: "a@example.com",
  GIT_COMMITTER_DATE: "1700000000 +0000",
};

/** Runs git as a person would, and gives what it printed without the last line feed. */
export function git(folder: string, ...args: string[]): string {
  const said = execFileSync("git", args, {
    cwd: folder,
    env: gitEnvironment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  return said.toString("utf8").replace(/\n$/, "");
}

/** A repository with these commits on main, oldest first, each given as what it changes. */
export function repositoryOf(...commits: readonly Files[]): string {
  return repositoryAt(join(temporaryFolder(), "project"), ...commits);
}

export function repositoryAt(folder: string, ...commits: readonly Files[]): string {
  mkdirSync(folder, { recursive: true });
  git(folder, "init", "--quiet", "--initial-branch=main");
  for (const files of commits) commitAll(folder, files);
  return folder;
}

/** Writes files and commits everything; gives the commit. */
export function commit(folder: string, files: Files, message?: string): string {
  commitAll(folder, files, message);
  return git(folder, "rev-parse", "HEAD");
}

function commitAll(folder: string, files: Files, message = "change"): void {
  write(folder, files);
  git(folder, "add", "--all");
  // Else each commit starts a program that sees whether there is anything to tidy up.
  git(folder, "-c", "maintenance.auto=false", "commit", "--quiet", "--allow-empty", "--message", message);
}
