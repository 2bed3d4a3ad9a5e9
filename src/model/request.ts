/** Defines the request for a comparison: base and head, as a person or an event of GitHub names them. */

/** How base is chosen. The event kinds have the fields of GitHub's events. */
export type BaseRequest =
  /** `--base`: the merge base of the revision and head. */
  | {
      readonly kind: "merge-base";
      readonly rev: string;
      /** Head of the event's pull request. Annotations belong there if head is GitHub's merge of it. */
      readonly pullHead?: string;
    }
  /** `--base-exact`: exactly this commit. */
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
  /** A merge queue's group: its own commit, on top of the entries that are merged before it. */
  | { readonly kind: "merge-group"; readonly baseSha: string; readonly headSha: string }
  /** The commit at which head left the default branch. If head is on that branch, head itself. */
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
 * Returns the base for rewards. For a push to a branch other than the default one it is the commit at which the branch
 * left the default branch. With the commit before the push as base, several pushes could earn the same reward twice.
 */
export function rewardBase(base: BaseRequest): BaseRequest {
  if (base.kind !== "push" || base.ref === `refs/heads/${base.defaultBranch}`) return base;
  return { kind: "left-default", defaultBranch: base.defaultBranch };
}

/** Which tree is head. `checked-out` is the commit of HEAD. */
export type HeadRequest =
  | { readonly kind: "work-tree" }
  /** The working tree with these edits, which are never written. */
  | { readonly kind: "edited"; readonly edits: Edits }
  | { readonly kind: "commit"; readonly rev: string }
  /** A commit with patches applied in sequence. The working tree does not matter, and nothing is written. */
  | { readonly kind: "patched"; readonly rev: string; readonly patches: readonly string[] }
  | { readonly kind: "checked-out" };

/** Edits to a tree that are not on disk. */
export type Edits =
  /** Plain files by their path from the top of the repository; null deletes one. */
  | { readonly kind: "files"; readonly files: readonly EditedFile[] }
  /** As `git diff` prints it. */
  | { readonly kind: "patch"; readonly patch: string };

export type EditedFile = { readonly path: string; readonly text: string | null };

/** Ways to walk a change: commit by commit, or from base to head at once. */
export const stepKinds = ["commits", "endpoints"] as const;
export type StepKind = (typeof stepKinds)[number];
