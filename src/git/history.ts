/** Fetches what a clone does not have and `origin` may have: single commits, and the history up to a merge base. */
import { join } from "node:path";
import { readFileText } from "../platform/files.ts";
import type { RunResult } from "../platform/run.ts";
import { commandError, isObjectId, type Repository } from "./git.ts";
import { type Commit, checkObjects, readCommit } from "./objects.ts";

// Handles the most common history of a change: one commit after the other, from base to head.

/** Maximum length; a longer history is left to git. */
const commitsMax = 64;

/**
 * Returns the commits from `head` down to `base`, which is excluded, newest first, if each has one parent: then
 * there is no other path, and base is the merge base. Undefined if that is not so, or cannot be seen in a few
 * objects.
 */
export async function linearHistory(
  repository: Repository,
  base: string,
  head: string,
): Promise<readonly Commit[] | undefined> {
  const way: Commit[] = [];
  for (let id = head; way.length <= commitsMax; ) {
    if (id === base) return way;
    const commit = await readCommit(repository, id);
    const [parent, ...others] = commit?.parents ?? [];
    if (commit === undefined || parent === undefined || others.length > 0) return undefined;
    way.push(commit);
    id = parent;
  }
  return undefined;
}

/** Failed fetch with git's message: for a log, never for a report (it names hosts and folders). */
export type FetchFailure = { readonly kind: "failed"; readonly gitMessage: string };
export type Fetched = { readonly kind: "fetched" } | FetchFailure;

/** Returns the commits at which the history of this clone is cut; empty for a complete clone. */
export async function shallowCommits(repository: Repository): Promise<ReadonlySet<string>> {
  try {
    const text = readFileText(join(repository.commonDir, "shallow"));
    return new Set(text.split("\n").filter(isObjectId));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return new Set();
    throw error;
  }
}

/** Makes these commits present. Fetches by id, in a shallow clone one commit deep. */
export async function fetchCommits(repository: Repository, ids: readonly string[]): Promise<Fetched> {
  const missing = await missingOf(repository, ids);
  if (missing.length === 0) return { kind: "fetched" };
  // A depth would cut the history of a clone that is whole.
  const depth = (await shallowCommits(repository)).size > 0 ? ["--depth=1"] : [];
  const failure = failureOf(await repository.fetch(depth, missing));
  if (failure !== undefined) return failure;
  const still = await missingOf(repository, ids);
  return still.length === 0
    ? { kind: "fetched" }
    : { kind: "failed", gitMessage: `origin did not send ${still.join(", ")}` };
}

/**
 * Returns the commit that `origin` has for a branch now, and makes it present; undefined if there is none, or it is
 * unavailable.
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

/** Fetches, in a partial clone, what the clone left out of a tree. Nothing is ever fetched lazily later. */
export async function fetchTree(repository: Repository, tree: string): Promise<Fetched> {
  if (!(await isPartial(repository))) return { kind: "fetched" };
  // What is missing below a missing tree shows only once that is here.
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

/** True for a partial clone; cached, because no fetch of ours makes a clone partial. */
function isPartial(repository: Repository): Promise<boolean> {
  const known =
    partial.get(repository) ??
    repository
      .raw(["config", "--get-regexp", "^(extensions\\.partialclone|remote\\..*\\.promisor)$"], "history")
      .then(({ stdout }) => stdout !== "");
  partial.set(repository, known);
  return known;
}

/** Lists the objects of a tree, and the tree itself, that this clone does not have. */
export async function listMissingObjects(repository: Repository, tree: string): Promise<string[]> {
  // rev-list prints what is missing below a tree, but stops when that tree itself is.
  if ((await missingOf(repository, [tree])).length > 0) return [tree];
  const args = ["rev-list", "--objects", "--no-object-names", "--missing=print", "--end-of-options", tree];
  const listed = await repository.text(args, "objects");
  return listed.split("\n").flatMap((line) => (line.startsWith("?") ? [line.slice(1)] : []));
}

export type MergeBase =
  | { readonly kind: "found"; readonly commit: string; readonly notes: readonly string[] }
  /** The histories are complete and share nothing. */
  | { readonly kind: "none"; readonly notes: readonly string[] }
  /** The clone is shallow, and the rest could not be fetched. */
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
 * Finds the best common ancestor. If the clone is cut between it and the two commits, a better one could be behind
 * the cut, so the history is fetched deeper, step by step, until nothing is cut there.
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
      if (bases.length > 1) notes.push(`the first of ${bases.length} merge bases`);
      return { kind: "found", commit, notes };
    }
    if (step === undefined) break;
    const failure = failureOf(await repository.fetch([step], cuts));
    if (failure !== undefined) return { kind: "cut", gitMessage: failure.gitMessage };
    notes.push(
      step === "--unshallow" ? "history fetched whole" : `deepened by ${step.slice("--deepen=".length)}`,
    );
  }
  return { kind: "cut", gitMessage: "origin's own history is incomplete" };
}

async function mergeBases(repository: Repository, one: string, two: string): Promise<string[]> {
  const result = await repository.raw(["merge-base", "--all", "--end-of-options", one, two], "history");
  if (result.exitCode > 1) throw commandError(["merge-base"], result.exitCode, result.stderr);
  return result.stdout.split("\n").filter(isObjectId);
}

/** Lists the commits at which the history from the commits to the bases is cut. */
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

function failureOf(result: RunResult): FetchFailure | undefined {
  if (result.exitCode === 0) return undefined;
  const lines = result.stderr.trim().split("\n");
  const gitMessage = result.timedOut
    ? "it took too long"
    : (lines.find((line) => /^(fatal|error):/.test(line)) ?? lines[0] ?? "");
  return { kind: "failed", gitMessage: gitMessage.replace(/\/\/[^/@\s]*@/g, "//") };
}

/** True for a name that git allows for a branch, so that it is one name and not a pattern. */
function isBranchName(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
  return name !== "" && !/[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$|\.$|\.lock$/.test(name);
}
