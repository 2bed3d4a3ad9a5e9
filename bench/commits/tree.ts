/** Commits of a clone, and their trees beside what they depend on. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";

export type Sides = { readonly base: string; readonly head: string };

export function git(clone: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd: clone, encoding: "utf8", maxBuffer: 1 << 28 }).trimEnd();
}

/**
 * Head is a commit of the same tree, whose message takes other packages upon itself: what is installed is of one commit of
 * a project, and the question here is what is new.
 */
export function change(clone: string, commit: string): Sides {
  const base = git(clone, "rev-parse", `${commit}^`);
  const lifted = ["dependencies-differ", "dependencies-missing"].map(
    (reason) => `Lanser-Allow: ${reason} one installation for all commits`,
  );
  const message = `The tree of ${commit}\n\n${lifted.join("\n")}`;
  const by = ["-c", "user.name=bench", "-c", "user.email=bench@example.invalid"];
  const head = git(clone, ...by, "commit-tree", `${commit}^{tree}`, "-p", base, "-m", message);
  return { base, head };
}

const installed = [".venv", "node_modules"];

/** The tree of one side with the configuration of `base`, as the gate takes it, and links to what is installed. */
export function checkout(
  clone: string,
  { base, commit }: { base: string; commit: string },
  target: string,
): void {
  extract(clone, commit, [], target);
  const list = (of: string) => configurations(git(clone, "ls-tree", "-r", "--name-only", of).split("\n"));
  for (const path of list(commit)) rmSync(join(target, path));
  const own = list(base);
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
