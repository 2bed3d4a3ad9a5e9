/** Fetches commits, trees and history that this clone lacks from `origin`, and finds merge bases. */
import { join } from "node:path";
import { readFileText } from "../platform/files.ts";
import type { RunResult } from "../platform/run.ts";
import { commandError, isObjectId, type Repository } from "./git.ts";
import { type Commit, checkObjects, readCommit } from "./objects.ts";

/** Maximum length of a history that `linearHistory` follows. */
const commitsMax = 64;

/**
 * Returns the commits from `head` down to `base` (excluded), newest first, if each has exactly one parent. Most changes
 * are like that. Then base is the merge base, and no process of git is needed to find it. Undefined for a history with
 * merges, with more than 64 commits, or with missing commits.
 */
export async function linearHistory(
  repository: Repository,
  base: string,
  head: string,
): Promise<readonly Commit[] | undefined> {
  const commits: Commit[] = [];
  for (let id = head; commits.length <= commitsMax; ) {
    if (id === base) return commits;
    const commit = await readCommit(repository, id);
    const [parent, ...others] = commit?.parents ?? [];
    if (commit === undefined || parent === undefined || others.length > 0) return undefined;
    commits.push(commit);
    id = parent;
  }
  return undefined;
}

/**
 * A failed fetch with git's message. The message names hosts and folders, so it goes into logs and never into a report.
 */
export type FetchFailure = { readonly kind: "failed"; readonly gitMessage: string };
export type Fetched = { readonly kind: "fetched" } | FetchFailure;

/**
 * Returns the commits whose parents this shallow clone lacks; empty for a complete clone. git has no command for it.
 */
export async function shallowCommits(repository: Repository): Promise<ReadonlySet<string>> {
  try {
    const text = readFileText(join(repository.commonDir, "shallow"));
    return new Set(text.split("\n").filter(isObjectId));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return new Set();
    throw error;
  }
}

/**
 * Fetches those of these commits that the clone lacks, by id. A shallow clone gets only the commits themselves, because
 * their history can be large. GitHub allows a fetch by id.
 */
export async function fetchCommits(repository: Repository, ids: readonly string[]): Promise<Fetched> {
  const missing = await missingOf(repository, ids);
  if (missing.length === 0) return { kind: "fetched" };
  // With a depth, git would make a complete clone shallow.
  const depth = (await shallowCommits(repository)).size > 0 ? ["--depth=1"] : [];
  const failure = failureOf(await repository.fetch(depth, missing));
  if (failure !== undefined) return failure;
  const still = await missingOf(repository, ids);
  return still.length === 0
    ? { kind: "fetched" }
    : { kind: "failed", gitMessage: `origin did not send ${still.join(", ")}` };
}

/**
 * Returns the current commit of a branch of `origin`, and fetches it. A shallow clone of a pull request does not have
 * the target branch. Undefined if the branch does not exist or the fetch fails.
 */
export async function fetchBranch(repository: Repository, branch: string): Promise<string | undefined> {
  const ref = `refs/heads/${branch}`;
  if (!isBranchName(branch)) return undefined;
  const result = await repository.lsRemote(ref);
  if (result.exitCode !== 0) return undefined;
  const lines = result.stdout.toString("utf8").split("\n");
  const line = lines.find((text) => text.endsWith(`\t${ref}`));
  const id = line?.slice(0, line.indexOf("\t"));
  if (id === undefined || !isObjectId(id)) return undefined;
  return (await fetchCommits(repository, [id])).kind === "fetched" ? id : undefined;
}

/**
 * Fetches all objects of a tree that a partial clone left out. All later commands run without the network
 * (`wrapper.ts`), so git cannot fetch a missing object on demand.
 */
export async function fetchTree(repository: Repository, tree: string): Promise<Fetched> {
  if (!(await isPartial(repository))) return { kind: "fetched" };
  // The objects below a missing tree are known only after that tree is fetched, so repeat for each level.
  for (let roundsMax = 256; roundsMax > 0; roundsMax--) {
    const missing = await listMissingObjects(repository, tree);
    if (missing.length === 0) return { kind: "fetched" };
    const settings = ["fetch.negotiationAlgorithm=noop"];
    const failure = failureOf(await repository.fetch(["--no-filter"], missing, settings));
    if (failure !== undefined) return failure;
  }
  return { kind: "failed", gitMessage: "origin did not send the requested objects" };
}

const partial = new WeakMap<Repository, Promise<boolean>>();

/**
 * True for a partial clone, in which files of an old commit are missing until somebody fetches them. Cached, because no
 * fetch of Lanser makes a clone partial.
 */
function isPartial(repository: Repository): Promise<boolean> {
  const known =
    partial.get(repository) ??
    repository
      .raw(["config", "--get-regexp", "^(extensions\\.partialclone|remote\\..*\\.promisor)$"], "history")
      .then(({ stdout }) => stdout !== "");
  partial.set(repository, known);
  return known;
}

/** Lists the ids of objects in a tree that this clone lacks; only the tree itself if that is missing. */
export async function listMissingObjects(repository: Repository, tree: string): Promise<string[]> {
  // rev-list prints missing objects below a tree, but fails if the tree itself is missing.
  if ((await missingOf(repository, [tree])).length > 0) return [tree];
  const args = ["rev-list", "--objects", "--no-object-names", "--missing=print", "--end-of-options", tree];
  const listed = await repository.text(args, "objects");
  return listed.split("\n").flatMap((line) => (line.startsWith("?") ? [line.slice(1)] : []));
}

/** Result of `mergeBase`. `notes` say what was fetched. */
export type MergeBase =
  | { readonly kind: "found"; readonly commit: string; readonly notes: readonly string[] }
  /** Both histories are complete and have no common commit. */
  | { readonly kind: "none"; readonly notes: readonly string[] }
  /** The clone is shallow, and Lanser could not fetch the rest of the history. */
  | { readonly kind: "cut"; readonly gitMessage: string };

const steps = [
  "--deepen=4",
  "--deepen=16",
  "--deepen=64",
  "--deepen=256",
  "--deepen=1024",
  "--unshallow",
] as const;

/**
 * Finds the best common ancestor of two commits. If the clone is cut between a common ancestor and the two commits, a
 * better one can be behind the cut. So the history is fetched in growing steps until no cut is left between them: to
 * fetch all of it at once takes minutes for a large repository.
 */
export async function mergeBase(repository: Repository, one: string, two: string): Promise<MergeBase> {
  if ((await linearHistory(repository, one, two)) !== undefined)
    return { kind: "found", commit: one, notes: [] };
  const notes: string[] = [];
  for (const step of [...steps, undefined]) {
    const bases = await mergeBases(repository, one, two);
    const cuts = await cutsBetween(repository, [one, two], bases);
    const [commit] = bases;
    if (cuts.length === 0 && commit === undefined) return { kind: "none", notes };
    if (cuts.length === 0 && commit !== undefined) {
      if (bases.length > 1) notes.push(`Lanser uses the first of ${bases.length} merge bases`);
      return { kind: "found", commit, notes };
    }
    if (step === undefined) break;
    const failure = failureOf(await repository.fetch([step], cuts));
    if (failure !== undefined) return { kind: "cut", gitMessage: failure.gitMessage };
    notes.push(
      step === "--unshallow"
        ? "Lanser fetched the complete history"
        : `Lanser deepened the history by ${step.slice("--deepen=".length)} commits`,
    );
  }
  return { kind: "cut", gitMessage: "the history of origin is incomplete" };
}

async function mergeBases(repository: Repository, one: string, two: string): Promise<string[]> {
  const result = await repository.raw(["merge-base", "--all", "--end-of-options", one, two], "history");
  if (result.exitCode > 1) throw commandError(["merge-base"], result.exitCode, result.stderr);
  return result.stdout.split("\n").filter(isObjectId);
}

/** Lists the shallow commits between the commits and their bases: behind each of them a better base can be. */
async function cutsBetween(
  repository: Repository,
  commits: readonly string[],
  bases: readonly string[],
): Promise<string[]> {
  const shallow = await shallowCommits(repository);
  if (shallow.size === 0) return [];
  const args = ["rev-list", "--end-of-options", ...commits, ...bases.map((base) => `^${base}`)];
  return (await repository.text(args, "history"))
    .split("\n")
    .filter((id) => shallow.has(id))
    .sort();
}

async function missingOf(repository: Repository, ids: readonly string[]): Promise<string[]> {
  const found = await checkObjects(repository, ids);
  return ids.filter((_, index) => found[index] === undefined);
}

/** Returns the failure of a fetch, with git's first error line. Removes user names and passwords from its URLs. */
function failureOf(result: RunResult): FetchFailure | undefined {
  if (result.exitCode === 0) return undefined;
  const lines = result.stderr.trim().split("\n");
  const gitMessage = result.timedOut
    ? "the fetch took too long"
    : (lines.find((line) => /^(fatal|error):/.test(line)) ?? lines[0] ?? "");
  return { kind: "failed", gitMessage: gitMessage.replace(/\/\/[^/@\s]*@/g, "//") };
}

/** True for a name that git allows for a branch. Other names, from an event, could be patterns or options. */
function isBranchName(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
  return name !== "" && !/[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$|\.$|\.lock$/.test(name);
}
