/**
 * Resolves the two trees to compare: converts the request of the caller or the event to commits and trees that are
 * here.
 */
import { allEnded } from "../model/all-ended.ts";
import { limit } from "../model/codes.ts";
import { UserError } from "../model/errors.ts";
import { editDistance } from "../model/nearest.ts";
import type { BaseRequest, HeadRequest } from "../model/request.ts";
import { shortId } from "../model/text.ts";
import { compareTreeObjects } from "./differing.ts";
import { editedTree, patchedTrees } from "./edited-tree.ts";
import { isObjectId, type Repository } from "./git.ts";
import {
  fetchBranch,
  fetchCommits,
  fetchTree,
  listMissingObjects,
  mergeBase,
  shallowCommits,
} from "./history.ts";
import { listTree } from "./listing.ts";
import { type Commit, readCommit, readObjectType, resolveAll, resolveRevision } from "./objects.ts";
import {
  type Base,
  baseOf,
  type CommitAndTree,
  pick,
  type ResolvedRevisions,
  readBase,
  type Unavailable,
  unavailableRevision,
  withLimit,
  withNotes,
} from "./resolved.ts";
import { snapshotWorkTree, type WorkTreeSnapshot } from "./work-tree.ts";

/** Suggests names of branches and tags for a mistyped one. */
const namesMax = 3;
const revisionLengthMax = 256;

/** Returns the names in this repository that are nearest to `revision`, nearest first; empty if none is near. */
async function nearestNames(repository: Repository, revision: string): Promise<string[]> {
  const format = "--format=%(refname:short)";
  const listed = await repository.text(
    ["for-each-ref", format, "refs/heads", "refs/remotes", "refs/tags"],
    "history",
  );
  // A name that long is none, and comparing costs length times length.
  const wanted = revision.slice(0, revisionLengthMax);
  const distanceMax = Math.min(revision.length - 1, Math.max(2, Math.floor(revision.length / 3)));
  return listed
    .split("\n")
    .filter((name) => name !== "")
    .map((name) => ({
      name,
      distance: Math.min(editDistance(wanted, name), editDistance(wanted, lastPart(name))),
    }))
    .filter(({ distance }) => distance <= distanceMax)
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, namesMax)
    .map(({ name }) => name);
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}

export type RequestPair = { readonly base: BaseRequest; readonly head: HeadRequest };

/**
 * Resolves base and head. Throws a UserError for what a person can fix: "unknown-revision", "no-merge-base",
 * "no-base". In a shallow clone missing commits and history are fetched from origin; in a complete clone only the
 * commits that an event names.
 */
export async function resolveRevisions(
  repository: Repository,
  request: RequestPair,
): Promise<ResolvedRevisions | Unavailable> {
  // What lies in the working tree depends on no commit.
  const isWritten = request.head.kind === "work-tree" || request.head.kind === "edited";
  const [commits, written] = await allEnded([
    resolveCommits(repository, request),
    isWritten ? snapshotWorkTree(repository) : undefined,
  ]);
  if (commits.kind === "unavailable") return commits;
  const { head, base } = commits;
  const snapshot = await snapshotOf(repository, request.head, head.commit, written);
  const resolved: ResolvedRevisions = {
    kind: "resolved",
    base: pick(base.commit),
    head: snapshot === undefined ? pick(head.commit) : { commit: null, tree: snapshot.tree },
    annotate: snapshot === undefined ? base.annotate : null,
    notes: [...base.notes, ...(snapshot?.notes ?? [])],
    limits: base.limits,
  };
  return (
    (await lacking(repository, "base", resolved)) ?? (await lacking(repository, "head", resolved)) ?? resolved
  );
}

async function resolveCommits(
  repository: Repository,
  request: RequestPair,
): Promise<{ readonly kind: "resolved"; readonly head: Head; readonly base: Base } | Unavailable> {
  const head = await resolveHead(repository, request.head, isEvent(request.base));
  if (head.kind === "unavailable") return head;
  const base = await resolveBase(repository, request.base, head.commit);
  return base.kind === "unavailable" ? base : { kind: "resolved", head, base };
}

/** Returns the tree of a head that is not a commit; undefined for a commit. */
async function snapshotOf(
  repository: Repository,
  head: HeadRequest,
  commit: Commit,
  written: WorkTreeSnapshot | undefined,
): Promise<Pick<WorkTreeSnapshot, "tree" | "notes"> | undefined> {
  if (head.kind === "patched") {
    const trees = await patchedTrees(repository, commit.tree, head.patches);
    return { tree: trees.at(-1) ?? commit.tree, notes: [] };
  }
  if (written === undefined || head.kind !== "edited") return written;
  return { ...written, tree: await editedTree(repository, written.tree, head.edits) };
}

/**
 * Fetches every file that the change touches, also in a partial clone. Undefined if all are here, otherwise the
 * failure.
 */
async function lacking(
  repository: Repository,
  side: "base" | "head",
  revisions: ResolvedRevisions,
): Promise<Unavailable | undefined> {
  const { tree } = revisions[side];
  const fetched = await fetchTree(repository, tree);
  if (fetched.kind === "fetched" && (await readObjectType(repository, tree)) === "tree") return undefined;
  if (fetched.kind === "failed" && (await isOnlyUntouched(repository, tree, revisions))) return undefined;
  const gitMessage = fetched.kind === "failed" ? fetched.gitMessage : null;
  return unavailableRevision(`${side}-unavailable`, `The files of ${side} are not all in this clone.`, {
    gitMessage,
  });
}

/** True if only files are missing, and these are the same on both sides. */
async function isOnlyUntouched(
  repository: Repository,
  tree: string,
  { base, head }: ResolvedRevisions,
): Promise<boolean> {
  const missing = await listMissingObjects(repository, tree);
  const apart = await compareTreeObjects(repository, base.tree, head.tree).catch(() => undefined);
  if (apart === undefined) return false;
  const touched = new Set(apart.flatMap(({ before, after }) => [before?.id, after?.id]));
  const blobs = new Set((await listTree(repository, tree).catch(() => [])).map(({ id }) => id));
  return missing.every((id) => blobs.has(id) && !touched.has(id));
}

type Head = { readonly kind: "head"; readonly commit: Commit };
async function resolveHead(
  repository: Repository,
  head: HeadRequest,
  event: boolean,
): Promise<Head | Unavailable> {
  if (head.kind === "commit" || head.kind === "patched") {
    const found = await namedCommit(repository, head.rev, "head");
    return found.kind === "unavailable" ? found : { kind: "head", commit: found };
  }
  const id = await resolveRevision(repository, "HEAD");
  const commit = id === undefined ? undefined : await readCommit(repository, id);
  if (commit !== undefined) return { kind: "head", commit };
  if (event)
    return unavailableRevision("head-unavailable", "The job checked out no commit.", { hint: checkOutHint });
  throw new UserError("unknown-revision", "HEAD names no commit", { hint: "Commit something first." });
}

async function resolveBase(
  repository: Repository,
  base: BaseRequest,
  head: Commit,
): Promise<Base | Unavailable> {
  switch (base.kind) {
    case "exact": {
      const found = await namedCommit(repository, base.rev, "base");
      return found.kind === "unavailable" ? found : baseOf(found);
    }
    case "merge-base": {
      const found = await namedCommit(repository, base.rev, "base");
      if (found.kind === "unavailable") return found;
      const settledBase = await localMergeBase(repository, found.commit, base.rev, head);
      return { ...settledBase, annotate: await mergedHead(repository, head, base.pullHead) };
    }
    case "default": {
      const id = await resolveRevision(repository, "refs/remotes/origin/HEAD");
      if (id !== undefined) return localMergeBase(repository, id, "origin/HEAD", head);
      throw new UserError("no-base", "no base given, and there is no origin/HEAD to compare with");
    }
    case "first-parent":
      return firstParent(repository, head);
    case "pull-request":
      return pullRequestBase(repository, base, head);
    case "push":
      return pushBase(repository, base, head);
    case "left-default":
      return leftDefault(repository, base, head);
    case "merge-group":
      return mergeGroupBase(repository, base, head);
  }
}

/** Returns the pull request's own head; null if head is not a merge of it. */
async function mergedHead(
  repository: Repository,
  head: Commit,
  pullHead: string | undefined,
): Promise<CommitAndTree | null> {
  const [, second] = head.parents;
  if (pullHead === undefined || second !== pullHead || head.commit === pullHead) return null;
  await fetchCommits(repository, [pullHead]);
  const commit = await readCommit(repository, pullHead);
  return commit === undefined ? null : pick(commit);
}

async function localMergeBase(repository: Repository, id: string, rev: string, head: Commit): Promise<Base> {
  const found = await mergeBase(repository, id, head.commit);
  if (found.kind === "found") return readBase(repository, found);
  if (found.kind === "none") throw new UserError("no-merge-base", `${rev} and head have no common history`);
  throw new UserError("no-merge-base", `the history of this shallow clone ends before ${rev} and head meet`, {
    hint: "Fetch the rest (git fetch --unshallow), or compare with the very commit: --base-exact REV.",
    cause: new Error(found.gitMessage),
  });
}

/**
 * Resolves a revision that a person (or a workflow's inputs) named. A full object id that a shallow clone lacks is
 * fetched. If that fails, it is unavailable, which is not the same as wrong.
 */
async function namedCommit(
  repository: Repository,
  rev: string,
  side: "base" | "head",
): Promise<(Commit & { readonly kind?: never }) | Unavailable> {
  const shallow = (await shallowCommits(repository)).size > 0;
  if (shallow && isObjectId(rev)) {
    const fetched = await fetchCommits(repository, [rev]);
    // It may be a tag's id.
    const id = await resolveRevision(repository, rev);
    const commit = id === undefined ? undefined : await readCommit(repository, id);
    if (commit !== undefined) return commit;
    const gitMessage = fetched.kind === "failed" ? fetched.gitMessage : null;
    return unavailableRevision(`${side}-unavailable`, `Lanser cannot fetch the commit of ${side}.`, {
      gitMessage,
    });
  }
  // One process of git answers for the name and for all that it may stand for.
  const spaces = isObjectId(rev) ? [] : namespaces.map((space) => `${space}${rev}`);
  const [id, ...ids] = await resolveAll(repository, [rev, ...spaces]);
  const commit = id === undefined ? undefined : await readCommit(repository, id);
  if (commit !== undefined) {
    refuseAmbiguous(rev, new Map(spaces.map((name, index) => [name, ids[index]])));
    return commit;
  }
  const near = await nearestNames(repository, rev);
  throw new UserError("unknown-revision", `there is no commit ${rev} in this repository`, {
    hint: [
      near.length > 0
        ? `Did you mean ${near.join(" or ")}?`
        : isObjectId(rev)
          ? `Fetch it (git fetch origin ${rev}), or name an existing commit.`
          : "Fetch it, or name an existing commit.",
      ...(shallow ? ["This clone is shallow (in GitHub Actions: check out with fetch-depth: 0)."] : []),
    ].join(" "),
  });
}

/** Prefixes in git's own order. */
const namespaces = ["refs/", "refs/tags/", "refs/heads/", "refs/remotes/"];

/**
 * Refuses an ambiguous name. git prefers a tag to a branch of the same name, and warns where nobody reads it:
 * another base would be judged.
 */
function refuseAmbiguous(rev: string, ids: ReadonlyMap<string, string | undefined>): void {
  const known = [...ids].flatMap(([name, id]) => (id === undefined ? [] : [[name, id] as const]));
  if (new Set(known.map(([, id]) => id)).size < 2) return;
  const named = known.map(([name]) => name).join(", ");
  throw new UserError("unknown-revision", `${rev} names different commits: ${named}`, {
    hint: "Write the full name of the intended one.",
  });
}

const checkOutHint = "Check the repository out first (actions/checkout).";
function isEvent(base: BaseRequest): boolean {
  return base.kind !== "merge-base" && base.kind !== "exact" && base.kind !== "default";
}

// Resolves the base of an event of GitHub: a pull request, a push, a merge group.

/**
 * Resolves the base of a pull request. For the merge commit that GitHub makes it is the first parent:
 * `pull_request.base.sha` is the target's tip at some earlier time. A parent is read from the commit itself,
 * because a clone of depth 1 hides it from revisions.
 */
async function pullRequestBase(
  repository: Repository,
  event: BaseRequest & { readonly kind: "pull-request" },
  head: Commit,
): Promise<Base | Unavailable> {
  const [first, second] = head.parents;
  // A pull request whose own last commit is a merge can be checked out as such.
  if (first !== undefined && second !== undefined && head.commit !== event.headSha) {
    if (second !== event.headSha) {
      return unavailableRevision(
        "version-skew",
        "The checked-out merge commit does not belong to the commit of the event.",
        {
          hint: "The pull request has moved on since; run the workflow of its newest commit.",
        },
      );
    }
    const fetched = await fetchCommits(repository, [first, second]);
    const [base, annotated] = [await readCommit(repository, first), await readCommit(repository, second)];
    if (base === undefined || annotated === undefined) {
      const side = base === undefined ? "base" : "head";
      const gitMessage = fetched.kind === "failed" ? fetched.gitMessage : null;
      return unavailableRevision(
        `${side}-unavailable`,
        `Lanser cannot fetch the merge commit's ${side} parent.`,
        {
          gitMessage,
        },
      );
    }
    return {
      kind: "base",
      commit: base,
      annotate: pick(annotated),
      notes: [baseNote(base, "first parent of the merge")],
      limits: [],
    };
  }
  if (head.commit !== event.headSha) {
    return unavailableRevision("version-skew", "The checked-out commit is not the commit of the event.", {
      hint: "Check out the merge commit of the pull request (the default) or its head.",
    });
  }
  const target =
    (await branchTip(repository, event.baseRef)) ?? (await namedByEvent(repository, event.baseSha));
  if (target === undefined)
    return unavailableRevision("base-unavailable", "Lanser cannot fetch the target branch.");
  return eventMergeBase(repository, target, head, "the target branch");
}

async function pushBase(
  repository: Repository,
  event: BaseRequest & { readonly kind: "push" },
  head: Commit,
): Promise<Base | Unavailable> {
  if (isZero(event.after))
    return unavailableRevision("head-unavailable", "The push deleted its branch: nothing is left to check.");
  if (isObjectId(event.after) && event.after !== head.commit) {
    return unavailableRevision("version-skew", "The checked-out commit is not the pushed one.", {
      hint: "Check out the pushed commit (the default).",
    });
  }
  const before = isZero(event.before) ? undefined : await namedByEvent(repository, event.before);
  const isDefault = event.ref === `refs/heads/${event.defaultBranch}`;
  if (before !== undefined) {
    const commit = await readCommit(repository, before);
    if (commit !== undefined && !event.forced) return baseOf(commit);
    // What was pushed over is not a state that this push began from.
    if (commit !== undefined && isDefault)
      return withNotes(await eventMergeBase(repository, before, head, "the commit before a forced push"), [
        "a forced push",
      ]);
  }
  const instead = (base: Base | Unavailable): Base | Unavailable =>
    isZero(event.before)
      ? withNotes(base, ["the branch is new"])
      : withLimit(base, limit("other-base", "no access to the commit before the push"));
  if (isDefault) return instead(await firstParent(repository, head));
  const base = await leftDefault(repository, event, head);
  // A tag, or a branch that begins where the default branch is: compared with itself everything would pass.
  const isItself = base.kind === "base" && base.commit.commit === head.commit;
  return instead(isItself ? await firstParent(repository, head) : base);
}

/** Returns the merge base of head and the default branch. */
async function leftDefault(
  repository: Repository,
  { defaultBranch }: { readonly defaultBranch: string },
  head: Commit,
): Promise<Base | Unavailable> {
  const target = await branchTip(repository, defaultBranch);
  if (target === undefined)
    return unavailableRevision("base-unavailable", "Lanser cannot fetch the default branch.");
  return eventMergeBase(repository, target, head, "the default branch");
}

async function mergeGroupBase(
  repository: Repository,
  event: BaseRequest & { readonly kind: "merge-group" },
  head: Commit,
): Promise<Base | Unavailable> {
  if (head.commit !== event.headSha) {
    return unavailableRevision("version-skew", "The checked-out commit is not the one of the merge group.", {
      hint: "Check out the merge group's commit (the default).",
    });
  }
  const base = await namedByEvent(repository, event.baseSha);
  const commit = base === undefined ? undefined : await readCommit(repository, base);
  if (commit !== undefined) return baseOf(commit, [baseNote(commit, "base of the merge group")]);
  return unavailableRevision("base-unavailable", "Lanser cannot fetch the base of the merge group.");
}

async function firstParent(repository: Repository, head: Commit): Promise<Base | Unavailable> {
  const [first] = head.parents;
  if (first === undefined) {
    return unavailableRevision(
      "base-unavailable",
      "The first commit of a history has nothing before it to compare with.",
      {
        hint: "Give a base. Or start with the next change.",
      },
    );
  }
  const fetched = await fetchCommits(repository, [first]);
  const commit = await readCommit(repository, first);
  if (commit !== undefined) return baseOf(commit, [baseNote(commit, "first parent of head")]);
  const gitMessage = fetched.kind === "failed" ? fetched.gitMessage : null;
  return unavailableRevision("base-unavailable", "Lanser cannot fetch the commit before head.", {
    gitMessage,
  });
}

async function eventMergeBase(
  repository: Repository,
  target: string,
  head: Commit,
  name: string,
): Promise<Base | Unavailable> {
  const found = await mergeBase(repository, target, head.commit);
  if (found.kind === "found") return readBase(repository, found);
  if (found.kind === "none") {
    const hint = "Rebase the branch, or give the base as an exact commit.";
    return unavailableRevision("base-unavailable", `Head and ${name} have no common history.`, { hint });
  }
  const message = `The history ends before head and ${name} meet, and Lanser cannot fetch the rest.`;
  return unavailableRevision("history-unavailable", message, { gitMessage: found.gitMessage });
}

/** Returns the tip of a branch of origin in this clone, otherwise the one that origin has now. */
async function branchTip(repository: Repository, branch: string): Promise<string | undefined> {
  return (
    (await resolveRevision(repository, `refs/remotes/origin/${branch}`)) ??
    (await fetchBranch(repository, branch))
  );
}

async function namedByEvent(repository: Repository, id: string): Promise<string | undefined> {
  if (!isObjectId(id) || isZero(id)) return undefined;
  await fetchCommits(repository, [id]);
  return (await readCommit(repository, id))?.commit;
}

/** Writes the note "base: 0d292d3f06c1 (first parent of the merge)". */
function baseNote({ commit }: Commit, why: string): string {
  return `base: ${shortId(commit)} (${why})`;
}

function isZero(id: string): boolean {
  return /^0+$/.test(id);
}
