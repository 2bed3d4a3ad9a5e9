/**
 * Resolves the two trees to compare: turns the request of a person, or an event of GitHub, into commits and trees that
 * this clone has. Fetches missing ones if the clone is shallow or partial.
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

const namesMax = 3;
const revisionLengthMax = 256;

/**
 * Returns the branches and tags whose names are nearest to a mistyped `revision`, nearest first; empty if none is near.
 * The part after the last slash counts, too, so that `mian` finds `origin/main`.
 */
async function nearestNames(repository: Repository, revision: string): Promise<string[]> {
  const format = "--format=%(refname:short)";
  const listed = await repository.text(
    ["for-each-ref", format, "refs/heads", "refs/remotes", "refs/tags"],
    "history",
  );
  // No name is that long, and the time of a comparison grows with the product of both lengths.
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

/** The requested sides of a comparison. */
export type RequestPair = { readonly base: BaseRequest; readonly head: HeadRequest };

/**
 * Resolves base and head to commits and trees. Throws a UserError for what a person can fix: "unknown-revision",
 * "no-merge-base", "no-base". A commit that this clone lacks and cannot fetch is `unavailable`, and the run is
 * inconclusive: a wrong base would blame old findings on the change. A shallow clone fetches missing commits and
 * history from origin, a complete clone only the commits that an event names.
 */
export async function resolveRevisions(
  repository: Repository,
  request: RequestPair,
): Promise<ResolvedRevisions | Unavailable> {
  // The files of the working tree depend on no commit, so both steps run at the same time.
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
    (await fetchFiles(repository, "base", resolved)) ??
    (await fetchFiles(repository, "head", resolved)) ??
    resolved
  );
}

/** Resolves the commits of both sides. Base comes second, because most rules for base need the commit of head. */
async function resolveCommits(
  repository: Repository,
  request: RequestPair,
): Promise<{ readonly kind: "resolved"; readonly head: Head; readonly base: Base } | Unavailable> {
  const head = await resolveHead(repository, request.head, isEvent(request.base));
  if (head.kind === "unavailable") return head;
  const base = await resolveBase(repository, request.base, head.commit);
  return base.kind === "unavailable" ? base : { kind: "resolved", head, base };
}

/**
 * Returns the tree of a head that nobody committed: the working tree, the working tree with edits, or a commit with
 * patches. Undefined for a commit. `commit` is the commit below the edits or patches.
 */
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
 * Fetches the files of one side's tree that a partial clone lacks. All git commands after this run without the network,
 * so a missing file would be an error there. Returns undefined if the clone has all files, or at least all that differ
 * between the sides; otherwise the failure.
 */
async function fetchFiles(
  repository: Repository,
  side: "base" | "head",
  revisions: ResolvedRevisions,
): Promise<Unavailable | undefined> {
  const { tree } = revisions[side];
  const fetched = await fetchTree(repository, tree);
  if (fetched.kind === "fetched" && (await readObjectType(repository, tree)) === "tree") return undefined;
  if (fetched.kind === "failed" && (await isOnlyUntouched(repository, tree, revisions))) return undefined;
  const gitMessage = fetched.kind === "failed" ? fetched.gitMessage : null;
  return unavailableRevision(`${side}-unavailable`, `This clone does not have all files of ${side}.`, {
    gitMessage,
  });
}

/**
 * True if the tree lacks only files that are the same on both sides. Such a run can still be judged: the report lists
 * the files as unknown.
 */
async function isOnlyUntouched(
  repository: Repository,
  tree: string,
  { base, head }: ResolvedRevisions,
): Promise<boolean> {
  const missing = await listMissingObjects(repository, tree);
  const differences = await compareTreeObjects(repository, base.tree, head.tree).catch(() => undefined);
  if (differences === undefined) return false;
  const touched = new Set(differences.flatMap(({ before, after }) => [before?.id, after?.id]));
  const blobs = new Set((await listTree(repository, tree).catch(() => [])).map(({ id }) => id));
  return missing.every((id) => blobs.has(id) && !touched.has(id));
}

type Head = { readonly kind: "head"; readonly commit: Commit };
/**
 * Resolves head, or the commit below a head that nobody committed. `event` is true if an event of GitHub gave the
 * request: then a missing HEAD is a fault of the workflow and the run is inconclusive, instead of a usage error.
 */
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
  throw new UserError("unknown-revision", "this repository has no commit yet", {
    hint: "Commit something first.",
  });
}

/**
 * Resolves base by the kind of the request: a named commit, a merge base, or the rule of an event of GitHub. The report
 * depends most on this choice, so no kind falls back to another one silently.
 */
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
      throw new UserError("no-base", "the command names no base, and this clone has no origin/HEAD");
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

/**
 * Returns the pull request's own head if `head` is GitHub's merge of it, otherwise null. Annotations need that commit,
 * because the merge commit is not part of the pull request.
 */
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

/**
 * Returns the merge base with a revision that a person named (`rev` in messages). Throws a UserError if there is none.
 */
async function localMergeBase(repository: Repository, id: string, rev: string, head: Commit): Promise<Base> {
  const found = await mergeBase(repository, id, head.commit);
  if (found.kind === "found") return readBase(repository, found);
  if (found.kind === "none") throw new UserError("no-merge-base", `${rev} and head have no common history`);
  throw new UserError("no-merge-base", `this shallow clone lacks the common history of ${rev} and head`, {
    hint: "Fetch the rest (git fetch --unshallow), or name the exact base commit: --base-exact REV.",
    cause: new Error(found.gitMessage),
  });
}

/**
 * Resolves a revision that a person or the inputs of a workflow name. A shallow clone fetches a full object id that it
 * lacks. If that fails, the commit is `unavailable` and not unknown: it can exist on the server. Throws a UserError for
 * an unknown or ambiguous name.
 */
async function namedCommit(
  repository: Repository,
  rev: string,
  side: "base" | "head",
): Promise<(Commit & { readonly kind?: never }) | Unavailable> {
  const shallow = (await shallowCommits(repository)).size > 0;
  if (shallow && isObjectId(rev)) {
    const fetched = await fetchCommits(repository, [rev]);
    // The id can be that of an annotated tag.
    const id = await resolveRevision(repository, rev);
    const commit = id === undefined ? undefined : await readCommit(repository, id);
    if (commit !== undefined) return commit;
    const gitMessage = fetched.kind === "failed" ? fetched.gitMessage : null;
    return unavailableRevision(`${side}-unavailable`, `Lanser cannot fetch the commit of ${side}.`, {
      gitMessage,
    });
  }
  // One process of git resolves the name and, for the check of ambiguity, the name in every namespace.
  const spaces = isObjectId(rev) ? [] : namespaces.map((space) => `${space}${rev}`);
  const [id, ...ids] = await resolveAll(repository, [rev, ...spaces]);
  const commit = id === undefined ? undefined : await readCommit(repository, id);
  if (commit !== undefined) {
    refuseAmbiguous(rev, new Map(spaces.map((name, index) => [name, ids[index]])));
    return commit;
  }
  const near = await nearestNames(repository, rev);
  throw new UserError("unknown-revision", `this repository has no commit ${rev}`, {
    hint: [
      near.length > 0
        ? `Did you mean ${near.join(" or ")}?`
        : isObjectId(rev)
          ? `Fetch the commit (git fetch origin ${rev}), or name an existing commit.`
          : "Fetch the commit, or name an existing commit.",
      ...(shallow ? ["This clone is shallow (in GitHub Actions: check out with fetch-depth: 0)."] : []),
    ].join(" "),
  });
}

/** Prefixes in git's own order. */
const namespaces = ["refs/", "refs/tags/", "refs/heads/", "refs/remotes/"];

/**
 * Throws a UserError if a name means several commits. git prefers a tag to a branch of the same name and only warns on
 * standard error, which nobody reads. The run would then compare with the wrong base.
 */
function refuseAmbiguous(rev: string, ids: ReadonlyMap<string, string | undefined>): void {
  const known = [...ids].flatMap(([name, id]) => (id === undefined ? [] : [[name, id] as const]));
  if (new Set(known.map(([, id]) => id)).size < 2) return;
  const named = known.map(([name]) => name).join(", ");
  throw new UserError("unknown-revision", `${rev} names different commits: ${named}`, {
    hint: "Write one of these full names instead.",
  });
}

const checkOutHint = "Check the repository out first (actions/checkout).";
function isEvent(base: BaseRequest): boolean {
  return base.kind !== "merge-base" && base.kind !== "exact" && base.kind !== "default";
}

/**
 * Resolves the base of a pull request. If GitHub's merge commit is checked out, base is its first parent, because
 * `pull_request.base.sha` in the event is an older tip of the target branch. The parents come from the raw commit,
 * because git hides them in a clone of depth 1. If the head of the pull request is checked out, base is the merge base.
 */
async function pullRequestBase(
  repository: Repository,
  event: BaseRequest & { readonly kind: "pull-request" },
  head: Commit,
): Promise<Base | Unavailable> {
  const [first, second] = head.parents;
  // The last commit of the pull request can be a merge itself. Then it is not GitHub's merge commit.
  if (first !== undefined && second !== undefined && head.commit !== event.headSha) {
    if (second !== event.headSha) {
      return unavailableRevision(
        "version-skew",
        "The checked-out merge commit does not belong to the commit of the event.",
        {
          hint: "The pull request has newer commits. Run the workflow of the newest commit.",
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

/**
 * Resolves the base of a push: the commit before the push. If that does not exist, or was not an ancestor, base is the
 * first parent on the default branch, and elsewhere the merge base with the default branch. A note or a limit then says
 * so. After a forced push on the default branch base is the merge base with the commit before it.
 */
async function pushBase(
  repository: Repository,
  event: BaseRequest & { readonly kind: "push" },
  head: Commit,
): Promise<Base | Unavailable> {
  if (isZero(event.after))
    return unavailableRevision(
      "head-unavailable",
      "The push deleted its branch, so no files remain to check.",
    );
  if (isObjectId(event.after) && event.after !== head.commit) {
    return unavailableRevision("version-skew", "The checked-out commit is not the pushed commit.", {
      hint: "Check out the pushed commit: remove a `ref` that names another commit from actions/checkout.",
    });
  }
  const before = isZero(event.before) ? undefined : await namedByEvent(repository, event.before);
  const isDefault = event.ref === `refs/heads/${event.defaultBranch}`;
  if (before !== undefined) {
    const commit = await readCommit(repository, before);
    if (commit !== undefined && !event.forced) return baseOf(commit);
    // A forced push replaces commits, so the commit before the push is not an ancestor of head.
    if (commit !== undefined && isDefault)
      return withNotes(await eventMergeBase(repository, before, head, "the commit before a forced push"), [
        "the push was forced",
      ]);
  }
  const instead = (base: Base | Unavailable): Base | Unavailable =>
    isZero(event.before)
      ? withNotes(base, ["the branch is new"])
      : withLimit(base, limit("other-base", "Lanser cannot read the commit before the push"));
  if (isDefault) return instead(await firstParent(repository, head));
  const base = await leftDefault(repository, event, head);
  // For a tag, or a branch that starts at the default branch, the merge base is head itself. Compared with itself,
  // every commit would pass.
  const isItself = base.kind === "base" && base.commit.commit === head.commit;
  return instead(isItself ? await firstParent(repository, head) : base);
}

/**
 * Returns the commit at which head left the default branch, for events that name no base. Unavailable if the default
 * branch cannot be fetched.
 */
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

/** Resolves the base of a merge group: the commit that the event names, because the queue can contain other groups. */
async function mergeGroupBase(
  repository: Repository,
  event: BaseRequest & { readonly kind: "merge-group" },
  head: Commit,
): Promise<Base | Unavailable> {
  if (head.commit !== event.headSha) {
    return unavailableRevision(
      "version-skew",
      "The checked-out commit is not the commit of the merge group.",
      {
        hint: "Check out the merge group's commit: remove a `ref` that names another commit from actions/checkout.",
      },
    );
  }
  const base = await namedByEvent(repository, event.baseSha);
  const commit = base === undefined ? undefined : await readCommit(repository, base);
  if (commit !== undefined) return baseOf(commit, [baseNote(commit, "base of the merge group")]);
  return unavailableRevision("base-unavailable", "Lanser cannot fetch the base of the merge group.");
}

/** Returns the commit before head; a shallow clone fetches it. Unavailable for the first commit of a history. */
async function firstParent(repository: Repository, head: Commit): Promise<Base | Unavailable> {
  const [first] = head.parents;
  if (first === undefined) {
    return unavailableRevision(
      "base-unavailable",
      "Head is the first commit of the history, so Lanser has no commit to compare it with.",
      {
        hint: "Name a base, or start with the next change.",
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

/**
 * Returns the merge base for an event. Unlike `localMergeBase` it throws nothing: an event is not a person who can fix
 * a command, so a missing history makes the run inconclusive. `name` is the target in messages.
 */
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
  const message = `This clone lacks the common history of head and ${name}, and Lanser cannot fetch it.`;
  return unavailableRevision("history-unavailable", message, { gitMessage: found.gitMessage });
}

/** Returns the tip of a branch of origin: from this clone, which needs no network, otherwise from origin. */
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

/** Writes the note "base: 0d292d3f06c1 (first parent of the merge)": the log says which commit was chosen, and why. */
function baseNote({ commit }: Commit, why: string): string {
  return `base: ${shortId(commit)} (${why})`;
}

function isZero(id: string): boolean {
  return /^0+$/.test(id);
}
