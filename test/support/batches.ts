/** Batches of trajectories, run with workers that a test can kill. */
import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { realHost, type SpawnRequest } from "../../src/platform/host.ts";
import { commandFile, plainEnvironment } from "./command.ts";
import { type Files, temporaryFolder, write } from "./files.ts";
import { sharedCache } from "./gate.ts";
import { runInProcess } from "./in-process.ts";
import { commit, git, repositoryAt } from "./repository.ts";

const call = "def twice(n: int) -> int:\n    return n * 2\n";
const wrong = (value: string) => ({ "use.py": `from shop import twice\n\nprint(twice(${value}))\n` });

/** Two repositories, and five trajectories over them: two of patches, one of commits that are not on top of each other. */
export function world() {
  const folder = temporaryFolder();
  const lines: object[] = [];
  for (const [at, name] of ["one", "two"].entries()) {
    const files: Files = { "shop.py": call, ...wrong('"a"'), "README.md": `${name}\n` };
    const repository = repositoryAt(join(folder, name), files);
    const base = git(repository, "rev-parse", "HEAD");
    const mended = commit(repository, wrong("1"));
    const worse = commit(repository, { ...wrong('"b"'), "more.py": "from shop import twice\n\ntwice()\n" });
    git(repository, "checkout", "--quiet", base);
    const other = commit(repository, { "shop.py": `${call}\n\nthrice: int = ""\n` });
    git(repository, "checkout", "--quiet", "main");
    const diff = (from: string, to: string) => `${git(repository, "diff", from, to)}\n`;
    const shared = { repository: name, base, server: ["pyright"] };
    lines.push({ id: `commits ${name}`, ...shared, commits: [mended, other] });
    lines.push({ id: `patches ${name}`, ...shared, patches: [diff(base, mended), diff(mended, worse)] });
    if (at === 0) lines.push({ id: "broken patch", ...shared, patches: [diff(mended, worse)] });
  }
  return { folder, lines };
}

export const jsonLines = (lines: readonly object[]) =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join("");

export type Kill = (started: number, child: ChildProcess) => void;

export async function batch(
  folder: string,
  lines: readonly object[],
  { store, kill, flags = [] }: { store: string; kill?: Kill; flags?: readonly string[] },
) {
  write(folder, { "batch.jsonl": jsonLines(lines) });
  let started = 0;
  const spawn = (request: SpawnRequest) => {
    const child = realHost().spawn(request);
    if (request.args.includes("--one")) kill?.(started++, child);
    return child;
  };
  return runInProcess(
    folder,
    ["reward", "batch", "batch.jsonl", "--store", store, "--cache", sharedCache, ...flags],
    { env: plainEnvironment(), programFile: commandFile, spawn },
  );
}

/** From a seed, the same each time. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
