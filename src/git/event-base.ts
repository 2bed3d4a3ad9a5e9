/** Resolves the base of an event of GitHub: a pull request, a push, a merge group. */
import { limit } from "../model/codes.ts";
import type { BaseRequest } from "../model/request.ts";
import { shortId } from "../model/text.ts";
import { isObjectId, type Repository } from "./git.ts";
import { fetchBranch, haveCommits, mergeBase } from "./history.ts";
import { type Commit, readCommit, resolveRevision } from "./objects.ts";
import {
  type Base,
  pick,
  settled,
  settledAt,
  type Unavailable,
  unavailable,
  withLimit,
  withNotes,
} from "./resolved.ts";

/**
 * Resolves the base of a pull request. For the merge commit that GitHub makes it is the first parent:
 * `pull_request.base.sha` is the target's tip at some earlier time. A parent is read from the commit itself,
 * because a clone of depth 1 hides it from revisions.
 */
export async function pullRequestBase(
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
      const gitMessage = fetched.kind === "failed" ? fetched.gitMessage : null;
      return unavailable(`${side}-unavailable`, `The merge commit's ${side} parent cannot be fetched.`, {
        gitMessage,
      });
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
    return unavailable("version-skew", "The checked-out commit is not the one that the event is about.", {
      hint: "Check out the merge commit of the pull request (the default) or its head.",
    });
  }
  const target =
    (await branchTip(repository, event.baseRef)) ?? (await namedByEvent(repository, event.baseSha));
  if (target === undefined) return unavailable("base-unavailable", "The target branch cannot be fetched.");
  return eventMergeBase(repository, target, head, "the target branch");
}

export async function pushBase(
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
  const before = isZero(event.before) ? undefined : await namedByEvent(repository, event.before);
  const isDefault = event.ref === `refs/heads/${event.defaultBranch}`;
  if (before !== undefined) {
    const commit = await readCommit(repository, before);
    if (commit !== undefined && !event.forced) return settled(commit);
    // What was pushed over is not a state that this push began from.
    if (commit !== undefined && isDefault)
      return withNotes(await eventMergeBase(repository, before, head, "what was pushed over"), [
        "a forced push",
      ]);
  }
  const instead = (base: Base | Unavailable): Base | Unavailable =>
    isZero(event.before)
      ? withNotes(base, ["the branch is new"])
      : withLimit(base, limit("other-base", "the commit before the push cannot be reached"));
  if (isDefault) return instead(await firstParent(repository, head));
  const base = await leftDefault(repository, event, head);
  // A tag, or a branch that begins where the default branch is: compared with itself everything would pass.
  const isItself = base.kind === "base" && base.commit.commit === head.commit;
  return instead(isItself ? await firstParent(repository, head) : base);
}

/** Returns the merge base of head and the default branch. */
export async function leftDefault(
  repository: Repository,
  { defaultBranch }: { readonly defaultBranch: string },
  head: Commit,
): Promise<Base | Unavailable> {
  const target = await branchTip(repository, defaultBranch);
  if (target === undefined) return unavailable("base-unavailable", "The default branch cannot be fetched.");
  return eventMergeBase(repository, target, head, "the default branch");
}

export async function mergeGroupBase(
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
  if (commit !== undefined) return settled(commit, [baseNote(commit, "base of the merge group")]);
  return unavailable("base-unavailable", "The base of the merge group cannot be fetched.");
}

export async function firstParent(repository: Repository, head: Commit): Promise<Base | Unavailable> {
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
  if (commit !== undefined) return settled(commit, [baseNote(commit, "first parent of head")]);
  const gitMessage = fetched.kind === "failed" ? fetched.gitMessage : null;
  return unavailable("base-unavailable", "The commit before head cannot be fetched.", { gitMessage });
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
  return unavailable("history-unavailable", message, { gitMessage: found.gitMessage });
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
  await haveCommits(repository, [id]);
  return (await readCommit(repository, id))?.commit;
}

/** Writes the note "base: 0d292d3f06c1 (first parent of the merge)". */
function baseNote({ commit }: Commit, why: string): string {
  return `base: ${shortId(commit)} (${why})`;
}

function isZero(id: string): boolean {
  return /^0+$/.test(id);
}
