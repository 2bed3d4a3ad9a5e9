/** Which two trees are compared: what the caller or the event asks for, turned into commits and trees that are here. */
import type { BaseRequest, HeadRequest } from "../core/request.ts";
import { UserError } from "../errors.ts";
import type { Repository } from "./git.ts";
import { isObjectId } from "./git.ts";
import { fetchBranch, haveCommits, haveTree, type MergeBase, mergeBase, shallowCommits } from "./history.ts";
import { type Commit, checkObjects, readCommit, resolveRevision } from "./objects.ts";
import { nearestNames } from "./revision.ts";
import { snapshotWorkTree } from "./work-tree.ts";

export type CommitAndTree = { readonly commit: string; readonly tree: string };

export type Comparison = {
  readonly kind: "comparison";
  readonly base: CommitAndTree;
  /** `commit` is null for the work tree. */
  readonly head: { readonly commit: string | null; readonly tree: string };
  /** Where annotations belong when head itself is only a merge made for the run. */
  readonly annotate: CommitAndTree | null;
  /** What was done to get there; for a log. */
  readonly notes: readonly string[];
};

/** What could not be had; never a guess in its place. */
export type Unavailable = {
  readonly kind: "unavailable";
  readonly code: "base-unavailable" | "head-unavailable" | "history-unavailable" | "version-skew";
  /** The same words for the same cause: no path, host or time. */
  readonly message: string;
  readonly hint: string;
  /** What git said; for a log, never for a report. */
  readonly said: string | null;
};

export type RequestPair = { readonly base: BaseRequest; readonly head: HeadRequest };

/**
 * Throws a UserError for what a person can mend: "unknown-revision", "no-merge-base", "no-base". In a shallow clone
 * missing commits and history are fetched from origin; a whole clone is only asked for the commits an event names.
 */
export async function resolveComparison(
  repository: Repository,
  request: RequestPair,
): Promise<Comparison | Unavailable> {
  const head = await resolveHead(repository, request.head, isEvent(request.base));
  if (head.kind === "unavailable") return head;
  const base = await resolveBase(repository, request.base, head.commit);
  if (base.kind === "unavailable") return base;
  const snapshot = request.head.kind === "work-tree" ? await snapshotWorkTree(repository) : undefined;
  const comparison: Comparison = {
    kind: "comparison",
    base: pick(base.commit),
    head: snapshot === undefined ? pick(head.commit) : { commit: null, tree: snapshot.tree },
    annotate: snapshot === undefined ? base.annotate : null,
    notes: [...base.notes, ...(snapshot?.notes ?? [])],
  };
  return (
    (await lacking(repository, "base", comparison.base.tree)) ??
    (await lacking(repository, "head", comparison.head.tree)) ??
    comparison
  );
}

/** Every file of both sides must be here, also in a partial clone; undefined when they are. */
async function lacking(
  repository: Repository,
  side: "base" | "head",
  tree: string,
): Promise<Unavailable | undefined> {
  const fetched = await haveTree(repository, tree);
  const [found] = await checkObjects(repository, [tree]);
  if (fetched.kind === "fetched" && found?.type === "tree") return undefined;
  const said = fetched.kind === "failed" ? fetched.said : null;
  return unavailable(`${side}-unavailable`, `The files of ${side} are not all in this clone.`, { said });
}

type Head = { readonly kind: "head"; readonly commit: Commit };
type Base = {
  readonly kind: "base";
  readonly commit: Commit;
  readonly annotate: CommitAndTree | null;
  readonly notes: readonly string[];
};

async function resolveHead(
  repository: Repository,
  head: HeadRequest,
  event: boolean,
): Promise<Head | Unavailable> {
  if (head.kind === "commit") {
    const found = await namedCommit(repository, head.rev, "head");
    return found.kind === "unavailable" ? found : { kind: "head", commit: found };
  }
  const id = await resolveRevision(repository, "HEAD");
  const commit = id === undefined ? undefined : await readCommit(repository, id);
  if (commit !== undefined) return { kind: "head", commit };
  if (event) return unavailable("head-unavailable", "Nothing is checked out.", { hint: checkOutHint });
  throw new UserError("unknown-revision", "HEAD names no commit.", { hint: "Commit something first." });
}

async function resolveBase(
  repository: Repository,
  base: BaseRequest,
  head: Commit,
): Promise<Base | Unavailable> {
  switch (base.kind) {
    case "exact": {
      const found = await namedCommit(repository, base.rev, "base");
      return found.kind === "unavailable" ? found : settled(found);
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
      throw new UserError("no-base", "No base was given, and there is no origin/HEAD to compare with.");
    }
    case "first-parent":
      return firstParent(repository, head);
    case "pull-request":
      return pullRequestBase(repository, base, head);
    case "push":
      return pushBase(repository, base, head);
    case "merge-group":
      return mergeGroupBase(repository, base, head);
  }
}

/** Null where head is no merge of the pull request's own head. */
async function mergedHead(
  repository: Repository,
  head: Commit,
  pullHead: string | undefined,
): Promise<CommitAndTree | null> {
  const [, second] = head.parents;
  if (pullHead === undefined || second !== pullHead || head.commit === pullHead) return null;
  await haveCommits(repository, [pullHead]);
  const commit = await readCommit(repository, pullHead);
  return commit === undefined ? null : pick(commit);
}

async function localMergeBase(repository: Repository, id: string, rev: string, head: Commit): Promise<Base> {
  const found = await mergeBase(repository, id, head.commit);
  if (found.kind === "found") return settledAt(repository, found);
  if (found.kind === "none") throw new UserError("no-merge-base", `${rev} and head have no common history.`);
  throw new UserError(
    "no-merge-base",
    `The history of this shallow clone is cut before ${rev} and head meet.`,
    {
      hint: "Fetch the rest (git fetch --unshallow), or compare with the very commit: --base-exact REV.",
      cause: new Error(found.said),
    },
  );
}

/**
 * On the merge commit that GitHub makes, its first parent: `pull_request.base.sha` is the target's tip at some earlier
 * time. A parent is read from the commit itself, because a clone of depth 1 hides it from revisions.
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
      return unavailable(
        "version-skew",
        "The checked-out merge commit is not of the commit that the event is about.",
        {
          hint: "The pull request has moved on since; run the workflow of its newest commit.",
        },
      );
    }
    const fetched = await haveCommits(repository, [first, second]);
    const [base, annotated] = [await readCommit(repository, first), await readCommit(repository, second)];
    if (base === undefined || annotated === undefined) {
      const side = base === undefined ? "base" : "head";
      const said = fetched.kind === "failed" ? fetched.said : null;
      return unavailable(`${side}-unavailable`, `The merge commit's ${side} parent cannot be fetched.`, {
        said,
      });
    }
    return {
      kind: "base",
      commit: base,
      annotate: pick(annotated),
      notes: ["the first parent of the merge commit"],
    };
  }
  if (head.commit !== event.headSha) {
    return unavailable("version-skew", "The checked-out commit is not the one that the event is about.", {
      hint: "Check out the merge commit of the pull request (the default) or its head.",
    });
  }
  const target =
    (await branchTip(repository, event.baseRef)) ?? (await namedByEvent(repository, event.baseSha));
  if (target === undefined) return unavailable("base-unavailable", "The target branch cannot be fetched.");
  return eventMergeBase(repository, target, head, "the target branch");
}

async function pushBase(
  repository: Repository,
  event: BaseRequest & { readonly kind: "push" },
  head: Commit,
): Promise<Base | Unavailable> {
  if (isZero(event.after))
    return unavailable("head-unavailable", "The push deleted its branch: nothing is left to check.");
  if (isObjectId(event.after) && event.after !== head.commit) {
    return unavailable("version-skew", "The checked-out commit is not the one that was pushed.", {
      hint: "Check out the pushed commit (the default).",
    });
  }
  const notes: string[] = [];
  const before = isZero(event.before) ? undefined : await namedByEvent(repository, event.before);
  const isDefault = event.ref === `refs/heads/${event.defaultBranch}`;
  if (before !== undefined) {
    const commit = await readCommit(repository, before);
    if (commit !== undefined && !event.forced) return settled(commit, notes);
    // What was pushed over is no state that this push began from.
    if (commit !== undefined && isDefault)
      return withNotes(await eventMergeBase(repository, before, head, "what was pushed over"), [
        "a forced push",
      ]);
  }
  notes.push(isZero(event.before) ? "the branch is new" : "the commit before the push cannot be reached");
  if (isDefault) return withNotes(await firstParent(repository, head), notes);
  const target = await branchTip(repository, event.defaultBranch);
  if (target === undefined) return unavailable("base-unavailable", "The default branch cannot be fetched.");
  const base = await eventMergeBase(repository, target, head, "the default branch");
  // A tag, or a branch that begins where the default branch is: compared with itself everything would pass.
  const isItself = base.kind === "base" && base.commit.commit === head.commit;
  return withNotes(isItself ? await firstParent(repository, head) : base, notes);
}

async function mergeGroupBase(
  repository: Repository,
  event: BaseRequest & { readonly kind: "merge-group" },
  head: Commit,
): Promise<Base | Unavailable> {
  if (head.commit !== event.headSha) {
    return unavailable("version-skew", "The checked-out commit is not that of the merge group.", {
      hint: "Check out the merge group's commit (the default).",
    });
  }
  const base = await namedByEvent(repository, event.baseSha);
  const commit = base === undefined ? undefined : await readCommit(repository, base);
  if (commit !== undefined) return settled(commit, ["the base of the merge group"]);
  return unavailable("base-unavailable", "The base of the merge group cannot be fetched.");
}

async function firstParent(repository: Repository, head: Commit): Promise<Base | Unavailable> {
  const [first] = head.parents;
  if (first === undefined) {
    return unavailable(
      "base-unavailable",
      "The first commit of a history has nothing before it to compare with.",
      {
        hint: "Give a base, or let the next change be the first one that is checked.",
      },
    );
  }
  const fetched = await haveCommits(repository, [first]);
  const commit = await readCommit(repository, first);
  if (commit !== undefined) return settled(commit, ["the first parent of head"]);
  const said = fetched.kind === "failed" ? fetched.said : null;
  return unavailable("base-unavailable", "The commit before head cannot be fetched.", { said });
}

async function eventMergeBase(
  repository: Repository,
  target: string,
  head: Commit,
  name: string,
): Promise<Base | Unavailable> {
  const found = await mergeBase(repository, target, head.commit);
  if (found.kind === "found") return settledAt(repository, found);
  if (found.kind === "none") {
    const hint = "Rebase the branch, or give the base as an exact commit.";
    return unavailable("base-unavailable", `Head and ${name} have no common history.`, { hint });
  }
  const message = `The history is cut before head and ${name} meet, and the rest cannot be fetched.`;
  return unavailable("history-unavailable", message, { said: found.said });
}

/** What is here of a branch of origin, else what origin has now. */
async function branchTip(repository: Repository, branch: string): Promise<string | undefined> {
  return (
    (await resolveRevision(repository, `refs/remotes/origin/${branch}`)) ??
    (await fetchBranch(repository, branch))
  );
}

async function namedByEvent(repository: Repository, id: string): Promise<string | undefined> {
  if (!isObjectId(id) || isZero(id)) return undefined;
  await haveCommits(repository, [id]);
  return (await readCommit(repository, id))?.commit;
}

/**
 * A revision that a person (or a workflow's inputs) named. A whole object id that a shallow clone lacks is fetched;
 * when that fails it cannot be had, which is not the same as wrong.
 */
async function namedCommit(
  repository: Repository,
  rev: string,
  side: "base" | "head",
): Promise<(Commit & { readonly kind?: never }) | Unavailable> {
  const shallow = (await shallowCommits(repository)).size > 0;
  if (shallow && isObjectId(rev)) {
    const fetched = await haveCommits(repository, [rev]);
    // It may be a tag's id.
    const id = await resolveRevision(repository, rev);
    const commit = id === undefined ? undefined : await readCommit(repository, id);
    if (commit !== undefined) return commit;
    const said = fetched.kind === "failed" ? fetched.said : null;
    return unavailable(`${side}-unavailable`, `The commit of ${side} cannot be fetched.`, { said });
  }
  const id = await resolveRevision(repository, rev);
  const commit = id === undefined ? undefined : await readCommit(repository, id);
  if (commit !== undefined) return commit;
  const near = await nearestNames(repository, rev);
  throw new UserError("unknown-revision", `There is no commit ${rev} in this repository.`, {
    hint: [
      near.length > 0
        ? `Did you mean ${near.join(" or ")}?`
        : isObjectId(rev)
          ? `Fetch it (git fetch origin ${rev}), or name a commit that is there.`
          : "Fetch it, or name a commit that is there.",
      ...(shallow ? ["This clone is shallow (in GitHub Actions: check out with fetch-depth: 0)."] : []),
    ].join(" "),
  });
}

function settled(commit: Commit, notes: readonly string[] = []): Base {
  return { kind: "base", commit, annotate: null, notes };
}

async function settledAt(
  repository: Repository,
  found: MergeBase & { readonly kind: "found" },
): Promise<Base> {
  const commit = await readCommit(repository, found.commit);
  if (commit === undefined) throw new Error(`git merge-base named ${found.commit}, which is not here`);
  return settled(commit, found.notes);
}

function withNotes(base: Base | Unavailable, notes: readonly string[]): Base | Unavailable {
  return base.kind === "base" ? { ...base, notes: [...notes, ...base.notes] } : base;
}

const checkOutHint = "Check the repository out first (actions/checkout).";
const fetchHint =
  "Check out with fetch-depth: 0, or leave the checkout's credentials in place so that it can be fetched.";

function unavailable(
  code: Unavailable["code"],
  message: string,
  { hint = fetchHint, said = null }: { readonly hint?: string; readonly said?: string | null } = {},
): Unavailable {
  return { kind: "unavailable", code, message, hint, said };
}

function isEvent(base: BaseRequest): boolean {
  return base.kind !== "merge-base" && base.kind !== "exact" && base.kind !== "default";
}

function isZero(id: string): boolean {
  return /^0+$/.test(id);
}

function pick({ commit, tree }: Commit): CommitAndTree {
  return { commit, tree };
}
