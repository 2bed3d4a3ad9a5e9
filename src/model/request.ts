/** Which two trees to compare, as a caller or an event asks for them. */

export type BaseRequest =
  /** `--base`: the merge base of the revision and head. */
  | {
      readonly kind: "merge-base";
      readonly rev: string;
      /** Of the event's pull request: where annotations belong when head is GitHub's merge of it. */
      readonly pullHead?: string;
    }
  /** `--base-exact`: this very commit. */
  | { readonly kind: "exact"; readonly rev: string }
  /** The merge base with origin/HEAD. */
  | { readonly kind: "default" }
  /** The commit before head on its own branch (a scheduled or manual run without inputs). */
  | { readonly kind: "first-parent" }
  | {
      readonly kind: "pull-request";
      readonly headSha: string;
      readonly baseRef: string;
      readonly baseSha: string;
    }
  /** A merge queue's group: its own commit, on top of what is to be merged before it. */
  | { readonly kind: "merge-group"; readonly baseSha: string; readonly headSha: string }
  /** Where head left the default branch; head itself where it lies on that. */
  | { readonly kind: "left-default"; readonly defaultBranch: string }
  | {
      readonly kind: "push";
      readonly before: string;
      readonly after: string;
      readonly ref: string;
      /** The commit before is not an ancestor of the one after. */
      readonly forced: boolean;
      readonly defaultBranch: string;
    };

/**
 * What rewards are counted from. A push to another branch than the default one is a step of what that branch does, which begins where it
 * left the default branch: what an earlier push was paid for lies inside of it, and cannot be paid for twice.
 */
export function rewardBase(base: BaseRequest): BaseRequest {
  if (base.kind !== "push" || base.ref === `refs/heads/${base.defaultBranch}`) return base;
  return { kind: "left-default", defaultBranch: base.defaultBranch };
}

export type HeadRequest =
  | { readonly kind: "work-tree" }
  /** The working tree as it would be with these edits, which are never written. */
  | { readonly kind: "edited"; readonly edits: Edits }
  | { readonly kind: "commit"; readonly rev: string }
  /** A commit with patches on it, one after the other; the working tree does not matter, and nothing is written. */
  | { readonly kind: "patched"; readonly rev: string; readonly patches: readonly string[] }
  | { readonly kind: "checked-out" };

export type Edits =
  /** Plain files by their path from the top of the repository; null deletes one. */
  | { readonly kind: "files"; readonly files: readonly EditedFile[] }
  /** As `git diff` prints it. */
  | { readonly kind: "patch"; readonly patch: string };

export type EditedFile = { readonly path: string; readonly text: string | null };

/** How a change is walked: commit by commit, or from base to head at once. */
export const stepKinds = ["commits", "endpoints"] as const;
export type StepKind = (typeof stepKinds)[number];
