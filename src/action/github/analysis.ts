/**
 * Queries GitHub for facts on the run whose report is to be posted: its commits, its pull request, its workflow. The
 * report itself is untrusted, so nothing is taken from it.
 */

import type { RepositoryName } from "../../cli/program/where.ts";
import { compact } from "../../model/compact.ts";
import { readMember } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import { type Api, type ApiFailure, listAll } from "./api.ts";

/** The run that measured, as GitHub's event describes it. */
export type AnalysedRun = {
  /** Id of the run; null for a job of this very run. */
  readonly runId: string | null;
  readonly headSha: string;
  /** OWNER:BRANCH of head, which may be a fork's; null if the pull request is known. */
  readonly headLabel: string | null;
  /** Workflow that measured; null if unknown. */
  readonly workflow: string | null;
  /** Numbers from the event: several may share a head. Empty for a fork's, which are looked up. */
  readonly pullRequests: readonly number[];
};

/** A commit, as GitHub has it. */
export type CommitFacts = {
  readonly commit: string;
  readonly tree: string;
  readonly parents: readonly string[];
};

/** A pull request, as GitHub has it now. */
export type PullFacts = {
  readonly number: number;
  readonly headSha: string;
  readonly baseRef: string;
  readonly mergeCommit: string | null;
  readonly labels: readonly string[];
};

/**
 * Reads the event of a `workflow_run` that a pull request started, or of a pull request whose own workflow posts;
 * undefined for any other event. `workflowRef` is GITHUB_WORKFLOW_REF, OWNER/REPO/PATH@REF.
 */
export function analysedRun(payload: unknown, workflowRef: string | undefined): AnalysedRun | undefined {
  const run = readMember(payload, "workflow_run");
  if (run === undefined) return pullRun(payload, workflowRef);
  if (readMember(run, "event") !== "pull_request") return undefined;
  const [headSha, branch, path] = [
    readMember(run, "head_sha"),
    readMember(run, "head_branch"),
    readMember(run, "path"),
  ];
  const owner = readMember(readMember(readMember(run, "head_repository"), "owner"), "login");
  if (typeof headSha !== "string") return undefined;
  const pulls = readMember(run, "pull_requests");
  const numbers = Array.isArray(pulls) ? pulls.map((one) => readMember(one, "number")) : [];
  const id = readMember(run, "id");
  return {
    runId: typeof id === "number" ? String(id) : null,
    headSha,
    headLabel: typeof owner === "string" && typeof branch === "string" ? `${owner}:${branch}` : null,
    workflow: typeof path === "string" ? (path.split("@")[0] ?? null) : null,
    pullRequests: numbers.filter((one) => typeof one === "number"),
  };
}

/**
 * Reads the event of a pull request: the report comes from an earlier job of this run. Undefined for any other event.
 */
function pullRun(payload: unknown, workflowRef: string | undefined): AnalysedRun | undefined {
  const pull = readMember(payload, "pull_request");
  const [headSha, number] = [readMember(readMember(pull, "head"), "sha"), readMember(pull, "number")];
  if (typeof headSha !== "string" || typeof number !== "number") return undefined;
  const path = workflowRef?.split("@")[0]?.split("/").slice(2).join("/");
  return {
    runId: null,
    headSha,
    headLabel: null,
    workflow: path === undefined || path === "" ? null : path,
    pullRequests: [number],
  };
}

/**
 * Queries the tree and the parents of a commit. Publish needs them to prove that a report is about this pull request.
 */
export async function commitFacts(
  api: Api,
  where: RepositoryName,
  commit: string,
): Promise<CommitFacts | ApiFailure> {
  const answer = await api.request("GET /repos/{owner}/{repo}/git/commits/{commit_sha}", {
    ...where,
    commit_sha: commit,
  });
  if (answer.kind === "failed") return answer;
  const tree = readMember(readMember(answer.data, "tree"), "sha");
  const parents = readMember(answer.data, "parents");
  if (typeof tree !== "string" || !Array.isArray(parents)) return unreadable(answer.status);
  return { commit, tree, parents: parents.map((one) => String(readMember(one, "sha"))) };
}

/**
 * Returns the open pull requests that have this commit as their head, by number. An event of a fork names none, so
 * these are queried.
 */
export async function pullsOf(
  api: Api,
  where: RepositoryName,
  run: AnalysedRun,
): Promise<readonly number[] | ApiFailure> {
  return run.pullRequests.length > 0 ? run.pullRequests : numbersOf(api, where, run);
}

/**
 * Queries the current state of a pull request: its head, target, merge commit and labels. It can differ from the
 * state that the analysis saw, so the report is compared with it.
 */
export async function pullFacts(
  api: Api,
  where: RepositoryName,
  number: number,
): Promise<PullFacts | ApiFailure> {
  const answer = await api.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
    ...where,
    pull_number: number,
  });
  if (answer.kind === "failed") return answer;
  const headSha = readMember(readMember(answer.data, "head"), "sha");
  const baseRef = readMember(readMember(answer.data, "base"), "ref");
  if (typeof headSha !== "string" || typeof baseRef !== "string") return unreadable(answer.status);
  const merge = readMember(answer.data, "merge_commit_sha");
  const labels = readMember(answer.data, "labels");
  const names = Array.isArray(labels) ? labels.map((one) => readMember(one, "name")) : [];
  return {
    number,
    headSha,
    baseRef,
    mergeCommit: typeof merge === "string" ? merge : null,
    labels: names.filter((one) => typeof one === "string"),
  };
}

/**
 * Returns the numbers of the open pull requests of a branch whose head is this commit. The event of a run from a fork
 * names no pull request, so it must be searched.
 */
async function numbersOf(
  api: Api,
  where: RepositoryName,
  run: AnalysedRun,
): Promise<readonly number[] | ApiFailure> {
  if (run.headLabel === null) return [];
  const { headLabel: head } = run;
  const listed = await listAll(
    (page) => api.request("GET /repos/{owner}/{repo}/pulls", { ...where, head, state: "open", ...page }),
    (data) => data,
    pullPagesMax,
  );
  if (listed.kind === "failed") return listed;
  return listed.all
    .filter((one) => readMember(readMember(one, "head"), "sha") === run.headSha)
    .map((one) => readMember(one, "number"))
    .filter((one) => typeof one === "number");
}

/** Maximum number of pages of pull requests of one branch. */
const pullPagesMax = 3;

/**
 * Queries the merge base of `one` and `other`; `other` may be a branch. The base commit of a report must be this
 * commit.
 */
export async function mergeBaseOf(
  api: Api,
  where: RepositoryName,
  one: string,
  other: string,
): Promise<string | ApiFailure> {
  const answer = await api.request("GET /repos/{owner}/{repo}/compare/{basehead}", {
    ...where,
    basehead: `${one}...${other}`,
    per_page: 1,
  });
  if (answer.kind === "failed") return answer;
  const commit = readMember(readMember(answer.data, "merge_base_commit"), "sha");
  return typeof commit === "string" ? commit : unreadable(answer.status);
}

/** Entry of a git tree; the mode is octal, as in git. */
type TreeEntry = { readonly path: string; readonly mode: string; readonly sha: string };

/**
 * Lists the paths of the regular files below some folders of a tree, or of files with these names; "" is the root. A
 * truncated list of GitHub is a failure: a folder of its own is far from the limit of 100,000.
 */
export async function listTreeFiles(
  api: Api,
  where: RepositoryName,
  tree: string,
  folders: readonly string[],
): Promise<readonly string[] | ApiFailure> {
  const paths = new Set<string>();
  for (const folder of new Set(folders)) {
    const found = await filesBelow(api, where, tree, folder.split("/").filter(isName));
    if ("kind" in found) return found;
    for (const path of found) paths.add(path);
  }
  return [...paths].sort(compareText);
}

/** A file that differs between two trees. */
export type TreeDifference = {
  readonly path: string;
  /** Mode in head; null if it has no such file. */
  readonly mode: string | null;
};

/** Lists the files in which two trees differ, in the order of paths. A truncated list of GitHub is a failure. */
export async function differencesOf(
  api: Api,
  where: RepositoryName,
  base: string,
  head: string,
): Promise<readonly TreeDifference[] | ApiFailure> {
  const [before, after] = [
    await treeEntries(api, where, base, true),
    await treeEntries(api, where, head, true),
  ];
  if ("kind" in before) return before;
  if ("kind" in after) return after;
  const filesOf = (entries: readonly TreeEntry[]) =>
    new Map(entries.filter(({ mode }) => mode !== "040000").map((one) => [one.path, one] as const));
  const [old, now] = [filesOf(before), filesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => old.get(path)?.sha !== now.get(path)?.sha)
    .sort(compareText)
    .map((path) => ({ path, mode: now.get(path)?.mode ?? null }));
}

/**
 * Lists the regular files that are the same in two trees. A finding in one of them cannot come from an edit of its
 * file.
 */
export async function sameFilesOf(
  api: Api,
  where: RepositoryName,
  base: string,
  head: string,
): Promise<ReadonlySet<string> | ApiFailure> {
  const before = await treeEntries(api, where, base, true);
  if ("kind" in before) return before;
  const after = await treeEntries(api, where, head, true);
  if ("kind" in after) return after;
  const old = new Map(before.map((one) => [one.path, one] as const));
  const same = after.filter(
    (one) => isPlainFile(one) && old.get(one.path)?.sha === one.sha && old.get(one.path)?.mode === one.mode,
  );
  return new Set(same.map(({ path }) => path));
}

/** True for a real segment of a path. */
const isName = (segment: string) => segment !== "" && segment !== ".";

/**
 * Lists the regular files below one folder, or the one file of this name. Follows the folders one by one, because a
 * recursive list of the whole tree can be truncated.
 */
async function filesBelow(
  api: Api,
  where: RepositoryName,
  tree: string,
  names: readonly string[],
): Promise<readonly string[] | ApiFailure> {
  const [name, ...rest] = names;
  const entries = await treeEntries(api, where, tree, name === undefined);
  if ("kind" in entries) return entries;
  if (name === undefined) return entries.filter(isPlainFile).map(({ path }) => path);
  const entry = entries.find(({ path }) => path === name);
  if (entry === undefined) return [];
  if (entry.mode !== "040000") return rest.length === 0 && isPlainFile(entry) ? [name] : [];
  const found = await filesBelow(api, where, entry.sha, rest);
  return "kind" in found ? found : found.map((path) => `${name}/${path}`);
}

/** True for a file that is neither a link nor a submodule. */
function isPlainFile({ mode }: TreeEntry): boolean {
  return mode === "100644" || mode === "100755";
}

/** Queries the entries of one tree. A truncated list is a failure: a missing entry would look like a missing file. */
async function treeEntries(
  api: Api,
  where: RepositoryName,
  tree: string,
  isRecursive: boolean,
): Promise<readonly TreeEntry[] | ApiFailure> {
  const answer = await api.request("GET /repos/{owner}/{repo}/git/trees/{tree_sha}", {
    ...where,
    tree_sha: tree,
    ...compact({ recursive: isRecursive ? "1" : undefined }),
  });
  if (answer.kind === "failed") return answer;
  const entries = readMember(answer.data, "tree");
  if (!Array.isArray(entries)) return unreadable(answer.status);
  if (readMember(answer.data, "truncated") === true)
    return {
      kind: "failed",
      status: answer.status,
      why: "a folder has too many files for GitHub's list",
      retryMs: null,
    };
  return entries.map((one) => ({
    path: String(readMember(one, "path")),
    mode: String(readMember(one, "mode")),
    sha: String(readMember(one, "sha")),
  }));
}

/** Text of a file with its blob id. */
export type AnalysedFile = { readonly blob: string; readonly text: string };

/**
 * Reads a file from GitHub; null if the commit has no such file. Publish has no checkout, because it must not run
 * with code of the change.
 */
export async function fileAt(
  api: Api,
  where: RepositoryName,
  path: string,
  commit: string,
): Promise<AnalysedFile | null | ApiFailure> {
  const answer = await api.request("GET /repos/{owner}/{repo}/contents/{path}", {
    ...where,
    path,
    ref: commit,
  });
  if (answer.kind === "failed") return answer.status === 404 ? null : answer;
  const [blob, content, encoding] = ["sha", "content", "encoding"].map((name) =>
    readMember(answer.data, name),
  );
  if (typeof blob !== "string" || typeof content !== "string" || encoding !== "base64")
    return unreadable(answer.status);
  return { blob, text: Buffer.from(content, "base64").toString("utf8") };
}

/** Maximum number of pages of commits of a pull request: GitHub lists 250 commits. */
const messagePagesMax = 3;

/**
 * Queries the commit messages of a pull request, newest first, as a local history has them. Waivers can be in them.
 * GitHub lists at most 250.
 */
export async function pullMessages(
  api: Api,
  where: RepositoryName,
  number: number,
): Promise<readonly { readonly commit: string; readonly message: string }[] | ApiFailure> {
  const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/commits";
  const listed = await listAll(
    (page) => api.request(route, { ...where, pull_number: number, ...page }),
    (data) => data,
    messagePagesMax,
  );
  if (listed.kind === "failed") return listed;
  return listed.all
    .map((one) => ({
      commit: String(readMember(one, "sha")),
      message: String(readMember(readMember(one, "commit"), "message")),
    }))
    .reverse();
}

/** Returns the failure of an answer with an unexpected form. */
function unreadable(status: number): ApiFailure {
  return { kind: "failed", status, why: "the answer does not match GitHub's documentation", retryMs: null };
}
