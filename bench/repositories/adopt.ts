/** A repository after the change that adds Lanser: what `init --write` writes, in both commits. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { git, type Sides } from "../commits/tree.ts";
import type { Project } from "./projects.ts";

export const lanser = [fileURLToPath(new URL("../../src/cli/main.ts", import.meta.url))] as const;

/** What `init --write` said of its own trial. */
export type Trial = { readonly said: string; readonly looked: number };

export type Adopted = Sides & { readonly trial: Trial };

/** Leaves the commit with Lanser checked out; what git does not track stays as it is. */
export function adopt({ trust = [] }: Pick<Project, "trust">, commit: string, clone: string): Adopted {
  git(clone, "checkout", "--quiet", "--force", "--detach", commit);
  const trusted = trust.flatMap((id) => ["--trust", id]);
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [...lanser, "init", "--repo", clone, "--write", ...trusted],
    { encoding: "utf8", maxBuffer: 1 << 28 },
  );
  if (status !== 0) throw new Error(`init ended with ${status}\n${stdout}${stderr}`);
  const wrote = [...stdout.matchAll(/^wrote (.+)$/gmu)].map(([, path = ""]) => path);
  const config = join(clone, ".lanser/config.yml");
  // A sandbox is not what is measured here, and not every machine has one.
  writeFileSync(config, readFileSync(config, "utf8").replace("sandbox: bwrap", "sandbox: none"));
  const base = commitWith(clone, `${commit}^`, wrote, []);
  const head = commitWith(clone, commit, wrote, ["-p", base]);
  for (const path of wrote) rmSync(join(clone, path));
  git(clone, "checkout", "--quiet", "--detach", head);
  const tried = /^tried on [^:]*: (.*(?:\n {2}.*)*)/mu.exec(stdout)?.[1] ?? "not tried";
  const looks = /^look at:\n((?: {2}.*\n)*)/mu.exec(stdout)?.[1] ?? "";
  return {
    base,
    head,
    trial: { said: tried.replace(/\s*\n\s*/gu, "; "), looked: looks.split("\n").filter(Boolean).length },
  };
}

function commitWith(
  clone: string,
  commit: string,
  paths: readonly string[],
  parents: readonly string[],
): string {
  const folder = mkdtempSync(join(tmpdir(), "lanser-index-"));
  try {
    const env = { ...process.env, GIT_INDEX_FILE: join(folder, "index") };
    const by = ["-c", "user.name=bench", "-c", "user.email=bench@example.invalid"];
    const run = (...args: readonly string[]) =>
      execFileSync("git", [...by, ...args], { cwd: clone, env, encoding: "utf8" }).trim();
    run("read-tree", commit);
    run("update-index", "--add", "--", ...paths);
    return run("commit-tree", run("write-tree", "--missing-ok"), ...parents, "-m", `The tree of ${commit}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
