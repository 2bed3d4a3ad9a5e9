/** Real commits: whether the findings of a file that a commit cannot affect stay what they were. Each tree is observed once, whole. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Affected } from "../../src/affected/affected.ts";
import { affectedBetween } from "../../src/cli/affected.ts";
import { openRepository } from "../../src/git/git.ts";
import { realHost } from "../../src/platform/host.ts";
import { git } from "../commits/tree.ts";
import { differing, observe, type Seen } from "./observe.ts";

export const histories = [
  { project: "pallets/click", server: "pyright" },
  { project: "psf/requests", server: "pyright" },
  { project: "encode/httpx", server: "pyright" },
  { project: "pmndrs/zustand", server: "typescript" },
  { project: "sindresorhus/ky", server: "typescript" },
  { project: "sindresorhus/p-queue", server: "typescript" },
] as const;

export type History = { readonly project: string; readonly server: string };

type Observed = Seen & { readonly commit: string };

export type CommitRow = {
  readonly project: string;
  readonly server: string;
  readonly commit: string;
  readonly mode: Affected["mode"];
  /** Files of which the findings differ, and those of them that the commit leaves alone. */
  readonly differing: number;
  readonly untouched: number;
  /** Of the sources of both trees, of those that a program has, and those of them that are looked at. */
  readonly share: number;
  /** Files whose findings differ and that are in no set. */
  readonly missed: readonly string[];
};

/** What was observed before is read; the rest is observed, oldest first. */
export async function historyRows(
  of: History,
  {
    clones,
    kept,
    commits: most,
  }: { readonly clones: string; readonly kept: string; readonly commits: number },
  notRun: string[],
): Promise<readonly CommitRow[]> {
  const clone = join(clones, of.project);
  if (!existsSync(clone)) {
    notRun.push(`${of.project}: there is no clone`);
    return [];
  }
  const commits = consecutive(clone, most + 1);
  const known = await observeAll(of, clone, kept, commits, notRun);
  const rows: CommitRow[] = [];
  await using repository = await openRepository(realHost(), clone);
  for (const [at, commit] of commits.entries()) {
    const [base, head] = [known.get(commits[at - 1] ?? ""), known.get(commit)];
    if (base === undefined || head === undefined) continue;
    const tree = (one: Observed) => git(clone, "rev-parse", `${one.commit}^{tree}`);
    const affected = await affectedBetween(repository, { base: tree(base), head: tree(head) });
    const set = new Set(affected.files.map(({ path }) => path));
    const touched = new Set(
      git(clone, "diff", "--name-only", "--no-renames", base.commit, commit).split("\n"),
    );
    const differ = differing(base.findings, head.findings);
    rows.push({
      ...of,
      commit,
      mode: affected.mode,
      differing: differ.length,
      untouched: differ.filter((path) => !touched.has(path)).length,
      share: affected.of === 0 ? 0 : affected.files.length / affected.of,
      missed: affected.mode === "full" ? [] : differ.filter((path) => !set.has(path) && !touched.has(path)),
    });
  }
  return rows;
}

/** The newest of the first parent that change a source, oldest first. */
function consecutive(clone: string, most: number): readonly string[] {
  const sources = ["*.py", "*.pyi", "*.ts", "*.tsx", "*.mts"];
  const log = git(clone, "log", "--first-parent", "--format=%H", `--max-count=${most}`, "--", ...sources);
  return log.split("\n").reverse();
}

async function observeAll(
  of: History,
  clone: string,
  kept: string,
  commits: readonly string[],
  notRun: string[],
): Promise<ReadonlyMap<string, Observed>> {
  mkdirSync(kept, { recursive: true });
  const file = join(kept, `${of.project.replace("/", "+")}.${of.server}.jsonl`);
  // What was killed while it wrote leaves half a line.
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const read = lines.flatMap((text) => (text.endsWith("}") ? [JSON.parse(text) as Observed] : []));
  const known = new Map(read.map((one) => [one.commit, one]));
  for (const commit of commits) {
    if (known.has(commit)) continue;
    try {
      const seen = await observe({ repository: clone, rev: commit, server: of.server }, null);
      const observed = { commit, ...seen };
      known.set(commit, observed);
      appendFileSync(file, `${JSON.stringify(observed)}\n`);
      process.stderr.write(`${of.project} ${commit.slice(0, 10)} ${seen.files} files\n`);
    } catch (error) {
      notRun.push(`${of.project} ${commit.slice(0, 10)}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return known;
}
