/** Commits of a clone, and their trees beside what they depend on. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export type Sides = { readonly base: string; readonly head: string };

export function git(clone: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd: clone, encoding: "utf8", maxBuffer: 1 << 28 }).trimEnd();
}

const by = ["-c", "user.name=bench", "-c", "user.email=bench@example.invalid"];

/**
 * Two commits of the same trees and a configuration, by which the message of head takes other packages upon itself: what
 * is installed is of one commit of a project, and the question here is what is new.
 */
export function change(clone: string, commit: string, config: string): Sides {
  const base = commitWith(clone, `${commit}^`, config, []);
  return { base, head: commitWith(clone, commit, config, ["-p", base]) };
}

function commitWith(clone: string, commit: string, config: string, parents: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "lanser-index-"));
  try {
    const env = { ...process.env, GIT_INDEX_FILE: join(folder, "index") };
    const ask = (input: string, ...args: string[]) =>
      execFileSync("git", [...by, ...args], { cwd: clone, env, input, encoding: "utf8" }).trim();
    const blob = ask(config, "hash-object", "-w", "--stdin");
    ask("", "read-tree", commit);
    ask("", "update-index", "--add", "--cacheinfo", `100644,${blob},.lanser/config.yml`);
    const lifted = ["dependencies-differ", "dependencies-missing"].map(
      (reason) => `Lanser-Allow: ${reason} one installation for all commits`,
    );
    const message = `The tree of ${commit}\n\n${lifted.join("\n")}`;
    return ask("", "commit-tree", ask("", "write-tree"), ...parents, "-m", message);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const installed = [".venv", "node_modules"];

/** The tree of one side with the configuration of `base`, as the gate takes it, and links to what is installed. */
export function checkout(
  clone: string,
  { base, commit }: { base: string; commit: string },
  target: string,
): void {
  extract(clone, commit, [], target);
  const own = configurations(git(clone, "ls-tree", "-r", "--name-only", base).split("\n"));
  if (own.length > 0) extract(clone, base, own, target);
  for (const name of installed)
    if (existsSync(join(clone, name)) && !existsSync(join(target, name)))
      symlinkSync(join(clone, name), join(target, name));
}

function configurations(paths: readonly string[]): readonly string[] {
  return paths.filter((path) =>
    /(?:^|\/)(?:pyrightconfig|[jt]sconfig[^/]*)\.json$|^pyproject\.toml$/u.test(path),
  );
}

function extract(clone: string, commit: string, paths: readonly string[], target: string): void {
  mkdirSync(target, { recursive: true });
  const archive = join(dirname(target), "tree.tar");
  git(clone, "archive", "--format=tar", `--output=${archive}`, commit, ...paths);
  execFileSync("tar", ["--extract", "--file", archive, "--directory", target]);
  rmSync(archive);
}
